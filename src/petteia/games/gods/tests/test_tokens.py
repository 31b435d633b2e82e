"""G4: what tokens do when a god comes to stand somewhere."""

import pytest

from petteia.core.conformance import rule
from petteia.games.gods.tests.positions import asked, kinds, on_turn, play, position, reserve, tokens, where, words

# In the tests of lightning, Zeus is the god that moves: struck, he places none, and the turn passes at once.


def is_struck(log):
    return "PowerLost" in kinds(log)


# G4.1 ------------------------------------------------------------------------------------------------------------


@rule("G4.1")
@pytest.mark.parametrize("token", ["fertility", "lightning"])
def test_a_token_stood_on_goes_back_to_the_reserve(token):
    state = position(f"hera@a1 {token}@a2")

    play(state, "hera up")

    assert tokens(state) == set()
    assert reserve(state, token) == 6
    assert where(state, "hera") == "a2"


@rule("G4.1", "G4.5")
def test_a_token_stood_on_without_effect_goes_back_too():
    state = position("hera@a2 lightning@a3")

    log = play(state, "hera up")

    assert "LightningRemoved" in kinds(log)
    assert reserve(state, "lightning") == 6
    assert asked(state) == "weaken"


@rule("G4.1")
def test_a_token_takes_effect_before_the_power():
    state = position("zeus@a1 fertility@a2")

    play(state, "zeus up")

    assert asked(state) == "step"


@rule("G4.1", "G4.3")
def test_a_lone_portal_stays_where_it_is():
    state = position("zeus@a1 portal@a2")

    play(state, "zeus up", "to c1")

    assert tokens(state) == {"portal@a2"}
    assert reserve(state, "portal") == 5


# G4.2: fertility -------------------------------------------------------------------------------------------------


@rule("G4.2")
def test_a_god_on_fertility_must_move_again_in_any_direction():
    state = position("zeus@a1 fertility@a2")

    play(state, "zeus up")

    assert words(state) == {"up", "left", "right"}


@rule("G4.2")
@pytest.mark.parametrize(("way", "cell"), [("up", "a3"), ("left", "p2"), ("right", "b2")])
def test_the_extra_step_need_not_go_the_same_way(way, cell):
    state = position("zeus@a1 fertility@a2")

    play(state, "zeus up", way)

    assert where(state, "zeus") == cell
    assert asked(state) == "place"


@rule("G4.2")
def test_fertility_is_removed_before_the_extra_step():
    state = position("zeus@a1 fertility@a2")

    play(state, "zeus up")

    assert reserve(state, "fertility") == 6
    assert tokens(state) == set()


@rule("G4.2")
def test_a_god_on_fertility_that_is_blocked_stays_and_uses_its_power():
    state = position("zeus@a1 fertility@a2 hera@p2 ares@b2 barrier@a3")
    play(state, "zeus up")

    offered = words(state)
    log = play(state, "stay")

    assert offered == {"stay"}
    assert kinds(log) == ["GodStayed"]
    assert asked(state) == "place"


@rule("G4.2")
def test_fertility_chains():
    state = position("zeus@a1 fertility@a2 fertility@a3 fertility@b3")

    log = play(state, "zeus up", "up", "right", "up")

    assert kinds(log).count("FertilityUsed") == 3
    assert where(state, "zeus") == "b4"
    assert reserve(state, "fertility") == 6


@rule("G4.2", "G3.6")
def test_a_fertility_chain_may_reach_the_summit():
    state = position("zeus@a4 fertility@a5 fertility@a6 seat=2")

    play(state, "zeus up", "up", "up")

    assert state.outcome() == [-1, 1]


@rule("G4.2")
def test_tokens_met_on_the_extra_step_take_effect_too():
    state = position("zeus@a1 fertility@a2 portal@a3 portal@h4")

    play(state, "zeus up", "up", "to h4")

    assert where(state, "zeus") == "h4"
    assert tokens(state) == set()


@rule("G4.2", "G4.5")
def test_the_extra_step_begins_on_the_fertility_s_cell():
    state = position("zeus@a1 fertility@a2 lightning@b4")

    struck = is_struck(play(state, "zeus up", "up"))

    assert struck
    assert reserve(state, "lightning") == 6


# G4.3: portals ---------------------------------------------------------------------------------------------------


