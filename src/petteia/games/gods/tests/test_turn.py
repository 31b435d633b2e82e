"""G3: a turn."""

import pytest

from petteia.core.conformance import rule
from petteia.games.gods.rules.board import GOD_NAMES
from petteia.games.gods.tests.positions import asked, hand, kinds, on_turn, play, position, tokens, where, words


@rule("G3.1")
def test_the_card_is_spent_first_then_the_god_moves_then_its_power_is_used():
    state = position("zeus@a1")

    log = play(state, "zeus up", "place h3")

    assert kinds(log) == ["CardSpent", "GodStepped", "TokenPlaced"]


@rule("G3.1")
def test_a_spent_card_is_weak_already_while_the_power_is_used():
    state = position("zeus@a1")

    play(state, "zeus up")

    assert asked(state) == "place"
    assert hand(state, 1) == [god for god in GOD_NAMES if god != "zeus"]


@rule("G3.1")
def test_a_weak_card_may_not_be_played():
    state = position("zeus@a1 hand1=hera,ares")

    assert words(state, "zeus") == set()
    assert words(state, "hera")


@rule("G3.1")
def test_one_player_s_weak_card_is_no_matter_to_the_other():
    state = position("zeus@a1 hand1=hera seat=2")

    assert words(state, "zeus") == {"zeus up", "zeus left", "zeus right"}


@rule("G3.1")
def test_the_turn_passes_when_the_power_has_been_used():
    state = position("zeus@a1 seat=1 turn=6")

    play(state, "zeus up", "place h3")

    assert on_turn(state) == 2
    assert asked(state) == "turn"
    assert state.view(None)["turn"] == 7


@rule("G3.2")
def test_cards_become_strong_again_the_moment_the_last_one_is_played():
    state = position("zeus@a1 hand1=zeus")

    log = play(state, "zeus up")

    assert asked(state) == "place"
    assert hand(state, 1) == GOD_NAMES
    assert kinds(log) == ["CardSpent", "CardsRecovered", "GodStepped"]


@rule("G3.2")
def test_cards_become_strong_again_in_the_opponent_s_turn_too():
    state = position("hera@a1 hand2=zeus")

    play(state, "hera up", "weaken zeus")

    assert hand(state, 2) == GOD_NAMES
    assert on_turn(state) == 2


@rule("G3.2")
def test_cards_stay_weak_while_one_is_strong():
    state = position("zeus@a1 hand1=zeus,ares")

    play(state, "zeus up")

    assert hand(state, 1) == ["ares"]


@rule("G3.3")
def test_a_god_moves_one_cell_left_right_or_up():
    state = position("zeus@c3")

    assert words(state, "zeus") == {"zeus left", "zeus right", "zeus up"}


@rule("G3.3")
@pytest.mark.parametrize(("move", "cell"), [("zeus left", "b3"), ("zeus right", "d3"), ("zeus up", "c4")])
def test_left_right_and_up_are_the_neighbouring_cells(move, cell):
    state = position("zeus@c3")

    play(state, move)

    assert where(state, "zeus") == cell


@rule("G3.3")
def test_a_god_never_steps_onto_a_god_or_a_barrier():
    state = position("zeus@a1 hera@p1 barrier@a2")

    assert words(state, "zeus") == {"zeus right"}


@rule("G3.3")
@pytest.mark.parametrize("token", ["lightning", "portal", "fertility"])
def test_a_god_may_step_onto_any_other_token(token):
    state = position(f"zeus@a1 hera@p1 barrier@b1 {token}@a2")

    assert words(state, "zeus") == {"zeus up"}


@rule("G3.3")
def test_a_god_never_steps_back_even_if_nothing_else_is_free():
    state = position("zeus@c3 barrier@b3 barrier@d3 barrier@c4")

    assert words(state, "zeus") == {"zeus stay"}
    assert state.why_not("zeus back") is not None


@rule("G3.4")
@pytest.mark.parametrize("text", ["barrier@b3 barrier@d3", "barrier@b3 barrier@c4", "barrier@c4 barrier@d3"])
def test_moving_is_compulsory_if_one_cell_is_free(text):
    state = position(f"zeus@c3 {text}")

    assert len(words(state, "zeus")) == 1
    assert "zeus stay" not in words(state, "zeus")


@rule("G3.4")
def test_a_blocked_god_may_be_chosen_stays_and_uses_its_power():
    state = position("zeus@a1 hera@p1 ares@b1 barrier@a2")

    log = play(state, "zeus stay", "place h3")

    assert kinds(log) == ["CardSpent", "GodStayed", "TokenPlaced"]
    assert where(state, "zeus") == "a1"
    assert "zeus" not in hand(state, 1)


@rule("G3.4")
def test_a_god_that_stays_sets_nothing_off():
    state = position("zeus@c3 barrier@b3 barrier@d3 barrier@c4 lightning@d4")

    play(state, "zeus stay")

    assert asked(state) == "place"
    assert "lightning@d4" in tokens(state)


@rule("G3.5")
@pytest.mark.parametrize("god", [god for god in GOD_NAMES if god != "athena"])
def test_the_power_is_compulsory(god):
    state = position(f"{god}@a3 barrier@h5")

    play(state, f"{god} up")

    assert on_turn(state) == 1
    assert words(state) & {"done", "nothing", "pass"} == set()


@rule("G3.5")
def test_athena_s_power_may_be_left_unused():
    state = position("athena@a3")

    play(state, "athena up", "done")

    assert on_turn(state) == 2
    assert hand(state, 1) == [god for god in GOD_NAMES if god != "athena"]


@rule("G3.6")
@pytest.mark.parametrize(("seat", "outcome"), [(1, [1, -1]), (2, [-1, 1])])
def test_whoever_s_turn_it_is_when_a_god_reaches_the_summit_wins_at_once(seat, outcome):
    state = position(f"zeus@a6 seat={seat}")

    log = play(state, "zeus up")

    assert state.to_act is None
    assert state.outcome() == outcome
    assert state.scores() == [max(0, value) for value in outcome]
    assert kinds(log) == ["CardSpent", "GodStepped", "SummitReached"]


@rule("G3.6")
def test_the_winner_is_who_is_on_turn_not_who_brought_the_god_so_far():
    state = position("zeus@a5 seat=1")

    play(state, "zeus up", "place h3", "zeus up")

    assert state.outcome() == [-1, 1]


@rule("G3.6")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_a_team_wins_together(seat):
    state = position(f"seats=4 zeus@a6 seat={seat} hand{seat}=zeus")

    play(state, "zeus up")

    assert state.outcome() == ([1, -1, 1, -1] if seat in (1, 3) else [-1, 1, -1, 1])
