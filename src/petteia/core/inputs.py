# petteia: compiled
"""What a learning agent sees of a state: bytes in named fields, written in place. No numpy here; `petteia.rl` adds it.

A game offers tensors with a module `insight/inputs.py`: `VERSION`, and `inputs(seats)` that returns a
subclass of Inputs, which knows how to `renew` what was written before (or, if it has no memory, how to `write`). A
game without one gets `plain`: who is to act.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from petteia.core.game import State

ALL: Final = -1  # touched: every part


class Field:
    """A named part of an observation: its shape, its largest value and what it means."""

    def __init__(self, name: str, shape: tuple[int, ...], most: int, meaning: str) -> None:
        assert 0 < most <= 255, "an entry is one byte"
        self.name = name
        self.shape = shape
        self.most = most
        self.meaning = meaning
        self.size = 1
        for length in shape:
            self.size *= length


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs:
    """How to write a state of one game, at one number of seats, as bytes: what one seat may know and nothing else."""

    def __init__(
        self,
        seats: int,
        fields: list[Field],
        longest: int,
        hidden: bool = True,
        zero_sum: bool = False,
        memory: int = 0,
    ) -> None:
        self.seats = seats
        self.fields = fields
        self.longest = longest  # no game has more decisions, draws included
        self.hidden = hidden  # some seats know what others do not
        self.zero_sum = zero_sum or seats == 2  # the results of all seats add up to nothing
        self.size: i64 = sum(field.size for field in fields)
        self.memory: i64 = memory  # numbers by which `renew` remembers what it wrote; 0: there is `write` alone
        self.nothing = vec[i16]([i16(0)] * memory)

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        """Write what *seat* sees of *state* into *into* from *at* on, where there are zeros."""
        touched = state.touched
        state.touched = ALL
        self.renew(state, seat, into, at, self.nothing[:], 0)
        state.touched = touched

    def renew(self, state: State, seat: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
        """Write what *seat* sees over what was written there last, as far as it differs; nothing is touched then.

        What was written is remembered in *known* from *first* on; where there are zeros, nothing was. A new state has
        touched everything; after that its moves note in ``state.touched`` which parts they change.
        """
        raise NotImplementedError

    def places(self) -> dict[str, int]:
        """Return where each field begins."""
        begins: dict[str, int] = {}
        place = 0
        for field in self.fields:
            begins[field.name] = place
            place += field.size
        return begins


def mark(place: i64, into: vec[u8], at: i64, known: vec[i16], marks: i64) -> None:
    """Set an entry to 1 and note it in the list at *marks*, which begins with its length."""
    count: i64 = i64(known[marks]) + 1
    known[marks] = i16(count)
    known[marks + count] = i16(place)
    into[at + place] = 1


def wipe(into: vec[u8], at: i64, known: vec[i16], marks: i64) -> None:
    """Set the entries in the list at *marks* to 0 and empty it."""
    for number in range(marks + 1, marks + 1 + i64(known[marks])):
        into[at + i64(known[number])] = 0
    known[marks] = 0


class PlainInputs(Inputs):
    """The least that can be said of any game: who is to act, as seen from a seat."""

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        actor = state.actor()
        if actor >= 0:
            into[at + (actor - seat) % state.seats] = 1


def plain(seats: int, longest: int) -> Inputs:
    """Return the features of a game that offers none."""
    return PlainInputs(seats, [Field("to_act", (seats,), 1, "who is to act; the seat itself first")], longest)
