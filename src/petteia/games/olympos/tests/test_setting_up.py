"""O1 and O2: the pieces, and setting up at every number of players."""

from collections import Counter
from functools import cache

import pytest
from librt.random import Random

from petteia.core.conformance import rule
from petteia.core.game import CHANCE
from petteia.games.olympos import GAME
from petteia.games.olympos.rules.board import CARD_NAMES, GOD_NAMES, RESOURCE_NAMES, TILE_NAMES, WONDER_NAMES
from petteia.games.olympos.tests.playing import land, player, position, refused, told, words

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def played_until(seats, question, seed=1):
    """Return a game of *seats*, played at random until *question* is asked."""
    return position(text_until(seats, question, seed))


@cache
def text_until(seats, question, seed):
    rng = Random(seed)
    state = GAME.new(seats)
    while state.to_view(-1)["asked"] != question:
        moves = state.indices()
        state.apply(moves[rng.randrange(len(moves))], None)
    return state.text


@rule("O1.1")
def test_thirty_two_territories_eight_of_each_resource_two_of_them_starred():
    lands = position("").view(None)["territories"]

    assert Counter(each["resource"] for each in lands.values()) == dict.fromkeys(RESOURCE_NAMES, 8)
    assert Counter(each["resource"] for each in lands.values() if each["star"]) == dict.fromkeys(RESOURCE_NAMES, 2)
    assert [name for name, each in lands.items() if each["zeus"]] == ["olympos"]
    assert lands["olympos"]["resource"] == "stone"
    assert not lands["olympos"]["star"]
    assert {each["resource"] for each in lands.values() if each["atlantis"]} == set(RESOURCE_NAMES)


@rule("O1.2")
def test_costs_are_printed_on_slots_so_a_discovery_costs_what_its_column_asks():
    usual = position("seats=4").view(None)["development"]["slots"][0]
    moved = position("seats=4 row1=cavalry,religion,metallurgy,medicine,oracle").view(None)["development"]["slots"][0]

    assert (usual["tile"], moved["tile"]) == ("religion", "cavalry")
    assert usual["cost"] == moved["cost"] == [[1, "grain"], [1, "stone"]]


@rule("O1.3")
def test_there_are_25_discoveries_5_wonders_22_cards_and_10_gods():
    state = position("")

    assert (len(TILE_NAMES), len(WONDER_NAMES), len(GOD_NAMES)) == (25, 5, 10)
    assert state.view(None)["pile"] == 22


@rule("O1.4", "O12.1")
def test_the_track_runs_to_the_cross_over_six_zeus_spaces():
    track = position("").view(None)["track"]

    assert (track["start"], track["cross"]) == (0, 67)
    assert [each["space"] for each in track["zeus"]] == [12, 21, 30, 39, 48, 57]
    assert [each["double"] for each in track["zeus"]] == [False, False, True, True, True, False]


@rule("O2.1")
def test_a_place_left_out_of_the_development_board_is_filled_before_what_comes_after_it():
    rows = "row2=-,-,-,-,- row3=-,-,-,-,- row4=-,-,-,-,- row5=-,-,-,-,- wonders=-,-,-,-,-"
    state = position(f"seats=3 ask=placing row1=religion,-,metallurgy,medicine,oracle {rows}")

    assert words(state, "place") == {"cavalry"}
    state.play("place cavalry")
    assert words(state, "place") == {"polytheism", "astronomy", "hoplites", "money", "agriculture"}


@rule("O2.1")
@pytest.mark.parametrize(
    ("seats", "copies"), [(2, [1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1]), (4, [2, 2, 2, 2, 1]), (5, [3, 2, 3, 2, 1])]
)
def test_copies_of_each_discovery_by_row(seats, copies):
    slots = position(f"seats={seats}").view(None)["development"]["slots"]

    assert [slots[row * 5]["left"] for row in range(5)] == copies


@rule("O2.1")
@EVERY_COUNT
def test_piles_go_to_their_columns_at_random(seats):
    placed = {tuple(slot["tile"] for slot in slots_of(seats, seed)) for seed in range(12)}

    assert len(placed) == 12


def slots_of(seats, seed):
    return played_until(seats, "condemning", seed).view(None)["development"]["slots"]


