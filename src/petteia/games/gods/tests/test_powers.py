"""G5: the powers of the gods, with two players."""

import pytest

from petteia.core.conformance import rule
from petteia.games.gods.rules.board import GOD_NAMES
from petteia.games.gods.tests.positions import (
    GAME,
    asked,
    full_board,
    hand,
    kinds,
    on_turn,
    play,
    position,
    reserve,
    tokens,
    where,
    words,
)

PLACERS = [("zeus", "lightning"), ("hades", "portal"), ("demeter", "fertility"), ("ares", "barrier")]
SIX = "c3 e3 g3 i3 k3 m3"  # cells far from a god that climbs from a1


# G5.1, G5.2: placing tokens --------------------------------------------------------------------------------------


@rule("G5.1")
@pytest.mark.parametrize(("god", "token"), PLACERS)
def test_a_token_is_placed_on_any_empty_cell_of_any_ring(god, token):
    state = position(f"{god}@a1 barrier@c3 portal@d3 fertility@e3 lightning@f3")
    play(state, f"{god} up")

    cells = {word.removeprefix("place ") for word in words(state)}

    occupied = {where(state, name) for name in GOD_NAMES} | {"c3", "d3", "e3", "f3"}
    every_cell = {f"{column}{ring}" for column in "abcdefghijklmnop" for ring in range(1, 7)}
    assert cells == every_cell - occupied


@rule("G5.1")
def test_the_cell_the_god_has_just_left_is_empty():
    state = position("zeus@a3")

    play(state, "zeus up", "place a3")

    assert tokens(state) == {"lightning@a3"}


@rule("G5.1")
@pytest.mark.parametrize(("god", "token"), PLACERS)
def test_with_an_empty_reserve_a_token_on_the_board_is_moved_instead(god, token):
    state = position(f"{god}@a1 {full_board(token, SIX)}")
    play(state, f"{god} up")

    offered = words(state)
    log = play(state, "take e3", "place n6")

    assert offered == {f"take {cell}" for cell in SIX.split()}
    assert kinds(log)[:2] == ["TokenTaken", "TokenPlaced"]
    assert f"{token}@n6" in tokens(state)
    assert f"{token}@e3" not in tokens(state)
    assert reserve(state, token) == 0


@rule("G5.1")
@pytest.mark.parametrize(("god", "token"), PLACERS)
def test_a_moved_token_goes_to_another_cell(god, token):
    state = position(f"{god}@a1 {full_board(token, SIX)}")

    play(state, f"{god} up", "take e3")

    assert "place e3" not in words(state)
    assert "place e4" in words(state)


@rule("G5.1")
def test_the_reserve_is_counted_after_what_the_step_brought_back():
    state = position(f"demeter@a1 fertility@a2 {full_board('fertility', 'c3 e3 g3 i3 k3')}")

    play(state, "demeter up", "up")

    assert asked(state) == "place"


@rule("G5.1")
def test_placing_a_token_sets_nothing_off():
    state = position("zeus@a1 hera@h3")

    log = play(state, "zeus up", "place h4")

    assert kinds(log) == ["CardSpent", "GodStepped", "TokenPlaced"]
    assert tokens(state) == {"lightning@h4"}


@rule("G5.2")
@pytest.mark.parametrize(("god", "token"), PLACERS[:3])
def test_zeus_hades_and_demeter_place_one_token(god, token):
    state = position(f"{god}@a1")

    play(state, f"{god} up", "place n6")

    assert tokens(state) == {f"{token}@n6"}
    assert on_turn(state) == 2


@rule("G5.2")
def test_ares_places_two_barriers_on_two_cells():
    state = position("ares@a1")
    play(state, "ares up", "place n6")

    second = words(state)
    play(state, "place n5")

    assert "place n6" not in second
    assert tokens(state) == {"barrier@n5", "barrier@n6"}
    assert on_turn(state) == 2


@rule("G5.1", "G5.2")
def test_ares_with_two_barriers_in_reserve_moves_none():
    state = position(f"ares@a1 {full_board('barrier', 'c3 e3 g3 i3')}")

    log = play(state, "ares up", "place n6", "place n5")

    assert kinds(log)[2:] == ["TokenPlaced", "TokenPlaced"]
    assert reserve(state, "barrier") == 0


@rule("G5.1", "G5.2")
def test_ares_with_one_barrier_in_reserve_places_it_and_moves_another():
    state = position(f"ares@a1 {full_board('barrier', 'c3 e3 g3 i3 k3')}")
    play(state, "ares up", "place n6")

    offered = words(state)
    play(state, "take c3", "place c4")

    assert offered == {"take c3", "take e3", "take g3", "take i3", "take k3"}
    assert tokens(state) == {f"barrier@{cell}" for cell in ("n6", "c4", "e3", "g3", "i3", "k3")}
    assert on_turn(state) == 2


