"""The data files: read, checked, made into a Board. A wrong file is refused with its name, the key and the reason."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import u8

from petteia.core.game import PetteiaError
from petteia.games.olympos.rules.board import (
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    COLUMNS,
    GOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    TERRITORIES,
    TILE_NAMES,
    WONDER_NAMES,
    Board,
    is_good,
    pack,
)
from petteia.games.olympos.rules.moves import MOST_CUBES
from petteia.games.olympos.rules.ways import fill_tables

HERE = Path(__file__).parents[1] / "data"
COUNTS = (2, 3, 4, 5)  # numbers of players, in the order of the lists in setup.toml
ORIGINS = ("printed", "rebuilt")
MOST = 200  # no number in these files comes near

Table = dict[str, object]


class DataError(PetteiaError):
    """A data file that cannot be played with; the message names file, key and reason."""


def refuse(file: str, key: str, reason: str) -> NoReturn:
    raise DataError(f"{file}: {key}: {reason}")


class DataFile:
    """One file: its tables, and questions that answer or refuse."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        try:
            self.tables: Table = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except OSError as error:
            refuse(name, str(folder), f"cannot be read: {error.strerror}")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            refuse(name, "syntax", str(error))

    def keys(self, known: Iterable[str] | None = None) -> list[str]:
        """Return the names of all tables; with *known*, refuse one that is missing or strange."""
        found = list(self.tables)
        if known is not None:
            expected = list(known)
            for key in found:
                if key not in expected:
                    refuse(self.name, key, f"unknown; known are {', '.join(expected)}")
            for key in expected:
                if key not in found:
                    refuse(self.name, key, "is missing")
        return found

    def table(self, key: str) -> Table:
        """Return one table; it must say where its values come from."""
        found = self.tables.get(key)
        if not isinstance(found, dict):
            refuse(self.name, key, "is missing" if found is None else "must be a table")
        return self.sourced(found, key)

    def sourced(self, found: Table, key: str) -> Table:
        if found.get("origin") not in ORIGINS:
            refuse(self.name, f"{key}.origin", f"must be one of {', '.join(ORIGINS)}, not {found.get('origin')!r}")
        return found

    def rows(self, key: str) -> list[Table]:
        """Return an array of tables."""
        found = self.tables.get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            refuse(self.name, key, "must be an array of tables")
        return [self.sourced(row, f"{key} {number}") for number, row in enumerate(found, start=1)]

    def number(self, key: str, name: str, least: int = 0, default: int | None = None) -> int:
        return self.checked(self.table(key).get(name, default), f"{key}.{name}", least)

    def checked(self, value: object, key: str, least: int = 0, most: int = MOST) -> int:
        if type(value) is not int or not least <= value <= most:
            refuse(self.name, key, f"must be a number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, key: str, name: str, count: int, least: int = 0) -> list[int]:
        found = self.table(key).get(name)
        if not isinstance(found, list) or len(found) != count:
            refuse(self.name, f"{key}.{name}", f"must be a list of {count} numbers, not {found!r}")
        return [self.checked(value, f"{key}.{name}", least) for value in found]

    def flag(self, key: str, name: str) -> bool:
        found = self.table(key).get(name)
        if not isinstance(found, bool):
            refuse(self.name, f"{key}.{name}", f"must be true or false, not {found!r}")
        return found

    def word(self, key: str, name: str, known: list[str]) -> int:
        """Return the place of a word among those *known*."""
        return self.known(self.table(key).get(name), f"{key}.{name}", known)

    def words(self, key: str, name: str) -> str:
        """Return a text to be shown."""
        found = self.table(key).get(name)
        if not isinstance(found, str) or not found.strip() or not found.isprintable():
            refuse(self.name, f"{key}.{name}", f"must be a word or two, not {found!r}")
        return found

    def known(self, value: object, key: str, known: list[str]) -> int:
        if not isinstance(value, str) or value not in known:
            refuse(self.name, key, f"must be one of {', '.join(known)}, not {value!r}")
        return known.index(value)


def load_board(folder: Path = HERE) -> Board:
    """Return the board that the files in *folder* describe; raise DataError if one of them is wrong."""
    territories = DataFile(folder, "territories.toml")
    seas = DataFile(folder, "seas.toml")
    board = Board(territories.keys(), seas.keys())
    read_territories(board, territories)
    read_adjacency(board, DataFile(folder, "adjacency.toml"), seas)
    read_track(board, DataFile(folder, "track.toml"))
    read_setup(board, DataFile(folder, "setup.toml"))
    read_slots(board, DataFile(folder, "slots.toml"))
    read_bonuses(board, DataFile(folder, "bonuses.toml"))
    read_tiles(board, DataFile(folder, "tiles.toml"))
    read_wonders(board, DataFile(folder, "wonders.toml"))
    read_cards(board, DataFile(folder, "cards.toml"))
    read_gods(board, DataFile(folder, "gods.toml"))
    fill_tables(board)
    return board


def swap_resources(board: Board, one: str, other: str) -> None:
    """Let two territories bear each other's resource."""
    first, second = board.territory_names.index(one), board.territory_names.index(other)
    held = board.resource[first]
    board.resource[first] = board.resource[second]
    board.resource[second] = held


def fingerprint(folder: Path) -> str:
    """Return a short name for what the files in *folder* say, the same for the same tables in any layout."""
    tables = {name: DataFile(folder, name).tables for name in sorted(file.name for file in HERE.glob("*.toml"))}
    return hashlib.sha256(json.dumps(tables, sort_keys=True, default=str).encode()).hexdigest()[:16]


def put(into: vec[u8], place: int, value: int) -> None:
    into[place] = u8(value)


# The map (O1.1, O12.6) -------------------------------------------------------------------------------------------


def read_territories(board: Board, file: DataFile) -> None:
    names = board.territory_names
    if len(names) != TERRITORIES:
        refuse(file.name, "territories", f"there must be {TERRITORIES}, not {len(names)} (O1.1)")
    zeus = [name for name in names if file.flag(name, "zeus")]
    if len(zeus) != 1:
        refuse(file.name, "zeus", f"one territory holds the Zeus token, not {len(zeus)} (O1.1)")
    board.zeus_territory = names.index(zeus[0])
    stars, lands = [0] * RESOURCES, [0] * RESOURCES
    for place, name in enumerate(names):
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
            refuse(file.name, name, "a name is small letters and hyphens")
        resource = file.word(name, "resource", RESOURCE_NAMES)
        star = file.flag(name, "star")
        put(board.resource, place, resource)
        put(board.starred, place, star)
        put(board.worth, place, 2 if file.flag(name, "atlantis") else 1)
        board.regions.append(file.words(name, "region"))
        stars[resource] += star
        lands[resource] += 1
    for resource, word in enumerate(RESOURCE_NAMES):
        if stars[resource] != 2:
            refuse(file.name, word, f"two territories of each resource bear a star, not {stars[resource]} (O1.1)")
        if lands[resource] < 6:
            refuse(file.name, word, f"six territories of a resource at least, not {lands[resource]} (O2.4, O2.6)")


def read_adjacency(board: Board, file: DataFile, seas: DataFile) -> None:
    names = [*board.territory_names, *board.sea_names, "north"]
    for sea in board.sea_names:
        seas.table(sea)
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        refuse(seas.name, twice, "is the name of two spaces")
    file.keys(names)
    for name in names:
        listed = file.table(name).get("neighbours")
        if not isinstance(listed, list) or not listed:
            refuse(file.name, f"{name}.neighbours", "must be a list of names")
        places = [file.known(other, f"{name}.neighbours", names) for other in listed]
        if names.index(name) in places or len(set(places)) != len(places):
            refuse(file.name, f"{name}.neighbours", "names each other space once")
        board.neighbours.append(places)
    for place, name in enumerate(names):
        for other in board.neighbours[place]:
            if place not in board.neighbours[other]:
                refuse(file.name, f"{name}.neighbours", f"{names[other]} does not name {name} in turn")
    reached = {len(names) - 1}
    for _ in names:
        reached |= {other for place in reached for other in board.neighbours[place]}
    for place, name in enumerate(names):
        if place not in reached:
            refuse(file.name, name, "cannot be reached from the north")


# Track and set-up (O1.4, O2) -------------------------------------------------------------------------------------


def read_track(board: Board, file: DataFile) -> None:
    board.start = file.number("track", "start")
    board.cross = file.number("track", "cross", least=board.start + 1)
    double = file.table("zeus").get("double")
    if not isinstance(double, list) or not 1 <= len(double) <= 8 or not all(isinstance(each, bool) for each in double):
        refuse(file.name, "zeus.double", "must say true or false for each of one to eight Zeus spaces")
    spaces = file.numbers("zeus", "spaces", len(double), least=board.start + 1)
    if sorted(set(spaces)) != spaces or spaces[-1] > board.cross:
        refuse(file.name, "zeus.spaces", "must rise, and lie before or on the Cross")
    if sum(2 if each else 1 for each in double) >= len(GOD_NAMES):
        refuse(file.name, "zeus.double", "asks for more gods than there are, one of them unseen (O2.8)")
    board.zeus_spaces = len(spaces)
    for place, space in enumerate(spaces):
        put(board.zeus_at, place, space)
        put(board.zeus_double, place, double[place])
    read_track_points(board, file, spaces[-1])


def read_track_points(board: Board, file: DataFile, last: int) -> None:
    firsts = file.table("points").get("from")
    if not isinstance(firsts, list) or not firsts or firsts != sorted(set(firsts)) or firsts[0] != last:
        refuse(file.name, "points.from", "must rise from the last Zeus space on")
    points = file.numbers("points", "points", len(firsts))
    for first, value in zip(firsts, points, strict=True):
        for space in range(file.checked(first, "points.from"), board.cross + 1):
            put(board.track_points, space, value)


def read_setup(board: Board, file: DataFile) -> None:
    file.keys(("copies", "columns", "condemned", "barbarians", "player"))
    for row in range(ROWS):
        for seats, copies in zip(COUNTS, file.numbers("copies", f"row{row + 1}", len(COUNTS), least=1), strict=True):
            put(board.copies, seats * ROWS + row, copies)
    columns = file.numbers("columns", "used", len(COUNTS), least=1)
    condemned = file.numbers("condemned", "of_each_resource", len(COUNTS), least=1)
    discs = file.numbers("barbarians", "discs", len(COUNTS))
    for place, seats in enumerate(COUNTS):
        if columns[place] > COLUMNS:
            refuse(file.name, "columns.used", f"there are {COLUMNS} columns")
        if condemned[place] > 3:
            refuse(file.name, "condemned.of_each_resource", "more than three leave no room for barbarians (O2.6)")
        if discs[place] > RESOURCES:
            refuse(file.name, "barbarians.discs", "one on each resource at most (O2.6)")
        put(board.columns, seats, columns[place])
        put(board.condemned, seats, condemned[place])
        put(board.barbarians, seats, discs[place])
    board.barbarian_swords = file.number("barbarians", "swords")
    board.first_settlers = file.number("player", "settlers", least=1)


# The development board (O5, O6, O11) -----------------------------------------------------------------------------


def slot_places(file: DataFile, rows: list[Table], key: str, count: int) -> dict[int, Table]:
    """Return the tables of all slots by slot; each of the first *count* must be there once."""
    found: dict[int, Table] = {}
    for number, table in enumerate(rows, start=1):
        row = file.checked(table.get("row"), f"{key} {number}.row", 1, ROWS)
        column = file.checked(table.get("column"), f"{key} {number}.column", 1, COLUMNS)
        slot = (row - 1) * COLUMNS + column - 1
        if slot in found:
            refuse(file.name, f"{key} row {row} column {column}", "is given twice")
        found[slot] = table
    for slot in range(count):
        if slot not in found:
            refuse(file.name, f"{key} row {slot // COLUMNS + 1} column {slot % COLUMNS + 1}", "is missing")
    return found


def read_slots(board: Board, file: DataFile) -> None:
    file.keys(("slot",))
    for slot, table in slot_places(file, file.rows("slot"), "slot", ROWS * COLUMNS).items():
        key = f"slot row {slot // COLUMNS + 1} column {slot % COLUMNS + 1}.cost"
        coloured, grey = [0] * RESOURCES, []
        for part in str(table.get("cost")).split("+"):
            group = re.fullmatch(r"(?:(-?\d+) )?(\w+)", part.strip())
            if not group:
                refuse(file.name, key, f"{part.strip()!r} is no group such as '2 grain' or 'any'")
            size = file.checked(int(group[1] or 1), key, 1, MOST_CUBES)
            word = file.known(group[2], key, [*RESOURCE_NAMES, "any"])
            if word == RESOURCES:
                grey.append(size)
            elif coloured[word]:
                refuse(file.name, key, f"asks for {group[2]} twice; each group is of a different resource (O5.2)")
            else:
                coloured[word] = size
        if len(grey) + sum(map(bool, coloured)) > RESOURCES:
            refuse(file.name, key, "has more groups than there are resources (O5.2)")
        board.needs[slot] = pack(coloured)
        for place, size in enumerate(coloured):
            put(board.coloured, slot * RESOURCES + place, size)
        for place, size in enumerate(sorted(grey, reverse=True)):
            put(board.grey, slot * RESOURCES + place, size)


def read_bonuses(board: Board, file: DataFile) -> None:
    file.keys(("bonus",))
    places = slot_places(file, file.rows("bonus"), "bonus", (ROWS - 1) * COLUMNS)
    for slot, table in places.items():
        row = slot // COLUMNS
        key = f"bonus row {row + 1} column {slot % COLUMNS + 1}"
        if row == ROWS - 1:
            refuse(file.name, key, "row 5 has no bonus (O5.4)")
        spaces = table.get("spaces")
        if not isinstance(spaces, list) or len(spaces) != BONUSES - 1:
            refuse(file.name, f"{key}.spaces", f"must be {BONUSES - 1} bonuses, not {spaces!r}")
        given = [*spaces, table["grey"]] if "grey" in table else spaces
        for place, bonus in enumerate(given):
            put(board.bonus, slot * BONUSES + place, file.known(bonus, key, BONUS_NAMES[1:]) + 1)
        for seats in COUNTS:
            if board.copies[seats * ROWS + row] > (len(given) if seats == 5 else BONUSES - 1):
                refuse(file.name, key, f"has fewer spaces than {seats} players have tiles there (O5.4)")


def read_tiles(board: Board, file: DataFile) -> None:
    file.keys(TILE_NAMES)
    tables = {
        "swords": board.tile_swords,
        "zeus": board.tile_zeus,
        "stars": board.tile_stars,
        "hourglasses": board.tile_hourglasses,
        "settlers": board.tile_settlers,
        "cubes": board.tile_cubes,
        "cards": board.tile_cards,
        "points": board.tile_points,
    }
    rows = [0] * ROWS
    for tile, name in enumerate(TILE_NAMES):
        for key in file.table(name):
            if key not in (*tables, "row", "shows", "origin", "printed"):
                refuse(file.name, f"{name}.{key}", "is not known")
        row = file.checked(file.table(name).get("row"), f"{name}.row", 1, ROWS) - 1
        rows[row] += 1
        put(board.tile_row, tile, row)
        for key, into in tables.items():
            put(into, tile, file.number(name, key, default=0))
        read_shown(board, file, tile, name)
    for row, count in enumerate(rows, start=1):
        if count != COLUMNS:
            refuse(file.name, f"row {row}", f"has {count} discoveries, not {COLUMNS} (O1.2)")


def read_shown(board: Board, file: DataFile, tile: int, name: str) -> None:
    shown = file.table(name).get("shows", [])
    wanted = 2 if name in ("money", "agriculture") else 0
    if not isinstance(shown, list) or len(shown) != wanted or len(set(map(str, shown))) != wanted:
        refuse(file.name, f"{name}.shows", f"must be {wanted} different resources, not {shown!r} (O5.5)")
    for place, resource in enumerate(shown):
        put(board.tile_shows, tile * 2 + place, file.known(resource, f"{name}.shows", RESOURCE_NAMES) + 1)
    if wanted and any(board.copies[seats * ROWS + int(board.tile_row[tile])] > 2 for seats in COUNTS):
        refuse(file.name, f"{name}.row", "there are two tiles of it, and this row asks for more (O5.5)")


def read_wonders(board: Board, file: DataFile) -> None:
    file.keys(WONDER_NAMES)
    for wonder, name in enumerate(WONDER_NAMES):
        put(board.wonder_stars, wonder, file.number(name, "stars", least=1))
        put(board.wonder_points, wonder, file.number(name, "points"))


# Cards and gods (O8, O9, O12.5) ----------------------------------------------------------------------------------


def read_cards(board: Board, file: DataFile) -> None:
    kinds = list(dict.fromkeys(name.split("-")[0] for name in CARD_NAMES))
    file.keys(kinds)
    place = 0
    for kind in kinds:
        single = f"{kind}-{RESOURCE_NAMES[0]}" not in CARD_NAMES
        copies = [file.number(kind, "copies")] if single else file.numbers(kind, "copies", RESOURCES)
        for count in copies:
            put(board.card_copies, place, count)
            place += 1


def read_gods(board: Board, file: DataFile) -> None:
    file.keys(GOD_NAMES)
    for god, name in enumerate(GOD_NAMES):
        if file.flag(name, "good") != is_good(god):
            refuse(file.name, f"{name}.good", f"must be {str(is_good(god)).lower()} (O9.4, O9.5)")
        put(board.god_amount, god, file.number(name, "amount", default=0))
