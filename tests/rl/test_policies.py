"""Trained policies as players: they see what they were trained on, and one trained on something else is refused."""

import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium")
import numpy as np
from click.testing import CliRunner
from gymnasium.spaces import Discrete

import petteia
from petteia.cli import main
from petteia.players import UnknownPlayer
from petteia.rl.observer import Form, Observer
from petteia.rl.policies import PolicyPlayer


class Last:
    """A policy that takes the last legal action, and keeps what it was shown."""

    def __init__(self, slug: str, seats: int, form: Form = "floats") -> None:
        observer = Observer(petteia.game(slug), seats)
        self.observation_space = observer.space(form)
        self.action_space = Discrete(observer.actions)
        self.shown: list[Any] = []

    def predict(self, observation: Any, *, deterministic: bool, action_masks: Any) -> tuple[Any, None]:
        self.shown.append(observation)
        assert deterministic
        return np.int64(np.flatnonzero(action_masks)[-1]), None


@pytest.mark.parametrize("slug", petteia.games())
@pytest.mark.parametrize("form", ["floats", "bytes", "fields"])
def test_a_policy_is_shown_what_it_was_trained_on_and_plays_a_legal_move(slug: str, form: Form) -> None:
    state = petteia.game(slug).new(2, seed=3)
    policy = Last(slug, 2, form)
    bot = PolicyPlayer(state.game, policy)
    seat = state.to_act

    assert bot.choose(state.view(seat)).index == max(state.indices())
    assert policy.observation_space.contains(policy.shown[0])
    np.testing.assert_equal(policy.shown[0], Observer(state.game, 2).observe(state, seat, form))


def test_a_policy_of_another_game_or_number_of_seats_is_refused() -> None:
    game = petteia.game("olympos")
    state = game.new(3, seed=1)
    for policy in (Last("gods", 2), Last("olympos", 4)):
        with pytest.raises(UnknownPlayer, match="trained with another game or another number of seats"):
            PolicyPlayer(game, policy).choose(state.view(state.to_act))


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(UnknownPlayer, match=r"what MaskablePPO\.save wrote"):
        petteia.player("gods", "ppo:weights=nowhere.zip")
    with pytest.raises(UnknownPlayer, match=r"ppo:weights=agent\.zip"):
        petteia.player("gods", "ppo")


def test_without_the_package_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "agent.zip"
    file.write_bytes(b"no zip")
    for package in ("torch", "sb3_contrib"):
        monkeypatch.setitem(sys.modules, package, None)
    result = CliRunner().invoke(main, ["benchmark", str(file), "--game", "gods"])

    assert result.exit_code != 0
    assert "pip install sb3-contrib" in result.output


def test_what_sb3_saved_plays_in_the_arena(tmp_path: Path) -> None:
    contrib = pytest.importorskip("sb3_contrib")
    from petteia.arena.match import Fixture, play_game  # noqa: PLC0415
    from petteia.rl.gymnasium import GameEnv  # noqa: PLC0415

    env = GameEnv("gods")
    contrib.MaskablePPO("MlpPolicy", env, n_steps=8, batch_size=8).save(tmp_path / "agent.zip")
    result = play_game(Fixture("gods", (f"ppo:weights={tmp_path / 'agent.zip'}", "random"), 1))

    assert result.decisions[0] > 5
