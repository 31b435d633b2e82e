"""Forced wins of Gods of Olympus: hand-built positions, and brute force on what is small enough for it."""

from __future__ import annotations

import pytest
from librt.random import Random

import petteia
from petteia import _source
from petteia.analysis.puzzles import DEFENCE, WIN, puzzles
from petteia.core.frames import top
from petteia.core.insight import insight_of
from petteia.games.gods.insight.forced_win import (
    NO,
    UNKNOWN,
    YES,
    GodsProofs,
    stands_before_chain,
    stands_under_summit,
    wins_at_once,
)
from petteia.games.gods.rules.position import PLACE, SPEND, TAKE
from petteia.games.gods.state import GodsState
from petteia.players import player
from petteia.players.thinker import Thinker

GODS = petteia.game("gods")
COMPILED = _source.build() == "compiled"  # brute force takes its time: less of it where it takes a hundred times more
FOOT = "zeus@a1 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def position(*words: str) -> petteia.State:
    """Return a position in which the gods not named stand at the foot."""
    text = " ".join(words)
    named = {word.split("@")[0] for word in text.split() if "@" in word}
    foot = [word for word in FOOT.split() if word.split("@")[0] not in named]
    return GODS.position(" ".join([*text.split(), *foot]))


def answer(state: petteia.State, turns: int, nodes: int = 200_000) -> tuple[int, str]:
    found, move = GodsProofs().forced_win(state, turns, nodes)
    return found, GODS.all_moves[move].text if move >= 0 else ""


def test_a_god_under_the_summit_wins_at_once() -> None:
    assert answer(position("zeus@a6"), 1) == (YES, "zeus up")


def test_a_god_without_a_card_wins_nothing_at_once() -> None:
    assert answer(position("zeus@a6 hand1=hera,ares"), 1) == (NO, "")


def test_a_chain_of_fertility_wins_at_once() -> None:
    state = position("zeus@a4 fertility@a5 fertility@b5 fertility@b6 barrier@a6")

    assert answer(state, 1) == (YES, "zeus up")
    state.play("zeus up")
    assert answer(state, 1) == (YES, "right")


def test_a_pair_of_portals_does_not_lead_to_the_summit() -> None:
    assert answer(position("zeus@a4 portal@a5 portal@h6 hand1=zeus"), 1) == (NO, "")


def test_a_lone_portal_leads_to_a_column_of_fertility() -> None:
    column = " ".join(f"fertility@d{ring}" for ring in range(1, 7))

    assert answer(position(f"zeus@a3 portal@a4 hand1=zeus {column}"), 1) == (YES, "zeus up")


def test_aphrodite_leads_nobody_to_the_summit_but_steps_there_herself() -> None:
    assert answer(position("zeus@a6 hand1=aphrodite"), 1) == (NO, "")
    assert answer(position("aphrodite@a6 hand1=aphrodite"), 1) == (YES, "aphrodite up")


def test_poseidon_pushes_a_god_onto_fertility_and_it_climbs() -> None:
    state = position("hera@a6 fertility@a5 fertility@b5 fertility@b6 hand1=poseidon")

    assert answer(state, 1)[0] == YES
    assert wins_at_once(state)


def test_lightning_that_takes_poseidons_power_takes_the_win() -> None:
    # Every step of Poseidon leads into the zone of a lightning he did not begin in.
    text = "hera@a6 fertility@a5 fertility@b5 fertility@b6 hand1=poseidon poseidon@h2"
    state = position(text, "lightning@h4 lightning@f2 lightning@j2")

    assert answer(state, 1) == (NO, "")


def test_a_god_only_one_side_can_play_wins_in_two_turns() -> None:
    # Aphrodite leads Zeus under the summit; the opponent has neither his card nor a way to move or weaken him.
    state = position("zeus@a5 hand1=zeus,aphrodite hand2=hades,demeter")

    found, move = answer(state, 2, 2_000_000)
    assert found == YES
    assert move.startswith("aphrodite")


def test_a_defence_by_pushing_back_is_found() -> None:
    state = position("zeus@a5 hand1=zeus,aphrodite hand2=hades,poseidon")

    assert answer(state, 2, 2_000_000)[0] != YES


def test_few_positions_give_no_answer() -> None:
    assert answer(position("zeus@a3 seat=1"), 2, 50)[0] == UNKNOWN


# Brute force -----------------------------------------------------------------------------------------------------


