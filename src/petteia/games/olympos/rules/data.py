"""An edition's data: checked, and made into a Board. What is wrong is noted at the value, all of it at once."""

from __future__ import annotations

import re
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import u8

from petteia.core.edition import Checker, Edition, Path_, told
from petteia.games.olympos.rules.board import (
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    COLUMNS,
    GOD_NAMES,
    HECATE,
    MOST_CUBES,
    MOST_SEATS,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    SETTLER_BONUS,
    TILE_NAMES,
    WONDER_NAMES,
    Board,
    is_good,
    note_payable,
    note_sets,
)
from petteia.games.olympos.rules.position import MOST_DISCS
from petteia.games.olympos.rules.ways import fill_tables

HERE = Path(__file__).parents[1] / "data"
OWN = Edition.own("olympos", HERE)
TERRITORY_NAMES = list(OWN.parts["territories"])  # what the map draws and sentences tell; the numbers are theirs
SEA_NAMES = list(OWN.parts["seas"])
NORTH_NAME = "north"
COUNTS = (2, 3, 4, 5)  # numbers of players, in the order of the lists in setup.toml

# The most of each, well above any printed number: what is packed into bytes must fit.
MOST_SEAS = 24  # the dearest way then costs less than `way 99`
LONGEST_TRACK = 150
MOST_ZEUS_SPACES = 8
MOST_STARS, MOST_POINTS = 20, 30
MOST_COPIES = 5  # of a tile or a card
MOST_SYMBOLS = 4  # on a tile, or cubes, settlers, hourglasses it brings
MOST_AMOUNT = 5  # that a god gives or takes
FEWEST_LANDS = 6  # of a resource: three condemned, barbarians, and room
MOST_CONDEMNED = 3


def board_of(edition: Edition) -> tuple[Board, Checker]:
    """Return the board that *edition* describes, and what is wrong with it: then the board is not to be played on."""
    checker = Checker(edition.parts)
    checker.parts_are(list(OWN.parts))
    seas = checker.table("seas")
    board = Board(TERRITORY_NAMES, [*(name for name in SEA_NAMES if name in seas), *sorted({*seas} - {*SEA_NAMES})])
    read_territories(board, checker)
    read_adjacency(board, checker)
    read_track(board, checker)
    read_setup(board, checker)
    read_slots(board, checker)
    read_bonuses(board, checker)
    read_tiles(board, checker)
    read_wonders(board, checker)
    read_cards(board, checker)
    read_gods(board, checker)
    check_settlers(board, checker)
    return board, checker


def finished(board: Board) -> Board:
    """Return *board*, nothing being wrong with it, with the ways over its map found, and what pays for its slots."""
    fill_tables(board)
    note_sets(board)
    note_payable(board)
    return board


def swap_resources(board: Board, one: str, other: str) -> None:
    """Let two territories bear each other's resource."""
    first, second = board.territory_names.index(one), board.territory_names.index(other)
    held = board.resource[first]
    board.resource[first] = board.resource[second]
    board.resource[second] = held


def put(into: vec[u8], place: int, value: int) -> None:
    into[place] = u8(value)


# The map (O1.1, O12.6) -------------------------------------------------------------------------------------------


def read_territories(board: Board, checker: Checker) -> None:
    part = "territories"
    checker.keys((part,), checker.table(part), TERRITORY_NAMES)
    lands: dict[str, list[str]] = {name: [] for name in RESOURCE_NAMES}
    starred: dict[str, list[str]] = {name: [] for name in RESOURCE_NAMES}
    zeus = []
    for place, name in enumerate(TERRITORY_NAMES):
        own = OWN.parts[part][name]
        assert isinstance(own, dict)
        table = checker.table(part, name)
        checker.keys((part, name), table, [key for key in own if key != "origin" and key != "printed"])
        resource = checker.word(part, name, "resource", known=RESOURCE_NAMES)
        star = checker.flag(part, name, "star")
        put(board.resource, place, resource)
        put(board.starred, place, star)
        put(board.worth, place, 2 if checker.flag(part, name, "atlantis") else 1)
        board.regions.append(text_at(checker, part, name, "region"))
        text_at(checker, part, name, "name")
        lands[RESOURCE_NAMES[resource]].append(name)
        if star:
            starred[RESOURCE_NAMES[resource]].append(name)
        if checker.flag(part, name, "zeus"):
            zeus.append(name)
            board.zeus_territory = place
    if not checker.is_right(part):
        return
    if len(zeus) != 1:
        checker.note((part, zeus[-1] if zeus else TERRITORY_NAMES[0], "zeus"), "mistake-zeus-token", count=len(zeus))
    for resource_name in RESOURCE_NAMES:
        bearing, stars = lands[resource_name], starred[resource_name]
        if len(bearing) < FEWEST_LANDS:
            where = (part, (bearing or TERRITORY_NAMES)[-1], "resource")
            checker.note(where, "mistake-few-lands", resource=resource_name, count=len(bearing), least=FEWEST_LANDS)
        if len(stars) != 2:
            where = (part, (stars or bearing or TERRITORY_NAMES)[-1], "star")
            checker.note(where, "mistake-two-stars", resource=resource_name, count=len(stars))


