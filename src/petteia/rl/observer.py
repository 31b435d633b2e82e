"""A state as numpy arrays: the observation of a seat, whole or in named fields, and the legal moves as a mask."""

from __future__ import annotations

import ctypes
import operator
from typing import Any, Literal, SupportsIndex

from petteia.rl.extras import require

require("rl", "numpy")

import numpy as np
from numpy.typing import NDArray

from petteia.core.game import Game, State
from petteia.core.inputs import Inputs, plain
from petteia.core.registry import game as find_game
from petteia.core.registry import part_of
from petteia.rl.loop import Glass

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Form = Literal["floats", "bytes", "fields"]
INPUTS = "insight.inputs"  # the module in which a game says what an agent sees
FORMS = ("floats", "bytes", "fields")
NEAR = 64  # entries: dividing some ones more takes less time than beginning anew
LONGEST = 20_000  # decisions, draws included, of a game that does not say


def named(game: str | Game) -> Game:
    """Return the game itself or the one of that name."""
    return game if isinstance(game, Game) else find_game(game)


def inputs_of(game: Game, seats: int) -> Inputs:
    """Return how *game* with *seats* seats is written as bytes."""
    module = part_of(game, INPUTS)
    if module is None:
        return plain(seats, LONGEST)
    found: Inputs = module.inputs(seats)
    return found


def version_of(game: Game) -> int:
    """Return the version of the game's observations and actions, the number in `…_v0`."""
    module = part_of(game, INPUTS)
    return 0 if module is None else int(module.VERSION)


def whole(value: SupportsIndex, what: str) -> int:
    """Return *value* as a whole number; raise TypeError, naming *what* it is, if it is something else."""
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {value!r}") from None


def check_out(out: object, what: str, shape: tuple[int, ...], dtype: type[np.generic]) -> None:
    """Raise ValueError unless *out* is an array that *what*, of this shape and type, can be written into."""
    if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != dtype or not out.flags.writeable:
        is_locked = isinstance(out, np.ndarray) and not out.flags.writeable
        told = f"{out.dtype} of shape {out.shape}" if isinstance(out, np.ndarray) else repr(out)
        given = f"{told} that is read-only" if is_locked else told
        raise ValueError(f"{what} are written into an array of {dtype.__name__} of shape {shape}, not {given}")


def seen(memory: Any, dtype: Any) -> NDArray[Any]:
    """Return a writable array over a vec's own memory: its buffer claims to be read-only, but it is ours."""
    shown = np.frombuffer(memory, dtype=dtype)
    if not shown.size:
        return shown
    block: Any = (ctypes.c_ubyte * shown.nbytes).from_address(shown.ctypes.data)
    block.owner = memory  # the array may outlive the vector
    alias: NDArray[Any] = np.ctypeslib.as_array(block)
    return alias.view(dtype)