def brute_now(state: petteia.State, turn: str) -> bool:
    """Say whether the turn under way can end on the summit, trying everything."""
    if state.to_act is None:
        return max(state.scores()) == 1
    if state.text.split("turn=")[1].split()[0] != turn:
        return False
    return any(brute_now(after(state, index), turn) for index in state.indices())


def after(state: petteia.State, index: int) -> petteia.State:
    twin = state.copy()
    twin.apply(index, None)
    return twin


def scattered(seed: int, cards: str) -> petteia.State:
    """Return a position with gods high up and much fertility, few cards to keep brute force short."""
    rng = Random(seed)
    free = [f"{column}{ring}" for column in "abcd" for ring in (3, 4, 5)] + ["a6", "b6", "c6"]

    def cell() -> str:
        return free.pop(rng.randrange(len(free)))

    words = [f"fertility@{cell()}" for _ in range(5)]
    words += [f"{god}@{cell()}" for god in ("poseidon", "hera", "athena")]
    words += [f"portal@{cell()}" for _ in range(rng.randrange(3))]
    words += [f"lightning@{cell()}" for _ in range(rng.randrange(3))]
    return position(" ".join(words), f"hand1={cards}")


@pytest.mark.parametrize("cards", ["poseidon", "hera", "athena"])
def test_winning_at_once_agrees_with_brute_force(cards: str) -> None:
    seen = set()
    for seed in range(60 if COMPILED else 12):
        state = scattered(seed, cards)
        found = answer(state, 1)[0]
        seen.add(found)

        assert (found == YES) == brute_now(state, "0"), state.text
    assert seen == {YES, NO}


def brute_turns(state: petteia.State, side: int, turns: int) -> bool:
    """Say whether *side* wins in so many turns, by trying everything: for small hands only."""
    if state.to_act is None:
        return state.scores()[side] == 1
    if turns == 0:
        return False
    assert isinstance(state, GodsState)
    decides = state.to_act == side
    for index in state.indices():
        later = after(state, index)
        assert isinstance(later, GodsState)
        ended = later.turn != state.turn and state.seat == side
        if brute_turns(later, side, turns - 1 if ended else turns) == decides:
            return decides
    return not decides


@pytest.mark.skipif(not COMPILED, reason="brute force over three turns is for the compiled build")
@pytest.mark.parametrize("seed", range(4))
def test_winning_in_two_turns_agrees_with_brute_force(seed: int) -> None:
    rng = Random(seed)
    free = [f"{column}{ring}" for column in "abc" for ring in (4, 5)] + ["a6"]
    places = [free.pop(rng.randrange(len(free))) for _ in range(3)]
    gods = ("hera", "athena", "aphrodite")
    words = [f"{god}@{place}" for god, place in zip(gods, places, strict=True)]
    state = position(" ".join(words), "hand1=hera,athena", "hand2=athena,hera")

    found = answer(state, 2, 5_000_000)[0]

    assert found != UNKNOWN
    assert (found == YES) == brute_turns(state, 0, 2)


# What is answered without trying ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"rings": 5}), (4, {}), (4, {"box": "russian"})])
def test_a_threat_that_tokens_cannot_meet_stands_whatever_is_decided(seats: int, options: dict[str, object]) -> None:
    rng, met = Random(seats), set()
    for seed in range(60 if COMPILED else 6):
        state = GODS.new(seats, seed=seed, **options)
        while state.to_act is not None:
            assert isinstance(state, GodsState)
            kind = top(state)
            if kind in (PLACE, TAKE, SPEND) and (stands_under_summit(state) or stands_before_chain(state)):
                met.add(int(kind))
                for index in state.indices()[::7]:
                    assert is_won_next(after(state, index), state.turn, rng), state.text
            moves = state.indices()
            ups = [index for index in moves if GODS.all_moves[index].text.endswith(" up")]
            state.apply((ups or moves)[rng.randrange(len(ups or moves))], None)
    assert met >= {PLACE, SPEND}


def is_won_next(state: petteia.State, turn: int, rng: Random) -> bool:
    """Say whether the turn that comes after *turn*, whatever is decided in that, can end on the summit."""
    assert isinstance(state, GodsState)
    while state.turn == turn:
        moves = state.indices()
        state.apply(moves[rng.randrange(len(moves))], None)
    return wins_at_once(state)