def text_at(checker: Checker, *path: str) -> str:
    """Return a text to be shown."""
    found = checker.at(path)
    if not isinstance(found, str) or not found.strip():
        checker.note(path, "mistake-text")
        return ""
    return found


def read_adjacency(board: Board, checker: Checker) -> None:
    part = "adjacency"
    names = [*board.territory_names, *board.sea_names, NORTH_NAME]
    for sea in board.sea_names:
        table = checker.table("seas", sea)
        checker.keys(("seas", sea), table, ["name"])
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", sea):
            checker.note(("seas", sea), "mistake-slug", text=sea)
        if sea in TERRITORY_NAMES or sea == NORTH_NAME:
            checker.note(("seas", sea), "mistake-name-twice", text=sea)
    if len(board.sea_names) > MOST_SEAS:
        checker.note(("seas",), "mistake-many-seas", most=MOST_SEAS)
    checker.keys((part,), checker.table(part), names)
    if not checker.is_right("seas") or not checker.is_right(part):
        return
    for name in names:
        path = (part, name, "neighbours")
        checker.keys((part, name), checker.table(part, name), ["neighbours"])
        listed = checker.at(path)
        if not isinstance(listed, list) or not listed:
            checker.note(path, "mistake-no-neighbours", space=name)
            listed = []
        for other in listed:
            if other not in names:
                checker.note(path, "mistake-unknown", text=told(other))
        places = [names.index(other) for other in listed if other in names]
        if names.index(name) in places or len(set(places)) != len(places):
            checker.note(path, "mistake-neighbour-twice", space=name)
        board.neighbours.append(places)
    check_neighbours(board, checker, names)


def check_neighbours(board: Board, checker: Checker, names: list[str]) -> None:
    """Neighbours name each other, and every space can be reached from the north."""
    for place, name in enumerate(names):
        for other in board.neighbours[place]:
            if place not in board.neighbours[other]:
                path = ("adjacency", name, "neighbours")
                checker.note(path, "mistake-one-sided", space=name, other=names[other])
    reached, found = {len(names) - 1}, [len(names) - 1]
    while found:
        for other in board.neighbours[found.pop()]:
            if other not in reached:
                reached.add(other)
                found.append(other)
    for place, name in enumerate(names):
        if place not in reached:
            checker.note(("adjacency", name, "neighbours"), "mistake-out-of-reach", space=name)


# Track and set-up (O1.4, O2) -------------------------------------------------------------------------------------