@rule("G5.1", "G5.2")
def test_ares_with_an_empty_reserve_moves_two_different_barriers():
    state = position(f"ares@a1 {full_board('barrier', SIX)}")
    play(state, "ares up", "take c3", "place n6")

    offered = words(state)
    play(state, "take e3", "place e4")

    assert offered == {f"take {cell}" for cell in SIX.split()[1:]}
    assert tokens(state) == {f"barrier@{cell}" for cell in ("n6", "e4", "g3", "i3", "k3", "m3")}


@rule("G5.1")
def test_ares_does_not_put_the_second_barrier_where_the_first_was_taken_from():
    state = position(f"ares@a1 {full_board('barrier', SIX)}")
    play(state, "ares up", "take c3", "place n6", "take e3")

    again = GAME.position(state.text)

    assert not {"place c3", "place e3", "place n6"} & words(state)
    assert "place c4" in words(state)
    assert again.indices() == state.indices()
    assert state.why_not("place c3")[0].name == "why-first-barrier-from-there"


# G5.3: Hera ------------------------------------------------------------------------------------------------------


@rule("G5.3")
def test_hera_turns_a_strong_card_of_the_opponent_weak():
    state = position("hera@a1 hand2=zeus,ares,hades")
    play(state, "hera up")

    offered = words(state)
    log = play(state, "weaken ares")

    assert offered == {"weaken zeus", "weaken ares", "weaken hades"}
    assert hand(state, 2) == ["zeus", "hades"]
    assert kinds(log) == ["CardWeakened"]


@rule("G5.3")
def test_hera_leaves_one_s_own_cards_alone():
    state = position("hera@a1 hand1=hera,zeus hand2=ares,hades")

    play(state, "hera up", "weaken ares")

    assert hand(state, 1) == ["zeus"]


# G5.4: Athena ----------------------------------------------------------------------------------------------------


@rule("G5.4")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["done"], ["zeus", "hera", "ares"]),
        (["weaken zeus", "done"], ["hera", "ares"]),
        (["weaken zeus", "weaken ares"], ["hera"]),
    ],
)
def test_athena_may_turn_none_one_or_two_of_one_s_own_cards_weak(choices, left):
    state = position("athena@a1 hand1=athena,zeus,hera,ares")

    play(state, "athena up", *choices)

    assert hand(state, 1) == left
    assert on_turn(state) == 2


@rule("G5.4")
def test_athena_chooses_among_one_s_own_strong_cards():
    state = position("athena@a1 hand1=athena,zeus,hera hand2=ares")

    play(state, "athena up")

    assert words(state) == {"done", "weaken zeus", "weaken hera"}


@rule("G5.4")
def test_athena_as_the_last_strong_card_recovers_before_her_power():
    state = position("athena@a1 hand1=athena")

    play(state, "athena up")

    assert words(state) == {"done", *(f"weaken {god}" for god in GOD_NAMES)}


@rule("G5.4")
@pytest.mark.parametrize("choices", [["weaken athena", "weaken zeus"], ["weaken zeus", "weaken athena"]])
def test_athena_recovered_may_be_one_of_the_two(choices):
    state = position("athena@a1 hand1=athena")

    play(state, "athena up", *choices)

    assert hand(state, 1) == [god for god in GOD_NAMES if god not in ("athena", "zeus")]


@rule("G5.4")
def test_athena_recovered_stays_strong_if_not_chosen():
    state = position("athena@a1 hand1=athena")

    play(state, "athena up", "done")

    assert hand(state, 1) == GOD_NAMES


@rule("G5.4", "G3.2")
def test_athena_who_turns_the_last_strong_card_weak_recovers_all_but_spends_no_more():
    state = position("athena@a1 hand1=athena,zeus")

    log = play(state, "athena up", "weaken zeus")

    assert "CardsRecovered" in kinds(log)
    assert hand(state, 1) == GOD_NAMES
    assert on_turn(state) == 2


@rule("G5.4", "G3.2")
def test_athena_who_turns_the_last_two_weak_recovers_at_the_end():
    state = position("athena@a1 hand1=athena,zeus,hera")

    play(state, "athena up", "weaken zeus", "weaken hera")

    assert hand(state, 1) == GOD_NAMES
    assert on_turn(state) == 2


# G5.5: Aphrodite -------------------------------------------------------------------------------------------------


@rule("G5.5")
def test_aphrodite_moves_another_god_one_cell():
    state = position("aphrodite@a1 hera@h3")
    play(state, "aphrodite up")

    offered = words(state, "hera")
    log = play(state, "hera up")

    assert offered == {"hera up", "hera left", "hera right"}
    assert where(state, "hera") == "h4"
    assert kinds(log) == ["GodLed"]
    assert on_turn(state) == 2


