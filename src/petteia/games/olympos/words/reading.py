# petteia: compiled
"""A position read from its words; `notation` writes them and says what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable

from petteia.core.notation import Settings, named, number, numeral, refuse, settings_in, words_of
from petteia.games.olympos.rules.board import (
    BARBARIANS,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    CONDEMNED,
    GOD_NAMES,
    MONEY,
    MOST_SEATS,
    NOBODY,
    RESOURCE_NAMES,
    ROWS,
    TILE_NAMES,
    TRIBE,
    WONDER_NAMES,
    Board,
)
from petteia.games.olympos.rules.control import hand_over, put_disc
from petteia.games.olympos.rules.destiny import take_card
from petteia.games.olympos.rules.develop import own_tile, put_bonus_disc, tiles_left
from petteia.games.olympos.rules.gods import has_reached_last
from petteia.games.olympos.rules.position import (
    BONUS_DISC,
    COLUMN_OF,
    CONTROL,
    CUBES,
    DISCARD,
    LINE,
    LOOKED,
    PASSED,
    PILE,
    PRAYED,
    SHOWS,
    SLOT_TILE,
    SPACE,
    STOCK,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    gain,
    has,
    holding,
)
from petteia.games.olympos.rules.track import furthest_back
from petteia.games.olympos.words.decisions import DECISIONS, read_seats
from petteia.games.olympos.words.notation import COUNTS, HIDDEN, LASTING, spaces_behind, usual_rows

OF_THE_GAME = {"seats", "seat", "time", "line", "ask", "last", "ended", "cost", "wonders", "discard", "looked", "fifth"}
OF_THE_GAME |= {"revealed", "god", "prayed", *LASTING, *[f"row{row + 1}" for row in range(ROWS)]}
OF_SEAT = ("tiles", "wonders", "bonus", "cubes", "hand", "stock", "passed", *COUNTS)


def split(text: str, board: Board, options: Iterable[str]) -> Settings:
    """Return the words of a text by their keys, the *options* of the game among them."""
    known = OF_THE_GAME | set(options) | set(board.territory_names)
    known |= {f"{key}{seat + 1}" for key in OF_SEAT for seat in range(MOST_SEATS)}
    return settings_in(words_of(text), known)


def listed(settings: Settings, key: str) -> list[str]:
    return list(filter(None, settings.get(key, "").split(",")))


def read_into(state: Position, settings: Settings) -> None:
    """Put what the words say into *state*, which is empty."""
    for seat in range(MOST_SEATS):
        for key in OF_SEAT:
            if f"{key}{seat + 1}" in settings and seat >= state.seats:
                refuse(f"{key}{seat + 1}={settings[f'{key}{seat + 1}']}", f"there are {state.seats} seats")
    read_track(state, settings)
    read_map(state, settings)
    read_development(state, settings)
    for seat in range(state.seats):
        read_seat(state, settings, seat)
    read_cards(state, settings)
    read_gods(state, settings)
    state.cost = number(settings, "cost", 0, 0, 99)
    if "fifth" in settings:
        state.fifth = named(settings["fifth"], RESOURCE_NAMES, f"fifth={settings['fifth']}") + 1
    read_turn(state, settings)


def read_track(state: Position, settings: Settings) -> None:
    if "time" in settings:
        values, word = listed(settings, "time"), f"time={settings['time']}"
        if len(values) != state.seats:
            refuse(word, f"must be {state.seats} numbers")
        for seat, value in enumerate(values):
            space = numeral(value, word, state.board.start, state.board.cross)
            gain(state, seat, SPACE, space - state.board.start)
    if "line" in settings:
        word = f"line={settings['line']}"
        line = [numeral(value, word, 1, state.seats) for value in listed(settings, "line")]
        if sorted(line) != list(range(1, state.seats + 1)):
            refuse(word, "must name every seat once")
        for place, seat in enumerate(line):
            state.pieces[LINE + place] = seat - 1
    for seat in range(state.seats):
        passed = number(settings, f"passed{seat + 1}", spaces_behind(state, seat), 0, state.board.zeus_spaces)
        gain(state, seat, PASSED, passed)


def read_map(state: Position, settings: Settings) -> None:
    signs = {"x": CONDEMNED, "-": NOBODY, "t": TRIBE}
    for territory, name in enumerate(state.board.territory_names):
        value = settings.get(name, "t" if state.board.starred[territory] else "-")
        word = f"{name}={value}"
        if value in signs:
            state.pieces[CONTROL + territory] = signs[value]
            continue
        if not re.fullmatch(r"b?\d+|b", value):
            refuse(word, "x is a cross, - nobody, t a tribe; else the discs from the bottom, such as 12 or b1")
        owners = [BARBARIANS if disc == "b" else numeral(disc, word, 1, state.seats) for disc in value]
        for owner in owners:
            put_disc(state, owner, territory)
        hand_over(state, territory, owners[-1], None)


def read_development(state: Position, settings: Settings) -> None:
    for row, usual in enumerate(usual_rows(state.board, state.seats)):
        key = "wonders" if row == ROWS else f"row{row + 1}"
        words = listed(settings, key) or usual
        if len(words) != COLUMNS:
            refuse(f"{key}={settings[key]}", f"must be {COLUMNS} names, - where there is none")
        names = WONDER_NAMES if row == ROWS else TILE_NAMES
        for column, name in enumerate(words):
            if name == "-":
                continue
            tile = named(name, names, f"{key}={settings.get(key)}")
            if words.count(name) > 1 or (row < ROWS and state.board.tile_row[tile] != row):
                refuse(f"{key}={settings.get(key)}", f"{name} does not belong there")
            if row == ROWS:
                state.pieces[WONDER_AT + column] = tile + 1
            else:
                state.pieces[SLOT_TILE + row * COLUMNS + column] = tile + 1
                state.pieces[COLUMN_OF + tile] = column + 1


def read_seat(state: Position, settings: Settings, seat: int) -> None:
    """Read what one seat has, but for its cards."""

    def words(key: str) -> list[tuple[str, str]]:
        whole = f"{key}{seat + 1}={settings.get(f'{key}{seat + 1}')}"
        return [(value, whole) for value in listed(settings, f"{key}{seat + 1}")]

    for value, word in words("tiles"):
        read_tile(state, seat, value, word)
    for value, word in words("wonders"):
        wonder = named(value, WONDER_NAMES, word)
        if state.pieces[WONDER_OWNER + wonder]:
            refuse(word, f"{value} is built once")
        state.pieces[WONDER_OWNER + wonder] = seat + 1
    for value, word in words("bonus"):
        if not re.fullmatch(r"[1-4]\.[1-5]\.[1-3]", value):
            refuse(word, "a bonus space is row.column.space")
        row, column, space = map(int, value.split("."))
        slot = (row - 1) * COLUMNS + column - 1
        if state.pieces[BONUS_DISC + slot * BONUSES + space - 1]:
            refuse(word, f"{value} is taken twice")
        put_bonus_disc(state, seat, slot, space - 1)
    for value, word in words("cubes"):
        gain(state, seat, CUBES + named(value, RESOURCE_NAMES, word), 1)
    for key, what in COUNTS.items():
        gain(state, seat, what, number(settings, f"{key}{seat + 1}", 0, 0, 200))
    usual = int(state.board.first_settlers)
    gain(state, seat, STOCK, number(settings, f"stock{seat + 1}", usual, 0, 50) - usual)


def read_tile(state: Position, seat: int, value: str, word: str) -> None:
    name, _, shown = value.partition(":")
    tile = named(name, TILE_NAMES, word)
    if has(state, seat, tile) or tiles_left(state, tile) <= 0 or not state.pieces[COLUMN_OF + tile]:
        refuse(word, f"there is no tile of {name} left for this seat (O2.1)")
    own_tile(state, seat, tile)
    if not shown:
        return
    if name not in ("money", "agriculture"):
        refuse(word, f"a tile of {name} shows no resource")
    resource = named(shown, RESOURCE_NAMES, word)
    which = tile - MONEY
    offers = [int(state.board.tile_shows[tile * 2 + variant]) for variant in (0, 1)]
    taken = [holding(state, other, SHOWS + which) for other in range(state.seats)]
    if resource + 1 not in offers or resource + 1 in taken:
        refuse(word, f"there is no tile of {name} with {shown} left (O5.5)")
    gain(state, seat, SHOWS + which, resource + 1)


def read_cards(state: Position, settings: Settings) -> None:
    pieces = state.pieces
    for seat in range(state.seats):
        for name in listed(settings, f"hand{seat + 1}"):
            card = from_pile(state, name, f"hand{seat + 1}={settings[f'hand{seat + 1}']}")
            take_card(state, seat, card)
    for name in listed(settings, "discard"):
        card = from_pile(state, name, f"discard={settings['discard']}")
        pieces[DISCARD + card] += 1
    looked = listed(settings, "looked")
    if len(looked) > 3:
        refuse(f"looked={settings['looked']}", "the Oracle looks at three cards (O8.9)")
    for place, name in enumerate(looked):
        pieces[LOOKED + place] = from_pile(state, name, f"looked={settings['looked']}") + 1


def from_pile(state: Position, name: str, word: str) -> int:
    """Take a card out of the pile; return its kind."""
    if name.startswith(HIDDEN):
        refuse(word, "these cards are hidden; a position says them all")
    card = named(name, CARD_NAMES, word)
    assert card < CARDS
    if state.pieces[PILE + card] == 0:
        refuse(word, f"there are no more cards {name!r} (O12.5)")
    state.pieces[PILE + card] -= 1
    return card


def read_gods(state: Position, settings: Settings) -> None:
    for name in listed(settings, "revealed"):
        state.revealed |= 1 << named(name, GOD_NAMES, f"revealed={settings['revealed']}")
    if "god" in settings:
        god = named(settings["god"], GOD_NAMES, f"god={settings['god']}")
        state.god = god + 1
        state.revealed |= 1 << god
    for name in LASTING:
        setattr(state, name, read_seats(state, settings.get(name, ""), f"{name}={settings.get(name)}"))
    if "prayed" in settings:
        values, word = listed(settings, "prayed"), f"prayed={settings['prayed']}"
        if len(values) != state.seats:
            refuse(word, f"must be {state.seats} numbers")
        played = [numeral(value, word, 0, 9) for value in values]
        if "praying" in settings.get("ask", ""):  # cards played for a god that has acted are spent (O9.1)
            for seat, count in enumerate(played):
                gain(state, seat, PRAYED, count)


def read_turn(state: Position, settings: Settings) -> None:
    """Read whose turn it is and what is asked; without a word, the action of whoever is furthest back."""
    state.ended = read_seats(state, settings.get("ended", ""), f"ended={settings.get('ended')}")
    stack = settings.get("ask", "turn")
    DECISIONS.check_order(stack)
    due = furthest_back(state)
    usual = due if due >= 0 and stack == "turn" else 0
    state.seat = number(settings, "seat", usual + 1, 1, state.seats) - 1
    if due < 0:
        return
    if stack == "turn" and state.seat != due:
        refuse(f"seat={state.seat + 1}", f"seat {due + 1} is furthest back and on turn (O3.1)")
    if settings.get("last"):
        refuse(f"last={settings['last']}", "last takes no value")
    state.last_turn = has_reached_last(state, state.seat) if stack == "turn" else "last" in settings
    DECISIONS.read(state, stack)
