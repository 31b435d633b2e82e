# petteia: compiled
"""What a learning agent sees of a state: bytes in named fields, written in place. No numpy here; `petteia.rl` adds it.

A game offers tensors with a module `insight/inputs.py`: `VERSION`, and `inputs(seats)` that returns a
subclass of Inputs. A game without one gets `plain`: who is to act.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from petteia.core.game import State


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
        self, seats: int, fields: list[Field], longest: int, hidden: bool = True, zero_sum: bool = False
    ) -> None:
        self.seats = seats
        self.fields = fields
        self.longest = longest  # no game has more decisions, draws included
        self.hidden = hidden  # some seats know what others do not
        self.zero_sum = zero_sum or seats == 2  # the results of all seats add up to nothing
        self.size: i64 = sum(field.size for field in fields)

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        """Write what *seat* sees of *state* into *into* from *at* on, where there are zeros."""
        raise NotImplementedError

    def places(self) -> dict[str, int]:
        """Return where each field begins."""
        begins: dict[str, int] = {}
        place = 0
        for field in self.fields:
            begins[field.name] = place
            place += field.size
        return begins


class PlainInputs(Inputs):
    """The least that can be said of any game: who is to act, as seen from a seat."""

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        actor = state.actor()
        if actor >= 0:
            into[at + (actor - seat) % state.seats] = 1


def plain(seats: int, longest: int) -> Inputs:
    """Return the features of a game that offers none."""
    return PlainInputs(seats, [Field("to_act", (seats,), 1, "who is to act; the seat itself first")], longest)