@rule("G4.3")
def test_a_god_goes_to_the_other_portal_and_both_are_removed():
    state = position("zeus@a1 portal@a2 portal@h5")

    log = play(state, "zeus up", "to h5")

    assert where(state, "zeus") == "h5"
    assert reserve(state, "portal") == 6
    assert kinds(log) == ["CardSpent", "GodStepped", "PortalEntered", "PortalsUsed"]
    assert asked(state) == "place"


@rule("G4.3")
def test_with_several_other_portals_the_player_chooses():
    state = position("zeus@a1 portal@a2 portal@h5 portal@h1 portal@j6")

    play(state, "zeus up")

    assert words(state) == {"to h5", "to h1", "to j6"}


@rule("G4.3")
def test_portals_not_chosen_stay():
    state = position("zeus@a1 portal@a2 portal@h5 portal@j6")

    play(state, "zeus up", "to j6")

    assert tokens(state) == {"portal@h5"}


@rule("G4.3")
def test_from_a_lone_portal_a_god_goes_to_any_cell_of_ring_one_without_god_or_barrier():
    state = position(
        "zeus@a1 portal@a2 barrier@c1 fertility@d1 lightning@e1"
        " hera@h1 poseidon@i1 demeter@j1 athena@k1 ares@l1 aphrodite@m1 hades@n5"
    )

    play(state, "zeus up")

    assert words(state) == {f"to {column}1" for column in "abdefgnop"}


@rule("G4.3")
def test_the_lone_portal_s_own_cell_may_not_be_chosen():
    state = position("zeus@a1 portal@b1")

    play(state, "zeus right")

    assert "to b1" not in words(state)
    assert "to a1" in words(state)
    assert "to c1" in words(state)


@rule("G4.3")
def test_fertility_at_the_end_of_a_lone_portal_takes_effect():
    state = position("zeus@a1 portal@a2 fertility@d1")

    play(state, "zeus up", "to d1")

    assert asked(state) == "step"
    assert words(state) == {"up", "left", "right"}


@rule("G4.3", "G4.4")
def test_lightning_at_the_end_of_a_lone_portal_strikes():
    state = position("zeus@a1 portal@a2 lightning@e1")

    struck = is_struck(play(state, "zeus up", "to e1"))

    assert struck
    assert tokens(state) == {"portal@a2"}


@rule("G4.3")
def test_a_lone_portal_may_be_entered_twice_in_one_turn():
    state = position("zeus@c2 portal@b2 fertility@a1 fertility@b1")

    play(state, "zeus left", "to a1", "right", "up", "to d1")

    assert where(state, "zeus") == "d1"
    assert tokens(state) == {"portal@b2"}


@rule("G4.3")
def test_a_portal_may_lead_to_the_innermost_ring():
    state = position("zeus@a1 portal@a2 portal@h6")

    play(state, "zeus up", "to h6")

    assert where(state, "zeus") == "h6"
    assert state.outcome() is None


# G4.4: lightning -------------------------------------------------------------------------------------------------

ZONE = [
    ("zeus@b1", "zeus up"),  # to b2
    ("zeus@c1", "zeus up"),  # to c2
    ("zeus@d1", "zeus up"),  # to d2
    ("zeus@a3", "zeus right"),  # to b3
    ("zeus@e3", "zeus left"),  # to d3
    ("zeus@a4", "zeus right"),  # to b4
    ("zeus@e4", "zeus left"),  # to d4
]


@rule("G4.4")
@pytest.mark.parametrize(("zeus", "step"), ZONE)
def test_lightning_strikes_a_god_that_comes_to_a_cell_round_it(zeus, step):
    state = position(f"{zeus} lightning@c3")

    log = play(state, step)

    assert kinds(log) == ["CardSpent", "GodStepped", "LightningStruck", "PowerLost"]
    assert reserve(state, "lightning") == 6
    assert on_turn(state) == 2


@rule("G4.4", "G4.7")
def test_lightning_strikes_on_the_cell_above_it_which_only_a_portal_reaches_from_outside():
    state = position("zeus@h1 lightning@c3 portal@h2 portal@c4")

    struck = is_struck(play(state, "zeus up", "to c4"))

    assert struck
    assert reserve(state, "lightning") == 6


