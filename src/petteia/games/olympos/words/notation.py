# petteia: compiled
"""A position as one line of words, in both directions, whole or with the cards a seat does not see left out.

Words may stand in any order; what is not written has its usual value, so that a test can say only what matters:

    seats=4 time=12,9,9,0 attica=12 boeotia=x tiles1=medicine,money:gold cubes2=grain,grain hand1=star

is a game of four in which seat 2 holds Attica over seat 1 and Boeotia bears a cross; tribes stand on the other
starred territories, every discovery lies where O11 lists it, and seat 4, furthest back, is on turn.
"""

from __future__ import annotations

import re
from functools import lru_cache

from librt.random import Random

from petteia.core.game import PositionError
from petteia.games.olympos.rules.board import (
    BARBARIANS,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    CONDEMNED,
    GOD_NAMES,
    NOBODY,
    RESOURCE_NAMES,
    ROWS,
    TILE_NAMES,
    TRIBE,
    WONDER_NAMES,
    Board,
)
from petteia.games.olympos.rules.control import owner_in
from petteia.games.olympos.rules.position import (
    BONUS_DISC,
    CUBES,
    DISCARD,
    DISCS,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    LINE,
    LOOKED,
    PASSED,
    PRAYED,
    PRESTIGE,
    SHOWS,
    SLOT_TILE,
    SPACE,
    STOCK,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    has,
    holding,
)
from petteia.games.olympos.rules.setting_up import columns_in_use
from petteia.games.olympos.words.decisions import DECISIONS, write_seats

EVERYBODY = -2  # as who looks: all hands are seen

LASTING = ("athena", "ares", "keres", "erinyes", "siren")  # what gods leave behind, as sets of seats
COUNTS = {"hourglasses": HOURGLASSES, "prestige": PRESTIGE}  # numbers of a seat that are usually zero
HIDDEN = "?"


# Writing ---------------------------------------------------------------------------------------------------------


def write(state: Position, looking: int) -> str:
    """Return *state* as the seat *looking* sees it, EVERYBODY for all of it; the same state gives the same text."""
    words = [f"seats={state.seats}"]
    if state.long_ways:
        words.append("long_ways=true")
    words += [f"seat={state.seat + 1}", f"time={write_numbers(state, SPACE)}"]
    line = [int(state.pieces[LINE + place]) for place in range(state.seats)]
    if line != sorted(line):
        words.append(f"line={','.join(str(seat + 1) for seat in line)}")
    stack = DECISIONS.write(state)
    if stack and stack != "turn":
        words.append(f"ask={stack}")
        if state.last_turn:
            words.append("last")
    if state.ended:
        words.append(f"ended={write_seats(state, state.ended)}")
    if state.cost:
        words.append(f"cost={state.cost}")
    words += write_map(state)
    words += write_development(state)
    for seat in range(state.seats):
        words += write_seat(state, seat, looking)
    words += write_gods(state)
    discards = [int(state.pieces[DISCARD + card]) for card in range(CARDS)]
    if any(discards):
        words.append(f"discard={write_cards(discards)}")
    looked = [int(state.pieces[LOOKED + place]) for place in range(3) if state.pieces[LOOKED + place]]
    if looked:
        seen = looking in (EVERYBODY, state.seat)
        cards = ",".join(CARD_NAMES[card - 1] for card in looked)
        words.append(f"looked={cards if seen else f'{HIDDEN}{len(looked)}'}")
    if state.fifth:
        words.append(f"fifth={RESOURCE_NAMES[state.fifth - 1]}")
    return " ".join(words)


def write_numbers(state: Position, what: int) -> str:
    return ",".join(str(holding(state, seat, what)) for seat in range(state.seats))


def write_cards(counts: list[int]) -> str:
    return ",".join(name for card, name in enumerate(CARD_NAMES) for _ in range(counts[card]))


def stacks(state: Position) -> list[str]:
    """Return the discs in each territory, from the bottom: seats counted from 1, `b` for barbarians."""
    found = [""] * len(state.board.territory_names)
    for place in range(DISCS, DISCS + state.discs):
        owner, territory = divmod(int(state.pieces[place]), 32)
        found[territory] += "b" if owner == BARBARIANS else str(owner)
    return found


def write_map(state: Position) -> list[str]:
    """Return a word for each territory that is not as it usually begins: a tribe on a star, else empty."""
    words: list[str] = []
    discs = stacks(state)
    for territory, name in enumerate(state.board.territory_names):
        owner = owner_in(state, territory)
        starred = state.board.starred[territory] != 0
        if discs[territory]:
            words.append(f"{name}={discs[territory]}")
        elif owner == CONDEMNED:
            words.append(f"{name}=x")
        elif owner == NOBODY and starred:
            words.append(f"{name}=-")
        elif owner == TRIBE and not starred:
            words.append(f"{name}=t")
    return words


@lru_cache(maxsize=128)
def usual_rows(board: Board, seats: int) -> list[list[str]]:
    """Return the development board as O11 and O12.4 list it: five rows, then the wonders."""
    used = columns_in_use(board, seats)
    rows = [[name for tile, name in enumerate(TILE_NAMES) if board.tile_row[tile] == row] for row in range(ROWS)]
    return [(row[:used] + ["-"] * COLUMNS)[:COLUMNS] for row in [*rows, WONDER_NAMES]]


