# petteia: compiled
"""Small sets as numbers, a bit for each member."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

MOST: Final = 33  # members: the product below then stays within 62 bits
SPREAD: Final = 0x1ABE9677  # shifted by each member, it shows another six bits from FROM on
FROM: Final = 26
PLACES: Final = 64


def numbers() -> vec[u8]:
    found = vec[u8]([u8(0)] * PLACES)
    bit: i64 = 1
    for member in range(i64(MOST)):
        found[((bit * SPREAD) >> FROM) & (PLACES - 1)] = u8(member)
        bit += bit
    return found


NUMBERS: Final = numbers()


def lowest(members: i64) -> i64:
    """Return the lowest of *members*, of which there is one, all below MOST; `members & (members - 1)` are the rest."""
    return i64(NUMBERS[(((members & -members) * SPREAD) >> FROM) & (PLACES - 1)])


def size(members: i64) -> i64:
    """Return how many *members* there are, quickly if they are few."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def list_members(members: i64, first: i64, into: vec[i16], count: i64) -> i64:
    """Write a number for each of *members* into *into* from *count* on, *first* for member 0; return where it ends."""
    number = i16(first)
    while members != 0:
        into[count] = number  # the next one overwrites it unless it counts
        count += members & 1
        members >>= 1
        number += 1
    return count
