"""Games as a vector environment of stable-baselines3, which need not be installed: a stand-in has its interface."""

import sys
import types
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest


class StandIn:
    """As much of stable-baselines3's VecEnv as the games use."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._reset_seeds()

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def _reset_options(self) -> None:
        """There are none."""

    def _get_indices(self, indices: list[int] | None) -> list[int]:
        return list(range(self.num_envs)) if indices is None else indices

    def seed(self, seed: int) -> None:
        self._seeds = [seed + number for number in range(self.num_envs)]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return the class, made of the stand-in."""
    names = ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env")
    for name in names:
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    sys.modules[names[-1]].VecEnv = StandIn  # type: ignore[attr-defined]
    monkeypatch.delitem(sys.modules, "petteia.rl.sb3", raising=False)
    from petteia.rl.sb3 import GamesVecEnv  # noqa: PLC0415

    yield GamesVecEnv
    sys.modules.pop("petteia.rl.sb3", None)


def test_the_learner_sits_in_every_seat(made: Any) -> None:
    games = made("olympos", 8, seats=3)
    games.reset()

    shares = [(part.count, set(part.to_play.tolist())) for part in games.parts]
    assert shares == [(3, {0}), (3, {1}), (2, {2})]
    assert games.seen().shape == (8, *games.observation_space.shape)


def test_games_are_played_to_their_ends_and_begin_again(made: Any) -> None:
    games = made("gods", 6)
    games.seed(3)
    before, ended = games.reset(), 0
    for _ in range(300):
        masks = np.stack(games.env_method("action_masks"))
        shown, rewards, dones, infos = games.step(masks.argmax(axis=1))
        assert shown is not before
        assert not rewards[~dones].any()
        assert [("terminal_observation" in info) for info in infos] == dones.tolist()
        ended += int(dones.sum())
        before = shown

    assert ended > 0
    assert shown.min() >= 0
    assert shown.max() <= 1


def test_an_illegal_action_loses(made: Any) -> None:
    games = made("gods", 2, observation="bytes")
    games.reset()
    _, rewards, dones, infos = games.step((~games.action_masks()).argmax(axis=1))

    assert rewards.tolist() == [-1, -1]
    assert dones.all()
    assert infos[0]["terminal_observation"].dtype == np.uint8


def test_a_learner_can_stay_in_one_seat_against_a_bot(made: Any) -> None:
    games = made("gods", 1, seat=1, opponents="greedy")
    games.reset()

    assert games.heroes == [1]
    assert games.env_method("action_masks", indices=[0])[0].any()
    assert games.get_attr("render_mode") == [None]
    assert games.env_is_wrapped(object) == [False]


def test_what_cannot_be_is_refused(made: Any) -> None:
    with pytest.raises(ValueError, match="at least 2 games"):
        made("gods", 1)
    with pytest.raises(ValueError, match="floats or bytes"):
        made("gods", 2, observation="fields")
    with pytest.raises(AttributeError, match="action_masks, not fly"):
        made("gods", 2).env_method("fly")


def test_without_stable_baselines_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "stable_baselines3.common.vec_env", None)
    monkeypatch.delitem(sys.modules, "petteia.rl.sb3", raising=False)

    with pytest.raises(ImportError, match="pip install sb3-contrib"):
        import petteia.rl.sb3  # noqa: F401, PLC0415
