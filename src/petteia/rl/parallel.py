"""Many games at once on several cores: a vector whose rows are shared out among processes, behind one object.

    with ParallelVector("…", count=512, seed=1, processes=4) as games:
        games.step(games.sample())

The arrays lie in memory that all processes share. The same seed and actions give the same games as one process plays.
Who would rather not wait for the slowest process sends actions to a part and receives whichever is ready first:

    for part in games.parts:
        games.send(games.samples[part], part)
    part, step = games.recv()

Each process is a new Python that imports the script it was started from, so a script keeps its work below
`if __name__ == "__main__":`, as multiprocessing asks for everywhere.
"""

from __future__ import annotations

import ctypes
import signal
import weakref
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from petteia.rl.extras import require

require("rl", "numpy")

import numpy as np
from numpy.typing import ArrayLike, NDArray

from petteia.core.game import Game, PetteiaError, State
from petteia.players import Player
from petteia.rl.loop import IllegalAction
from petteia.rl.observer import Observer, named, whole
from petteia.rl.vector import RANDOM, Rows, Step, Vector

ALIGNED = 64  # bytes: where an array begins
# Copied at every step.
TOLD = ("observations", "masks", "rewards", "dones", "to_play", "legal_counts", "lengths", "samples")


class Layout(NamedTuple):
    """An array in the shared memory."""

    at: int
    shape: tuple[int, ...]
    dtype: str


