"""`petteia arena` and `petteia train-judge` from the outside."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

import petteia
from petteia.cli import main


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_the_arena_prints_ratings_as_json(tmp_path: Path) -> None:
    words = ["arena", "gods", "random", "greedy", "--rounds", "2", "--json", "--file", str(tmp_path / "r.jsonl")]
    first, second = run(*words), run(*words)

    assert first.exit_code == 0, first.output
    data = json.loads(first.stdout)
    assert data["games"] == 4
    assert {rating["bot"] for rating in data["ratings"]} == {"random", "greedy"}
    assert json.loads(second.stdout) == data


def test_the_arena_shows_a_table_and_the_sequential_test() -> None:
    shown = run("arena", "gods", "greedy", "random", "--rounds", "20", "--sprt", "0", "200")

    assert shown.exit_code == 0, shown.output
    assert "is greedy better than random? better" in shown.stdout


def test_mistakes_are_told_before_anything_is_played() -> None:
    assert run("arena", "gods", "greedy").exit_code == 2
    assert run("arena", "gods", "greedy", "nobody").exit_code == 2
    assert run("arena", "gods", "greedy", "random", "level1", "--sprt", "0", "9").exit_code == 2


def test_training_writes_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    done = run("train-judge", "gods", "--games", "1", "--out", str(out))

    assert done.exit_code == 0, done.output
    assert json.loads(out.read_text())["made"] == {"2": "petteia train-judge gods --seats 2 --games 1 --seed 1"}


def test_bots_meet_with_an_edition(tmp_path: Path) -> None:
    edition = petteia.game("gods").edition
    assert edition is not None
    file = tmp_path / "box.toml"
    file.write_text(edition.to_text().replace("turn_limit = 400", "turn_limit = 20"), encoding="utf-8")

    done = run("arena", "gods", "random", "greedy", "--rounds", "1", "--data", str(file), "--json")
    refused = [run(command, "gods", "--games", "1", "--data", str(file)) for command in ("train", "train-judge")]

    assert done.exit_code == 0, done.output
    assert "box.toml" in done.output
    assert [each.exit_code for each in refused] == [2, 2]
    assert all("say --out" in each.output for each in refused)
