# petteia: compiled
"""The end (O10): points item by item, ranks and results."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.olympos.rules.board import (
    ABSOLUTISM,
    CITY,
    ENGINEERING,
    KERES,
    PHILOSOPHY,
    POETRY,
    SCIENCE,
    TERRITORIES,
    WONDERS,
)
from petteia.games.olympos.rules.control import disc_count
from petteia.games.olympos.rules.position import (
    CONTROL,
    HAND_SIZE,
    PRESTIGE,
    SPACE,
    STARS,
    SWORDS,
    WONDER_OWNER,
    Position,
    discovery_count,
    has,
    holding,
    is_among,
)

# What points come from, in the order of O10.2.
TRACK: Final = 0
PRESTIGE_POINTS: Final = 1
LANDS: Final = 2
DISCOVERIES: Final = 3
WONDER_POINTS: Final = 4
POETRY_POINTS: Final = 5
PHILOSOPHY_POINTS: Final = 6
ABSOLUTISM_POINTS: Final = 7
CITY_POINTS: Final = 8
SCIENCE_POINTS: Final = 9
ENGINEERING_POINTS: Final = 10
DESTINY: Final = 11
KERES_POINTS: Final = 12
ITEMS: Final = 13
ITEM_NAMES: Final = [
    *["track", "prestige", "territories", "discoveries", "wonders", "poetry", "philosophy"],
    *["absolutism", "city", "science", "engineering", "destiny", "keres"],
]

FOR_A_DISCOVERY: Final = 2
FOR_A_SWORD: Final = 2  # Absolutism
FOR_A_STAR: Final = 3  # Engineering


def points_for(state: Position, seat: i64, item: i64) -> i64:
    """Return the points of *seat* for one item as it stands (O10.2)."""
    board = state.board
    if item == TRACK:
        return i64(board.track_points[holding(state, seat, SPACE)])
    if item == PRESTIGE_POINTS:
        return holding(state, seat, PRESTIGE)
    if item == LANDS:
        return land_points(state, seat)
    if item == DISCOVERIES:
        return FOR_A_DISCOVERY * discovery_count(state, seat)
    if item == WONDER_POINTS:
        return wonder_points(state, seat)
    if item == POETRY_POINTS:
        return i64(board.tile_points[POETRY]) if has(state, seat, POETRY) else i64(0)
    if item == PHILOSOPHY_POINTS:
        return i64(board.tile_points[PHILOSOPHY]) if has(state, seat, PHILOSOPHY) else i64(0)
    if item == ABSOLUTISM_POINTS:
        return FOR_A_SWORD * holding(state, seat, SWORDS) if has(state, seat, ABSOLUTISM) else i64(0)
    if item == CITY_POINTS:
        return disc_count(state, seat + 1) if has(state, seat, CITY) else i64(0)
    if item == SCIENCE_POINTS:
        return discovery_count(state, seat) if has(state, seat, SCIENCE) else i64(0)
    if item == ENGINEERING_POINTS:
        return FOR_A_STAR * holding(state, seat, STARS) if has(state, seat, ENGINEERING) else i64(0)
    if item == DESTINY:
        return holding(state, seat, HAND_SIZE)
    return -i64(board.god_amount[KERES]) if is_among(state.keres, seat) else i64(0)


def land_points(state: Position, seat: i64) -> i64:
    """Return 1 for each territory controlled, 2 in Atlantis."""
    pieces, worth = state.pieces, state.board.worth
    points: i64 = 0
    for territory in range(i64(TERRITORIES)):
        if i64(pieces[CONTROL + territory]) == seat + 1:
            points += i64(worth[territory])
    return points


def wonder_points(state: Position, seat: i64) -> i64:
    points: i64 = 0
    for wonder in range(i64(WONDERS)):
        if i64(state.pieces[WONDER_OWNER + wonder]) == seat + 1:
            points += i64(state.board.wonder_points[wonder])
    return points


def wonder_count(state: Position, seat: i64) -> i64:
    count: i64 = 0
    for wonder in range(i64(WONDERS)):
        if i64(state.pieces[WONDER_OWNER + wonder]) == seat + 1:
            count += 1
    return count


def points(state: Position, seat: i64) -> i64:
    """Return all points of *seat* as they stand."""
    total: i64 = 0
    for item in range(i64(ITEMS)):
        total += points_for(state, seat, item)
    return total


def standing(state: Position, seat: i64) -> i64:
    """Return a number that is greater for whoever stands better: points, then discoveries and wonders (O10.3)."""
    return points(state, seat) * 64 + discovery_count(state, seat) + wonder_count(state, seat)


def standings(state: Position) -> vec[i64]:
    """Return how all seats stand."""
    found = vec[i64]([i64(0)] * int(state.seats))
    for seat in range(state.seats):
        found[seat] = standing(state, seat)
    return found


def results(state: Position) -> list[float]:
    """Return 1 for the first, -1 for the last, evenly between them for the others; equals share (O10.3)."""
    found: list[float] = []
    stand = standings(state)
    for mine in stand:
        ahead: i64 = 0
        for theirs in stand:
            if theirs < mine:
                ahead += 1
            elif theirs > mine:
                ahead -= 1
        found.append(float(ahead) / float(state.seats - 1))
    return found


def winners(state: Position) -> list[int]:
    """Return the seats that stand best."""
    stand = list(standings(state))
    return [seat for seat, each in enumerate(stand) if each == max(stand)]
