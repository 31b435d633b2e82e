"""The data files (O12): what is printed and rebuilt in them, and how a wrong one is refused."""

import json
import shutil
import tomllib
from pathlib import Path

import pytest

import petteia
from petteia.core.conformance import rule
from petteia.core.edition import Edition, EditionError, in_words
from petteia.core.text import languages
from petteia.games.olympos import GAME
from petteia.games.olympos.rules.data import HERE
from petteia.games.olympos.tests.playing import position

FILES = sorted(file.name for file in HERE.glob("*.toml"))
NORTHERN = "adjacency.north.neighbours"
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
    game = petteia.game("olympos", folder)
    text = "seats=4 time=0,9,9,9 macedonia=1"

    assert game.position(text).why_not("build lion-gate") is None
    assert GAME.position(text).why_not("build lion-gate") is not None


def test_a_shorter_track_ends_sooner(folder):
    change(folder, "track.toml", "cross = 67 ", "cross = 62 ")
    change(folder, "track.toml", "63, 65, 67]", "62]")
    change(folder, "track.toml", "2, 1, 0]", "0]")

    assert petteia.game("olympos", folder).position("time=60,60").why_not("settle north epirus")[1] == "O3.4"


# The part, what it says, what it says instead, the value at which that is told, and how.
WRONG = [
    ("track", "cross = 67", "cross = -1", "track.track.cross", "mistake-number"),
    ("track", "21, 30", "30, 21", "track.zeus.spaces", "mistake-rising"),
    ("track", "[12, 21", "[0, 21", "track.zeus.spaces", "mistake-number"),
    ("track", "false]", "true]", "track.zeus.double", "mistake-many-gods"),
    ("track", "double = [false", 'double = ["no"', "track.zeus.double", "mistake-double"),
    ("track", "[57, 59", "[58, 59", "track.points.from", "mistake-points-from"),
    ("track", 'origin = "rebuilt"', 'origin = "guessed"', "track.track.origin", "mistake-origin"),
    ("setup", "row1 = [1, 1, 2, 3]", "row1 = [1, 1, 2]", "setup.copies.row1", "mistake-list"),
    ("setup", "row1 = [1, 1, 2, 3]", "row1 = [0, 1, 2, 3]", "setup.copies.row1", "mistake-number"),
    ("setup", "[columns]", "[pillars]", "setup.pillars", "mistake-unknown"),
    ("setup", "[columns]", "[pillars]", "setup.columns", "mistake-missing"),
    ("setup", "settlers = 4", "settlers = 10", "setup.player.settlers", None),
    ("slots", "row = 1\ncolumn = 1", "row = 1\ncolumn = 2", "slots.slot.2.column", "mistake-slot-twice"),
    ("slots", SECOND_SLOT, "", "slots.slot", "mistake-slot-missing"),
    ("slots", "2 grain + gold", "-2 grain + gold", "slots.slot.6.cost", "mistake-number"),
    ("slots", "2 grain + gold", "2 barley", "slots.slot.6.cost", "mistake-word"),
    ("slots", "2 grain + gold", "two of grain", "slots.slot.6.cost", "mistake-group"),
    ("slots", "2 grain + gold", "grain + grain", "slots.slot.6.cost", "mistake-group-twice"),
    ("slots", "2 grain + gold", "any + any + any + any + any", "slots.slot.6.cost", "mistake-many-groups"),
    ("bonuses", '["settler", "gold"]', '["settler"]', "bonuses.bonus.2.spaces", "mistake-list"),
    ("bonuses", '["settler", "gold"]', '["settler", "wine"]', "bonuses.bonus.2.spaces", "mistake-word"),
    ("bonuses", 'grey = "wood"\n', "", "bonuses.bonus.1.spaces", "mistake-few-bonuses"),
    ("bonuses", "row = 4\ncolumn = 5", "row = 5\ncolumn = 5", "bonuses.bonus.20.row", "mistake-no-bonus-there"),
    ("tiles", "[oracle]\nrow = 1", "[oracle]\nrow = 2", "tiles.medicine.row", "mistake-few-tiles"),
    ("tiles", "[oracle]", "[oracles]", "tiles.oracles", "mistake-unknown"),
    ("tiles", "swords = 1", "axes = 1", "tiles.metallurgy.axes", "mistake-unknown"),
    ("tiles", '["stone", "gold"]', '["stone"]', "tiles.money.shows", "mistake-shows"),
    ("tiles", "[money]\nrow = 2", "[money]\nrow = 2\ncubes = 1", "tiles.money.cubes", "mistake-shows-only"),
    ("tiles", "[money]\nrow = 2", "[money]\nrow = 1", "tiles.money.row", "mistake-two-tiles"),
    ("wonders", "stars = 5", "stars = 0", "wonders.lion-gate.stars", "mistake-number"),
    ("cards", "copies = [1, 1, 1, 1]", "copies = 1", "cards.cube.copies", "mistake-list"),
    ("gods", "good = true", "good = false", "gods.zeus.good", "mistake-good"),
    ("gods", "good = true", "good = 1", "gods.zeus.good", "mistake-truth"),
    ("territories", 'resource = "stone"', 'resource = "clay"', "territories.epirus.resource", "mistake-word"),
    ("territories", "star = true", "star = false", "territories.troad.star", "mistake-two-stars"),
    ("territories", "zeus = true", "zeus = false", "territories.epirus.zeus", "mistake-zeus-token"),
    ("territories", "[epirus]", "[narnia]", "territories.narnia", "mistake-unknown"),
    ("territories", 'name = "Epirus"', 'name = ""', "territories.epirus.name", "mistake-text"),
    ("seas", "[adriatic]", "[attica]", "seas.attica", "mistake-name-twice"),
    ("seas", "[adriatic]", "[Adria]", "seas.Adria", "mistake-slug"),
    ("adjacency", '"north", "macedonia", "olympos"', '"macedonia", "olympos"', NORTHERN, "mistake-one-sided"),
    ("adjacency", '"epirus", "macedonia", "thrace"', '"epirus", "narnia"', NORTHERN, "mistake-unknown"),
    ("adjacency", '"epirus", "macedonia", "thrace"', '"epirus", "epirus"', NORTHERN, "mistake-neighbour-twice"),
    ("adjacency", '["epirus", "macedonia", "thrace"]', "[]", NORTHERN, "mistake-no-neighbours"),
    ("adjacency", "[north]", "[south]", "adjacency.south", "mistake-unknown"),
]


