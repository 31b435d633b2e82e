# petteia: compiled
"""Who has won (G3.6): the side whose turn brought a god to the summit."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.gods.rules.position import NOBODY, Position


def result(state: Position, seat: i64) -> float:
    """Return 1 for both seats of the winning side, -1 for the other, 0 for a draw (G6.1, G7.1)."""
    if state.winner == NOBODY:
        return 0.0
    return 1.0 if (state.winner - seat) % 2 == 0 else -1.0


def points(state: Position, seat: i64) -> i64:
    """Return 1 for everyone on the winning side, else 0."""
    return 1 if state.winner != NOBODY and (state.winner - seat) % 2 == 0 else 0
