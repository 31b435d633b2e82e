"""PettingZoo's own tests, unmodified, and what they do not ask."""

import pickle

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

import petteia
import petteia.rl.pettingzoo as zoo
from petteia.rl.pettingzoo import gods_v0

GAMES = [(slug, seats) for slug in petteia.games() for seats in petteia.game(slug).seats]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_api(slug: str, seats: int) -> None:
    api_test(zoo.env(slug, seats=seats), num_cycles=200)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("observation", ["bytes", "fields"])
@pytest.mark.parametrize("slug", petteia.games())
def test_api_of_other_observations(slug: str, observation: str) -> None:
    api_test(zoo.env(slug, observation=observation), num_cycles=50)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_seeds(slug: str, seats: int) -> None:
    seed_test(lambda: zoo.env(slug, seats=seats), num_cycles=100)
    parallel_seed_test(lambda: zoo.parallel_env(slug, seats=seats), num_cycles=50)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", list(zoo.names()))
def test_max_cycles(name: str) -> None:
    max_cycles_test(getattr(zoo, name))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_the_parallel_api(slug: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(slug, seats=seats), num_cycles=100)


def test_performance(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(zoo.env("gods"))

    assert "turns per second" in capsys.readouterr().out


def test_entry_points_are_named_after_game_and_version() -> None:
    made = gods_v0.env(seats=4, rings=5)
    made.reset(seed=1)

    assert "gods_v0" in dir(zoo)
    assert made.unwrapped.metadata["name"] == "gods_v0"
    assert made.unwrapped.state.chosen_options()["rings"] == 5
    assert len(made.agents) == 4
    with pytest.raises(AttributeError, match="nothing_v0"):
        zoo.nothing_v0  # noqa: B018


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="this PettingZoo has no registry")
@pytest.mark.parametrize("name", zoo.IDS)
def test_pettingzoo_makes_every_game(name: str) -> None:
    pettingzoo.make("aec", name).reset(seed=1)
    seen, _ = pettingzoo.make("parallel", name, max_cycles=3).reset(seed=1)

    assert "player_0" in seen


def test_an_illegal_move_loses() -> None:
    made = zoo.env("gods")
    made.reset(seed=1)
    loser = made.agent_selection
    mask = made.last()[0]["action_mask"]

    made.step(int(np.argmin(mask)))

    assert all(made.terminations.values())
    assert made.rewards[loser] == -1


def test_only_the_seat_to_act_has_legal_moves() -> None:
    made = zoo.env("gods", seats=4)
    made.reset(seed=1)

    acting = [agent for agent in made.agents if made.observe(agent)["action_mask"].any()]

    assert acting == [made.agent_selection]


def test_a_parallel_seat_that_is_not_to_act_can_only_wait() -> None:
    made = zoo.parallel_env("gods")
    seen, _ = made.reset(seed=1)
    acting = made.unwrapped.agent_to_act()
    waiting = next(agent for agent in made.agents if agent != acting)

    assert seen[waiting]["action_mask"].nonzero()[0].tolist() == [made.unwrapped.wait]
    assert seen[acting]["action_mask"][-1] == 0


@pytest.mark.parametrize("slug", petteia.games())
def test_the_board_can_be_looked_at(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = zoo.env(slug, render_mode="ansi")
    image = zoo.env(slug, render_mode="rgb_array")
    human = zoo.env(slug, render_mode="human")
    for made in (text, image, human):
        made.reset(seed=1)

    assert isinstance(text.render(), str)
    assert image.render().ndim == 3
    assert image.render().dtype == np.uint8
    assert image.render().std() > 1
    assert len(capsys.readouterr().out) > 50


def test_an_environment_can_be_pickled() -> None:
    made = zoo.raw_env("gods", seats=4, rings=5)

    again = pickle.loads(pickle.dumps(made))

    assert again.seats == 4
    assert again.settings == {"rings": 5}
