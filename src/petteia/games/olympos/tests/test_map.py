"""The map of Olympos: territories, seas, who borders whom, and that the drawing says the same (O1.1, O4.2, O12.6)."""

from __future__ import annotations

import heapq
import json
import re
import tomllib
from collections import Counter
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from shapely import Point, Polygon, box, unary_union

DATA = Path(__file__).parents[1] / "data"


def read(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


TERRITORIES = read("territories.toml")
SEAS = read("seas.toml")
ADJACENCY = read("adjacency.toml")
NEIGHBOURS = {name: facts["neighbours"] for name, facts in ADJACENCY.items()}
MAP = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
RESOURCES = ("grain", "wood", "stone", "gold")

# Pixels of common border: from TOUCH on two spaces are neighbours, below GRAZE they only meet at a corner. No two
# spaces may share a length in between.
TOUCH, GRAZE = 18.0, 1.0


def words(text: str) -> set[str]:
    return set(text.split())


def polygon(flat: list[float]) -> Polygon:
    return Polygon(list(zip(flat[::2], flat[1::2], strict=True)))


SHAPES = {name: polygon(space["ring"]) for name, space in MAP["spaces"].items()}


def lands(name: str) -> set[str]:
    """Return the territories that border *name*."""
    return {n for n in NEIGHBOURS[name] if n in TERRITORIES}


def seas(name: str) -> set[str]:
    """Return the seas that border *name*."""
    return {n for n in NEIGHBOURS[name] if n in SEAS}


def bodies() -> list[set[str]]:
    """Return the territories grouped by the land they lie on: what one can walk to without entering the sea."""
    left, found = set(TERRITORIES), []
    while left:
        body, edge = set(), [min(left)]
        while edge:
            name = edge.pop()
            body.add(name)
            edge += lands(name) - body
        found.append(body)
        left -= body
    return found


GREECE = next(body for body in bodies() if "attica" in body)
ASIA = next(body for body in bodies() if "lydia" in body)
ISLANDS = [body for body in bodies() if body not in (GREECE, ASIA)]


def cheapest(start: str, land: int = 1, sea: int = 2) -> dict[str, int]:
    """Return what it costs to enter every space from *start* (O4.2)."""
    cost, queue = {start: 0}, [(0, start)]
    while queue:
        so_far, name = heapq.heappop(queue)
        if so_far > cost[name]:
            continue
        for step in NEIGHBOURS[name]:
            total = so_far + (sea if step in SEAS else land)
            if step != "north" and total < cost.get(step, 1000):
                cost[step] = total
                heapq.heappush(queue, (total, step))
    return cost


# The lists


def test_there_are_the_32_territories_of_the_rules_8_of_each_resource():
    by_resource = {r: {n for n, t in TERRITORIES.items() if t["resource"] == r} for r in RESOURCES}

    assert by_resource == {
        "grain": words("thrace thessaly boeotia achaea messenia cydonia lydia atlantis-west"),
        "wood": words("macedonia cephalonia euboea aetolia corcyra troad lycia atlantis-north"),
        "stone": words("epirus olympos phocis argolis naxos chios caria atlantis-south"),
        "gold": words("chalcidice arcadia attica laconia lesbos knossos rhodes atlantis-east"),
    }
    assert len(TERRITORIES) == 32


def test_two_territories_of_each_resource_bear_a_star():
    stars = {n for n, t in TERRITORIES.items() if t["star"]}

    assert stars == words("boeotia lydia macedonia troad phocis argolis attica rhodes")
    assert Counter(TERRITORIES[n]["resource"] for n in stars) == dict.fromkeys(RESOURCES, 2)


def test_olympos_alone_has_the_zeus_symbol_and_is_stone_without_star():
    assert [n for n, t in TERRITORIES.items() if t["zeus"]] == ["olympos"]
    assert TERRITORIES["olympos"]["resource"] == "stone"
    assert not TERRITORIES["olympos"]["star"]


def test_atlantis_is_four_territories_of_four_resources_without_star():
    atlantis = [t for t in TERRITORIES.values() if t["atlantis"]]

    assert sorted(t["resource"] for t in atlantis) == sorted(RESOURCES)
    assert not any(t["star"] for t in atlantis)
    assert all(
        t["atlantis"] == n.startswith("atlantis-") == (t["region"] == "Atlantis") for n, t in TERRITORIES.items()
    )


def test_every_table_says_where_it_comes_from():
    for table in (*TERRITORIES.values(), *SEAS.values(), *ADJACENCY.values(), MAP):
        assert table["origin"] in ("printed", "rebuilt")
    for table in TERRITORIES.values():
        assert set(table.get("printed", [])) <= set(table)


def test_there_are_about_fourteen_seas_with_names_of_their_own():
    names = [table["name"] for table in (*SEAS.values(), *TERRITORIES.values())]

    assert 12 <= len(SEAS) <= 16
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", [*TERRITORIES, *SEAS])
def test_names_are_plain_ascii_words_for_moves_and_records(name):
    assert name.isascii()
    assert name == name.lower()
    assert name.replace("-", "").isalpha()


def test_regions_group_the_territories():
    assert Counter(t["region"] for t in TERRITORIES.values()) == {
        "Northern Greece": 6,
        "Central Greece": 5,
        "Peloponnese": 5,
        "Islands": 6,
        "Crete": 2,
        "Asia Minor": 4,
        "Atlantis": 4,
    }


# Neighbours


def test_every_space_has_its_table_and_neighbours_are_neighbours_both_ways():
    assert set(ADJACENCY) == {"north", *TERRITORIES, *SEAS}
    for name, neighbours in NEIGHBOURS.items():
        assert len(set(neighbours)) == len(neighbours)
        assert name not in neighbours
        assert all(name in NEIGHBOURS[other] for other in neighbours)


def test_the_north_touches_epirus_macedonia_and_thrace():
    assert set(NEIGHBOURS["north"]) == {"epirus", "macedonia", "thrace"}


@pytest.mark.parametrize("name", TERRITORIES)
def test_every_territory_has_two_to_six_neighbours(name):
    assert 2 <= len(NEIGHBOURS[name]) <= 6


def test_every_territory_can_be_reached_from_the_north():
    assert set(cheapest("north")) == {"north", *TERRITORIES, *SEAS}


def test_each_resource_is_at_most_two_land_steps_from_the_north():
    near = lands("north") | {n for first in lands("north") for n in lands(first)}

    assert {TERRITORIES[n]["resource"] for n in near} == set(RESOURCES)


def test_a_settler_from_any_mainland_coast_enters_at_least_three_seas_before_atlantis():
    for name in GREECE | ASIA:
        # Walking is free here; only seas count. Crete and the islands may be crossed: that must not help either.
        steps = cheapest(name, land=0, sea=1)
        assert min(steps[n] for n, t in TERRITORIES.items() if t["atlantis"]) >= 3


def test_greece_with_the_peloponnese_and_asia_minor_are_two_bodies_of_land():
    assert len(GREECE) == 15
    assert {"troad", "lydia", "caria", "lycia"} == ASIA
    assert lands("attica") == {"boeotia", "argolis"}  # the isthmus is the only way by land into the Peloponnese
    peloponnese = {n for n, t in TERRITORIES.items() if t["region"] == "Peloponnese"}
    assert {(a, b) for a in GREECE - peloponnese for b in lands(a) & peloponnese} == {("attica", "argolis")}


def test_nine_islands_carry_one_territory_crete_and_middle_atlantis_two():
    pairs = [body for body in ISLANDS if len(body) > 1]

    assert sorted(map(sorted, pairs)) == [["atlantis-north", "atlantis-south"], ["cydonia", "knossos"]]
    assert {next(iter(body)) for body in ISLANDS if len(body) == 1} == {
        "corcyra",
        "cephalonia",
        "euboea",
        "lesbos",
        "chios",
        "naxos",
        "rhodes",
        "atlantis-west",
        "atlantis-east",
    }


@pytest.mark.parametrize("island", ISLANDS, ids=lambda island: "+".join(sorted(island)))
def test_every_island_touches_at_least_two_seas(island):
    assert len({sea for name in island for sea in seas(name)}) >= 2


def test_arcadia_has_no_coast_and_troad_does_not_meet_caria():
    assert not seas("arcadia")
    assert "caria" not in NEIGHBOURS["troad"]


@pytest.mark.parametrize(
    ("sea", "coasts"),
    {
        "adriatic": "epirus corcyra",
        "ionian": "aetolia corcyra cephalonia",
        "sicilian": "achaea messenia laconia cephalonia",
        "corinthian": "aetolia phocis boeotia attica achaea argolis",
        "thermaic": "macedonia chalcidice olympos thessaly",
        "thracian": "chalcidice thrace lesbos troad",
        "propontis": "thrace troad lydia",
        "aegean": "thessaly phocis boeotia euboea lesbos chios naxos lydia",
        "saronic": "attica euboea argolis laconia naxos",
        "icarian": "chios naxos rhodes lydia caria",
        "cretan": "laconia naxos cydonia knossos",
        "carpathian": "rhodes knossos caria lycia",
        "libyan": "cydonia knossos",
        "atlantean": "atlantis-west atlantis-north atlantis-south atlantis-east",
        "okeanos": "atlantis-west atlantis-north atlantis-south atlantis-east",
    }.items(),
)
def test_a_sea_borders_its_own_coasts_only(sea, coasts):
    assert lands(sea) == words(coasts)


def test_gulfs_open_only_where_they_do():
    assert seas("corinthian") == {"ionian", "sicilian"}
    assert seas("thermaic") == {"thracian", "aegean"}
    assert seas("propontis") == {"thracian"}
    assert seas("okeanos") == {"atlantean"}
    assert seas("atlantean") == {"libyan", "okeanos"}


def test_crossing_the_sea_costs_more_than_walking_beside_it():
    # From Attica to its neighbour across the isthmus by land 1, by the Saronic Sea 3; Crete and Asia are a real voyage.
    cost = cheapest("attica")

    assert cost["argolis"] == 1
    assert cost["knossos"] >= 5
    assert cost["rhodes"] >= 5
    assert min(cost[n] for n, t in TERRITORIES.items() if t["atlantis"]) >= 9


# The drawing


@pytest.mark.parametrize("name", SHAPES)
def test_each_space_is_one_plain_polygon_inside_the_frame(name):
    frame = box(0, 0, MAP["width"], MAP["height"])

    assert SHAPES[name].is_valid
    assert frame.covers(SHAPES[name])
    assert all(round(value, 1) == value for value in MAP["spaces"][name]["ring"])


def test_the_drawing_shows_every_space_and_calls_it_what_it_is():
    kinds = {name: space["kind"] for name, space in MAP["spaces"].items()}

    assert kinds == {"north": "north"} | dict.fromkeys(TERRITORIES, "territory") | dict.fromkeys(SEAS, "sea")


def test_no_two_spaces_overlap_and_nothing_is_left_between_them():
    shapes = [*SHAPES.values(), *map(polygon, MAP["unused"].values())]

    assert sum(shape.area for shape in shapes) - unary_union(shapes).area == pytest.approx(0, abs=0.5)
    # No cracks: the union has one outline and no holes but the waters that are not in play.
    union = unary_union(shapes)
    assert union.geom_type == "Polygon"
    assert not union.interiors


def test_neighbours_are_exactly_those_whose_polygons_share_a_border():
    drawn: dict[str, set[str]] = {name: set() for name in SHAPES}
    for a, b in combinations(SHAPES, 2):
        length = SHAPES[a].boundary.intersection(SHAPES[b].boundary).length
        assert length < GRAZE or length >= TOUCH, (
            f"{a} and {b} share {length:.1f} pixels: neither a border nor a corner"
        )
        if length >= TOUCH:
            drawn[a].add(b)
            drawn[b].add(a)

    assert drawn == {name: set(neighbours) for name, neighbours in NEIGHBOURS.items()}


def test_lands_on_either_side_of_water_are_seen_apart():
    for body, other in combinations(bodies(), 2):
        for a, b in product(body, other):
            apart = SHAPES[a].distance(SHAPES[b])
            assert apart >= 8, f"{a} and {b} are {apart:.1f} pixels apart"


@pytest.mark.parametrize("name", TERRITORIES)
def test_names_and_stacks_stand_well_inside_their_territory(name):
    space, shape = MAP["spaces"][name], SHAPES[name]

    for key, clearance in (("label", 12.0), ("stack", 16.0)):
        point = Point(space[key])
        assert shape.contains(point), key
        assert shape.exterior.distance(point) >= clearance, key


@pytest.mark.parametrize("name", TERRITORIES)
def test_three_discs_have_room_at_900_pixels(name):
    # Three discs of 24 pixels seen slightly from the side, 900 pixels wide: 24 across, 28 high.
    zoom = MAP["width"] / 900
    x, y = MAP["spaces"][name]["stack"]
    stack = box(x - 12 * zoom, y - 14 * zoom, x + 12 * zoom, y + 14 * zoom)

    assert SHAPES[name].intersection(stack).area >= 0.95 * stack.area


@pytest.mark.parametrize("name", SEAS)
def test_the_name_of_a_sea_stands_in_the_sea(name):
    assert SHAPES[name].contains(Point(MAP["spaces"][name]["label"]))


def test_names_and_stacks_keep_clear_of_each_other():
    points = [(n, Point(MAP["spaces"][n][key])) for n in TERRITORIES for key in ("label", "stack")]

    for (a, p), (b, q) in combinations(points, 2):
        assert p.distance(q) >= 24, (a, b)


def test_starred_territories_and_olympos_have_a_badge_and_each_shows_its_resource():
    for name, table in TERRITORIES.items():
        assert ("badge" in MAP["spaces"][name]) == (table["star"] or table["zeus"])
        assert len(MAP["spaces"][name]["marks"]) >= 4  # two marks at least


def test_islets_are_mere_ornament_apart_from_all_territories():
    for islet in map(polygon, MAP["islets"]):
        assert all(islet.distance(SHAPES[name]) > 3 for name in TERRITORIES)


def test_borders_are_drawn_once_between_lands_and_between_seas():
    drawn = [frozenset(border["between"]) for border in MAP["borders"]]
    expected = {frozenset((a, b)) for a, others in NEIGHBOURS.items() for b in others if (a in SEAS) == (b in SEAS)}

    assert len(drawn) == len(set(drawn))
    assert set(drawn) == expected


def test_the_drawing_is_small_enough_for_a_browser():
    assert (DATA / "map.json").stat().st_size < 250_000


def test_the_picture_in_the_documentation_shows_these_polygons():
    picture = Path(__file__).parents[5] / "docs" / "olympos-map.svg"
    if not picture.exists():
        pytest.skip("the documentation is not installed")
    drawn = dict(re.findall(r'<path id="([a-z-]+)" d="M([0-9., ]+)Z"/><clipPath', picture.read_text(encoding="utf-8")))

    assert set(drawn) == set(TERRITORIES)
    for name, path in drawn.items():
        assert [float(value) for value in re.split("[ ,]", path)] == MAP["spaces"][name]["ring"]


def test_the_frame_round_the_map_has_a_square_for_each_space_of_the_track() -> None:
    chart = (DATA.parent / "drawing/web/chart.ts").read_text(encoding="utf-8")
    across, down = (int(side) for side in re.findall(r"const (?:ACROSS|DOWN) = (\d+);", chart))

    assert 2 * (across + down) - 4 == read("track.toml")["track"]["cross"] + 1
