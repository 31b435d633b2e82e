# petteia: compiled
"""Small sets as numbers, a bit for each member.

A *run* is one number too: a set of moves that follow a first one, so that many moves are written at once. A list of
runs begins with how many they are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

MOST: Final = 33  # members: the product below then stays within 62 bits
SPREAD: Final = 0x1ABE9677  # shifted by each member, it shows another six bits from FROM on
FROM: Final = 26
PLACES: Final = 64
NO_RUNS: Final = vec[i64]()
MEMBERS: Final = (1 << MOST) - 1  # the bits of a run that are its members; above them stands its first move


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


def nth(members: i64, number: i64) -> i64:
    """Return the member before which *number* others come."""
    while number > 0:
        members &= members - 1
        number -= 1
    return lowest(members)


def size(members: i64) -> i64:
    """Return how many *members* there are, quickly if they are few."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def many(members: i64) -> i64:
    """Return how many *members* there are, however many: pairs of bits are added up, then fours, then bytes."""
    members -= (members >> 1) & 0x155555555
    members = (members & 0x133333333) + ((members >> 2) & 0x133333333)
    members = (members + (members >> 4)) & 0xF0F0F0F0F
    return (((members & 0xF0F0F0F) + (members >> 32)) * 0x1010101 >> 24) & 0xFF


def list_members(members: i64, first: i64, into: vec[i16], count: i64) -> i64:
    """Write a number for each of *members* into *into* from *count* on, *first* for member 0; return where it ends."""
    number = i16(first)
    while members != 0:
        into[count] = number  # the next one overwrites it unless it counts
        count += members & 1
        members >>= 1
        number += 1
    return count


def first_of(each: i64) -> i64:
    """Return the move of a run that stands for member 0."""
    return each >> MOST


def members_of(each: i64) -> i64:
    """Return the set a run consists of."""
    return each & MEMBERS


def add_run(first: i64, members: i64, runs: vec[i64]) -> None:
    """Add the run of *first*, for member 0, and those that follow it, unless it has no members."""
    count: i64 = runs[0] + 1
    runs[count] = (first << MOST) | members  # the next one overwrites it unless it counts
    runs[0] = count if members != 0 else count - 1


def write_run(first: i64, members: i64, runs: vec[i64], into: vec[i16], count: i64) -> i64:
    """Add a run if *runs* has room for any; else write its moves into *into* from *count* on. Return where it ends."""
    if len(runs) == 0:
        return list_members(members, first, into, count)
    add_run(first, members, runs)
    return count


def list_runs(runs: vec[i64], into: vec[i16], count: i64) -> i64:
    """Write the moves of *runs* into *into* from *count* on; return where they end."""
    for place in range(1, runs[0] + 1):
        count = list_members(members_of(runs[place]), first_of(runs[place]), into, count)
    return count


def nth_in_runs(runs: vec[i64], others: vec[i16], number: i64) -> i64:
    """Return the move before which *number* others come in *runs* and after them in *others*."""
    for place in range(1, runs[0] + 1):
        members = members_of(runs[place])
        here = many(members)
        if number < here:
            return first_of(runs[place]) + nth(members, number)
        number -= here
    return i64(others[number])