@pytest.mark.parametrize(("part", "old", "new", "place", "said"), WRONG)
def test_what_is_wrong_is_said_at_the_value_in_every_language(folder, part, old, new, place, said):
    change(folder, f"{part}.toml", old, new)
    mistakes = {mistake.where: mistake for mistake in GAME.mistakes(Edition.load(folder, "olympos"))}

    if said is None:
        assert not mistakes
    else:
        assert mistakes[place].told.name == said
        spoken = {in_words(GAME, mistakes[place], language) for language in languages(GAME)}
        assert len(spoken) == 4
        assert all(text.endswith(".") and "{" not in text for text in spoken)
        with pytest.raises(EditionError):
            petteia.game("olympos", folder)


def test_lands_out_of_reach_few_lands_and_too_many_seas_and_settlers_are_told(folder):
    parts = json.loads(json.dumps(GAME.edition.parts))
    for one, other in (("atlantean", "okeanos"), ("okeanos", "atlantean")):
        around = parts["adjacency"][one]["neighbours"]
        for name in [name for name in around if not name.startswith("atlantis") and name != other]:
            around.remove(name)
            parts["adjacency"][name]["neighbours"].remove(one)
    away = mistakes_in(parts)
    parts = json.loads(json.dumps(GAME.edition.parts))
    for name in ("aetolia", "macedonia", "troad"):
        parts["territories"][name]["resource"] = "gold"
    few = mistakes_in(parts)
    parts = json.loads(json.dumps(GAME.edition.parts))
    parts["seas"] |= {f"sea-{chr(97 + number)}": {"name": "A sea"} for number in range(20)}
    many = mistakes_in(parts)
    parts = json.loads(json.dumps(GAME.edition.parts))
    parts["setup"]["player"]["settlers"] = 10
    parts["gods"]["hecate"]["amount"] = 5
    parts["tiles"]["medicine"]["settlers"] = parts["tiles"]["oracle"]["settlers"] = 4
    crowd = mistakes_in(parts)

    assert away["adjacency.atlantis-west.neighbours"] == "mistake-out-of-reach"
    assert "mistake-few-lands" in few.values()
    assert many["seas"] == "mistake-many-seas"
    assert crowd == {"setup.player.settlers": "mistake-many-settlers"}


def mistakes_in(parts):
    found = GAME.mistakes(Edition("olympos", "mine", "", parts))
    return {mistake.where: mistake.told.name for mistake in found}


@pytest.mark.parametrize("name", FILES)
def test_a_missing_or_broken_file_is_refused(folder, name):
    (folder / name).write_text("[[[", encoding="utf-8")
    with pytest.raises(EditionError, match=f"{name}: this is no TOML"):
        petteia.game("olympos", folder)
    (folder / name).unlink()
    with pytest.raises(EditionError, match=f"“{Path(name).stem}” is missing"):
        petteia.game("olympos", folder)
