"""Puzzles: positions with one good answer, shipped as text in a game's folder; solved by playing.

    petteia puzzles 1
    game: gods
    rules: 2

    puzzle 5f0c19ab
    kind: win 2
    rating: 1450
    themes: fertility ares
    seat: 1
    position: seats=2 rings=6 …
    solution: ares up

`win N`: win in N of your turns, whatever the others do. `defence N`: the only decision after which the others cannot
force a win in N of theirs. `best`: the decision worth most; it says what it is worth and what the next one is. A
position is what the seat sees: nothing hidden stands in it. A puzzle is named by its position, so none is there twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from librt.random import Random

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.chances import sides_of
from petteia.analysis.study import Study, by_promise, likeliest, winning_line
from petteia.core.game import CHANCE, OVER, Game, IllegalMove, Move, State
from petteia.core.insight import NO, UNKNOWN, YES, insight_of
from petteia.core.registry import folder_of

FILE = "puzzles.txt"
FIRST_LINE = "petteia puzzles 1"
WIN, DEFENCE, BEST = "win", "defence", "best"
KINDS = (WIN, DEFENCE, BEST)
RIGHT, WRONG, SOLVED = "right", "wrong", "solved"
EASY, HARD = 600, 2600  # ratings
NODES = 400_000  # positions looked at to prove one answer
FEW_NODES = 10_000  # to find one way out of many
GLANCE = Budget(simulations=200)  # for what follows a wrong try where nothing is proven
LONGEST_TRY = 200  # moves
LONGEST_ESCAPE = 12


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the one good decision in it."""

    game: Game
    kind: str
    turns: int  # of whoever wins by force; 0 where nobody does
    rating: int
    themes: tuple[str, ...]  # messages of the game
    seat: int
    position: str  # as the seat sees it
    solution: tuple[str, ...]  # the decision, and what may follow
    worth: tuple[float, float] | None = None  # the chance of the best decision and of the next one

    @property
    def id(self) -> str:
        return hashlib.sha256(f"{self.game.slug} {self.position}".encode()).hexdigest()[:8]

    @property
    def difficulty(self) -> int:
        """From 1 to 5."""
        return max(1, min(5, 1 + (self.rating - EASY) * 5 // (HARD - EASY)))

    def start(self, seed: int = 0) -> State:
        """Return the position; what the seat does not see is imagined, the same for the same *seed*."""
        view = {"version": self.game.version, "position": self.position}
        return self.game.determinize(view, Random(seed))

    def to_json(self) -> dict[str, object]:
        """Return it as plain data, without its solution."""
        return {
            "id": self.id,
            "game": self.game.slug,
            "kind": self.kind,
            "turns": self.turns,
            "rating": self.rating,
            "difficulty": self.difficulty,
            "themes": list(self.themes),
            "seat": self.seat,
            "position": self.position,
        }

    def lines(self) -> list[str]:
        """Return the lines of it in a file."""
        worth = [] if self.worth is None else [f"worth: {self.worth[0]:.2f} {self.worth[1]:.2f}"]
        return [
            f"puzzle {self.id}",
            f"kind: {self.kind} {self.turns}".removesuffix(" 0"),
            f"rating: {self.rating}",
            f"themes: {' '.join(self.themes)}",
            f"seat: {self.seat + 1}",
            f"position: {self.position}",
            f"solution: {' / '.join(self.solution)}",
            *worth,
        ]


# Files -----------------------------------------------------------------------------------------------------------


def path_of(game: Game) -> Path:
    return folder_of(game) / FILE


@cache
def puzzles(game: Game) -> dict[str, Puzzle]:
    """Return all puzzles that ship with *game*, by their names; none if it has none."""
    path = path_of(game)
    return {each.id: each for each in read(game, path)} if path.exists() else {}


def puzzle(game: Game, name: str) -> Puzzle:
    """Return the puzzle *name*; raise AnalysisError if there is none."""
    try:
        return puzzles(game)[name]
    except KeyError:
        raise AnalysisError(f"{game.name} has no puzzle {name[:40]!r}") from None


def of_the_day(game: Game, day: date) -> Puzzle:
    """Return the puzzle of a *day*, the same for everybody."""
    known = sorted(puzzles(game))
    if not known:
        raise AnalysisError(f"{game.name} has no puzzles")
    place = int.from_bytes(hashlib.sha256(f"{game.slug} {day.isoformat()}".encode()).digest()[:8], "big")
    return puzzles(game)[known[place % len(known)]]


def read(game: Game, path: Path) -> list[Puzzle]:
    """Return the puzzles in a file; raise AnalysisError with the line that is wrong."""
    head, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    if head.splitlines() != [FIRST_LINE, f"game: {game.slug}", f"rules: {game.version}"]:
        raise AnalysisError(f"{path} holds no puzzles of {game.name} by rules {game.version}")
    return [parsed(game, block.splitlines()) for block in blocks]


def parsed(game: Game, lines: Sequence[str]) -> Puzzle:
    """Return the puzzle that *lines* are."""
    found = dict(line.partition(": ")[::2] for line in lines[1:])
    try:
        kind, _, turns = found["kind"].partition(" ")
        worth = found.get("worth")
        best, _, following = (worth or "0 0").partition(" ")
        made = Puzzle(
            game=game,
            kind=kind,
            turns=int(turns or 0),
            rating=int(found["rating"]),
            themes=tuple(found["themes"].split()),
            seat=int(found["seat"]) - 1,
            position=found["position"],
            solution=tuple(found["solution"].split(" / ")),
            worth=None if worth is None else (float(best), float(following)),
        )
    except (KeyError, ValueError) as error:
        raise AnalysisError(f"{lines[0]!r} is no whole puzzle: {error!r}") from error
    if kind not in KINDS or lines[0] != f"puzzle {made.id}":
        raise AnalysisError(f"{lines[0]!r} does not belong to its position")
    return made


def write(game: Game, path: Path, found: Iterable[Puzzle]) -> None:
    """Write puzzles, the easier first."""
    blocks = [[FIRST_LINE, f"game: {game.slug}", f"rules: {game.version}"]]
    blocks += [each.lines() for each in sorted(found, key=lambda each: (each.rating, each.id))]
    path.write_text("\n\n".join("\n".join(block) for block in blocks) + "\n", encoding="utf-8")


# Proofs ----------------------------------------------------------------------------------------------------------


def fewest_turns(state: State, side: int, most: int, nodes: int = NODES) -> int:
    """Return in how many of its turns *side* wins by force: 0 if it has won, -1 if not within *most*.

    Raises AnalysisError where that cannot be said.
    """
    proofs = insight_of(state.game).proofs()
    for turns in range(most + 1):
        answer = proofs.forces(state, side, turns, nodes)
        if answer == YES:
            return turns
        if answer == UNKNOWN:
            raise AnalysisError(f"whether this is won in {turns} turns cannot be said with {nodes} positions")
        assert answer == NO
    return -1


def keeps_win(before: State, after: State, side: int, turns: int, nodes: int = NODES) -> bool:
    """Say whether *side*, that wins in *turns* turns before its decision, still does after it, no turn lost."""
    is_over = after.actor() == OVER or int(after.side(after.actor())) != side
    return fewest_turns(after, side, turns - 1 if is_over else turns, nodes) >= 0


def good_moves(state: State, kind: str, turns: int, nodes: int = NODES) -> list[Move]:
    """Return the decisions that solve a puzzle of a proven kind."""
    own = int(state.side(state.actor()))
    found: list[Move] = []
    for move in state.moves():
        after = state.copy()
        after.apply(move.index, None)
        if kind == WIN:
            is_good = keeps_win(state, after, own, turns, nodes)
        else:
            rivals = [side for side in set(sides_of(state)) if side != own]
            is_good = all(fewest_turns(after, rival, turns, nodes) < 0 for rival in rivals)
        if is_good:
            found.append(move)
    return found


# Solving ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a try."""

    status: str  # right so far, wrong, or solved
    moves: list[str]  # all that is played now: the try, and what the others answered
    answer: list[str]  # of these, what the others answered to the last decision
    refutation: list[str]  # what follows a wrong decision
    chance: float | None = None  # of the seat after a decision that is not the best one

    def to_json(self) -> dict[str, object]:
        return {
            "status": self.status,
            "moves": self.moves,
            "answer": self.answer,
            "refutation": self.refutation,
            "chance": self.chance,
        }


def attempt(wanted: Puzzle, moves: Sequence[str], nodes: int = NODES) -> Attempt:
    """Judge a try: *moves* is all that was played from the beginning, the others' answers included.

    Raises IllegalMove or AnalysisError if it cannot have been played.
    """
    if not moves or len(moves) > LONGEST_TRY:
        raise AnalysisError(f"a try has 1 to {LONGEST_TRY} moves, not {len(moves)}")
    state = wanted.start()
    state.seed = None
    own = int(state.side(state.actor()))
    if wanted.kind == BEST:
        return attempt_best(wanted, state, moves)
    turns = wanted.turns
    for place, text in enumerate(moves):
        actor = state.to_act
        if actor is None or actor == CHANCE:
            raise AnalysisError(f"nothing is to be decided before {text!r}")
        before = state.copy()
        (made,) = state.play(text)
        if int(state.side(actor)) != own:
            if made.index != likeliest(before):
                raise AnalysisError(f"the others did not answer {text!r}")
            continue
        if wanted.kind == WIN:
            if not keeps_win(before, state, own, turns, nodes):
                return Attempt(WRONG, list(moves[: place + 1]), [], escape(state, own, turns, FEW_NODES))
            turns = fewest_turns(state, own, turns, nodes)
        else:
            for rival in set(sides_of(state)) - {own}:
                if (lost := fewest_turns(state, rival, turns, nodes)) >= 0:
                    line = [move.text for move in winning_line(state, rival, max(1, lost), nodes)[0]]
                    return Attempt(WRONG, list(moves[: place + 1]), [], line)
    played = list(moves)
    if wanted.kind == DEFENCE:
        is_over = state.to_act is None or int(state.side(state.actor())) != own
        return Attempt(SOLVED if is_over else RIGHT, played, [], [])
    answer: list[str] = []
    while (seat := state.to_act) is not None and seat >= 0 and int(state.side(seat)) != own:
        index = likeliest(state)
        answer.append(state.game.all_moves[index].text)
        state.apply(index, None)
    return Attempt(SOLVED if state.to_act is None else RIGHT, [*played, *answer], answer, [])


def escape(state: State, side: int, turns: int, nodes: int) -> list[str]:
    """Return how the others get away: *side* ends its turn, then decisions after which it wins in *turns* no longer."""
    twin = state.copy()
    line: list[str] = []
    have_answered = False
    while (actor := twin.to_act) is not None and actor >= 0 and len(line) < LONGEST_ESCAPE:
        moves = by_promise(twin)
        if int(twin.side(actor)) == side:
            if have_answered:
                break
            found: Move | None = moves[0]
        else:
            have_answered = True
            found = next((move for move in moves if is_escape(twin, move, side, turns, nodes)), None)
        if found is None:
            break
        line.append(found.text)
        twin.apply(found.index, None)
    return line


def is_escape(state: State, move: Move, side: int, turns: int, nodes: int) -> bool:
    after = state.copy()
    after.apply(move.index, None)
    left = turns - 1
    try:
        return fewest_turns(after, side, left, nodes) < 0
    except AnalysisError:
        return False


def attempt_best(wanted: Puzzle, state: State, moves: Sequence[str]) -> Attempt:
    """Judge a try at the decision worth most."""
    if (refused := state.why_not(moves[0])) is not None:
        raise IllegalMove(*refused)
    move = state.read(moves[0])
    if move.text == wanted.solution[0]:
        return Attempt(SOLVED, [move.text], [], [], wanted.worth[0] if wanted.worth else None)
    state.apply(move.index, None)
    study = Study(state, wanted.seat, seed=1, simulations=GLANCE.simulations).think(GLANCE)
    found = study.evaluation(1)
    line = [each.text for each in found.lines[0].moves] if found.lines else []
    # A glance may flatter: what is not the best decision is worth no more than the next best.
    chance = min(found.chances[wanted.seat], wanted.worth[1]) if wanted.worth else found.chances[wanted.seat]
    return Attempt(WRONG, [move.text], [], line, round(chance, 4))
