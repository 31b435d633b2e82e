"""O4: moving settlers, combat, stacks and control."""

import random
from typing import cast

import pytest

import petteia
from petteia.core.conformance import rule
from petteia.core.frames import top
from petteia.games.olympos.rules import events, moves
from petteia.games.olympos.rules.board import NORTH, ORIGINS, TERRITORIES
from petteia.games.olympos.rules.control import discs_of, owner_in
from petteia.games.olympos.rules.expand import hourglasses_after, is_open, march_cost, settle_cost
from petteia.games.olympos.rules.position import STOCK, TURN, Position, holding
from petteia.games.olympos.rules.track import budget
from petteia.games.olympos.tests.playing import (
    after,
    cost,
    forecast,
    land,
    player,
    position,
    refused,
    space,
    told,
    words,
)

# Moving ----------------------------------------------------------------------------------------------------------


@rule("O4.1")
def test_a_new_settler_costs_two_and_starts_in_the_north():
    state = position("")

    assert cost(state, "settle north epirus") == {"new-settler": 2, "land": 1}
    assert told(state, "settle north epirus")[0] == events.SettlerCreated(0, "north", "epirus", ("epirus",))
    assert player(state, 1)["stock"] == 3


@rule("O4.1")
def test_with_medicine_a_new_settler_costs_one():
    state = position("tiles1=medicine")

    assert cost(state, "settle north epirus") == {"new-settler": 2, "medicine": -1, "land": 1}


@rule("O4.1")
def test_a_new_settler_may_start_on_a_territory_one_controls():
    state = position("aetolia=1")

    assert cost(state, "settle aetolia phocis") == {"new-settler": 2, "land": 1, "combat": 2}


@rule("O4.1")
def test_a_settler_needs_the_stock_a_start_and_a_disc_that_is_there():
    state = position("stock1=0 aetolia=1 thrace=2 time=0,9")

    assert refused(state, "settle north epirus") == ("why-stock-empty", "O4.1")
    assert refused(state, "march epirus macedonia") == ("why-no-settler-there", "O4.1")
    assert refused(position("thrace=2 time=0,9"), "settle thrace chalcidice") == ("why-not-yours", "O4.1")


@rule("O4.1", "O4.2")
def test_any_number_of_steps_and_the_cheapest_way():
    state = position("epirus=1")

    assert forecast(state, "march epirus olympos")["way"] == ["olympos"]
    assert cost(state, "march epirus boeotia") == {"land": 3, "combat": 2}
    assert cost(state, "march epirus euboea") == {"land": 2, "sea": 2}


@rule("O4.2")
def test_settlers_tribes_and_crosses_on_the_way_do_not_matter():
    state = position("epirus=1 thessaly=2 phocis=x time=0,9")

    assert forecast(state, "march epirus boeotia")["way"] == ["thessaly", "phocis", "boeotia"]
    assert cost(state, "march epirus boeotia") == {"land": 3, "combat": 2}


@rule("O4.2")
def test_the_north_is_never_entered_again():
    state = position("epirus=1")

    assert forecast(state, "march epirus thrace")["way"] == ["macedonia", "thrace"]


@rule("O4.2")
def test_a_new_settler_starts_in_the_north_or_on_any_own_territory_each_with_its_price():
    state = position("seats=2 time=8,11 epirus=1 stock1=3 thrace=2")

    assert cost(state, "settle epirus thessaly") == {"new-settler": 2, "land": 1}
    assert cost(state, "settle north thessaly") == {"new-settler": 2, "land": 2}
    assert (
        forecast(state, "settle epirus thessaly")["cheapest"],
        forecast(state, "settle epirus thessaly")["space"],
    ) == (
        True,
        11,
    )
    assert forecast(state, "settle north thessaly")["cheapest"] is False
    assert forecast(state, "settle north thessaly")["zeus_spaces"] == [12]


@rule("O4.2")
def test_of_equally_cheap_starts_one_is_told_first():
    state = position("epirus=1 aetolia=1")

    cheapest = [move.text for move in state.moves() if move.forecast and move.forecast.get("cheapest")]

    assert len(cheapest) == len({text.split()[2] for text in cheapest})
    assert "settle epirus thessaly" in cheapest


