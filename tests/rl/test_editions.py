"""Editions behind the research interfaces: a file is enough for each of them."""

import json
import pickle

import pytest

import petteia
from petteia.core.edition import Edition

pytest.importorskip("numpy")
from petteia.rl.vector import Vector


@pytest.fixture
def file(tmp_path):
    parts = json.loads(json.dumps(petteia.game("gods").edition.parts))
    parts["box"]["tokens"]["of_each"] = [3, 4, 4, 3]
    path = tmp_path / "box.toml"
    path.write_text(Edition("gods", "mine", "", parts).to_text(), encoding="utf-8")
    return path


def reserve_of(state):
    return state.view(None)["reserve"]


FEWER = {"lightning": 1, "barrier": 2, "portal": 2, "fertility": 1}


def test_many_games_at_once_are_played_with_an_edition(file):
    games = Vector(f"gods@{file}", 2, count=2, seed=1)

    games.step(games.sample())

    assert games.game.edition.name == "mine"
    assert games.observations.shape == Vector("gods", 2, count=2).observations.shape


def test_gymnasium_and_pettingzoo_play_with_an_edition(file):
    pytest.importorskip("pettingzoo")
    gymnasium = pytest.importorskip("gymnasium")
    from petteia.rl.gymnasium import GameEnv  # noqa: PLC0415 - an extra
    from petteia.rl.pettingzoo import raw_env  # noqa: PLC0415 - an extra

    single, many = GameEnv(f"gods@{file}"), raw_env(f"gods@{file}")
    made = gymnasium.make("petteia/gods-v0", game=f"gods@{file}")
    single.reset(seed=1)
    many.reset(seed=1)
    made.reset(seed=1)

    assert many.metadata["name"].startswith("gods_v")
    assert reserve_of(single.game.new(2, seed=1)) == reserve_of(many.game.new(2, seed=1)) == FEWER
    assert reserve_of(made.unwrapped.state) == FEWER
    with pytest.raises(petteia.PetteiaError, match="gods@FILE"):
        gymnasium.make("petteia/gods-v0", data=str(file))


def test_openspiel_plays_with_an_edition_and_pickles_its_states(file):
    pyspiel = pytest.importorskip("pyspiel")
    import petteia.rl.openspiel as adapter  # noqa: PLC0415 - an extra

    game = pyspiel.load_game(f"{adapter.PREFIX}gods", {"data": str(file)})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    again = pickle.loads(pickle.dumps(state.course))

    assert reserve_of(state.course.state) == FEWER
    assert again.state.text == state.course.state.text
    assert again.state.game.edition.name == "mine"