def layouts(count: int, seats: int, size: int, actions: int, keeps_last: bool) -> tuple[dict[str, Layout], int]:
    """Return where every array lies, and how many bytes all of them take."""
    wanted: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
        "observations": ((count, size), np.uint8),
        "masks": ((count, actions), np.bool_),
        "rewards": ((count, seats), np.float64),
        "dones": ((count,), np.bool_),
        "to_play": ((count,), np.int64),
        "legal_rows": ((count, actions), np.int16),
        "legal_counts": ((count,), np.int64),
        "lengths": ((count,), np.int64),
        "samples": ((count,), np.int64),
        "chosen": ((count,), np.int64),
    }
    if keeps_last:
        wanted["last"] = ((count, size), np.uint8)
    found: dict[str, Layout] = {}
    at = 0
    for name, (shape, kind) in wanted.items():
        dtype = np.dtype(kind)
        found[name] = Layout(at, shape, dtype.str)
        at += -(-int(np.prod(shape)) * dtype.itemsize // ALIGNED) * ALIGNED
    return found, at


def arrays_in(memory: Any, laid_out: dict[str, Layout]) -> dict[str, NDArray[Any]]:
    """Return every array over the shared *memory*, which lives as long as they do."""
    return {name: np.ndarray(each.shape, np.dtype(each.dtype), memory, each.at) for name, each in laid_out.items()}


# In a process ----------------------------------------------------------------------------------------------------


def serve(channel: Connection, memory: Any, laid_out: dict[str, Layout], part: slice, settings: dict[str, Any]) -> None:
    """Play the games of one part until the channel is closed; every request is answered, be it with an error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever holds the other end
    own = {name: array[part] for name, array in arrays_in(memory, laid_out).items()}
    games: Vector | None = None
    while True:
        try:
            asked, told = channel.recv()
        except (EOFError, OSError):
            return
        answer: object = None
        try:
            if games is None:
                games = Vector(**settings)
            if asked == "step":
                games.step(own["chosen"])
            elif asked == "reset":
                games.reset(told)
            elif asked == "place":
                games.place(told)
            elif asked == "states":
                answer = games.states()
            copy_out(games, own)
        except Exception as error:  # whatever it is, it is the caller's to see
            answer = error
        channel.send(answer)


def copy_out(games: Vector, own: dict[str, NDArray[Any]]) -> None:
    """Write what the games show into the shared memory."""
    most = int(games.counts.max())
    own["legal_rows"][:, :most] = games.legal[:, :most]
    for name in TOLD:
        own[name][...] = getattr(games, name)
    if games.last is not None and games.dones.any():
        own["last"][games.dones] = games.last[games.dones]


# Before them all -------------------------------------------------------------------------------------------------


class ParallelVector(Rows):
    """*count* games shared out among *processes*; everything else is as in a Vector.

    Bots that draw lots are made anew in every process: with them games are repeatable for one number of processes.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        count: int = 64,
        seed: int = 0,
        chance: str = "fast",
        hero: int | None = None,
        opponents: str | int | Player | Sequence[str | int | Player] = RANDOM,
        forfeits: bool = False,
        keeps_last: bool = False,
        processes: int = 2,
        **options: object,
    ) -> None:
        count, processes = whole(count, "the count of games"), whole(processes, "the count of processes")
        if not 1 <= processes <= count:
            raise ValueError(f"{count} games are shared out among 1 to {count} processes, not {processes}")
        settings: dict[str, Any] = {
            "chance": chance,
            "hero": hero,
            "opponents": opponents,
            "forfeits": forfeits,
            **options,
        }
        trial = Vector(game, seats, 1, seed, keeps_last=keeps_last, **settings)  # says what is wrong, if anything is
        self.game, self.seats, self.count = named(game), trial.seats, count
        self.observer: Observer = trial.observer
        self.size, self.actions = trial.size, trial.actions
        self.forfeits = forfeits
        laid_out, length = layouts(count, self.seats, self.size, self.actions, keeps_last)
        context = get_context("spawn")
        memory = context.RawArray(ctypes.c_byte, length)
        arrays = arrays_in(memory, laid_out)
        self.last = None
        for name, array in arrays.items():
            setattr(self, name, array)
        self._chosen: NDArray[np.int64] = arrays["chosen"]
        edges = [count * number // processes for number in range(processes + 1)]
        self.parts = [slice(*ends) for ends in pairwise(edges)]
        self._channels: list[Connection] = []
        workers: list[BaseProcess] = []
        self._close = weakref.finalize(self, close, self._channels, workers)
        self._waiting: set[int] = set()  # the parts that were sent something and have not answered
        for part in self.parts:
            ours, theirs = context.Pipe()
            shown = {"game": game, "seats": self.seats, "count": part.stop - part.start, "seed": seed}
            told = {**settings, **shown, "keeps_last": keeps_last, "part": (part.start, count)}
            worker = context.Process(target=serve, args=(theirs, memory, laid_out, part, told), daemon=True)
            worker.start()
            theirs.close()
            self._channels.append(ours)
            workers.append(worker)
        self.reset(seed)

    def __enter__(self) -> ParallelVector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        self._close()

    # All games at once ------------------------------------------------------------------------------------------

    def reset(self, seed: int) -> Step:
        """Begin every game anew; the same seed and actions give the same games."""
        return self.asked("reset", [seed] * len(self.parts))

    def place(self, states: Sequence[State]) -> Step:
        """Put copies of *states*, one for every game, in place of the games and show the next decision in each."""
        self.check_states(states)
        return self.asked("place", [list(states[part]) for part in self.parts])

    def states(self) -> list[State]:
        """Return copies of all states, each at the decision that is shown."""
        self.check_rest()
        for number in range(len(self.parts)):
            self.tell(number, "states", None)
        found: list[list[State]] = [self.answer(number) for number in range(len(self.parts))]
        return [state for states in found for state in states]

    def step(self, actions: ArrayLike) -> Step:
        """Make one action in every game; raise IllegalAction, changing nothing, if one of them is not legal."""
        self._chosen[:] = self.legal_ones(self.checked(actions, self.count), slice(0, self.count))
        return self.asked("step", [None] * len(self.parts))

    def asked(self, what: str, told: Sequence[object]) -> Step:
        """Ask all processes and wait for all of them."""
        self.check_rest()
        for number, each in enumerate(told):
            self.tell(number, what, each)
        for number in range(len(told)):
            self.answer(number)
        return self.shown()

    # One part after the other -----------------------------------------------------------------------------------

    def send(self, actions: ArrayLike, part: slice) -> None:
        """Let the games of one of `parts` make these actions, and do not wait for it."""
        self.check_open()
        if part not in self.parts:
            raise ValueError(f"{part} is none of the parts of this vector, {self.parts}")
        number = self.parts.index(part)
        if number in self._waiting:
            raise PetteiaError(f"the games {part.start} to {part.stop - 1} have not answered yet: recv() first")
        self._chosen[part] = self.legal_ones(self.checked(actions, part.stop - part.start), part)
        self.tell(number, "step", None)

    def recv(self) -> tuple[slice, Step]:
        """Wait for any part that was sent actions; return it and what its games show."""
        self.check_open()
        if not self._waiting:
            raise PetteiaError("nothing was sent: send(actions, part) first")
        ready = wait([self._channels[number] for number in sorted(self._waiting)])
        number = self._channels.index(ready[0])  # type: ignore[arg-type]
        self.answer(number)
        part = self.parts[number]
        shown = self.shown()
        return part, Step(
            shown.observations[part], shown.masks[part], shown.rewards[part], shown.dones[part], shown.to_play[part]
        )

    def legal_ones(self, actions: NDArray[np.int64], part: slice) -> NDArray[np.int64]:
        """Return *actions*, legal ones, for the games of a part; raise IllegalAction at the first that is not."""
        if not self.forfeits:
            known = (actions >= 0) & (actions < self.actions)
            known[known] = self.masks[part][known.nonzero()[0], actions[known]]
            for slot in np.flatnonzero(~known):
                told = f"slot {part.start + slot}: {actions[slot]} is not a legal action"
                raise IllegalAction(f"{told}; `masks` and `legal` tell them")
        return actions

    # Speaking with a process ------------------------------------------------------------------------------------

    def check_open(self) -> None:
        if not self._close.alive:
            raise PetteiaError("this vector is closed")

    def check_rest(self) -> None:
        self.check_open()
        if self._waiting:
            raise PetteiaError("some parts were sent actions and have not answered yet: recv() them first")

    def tell(self, number: int, what: str, told: object) -> None:
        try:
            self._channels[number].send((what, told))
        except (OSError, ValueError) as error:
            raise PetteiaError(f"process {number + 1} of this vector has ended") from error
        self._waiting.add(number)

    def answer(self, number: int) -> Any:
        try:
            found = self._channels[number].recv()
        except (EOFError, OSError) as error:
            raise PetteiaError(f"process {number + 1} of this vector has ended") from error
        finally:
            self._waiting.discard(number)
        if isinstance(found, Exception):
            raise found
        return found


def close(channels: Sequence[Connection], workers: Sequence[BaseProcess]) -> None:
    """End the processes of a vector."""
    for channel in channels:
        channel.close()
    for worker in workers:
        worker.join(5)
        if worker.is_alive():
            worker.kill()
            worker.join()