@rule("O4.2", "O12.6")
def test_a_starless_wood_territory_lies_two_land_steps_from_the_north():
    state = position("")

    assert cost(state, "settle north aetolia") == {"new-settler": 2, "land": 2}
    assert land(state, "aetolia")["resource"] == "wood"
    assert not land(state, "aetolia")["star"]


@rule("O4.2")
def test_with_long_ways_one_may_spend_more_on_the_way_where_there_is_such_a_way():
    state = position("long_ways=true time=8,11 epirus=1 stock1=3 thrace=2")
    state.play("settle epirus thessaly")

    offered = [move.text for move in state.moves()]
    log = told(state, "way 3")

    assert offered[:4] == ["way 1", "way 2", "way 3", "way 4"]
    (created,) = [event for event in log if type(event).__name__ == "SettlerCreated"]
    assert len(created.way) == 3
    assert created.way[-1] == "thessaly"
    assert space(state, 1) == 13


@rule("O4.2", "O9.5")
def test_no_way_is_longer_than_the_board_and_the_gods_allow():
    state = position("long_ways=true time=0,9 stock1=0 atlantis-west=1 tiles1=astronomy,cartography")
    state.play("march atlantis-west atlantis-east")
    kept = position(state.text)

    assert "way 1" in words(state)
    assert kept.indices() == state.indices()
    assert refused(state, "way 0") == ("why-no-such-way", "O4.2")
    assert refused(state, "way 90") == ("why-past-the-cross", "O3.4")
    assert refused(state, "end") == ("why-first-going", "O4.2")
    assert refused(position("time=0,9"), "way 3") == ("why-no-way-due", "O4.2")


@rule("O4.3")
@pytest.mark.parametrize(
    ("tiles", "parts"),
    [
        ("", {"land": 1, "sea": 4}),
        ("tiles1=astronomy", {"land": 1, "sea": 4, "astronomy": -2}),
        ("tiles1=cartography", {"land": 1, "sea": 4, "cartography": -2}),
        ("tiles1=astronomy,cartography", {"land": 1, "sea": 4, "astronomy": -2, "cartography": -2}),
    ],
)
def test_astronomy_and_cartography_each_make_the_sea_cheaper(tiles, parts):
    assert cost(position(f"lesbos=1 {tiles}"), "march lesbos naxos")["land"] == 1
    assert cost(position(f"corcyra=1 {tiles}"), "march corcyra achaea") == parts


@rule("O4.3")
def test_with_cavalry_an_unbroken_stretch_of_land_costs_one():
    state = position("epirus=1 tiles1=cavalry boeotia=- attica=-")

    assert cost(state, "march epirus attica") == {"land": 4, "cavalry": -3}
    assert cost(state, "march epirus argolis") == {"land": 5, "cavalry": -4, "combat": 2}


@rule("O4.3")
def test_land_sea_land_is_two_stretches_for_cavalry():
    state = position("thrace=1 tiles1=cavalry")

    assert cost(state, "march thrace lesbos") == {"land": 1, "sea": 2}
    assert forecast(state, "march thrace euboea")["way"][-2:] == ["aegean", "euboea"]
    assert cost(state, "march thrace euboea") == {"land": 4, "cavalry": -2, "sea": 2}


# Where a move may end ---------------------------------------------------------------------------------------------


@rule("O4.4")
def test_a_move_ends_in_a_territory_without_cross_that_one_does_not_control():
    state = position("epirus=1 thessaly=1 olympos=x")

    assert refused(state, "march epirus olympos") == ("why-condemned", "O2.4")
    assert refused(state, "march epirus thessaly") == ("why-yours-already", "O4.4")


@rule("O4.4")
def test_a_covered_settler_may_leave_and_come_back_to_attack():
    state = position("time=0,9 epirus=12")

    assert cost(state, "march epirus epirus") == {"land": 2, "combat": 2}
    (left, *_) = told(state, "march epirus epirus")
    assert (left.name, left.territory, left.way[-1]) == ("settler-returned", "epirus", "epirus")
    assert land(state, "epirus")["discs"] == [1, 0]
    assert player(state, 2)["hourglasses"] == 1


