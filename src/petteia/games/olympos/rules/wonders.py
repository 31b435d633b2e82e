# petteia: compiled
"""Develop, wonder (O6): stars that stay, then Athena's, then star cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.event import Event
from petteia.games.olympos.rules.board import ARCHITECTURE, COLUMNS, STAR_CARD, WONDER_NAMES
from petteia.games.olympos.rules.destiny import discard, means
from petteia.games.olympos.rules.develop import REDUCTION, TIME
from petteia.games.olympos.rules.events import AthenaStarUsed, StarCardUsed, WonderBuilt
from petteia.games.olympos.rules.moves import BUILD
from petteia.games.olympos.rules.position import (
    COLUMN_DISCS,
    HAND,
    STARS,
    TILE_STARS,
    TOUCHED_HOLDINGS,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.track import begin_action, budget, surcharge


def column_of(state: Position, wonder: i64) -> i64:
    """Return the column of a wonder, -1 if it is not in play (O2.2)."""
    for column in range(i64(COLUMNS)):
        if i64(state.pieces[WONDER_AT + column]) == wonder + 1:
            return column
    return -1


def lasting_stars(state: Position, seat: i64, column: i64) -> i64:
    """Return the stars *seat* has for a wonder in *column* and does not use up (O6.1)."""
    return holding(state, seat, STARS) + holding(state, seat, TILE_STARS) + holding(state, seat, COLUMN_DISCS + column)


def all_stars(state: Position, seat: i64, column: i64) -> i64:
    """Return every star *seat* has for a wonder in *column*: Athena's and those on cards too (O6.1)."""
    return stars_anywhere(state, seat) + holding(state, seat, COLUMN_DISCS + column)


def stars_anywhere(state: Position, seat: i64) -> i64:
    """Return the stars *seat* has for a wonder in any column: all but its bonus discs there."""
    stars = holding(state, seat, STARS) + holding(state, seat, TILE_STARS) + holding(state, seat, HAND + STAR_CARD)
    return stars + 1 if is_among(state.athena, seat) else stars


def building_cost(state: Position, seat: i64) -> i64:
    """Return what a wonder costs, the Erinyes included (O6.2)."""
    cost: i64 = TIME - REDUCTION if has(state, seat, ARCHITECTURE) else TIME
    return cost + surcharge(state, seat)


def buildings(state: Position, seat: i64, into: vec[i16], count: i64) -> i64:
    """Write the wonders *seat* can build (O6.1, O3.4)."""
    cost = building_cost(state, seat)
    if cost > budget(state, seat) and cost > means(state, seat):
        return count
    pieces = state.pieces
    stars = stars_anywhere(state, seat)
    for column in range(i64(COLUMNS)):
        wonder = i64(pieces[WONDER_AT + column]) - 1
        if wonder < 0 or pieces[WONDER_OWNER + wonder] != 0:
            continue
        if stars + holding(state, seat, COLUMN_DISCS + column) >= i64(state.board.wonder_stars[wonder]):
            into[count] = i16(BUILD + wonder)
            count += 1
    return count


def build(state: Position, wonder: i64, log: list[Event] | None) -> None:
    """Take a wonder, using up Athena's star and then star cards as far as they are needed (O6.1, O6.2)."""
    seat, needed = state.seat, i64(state.board.wonder_stars[wonder])
    begin_action(state, building_cost(state, seat))
    short = needed - lasting_stars(state, seat, column_of(state, wonder))
    state.pieces[WONDER_OWNER + wonder] = u8(seat + 1)
    state.touched |= TOUCHED_HOLDINGS
    if log is not None:
        log.append(WonderBuilt(int(seat), WONDER_NAMES[wonder], int(needed)))
    if short > 0 and is_among(state.athena, seat):
        state.athena &= ~(i64(1) << seat)
        short -= 1
        if log is not None:
            log.append(AthenaStarUsed(int(seat)))
    while short > 0:
        discard(state, seat, STAR_CARD)
        short -= 1
        if log is not None:
            log.append(StarCardUsed(int(seat)))