@rule("O2.2")
@EVERY_COUNT
def test_with_two_players_the_fifth_column_is_not_used(seats):
    state = played_until(seats, "condemning")
    development = state.view(None)["development"]
    used = 4 if seats == 2 else 5

    assert [slot["tile"] is not None for slot in development["slots"]] == [column < used for column in range(5)] * 5
    assert len(development["wonders"]) == used


@rule("O2.2")
def test_with_two_players_both_tiles_of_money_are_offered_and_the_other_is_removed():
    state = position("stock1=0 epirus=1 olympos=1 phocis=- cubes1=gold,gold,stone")
    state.play("discover money")

    assert words(state) == {"tile stone", "tile gold"}
    state.play("tile stone")
    assert position(state.text).view(None)["development"]["slots"][8]["left"] == 0


@rule("O2.3")
@EVERY_COUNT
def test_everybody_begins_with_four_settlers_and_a_disc_in_a_random_stack(seats):
    state = GAME.new(seats)

    assert state.to_act == CHANCE
    assert words(state) == {f"disc {seat + 1}" for seat in range(seats)}
    lines = {tuple(played_until(seats, "condemning", seed).view(None)["track"]["line"]) for seed in range(8)}
    assert len(lines) > 1
    assert all(player(state, seat + 1)["stock"] == 4 for seat in range(seats))


@rule("O2.4")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 2), (5, 1)])
def test_the_owner_of_the_bottom_disc_condemns_some_of_each_resource(seats, count):
    state = played_until(seats, "condemning")
    assert state.to_act == state.view(None)["track"]["line"][-1]

    rng = Random(5)
    while state.view(None)["asked"] == "condemning":
        moves = state.moves()
        state.play(moves[rng.randrange(len(moves))])

    crossed = [each for each in state.view(None)["territories"].values() if each["condemned"]]
    assert Counter(each["resource"] for each in crossed) == dict.fromkeys(RESOURCE_NAMES, count)
    assert all(count <= 1 for count in Counter(each["resource"] for each in crossed if each["star"]).values())


@rule("O2.4")
def test_only_one_of_two_starred_territories_of_a_resource_is_condemned():
    state = played_until(4, "condemning")
    state.play("condemn attica")

    assert refused(state, "condemn rhodes") == ("why-one-star-only", "O2.4")
    assert refused(state, "condemn attica") == ("why-condemned-already", "O2.4")
    state.play("condemn knossos")
    assert refused(state, "condemn lesbos") == ("why-enough-condemned", "O2.4")


@rule("O2.5")
@EVERY_COUNT
def test_a_tribe_stands_on_every_starred_territory_without_a_cross(seats):
    lands = played_until(seats, "turn").view(None)["territories"].values()

    assert all(each["tribe"] == (each["star"] and not each["condemned"]) for each in lands)


@rule("O2.6")
@EVERY_COUNT
def test_with_two_players_barbarians_stand_on_one_empty_territory_of_each_resource(seats):
    lands = played_until(seats, "turn").view(None)["territories"].values()

    held = [each["resource"] for each in lands if each["barbarians"]]
    assert sorted(held) == (sorted(RESOURCE_NAMES) if seats == 2 else [])


@rule("O2.6")
def test_barbarians_need_an_empty_territory_of_a_new_resource():
    state = played_until(2, "invading")
    lands = state.view(None)["territories"]
    tribe = next(name for name, each in lands.items() if each["tribe"])
    crossed = next(name for name, each in lands.items() if each["condemned"])
    empty = sorted(words(state, "barbarian"))

    assert state.to_act == state.view(None)["track"]["line"][-1]
    assert refused(state, f"barbarian {tribe}") == ("why-not-empty", "O2.6")
    assert refused(state, f"barbarian {crossed}") == ("why-not-empty", "O2.6")
    state.play(f"barbarian {empty[0]}")
    same = next(name for name in empty[1:] if lands[name]["resource"] == lands[empty[0]]["resource"])
    assert refused(state, f"barbarian {same}") == ("why-one-of-each", "O2.6")


