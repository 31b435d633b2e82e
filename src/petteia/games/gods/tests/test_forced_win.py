"""Forced wins of Gods of Olympus: hand-built positions, and brute force on what is small enough for it."""

from __future__ import annotations

import pytest
from librt.random import Random

import petteia
from petteia import _source
from petteia.games.gods.insight.forced_win import NO, UNKNOWN, YES, forced_win, wins_at_once
from petteia.games.gods.state import GodsState

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
    found, move = forced_win(state, turns, nodes)
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
