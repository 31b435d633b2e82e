"""Gymnasium's own checker, unmodified, and what it does not ask."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from librt.random import Random

import petteia
import petteia.rl.gymnasium as gym

GAMES = [(slug, seats) for slug in petteia.games() for seats in petteia.game(slug).seats]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("observation", ["floats", "bytes", "fields"])
@pytest.mark.parametrize("name", gym.IDS)
def test_check_env(name: str, observation: str) -> None:
    made = gymnasium.make(name, observation=observation)

    check_env(made.unwrapped)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("opponents", ["greedy", 1])
def test_check_env_against_a_bot_that_thinks(opponents: str | int) -> None:
    check_env(gymnasium.make("petteia/gods-v0", opponents=opponents).unwrapped)


@pytest.mark.parametrize("mode", [None, "sync", "vector_entry_point"])
@pytest.mark.parametrize("name", gym.IDS)
def test_make_vec(name: str, mode: str | None) -> None:
    made = gymnasium.make_vec(name, num_envs=3, vectorization_mode=mode)
    seen, info = made.reset(seed=1)
    for _ in range(100):
        actions = [np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = made.step(np.array(actions))
        assert made.observation_space.contains(seen)
        assert rewards.shape == ended.shape == cut.shape == (3,)

    made.close()


def test_other_opponents_are_vectorized_too() -> None:
    made = gymnasium.make_vec("petteia/gods-v0", num_envs=2, opponents="greedy")

    seen, info = made.reset(seed=1)

    assert seen.shape[0] == 2
    assert info["action_mask"].any(1).all()


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_whole_game_is_played_against_bots(slug: str, seats: int) -> None:
    made = gym.GameEnv(slug, seats, seat=None, opponents="random")
    for seed in range(3):
        _, info = made.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = made.step(np.flatnonzero(info["action_mask"])[-1])
        assert reward == made.state.outcome()[made.seat]


@pytest.mark.parametrize("form", ["floats", "bytes", "fields"])
def test_the_fast_vector_shows_only_the_hero(form: str) -> None:
    made = gym.GameVectorEnv("gods", 8, seats=4, seat=2, observation=form)
    made.reset(seed=3)
    wins = []
    for _ in range(300):
        _, rewards, ended, _, _ = made.step(made.sample())
        wins += rewards[ended].tolist()
        assert (made.games.to_play == 2).all()

    assert set(wins) <= {-1.0, 0.0, 1.0}
    assert len(wins) > 3


def test_an_illegal_action_loses() -> None:
    single = gym.GameEnv("gods")
    _, info = single.reset(seed=1)
    many = gym.GameVectorEnv("gods", 2)
    many.reset(seed=1)
    actions = many.sample()
    actions[1] = 482

    _, reward, over, _, info = single.step(int(np.argmin(info["action_mask"])))
    _, rewards, ended, _, _ = many.step(actions)

    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert (rewards[1], ended.tolist()) == (-1.0, [False, True])


def test_anything_that_chooses_can_be_an_opponent() -> None:
    rng, seen = Random(1), []

    def first(view: dict[str, object]) -> petteia.Move:
        seen.append(view["seat"])
        return petteia.game("gods").determinize(view, rng).moves()[0]

    made = gym.GameEnv("gods", seats=4, seat=1, opponents=[first, "random", first])
    _, info = made.reset(seed=1)
    for _ in range(5):
        _, _, _, _, info = made.step(np.flatnonzero(info["action_mask"])[0])

    assert set(seen) == {0, 2}


def test_wrong_seats_and_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="seat"):
        gym.GameEnv("gods", seat=2)
    with pytest.raises(ValueError, match="3 other seats"):
        gym.GameEnv("gods", seats=4, opponents=["random", "greedy"])
    with pytest.raises(petteia.PetteiaError):
        gym.GameEnv("gods", opponents="nobody")
    with pytest.raises(ValueError, match="observations"):
        gym.GameEnv("gods", observation="pictures")


def test_render_modes_are_known_before_anything_is_made() -> None:
    assert gym.GameEnv.metadata["render_modes"] == ["human", "ansi", "rgb_array"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        gymnasium.make(gym.IDS[0], render_mode="ansi").reset(seed=1)


@pytest.mark.parametrize("form", ["floats", "bytes", "fields"])
def test_what_was_seen_last_is_told_when_a_game_ends(form: str) -> None:
    envs = gym.GameVectorEnv("gods", 4, observation=form)
    envs.reset(seed=1)
    for _ in range(400):
        _, _, ended, _, info = envs.step(envs.sample())
        if ended.any():
            break

    assert info["_final_obs"].tolist() == ended.tolist()
    for slot, seen in enumerate(info["final_obs"]):
        assert (seen is not None) == ended[slot]
        assert seen is None or seen in envs.single_observation_space


def test_arrays_are_copied_unless_told_otherwise() -> None:
    for copy in (True, False):
        envs = gym.GameVectorEnv("gods", 2, copy=copy)
        first, info = envs.reset(seed=1)
        second, *_, info_later = envs.step(envs.sample())
        assert (first is second) != copy
        assert np.shares_memory(info["action_mask"], info_later["action_mask"]) != copy
