"""O10: last actions, scoring, ties."""

import pytest

from petteia.core.conformance import rule
from petteia.games.olympos.rules import events
from petteia.games.olympos.tests.playing import after, player, position, refused, told, words


@rule("O10.1")
def test_past_the_last_zeus_space_one_ends_or_takes_one_last_action():
    state = position("time=57,62")
    assert "end" in words(state)
    state.play("settle north epirus")

    assert state.view(None)["players"][0]["ended"]
    assert state.to_act == 1
    state.play("end")
    assert state.to_act is None


@rule("O10.1")
def test_before_the_last_zeus_space_nobody_ends():
    assert refused(position("time=56,62"), "end") == ("why-not-at-last-zeus", "O10.1")
    assert refused(position("time=57,62"), "wait") == ("why-end-instead", "O10.1")


@rule("O10.1")
def test_the_others_play_on():
    state = position("seats=3 time=58,45,52 ended=1")

    assert state.to_act == 1


@rule("O10.2", "O12.1")
@pytest.mark.parametrize(("space", "points"), [(57, 5), (58, 5), (59, 4), (61, 3), (64, 2), (66, 1), (67, 0)])
def test_the_place_on_the_track_scores_five_to_nothing(space, points):
    state = position(f"time={space},67 ended=1")

    assert player(state, 1)["points"]["track"] == points


@rule("O10.2")
def test_points_come_item_by_item_and_add_up():
    state = position(
        "seats=4 time=59,62,62,62 ended=1 prestige1=4 epirus=1 atlantis-west=1 thessaly=12 macedonia=1 troad=1 "
        "tiles1=medicine,poetry,philosophy,absolutism,strategy,city,science,engineering wonders1=stadium "
        "hand1=star,zeus keres=1 god=keres cubes1=gold hourglasses1=3"
    )

    assert player(state, 1)["points"] == {
        "track": 4,
        "prestige": 4,
        "territories": 1 + 2 + 1 + 1,
        "discoveries": 16,
        "wonders": 10,
        "poetry": 3,
        "philosophy": 5,
        "absolutism": 4,
        "city": 5,
        "science": 8,
        "engineering": 6,
        "destiny": 2,
        "keres": -2,
    }
    assert state.scores()[0] == sum(player(state, 1)["points"].values())


@rule("O10.2")
def test_a_covered_settler_controls_nothing_and_atlantis_scores_two():
    state = position("atlantis-west=1 atlantis-east=12 time=0,9")

    assert player(state, 1)["points"]["territories"] == 2
    assert player(state, 2)["points"]["territories"] == 2


@rule("O10.2")
def test_the_end_tells_points_and_winner():
    state = position("time=67,58 ended=1 prestige1=3 line=2,1")
    log = told(state, "end")

    assert log[-3:] == [events.SeatScored(0, 3), events.SeatScored(1, 5), events.GameWon((1,))]
    assert state.outcome() == [-1.0, 1.0]


@rule("O10.3")
def test_a_tie_goes_to_most_discoveries_and_wonders():
    state = after("time=67,67 ended=1 line=2,1 prestige1=4 tiles2=medicine,religion", "end")

    assert state.scores() == [4, 4]
    assert state.outcome() == [-1.0, 1.0]


@rule("O10.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tie_beyond_that_is_shared(seats):
    state = after(f"seats={seats} time={','.join(['67'] * seats)} ended={'+'.join(map(str, range(1, seats)))}", "end")

    assert state.outcome() == [0.0] * seats


@rule("O10.3")
def test_results_lie_evenly_between_first_and_last_and_ties_share():
    state = after("seats=4 time=67,67,67,67 ended=1+2+3 prestige1=9 prestige2=5 prestige3=5", "end")

    assert state.outcome() == pytest.approx([1.0, 0.0, 0.0, -1.0])