class Observer:
    """Shows the states of one game, at one number of seats, to learning agents."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.inputs = inputs_of(game, seats)
        self.size = int(self.inputs.size)
        self.actions = len(game.all_moves)
        self.most = np.concatenate([np.full(field.size, field.most, np.uint8) for field in self.inputs.fields])
        self.scale: Floats = (1.0 / self.most).astype(np.float32)
        self.larger = runs(self.most > 1, NEAR)
        self.glass = Glass(game.new(seats), self.inputs)
        self.shown: Bytes = seen(self.glass.observation, np.uint8)
        self.marked: NDArray[np.int8] = seen(self.glass.mask, np.int8)
        self.places = self.inputs.places()
        steps = np.arange(256, dtype=np.float32)
        values = {most: (steps * np.float32(1.0 / most)).tolist() for most in set(self.most.tolist())}
        self.shades: list[list[float]] = [values[most] for most in self.most.tolist()]  # of every byte, in each entry

    def check(self, state: State, seat: int) -> None:
        """Raise ValueError unless *state* is one of this game with these seats, played with this edition."""
        game = self.game
        if not isinstance(state, State) or not (state.game is game or is_same(state.game, game)):
            raise ValueError(f"this observer shows {game!r}, not {state.game if isinstance(state, State) else state!r}")
        if int(state.seats) != self.seats or not 0 <= seat < self.seats:
            raise ValueError(
                f"this observer shows seats 0 to {self.seats - 1} of {self.seats}, not {seat} of {state.seats}"
            )

    def check_entries(self, entries: NDArray[Any]) -> None:
        if entries.shape[-1:] != (self.size,):
            raise ValueError(f"observations of {self.game.name} have {self.size} entries, not {entries.shape[-1:]}")

    def as_bytes(self, state: State, seat: int) -> Bytes:
        """Return what *seat* sees, one byte an entry."""
        self.check(state, seat)
        self.glass.observe(state, seat)
        return self.shown.copy()

    def as_floats(self, state: State, seat: int) -> Floats:
        """Return what *seat* sees, every entry from 0 to 1."""
        self.check(state, seat)
        self.glass.observe(state, seat)
        return self.scaled(self.shown)

    def listed(self, state: State, seat: int) -> list[float]:
        """Return the same as a list, faster than an array could make one."""
        self.check(state, seat)
        self.glass.observe(state, seat)
        return self.glass.listed(self.shades)

    def scaled(self, entries: Bytes, out: Floats | None = None) -> Floats:
        """Return observations, one or a stack of them, with every entry from 0 to 1, in *out* if given."""
        self.check_entries(entries)
        if out is None:
            out = np.empty(entries.shape, np.float32)
        else:
            check_out(out, "floats", entries.shape, np.float32)
        np.copyto(out, entries)  # most entries are 0 or 1 already; only the others are divided
        for begin, end in self.larger:
            out[..., begin:end] *= self.scale[begin:end]
        return out

    def as_fields(self, state: State, seat: int) -> dict[str, Bytes]:
        """Return what *seat* sees by name."""
        return self.split(self.as_bytes(state, seat))

    def split(self, flat: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return views of *flat* observations, one or a stack of them, by the names of their fields."""
        self.check_entries(flat)
        places = self.places
        return {
            field.name: flat[..., places[field.name] : places[field.name] + field.size].reshape(
                flat.shape[:-1] + field.shape
            )
            for field in self.inputs.fields
        }

    def observe(self, state: State, seat: int, form: Form) -> Any:
        """Return what *seat* sees in one of the three forms."""
        checked_form(form)
        if form == "floats":
            return self.as_floats(state, seat)
        return self.as_bytes(state, seat) if form == "bytes" else self.as_fields(state, seat)

    def mask(self, state: State, seat: int | None = None) -> NDArray[np.int8]:
        """Return 1 for every move legal now, 0 for the others; with a *seat*, all 0 unless it is to act."""
        self.check(state, 0 if seat is None else seat)
        self.glass.mark(state, -1 if seat is None else seat)
        return self.marked.copy()

    def space(self, form: Form) -> Any:
        """Return the Gymnasium space of the observations."""
        checked_form(form)
        require("rl", "gymnasium")
        from gymnasium import spaces  # noqa: PLC0415 - the fast vector needs numpy only

        if form == "floats":
            return spaces.Box(0.0, 1.0, (self.size,), np.float32)
        if form == "bytes":
            return spaces.Box(np.zeros(self.size, np.uint8), self.most, dtype=np.uint8)
        return spaces.Dict(
            {field.name: spaces.Box(0, field.most, field.shape, np.uint8) for field in self.inputs.fields}
        )


def is_same(one: Game, other: Game) -> bool:
    """Tell whether two games are the same one, played with the same edition."""
    return one.slug == other.slug and one.data == other.data


def runs(chosen: NDArray[np.bool_], near: int) -> list[tuple[int, int]]:
    """Return where stretches of chosen entries begin and end; those with less than *near* between them are one."""
    found: list[tuple[int, int]] = []
    for place in np.flatnonzero(chosen).tolist():
        begin, end = found[-1] if found else (place, -near)
        if place - end < near:
            found[-1] = (begin, place + 1)
        else:
            found.append((place, place + 1))
    return found


def checked_form(form: str) -> Form:
    """Return *form*; raise ValueError if observations have no such form."""
    if form not in FORMS:
        raise ValueError(f"observations are {', '.join(FORMS)}, not {form!r}")
    return form  # type: ignore[return-value]
