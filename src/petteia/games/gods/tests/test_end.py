"""G7: where the box is silent."""

import pytest

from petteia.core.conformance import rule
from petteia.core.game import OptionError
from petteia.games.gods.tests.positions import GAME, kinds, on_turn, play, position, where


@rule("G7.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_four_hundred_turns_is_a_draw(seats):
    hands = "hand1=zeus,hera" if seats == 4 else ""
    state = position(f"seats={seats} zeus@a1 turn=399 {hands}")

    log = play(state, "zeus up", "place h3")

    assert state.to_act is None
    assert state.outcome() == [0] * seats
    assert state.scores() == [0] * seats
    assert kinds(log)[-1] == "GameDrawn"
    assert log[-1].turns == 400


@rule("G7.1")
def test_after_the_turn_before_the_last_the_game_goes_on():
    state = position("zeus@a1 turn=398")

    play(state, "zeus up", "place h3")

    assert on_turn(state) == 2
    assert state.outcome() is None


@rule("G7.1")
def test_the_last_turn_can_still_win():
    state = position("zeus@a6 turn=399 seat=2")

    play(state, "zeus up")

    assert state.outcome() == [-1, 1]


@rule("G7.1")
def test_the_turns_of_all_seats_are_counted_together():
    state = position("zeus@a1 hera@h1")

    play(state, "zeus up", "place n3", "hera up", "weaken ares")

    assert state.view(None)["turn"] == 2


@rule("G7.2")
@pytest.mark.parametrize("rings", [5, 6])
def test_the_mountain_has_five_or_six_rings(rings):
    state = position(f"rings={rings} zeus@a{rings - 1}")

    play(state, "zeus up")

    assert where(state, "zeus") == f"a{rings}"
    assert state.outcome() is None


@rule("G7.2")
def test_six_rings_are_the_default():
    assert GAME.new(seed=1).view(None)["rings"] == 6


@rule("G7.2")
@pytest.mark.parametrize("rings", [4, 7, "six", True])
def test_there_is_no_other_number_of_rings(rings):
    with pytest.raises(OptionError, match=r"rings cannot be .*one of 6, 5"):
        GAME.new(rings=rings)