@rule("G5.5")
def test_aphrodite_does_not_move_herself_and_leaves_nobody_standing():
    state = position("aphrodite@a1 hera@h3 barrier@g3 barrier@i3 barrier@h4")

    play(state, "aphrodite up")

    assert words(state, "aphrodite") == set()
    assert words(state, "hera") == set()
    assert not any(word.endswith("stay") for word in words(state))


@rule("G5.5")
def test_aphrodite_moves_a_god_whatever_its_cards_and_costs_none():
    state = position("aphrodite@a1 hera@h3 hand1=aphrodite,zeus hand2=zeus")

    play(state, "aphrodite up", "hera up")

    assert hand(state, 1) == ["zeus"]
    assert hand(state, 2) == ["zeus"]


@rule("G5.5")
def test_the_led_god_s_power_is_not_used():
    state = position("aphrodite@a1 zeus@h3")

    play(state, "aphrodite up", "zeus up")

    assert on_turn(state) == 2
    assert reserve(state, "lightning") == 6


@rule("G5.5")
def test_aphrodite_may_not_lead_a_god_to_the_summit():
    state = position("aphrodite@a1 hera@h6")

    play(state, "aphrodite up")

    assert words(state, "hera") == {"hera left", "hera right"}


@rule("G5.5")
def test_fertility_may_not_bring_the_led_god_to_the_summit_either():
    state = position("aphrodite@a1 hera@h5 fertility@h6")

    play(state, "aphrodite up", "hera up")

    assert words(state) == {"left", "right"}


@rule("G5.5")
def test_a_led_god_on_fertility_with_only_the_summit_before_it_stays():
    state = position("aphrodite@a1 hera@h5 fertility@h6 barrier@g6 barrier@i6")

    play(state, "aphrodite up", "hera up")

    assert words(state) == {"stay"}


@rule("G5.5")
def test_a_whole_chain_of_fertility_may_not_bring_the_led_god_to_the_summit():
    state = position("aphrodite@a1 hera@h4 fertility@h5 fertility@h6")

    play(state, "aphrodite up", "hera up", "up")

    assert words(state) == {"left", "right"}


@rule("G5.5")
def test_tokens_take_effect_on_the_led_god():
    state = position("aphrodite@a1 hera@h2 portal@h3 portal@k5")

    log = play(state, "aphrodite up", "hera up", "to k5")

    assert where(state, "hera") == "k5"
    assert kinds(log)[2:] == ["GodLed", "PortalEntered", "PortalsUsed"]
    assert reserve(state, "portal") == 6


@rule("G5.5")
def test_lightning_set_off_by_the_led_god_is_removed_without_effect():
    state = position("aphrodite@a1 hera@h2 lightning@h4")

    log = play(state, "aphrodite up", "hera up")

    assert kinds(log)[2:] == ["GodLed", "LightningRemoved"]
    assert reserve(state, "lightning") == 6


@rule("G5.5", "G4.5")
def test_a_led_god_that_begins_inside_a_zone_leaves_that_lightning_alone():
    state = position("aphrodite@a1 hera@h3 lightning@h4")

    play(state, "aphrodite up", "hera left")

    assert tokens(state) == {"lightning@h4"}


@rule("G5.5")
def test_aphrodite_struck_by_lightning_leads_nobody():
    state = position("aphrodite@a1 lightning@a3")

    play(state, "aphrodite up")

    assert on_turn(state) == 2


@rule("G5.5")
def test_if_no_other_god_can_move_nothing_happens():
    # Seven gods fill a row of ring 6 between two barriers, the summit forbidden; Aphrodite stands below.
    row = "zeus@b6 hera@c6 poseidon@d6 demeter@e6 athena@f6 ares@g6 hades@h6"
    state = position(f"aphrodite@d2 {row} barrier@a6 barrier@i6")
    play(state, "aphrodite up")

    offered = words(state)
    log = play(state, "nothing")

    assert offered == {"nothing"}
    assert kinds(log) == ["NothingHappened"]
    assert on_turn(state) == 2


@rule("G5.5")
def test_aphrodite_s_own_step_may_reach_the_summit():
    state = position("aphrodite@a6")

    play(state, "aphrodite up")

    assert state.outcome() == [1, -1]


@rule("G5.5")
def test_aphrodite_s_own_fertility_step_may_reach_the_summit():
    state = position("aphrodite@a5 fertility@a6")

    play(state, "aphrodite up", "up")

    assert state.outcome() == [1, -1]


@rule("G5.5")
def test_the_ban_ends_with_aphrodite_s_turn():
    state = position("aphrodite@a1 hera@h5")

    play(state, "aphrodite up", "hera up", "hera up")

    assert state.outcome() == [-1, 1]


# G5.6: Poseidon --------------------------------------------------------------------------------------------------


