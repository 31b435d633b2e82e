# petteia: compiled
"""Which moves search need not look at: settlers that go where another one goes for clearly less."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.frames import top
from petteia.games.olympos.rules import moves
from petteia.games.olympos.rules.board import TERRITORIES
from petteia.games.olympos.rules.control import discs_of
from petteia.games.olympos.rules.expand import new_settler_cost, ways_of
from petteia.games.olympos.rules.position import CONTROL, DISCS, TURN, Position

# In tenths of a point
STEP: Final = 5  # a step on the track
SETTLER: Final = 8  # a settler of the stock
LAND: Final = 20  # a territory given up, beside its points
STAR: Final = 10
MARGIN: Final = 12  # dearer by more than this: not looked at


def promises(state: Position, options: vec[i16], count: i64, into: vec[i16]) -> None:
    """Write 1 for every legal move worth a look, 0 for the others."""
    for place in range(count):
        into[place] = 1
    if top(state) != TURN:
        return
    cheapest = vec[i64]([i64(1000)] * TERRITORIES)
    losses = losses_of_leaving(state)
    ways = ways_of(state, state.seat)
    new = STEP * new_settler_cost(state, state.seat) + SETTLER
    for place in range(count):
        index = i64(options[place])
        if index >= moves.DISCOVER:
            break
        target: i64 = index % TERRITORIES
        cheapest[target] = min(cheapest[target], expense(state, index, ways, new, losses))
    for place in range(count):
        index = i64(options[place])
        if index >= moves.DISCOVER:
            break
        if expense(state, index, ways, new, losses) > cheapest[index % TERRITORIES] + MARGIN:
            into[place] = 0


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
