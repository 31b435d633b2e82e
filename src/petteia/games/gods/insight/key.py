# petteia: compiled
"""A number for every position, so that search knows a position when it comes to it another way."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.gods.rules.board import FIRST_TOKEN, GODS
from petteia.games.gods.rules.position import DISCARD, HAND, WHERE, Position

MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
THINGS: Final = 16  # codes a cell can hold, rounded up
OF_GODS: Final = 1568  # (MOST_CELLS + 2) * THINGS: where the numbers for gods' places begin
OF_CARDS: Final = 2592  # OF_GODS + 8 * 128
SIGNS: Final = 2768  # OF_CARDS + 44 * 4


def random_signs() -> vec[i64]:
    """Return a random number for every thing in every place, always the same."""
    rng = Random(1)
    return vec[i64]([rng.randrange(1 << 31) << 31 | rng.randrange(1 << 31) for _ in range(SIGNS)])


SIGN: Final = random_signs()


def scrambled(number: i64) -> i64:
    """Return *number* with its bits well mixed, in a way that needs no more than 63 bits on the way."""
    low: i64 = number & 0x7FFF_FFFF
    high: i64 = (number >> 31) & 0x7FFF_FFFF
    mixed: i64 = (low * 0x2545_F491) ^ (high * 0x3C6E_F372) ^ (high << 20) ^ (low >> 7)
    return (mixed ^ (mixed >> 29)) & MASK


def key(state: Position) -> i64:
    """Return the number of *state*: everything that decides how it goes on, except the count of turns (G7.1)."""
    pieces = state.pieces
    sign = SIGN
    found: i64 = scrambled(state.frames)
    for cell in range(state.summit):
        there = i64(pieces[cell])
        if there >= FIRST_TOKEN:
            found ^= sign[cell * THINGS + there]
    for god in range(i64(GODS)):
        found ^= sign[OF_GODS + god * 128 + (i64(pieces[WHERE + god]) & 0x7F)]
    for place in range(i64(HAND), i64(DISCARD + GODS)):
        found ^= sign[OF_CARDS + (place - HAND) * 4 + i64(pieces[place])]
    rest: i64 = state.seat * 64 + state.god * 8 + (4 if state.struck else 0) + (2 if state.in_power else 0)
    return found ^ scrambled(rest + (state.drawn_cards << 16) + (state.column << 40))
