"""OpenSpiel's search bots as players, and the matches against them."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")

import petteia
from petteia.arena.match import Fixture, play_game
from petteia.players import UnknownPlayer
from petteia.rl.intervals import wilson

TOOL = Path(__file__).parents[2] / "tools/against_openspiel.py"
EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


def middle_of(slug: str, seats: int) -> petteia.State:
    """Return a position in the middle of a game with something to choose."""
    state = petteia.game(slug).new(seats=seats, seed=3)
    for _ in range(12):
        state.play(state.moves()[-1])
    while len(state.moves()) < 3:
        state.play(state.moves()[0])
    return state


@EVERY_GAME
def test_a_rival_plays_a_game_to_its_end(slug: str) -> None:
    result = play_game(Fixture(slug, ("openspiel:simulations=2", "random"), 1))

    assert sum(result.outcome) == 0
    assert result.decisions[0] > 5


@EVERY_GAME
def test_a_rival_decides_alike_with_the_same_seed(slug: str) -> None:
    for seats in (petteia.game(slug).seats[0], petteia.game(slug).seats[-1]):
        state = middle_of(slug, seats)
        view = state.view(state.to_act)

        chosen = [petteia.player(slug, "openspiel:simulations=3", seed=5).choose(view) for _ in range(2)]

        assert chosen[0] == chosen[1]
        assert chosen[0] in state.moves()


@EVERY_GAME
def test_a_rival_keeps_to_its_time(slug: str) -> None:
    state, rival = middle_of(slug, 2), petteia.player(slug, "openspiel:seconds=0.1", seed=1)
    rival.choose(state.view(state.to_act))  # loads the game
    began = time.monotonic()
    move = rival.choose(state.view(state.to_act))

    assert move in state.moves()
    assert rival.clock.simulations >= 2
    assert time.monotonic() - began < 60  # a loaded machine may be late, but not as late as a billion simulations


def test_a_rival_keeps_the_options_of_the_game() -> None:
    state = petteia.game("gods").new(seats=2, seed=1, rings=5)
    rival = petteia.player("gods", "openspiel:simulations=2", seed=1)

    assert rival.choose(state.view(state.to_act)) in state.moves()


@EVERY_GAME
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_either_search_may_be_asked_for(slug: str, search: str) -> None:
    state = middle_of(slug, 2)
    rival = petteia.player(slug, f"openspiel:search={search},simulations=3", seed=1)

    assert rival.choose(state.view(state.to_act)) in state.moves()
    assert type(rival.bot_for(state)[1]).__name__ == f"Timed{search.title()}"


def test_a_rival_plays_an_edition() -> None:
    state = petteia.game("gods@two-rings").new(seats=2, seed=1)
    rival = petteia.player(state.game, "openspiel:simulations=2", seed=1)

    assert rival.choose(state.view(state.to_act)) in state.moves()


def test_a_wrong_setting_is_told() -> None:
    with pytest.raises(UnknownPlayer, match="no setting 'noise'"):
        petteia.player("gods", "openspiel:noise=1")
    with pytest.raises(UnknownPlayer, match="search is mcts or ismcts, not 'dfs'"):
        petteia.player("gods", "openspiel:search=dfs")


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(1.0, 100) == pytest.approx((0.963, 1.0), abs=0.001)


def test_a_match_is_played_in_every_seating_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, str(TOOL), "gods", "--simulations", "2", "--rounds", "1", "--json", "--file", str(file)]

    first = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = file.read_text(encoding="utf-8").splitlines()
    again = subprocess.run(command, capture_output=True, text=True, check=True)

    (row,) = json.loads(first.stdout)
    assert (row["games"], row["rival"]) == (2, "openspiel:simulations=2")
    assert row["low"] <= row["share"] <= row["high"]
    assert {tuple(json.loads(line)["bots"]) for line in lines} == {
        (row["ours"], row["rival"]),
        (row["rival"], row["ours"]),
    }
    assert file.read_text(encoding="utf-8").splitlines() == lines
    assert json.loads(again.stdout) == [row]
