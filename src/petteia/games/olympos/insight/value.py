# petteia: compiled
"""What a position is worth to a seat, judged by hand: points, time left to make more, and what helps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.olympos.rules.board import (
    AGRICULTURE,
    ASTRONOMY,
    BARBARIANS,
    CARTOGRAPHY,
    CAVALRY,
    COLUMNS,
    DEMOCRACY,
    MEDICINE,
    MONEY,
    ORACLE,
    RESOURCES,
    SLOTS,
)
from petteia.games.olympos.rules.control import owner_in
from petteia.games.olympos.rules.develop import pays_for, purse, tiles_left
from petteia.games.olympos.rules.position import (
    CUBES,
    DISCS,
    HOURGLASSES,
    SLOT_TILE,
    SPACE,
    STOCK,
    SWORDS,
    SYMBOLS,
    TOKENS,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.scoring import TRACK, points, points_for, results
from petteia.games.olympos.rules.wonders import all_stars

TIME: Final = 0.4  # points a step on the track usually turns into
LAST_ACTION: Final = 3.0  # points of the action after the last Zeus space
SPREAD: Final = 40.0  # a lead of so many points is as good as won

SPREAD_AT_END: Final = 0.15  # how far sums of learned features are apart if the lead is likely to last: at the end,
SPREAD_OF_TIME: Final = 0.5  # and how much more at the beginning

# What others lose counts for less than what one gains: a conquest invites another, and only one of the others pays.
BEST_OTHER: Final = 0.1
OTHERS: Final = 0.1
PAR: Final = 36.0  # the rest of what a usual game brings

# What helps later, in points, at the start of the game; it fades with the time left.
FIRST_TOKEN: Final = 2.2
SECOND_TOKEN: Final = 1.4
THIRD_TOKEN: Final = 1.0
MORE_TOKENS: Final = 0.1
CUBE: Final = 0.8
SETTLER: Final = 0.9
SWORD: Final = 0.9
SYMBOL: Final = 1.6
CHEAPER: Final = 4.0  # Money, Agriculture
TRAVEL: Final = 2.0  # Cavalry, Astronomy, Cartography
HELP: Final = 2.0  # Medicine, Oracle, Democracy
CONTESTED: Final = 3.0  # for each disc of another under one's own: it will be back
OPEN_SLOT: Final = 0.8  # a discovery one could pay for


def evaluate(state: Position, seat: i64) -> float:
    """Return a guess of the result for *seat*, from -1 to 1: its prospects against the best and the average other."""
    if state.frames == 0:
        return results(state)[seat]
    mine = prospects(state, seat)
    best = -1000.0
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = prospects(state, other)
            total += theirs
            best = max(best, theirs)
    lead = mine - PAR - BEST_OTHER * best - OTHERS * total / float(state.seats - 1)
    return max(-0.99, min(0.99, lead / SPREAD))


def prospects(state: Position, seat: i64) -> float:
    """Return the points *seat* may hope to end with."""
    worth = float(points(state, seat))
    if is_among(state.ended, seat):
        return worth
    board = state.board
    last = i64(board.zeus_at[board.zeus_spaces - 1])
    unpaid: i64 = state.cost if seat == state.seat else i64(0)  # of an action carried out: it counts as paid
    left: i64 = last - holding(state, seat, SPACE) - unpaid
    if left <= 0:
        return worth + LAST_ACTION + wonder_hopes(state, seat)
    worth += LAST_ACTION + float(i64(board.track_points[last])) - float(points_for(state, seat, TRACK))
    worth += TIME * float(left + holding(state, seat, HOURGLASSES)) + wonder_hopes(state, seat)
    return worth + helps(state, seat) * float(left) / float(last - board.start)


def helps(state: Position, seat: i64) -> float:
    """Return what the tokens, cubes, settlers and tiles of *seat* may still bring."""
    worth = 0.0
    for resource in range(i64(RESOURCES)):
        tokens = holding(state, seat, TOKENS + resource)
        if tokens > 0:
            worth += FIRST_TOKEN
        if tokens > 1:
            worth += SECOND_TOKEN
        if tokens > 2:
            worth += THIRD_TOKEN + MORE_TOKENS * float(tokens - 3)
        worth += CUBE * float(holding(state, seat, CUBES + resource))
    worth += OPEN_SLOT * float(open_slots(state, seat)) - CONTESTED * float(contested(state, seat))
    worth += SETTLER * float(holding(state, seat, STOCK))
    worth += SWORD * float(holding(state, seat, SWORDS)) + SYMBOL * float(holding(state, seat, SYMBOLS))
    for tile in range(i64(MONEY), i64(AGRICULTURE + 1)):
        if has(state, seat, tile):
            worth += CHEAPER
    if has(state, seat, CAVALRY):
        worth += TRAVEL
    if has(state, seat, ASTRONOMY):
        worth += TRAVEL
    if has(state, seat, CARTOGRAPHY):
        worth += TRAVEL
    if has(state, seat, MEDICINE):
        worth += HELP
    if has(state, seat, ORACLE):
        worth += HELP
    if has(state, seat, DEMOCRACY):
        worth += HELP
    return worth


def contested(state: Position, seat: i64) -> i64:
    """Return how many discs of others lie under those of *seat*."""
    count: i64 = 0
    for place in range(i64(DISCS), DISCS + state.discs):
        disc = i64(state.pieces[place])
        if disc >> 5 != seat + 1 and disc >> 5 != BARBARIANS and owner_in(state, disc & 31) == seat + 1:
            count += 1
    return count


def open_slots(state: Position, seat: i64) -> i64:
    """Return how many discoveries *seat* has the resources for."""
    held = purse(state, seat)
    count: i64 = 0
    for slot in range(i64(SLOTS)):
        tile = i64(state.pieces[SLOT_TILE + slot]) - 1
        if tile >= 0 and pays_for(state, slot, held) and not has(state, seat, tile) and tiles_left(state, tile) > 0:
            count += 1
    return count


def wonder_hopes(state: Position, seat: i64) -> float:
    """Return what the stars of *seat* may bring: the wonder it is nearest to."""
    hope = 0.0
    for column in range(i64(COLUMNS)):
        wonder = i64(state.pieces[WONDER_AT + column]) - 1
        if wonder < 0 or state.pieces[WONDER_OWNER + wonder] != 0:
            continue
        share = min(1.0, float(all_stars(state, seat, column)) / float(i64(state.board.wonder_stars[wonder])))
        hope = max(hope, float(i64(state.board.wonder_points[wonder])) * share * share * share * 0.25)
    return hope


def time_left(state: Position) -> float:
    """Return which part of the track before the last Zeus space lies ahead of the discs, on average."""
    board = state.board
    last = i64(board.zeus_at[board.zeus_spaces - 1])
    left: i64 = 0
    for seat in range(state.seats):
        if not is_among(state.ended, seat):
            left += max(i64(0), last - holding(state, seat, SPACE))
    return float(left) / float((last - board.start) * state.seats)
