"""The data files (O12): what is printed and rebuilt in them, and how a wrong one is refused."""

import shutil
import tomllib

import pytest

from petteia.core.conformance import rule
from petteia.games.olympos import GAME, DataError, load
from petteia.games.olympos.rules.data import HERE
from petteia.games.olympos.tests.playing import position

FILES = sorted(file.name for file in HERE.glob("*.toml"))
SECOND_SLOT = '[[slot]]\nrow = 1\ncolumn = 2\ncost = "wood + gold"\norigin = "rebuilt"\n'


@pytest.fixture
def folder(tmp_path):
    """A copy of the data files to spoil."""
    shutil.copytree(HERE, tmp_path / "data")
    return tmp_path / "data"


def change(folder, name, old, new):
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("name", FILES)
def test_every_table_says_printed_or_rebuilt(name):
    tables = tomllib.loads((HERE / name).read_text(encoding="utf-8"))
    rows = [row for table in tables.values() for row in (table if isinstance(table, list) else [table])]

    assert rows
    assert {row["origin"] for row in rows} <= {"printed", "rebuilt"}


@rule("O12.1", "O12.2", "O12.3", "O12.4", "O12.5", "O12.6")
def test_the_known_anchors_are_printed():
    slots = tomllib.loads((HERE / "slots.toml").read_text(encoding="utf-8"))["slot"]
    printed = {(each["row"], each["column"]): each["cost"] for each in slots if "cost" in each.get("printed", [])}
    bonuses = tomllib.loads((HERE / "bonuses.toml").read_text(encoding="utf-8"))["bonus"]
    wonders = tomllib.loads((HERE / "wonders.toml").read_text(encoding="utf-8"))

    assert printed == {
        (4, 1): "2 grain + 2 wood",
        (4, 5): "3 any + any",
        (5, 1): "3 grain + 2 any",
        (5, 5): "2 any + 2 any + any + any",
    }
    assert all("column" not in each.get("printed", []) for each in slots)  # inferred
    assert [(each["row"], each["column"], each["printed"]) for each in bonuses if "printed" in each] == [
        (4, 5, ["settler"])
    ]
    assert wonders["stadium"] == {"stars": 5, "points": 10, "origin": "printed"}


@rule("O12.2")
def test_slot_costs_as_rebuilt():
    slots = position("seats=4").view(None)["development"]["slots"]

    assert slots[0]["cost"] == [[1, "grain"], [1, "stone"]]
    assert slots[9]["cost"] == [[1, None], [1, None], [1, None]]
    assert slots[14]["cost"] == [[2, None], [2, None]]


@rule("O12.3")
def test_bonuses_as_rebuilt():
    slots = position("seats=5").view(None)["development"]["slots"]

    assert [each["bonus"] for each in slots[0]["bonuses"]] == ["settler", "hourglasses", "wood"]
    assert [each["bonus"] for each in slots[5]["bonuses"]] == ["settler", "stone"]
    assert slots[20]["bonuses"] == []


def test_a_changed_number_changes_the_game_and_nothing_else(folder):
    change(folder, "wonders.toml", "stars = 5\npoints = 8", "stars = 1\npoints = 9")
    game = load(folder)
    text = "seats=4 time=0,9,9,9 macedonia=1"

    assert game.position(text).why_not("build lion-gate") is None
    assert GAME.position(text).why_not("build lion-gate") is not None


def test_a_shorter_track_ends_sooner(folder):
    change(folder, "track.toml", "cross = 67 ", "cross = 62 ")

    assert load(folder).position("time=60,60").why_not("settle north epirus")[1] == "O3.4"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("track.toml", "cross = 67", "cross = -1", "track.toml: track.cross: must be a number from 1"),
        ("track.toml", "21, 30", "30, 21", "track.toml: zeus.spaces: must rise"),
        ("track.toml", 'origin = "rebuilt"', 'origin = "guessed"', "track.toml: track.origin: must be one of"),
        ("setup.toml", "row1 = [1, 1, 2, 3]", "row1 = [1, 1, 2]", "setup.toml: copies.row1: must be a list of 4"),
        ("setup.toml", "[columns]", "[pillars]", "setup.toml: pillars: unknown"),
        ("slots.toml", "row = 1\ncolumn = 1", "row = 1\ncolumn = 2", "slots.toml: slot row 1 column 2: is given twice"),
        ("slots.toml", SECOND_SLOT, "", "slots.toml: slot row 1 column 2: is missing"),
        ("slots.toml", "2 grain + gold", "-2 grain + gold", "slot row 2 column 1.cost: must be a number from 1 to 3"),
        ("slots.toml", "2 grain + gold", "2 barley", "slot row 2 column 1.cost: must be one of grain"),
        ("slots.toml", "2 grain + gold", "grain + grain", "slot row 2 column 1.cost: asks for grain twice"),
        ("bonuses.toml", '["settler", "gold"]', '["settler"]', "bonus row 1 column 2.spaces: must be 2 bonuses"),
        ("bonuses.toml", '["settler", "gold"]', '["settler", "wine"]', "bonus row 1 column 2: must be one of"),
        ("bonuses.toml", 'grey = "wood"\n', "", "bonus row 1 column 1: has fewer spaces than 5 players have tiles"),
        ("tiles.toml", "[oracle]\nrow = 1", "[oracle]\nrow = 2", "tiles.toml: row 1: has 4 discoveries"),
        ("tiles.toml", "[oracle]", "[oracles]", "tiles.toml: oracles: unknown"),
        ("tiles.toml", "swords = 1", "axes = 1", "tiles.toml: metallurgy.axes: is not known"),
        ("tiles.toml", '["stone", "gold"]', '["stone"]', "tiles.toml: money.shows: must be 2 different resources"),
        ("wonders.toml", "stars = 5", "stars = 0", "wonders.toml: lion-gate.stars: must be a number from 1"),
        ("cards.toml", "copies = [1, 1, 1, 1]", "copies = 1", "cards.toml: cube.copies: must be a list of 4"),
        ("gods.toml", "good = true", "good = false", "gods.toml: zeus.good: must be true"),
        ("territories.toml", 'resource = "stone"', 'resource = "clay"', "territories.toml: epirus.resource: must be"),
        ("territories.toml", "star = true", "star = false", "territories.toml: wood: two territories"),
        ("territories.toml", "zeus = true", "zeus = false", "territories.toml: zeus: one territory"),
        ("seas.toml", "[adriatic]", "[attica]", "attica: is the name of two spaces"),
        ("adjacency.toml", '"north", "macedonia", "olympos"', '"macedonia", "olympos"', "epirus does not name north"),
        ("adjacency.toml", '"epirus", "macedonia", "thrace"', '"epirus", "narnia"', "adjacency.toml: north.neighbours"),
        ("adjacency.toml", "[north]", "[south]", "adjacency.toml: south: unknown"),
    ],
)
def test_a_wrong_file_is_refused_with_file_key_and_reason(folder, name, old, new, said):
    change(folder, name, old, new)

    with pytest.raises(DataError) as refusal:
        load(folder)
    assert said in str(refusal.value)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_or_broken_file_is_refused(folder, name):
    (folder / name).write_text("[[[", encoding="utf-8")
    with pytest.raises(DataError, match=f"{name}: syntax"):
        load(folder)
    (folder / name).unlink()
    with pytest.raises(DataError, match=f"{name}: .*cannot be read"):
        load(folder)
