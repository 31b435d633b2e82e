"""The worked examples of RULES.md, each as it is told there."""

from petteia.core.conformance import rule
from petteia.games.gods.tests.positions import hand, kinds, on_turn, play, position, reserve, tokens, where, words


@rule("G4.2", "G3.1")
def test_example_1_hades_climbs_twice_by_fertility_and_places_a_portal():
    state = position("hades@c1 fertility@c2 seat=1")

    log = play(state, "hades up", "up", "place e4")

    assert kinds(log) == ["CardSpent", "GodStepped", "FertilityUsed", "GodStepped", "TokenPlaced"]
    assert where(state, "hades") == "c3"
    assert reserve(state, "fertility") == 6
    assert tokens(state) == {"portal@e4"}
    assert "hades" not in hand(state, 1)
    assert on_turn(state) == 2


@rule("G5.6", "G4.2")
def test_example_2_poseidon_moves_hera_back_onto_fertility_and_she_steps_right():
    state = position("poseidon@c2 hera@h4 fertility@h3 seat=2")

    log = play(state, "poseidon up", "hera back", "right")

    assert kinds(log) == ["CardSpent", "GodStepped", "GodPushedBack", "FertilityUsed", "GodStepped"]
    assert where(state, "poseidon") == "c3"
    assert where(state, "hera") == "i3"
    assert reserve(state, "fertility") == 6
    assert "poseidon" not in hand(state, 2)


@rule("G4.3")
def test_example_3_poseidon_goes_through_a_pair_of_portals():
    state = position("poseidon@c2 portal@c3 portal@h5")

    play(state, "poseidon up", "to h5")

    assert where(state, "poseidon") == "h5"
    assert reserve(state, "portal") == 6


@rule("G4.4", "G4.7")
def test_example_4_demeter_on_fertility_in_a_lightning_s_zone_steps_left_and_loses_her_power():
    state = position("demeter@c2 fertility@c3 lightning@d4")

    log = play(state, "demeter up", "left")

    assert where(state, "demeter") == "b3"
    assert kinds(log)[-1] == "PowerLost"
    assert reserve(state, "fertility") == 6
    assert reserve(state, "lightning") == 6
    assert on_turn(state) == 2


@rule("G4.2", "G3.3")
def test_example_5_athena_on_fertility_has_one_step_left():
    state = position("athena@c2 fertility@c3 poseidon@b3 barrier@c4")

    play(state, "athena up")

    assert words(state) == {"right"}
