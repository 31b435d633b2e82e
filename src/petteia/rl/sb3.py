"""Many games as one vector environment of stable-baselines3, for MaskablePPO and whatever else trains there.

    MaskablePPO("MlpPolicy", GamesVecEnv("…", 64), …).learn(500_000)

The games are stepped in compiled code (petteia.rl.vector). The learner sits in every seat in equally many of them;
bots, or random players, sit in the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from petteia.rl.extras import require

require("rl", "numpy", "gymnasium")

import numpy as np
from numpy.typing import NDArray

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise ImportError(f"petteia.rl.sb3 needs {error.name}: pip install sb3-contrib") from error

from gymnasium import spaces

from petteia.core.game import Game
from petteia.rl.observer import checked_form, whole
from petteia.rl.vector import RANDOM, Vector

MASKS = "action_masks"  # what MaskablePPO asks every environment for


class GamesVecEnv(VecEnv):  # type: ignore[misc]
    """*count* games, as many with the learner in one seat as in any other, unless *seat* says in which.

    The reward is the result, -1 to 1, when a game ends, and 0 before; it begins again in the same step, and what was
    seen last is in ``info["terminal_observation"]``. An illegal action loses. *opponents* and further options are those
    of petteia.rl.vector.Vector.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        seat: int | None = None,
        observation: str = "floats",
        opponents: Any = RANDOM,
        seed: int = 0,
        **options: Any,
    ) -> None:
        self.form = checked_form(observation)
        if self.form == "fields":
            raise ValueError("observations are floats or bytes here: petteia.rl.gymnasium.GameEnv has fields")
        first = Vector(game, seats, 1, hero=seat or 0, **options)
        heroes = range(first.seats) if seat is None else [whole(seat, "the learner's seat")]
        count = whole(count, "the count of games")
        if count < len(heroes):
            raise ValueError(f"there are at least {len(heroes)} games, one for each seat of the learner, not {count}")
        shares = [len(range(number, count, len(heroes))) for number in range(len(heroes))]
        self.parts = [
            Vector(
                game,
                seats,
                share,
                seed + hero,
                hero=hero,
                opponents=opponents,
                forfeits=True,
                keeps_last=True,
                **options,
            )
            for hero, share in zip(heroes, shares, strict=True)
        ]
        self.heroes = list(heroes)
        self.begins = [sum(shares[:number]) for number in range(len(shares))]
        self.chosen: NDArray[Any] = np.zeros(count, np.int64)
        self.render_mode = None
        super().__init__(count, first.observer.space(self.form), spaces.Discrete(first.actions))

    def slices(self) -> Iterable[tuple[Vector, int, slice]]:
        """Yield the vectors, the learner's seat in each, and which of all games are its."""
        for part, hero, begin in zip(self.parts, self.heroes, self.begins, strict=True):
            yield part, hero, slice(begin, begin + part.count)

    def seen(self) -> NDArray[Any]:
        """Return a copy of what the learner sees in every game."""
        return np.concatenate([part.floats() if self.form == "floats" else part.observations for part in self.parts])

    def reset(self) -> NDArray[Any]:
        """Begin every game anew, by the seeds given to `seed`, if any."""
        for part, _, where in self.slices():
            first = self._seeds[where.start]
            part.reset(int(np.random.default_rng().integers(2**31)) if first is None else first)
        self._reset_seeds()
        self._reset_options()
        return self.seen()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Remember the actions for `step_wait`."""
        self.chosen = np.asarray(actions)

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Make an action in every game."""
        rewards = np.zeros(self.num_envs, np.float32)
        dones = np.zeros(self.num_envs, np.bool_)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for part, hero, where in self.slices():
            part.step(self.chosen[where])
            rewards[where], dones[where] = part.rewards[:, hero], part.dones
            for slot in np.flatnonzero(part.dones):
                assert part.last is not None
                last = part.last[slot]
                infos[where.start + int(slot)]["terminal_observation"] = (
                    part.observer.scaled(last) if self.form == "floats" else last.copy()
                )
        return self.seen(), rewards, dones, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of every game."""
        return np.concatenate([part.masks for part in self.parts])

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """Return the rows of `action_masks`: a single game has no other method."""
        if method_name != MASKS:
            raise AttributeError(f"these games have the method {MASKS}, not {method_name}")
        masks = self.action_masks()
        return [masks[number] for number in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of the whole, once for every game."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: single games have no attributes of their own."""
        raise AttributeError(f"these games have no attribute {attr_name!r} of their own to be set")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Tell that no game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Return no pictures: petteia.rl.gymnasium.GameEnv draws."""
        return [None] * self.num_envs

    def close(self) -> None:
        """Nothing is to be closed."""