# Losing, and what does not lose -----------------------------------------------------------------------------------


def proven(slug: str, kind: str, most: int) -> list[tuple[petteia.State, str, int]]:
    """Return positions of puzzles, what solves them, and in how many turns."""
    found = [puzzle for puzzle in puzzles(petteia.game(slug)).values() if puzzle.kind == kind]
    return [(GODS.position(each.position), each.solution[0], each.turns) for each in found[:: len(found) // most]]


@pytest.mark.skipif(not COMPILED, reason="many proofs")
def test_all_but_the_only_defence_lose() -> None:
    for state, saves, turns in proven("gods", DEFENCE, 30):
        lost = insight_of(GODS).proofs().losing_moves(state, turns, 2_000_000)

        assert {GODS.all_moves[index].text for index in state.indices() if index not in lost} == {saves}
        for index, within in list(lost.items())[:3]:
            assert GodsProofs().forces(after(state, index), 1 - state.to_act % 2, within, 2_000_000) == YES


@pytest.mark.skipif(not COMPILED, reason="many proofs")
@pytest.mark.parametrize("spec", ["mcts:simulations=30,proof=20000", "net:simulations=10,proof=20000"])
def test_bots_play_the_only_defence(spec: str) -> None:
    bot = player(GODS, spec, seed=1)
    for state, saves, turns in proven("gods", DEFENCE, 20):
        assert turns > 1 or bot.choose(state.view(state.to_act)).text == saves


@pytest.mark.skipif(not COMPILED, reason="many proofs")
def test_who_loses_whatever_it_does_loses_as_late_as_possible() -> None:
    bot, met = player(GODS, "mcts:simulations=10,proof=1000000", seed=1), 0
    for puzzle in [each for each in puzzles(GODS).values() if each.kind == WIN and each.turns == 3][:6]:
        state = GODS.position(puzzle.position)
        for move in puzzle.solution:
            if state.to_act == puzzle.seat:
                state.play(move)
        lost = insight_of(GODS).proofs().losing_moves(state, 2, 1_000_000)
        if len(lost) == len(state.indices()) and set(lost.values()) == {1, 2}:
            met += 1
            assert lost[bot.choose(state.view(state.to_act)).index] == 2
    assert met


def test_what_is_won_in_more_turns_is_not_lost_in_fewer() -> None:
    for state, _, turns in proven("gods", WIN, 8):
        side = state.to_act % 2
        answers = [GodsProofs().forces(state, side, length, 200_000) for length in range(turns + 1)]

        assert answers == [NO] * turns + [YES]


# What was proven before -------------------------------------------------------------------------------------------


@pytest.mark.skipif(not COMPILED, reason="many proofs")
def test_what_was_proven_is_hardly_looked_at_again() -> None:
    first = again = 0
    for state, _, turns in proven("gods", WIN, 20):
        proofs, side = GodsProofs(), state.to_act % 2

        assert proofs.forces(state, side, turns, 200_000) == YES
        first += 200_000 - proofs.questions[side].left
        assert proofs.forces(state, side, turns, 200_000) == YES
        again += 200_000 - proofs.questions[side].left
    assert again < first / 10


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"rings": 5}), (2, {"box": "russian"})])
def test_proofs_of_one_game_say_nothing_of_another(seats: int, options: dict[str, object]) -> None:
    proofs = GodsProofs()
    proofs.forces(GODS.new(2, seed=1), 0, 1, 1_000)
    before = proofs.questions[0]

    proofs.forces(GODS.new(2, seed=2), 0, 1, 1_000)
    assert proofs.questions[0] is before
    proofs.forces(GODS.new(seats, seed=1, **options), 0, 1, 1_000)
    assert proofs.questions[0] is not before


def test_only_a_bot_that_keeps_its_thoughts_keeps_its_proofs() -> None:
    state = GODS.new(2, seed=1)
    while state.to_act is not None and len(state.indices()) == 1:
        state.play(state.indices()[0])
    for spec, keeps in (("net:simulations=10,proof=100", False), ("net:simulations=10,proof=100,keep=1", True)):
        bot = player(GODS, spec, seed=1)
        assert isinstance(bot, Thinker)
        bot.choose(state.view(state.to_act))
        before = bot.proofs
        bot.choose(state.view(state.to_act))

        assert (bot.proofs is before) == keeps
        bot.reseed(2)
        assert bot.proofs is not before