@rule("G4.4")
@pytest.mark.parametrize(("zeus", "step"), [("zeus@f3", "zeus left"), ("zeus@c5", "zeus left"), ("zeus@d5", "zeus up")])
def test_lightning_does_not_strike_two_cells_away(zeus, step):
    state = position(f"{zeus} lightning@c3")

    play(state, step)

    assert asked(state) == "place"
    assert tokens(state) == {"lightning@c3"}


@rule("G4.4")
@pytest.mark.parametrize(
    ("zeus", "step", "lightning"),
    [
        ("zeus@o3", "zeus right", "a3"),
        ("zeus@o3", "zeus right", "a4"),
        ("zeus@b3", "zeus left", "p3"),
        ("zeus@b3", "zeus left", "p2"),
        ("zeus@a1", "zeus up", "p3"),
    ],
)
def test_the_zone_wraps_round_the_columns(zeus, step, lightning):
    state = position(f"{zeus} lightning@{lightning}")

    assert is_struck(play(state, step))


@rule("G4.4")
@pytest.mark.parametrize(
    ("zeus", "step", "lightning", "strikes"),
    [
        ("zeus@e1", "zeus left", "c1", True),
        ("zeus@e1", "zeus left", "c2", True),
        ("zeus@e1", "zeus left", "c6", False),
        ("zeus@e6", "zeus left", "c6", True),
        ("zeus@e6", "zeus left", "c5", True),
        ("zeus@e6", "zeus left", "c1", False),
    ],
)
def test_beyond_ring_one_and_the_innermost_ring_there_is_nothing(zeus, step, lightning, strikes):
    state = position(f"{zeus} lightning@{lightning}")

    assert is_struck(play(state, step)) == strikes


@rule("G4.4", "G3.6")
def test_lightning_does_not_reach_the_summit():
    state = position("zeus@h6 lightning@a6 lightning@o6")

    log = play(state, "zeus up")

    assert kinds(log) == ["CardSpent", "GodStepped", "SummitReached"]
    assert reserve(state, "lightning") == 4


@rule("G4.4")
@pytest.mark.parametrize("god", ["hera", "poseidon", "demeter", "athena", "ares", "aphrodite", "hades"])
def test_a_struck_god_of_any_kind_loses_its_power(god):
    state = position(f"{god}@c1 lightning@c3")

    play(state, f"{god} up")

    assert on_turn(state) == 2
    assert asked(state) == "turn"


@rule("G4.4")
def test_the_power_is_lost_for_this_turn_only():
    state = position("zeus@c1 lightning@c3 hand2=zeus,hera")
    play(state, "zeus up")

    play(state, "zeus up")

    assert asked(state) == "place"


# G4.5: beginning inside the zone ---------------------------------------------------------------------------------


@rule("G4.5")
@pytest.mark.parametrize(
    ("zeus", "step"), [("zeus@b2", "zeus right"), ("zeus@b2", "zeus up"), ("zeus@c4", "zeus left")]
)
def test_a_god_that_begins_a_step_inside_the_zone_does_not_trigger_it(zeus, step):
    state = position(f"{zeus} lightning@c3")

    play(state, step)

    assert asked(state) == "place"
    assert tokens(state) == {"lightning@c3"}


@rule("G4.5")
@pytest.mark.parametrize(
    ("zeus", "step"), [("zeus@c2", "zeus up"), ("zeus@b3", "zeus right"), ("zeus@d3", "zeus left")]
)
def test_a_step_onto_the_lightning_s_own_cell_removes_it_without_effect(zeus, step):
    state = position(f"{zeus} lightning@c3")

    log = play(state, step)

    assert "LightningRemoved" in kinds(log)
    assert asked(state) == "place"
    assert reserve(state, "lightning") == 6


@rule("G4.5")
def test_lightning_removed_without_effect_does_not_use_up_the_one_that_strikes():
    state = position("zeus@c2 lightning@c3 lightning@d4")

    log = play(state, "zeus up")

    assert kinds(log)[-3:] == ["LightningRemoved", "LightningStruck", "PowerLost"]


@rule("G4.5")
def test_leaving_the_zone_and_coming_back_in_the_same_turn_triggers_it():
    state = position("zeus@b2 lightning@c3 fertility@a2")

    struck = is_struck(play(state, "zeus left", "right"))

    assert struck
    assert where(state, "zeus") == "b2"


