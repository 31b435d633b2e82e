"""O5 and O11: discoveries, what they cost, their bonuses, and what each of them does."""

import pytest

from petteia.core.conformance import rule
from petteia.games.olympos.rules import events
from petteia.games.olympos.rules.board import TILE_NAMES
from petteia.games.olympos.tests.playing import (
    after,
    cost,
    land,
    player,
    position,
    refused,
    space,
    told,
    words,
)

ALL_CUBES = "cubes1=" + ",".join(name for name in ("grain", "wood", "stone", "gold") for _ in range(3))


# Costs -----------------------------------------------------------------------------------------------------------


@rule("O5.1")
def test_any_discovery_one_has_not_made_with_a_tile_left():
    state = position(f"seats=3 time=0,9,9 {ALL_CUBES} tiles1=cavalry tiles2=religion")

    assert refused(state, "discover cavalry") == ("why-discovered", "O5.1")
    assert refused(state, "discover religion") == ("why-no-tile-left", "O5.1")
    assert "discover metallurgy" in words(state)
    assert refused(position(ALL_CUBES), "discover oracle") == ("why-not-in-play", "O2.2")


@rule("O5.1")
def test_a_discovery_costs_seven_two_less_for_money_and_for_agriculture_by_colour():
    plain = position(f"seats=4 time=0,9,9,9 {ALL_CUBES}")
    money = position(f"seats=4 time=0,9,9,9 {ALL_CUBES} tiles1=money:stone")
    both = position(f"seats=4 time=0,9,9,9 {ALL_CUBES} tiles1=money:stone,agriculture:grain")

    assert cost(plain, "discover religion") == {"discovery": 7}
    assert cost(money, "discover religion") == {"discovery": 7, "money": -2}
    assert cost(both, "discover religion") == {"discovery": 7, "money": -2, "agriculture": -2}
    assert cost(both, "discover cavalry") == {"discovery": 7}


@rule("O5.1")
def test_grey_squares_never_count_for_money_and_agriculture():
    state = position(f"seats=4 time=0,9,9,9 {ALL_CUBES} tiles1=money:stone,agriculture:grain")

    assert cost(state, "discover oracle") == {"discovery": 7}


@rule("O5.2")
def test_groups_are_of_different_resources():
    state = position("seats=4 time=0,9,9,9 cubes1=grain,grain,grain,grain")

    assert refused(state, "discover democracy") == ("why-lacks-resources", "O5.2")
    assert "discover democracy" in words(position("seats=4 time=0,9,9,9 cubes1=grain,grain,wood,wood"))


def lacking(cubes: str, tile: str) -> list[object]:
    """Return what the first seat of four lacks for *tile*."""
    seen = position(f"seats=4 time=0,9,9,9 cubes1={cubes}").view(0)["development"]["slots"]
    return next(slot["lacking"] for slot in seen if slot["tile"] == tile)


@rule("O5.2")
def test_the_least_that_is_lacking_is_told():
    assert lacking("grain", "religion") == [[1, "stone"]]
    assert lacking("grain,stone", "religion") == []
    assert lacking("grain,grain,wood", "democracy") == [[1, "wood"]]
    assert lacking("grain,grain,grain,grain", "democracy") == [[2, None]]


@rule("O5.2")
def test_nothing_is_lacking_exactly_when_a_discovery_can_be_paid():
    state = position("seats=4 time=0,9,9,9 cubes1=grain,stone,stone,gold")
    paid = {slot["tile"] for slot in state.view(0)["development"]["slots"] if not slot["lacking"]}

    assert paid == words(state, "discover")
    assert state.view(None)["development"]["slots"][0]["lacking"] is None


@rule("O5.4")
def test_a_bonus_says_what_it_gives():
    state = after("seats=4 time=0,9,9,9 cubes1=grain,stone", "discover religion")

    assert [move.fact.facts["bonus"] for move in state.moves()] == ["bonus-settler", "bonus-hourglasses"]


