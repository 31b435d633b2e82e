# petteia: compiled
"""A number for a position, by which search finds it again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.olympos.rules.position import SIZE, Position

PIECES_MASK: Final = (1 << 56) - 1


def key(state: Position) -> i64:
    """Return a number that positions with the same pieces, stack and lasting gods share."""
    found: i64 = state.frames & PIECES_MASK
    for number in (state.seat, state.cost, state.god, state.revealed, state.ended, state.athena, state.keres):
        found = (found * 31 + number) & PIECES_MASK
    for place in range(i64(SIZE)):
        found = (found * 31 + i64(state.pieces[place])) & PIECES_MASK
    return found ^ (found >> 29)
