"""The examples run as they are written, and none has more than twenty lines of code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main

FOLDER = Path(__file__).parent.parent / "examples"
SHORT = (
    "playout",
    "mybot",
    "turning_points",
    "other_numbers",
    "dataset",
    "train",
    "talker",
    "textarena_game",
    "mcp_client",
    "maskable_ppo",
    "envpool_like",
    "puffer_like",
)


@pytest.fixture(autouse=True)
def beside_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")]))


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(FOLDER / f"{name}.py"), *words]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", SHORT)
def test_an_example_has_at_most_twenty_lines_of_code(name: str) -> None:
    code = (FOLDER / f"{name}.py").read_text(encoding="utf-8").split('"""', 2)[2]

    assert sum(1 for line in code.splitlines() if line.strip() and not line.startswith(("import ", "from "))) <= 20


def test_a_playout_ends_with_scores() -> None:
    assert run("playout").count(",") == 6


def test_turning_points_are_found_in_a_record(tmp_path: Path) -> None:
    record = petteia.Record(petteia.game("gods"), seed=3)
    record.begin()
    for _ in range(6):
        record.play(record.state.indices()[0])
    record.save(tmp_path / "game.txt")

    assert "lost" in run("turning_points", str(tmp_path / "game.txt"), "20")


def test_an_edition_of_ones_own_is_played() -> None:
    assert "Dear Stadium: built in" in run("other_numbers")


def test_a_training_loop_runs() -> None:
    pytest.importorskip("numpy")

    assert "games:" in run("train", "120")


def test_games_on_several_cores_are_stepped_as_in_envpool_and_pufferlib() -> None:
    pytest.importorskip("numpy")

    assert run("envpool_like", "20").startswith("640 decisions")
    assert run("puffer_like", "16").startswith("(16, 64, 1340) observations")


def test_a_data_set_is_loaded_with_pandas_and_polars(tmp_path: Path) -> None:
    for package in ("pyarrow", "pandas", "polars"):
        pytest.importorskip(package)
    path = str(tmp_path / "games.parquet")
    CliRunner().invoke(main, ["arena", "gods", "random", "greedy", "--rounds", "1", "--dataset", path])

    assert "greedy" in run("dataset", path)


# In words --------------------------------------------------------------------------------------------------------


def test_a_program_that_reads_and_writes_lines_plays_in_the_arena() -> None:
    program = f"program:{sys.executable} {FOLDER / 'talker.py'}"
    result = CliRunner().invoke(main, ["arena", "gods", program, "random", "--rounds", "1", "--json"])

    assert result.exit_code == 0, result.output
    assert "talker.py" in result.output


def test_agents_meet_in_textarena() -> None:
    pytest.importorskip("textarena")

    assert "wins" in run("textarena_game")


def test_a_client_plays_over_the_model_context_protocol() -> None:
    pytest.importorskip("mcp")

    assert "table 1" in run("mcp_client")


# A bot of one's own ----------------------------------------------------------------------------------------------


def test_a_bot_of_ones_own_plays_in_the_arena() -> None:
    words = ["arena", "gods", "mybot.Climber", "random", "--rounds", "1", "--json"]
    result = CliRunner().invoke(main, words)

    assert result.exit_code == 0, result.output
    assert '"mybot.Climber"' in result.output


def test_a_bot_of_ones_own_plays_in_the_terminal() -> None:
    words = ["play", "gods", "--bots", "mybot.Climber,mybot.Climber", "--seed", "1"]
    result = CliRunner().invoke(main, words)

    assert result.exit_code == 0, result.output


def test_a_bot_of_ones_own_is_an_opponent_in_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import petteia.rl.gymnasium  # noqa: F401, PLC0415 - registers the games

    env = gymnasium.make("petteia/gods-v0", opponents="mybot.Climber")
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(int(info["action_mask"].argmax()))

    assert "illegal" not in info


def test_a_bot_that_cannot_be_found_is_named() -> None:
    from petteia.players import UnknownPlayer  # noqa: PLC0415

    with pytest.raises(UnknownPlayer, match="there is no module 'nobody'"):
        petteia.player("gods", "nobody.Bot")
    with pytest.raises(UnknownPlayer, match="mybot has no bot 'Nobody'"):
        petteia.player("gods", "mybot.Nobody")
    with pytest.raises(UnknownPlayer, match=r"mybot\.petteia is no bot"):
        petteia.player("gods", "mybot.petteia")
