# petteia: compiled
"""Which moves search need not look at: settlers that go where another one goes for clearly less.

A dearer start, or a longer way, is worth a look where it reaches a Zeus space that a cheaper one does not (O7).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.frames import argument, below, top
from petteia.games.olympos.rules import moves
from petteia.games.olympos.rules.board import TERRITORIES
from petteia.games.olympos.rules.control import discs_of, owner_in
from petteia.games.olympos.rules.expand import all_combat_costs, combat_against, new_settler_cost, ways_of
from petteia.games.olympos.rules.position import (
    CONTROL,
    DISCS,
    GOING,
    HOURGLASSES,
    PASSED,
    SETTLING,
    SPACE,
    TURN,
    Position,
    holding,
)
from petteia.games.olympos.rules.track import surcharge

# In tenths of a point
STEP: Final = 5  # a step on the track
SETTLER: Final = 8  # a settler of the stock
LAND: Final = 20  # a territory given up, beside its points
STAR: Final = 10
MARGIN: Final = 12  # dearer by more than this: not looked at

REACHES: Final = 8  # Zeus spaces one move can reach, none among them, and more than any does
NONE: Final = 1 << 40  # no start
DEAREST: Final = 255  # a price that nobody pays


def order(state: Position, options: vec[i16], count: i64, into: vec[i16]) -> None:
    """Write 1 for every legal move worth a look, 0 for the others."""
    for place in range(count):
        into[place] = 1
    kind = top(state)
    if kind == GOING:
        pass_over_ways(state, options, count, into)
    if kind != TURN:
        return
    cheapest = vec[i64]([i64(1000)] * TERRITORIES)
    starts = vec[i64]([i64(NONE)] * (TERRITORIES * REACHES))
    losses = losses_of_leaving(state)
    ways = ways_of(state, state.seat)
    prices = zeus_prices(state)
    new_settler = new_settler_cost(state, state.seat)
    new = STEP * new_settler + SETTLER
    beside = new_settler + surcharge(state, state.seat)  # what a new settler costs beside its way and its fights
    fights = all_combat_costs(state, state.seat)
    for place in range(count):
        index = i64(options[place])
        if index >= moves.DISCOVER:
            break
        target: i64 = index % TERRITORIES
        cheapest[target] = min(cheapest[target], expense(state, index, ways, new, losses))
        if index < moves.MARCH:
            cost = i64(state.board.way_cost[ways + index])
            reach = target * REACHES + passed_for(prices, cost + beside + combat_in(state, target, fights))
            starts[reach] = min(starts[reach], cost * moves.MARCH + index)
    for place in range(count):
        index = i64(options[place])
        if index >= moves.DISCOVER:
            break
        goal: i64 = index % TERRITORIES
        if index < moves.MARCH:
            price = i64(state.board.way_cost[ways + index])
            reached = passed_for(prices, price + beside + combat_in(state, goal, fights))
            if starts[goal * REACHES + reached] != price * moves.MARCH + index:
                into[place] = 0  # another start gets as far for less
                continue
            if reached > 0 and is_beyond(starts, goal, reached):
                continue
        if expense(state, index, ways, new, losses) > cheapest[goal] + MARGIN:
            into[place] = 0


def pass_over_ways(state: Position, options: vec[i16], count: i64, into: vec[i16]) -> None:
    """Write 0 for longer ways that reach no further Zeus space: time spent in vain (O4.2)."""
    prices = zeus_prices(state)
    other = combat_in(state, argument(state), all_combat_costs(state, state.seat)) + surcharge(state, state.seat)
    if below(state, 1) == SETTLING:
        other += new_settler_cost(state, state.seat)
    before: i64 = -1
    for place in range(count):
        reached = passed_for(prices, i64(options[place]) - moves.WAY + other)
        if reached == before:
            into[place] = 0
        before = reached


def combat_in(state: Position, target: i64, fights: i64) -> i64:
    """Return what it costs to fight in *target*, where the fights with all owners are known."""
    return combat_against(fights, owner_in(state, target))


def zeus_prices(state: Position) -> i64:
    """Return what the seat on turn must pay for its disc to pass one Zeus space, two and so on, a byte each."""
    board, seat = state.board, state.seat
    space, glasses = holding(state, seat, SPACE), holding(state, seat, HOURGLASSES)
    first = holding(state, seat, PASSED)
    prices: i64 = 0
    for number in range(i64(REACHES - 1)):
        price: i64 = DEAREST
        if first + number < board.zeus_spaces:
            steps = i64(board.zeus_at[first + number]) - space
            price = min(steps + glasses, i64(DEAREST)) if steps > 0 else i64(0)
        prices |= price << (8 * number)
    return prices


def passed_for(prices: i64, cost: i64) -> i64:
    """Return how many Zeus spaces are passed for *cost*, what they cost being known."""
    found: i64 = 0
    while found < REACHES - 1 and prices & DEAREST <= cost:
        prices >>= 8
        found += 1
    return found


def is_beyond(starts: vec[i64], target: i64, reached: i64) -> bool:
    """Say whether a start that reaches so many Zeus spaces gets further than the cheapest one to *target*."""
    for fewer in range(reached):
        if starts[target * REACHES + fewer] != NONE:
            return True
    return False


def expense(state: Position, index: i64, ways: i64, new: i64, losses: vec[i64]) -> i64:
    """Return what going there costs by this move, combat aside."""
    way = STEP * i64(state.board.way_cost[ways + index % moves.MARCH])
    return way + new if index < moves.MARCH else way + losses[(index - moves.MARCH) // TERRITORIES]


def losses_of_leaving(state: Position) -> vec[i64]:
    """Return what it costs to take a settler out of each territory: nothing where control stays or was not there."""
    pieces, board = state.pieces, state.board
    own: i64 = state.seat + 1
    losses = vec[i64]([i64(0)] * TERRITORIES)
    mine = discs_of(state, own)
    for territory in range(i64(TERRITORIES)):
        if (mine >> territory) & 1 == 1 and i64(pieces[CONTROL + territory]) == own:
            losses[territory] = LAND + 10 * i64(board.worth[territory]) + STAR * i64(board.starred[territory])
    seen: i64 = 0
    for place in range(i64(DISCS), DISCS + state.discs):
        disc = i64(pieces[place])
        if disc >> 5 == own:
            if (seen >> (disc & 31)) & 1 == 1:
                losses[disc & 31] = 0
            seen |= i64(1) << (disc & 31)
    return losses