@rule("G5.6")
def test_poseidon_returns_any_one_token_to_the_reserve():
    state = position("poseidon@a1 lightning@d5 barrier@h3 portal@i4 fertility@j5")
    play(state, "poseidon up")

    offered = words(state, "remove")
    log = play(state, "remove h3")

    assert offered == {"remove d5", "remove h3", "remove i4", "remove j5"}
    assert reserve(state, "barrier") == 6
    assert kinds(log) == ["TokenReturned"]
    assert on_turn(state) == 2


@rule("G5.6")
def test_poseidon_removes_a_lone_portal_too():
    state = position("poseidon@a1 portal@i4")

    play(state, "poseidon up", "remove i4")

    assert tokens(state) == set()


@rule("G5.6")
def test_poseidon_moves_any_god_one_cell_back_himself_included():
    state = position("poseidon@a1 hera@h3 zeus@i6")
    play(state, "poseidon up")

    offered = {word for word in words(state) if word.endswith("back")}
    log = play(state, "zeus back")

    assert offered == {"poseidon back", "hera back", "zeus back"}
    assert where(state, "zeus") == "i5"
    assert kinds(log) == ["GodPushedBack"]
    assert on_turn(state) == 2


@rule("G5.6")
def test_poseidon_may_move_himself_back_to_where_he_came_from():
    state = position("poseidon@a1")

    play(state, "poseidon up", "poseidon back")

    assert where(state, "poseidon") == "a1"


@rule("G5.6")
def test_a_god_goes_back_neither_onto_a_god_nor_a_barrier_nor_from_ring_one():
    state = position("poseidon@a2 hera@h3 zeus@h2 ares@i4 barrier@i3 hades@a1")

    play(state, "poseidon right")

    assert {word for word in words(state) if word.endswith("back")} == {"zeus back", "poseidon back"}


@rule("G5.6")
def test_the_power_of_the_god_moved_back_is_not_used():
    state = position("poseidon@a1 zeus@h3")

    play(state, "poseidon up", "zeus back")

    assert on_turn(state) == 2


@rule("G5.6")
def test_lightning_set_off_by_going_back_is_removed_without_effect():
    state = position("poseidon@a1 hera@h4 lightning@h2")

    log = play(state, "poseidon up", "hera back")

    assert kinds(log)[2:] == ["GodPushedBack", "LightningRemoved"]
    assert reserve(state, "lightning") == 6


@rule("G5.6")
def test_a_god_moved_back_onto_a_lightning_removes_it():
    state = position("poseidon@a1 hera@h4 lightning@h3")

    play(state, "poseidon up", "hera back")

    assert where(state, "hera") == "h3"
    assert tokens(state) == set()


@rule("G5.6", "G4.5")
def test_a_god_moved_back_inside_a_zone_removes_that_lightning_too():
    state = position("poseidon@a1 hera@h4 lightning@i4 lightning@i5")

    log = play(state, "poseidon up", "hera back")

    assert tokens(state) == {"lightning@i5"}
    assert kinds(log)[-1] == "LightningRemoved"


@rule("G5.6", "G4.3")
def test_a_god_moved_back_onto_a_portal_goes_through_it():
    state = position("poseidon@a1 hera@h4 portal@h3 portal@k6")

    play(state, "poseidon up", "hera back", "to k6")

    assert where(state, "hera") == "k6"
    assert on_turn(state) == 2


@rule("G5.6")
def test_fertility_lets_the_god_moved_back_go_on():
    state = position("poseidon@a1 hera@h4 fertility@h3")

    play(state, "poseidon up", "hera back")

    assert words(state) == {"up", "left", "right"}


@rule("G5.6", "G3.6")
def test_a_fertility_chain_after_going_back_may_reach_the_summit():
    state = position("poseidon@a1 hera@h6 fertility@h5 fertility@i5 fertility@i6 seat=2")

    play(state, "poseidon up", "hera back", "right", "up", "up")

    assert state.outcome() == [-1, 1]
    assert where(state, "hera") == "summit"


@rule("G5.6")
def test_without_tokens_poseidon_must_move_a_god_back():
    state = position("poseidon@a1")

    play(state, "poseidon up")

    assert words(state) == {"poseidon back"}


@rule("G5.6")
def test_with_every_god_on_ring_one_poseidon_must_return_a_token():
    state = position("poseidon@a1 barrier@h3")

    play(state, "poseidon left")

    assert words(state) == {"remove h3"}


@rule("G5.6")
def test_with_neither_tokens_nor_a_god_that_can_go_back_nothing_happens():
    state = position("poseidon@a1")
    play(state, "poseidon left")

    offered = words(state)
    log = play(state, "nothing")

    assert offered == {"nothing"}
    assert kinds(log) == ["NothingHappened"]
    assert on_turn(state) == 2
