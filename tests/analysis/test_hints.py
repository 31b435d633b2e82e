"""Hints and warnings: only what the figures say, from what the seat can see."""

from __future__ import annotations

from librt.random import Random

import petteia
from petteia.analysis import Budget
from petteia.analysis.hints import hint, warning
from petteia.analysis.puzzles import DEFENCE, puzzles

GODS, OLYMPOS = petteia.game("gods"), petteia.game("olympos")
FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
FEW = Budget(simulations=48)


def test_a_win_is_told_step_by_step() -> None:
    found = hint(GODS.position(FOOT).view(0), budget=FEW)

    assert found.move.text == "zeus up"
    assert found.look == ["You can win this turn.", "Look at: Zeus."]
    assert not any("goes up" in words for words in found.look)  # the move comes with the second step
    assert found.why[0] == "It wins: Zeus goes up."


def test_a_warning_tells_what_is_given_away_and_not_what_is_better() -> None:
    view = GODS.position(FOOT).view(0)
    found = warning(view, "hades up", budget=FEW)

    assert found is not None
    assert found.loss == 1.0
    assert found.why[0] == "You can win this turn, and this gives it away."
    assert found.why[1].startswith("After this Player 2 wins in the next turn")
    assert warning(view, "zeus up", budget=FEW) is None


def test_whoever_has_lost_anyway_is_not_warned() -> None:
    state = GODS.position(FOOT)
    state.play("hades up")
    state.play("place p6")  # seat 2 wins with Zeus
    lost = next(each for each in puzzles(GODS).values() if (each.kind, each.turns) == (DEFENCE, 1)).start()
    wrong = [move.text for move in lost.moves() if warning(lost.view(lost.actor()), move.text, budget=FEW) is not None]

    assert warning(state.view(1), "hera up", budget=FEW) is not None
    assert len(wrong) >= len(lost.moves()) - 2  # all but the only defence lose


def test_two_positions_a_seat_cannot_tell_apart_get_the_same_hint() -> None:
    state = OLYMPOS.new(3, seed=4)
    for _ in range(60):  # past the first cards
        state.play(state.moves()[0])
    seat = int(state.actor())
    other = state.redealt(seat, Random(9))

    assert hint(state.view(seat), budget=FEW) == hint(other.view(seat), budget=FEW)


def test_hints_speak_four_languages() -> None:
    view = GODS.position(FOOT).view(0)

    assert len({tuple(hint(view, language, budget=FEW).look) for language in ("en", "ru", "fr", "it")}) == 4