@rule("G4.5")
def test_a_god_that_moves_on_inside_the_zone_by_fertility_does_not_trigger_it():
    state = position("zeus@b2 lightning@c3 fertility@c2")

    play(state, "zeus right", "right")

    assert asked(state) == "place"
    assert tokens(state) == {"lightning@c3"}


@rule("G4.5")
def test_coming_out_of_a_portal_is_a_step_that_begins_where_the_god_went_in():
    state = position("zeus@c2 lightning@c3 portal@b2 portal@d4")

    play(state, "zeus left", "to d4")

    assert asked(state) == "place"
    assert tokens(state) == {"lightning@c3"}


@rule("G4.5")
def test_a_god_that_leaves_the_zone_by_portal_and_arrives_in_another_zone_is_struck():
    state = position("zeus@c2 lightning@c3 portal@b2 portal@h4 lightning@h5")

    struck = is_struck(play(state, "zeus left", "to h4"))

    assert struck
    assert tokens(state) == {"lightning@c3"}


@rule("G4.5")
def test_a_lone_portal_inside_the_zone_onto_the_lightning_s_own_cell_removes_it_without_effect():
    state = position("zeus@d1 lightning@c1 portal@d2")

    log = play(state, "zeus up", "to c1")

    assert "LightningRemoved" in kinds(log)
    assert asked(state) == "place"
    assert tokens(state) == {"portal@d2"}


@rule("G4.5")
def test_a_lightning_that_was_next_to_the_god_before_the_turn_does_not_strike_it_there():
    state = position("zeus@a1 hera@c2")
    play(state, "zeus up", "place c3")

    play(state, "hera left")

    assert asked(state) == "weaken"


# G4.6: one per turn ----------------------------------------------------------------------------------------------


@rule("G4.6")
def test_of_two_lightnings_met_at_once_one_strikes_and_the_other_is_just_removed():
    state = position("zeus@c1 lightning@b3 lightning@d3")

    log = play(state, "zeus up")

    assert sorted(kinds(log)[2:]) == ["LightningRemoved", "LightningStruck", "PowerLost"]
    assert reserve(state, "lightning") == 6


@rule("G4.6")
def test_a_second_lightning_met_later_in_the_turn_is_just_removed():
    state = position("zeus@b1 lightning@c3 fertility@b2 lightning@p3")

    log = play(state, "zeus up", "left")

    assert kinds(log).count("LightningStruck") == 1
    assert kinds(log).count("LightningRemoved") == 1
    assert reserve(state, "lightning") == 6


@rule("G4.6")
def test_lightning_strikes_again_in_the_next_turn():
    state = position("zeus@c1 lightning@c3 hera@h1 lightning@h3")
    play(state, "zeus up")

    struck = is_struck(play(state, "hera up"))

    assert struck


# G4.7: other tokens in the zone ----------------------------------------------------------------------------------


@rule("G4.7")
def test_fertility_in_the_zone_takes_effect_and_the_power_is_lost_all_the_same():
    state = position("zeus@c1 lightning@c3 fertility@c2")

    log = play(state, "zeus up", "right")

    assert where(state, "zeus") == "d2"
    assert is_struck(log)
    assert tokens(state) == set()


@rule("G4.7")
def test_a_portal_in_the_zone_takes_effect_and_the_power_is_lost_all_the_same():
    state = position("zeus@c1 lightning@c3 portal@c2 portal@h4")

    log = play(state, "zeus up", "to h4")

    assert where(state, "zeus") == "h4"
    assert is_struck(log)
    assert tokens(state) == set()


@rule("G4.7")
def test_arriving_through_a_portal_can_trigger_lightning():
    state = position("zeus@c1 portal@c2 portal@h4 lightning@i5")

    log = play(state, "zeus up", "to h4")

    assert is_struck(log)
    assert tokens(state) == set()


@rule("G4.7", "G4.6")
def test_struck_at_the_entry_the_lightning_at_the_arrival_is_just_removed():
    state = position("zeus@c1 lightning@c3 portal@c2 portal@h4 lightning@i5")

    log = play(state, "zeus up", "to h4")

    assert kinds(log).count("LightningStruck") == 1
    assert kinds(log).count("LightningRemoved") == 1
    assert tokens(state) == set()


@rule("G4.7")
def test_a_barrier_in_the_zone_is_still_a_barrier():
    state = position("zeus@c1 lightning@c3 barrier@c2")

    assert words(state, "zeus") == {"zeus left", "zeus right"}
