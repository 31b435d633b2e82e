"""The same game everywhere: five interfaces, the same seeds, compared decision by decision."""

from collections.abc import Iterator
from typing import Any, Protocol

import numpy as np
import pytest

import petteia
from petteia.core.chance import draw
from petteia.rl.gymnasium import GameEnv
from petteia.rl.observer import Observer
from petteia.rl.pettingzoo import env as zoo_env
from petteia.rl.pettingzoo import parallel_env
from petteia.rl.vector import Vector

try:
    import pyspiel

    import petteia.rl.openspiel
except ImportError:
    pyspiel = None

GAMES = [(slug, seats) for slug in petteia.games() for seats in petteia.game(slug).seats]
SEEDS = range(3)

Seen = tuple[int | None, list[int], list[float] | None, Any]


class Table(Protocol):
    """One interface to one game: what it shows before a decision, and how the decision is made."""

    def look(self) -> Seen:
        """Return who is to act, the legal moves, the results if it is over, and what the seat to act sees."""

    def act(self, action: int) -> None:
        """Make a move."""


class Native:
    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.state = petteia.game(slug).new(seats, seed=seed)
        self.observer = Observer(self.state.game, seats)

    def look(self) -> Seen:
        seat, outcome = self.state.to_act, self.state.outcome()
        if seat is None:
            return None, [], outcome, None
        return seat, sorted(self.state.indices()), outcome, self.observer.as_floats(self.state, seat)

    def act(self, action: int) -> None:
        self.state.play(action)


class PettingZoo:
    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.env = zoo_env(slug, seats=seats)
        self.env.reset(seed=seed)

    def look(self) -> Seen:
        agents = self.env.possible_agents
        if all(self.env.terminations.values()):
            return None, [], [self.env.rewards[agent] for agent in agents], None
        seen = self.env.last()[0]
        acting = agents.index(self.env.agent_selection)
        return acting, seen["action_mask"].nonzero()[0].tolist(), None, seen["observation"]

    def act(self, action: int) -> None:
        self.env.step(action)


class Parallel:
    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.env = parallel_env(slug, seats=seats)
        self.seen, _ = self.env.reset(seed=seed)
        self.rewards: dict[str, float] = {}

    def look(self) -> Seen:
        if not self.env.agents:
            return None, [], list(self.rewards.values()), None
        wait = self.env.unwrapped.wait
        acting = [agent for agent in self.env.agents if not self.seen[agent]["action_mask"][wait]]
        seen = self.seen[acting[0]]
        seat = self.env.possible_agents.index(acting[0])
        assert len(acting) == 1
        return seat, seen["action_mask"].nonzero()[0].tolist(), None, seen["observation"]

    def act(self, action: int) -> None:
        self.seen, self.rewards, *_ = self.env.step(dict.fromkeys(self.env.agents, action))


class Gymnasium:
    """Every seat has an environment of its own; the others are played by what the test decides."""

    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.native = petteia.game(slug).new(seats, seed=seed)
        self.past: list[tuple[int, int]] = []
        self.seats, self.slug, self.seed = seats, slug, seed

    def look(self) -> Seen:
        seat, outcome = self.native.to_act, self.native.outcome()
        if outcome is not None:
            return None, [], [self.replayed(seat)[1] for seat in range(self.seats)], None
        env, _ = self.replayed(seat)
        return seat, env.action_masks().nonzero()[0].tolist(), None, env.seen()

    def replayed(self, seat: int) -> tuple[GameEnv, float]:
        """Return the environment of *seat* after all moves so far, and its reward."""
        others = iter([action for by, action in self.past if by != seat])

        def stop(view: dict[str, object]) -> int:
            return next(others)

        env = GameEnv(self.slug, self.seats, seat=seat, opponents=stop)
        reward = 0.0
        try:
            env.reset(seed=self.seed)
            for by, action in self.past:
                if by == seat:
                    reward = env.step(action)[1]
        except StopIteration:  # the others have not decided yet
            pass
        return env, reward

    def act(self, action: int) -> None:
        self.past.append((self.native.to_act, action))
        self.native.play(action)


class OpenSpiel:
    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.state = pyspiel.load_game(f"python_{slug}(seats={seats})").new_initial_state()
        self.seed, self.draws = str(seed), 0
        self.settle()

    def settle(self) -> None:
        """Make the draws as the seed of the native game gives them."""
        while self.state.is_chance_node():
            native = self.state.native
            order = native.indices()
            chosen = order[draw(self.seed, self.draws, [int(native.weight(index)) for index in order])]
            assert chosen in dict(self.state.chance_outcomes())
            self.state.apply_action(chosen)
            self.draws += 1

    def look(self) -> Seen:
        if self.state.is_terminal():
            return None, [], self.state.returns(), None
        return self.state.current_player(), self.state.legal_actions(), None, self.state.observation_tensor()

    def act(self, action: int) -> None:
        self.state.apply_action(action)
        self.settle()


class InVector:
    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.games = Vector(slug, seats, count=2, seed=seed, chance="native")

    def look(self) -> Seen:
        if self.games.dones[0]:
            return None, [], self.games.rewards[0].tolist(), None
        return int(self.games.to_play[0]), self.games.masks[0].nonzero()[0].tolist(), None, self.games.floats()[0]

    def act(self, action: int) -> None:
        actions = self.games.sample()
        actions[0] = action
        self.games.step(actions)


def tables(slug: str, seats: int, seed: int) -> Iterator[Table]:
    """Yield the same game behind every interface that shows all seats."""
    yield PettingZoo(slug, seats, seed)
    yield Parallel(slug, seats, seed)
    yield InVector(slug, seats, seed)
    if pyspiel is not None:
        yield OpenSpiel(slug, seats, seed)


def same(one: Seen, other: Seen) -> bool:
    if one[:3] != other[:3]:
        return False
    return one[3] is None or np.allclose(one[3], other[3], atol=1e-7)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_every_interface_plays_the_same_game(slug: str, seats: int, seed: int) -> None:
    rng, native = np.random.default_rng(seed), Native(slug, seats, seed)
    others = list(tables(slug, seats, seed))
    for number in range(100_000):
        expected = native.look()
        for other in others:
            seen = other.look()
            assert same(seen, expected), f"{type(other).__name__}, decision {number}: {seen[:3]}, not {expected[:3]}"
        if expected[0] is None:
            return
        action = int(rng.choice(expected[1]))
        for table in (native, *others):
            table.act(action)


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_gymnasium_shows_every_seat_the_same_game(slug: str, seats: int) -> None:
    rng, native, gym = np.random.default_rng(5), Native(slug, seats, 5), Gymnasium(slug, seats, 5)
    for number in range(100_000):
        expected = native.look()
        if number % 3 == 0 or expected[0] is None:
            seen = gym.look()
            assert same(seen, expected), f"decision {number}: {seen[:3]}, not {expected[:3]}"
        if expected[0] is None:
            return
        action = int(rng.choice(expected[1]))
        native.act(action)
        gym.act(action)
