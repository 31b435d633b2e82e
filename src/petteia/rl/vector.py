"""N games of one kind at once, stepped in compiled code; observations, masks and rewards as numpy arrays.

    games = Vector("…", count=256, seed=1)
    while True:
        games.step(games.sample())

The arrays belong to the vector and change with the next step: copy what you keep.
"""

from __future__ import annotations

from typing import NamedTuple

from petteia.rl.extras import require

require("rl", "numpy")

import numpy as np
from numpy.typing import ArrayLike, NDArray

from petteia.core.game import Game
from petteia.rl.loop import IllegalAction, Loop
from petteia.rl.observer import Bytes, Floats, Observer, named, seen

__all__ = ["IllegalAction", "Step", "Vector"]


class Step(NamedTuple):
    """What a step leads to; where a game is done, the next one is shown already."""

    observations: Bytes  # (count, size), of the seat to play
    masks: NDArray[np.bool_]  # (count, actions), its legal actions
    rewards: NDArray[np.float64]  # (count, seats), of the game that is done, else 0
    dones: NDArray[np.bool_]  # (count,)
    to_play: NDArray[np.int64]  # (count,), the seat to play


class Vector:
    """*count* games with *seats* seats, each begun again when it is over.

    With ``chance="fast"`` every slot has a seeded generator of its own. With ``chance="native"`` game k of slot i is
    ``game.new(seats, seed=seed + i + k * count)`` draw for draw, at the price of its hashes. With a *hero*, a seat,
    all other seats play at random inside the loop and only the hero's decisions are shown.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        count: int = 64,
        seed: int = 0,
        chance: str = "fast",
        hero: int | None = None,
        **options: object,
    ) -> None:
        if count < 1:
            raise ValueError(f"a vector holds at least one game, not {count}")
        if chance not in ("fast", "native"):
            raise ValueError(f"chance is 'fast' or 'native', not {chance!r}")
        self.game = named(game)
        start = self.game.new(seats, **options)
        self.seats, self.count = int(start.seats), count
        if hero is not None and not 0 <= hero < self.seats:
            raise ValueError(f"the hero is a seat from 0 to {self.seats - 1}, not {hero}")
        self.observer = Observer(self.game, self.seats)
        self.size, self.actions = self.observer.size, self.observer.actions
        self.loop = Loop(start, self.observer.inputs, count, chance == "native", -1 if hero is None else hero)
        self._actions = seen(self.loop.actions, np.int64)
        self._samples = seen(self.loop.samples, np.int64)
        self.observations: Bytes = seen(self.loop.observations, np.uint8).reshape(count, self.size)
        self._masks = seen(self.loop.masks, np.uint8)
        self.masks: NDArray[np.bool_] = self._masks.view(np.bool_).reshape(count, self.actions)
        self.rewards: NDArray[np.float64] = seen(self.loop.rewards, np.float64).reshape(count, self.seats)
        self.dones: NDArray[np.bool_] = seen(self.loop.dones, np.bool_)
        self.to_play: NDArray[np.int64] = seen(self.loop.to_play, np.int64)
        self.lengths: NDArray[np.int64] = seen(self.loop.lengths, np.int64)  # decisions of the game last played in
        self.reset(seed)

    def reset(self, seed: int) -> Step:
        """Begin every game anew; the same seed and actions give the same games."""
        self.observations.fill(0)
        self._masks.fill(0)
        self.loop.reset(seed)
        return self.shown()

    def step(self, actions: ArrayLike) -> Step:
        """Make one action in every game; raise IllegalAction, changing nothing, if one of them is not legal."""
        self._actions[:] = actions
        self.loop.check()
        self.observations.fill(0)
        self._masks.fill(0)
        self.loop.step()
        return self.shown()

    def shown(self) -> Step:
        """Return the arrays as they stand."""
        return Step(self.observations, self.masks, self.rewards, self.dones, self.to_play)

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game, drawn evenly; the same ones until the next step."""
        return self._samples.copy()

    def floats(self) -> Floats:
        """Return the observations with every entry from 0 to 1."""
        return self.observations * self.observer.scale

    def fields(self) -> dict[str, Bytes]:
        """Return the observations by the names of their fields."""
        return self.observer.split(self.observations)
