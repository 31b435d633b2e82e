# petteia: compiled
"""Masks of many games whose legal moves come in runs (core.bits): a byte an entry, written eight at a time.

A row is long and little of it is ever 1, so what was set is known and set to 0 again. Nothing that is written for a run
is read before: memory that was not looked at for a while lets nobody wait.
"""

from __future__ import annotations

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.bits import MOST, first_of, many, members_of

WORD: Final = 8  # entries in a number
KEPT: Final = 48  # runs and single moves of a row that are known, after their number; if there are more, all is wiped


def spread() -> vec[i64]:
    """Return, for every set of eight entries, the number whose bytes in memory are 1 for its members, else 0."""
    sets = [bytes([(each >> place) & 1 for place in range(WORD)]) for each in range(1 << WORD)]
    return vec[i64]([i64(int.from_bytes(each, sys.byteorder)) for each in sets])


BYTES: Final = spread()


class Masks:
    """A row for each of *count* games with so many *moves*, a multiple of eight."""

    def __init__(self, count: int, moves: int) -> None:
        assert moves % WORD == 0
        self.length: i64 = moves // WORD
        self.words: Final = vec[i64]([i64(0)] * (count * (moves // WORD)))
        self.marked: Final = vec[i64]([i64(0)] * (count * KEPT))

    def is_set(self, row: i64, move: i64) -> bool:
        """Say whether *move* is legal in *row*."""
        return self.words[row * self.length + (move >> 3)] & BYTES[i64(1) << (move & 7)] != 0

    def wipe(self, row: i64) -> None:
        """Set all of *row* to 0."""
        words = self.words
        marked = self.marked
        begin: i64 = row * self.length
        first: i64 = row * KEPT
        if marked[first] >= KEPT:
            for word in range(begin, begin + self.length):
                words[word] = 0
            return
        for place in range(first + 1, first + 1 + marked[first]):
            move = first_of(marked[place])
            word = begin + (move >> 3)
            left = members_of(marked[place]) << (move & 7)
            while left != 0:
                words[word] = 0
                left >>= WORD
                word += 1

    def mark(self, row: i64, runs: vec[i64], options: vec[i16], count: i64) -> i64:
        """Set the moves of *runs* and the first *count* of *options* in *row*, all 0; return how many there are."""
        words = self.words
        marked = self.marked
        begin: i64 = row * self.length
        first: i64 = row * KEPT
        number = runs[0] + count
        marked[first] = number
        total = count
        for place in range(1, runs[0] + 1):
            members = members_of(runs[place])
            move = first_of(runs[place])
            total += many(members)
            word = begin + (move >> 3)
            left = members << (move & 7)
            while left != 0:
                words[word] = BYTES[left & 0xFF]  # no other move is among these eight
                left >>= WORD
                word += 1
            if number < KEPT:
                marked[first + place] = runs[place]
        first += runs[0] + 1
        for place in range(count):
            move = i64(options[place])
            words[begin + (move >> 3)] |= BYTES[i64(1) << (move & 7)]
            if number < KEPT:
                marked[first + place] = (move << MOST) | 1
        return total