def write_development(state: Position) -> list[str]:
    words: list[str] = []
    for row, usual in enumerate(usual_rows(state.board, state.seats)):
        names = WONDER_NAMES if row == ROWS else TILE_NAMES
        first = WONDER_AT if row == ROWS else SLOT_TILE + row * COLUMNS
        tiles = [int(state.pieces[first + column]) for column in range(COLUMNS)]
        row_words = [names[tile - 1] if tile else "-" for tile in tiles]
        if row_words != usual:
            words.append(f"{'wonders' if row == ROWS else f'row{row + 1}'}={','.join(row_words)}")
    return words


def write_seat(state: Position, seat: int, looking: int) -> list[str]:
    """Return what a seat has: tiles, wonders, bonus discs, cubes, cards and counters."""
    lists = {
        "tiles": [tile_word(state, seat, tile) for tile in range(len(TILE_NAMES)) if has(state, seat, tile)],
        "wonders": [
            name for wonder, name in enumerate(WONDER_NAMES) if state.pieces[WONDER_OWNER + wonder] == seat + 1
        ],
        "bonus": [
            f"{place // BONUSES // COLUMNS + 1}.{place // BONUSES % COLUMNS + 1}.{place % BONUSES + 1}"
            for place in range(ROWS * COLUMNS * BONUSES)
            if state.pieces[BONUS_DISC + place] == seat + 1
        ],
        "cubes": [
            name for place, name in enumerate(RESOURCE_NAMES) for _ in range(holding(state, seat, CUBES + place))
        ],
    }
    words = [f"{key}{seat + 1}={','.join(values)}" for key, values in lists.items() if values]
    words += [f"{key}{seat + 1}={count}" for key, what in COUNTS.items() if (count := holding(state, seat, what))]
    if holding(state, seat, STOCK) != state.board.first_settlers:
        words.append(f"stock{seat + 1}={holding(state, seat, STOCK)}")
    size = holding(state, seat, HAND_SIZE)
    if size and looking in (EVERYBODY, seat):
        words.append(f"hand{seat + 1}={write_cards([holding(state, seat, HAND + card) for card in range(CARDS)])}")
    elif size:
        words.append(f"hand{seat + 1}={HIDDEN}{size}")
    if holding(state, seat, PASSED) != spaces_behind(state, seat):
        words.append(f"passed{seat + 1}={holding(state, seat, PASSED)}")
    return words


def tile_word(state: Position, seat: int, tile: int) -> str:
    """Return a discovery, with the resource its tile shows (Money, Agriculture)."""
    name = TILE_NAMES[tile]
    if name not in ("money", "agriculture"):
        return name
    shown = holding(state, seat, SHOWS + (name == "agriculture"))
    return f"{name}:{RESOURCE_NAMES[shown - 1]}" if shown else name


def spaces_behind(state: Position, seat: int) -> int:
    """Return how many Zeus spaces the disc of *seat* has reached."""
    board = state.board
    return sum(holding(state, seat, SPACE) >= int(board.zeus_at[place]) for place in range(board.zeus_spaces))


def write_gods(state: Position) -> list[str]:
    words: list[str] = []
    if state.revealed:
        names = [name for god, name in enumerate(GOD_NAMES) if state.revealed >> god & 1]
        words.append(f"revealed={','.join(names)}")
        words.append(f"god={GOD_NAMES[state.god - 1]}")
    for name in LASTING:
        if seats := getattr(state, name):
            words.append(f"{name}={write_seats(state, seats)}")
    if any(holding(state, seat, PRAYED) for seat in range(state.seats)):
        words.append(f"prayed={write_numbers(state, PRAYED)}")
    return words


# Hidden cards ----------------------------------------------------------------------------------------------------


def fill_in(text: str, board: Board, rng: Random) -> str:
    """Return *text* with every hidden card drawn from those it does not show, all deals equally likely."""
    words = [word.partition("=") for word in text.split()]
    unseen = [card for card, name in enumerate(CARD_NAMES) for _ in range(board.card_copies[card])]
    for key, _, value in words:
        if re.fullmatch(r"hand\d|discard|looked", key) and not value.startswith(HIDDEN):
            for name in value.split(","):
                if name not in CARD_NAMES or CARD_NAMES.index(name) not in unseen:
                    raise PositionError(f"{key}={value}: there is no such card left as {name!r}")
                unseen.remove(CARD_NAMES.index(name))
    filled: list[str] = []
    for key, equals, value in words:
        if not value.startswith(HIDDEN):
            filled.append(key + equals + value)
            continue
        if not value[1:].isdigit() or int(value[1:]) > len(unseen):
            raise PositionError(f"{key}={value}: there are not that many cards unseen")
        drawn = [unseen.pop(rng.randrange(len(unseen))) for _ in range(int(value[1:]))]
        if key != "looked":
            drawn.sort()
        filled.append(f"{key}={','.join(CARD_NAMES[card] for card in drawn)}")
    return " ".join(filled)