def read_track(board: Board, checker: Checker) -> None:
    part = "track"
    checker.keys((part,), checker.table(part), ["track", "zeus", "points"])
    checker.keys((part, "track"), checker.table(part, "track"), ["start", "cross"])
    checker.keys((part, "zeus"), checker.table(part, "zeus"), ["spaces", "double"])
    checker.keys((part, "points"), checker.table(part, "points"), ["from", "points"])
    board.start = checker.number(part, "track", "start", most=LONGEST_TRACK)
    board.cross = checker.number(part, "track", "cross", least=int(board.start) + 1, most=LONGEST_TRACK)
    double = checker.at((part, "zeus", "double"))
    is_list = isinstance(double, list) and all(isinstance(each, bool) for each in double)
    if not is_list or not 1 <= len(double) <= MOST_ZEUS_SPACES:  # type: ignore[arg-type] # a list
        checker.note((part, "zeus", "double"), "mistake-double", most=MOST_ZEUS_SPACES)
        return
    assert isinstance(double, list)
    least, most = int(board.start) + 1, int(board.cross)
    spaces = checker.numbers(part, "zeus", "spaces", count=len(double), least=least, most=most)
    if sorted(set(spaces)) != spaces:
        checker.note((part, "zeus", "spaces"), "mistake-rising")
    if sum(2 if each else 1 for each in double) >= len(GOD_NAMES):
        checker.note((part, "zeus", "double"), "mistake-many-gods", most=len(GOD_NAMES) - 1)
    if not checker.is_right(part):
        return
    board.zeus_spaces = len(spaces)
    for place, space in enumerate(spaces):
        put(board.zeus_at, place, space)
        put(board.zeus_double, place, double[place])
    read_track_points(board, checker, spaces[-1])


def read_track_points(board: Board, checker: Checker, last: int) -> None:
    path = ("track", "points", "from")
    listed = checker.at(path)
    count = len(listed) if isinstance(listed, list) else 0
    if not 1 <= count <= MOST_POINTS:
        checker.note(path, "mistake-points-from", space=last)
        return
    firsts = checker.numbers(*path, count=count, least=1, most=int(board.cross))
    if firsts != sorted(set(firsts)) or firsts[0] != last:
        checker.note(path, "mistake-points-from", space=last)
    points = checker.numbers("track", "points", "points", count=count, most=MOST_POINTS)
    for first, value in zip(firsts, points, strict=True):
        for space in range(first, int(board.cross) + 1):
            put(board.track_points, space, value)


def read_setup(board: Board, checker: Checker) -> None:
    part, many = "setup", len(COUNTS)
    wanted = {
        "copies": [f"row{row + 1}" for row in range(ROWS)],
        "columns": ["used"],
        "condemned": ["of_each_resource"],
        "barbarians": ["discs", "swords"],
        "player": ["settlers"],
    }
    checker.keys((part,), checker.table(part), list(wanted))
    for table, keys in wanted.items():
        checker.keys((part, table), checker.table(part, table), keys)
    for row, key in enumerate(wanted["copies"]):
        copies = checker.numbers(part, "copies", key, count=many, least=1, most=MOST_COPIES)
        for seats, copied in zip(COUNTS, copies, strict=True):
            put(board.copies, seats * ROWS + row, copied)
    columns = checker.numbers(part, "columns", "used", count=many, least=1, most=COLUMNS)
    condemned = checker.numbers(part, "condemned", "of_each_resource", count=many, least=1, most=MOST_CONDEMNED)
    discs = checker.numbers(part, "barbarians", "discs", count=many, most=RESOURCES)
    for place, seats in enumerate(COUNTS):
        put(board.columns, seats, columns[place])
        put(board.condemned, seats, condemned[place])
        put(board.barbarians, seats, discs[place])
    board.barbarian_swords = checker.number(part, "barbarians", "swords", most=MOST_AMOUNT)
    board.first_settlers = checker.number(part, "player", "settlers", least=1, most=2 * MOST_AMOUNT)


# The development board (O5, O6, O11) -----------------------------------------------------------------------------


