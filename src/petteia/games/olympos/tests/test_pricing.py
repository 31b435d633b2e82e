"""Costs told before an action are what is paid after it, and forecasts come true (O3.3, O4, O5.1, O6.2)."""

import pytest
from librt.random import Random

from petteia.core.conformance import rule
from petteia.games.olympos import GAME
from petteia.games.olympos.rules import events
from petteia.games.olympos.rules.expand import combat_cost, settle_cost
from petteia.games.olympos.tests.playing import cost, position

ACTIONS = ("settle", "march", "discover", "build")
CROSS = 67
OPEN_CHOICES = {"discover money", "discover agriculture"}  # which tile is chosen decides what is saved


def paid(state, move):
    """Return the payment that follows *move*, everything else decided by the first option, and the state then."""
    after, log = state.copy(), []
    after.play(move, log)
    while not any(isinstance(event, events.ActionPaid) for event in log):
        moves = after.moves()
        cards = [each for each in moves if each.text.startswith(("card hourglass", "card most"))]
        chosen = next((each for each in moves if not each.text.startswith("card")), None)
        after.play(chosen or cards[0], log)
    return next(event for event in log if isinstance(event, events.ActionPaid)), after


@rule("O3.3", "O4.1", "O4.2", "O4.6", "O5.1", "O6.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_told_is_what_is_paid(seats):
    rng = Random(seats)
    state = GAME.new(seats)
    turns = 0
    while state.to_act is not None:
        moves = state.moves()
        if state.view(None)["asked"] == "turn":
            turns += 1
            actions = [move for move in moves if move.text.startswith(ACTIONS)]
            for move in actions[:: 1 + len(actions) // 6]:
                payment, after = paid(state, move)
                if move.text not in OPEN_CHOICES:
                    assert sum(part for _, part in move.cost) == payment.cost, move.text
                forecast = move.forecast
                assert max(forecast["space"], payment.space) <= CROSS, move.text
                if not move.text.startswith("discover") and forecast["space"] < CROSS - 3:
                    assert (forecast["hourglasses"], forecast["space"]) == (payment.hourglasses, payment.space)
                    if after.to_act is not None and not forecast["zeus_spaces"]:
                        assert forecast["order"][0] == after.to_act
        weighted = [move for move in moves for _ in range(move.weight)]
        state.play(weighted[rng.randrange(len(weighted))])
    assert turns > seats * 5


@rule("O5.1", "O5.4")
def test_the_price_of_a_tile_is_that_of_one_that_can_be_taken():
    row = "row2=hoplites,astronomy,agriculture,money,-"
    state = position(f"seats=2 time=62,67 ended=2 naxos=1 chios=1 lycia=1 cubes1=wood {row}")

    assert cost(state, "discover agriculture") == {"discovery": 7, "agriculture": -2}
    state.play("discover agriculture")
    assert {move.text for move in state.moves()} == {"tile wood"}


@rule("O5.1")
def test_a_slot_shows_the_time_its_move_costs():
    state = position("seats=2 time=20,30 chalcidice=1 laconia=1 naxos=1 row2=hoplites,astronomy,agriculture,money,-")
    (slot,) = [slot for slot in state.view(0)["development"]["slots"] if slot["tile"] == "money"]

    assert slot["time"] == sum(cost(state, "discover money").values()) == 5


def test_parts_have_names_and_no_part_is_nothing():
    state = position("time=0,9 chios=1 troad=2 tiles1=astronomy,hoplites,medicine erinyes=1 god=erinyes")

    assert cost(state, "settle chios troad") == {
        "new-settler": 2,
        "medicine": -1,
        "land": 1,
        "sea": 4,
        "astronomy": -2,
        "combat": 1,
        "erinyes": 2,
    }
    lands = GAME.board.territory_names
    assert settle_cost(state, 0, lands.index("chios"), lands.index("troad")) == 7
    assert combat_cost(state, 0, 0) == 0


def test_only_actions_have_a_price():
    state = position("hand1=cube-grain time=62,63")

    assert {move.text for move in state.moves() if move.cost is None} == {"end", "card cube-grain"}
