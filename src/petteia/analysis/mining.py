"""Where puzzles come from: games of bots, searched for positions with one good answer, each proven or confirmed."""

from __future__ import annotations

import time
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from librt.random import Random

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.chances import SEARCH, sides_of
from petteia.analysis.puzzles import BEST, DEFENCE, EASY, HARD, WIN, Puzzle, fewest_turns, good_moves, keeps_win
from petteia.analysis.study import Study, by_promise, winning_line
from petteia.core.event import Event
from petteia.core.game import Game, State
from petteia.core.insight import NO, UNKNOWN, YES, insight_of
from petteia.core.registry import folder_of
from petteia.core.walk import scratch
from petteia.players import player

THEMES = "insight/themes.toml"
MOST_TURNS = 3
LEAST_OPTIONS = 4
LATE = 20  # decisions before the end in which wins by force are looked for
SPARSE = 4  # of so many decisions one is searched where nothing can be proven
NODES = 8_000  # positions looked at while mining, for one question
MANY_NODES, PROOF_NODES = 40_000, 400_000  # for a long win: to find one, and to prove that there is one way only
LATE_LONG = 26  # decisions before the end in which long wins are looked for
GLANCE, LONG = Budget(simulations=120), Budget(simulations=600)
CLEARLY = 0.06  # by so much the best decision is better than the next
AGREES = 0.04  # and in a search with other seeds at least by so much
MOST_OF_A_GAME = 4  # more would look alike
SHARE = 0.3  # of one kind with one number of turns, where there are several kinds
BOTS = (f"{SEARCH}:simulations=10", f"{SEARCH}:simulations=30")


@cache
def themes_known(game: Game) -> dict[str, Any]:
    """Return which things, kinds of moves and events make which theme."""
    path = folder_of(game) / THEMES
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def themes_of(state: State, moves: Sequence[str], seat: int) -> tuple[str, ...]:
    """Return what those of *moves* that the side of *seat* makes are about."""
    known = themes_known(state.game)
    things = known.get("things", [])
    twin = state.copy()
    found: dict[str, None] = {}
    for text in moves:
        log: list[Event] = []
        move = twin.read(text)
        is_own = twin.actor() >= 0 and twin.side(twin.actor()) == twin.side(seat)
        twin.play(move, log)
        if not is_own:
            continue
        themes = [known.get("moves", {}).get(text.split()[0])]
        themes += [value for value in move.fact.facts.values() if value in things]
        for event in log:
            themes.append(known.get("events", {}).get(event.name))
            themes.append(event.facts.get("token") if event.facts.get("token") in things else None)
        found |= {str(theme): None for theme in themes if theme is not None}
    return tuple(found)


def first_sight(state: State, index: int) -> int:
    """Return how many legal moves promise more than *index* does."""
    options, promises = scratch(state), scratch(state)
    count = int(state.options(options))
    insight_of(state.game).order(state, options, count, promises)
    own = next(int(promises[place]) for place in range(count) if int(options[place]) == index)
    return sum(int(promises[place]) > own for place in range(count))


def rated(base: int, sight: int, options: int) -> int:
    """Return how hard a puzzle is thought to be before anybody tried it."""
    return max(EASY, min(HARD, base + 60 * min(sight, 8) + 6 * min(options, 40)))


# Proven ----------------------------------------------------------------------------------------------------------