def slot_places(checker: Checker, part: str, key: str, count: int) -> dict[int, int]:
    """Return by slot where its table stands in the list; each of the first *count* must be there once."""
    found: dict[int, int] = {}
    rows = checker.rows(part, key)
    for place in range(len(rows)):
        row = checker.number(part, key, place, "row", least=1, most=ROWS)
        column = checker.number(part, key, place, "column", least=1, most=COLUMNS)
        slot = (row - 1) * COLUMNS + column - 1
        if slot in found:
            checker.note((part, key, place, "column"), "mistake-slot-twice", row=row, column=column)
        found[slot] = place
    for slot in range(count):
        if slot not in found:
            missing = {"row": slot // COLUMNS + 1, "column": slot % COLUMNS + 1}
            checker.note((part, key), "mistake-slot-missing", **missing)
    return found


def read_slots(board: Board, checker: Checker) -> None:
    checker.keys(("slots",), checker.table("slots"), ["slot"])
    for slot, place in slot_places(checker, "slots", "slot", ROWS * COLUMNS).items():
        path = ("slots", "slot", place, "cost")
        checker.keys(path[:-1], checker.table(*path[:-1]), ["row", "column", "cost"])
        coloured, grey = read_cost(checker, path)
        for resource, size in enumerate(coloured):
            put(board.coloured, slot * RESOURCES + resource, size)
        for group, size in enumerate(sorted(grey, reverse=True)[:RESOURCES]):
            put(board.grey, slot * RESOURCES + group, size)


def read_cost(checker: Checker, path: Path_) -> tuple[list[int], list[int]]:
    """Return the coloured and the grey groups of a cost such as `2 grain + any` (O5.2)."""
    coloured, grey = [0] * RESOURCES, []
    for part in str(checker.at(path)).split("+"):
        group = re.fullmatch(r"(?:(-?\d{1,3}) )?(\w+)", part.strip())
        if not group:
            checker.note(path, "mistake-group", text=told(part.strip()))
            continue
        size = checker.checked(path, int(group[1] or 1), 1, MOST_CUBES)
        word = checker.known(path, group[2], [*RESOURCE_NAMES, "any"])
        if word == RESOURCES:
            grey.append(size)
        elif coloured[word]:
            checker.note(path, "mistake-group-twice", resource=RESOURCE_NAMES[word])
        else:
            coloured[word] = size
    if len(grey) + sum(map(bool, coloured)) > RESOURCES:
        checker.note(path, "mistake-many-groups")
    return coloured, grey


def read_bonuses(board: Board, checker: Checker) -> None:
    checker.keys(("bonuses",), checker.table("bonuses"), ["bonus"])
    for slot, place in slot_places(checker, "bonuses", "bonus", (ROWS - 1) * COLUMNS).items():
        path = ("bonuses", "bonus", place)
        table, row = checker.table(*path), slot // COLUMNS
        checker.keys(path, table, ["row", "column", "spaces"], ["grey"])
        if row == ROWS - 1:
            checker.note((*path, "row"), "mistake-no-bonus-there")
            continue
        spaces = table.get("spaces")
        if not isinstance(spaces, list) or len(spaces) != BONUSES - 1:
            checker.note((*path, "spaces"), "mistake-list", count=BONUSES - 1)
            continue
        given = {"spaces": spaces, "grey": [table["grey"]] if "grey" in table else []}
        named = [(key, bonus) for key, bonuses in given.items() for bonus in bonuses]
        for space, (key, bonus) in enumerate(named):
            put(board.bonus, slot * BONUSES + space, checker.known((*path, key), bonus, BONUS_NAMES[1:]) + 1)
        for seats in COUNTS:
            if board.copies[seats * ROWS + row] > (len(named) if seats == MOST_SEATS else BONUSES - 1):
                checker.note((*path, "spaces"), "mistake-few-bonuses", count=seats)


def read_tiles(board: Board, checker: Checker) -> None:
    part = "tiles"
    checker.keys((part,), checker.table(part), TILE_NAMES)
    tables = {
        "swords": (board.tile_swords, MOST_SYMBOLS),
        "zeus": (board.tile_zeus, MOST_SYMBOLS),
        "stars": (board.tile_stars, MOST_SYMBOLS),
        "hourglasses": (board.tile_hourglasses, MOST_SYMBOLS),
        "settlers": (board.tile_settlers, MOST_SYMBOLS),
        "cubes": (board.tile_cubes, MOST_SYMBOLS),
        "cards": (board.tile_cards, 1),
        "points": (board.tile_points, MOST_POINTS),
    }
    in_row: list[list[str]] = [[] for _ in range(ROWS)]
    for tile, name in enumerate(TILE_NAMES):
        checker.keys((part, name), checker.table(part, name), ["row"], [*tables, "shows"])
        row = checker.number(part, name, "row", least=1, most=ROWS) - 1
        in_row[row].append(name)
        put(board.tile_row, tile, row)
        for key, (into, most) in tables.items():
            put(into, tile, checker.number(part, name, key, most=most, default=0))
        board.tile_brings.append({key: int(into[tile]) for key, (into, _) in tables.items() if into[tile]})
        read_shown(board, checker, tile, name)
    for row, names in enumerate(in_row):
        if len(names) != COLUMNS and checker.is_right(part):
            where = (part, (names or TILE_NAMES)[-1], "row")
            checker.note(where, "mistake-few-tiles", row=row + 1, count=len(names), most=COLUMNS)


def read_shown(board: Board, checker: Checker, tile: int, name: str) -> None:
    path = ("tiles", name, "shows")
    shown = checker.table("tiles", name).get("shows", [])
    wanted = 2 if name in ("money", "agriculture") else 0
    if not isinstance(shown, list) or len(shown) != wanted or len(set(map(str, shown))) != wanted:
        checker.note(path, "mistake-shows", count=wanted)
        return
    for place, resource in enumerate(shown):
        put(board.tile_shows, tile * 2 + place, checker.known(path, resource, RESOURCE_NAMES) + 1)
    if wanted and any(board.copies[seats * ROWS + int(board.tile_row[tile])] > wanted for seats in COUNTS):
        checker.note(("tiles", name, "row"), "mistake-two-tiles", tile=name)
    for key, found in (("cubes", board.tile_cubes), ("cards", board.tile_cards)):
        if wanted and found[tile]:
            checker.note(("tiles", name, key), "mistake-shows-only", tile=name)


def read_wonders(board: Board, checker: Checker) -> None:
    checker.keys(("wonders",), checker.table("wonders"), WONDER_NAMES)
    for wonder, name in enumerate(WONDER_NAMES):
        checker.keys(("wonders", name), checker.table("wonders", name), ["stars", "points"])
        put(board.wonder_stars, wonder, checker.number("wonders", name, "stars", least=1, most=MOST_STARS))
        put(board.wonder_points, wonder, checker.number("wonders", name, "points", most=MOST_POINTS))


# Cards and gods (O8, O9, O12.5) ----------------------------------------------------------------------------------


def read_cards(board: Board, checker: Checker) -> None:
    kinds = list(dict.fromkeys(name.split("-")[0] for name in CARD_NAMES))
    checker.keys(("cards",), checker.table("cards"), kinds)
    place = 0
    for kind in kinds:
        path = ("cards", kind, "copies")
        checker.keys(path[:-1], checker.table(*path[:-1]), ["copies"])
        single = f"{kind}-{RESOURCE_NAMES[0]}" not in CARD_NAMES
        if single:
            copies = [checker.number(*path, most=MOST_COPIES)]
        else:
            copies = checker.numbers(*path, count=RESOURCES, most=MOST_COPIES)
        for count in copies:
            put(board.card_copies, place, count)
            place += 1


def read_gods(board: Board, checker: Checker) -> None:
    checker.keys(("gods",), checker.table("gods"), GOD_NAMES)
    for god, name in enumerate(GOD_NAMES):
        checker.keys(("gods", name), checker.table("gods", name), ["good", "amount"] if has_amount(name) else ["good"])
        if checker.flag("gods", name, "good") != is_good(god):
            checker.note(("gods", name, "good"), "mistake-good", god=name, good=is_good(god))
        put(board.god_amount, god, checker.number("gods", name, "amount", most=MOST_AMOUNT, default=0))


def has_amount(god: str) -> bool:
    """Say whether what *god* does is so much of something (O9.4, O9.5)."""
    ours = OWN.parts["gods"][god]
    assert isinstance(ours, dict)
    return "amount" in ours


def check_settlers(board: Board, checker: Checker) -> None:
    """All settlers there can be lie on the map at once, if they must."""
    if checker.mistakes:
        return
    count = MOST_SEATS * (int(board.first_settlers) + int(board.god_amount[HECATE])) + max(map(int, board.barbarians))
    for tile in range(len(TILE_NAMES)):
        copies = max(int(board.copies[seats * ROWS + int(board.tile_row[tile])]) for seats in COUNTS)
        count += int(board.tile_settlers[tile]) * copies
    count += sum(bonus == SETTLER_BONUS for bonus in board.bonus)
    if count > MOST_DISCS:
        checker.note(("setup", "player", "settlers"), "mistake-many-settlers", count=count, most=MOST_DISCS)