@rule("O4.4")
def test_a_settler_in_control_may_not_come_back_to_where_it_is():
    assert refused(position("epirus=1"), "march epirus epirus") == ("why-yours-already", "O4.4")


@rule("O4.4")
def test_a_stack_with_ones_own_disc_may_be_attacked_by_another():
    state = after("time=0,9 epirus=12 thessaly=1", "march thessaly epirus")

    assert land(state, "epirus")["discs"] == [0, 1, 0]
    assert land(state, "epirus")["owner"] == 0


# Taking and combat -----------------------------------------------------------------------------------------------


@rule("O4.5")
def test_an_empty_territory_is_taken_with_its_token():
    state = position("")
    log = told(state, "settle north epirus")

    assert events.TerritoryTaken(0, "epirus", "stone") in log
    assert player(state, 1)["tokens"]["stone"] == 1


@rule("O4.5")
def test_olympos_gives_the_zeus_token():
    state = after("epirus=1", "march epirus olympos")

    assert player(state, 1)["symbols"] == 1
    assert player(state, 1)["tokens"]["stone"] == 1


@rule("O4.5")
def test_a_star_left_without_a_tribe_is_taken_without_combat():
    state = position("epirus=1 macedonia=-")

    assert cost(state, "march epirus macedonia") == {"land": 1}
    state.play("march epirus macedonia")
    assert player(state, 1)["stars"] == 1


@rule("O4.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [("", "", 2), ("metallurgy", "", 1), ("", "metallurgy", 3), ("strategy", "hoplites,metallurgy", 2)],
)
def test_combat_costs_one_with_more_two_with_equal_three_with_fewer_swords(mine, theirs, price):
    state = position(f"time=0,9 epirus=1 thessaly=2 tiles1={mine} tiles2={theirs}")

    assert cost(state, "march epirus thessaly")["combat"] == price


@rule("O4.6")
def test_a_tribe_has_no_sword_and_barbarians_one():
    without = position("epirus=1 thessaly=b")
    armed = position("epirus=1 thessaly=b tiles1=metallurgy")

    assert (cost(without, "march epirus macedonia")["combat"], cost(without, "march epirus thessaly")["combat"]) == (
        2,
        3,
    )
    assert (cost(armed, "march epirus macedonia")["combat"], cost(armed, "march epirus thessaly")["combat"]) == (1, 2)


@rule("O4.6")
def test_the_attacker_lies_on_top_has_the_tokens_and_the_beaten_player_an_hourglass():
    state = position("time=0,9 epirus=1 olympos=2")
    log = told(state, "march epirus olympos")

    assert events.TerritoryConquered(0, 1, "olympos", "stone") in log
    assert land(state, "olympos")["discs"] == [1, 0]
    assert (player(state, 1)["tokens"]["stone"], player(state, 2)["tokens"]["stone"]) == (1, 0)
    assert (player(state, 1)["symbols"], player(state, 2)["symbols"]) == (1, 0)
    assert player(state, 2)["hourglasses"] == 1


@rule("O4.6")
def test_a_beaten_tribe_leaves_its_star_and_barbarians_stay_below():
    state = after("epirus=1 thessaly=b time=0,31", "march epirus macedonia", "settle macedonia thessaly")

    assert player(state, 1)["stars"] == 1
    assert not land(state, "macedonia")["tribe"]
    assert land(state, "thessaly")["discs"] == [None, 0]


@rule("O4.2", "O4.3", "O4.6")
def test_example_2_astronomy_and_a_sword_against_none():
    state = position("time=0,9 chios=1 troad=2 tiles1=astronomy,hoplites")

    assert forecast(state, "settle chios troad")["way"] == ["aegean", "thracian", "troad"]
    assert cost(state, "settle chios troad") == {"new-settler": 2, "land": 1, "sea": 4, "astronomy": -2, "combat": 1}
    state.play("settle chios troad")
    assert space(state, 1) == 6
    assert (player(state, 1)["tokens"]["wood"], player(state, 1)["stars"]) == (1, 1)
    assert (player(state, 2)["tokens"]["wood"], player(state, 2)["stars"]) == (0, 0)
    assert player(state, 2)["hourglasses"] == 1


