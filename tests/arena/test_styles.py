"""`petteia styles`: what the characters of bots do, counted from matches against the plain bot."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from petteia.arena.laboratory import Metric
from petteia.arena.match import Fixture, play_game
from petteia.arena.styles import Characters, apart, counted
from petteia.cli import main
from petteia.players.bots import with_style


def test_a_style_stands_behind_the_settings_of_a_bot() -> None:
    assert with_style("level3", "climber") == "level3:style=climber"
    assert with_style("mcts:simulations=5", "climber") == "mcts:simulations=5,style=climber"


def test_among_more_than_two_a_style_sits_alone() -> None:
    warrior = Characters("olympos", 4, "level1", rounds=1).match("warrior")

    assert {fixture.bots.count("level1") for fixture in warrior.fixtures()} == {3}


@pytest.mark.parametrize("slug", ["gods", "olympos"])
def test_a_game_counted_from_its_moves_ends_as_it_did(slug: str) -> None:
    result = play_game(Fixture(slug, ("greedy", "random"), seed=3))
    found = counted(result)

    assert all(len(by_seat) == 2 for by_seat in found.values())
    assert sum(map(sum, found.values())) > 0


def test_a_style_is_compared_with_its_rivals_game_by_game() -> None:
    own, rivals = Metric("", "steps up", [5.0, 9.0, 4.0]), Metric("", "steps up", [3.0, 8.0, 4.0])

    assert [metric.values for metric in apart([own], [rivals])] == [[2.0, 1.0, 0.0]]


def test_the_command_tells_of_every_style_and_goes_on(tmp_path: Path) -> None:
    asked = ["styles", "gods", "--bot", "mcts:simulations=2", "--rounds", "1", "--file", str(tmp_path / "games.jsonl")]
    first = CliRunner().invoke(main, [*asked, "--json"])
    again = CliRunner().invoke(main, [*asked, "--json"])
    told = json.loads(first.stdout)

    assert first.stdout == again.stdout
    assert [row["style"] for row in told] == ["", "climber", "trickster"]
    assert {row["games"] for row in told[1:]} == {2}
    assert all(set(row["figures"]) == set(told[0]["figures"]) for row in told)
    assert all(set(row["differences"]) == set(row["figures"]) for row in told[1:])
