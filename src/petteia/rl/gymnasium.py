"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    gymnasium.make("petteia/…-v0", seats=2, opponents="greedy")

Importing this module registers every game. Masks of legal moves are in ``info["action_mask"]`` and, as sb3-contrib
wants it, in ``action_masks()``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from petteia.rl.extras import require

require("rl", "numpy", "gymnasium")

import gymnasium
import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from petteia.core.game import Game, Move
from petteia.core.registry import games
from petteia.players import player
from petteia.rl.observer import Observer, checked_form, named, version_of, whole
from petteia.rl.parallel import ParallelVector
from petteia.rl.render import MODES, rendered
from petteia.rl.vector import Vector

NAMESPACE = "petteia"
RANDOM = "random"  # played by the environment itself, faster than the bot of that name

Choose = Callable[[Mapping[str, object]], Move | str | int]
Opponent = str | int | Choose  # a bot's name, its level, or anything that chooses given a view


def seated(opponents: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """Return one opponent for each of the other seats, clockwise from the learner's left; one given serves all."""
    if isinstance(opponents, str | int) or callable(opponents):
        opponents = [opponents]
    if not isinstance(opponents, Sequence):
        raise TypeError(f"an opponent is a bot's name, a level or what chooses given a view, not {opponents!r}")
    given = list(opponents)
    if len(given) == 1:
        given *= others
    if len(given) != others:
        raise ValueError(f"there are {others} other seats, but {len(given)} opponents")
    return given


class GameEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots. The reward is the result, -1 to 1, when the game ends, and 0 before.

    ``seat=None`` draws a seat for each game. An illegal action loses at once, with ``info["illegal"]``. ``observation``
    is "floats" (from 0 to 1), "bytes" or "fields" (a dictionary); further options are the game's.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        observation: str = "floats",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render modes are {', '.join(MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.game, self.settings = named(game), options
        self.state = self.game.new(seats, seed=0, **options)
        self.seats = int(self.state.seats)
        if seat is not None and not 0 <= whole(seat, "the learner's seat") < self.seats:
            raise ValueError(f"the learner's seat is from 0 to {self.seats - 1}, not {seat}")
        self.wanted, self.seat = seat, seat or 0
        self.opponents = seated(opponents, self.seats - 1)
        self.bots: list[Choose | None] = self.invited()
        self.form = checked_form(observation)
        self.observer = Observer(self.game, self.seats)
        self.observation_space = self.observer.space(self.form)
        self.action_space = gymnasium.spaces.Discrete(self.observer.actions)
        self.is_on = False  # a game runs that can be stepped

    def invited(self) -> list[Choose | None]:
        """Return the bots; None plays at random. Their seeds follow the environment's."""
        found: list[Choose | None] = []
        for opponent in self.opponents:
            if opponent == RANDOM:
                found.append(None)
            elif isinstance(opponent, str | int):
                which: dict[str, Any] = {"name" if isinstance(opponent, str) else "level": opponent}
                found.append(player(self.game, seed=int(self.np_random.integers(2**31)), **which).choose)
            else:
                found.append(opponent)
        return found

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; *seed* is the seed of the native game, and of the games that follow without one."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**62)) if seed is None else seed
        if seed is not None:
            self.bots = self.invited()
        self.seat = int(self.np_random.integers(self.seats)) if self.wanted is None else self.wanted
        self.state = self.game.new(self.seats, seed=first, **self.settings)
        self.let_others_play()
        while self.state.to_act is None:  # a game the learner never came to play in
            self.state = self.game.new(self.seats, seed=int(self.np_random.integers(2**62)), **self.settings)
            self.let_others_play()
        self.is_on = True
        if self.render_mode == "human":
            self.render()
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make the learner's move and those of the others until it must decide again."""
        if not self.is_on:
            raise ResetNeeded("no game is running: reset() begins one, the first and after every end")
        chosen = whole(action, "an action")
        if chosen not in self.state.indices():
            self.is_on = False
            return self.seen(), -1.0, True, False, self.info() | {"illegal": True}
        self.state.play(chosen)
        self.let_others_play()
        self.is_on = self.state.to_act is not None
        if self.render_mode == "human":
            self.render()
        outcome = self.state.outcome()
        return self.seen(), 0.0 if outcome is None else outcome[self.seat], outcome is not None, False, self.info()

    def close(self) -> None:
        """End the game."""
        self.is_on = False

    def let_others_play(self) -> None:
        """Play the others' moves until the learner must decide or the game is over."""
        while self.state.to_act not in (None, self.seat):
            seat = self.state.to_act or 0
            choose = self.bots[(seat - self.seat - 1) % self.seats]
            if choose is not None:
                self.state.play(choose(self.state.view(seat)))
            else:
                legal = self.state.indices()
                self.state.play(legal[int(self.np_random.integers(len(legal)))])

    def seen(self) -> Any:
        return self.observer.observe(self.state, self.seat, self.form)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.observer.mask(self.state, self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.observer.mask(self.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return or print the board, depending on the render mode."""
        return rendered(self.state, self.render_mode, self.seat) if self.render_mode else None


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games against random opponents, or bots, stepped in compiled code.

    A game that ends begins again in the same step; what was seen last is in ``info["final_obs"]``.
    Arrays of observations and masks are the vector's own and change with the next step, unless *copy*. With several
    *processes* the games are shared out among them (petteia.rl.parallel).
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        seat: int = 0,
        observation: str = "floats",
        copy: bool = True,
        processes: int = 1,
        **options: Any,
    ) -> None:
        self.num_envs, self.copy = num_envs, copy
        self.seat, self.form = seat, checked_form(observation)
        settings = {"hero": seat, "forfeits": True, "keeps_last": True, **options}
        self.games: Vector | ParallelVector = (
            Vector(game, seats, num_envs, **settings)
            if processes == 1
            else ParallelVector(game, seats, num_envs, processes=processes, **settings)
        )
        self._floats = np.empty((num_envs, self.games.size), np.float32)
        self.single_observation_space = self.games.observer.space(self.form)
        self.single_action_space = gymnasium.spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin every game anew; of a list of seeds the first counts."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise ValueError(f"seeds are one for each of {self.num_envs} games, not {len(seed)}")
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.games.reset(int(self.np_random.integers(2**31)) if first is None else first)
        return self.seen(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make one move in every game; an illegal one loses it."""
        if self.closed:
            raise ClosedEnvironmentError("these environments are closed: make new ones")
        self.games.step(actions)
        ended = self.games.dones.copy()
        info = self.info()
        if ended.any():
            info |= self.final(ended)
        return self.seen(), self.games.rewards[:, self.seat].copy(), ended, np.zeros_like(ended), info

    def close_extras(self, **kwargs: Any) -> None:
        if isinstance(self.games, ParallelVector):
            self.games.close()

    def seen(self) -> Any:
        if self.form == "floats":
            return self.games.floats(None if self.copy else self._floats)
        shown = self.games.observations.copy() if self.copy else self.games.observations
        return shown if self.form == "bytes" else self.games.observer.split(shown)

    def info(self) -> dict[str, Any]:
        masks = self.games.masks.view(np.int8)
        return {"action_mask": masks.copy() if self.copy else masks}

    def final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what the learner saw last of the games that ended, as Gymnasium's same-step mode has it."""
        last = np.full(self.num_envs, None, dtype=object)
        for slot in np.flatnonzero(ended):
            assert self.games.last is not None
            entries = self.games.last[slot].copy()
            if self.form == "floats":
                last[slot] = self.games.observer.scaled(entries)
            else:
                last[slot] = entries if self.form == "bytes" else self.games.observer.split(entries)
        nothing = np.zeros((self.num_envs, self.games.actions), np.int8)
        return {"final_obs": last, "_final_obs": ended, "final_info": {"action_mask": nothing}, "_final_info": ended}

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game."""
        return self.games.sample()


def make_vector(game: str, num_envs: int, **options: Any) -> VectorEnv[Any, Any, Any]:
    """Return many environments: compiled ones where the seat is fixed and the opponents are bots with names."""
    fixed = options.get("seat", 0) is not None and options.get("render_mode") is None
    if isinstance(options.get("opponents", RANDOM), str) and fixed:
        options = {name: value for name, value in options.items() if name != "render_mode"}
        return GameVectorEnv(game, num_envs, **options)
    return SyncVectorEnv([partial(GameEnv, game, **options)] * num_envs)


def register() -> list[str]:
    """Register every game with Gymnasium; return the ids."""
    ids = []
    for slug in games():
        ids.append(f"{NAMESPACE}/{slug}-v{version_of(named(slug))}")
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point=f"{__name__}:GameEnv",
                vector_entry_point=f"{__name__}:make_vector",
                kwargs={"game": slug},
                disable_env_checker=True,
            )
    return ids


IDS = register()
