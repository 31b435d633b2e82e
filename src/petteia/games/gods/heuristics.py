# petteia: compiled
"""What a position is worth to a side, judged by hand: who can reach the summit, and who holds the cards for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.gods.board import FERTILITY, GODS, RIGHT, UP, towards
from petteia.games.gods.cards import holds
from petteia.games.gods.state import NOBODY, WHERE, Position

NEXT_WINS: Final = 0.9  # the side on turn can reach the summit now
CARD: Final = 0.012  # holding a card for a god one ring up the mountain, growing with the square of the ring
CHAIN: Final = 4  # how many fertility tokens in a row are looked through


def evaluate(state: Position, seat: i64) -> float:
    """Return a guess of the result for *seat* and the partner, from -1 to 1."""
    if state.frames == 0:
        if state.winner == NOBODY:
            return 0.0
        return 1.0 if (state.winner - seat) % 2 == 0 else -1.0
    side: i64 = seat % 2
    worth = 0.0
    for god in range(i64(GODS)):
        ring: i64 = i64(state.pieces[WHERE + god]) // 16 + 1
        balance: i64 = 0
        for other in range(state.seats):
            if holds(state, other, god) > 0:
                balance += 1 if other % 2 == side else -1
        worth += CARD * float(ring * ring * balance)
    worth = max(-0.8, min(0.8, worth))
    if can_win_now(state, state.seat):
        return NEXT_WINS + worth * 0.1 if state.seat % 2 == side else -NEXT_WINS + worth * 0.1
    return worth


def can_win_now(state: Position, seat: i64) -> bool:
    """Say whether *seat* holds a card of a god that can reach the summit in one turn (G3.3, G4.2)."""
    for god in range(i64(GODS)):
        if holds(state, seat, god) > 0 and reaches_summit(state, i64(state.pieces[WHERE + god]), CHAIN):
            return True
    return False


def reaches_summit(state: Position, cell: i64, chain: i64) -> bool:
    """Say whether a god on *cell* can step to the summit, over at most *chain* fertility tokens."""
    above = towards(cell, UP, state.summit)
    if above == state.summit:
        return True
    if chain == 0:
        return False
    for way in range(i64(UP), i64(RIGHT + 1)):
        cell_there = towards(cell, way, state.summit)
        if state.pieces[cell_there] == FERTILITY and reaches_summit(state, cell_there, chain - 1):
            return True
    return False
