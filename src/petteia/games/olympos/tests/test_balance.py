"""The tool that judges the balance: its counts agree with each other, and finished games are kept."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[5] / "tools/olympos_balance.py"


@pytest.fixture(scope="module")
def balance():
    if not TOOL.exists():
        pytest.skip("the tools are not part of an installed package")
    spec = importlib.util.spec_from_file_location("olympos_balance", TOOL)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def game(balance):
    return balance.play(2, 1, None, "greedy", 0)


def test_what_is_counted_agrees(balance, game):
    assert game.actions["discover"] == game.tiles.total() > 0
    assert game.actions["build"] == game.wonders.total()
    assert game.gods.total() == 9
    assert game.points["discoveries"] == 2 * game.tiles.total()
    assert sum(game.wins) == 1
    assert game.time > 2 * 57


def test_the_same_number_is_the_same_game(balance, game):
    assert vars(balance.play(2, 1, None, "greedy", 0)) == vars(game)


def test_a_game_cut_short_on_disk_is_taken_out(balance, game, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(vars(game)) + '\n{"seats": 2, "num', encoding="utf-8")
    kept = balance.read(file)
    total = balance.Played(2)
    total.add(kept[0])
    total.add(game)

    assert len(kept) == 1
    assert file.read_text(encoding="utf-8").count("\n") == 1
    assert total.games == 2
    assert total.points.total() == 2 * game.points.total()
    assert f"| actions per player | 12 to 18 | {game.actions.total() / 2:.1f} |" in list(balance.table([total]))