@rule("O5.2", "O5.3", "O12.2")
def test_example_3_two_grain_and_two_wood_with_tokens_and_a_cube():
    text = "row4=surgery,art,strategy,architecture,poetry seats=4 time=0,9,9,9"
    state = position(f"{text} thessaly=1 thrace=1 euboea=1 cubes1=wood,gold")
    state.play("discover surgery")
    state.play("bonus 1")

    assert player(state, 1)["tokens"] == {"grain": 2, "wood": 1, "stone": 0, "gold": 0}
    assert player(state, 1)["cubes"] == {"grain": 0, "wood": 0, "stone": 0, "gold": 1}
    assert player(state, 1)["tiles"] == ["surgery"]


@rule("O5.2", "O5.3", "O5.4", "O12.2")
def test_example_4_three_equal_and_one_other_a_settler_and_seven_spaces():
    text = "row4=art,surgery,poetry,architecture,strategy seats=4 time=0,9,9,9"
    state = position(f"{text} thessaly=1 thrace=1 euboea=1 cubes1=grain stock1=0")
    assert cost(state, "discover strategy") == {"discovery": 7}
    state.play("discover strategy")
    assert player(state, 1)["cubes"]["grain"] == 0
    assert player(state, 1)["swords"] == 2
    state.play("bonus 1")

    assert player(state, 1)["stock"] == 1
    assert space(state, 1) == 7


@rule("O5.2", "O12.2")
@pytest.mark.parametrize(
    ("cubes", "possible"),
    [
        ("grain,grain,grain,gold,gold", {"science"}),
        ("grain,grain,grain,grain,grain", set()),
        ("grain,grain,grain,gold,wood", set()),
        ("grain,grain,wood,wood,gold,stone", {"philosophy"}),
        ("grain,grain,grain,wood,wood,wood", {"science"}),
        ("grain,grain,wood,wood,gold,gold", set()),
    ],
)
def test_example_6_three_grain_and_two_equal_others_and_two_two_one_one(cubes, possible):
    text = "row5=science,engineering,city,absolutism,philosophy seats=4 time=0,9,9,9"
    state = position(f"{text} cubes1={cubes}")

    assert words(state, "discover") & {"science", "philosophy"} == possible


@rule("O5.3")
def test_tokens_pay_again_and_again():
    state = after("time=0,31 thessaly=1 epirus=1", "discover religion", "bonus 1")

    assert player(state, 1)["tokens"] == {"grain": 1, "wood": 0, "stone": 1, "gold": 0}
    assert "discover religion" not in words(state)


@rule("O5.3")
def test_where_different_ways_of_spending_cubes_are_possible_the_player_chooses():
    state = position("seats=4 time=0,9,9,9 thessaly=1 cubes1=grain,wood,wood,gold,gold")
    state.play("discover oracle")

    assert words(state) == {"pay grain", "pay wood wood", "pay gold gold"}
    assert refused(state, "pay") == ("why-not-this-payment", "O5.3")
    assert refused(state, "pay grain wood wood") == ("why-not-this-payment", "O5.3")
    log = told(state, "pay wood wood")
    assert events.CubesSpent(0, ("wood", "wood")) in log
    assert player(state, 1)["cubes"] == {"grain": 1, "wood": 0, "stone": 0, "gold": 2}


@rule("O5.3")
def test_cubes_are_only_used_for_what_tokens_do_not_cover():
    state = after("seats=4 time=0,9,9,9 thessaly=1 thrace=1 cubes1=wood,wood", "discover oracle")

    assert words(state) == {"bonus 1", "bonus 2"}
    assert player(state, 1)["cubes"]["wood"] == 2


# Bonuses ---------------------------------------------------------------------------------------------------------


