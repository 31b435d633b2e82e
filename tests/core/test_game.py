"""What every game and every state has: seats, options, moves in three spellings, refusals."""

import pytest
from librt.random import Random

import petteia
from petteia.core.event import Event
from petteia.core.game import IllegalMove, Move, Option, OptionError
from petteia.core.walk import perft, playout, playouts, scratch

GAME = petteia.game("gods")


# Seats and options -----------------------------------------------------------------------------------------------


def test_without_a_number_of_seats_the_first_is_taken() -> None:
    assert GAME.new().seats == GAME.seats[0] == 2


@pytest.mark.parametrize("seats", [0, 1, 3, 5, -2])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"Gods of Olympus is played by 2 or 4, not by {seats!r}"):
        GAME.new(seats)


def test_options_have_defaults_and_are_checked() -> None:
    assert GAME.complete({}) == {"rings": 6, "box": "original"}
    assert GAME.complete({"rings": "5", "box": "russian"}) == {"rings": 5, "box": "russian"}
    with pytest.raises(OptionError, match="Gods of Olympus has no option 'speed'; it has rings, box"):
        GAME.complete({"speed": 1})


@pytest.mark.parametrize(("value", "meant"), [(True, True), ("true", True), (False, False), ("false", False)])
def test_an_option_is_read_from_its_value_or_its_text(value: object, meant: bool) -> None:
    assert Option("o", (True, False), "").read(value) is meant


@pytest.mark.parametrize("value", [1, 0, "True", "yes", None, "", 1.0])
def test_an_option_is_nothing_else(value: object) -> None:
    with pytest.raises(OptionError, match=r"o cannot be .*; it is one of true, false"):
        Option("o", (True, False), "").read(value)


# Moves -----------------------------------------------------------------------------------------------------------


def test_a_move_may_be_named_by_its_text_its_index_or_itself() -> None:
    for attempt in ("zeus up", "  Zeus   UP ", GAME.by_text["zeus up"], GAME.by_text["zeus up"].index):
        state = GAME.new(seed=1)
        assert [move.text for move in state.play(attempt)] == ["zeus up"]


def test_moves_are_equal_by_what_they_are() -> None:
    move = GAME.by_text["zeus up"]

    assert move == move.weighing(3) == move.costing((("cubes", 1),))
    assert move != GAME.by_text["zeus left"]
    assert (str(move), repr(move)) == ("zeus up", "<Move zeus up>")
    assert len({move, move.weighing(3)}) == 1
    assert move != "zeus up"


def test_an_illegal_move_carries_its_reason_and_its_rule() -> None:
    state = GAME.new(seed=1)
    before = state.text

    with pytest.raises(IllegalMove) as refusal:
        state.play("place c4")

    assert refusal.value.reason.name == "why-choose-a-god"
    assert refusal.value.rule == "G3.1"
    assert str(refusal.value) == "Your turn begins with a god: say which one moves, and which way. (G3.1)"
    assert isinstance(refusal.value, petteia.PetteiaError)
    assert state.text == before


@pytest.mark.parametrize("attempt", ["", "zeus", "zeus down", "ходить", -1, 483, 10**9])
def test_a_move_that_does_not_exist_is_refused_without_a_rule(attempt: str | int) -> None:
    state = GAME.new(seed=1)

    with pytest.raises(IllegalMove) as refusal:
        state.play(attempt)

    assert refusal.value.reason.name == "no-such-move"
    assert refusal.value.rule == ""
    assert str(refusal.value) == f"There is no move “{attempt}”."
    assert state.why_not(attempt) == (refusal.value.reason, "")


def test_a_long_move_that_does_not_exist_is_not_repeated_in_full() -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.new(seed=1).play("x" * 10_000)

    assert str(refusal.value) == f"There is no move “{'x' * 80}…”."


# Chance and seeds ------------------------------------------------------------------------------------------------


def test_without_a_seed_the_state_stops_at_every_draw() -> None:
    state = GAME.new()

    played = state.play("set zeus")

    assert state.to_act == petteia.CHANCE
    assert [move.text for move in played] == ["set zeus"]


def test_with_a_seed_the_state_settles_chance_itself() -> None:
    assert GAME.new(seed=1).to_act == GAME.new(seed="1").to_act != petteia.CHANCE
    assert GAME.new(seed=1) == GAME.new(seed="1")
    assert GAME.new(seed=1) != GAME.new(seed=2)


def test_a_seed_is_kept_by_copies() -> None:
    state = GAME.new(seed=1)

    twin = state.copy()

    assert (twin.seed, twin.draws) == (state.seed, state.draws) == ("1", 25)


def test_states_are_equal_if_their_text_is() -> None:
    state = GAME.new(seed=1)

    assert state == state.copy()
    assert hash(state) == hash(state.copy())
    assert state != state.text
    assert repr(state) == f"<gods {state.text}>"


def test_a_finished_game_has_no_moves_and_says_so() -> None:
    state = finished()

    assert (state.to_act, state.moves(), state.indices()) == (None, [], [])
    assert state.why_not("zeus up")[0].name == "game-is-over"  # type: ignore[index]
    with pytest.raises(IllegalMove, match="The game is over"):
        state.play("zeus up")


def finished() -> petteia.State:
    state = GAME.new(seed=1)
    playout(state, Random(1), scratch(state))
    return state


# Walking ---------------------------------------------------------------------------------------------------------


def test_playouts_are_the_same_for_the_same_seed() -> None:
    assert playouts(GAME.new(seed=1), 5, Random(3)) == playouts(GAME.new(seed=1), 5, Random(3))
    assert playouts(GAME.new(), 2, Random(3)) > 20


def test_perft_counts_what_playing_finds() -> None:
    state = GAME.new(seed=1)

    def count(state: petteia.State, depth: int) -> int:
        if depth == 0 or state.to_act is None:
            return 1
        total = 0
        for move in state.moves():
            after = state.copy()
            after.play(move)
            total += count(after, depth - 1)
        return total

    assert perft(state, 0) == 1
    assert [perft(state, depth) for depth in (1, 2)] == [count(state, depth) for depth in (1, 2)]
    assert perft(finished(), 3) == 1


def test_a_log_is_kept_only_if_asked_for() -> None:
    log: list[Event] = []
    told, untold = GAME.new(seed=1), GAME.new(seed=1)

    told.play("zeus up", log)
    untold.play("zeus up")

    assert log
    assert told == untold


def test_moves_of_the_game_are_numbered_by_their_place() -> None:
    assert [move.index for move in GAME.all_moves] == list(range(len(GAME.all_moves)))
    assert all(isinstance(move, Move) for move in GAME.all_moves)
