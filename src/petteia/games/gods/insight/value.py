# petteia: compiled
"""What a position is worth to a side, judged by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.frames import top
from petteia.games.gods.rules.board import (
    FERTILITY,
    GODS,
    LEFT,
    PORTAL,
    RIGHT,
    UP,
    WIDTH,
    towards,
)
from petteia.games.gods.rules.cards import holds
from petteia.games.gods.rules.position import TURN, WHERE, Position, count_on_board
from petteia.games.gods.rules.scoring import result

NEXT_WINS: Final = 0.9  # the side on turn can reach the summit now
CARD: Final = 0.012  # holding a card for a god one ring up the mountain, growing with the square of the ring
CHAIN: Final = 6  # there are no more fertility tokens than this (G1.4)


def evaluate(state: Position, seat: i64) -> float:
    """Return a guess of the result for *seat* and the partner, from -1 to 1."""
    if state.frames == 0:
        return result(state, seat)
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
    mover = next_to_choose_a_god(state)
    if can_win_now(state, mover):
        return NEXT_WINS + worth * 0.1 if mover % 2 == side else -NEXT_WINS + worth * 0.1
    return worth


def next_to_choose_a_god(state: Position) -> i64:
    """Return the seat whose turn begins now, or next if one is under way."""
    return state.seat if top(state) == TURN else seat_after(state, state.seat)


# Reaching the summit ---------------------------------------------------------------------------------------------


def can_win_now(state: Position, seat: i64) -> bool:
    """Say whether *seat* holds a card of a god that its own steps can bring to the summit in one turn (G3.3, G4.2)."""
    for god in range(i64(GODS)):
        if holds(state, seat, god) > 0 and reaches_summit(state, i64(state.pieces[WHERE + god]), CHAIN):
            return True
    return False


def reaches_summit(state: Position, cell: i64, chain: i64) -> bool:
    """Say whether a god on *cell* can step to the summit, over at most *chain* fertility tokens.

    Paths that tread on a token twice are followed too: cut out the loop and the same path works without it. A portal
    helps only alone, by leading to a fertility of ring 1 (G4.3): out of a pair a god comes to stand on a bare cell.
    """
    if cell + WIDTH >= state.summit:
        return True
    pieces = state.pieces
    if chain == 0 or not is_next_to_token(pieces, cell, state.last):
        return False
    for way in range(i64(UP), i64(RIGHT + 1)):
        there = towards(cell, way, state.summit, state.last)
        token = i64(pieces[there])
        if token == FERTILITY:
            if reaches_summit(state, there, chain - 1):
                return True
        elif token == PORTAL and chain >= state.rings and count_on_board(state, PORTAL) == 1:
            for foot in range(i64(WIDTH)):
                if pieces[foot] == FERTILITY and reaches_summit(state, foot, chain - 1):
                    return True
    return False


def seat_after(state: Position, seat: i64) -> i64:
    return seat + 1 if seat + 1 < state.seats else i64(0)


def is_next_to_token(pieces: vec[u8], cell: i64, last: i64) -> bool:
    """Say whether above or beside *cell* lies a token that could carry a god on: fertility or a portal."""
    above: i64 = cell + WIDTH
    return (
        pieces[above] >= PORTAL
        or pieces[towards(cell, LEFT, above, last)] >= PORTAL
        or pieces[towards(cell, RIGHT, above, last)] >= PORTAL
    )