@rule("O5.4", "O12.3")
@pytest.mark.parametrize(
    ("tile", "space_number", "gained"),
    [
        ("religion", 1, ("stock", 1)),
        ("religion", 2, ("hourglasses", 2)),
        ("cavalry", 2, ("gold", 1)),
        ("astronomy", 2, ("prestige", 2)),
    ],
)
def test_a_bonus_is_a_settler_two_hourglasses_a_cube_or_two_prestige(tile, space_number, gained):
    state = position("seats=4 time=0,9,9,9 thessaly=1 thrace=1 epirus=1 euboea=1 aetolia=1 lesbos=1 stock1=0")
    state.play(f"discover {tile}")
    before = player(state, 1)
    log = told(state, f"bonus {space_number}")

    what, amount = gained
    gains = {event.name: event for event in log}
    assert "bonus-taken" in gains
    if what == "stock":
        assert player(state, 1)["stock"] == before["stock"] + amount
    elif what == "hourglasses":
        assert events.BonusTaken(0, 1, "bonus-hourglasses") in log
    elif what == "prestige":
        assert player(state, 1)["prestige"] == amount
    else:
        assert player(state, 1)["cubes"][what] == before["cubes"][what] + amount


@rule("O5.4")
def test_a_bonus_space_is_free_once():
    state = after("seats=4 time=0,9,9,9 bonus2=1.1.1 tiles2=religion cubes1=grain,stone", "discover religion")

    assert words(state) == {"bonus 2"}
    assert refused(state, "bonus 1") == ("why-bonus-taken", "O5.4")