@rule("O2.4", "O2.6")
@EVERY_COUNT
def test_a_view_counts_by_resource_what_is_chosen_and_what_may_be(seats):
    state = GAME.new(seats, seed=3)
    most, barbarians = {2: (3, 4), 3: (3, 0), 4: (2, 0), 5: (1, 0)}[seats]
    counted = []
    while quotas := state.view(None)["quotas"]:
        counted.append(sum(each["done"] for each in quotas))
        assert {each["kind"]: each["most"] for each in quotas[:4]} == dict.fromkeys(RESOURCE_NAMES, most)
        assert [each["asked"] for each in quotas[4:]] == ["invading"] * barbarians
        state.play(state.moves()[0])

    assert counted == list(range(4 * most + barbarians))


@rule("O2.7")
@EVERY_COUNT
def test_starting_cubes_differ_but_for_a_random_fifth(seats):
    for seed in range(5):
        state = played_until(seats, "turn", seed)
        dealt = Counter(name for seat in range(seats) for name, n in player(state, seat + 1)["cubes"].items() if n)

        assert sum(dealt.values()) == seats
        assert all(sum(player(state, seat + 1)["cubes"].values()) == 1 for seat in range(seats))
        assert sorted(dealt.values()) == ([1, 1, 1, 2] if seats == 5 else [1] * seats)


@rule("O2.7")
def test_the_fifth_cube_makes_its_resource_twice_as_likely():
    state = played_until(5, "fifth")
    state.play("fifth wood")

    assert {move.text: move.weight for move in state.moves()} == {
        "deal grain": 1,
        "deal wood": 2,
        "deal stone": 1,
        "deal gold": 1,
    }


@rule("O2.8")
def test_any_card_may_be_drawn_and_any_god_but_those_revealed():
    state = position("ask=next>passing>revealing revealed=zeus,hades god=hades")

    assert words(state, "reveal") == set(GOD_NAMES) - {"zeus", "hades"}
    state = position("ask=next>passing>playing>drawing:1 hand1=star discard=cube-grain")
    weights = {move.text: move.weight for move in state.moves()}
    assert "draw cube-grain" not in weights
    assert weights["draw star"] == 1
    assert weights["draw zeus"] == 2
    assert sum(weights.values()) == 20


@rule("O2.8")
@EVERY_COUNT
def test_nine_gods_come_and_the_tenth_stays_unseen(seats):
    state = played_until(seats, "")

    assert len(state.view(None)["gods"]["revealed"]) == 9


@rule("O12.5")
def test_the_pile_holds_sixteen_cards_of_a_resource_and_two_of_each_other_kind():
    weights = {move.text: move.weight for move in position("ask=next>passing>playing>drawing:1").moves()}

    assert weights == {f"draw {name}": 2 if name in ("plenty", "star", "zeus") else 1 for name in CARD_NAMES}


@rule("O12.6")
def test_starred_territories_and_the_north():
    lands = position("").view(None)["territories"]

    starred = {name for name, each in lands.items() if each["star"]}
    assert starred == {"boeotia", "lydia", "macedonia", "troad", "phocis", "argolis", "attica", "rhodes"}
    touching = [GAME.board.space_name(space) for space in GAME.board.neighbours[-1]]
    assert touching == ["epirus", "macedonia", "thrace"]


@rule("O2.3", "O2.5")
def test_the_set_up_is_told():
    state = played_until(4, "condemning")
    log = told(state, "condemn attica")

    assert [event.name for event in log] == ["territory-condemned"]
    assert land(state, "attica")["condemned"]


@rule("O2.4", "O2.6")
def test_the_question_tells_what_is_still_to_condemn_and_to_invade():
    state = played_until(2, "condemning")
    asked = []
    while state.to_act != CHANCE and state.to_view(-1)["asked"] in ("condemning", "invading"):
        asked.append(state.question())
        state.play(state.moves()[0])

    assert [(told.name, told.facts["count"]) for told in asked] == [
        *(("ask-condemning", count) for count in range(12, 0, -1)),
        *(("ask-invading", count) for count in range(4, 0, -1)),
    ]
    assert [asked[0].facts[name] for name in RESOURCE_NAMES] == [3, 3, 3, 3]
    assert sum(asked[11].facts[name] for name in RESOURCE_NAMES) == 1
