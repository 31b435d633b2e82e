"""Every game as a PettingZoo environment: `env(game)` asks the seats one by one, `parallel_env(game)` all at once.

Named entry points follow PettingZoo's convention and are made from the registry: the game `x` whose tensors have
version 0 is `x_v0`, with `env`, `raw_env` and `parallel_env`, and `petteia/x_v0` for `pettingzoo.make`.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import partial
from typing import Any

from petteia.rl.extras import require

require("rl", "numpy", "gymnasium", "pettingzoo")

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

from petteia.core.game import Game, State
from petteia.core.registry import game as find_game
from petteia.core.registry import games
from petteia.rl.observer import Observer, checked_form, version_of, whole
from petteia.rl.render import MODES, rendered

NAMESPACE = "petteia"
ILLEGAL_REWARD = -1.0
NOT_RUNNING = "no game is running: reset() begins one"


class Seats:
    """What both kinds of environment share: the game, its seats as agents, spaces, rendering and seeds."""

    def sit_down(self, slug: str, seats: int | None, form: str, mode: str | None, options: dict[str, object]) -> None:
        """Set up everything but the first game."""
        self.game: Game = find_game(slug)
        if mode is not None and mode not in MODES:
            raise ValueError(f"render modes are {', '.join(MODES)}, not {mode!r}")
        self.render_mode = mode
        self.form = checked_form(form)
        self.settings = options
        self.state: State = self.game.new(seats, **options)
        self.seats = int(self.state.seats)
        self.observer = Observer(self.game, self.seats)
        self.metadata = {
            "name": f"{self.game.slug}_v{version_of(self.game)}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.rng = np.random.default_rng()
        self.agents: list[str] = []  # who plays, once a game has begun

    def seat_named(self, agent: str) -> int:
        """Return the seat of *agent*; raise ValueError if nobody is called so."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return self.seat_of[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self.seat_named(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self.seat_named(agent)]]

    def spaces(self, actions: int) -> None:
        """Give every agent its spaces."""
        self.action_spaces: Any = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces: Any = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": self.observer.space(self.form),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def deal(self, seed: int | None) -> None:
        """Begin a game; the seed is the seed of the native game, and of the games that follow without one."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        first = int(self.rng.integers(2**62)) if seed is None else seed
        self.state = self.game.new(self.seats, seed=first, **self.settings)

    def agent_to_act(self) -> str:
        return self.possible_agents[self.state.to_act or 0]

    def render(self) -> Any:
        """Return or print the board, depending on the render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called, but no render_mode was chosen")
            return None
        return rendered(self.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Seats, AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's convention
    """A game as an agent environment cycle: whoever must decide is asked, as often in a row as the rules say.

    ``observation`` is "floats" (from 0 to 1), "bytes" or "fields" (a dictionary); further options are the game's.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        observation: str = "floats",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, observation, render_mode, **options)
        AECEnv.__init__(self)
        self.sit_down(game, seats, observation, render_mode, options)
        self.spaces(self.observer.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; *seed* is the seed of the native game."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agent_to_act()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_named(agent)
        return {
            "observation": self.observer.observe(self.state, seat, self.form),
            "action_mask": self.observer.mask(self.state, seat),
        }

    def step(self, action: Any) -> None:
        """Make the move *action* of the seat that must decide."""
        if not self.agents:
            raise ValueError(NOT_RUNNING)
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.state.play(action)
        self._cumulative_rewards[agent] = 0.0
        actor = self.state.to_act
        if actor is not None:  # every reward was 0 already and stays so
            self.agent_selection = self.possible_agents[actor]
        else:
            self.rewards = dict(zip(self.possible_agents, self.state.outcome() or (), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def lose(self, agent: str) -> None:
        """End the game because *agent* made an illegal move."""
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self._accumulate_rewards()
        self._deads_step_first()


class raw_parallel_env(Seats, ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """A game in cycles: every seat is asked each time, and who is not to act has only the last action, to wait.

    An action that is not legal is replaced by a legal one, drawn from the seed, and ``infos`` says so.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        observation: str = "floats",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, observation, render_mode, max_cycles, **options)
        self.sit_down(game, seats, observation, render_mode, options)
        self.metadata["is_parallelizable"] = True
        self.max_cycles = max_cycles
        self.cycles = 0
        self.wait = self.observer.actions
        self.spaces(self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game; *seed* is the seed of the native game."""
        self.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Any]:
        """Return what every seat sees and may do."""
        found = {}
        for agent in self.possible_agents:
            seat = self.seat_of[agent]
            mask = np.append(self.observer.mask(self.state, seat), np.int8(seat != self.state.to_act))
            found[agent] = {"observation": self.observer.observe(self.state, seat, self.form), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the action of the seat that must decide; the others wait."""
        agents = self.agents
        if not agents:
            raise ValueError(NOT_RUNNING)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        acting = self.agent_to_act()
        legal = self.state.indices()
        if not isinstance(actions, Mapping) or acting not in actions:
            raise ValueError(f"actions are a dictionary with one for {acting}, which must decide, not {actions!r}")
        action = whole(actions[acting], "an action")
        if action not in legal:
            action = legal[int(self.rng.integers(len(legal)))]
            infos[acting]["replaced"] = True
        self.state.play(action)
        self.cycles += 1
        outcome = self.state.outcome()
        over = outcome is not None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self.observations(),
            dict(zip(agents, outcome or [0.0] * self.seats, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )


class Referee(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Refuses steps before a reset and actions there are not; whoever makes an illegal move loses with -1.

    It does what three of PettingZoo's wrappers do, in one: each of them would ask the others for everything.
    """

    def __init__(self, env: raw_env) -> None:
        super().__init__(env)
        self.raw = env

    def observe(self, agent: str) -> Any:
        if not self._has_reset:
            raise ValueError(NOT_RUNNING)
        return self.raw.observe(agent)

    def last(self, observe: bool = True) -> Any:
        if not self._has_reset:
            raise ValueError(NOT_RUNNING)
        raw = self.raw
        agent = raw.agent_selection
        return (
            raw.observe(agent) if observe else None,
            raw._cumulative_rewards[agent],
            raw.terminations[agent],
            raw.truncations[agent],
            raw.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Make the move *action* of the seat that must decide."""
        if not self._has_reset:
            raise ValueError(NOT_RUNNING)
        raw = self.raw
        if not raw.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        self._has_updated = True
        agent = raw.agent_selection
        if not (raw.terminations[agent] or raw.truncations[agent]):
            actions = raw.observer.actions
            if not is_action(action, actions):
                raise ValueError(f"an action is a whole number from 0 to {actions - 1}, not {action!r}")
            if not raw.state.is_legal(int(action)):
                EnvLogger.warn_on_illegal_move()
                raw.lose(agent)
                return
        raw.step(action)


def is_action(action: Any, count: int) -> bool:
    return isinstance(action, int | np.integer) and not isinstance(action, bool) and 0 <= int(action) < count


def parallel_env(game: str, *arguments: Any, **options: Any) -> Any:
    """Return *game* as a parallel environment, wrapped as PettingZoo does."""
    return raw_parallel_env(game, *arguments, **options)


def env(game: str, *arguments: Any, **options: Any) -> Any:
    """Return *game* as an AEC environment that ends with -1 for whoever makes an illegal move.

    With ``max_cycles`` it runs in cycles: see ``raw_parallel_env``, from which it is then made.
    """
    if options.get("max_cycles") is not None:
        return wrappers.OrderEnforcingWrapper(parallel_to_aec(parallel_env(game, *arguments, **options)))
    options.pop("max_cycles", None)
    return Referee(raw_env(game, *arguments, **options))


def names() -> dict[str, str]:
    """Return the named entry points and the games they stand for."""
    return {f"{slug}_v{version_of(find_game(slug))}": slug for slug in games()}


def __getattr__(name: str) -> types.ModuleType:
    """Return the entry point *name* as a module with `env`, `raw_env` and `parallel_env`."""
    if name.startswith("__") or name not in (known := names()):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = types.ModuleType(f"{__name__}.{name}", f"{find_game(known[name]).name} as a PettingZoo environment.")
    for maker in (env, raw_env, parallel_env):
        setattr(module, maker.__name__, partial(maker, known[name]))
    globals()[name] = module
    return module


def __dir__() -> list[str]:
    return sorted({*globals(), *names()})


def register() -> list[str]:
    """Register every game with PettingZoo, where it is new enough to have a registry; return the ids."""
    ids = []
    for name, slug in names().items():
        ids.append(f"{NAMESPACE}/{name}")
        if hasattr(pettingzoo, "register"):
            pettingzoo.register("aec", ids[-1], f"{__name__}:env", kwargs={"game": slug})
            pettingzoo.register("parallel", ids[-1], f"{__name__}:parallel_env", kwargs={"game": slug})
    return ids


IDS = register()