@rule("O5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_grey_third_space_is_for_five_players_only(seats):
    others = ",9" * (seats - 1)
    state = after(f"seats={seats} time=0{others} cubes1=grain,stone", "discover religion")

    assert words(state, "bonus") == ({"1", "2", "3"} if seats == 5 else {"1", "2"})
    if seats < 5:
        assert refused(state, "bonus 3") == ("why-grey-bonus", "O5.4")


@rule("O5.4")
def test_row_five_has_no_bonus():
    state = after(f"seats=4 time=0,9,9,9 {ALL_CUBES}", "discover engineering", "pay grain grain grain wood wood")

    assert player(state, 1)["tiles"] == ["engineering"]
    assert space(state, 1) == 7


# Money and Agriculture -------------------------------------------------------------------------------------------


@rule("O5.5")
def test_the_first_to_take_money_chooses_the_second_gets_the_other():
    first = position("seats=4 time=0,9,9,9 cubes1=gold,gold,stone")
    first.play("discover money")
    assert words(first) == {"tile stone", "tile gold"}
    assert refused(first, "tile grain") == ("why-no-such-tile", "O5.5")

    second = position("seats=4 time=0,9,9,9 cubes1=gold,gold,stone tiles2=money:gold")
    second.play("discover money")
    assert player(second, 1)["shows"] == ["stone", None]
    assert words(second, "bonus") == {"1", "2"}


@rule("O5.4", "O5.5")
def test_the_power_of_a_tile_counts_at_once_for_its_own_payment_too():
    matching = after("seats=4 time=0,9,9,9 cubes1=gold,gold,stone", "discover money", "tile gold", "bonus 2")
    other = after(
        "seats=4 time=0,9,9,9 row2=money,polytheism,astronomy,hoplites,agriculture cubes1=grain,grain,gold",
        "discover money",
        "tile stone",
        "bonus 1",
    )

    assert space(matching, 1) == 5
    assert space(other, 1) == 7


@rule("O5.5")
def test_a_player_has_at_most_one_money():
    state = position("seats=4 time=0,9,9,9 cubes1=gold,gold,stone tiles1=money:gold")

    assert refused(state, "discover money") == ("why-discovered", "O5.1")


# What each discovery does (O11) ----------------------------------------------------------------------------------


def discovered(tile):
    """Return the position in which seat 1, on turn again, has made one discovery in a game of four."""
    shown = {"money": "money:stone", "agriculture": "agriculture:wood"}
    return position(f"seats=4 time=0,9,9,9 tiles1={shown.get(tile, tile)} {ALL_CUBES}")


def test_every_discovery_can_be_made():
    state = position(f"seats=4 time=0,9,9,9 {ALL_CUBES}")

    assert words(state, "discover") == set(TILE_NAMES)


@rule("O9.1")
@pytest.mark.parametrize(("tile", "symbols"), [("religion", 1), ("polytheism", 1), ("hellenism", 1), ("art", 2)])
def test_religion_polytheism_hellenism_and_art_carry_zeus_symbols(tile, symbols):
    assert player(discovered(tile), 1)["symbols"] == symbols


@rule("O4.6")
@pytest.mark.parametrize(("tile", "swords"), [("metallurgy", 1), ("hoplites", 1), ("phalanx", 1), ("strategy", 2)])
def test_metallurgy_hoplites_phalanx_and_strategy_carry_swords(tile, swords):
    assert player(discovered(tile), 1)["swords"] == swords


@rule("O8.9")
@pytest.mark.parametrize(
    ("tile", "cubes"), [("hellenism", "grain,grain,wood,gold"), ("phalanx", "stone,stone,wood,gold")]
)
def test_hellenism_and_phalanx_bring_a_card_at_once(tile, cubes):
    state = after(f"seats=4 time=0,9,9,9 cubes1={cubes}", f"discover {tile}")

    assert state.to_act == -1
    state.play("draw star")
    assert player(state, 1)["hand"] == ["star"]


def test_cavalry_brings_two_hourglasses():
    state = after("time=0,24 cubes1=wood,gold", "discover cavalry", "bonus 1")

    assert space(state, 1) == 5


def test_commerce_brings_two_cubes_of_choice():
    state = after(
        "seats=4 time=0,9,9,9 cubes1=gold,gold,wood,grain", "discover commerce", "cube grain", "cube stone", "bonus 1"
    )

    assert player(state, 1)["cubes"] == {"grain": 1, "wood": 0, "stone": 1, "gold": 0}


def test_surgery_brings_two_settlers():
    state = after("time=0,24 stock1=0 cubes1=wood,wood,stone,stone", "discover surgery", "bonus 2")

    assert player(state, 1)["stock"] == 2


def test_medicine_makes_new_settlers_cheaper():
    assert cost(discovered("medicine"), "settle north epirus")["medicine"] == -1


def test_astronomy_cartography_and_cavalry_make_travel_cheaper():
    assert cost(discovered("astronomy"), "settle north lesbos")["astronomy"] == -1
    assert cost(discovered("cartography"), "settle north lesbos")["cartography"] == -1
    assert cost(discovered("cavalry"), "settle north olympos")["cavalry"] == -1


def test_money_and_agriculture_make_discoveries_cheaper():
    assert cost(discovered("money"), "discover religion")["money"] == -2
    assert cost(discovered("agriculture"), "discover cavalry")["agriculture"] == -2


@rule("O10.2")
@pytest.mark.parametrize(
    ("tile", "item", "points"), [("poetry", "poetry", 3), ("philosophy", "philosophy", 5), ("science", "science", 1)]
)
def test_poetry_philosophy_and_science_score_at_the_end(tile, item, points):
    assert player(discovered(tile), 1)["points"][item] == points


@rule("O10.2")
def test_engineering_scores_three_for_each_star_token():
    state = position("macedonia=1 troad=1 tiles1=engineering")

    assert player(state, 1)["points"]["engineering"] == 6


@rule("O10.2")
def test_city_scores_every_own_settler_on_the_map_covered_ones_too():
    state = position("time=0,9 epirus=12 thessaly=1 tiles1=city")

    assert player(state, 1)["points"]["city"] == 2


@rule("O10.2")
def test_absolutism_scores_two_for_each_sword_on_tiles_but_not_for_ares():
    state = position("tiles1=absolutism,strategy ares=1 god=ares")

    assert player(state, 1)["swords"] == 4
    assert player(state, 1)["points"]["absolutism"] == 4


def test_tiles_taken_are_told():
    state = position("time=0,24 thessaly=1 epirus=1")
    log = told(state, "discover religion", "bonus 1")

    assert events.DiscoveryMade(0, "religion") in log
    assert events.BonusTaken(0, 1, "bonus-settler") in log
    assert land(state, "epirus")["owner"] == 0