def proven(state: State, nodes: int = NODES) -> Puzzle | None:
    """Return the puzzle that *state* is by proof: one way to win by force, or one defence; None if it is none."""
    game = state.game
    actor = int(state.actor())
    own = int(state.side(actor))
    options = len(state.indices())
    try:
        turns = turns_to_win(state, own, nodes)
        if turns > 0:
            good = good_moves(state, WIN, turns, nodes)
            line = [move.text for move in winning_line(state, own, turns, nodes)[0]]
            base = (500, 1000, 1500)[turns - 1] + 80 * min(6, len(line) // turns)
            kind = WIN
        elif turns < 0:
            turns = threat(state, own, nodes)
            good = good_moves(state, DEFENCE, turns, nodes) if turns else []
            line = [move.text for move in good]
            base, kind = 700 + 500 * (turns - 1), DEFENCE
        else:
            return None
    except AnalysisError:
        return None
    if len(good) != 1 or (kind == WIN and line[0] != good[0].text):
        return None
    sight = first_sight(state, good[0].index)
    if kind == WIN and turns == 1 and len(line) == 1 and sight == 0:
        return None  # everybody sees it
    return Puzzle(
        game, kind, turns, rated(base, sight, options), themes_of(state, line, actor), actor, state.text, tuple(line)
    )


def long_win(state: State, turns: int = MOST_TURNS) -> Puzzle | None:
    """Return the puzzle that *state* is if it is won in *turns* turns by force, in one way; None if it is none.

    Such wins are rare and dear to prove: most positions are dismissed at a glance, most others by a second way to win.
    """
    own = int(state.side(int(state.actor())))
    proofs = insight_of(state.game).proofs()
    if proofs.forces(state, own, turns - 1, NODES) != NO or proofs.forces(state, own, turns, MANY_NODES) != YES:
        return None
    good = 0
    try:
        for move in by_promise(state):
            after = state.copy()
            after.apply(move.index, None)
            good += keeps_win(state, after, own, turns, PROOF_NODES)
            if good > 1:
                return None
    except AnalysisError:
        return None
    return proven(state, PROOF_NODES)


def turns_to_win(state: State, own: int, nodes: int) -> int:
    """Return in how many turns *own* wins by force, -1 if no win was found: of the longest there may be one unseen."""
    found = fewest_turns(state, own, MOST_TURNS - 1, nodes)
    if found < 0 and insight_of(state.game).proofs().forces(state, own, MOST_TURNS, nodes) == YES:
        return MOST_TURNS
    return found


def threat(state: State, own: int, nodes: int) -> int:
    """Return in how many turns the others win by force after most decisions of *own*: 0 if after few."""
    rivals = [side for side in set(sides_of(state)) if side != own]
    moves = state.moves()
    for turns in (1, 2):
        lost = 0
        for place, move in enumerate(moves):
            after = state.copy()
            after.apply(move.index, None)
            lost += any(fewest_turns(after, rival, turns, nodes) >= 0 for rival in rivals)
            if place - lost >= 1:  # two decisions are good already
                break
        else:
            if lost == len(moves) - 1:
                return turns
            return 0
    return 0


# Confirmed -------------------------------------------------------------------------------------------------------


def gap_of(state: State, budget: Budget, seed: int) -> tuple[str, float, float] | None:
    """Return the best decision, and what it and the next best are worth to whoever decides, as a search thinks."""
    actor = int(state.actor())
    study = Study(state, actor, seed=seed, simulations=budget.simulations, proof_nodes=0, plays=False).think(budget)
    lines = study.evaluation(40).lines
    if len(lines) < 2:
        return None
    best = max(lines, key=lambda line: line.tried)
    others = [line for line in lines if line is not best and line.tried >= 4]
    if not others:
        return None
    following = max(line.chances[actor] for line in others)
    return best.moves[0].text, best.chances[actor], following


def confirmed(state: State, seed: int, long: Budget = LONG) -> Puzzle | None:
    """Return the puzzle that *state* is by two long searches: one decision clearly worth most; None if it is none."""
    options = len(state.indices())
    gaps = []
    for budget, other in ((GLANCE, seed), (long, seed + 1), (long, seed + 2)):
        found = gap_of(state, budget, other)
        if found is None or found[1] - found[2] < (CLEARLY if budget is not GLANCE else AGREES):
            return None
        gaps.append(found)
    if len({found[0] for found in gaps[1:]}) > 1:
        return None
    best, chance, following = gaps[1]
    actor = int(state.actor())
    view = state.view(actor)
    seen = state.game.determinize(view, Random(0))
    sight = first_sight(state, state.game.by_text[best].index) + (4 if gaps[0][0] != best else 0)
    base = 1300 - round(2000 * min(0.3, chance - following))
    rating = rated(base, sight, options)
    themes = themes_of(seen, [best], actor)
    return Puzzle(state.game, BEST, 0, rating, themes, actor, str(view["position"]), (best,), (chance, following))


def holds(wanted: Puzzle, seed: int = 7, nodes: int = 400_000) -> bool:
    """Say whether a puzzle is one: prove it again, or search again with other seeds."""
    state = wanted.start(seed)
    if int(state.actor()) != wanted.seat:
        return False
    if wanted.kind == BEST:
        found = gap_of(state, LONG, seed)
        return found is not None and found[0] == wanted.solution[0] and found[1] - found[2] >= AGREES
    own = int(state.side(wanted.seat))
    if wanted.kind == WIN and fewest_turns(state, own, wanted.turns, nodes) != wanted.turns:
        return False
    good = good_moves(state, wanted.kind, wanted.turns, nodes)
    return [move.text for move in good] == [wanted.solution[0]]


# Playing ---------------------------------------------------------------------------------------------------------


def positions(game: Game, seats: int, seed: int) -> list[State]:
    """Return the decisions of a game of bots who do not always see what is best."""
    bots = [player(game, spec, seed=seed + place) for place, spec in enumerate(BOTS)]
    state = game.new(seats, seed=f"puzzles {seed}")
    found: list[State] = []
    while (seat := state.to_act) is not None:
        if len(state.indices()) >= LEAST_OPTIONS:
            found.append(state.copy())
        state.play(bots[int(state.side(seat)) % len(bots)].choose(state.view(seat)))
    return found


def proves(game: Game) -> bool:
    """Say whether *game* can prove wins by force."""
    state = game.new(game.seats[0], seed=0)
    return insight_of(game).proofs().forces(state, 0, 1, 1_000) != UNKNOWN


def mine(
    game: Game,
    wanted: int,
    known: dict[str, Puzzle],
    seed: int = 1,
    heard: Callable[[int, Puzzle], None] | None = None,
    until: float | None = None,
    seats: int | None = None,
    are_long: bool = False,
) -> None:
    """Add puzzles to *known* until there are *wanted*, or the clock (`time.monotonic`) says *until*.

    Games of every count of *seats* are played in turn unless one is told. If they *are_long*, only the longest wins are
    looked for, with more patience.
    The same *seed* plays the same games again: to go on with a file of puzzles, take another one.
    """
    by_proof = proves(game)
    most = round(SHARE * wanted) if by_proof else wanted
    counts = Counter((each.kind, each.turns) for each in known.values())
    number = seed * 1_000_000
    while len(known) < wanted:
        number += 1
        met = positions(game, game.seats[number % len(game.seats)] if seats is None else seats, number)
        taken = 0
        late = met[-LATE_LONG if are_long else -LATE :]
        for place, state in enumerate(late if by_proof else met[number % SPARSE :: SPARSE]):
            if until is not None and time.monotonic() > until:
                return
            if are_long:
                found = long_win(state)
            else:
                found = proven(state) if by_proof else confirmed(state, number * 1_000 + place)
            if found is not None and found.id not in known and counts[found.kind, found.turns] < most:
                known[found.id] = found
                counts[found.kind, found.turns] += 1
                taken += 1
                if heard is not None:
                    heard(len(known), found)
            if len(known) >= wanted or taken >= MOST_OF_A_GAME:
                break