# Leaving ---------------------------------------------------------------------------------------------------------


@rule("O4.7")
def test_a_settler_that_leaves_gives_up_the_tokens():
    state = position("olympos=1")
    log = told(state, "march olympos thessaly")

    assert events.TerritoryAbandoned(0, "olympos") in log
    assert player(state, 1)["tokens"] == {"grain": 1, "wood": 0, "stone": 0, "gold": 0}
    assert player(state, 1)["symbols"] == 0


@rule("O4.7")
def test_control_with_its_tokens_falls_to_the_disc_now_on_top():
    state = position("seats=3 time=0,9,9 macedonia=321")
    log = told(state, "march macedonia olympos")

    assert events.ControlFell(1, "macedonia") in log
    assert land(state, "macedonia")["owner"] == 1
    assert (player(state, 2)["tokens"]["wood"], player(state, 2)["stars"]) == (1, 1)
    assert player(state, 2)["hourglasses"] == 0


@rule("O4.7")
def test_barbarians_below_are_in_control_again_and_stay_for_ever():
    state = after("thessaly=b1 time=0,9", "march thessaly epirus")

    assert land(state, "thessaly") | {"barbarians": True, "owner": None} == land(state, "thessaly")
    assert land(state, "thessaly")["discs"] == [None]


@rule("O4.7")
def test_an_empty_starred_territory_keeps_its_star_without_a_tribe():
    state = after("macedonia=1 time=0,31", "march macedonia epirus")

    assert not land(state, "macedonia")["tribe"]
    assert player(state, 1)["stars"] == 0
    assert cost(state, "march epirus macedonia") == {"land": 1}


@rule("O4.7")
def test_of_two_own_settlers_in_a_stack_the_lower_one_leaves():
    state = after("time=0,9 epirus=121", "march epirus thessaly")

    assert land(state, "epirus")["discs"] == [1, 0]
    assert land(state, "epirus")["owner"] == 0


@rule("O4.7")
def test_a_covered_settler_that_leaves_changes_no_control():
    state = after("time=0,9 epirus=12", "march epirus thessaly")

    assert land(state, "epirus")["owner"] == 1
    assert player(state, 2)["tokens"]["stone"] == 1


@rule("O4.8")
def test_no_new_settler_is_added_where_one_has_discs_but_no_control():
    state = position("time=0,9 aetolia=12")

    assert refused(state, "settle aetolia phocis") == ("why-covered-there", "O4.8")


# All together ----------------------------------------------------------------------------------------------------


@rule("O4.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_settlers_may_go_wherever_price_time_and_cards_allow(seats):
    rng = random.Random(seats)
    checked = 0
    for seed in range(12):
        state = cast(Position, petteia.game("olympos").new(seats, seed=seed))
        while state.to_act is not None:
            indices = state.indices()
            if top(state) == TURN:
                checked += 1
                assert {index for index in indices if index < moves.DISCOVER} == allowed(state)
            state.play(state.game.all_moves[rng.choice(indices)])
    assert checked > 200


def allowed(state):
    """Return the moves of settlers, each judged by itself."""
    seat = int(state.seat)
    targets = [each for each in range(TERRITORIES) if is_open(state, seat, each)]
    starts = [each for each in range(ORIGINS) if each == NORTH or owner_in(state, each) == seat + 1]
    discs = [each for each in range(TERRITORIES) if discs_of(state, seat + 1) >> each & 1]

    def is_paid_for(cost, leaving, target):
        dearer = cost - budget(state, seat)
        return dearer <= 0 or dearer <= hourglasses_after(state, seat, leaving, target)

    settled = {
        moves.SETTLE + origin * TERRITORIES + target
        for origin in (starts if holding(state, seat, STOCK) else [])
        for target in targets
        if is_paid_for(settle_cost(state, seat, origin, target), -1, target)
    }
    return settled | {
        moves.MARCH + origin * TERRITORIES + target
        for origin in discs
        for target in targets
        if is_paid_for(march_cost(state, seat, origin, target), origin, target)
    }
