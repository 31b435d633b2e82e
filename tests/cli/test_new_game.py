"""`petteia new-game`: a third game is one more folder."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder that holds a new game, `hill_climb`."""
    result = CliRunner().invoke(main, ["new-game", "hill_climb", "--into", str(tmp_path / "games")])
    assert result.exit_code == 0, result.output
    return tmp_path / "games"


def run(folder: Path, *command: str, typed: str = "", **variables: str) -> str:
    """Run a command of Python that knows the games in *folder*; return what it says."""
    environment = os.environ | {"PETTEIA_GAMES": str(folder)} | variables
    done = subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("interpreted", ["0", "1"])
def test_its_own_tests_and_every_check_pass_at_once(folder: Path, interpreted: str) -> None:
    arguments = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "hill_climb")]
    told = run(folder, *arguments, PETTEIA_INTERPRETED=interpreted)

    assert re.search(r"^\d+ passed", told, flags=re.MULTILINE)


def test_it_is_found_played_saved_verified_and_measured(folder: Path) -> None:
    assert "'hill_climb'" in run(folder, "-c", "import petteia; print(petteia.games())")
    petteia_module = ["-m", "petteia"]
    typed = "climb 1\nsave game.txt\nwhy climb 3\nhelp H2.1\nquit\n"
    told = run(folder, *petteia_module, "play", "hill_climb", "--seed", "1", typed=typed)
    assert "H2.1 Play goes round." in told
    assert run(folder, *petteia_module, "verify", "game.txt").endswith("verified\n")
    assert "climbs one step" in run(folder, *petteia_module, "replay", "game.txt", "--boards", "all")
    assert run(folder, *petteia_module, "perft", "hill_climb", "3").splitlines()[2].startswith("3 27 ")
    assert '"hill_climb.interpreted"' in run(folder, *petteia_module, "bench", "hill_climb", "--seconds", "0.05")


def test_without_its_drawing_the_view_is_listed(folder: Path) -> None:
    (folder / "hill_climb" / "drawing/terminal.py").unlink()
    told = run(folder, "-m", "petteia", "play", "hill_climb", "--seed", "1")

    assert re.search(r"^steps +21 *$", told, flags=re.MULTILINE)


def test_its_hot_modules_ask_to_be_compiled(folder: Path) -> None:
    asking = {
        file.stem
        for file in (folder / "hill_climb").rglob("*.py")
        if "# petteia: compiled" in file.read_text(encoding="utf-8").splitlines()[:5]
    }

    assert asking == {"board", "moves", "position", "state", "turn"}


def test_it_is_written_in_the_house_style(tmp_path: Path) -> None:
    package = tmp_path / "src" / "petteia" / "games"
    CliRunner().invoke(main, ["new-game", "hill_climb", "--into", str(package)])
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    ours = ["--config", "lint.isort.known-first-party = ['petteia']"]
    run(tmp_path, "-m", "ruff", "check", *ours, str(package), PETTEIA_GAMES="")
    run(tmp_path, "-m", "ruff", "format", "--check", str(package), PETTEIA_GAMES="")


@pytest.mark.parametrize("slug", ["", "x", "Hill", "hill-climb", "2hills", "class", "../hill", "hüll", "a" * 31])
def test_a_bad_slug_is_refused(slug: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["new-game", slug, "--into", str(tmp_path)])

    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(folder: Path) -> None:
    for slug in ("hill_climb", petteia.games()[0]):
        result = CliRunner().invoke(main, ["new-game", slug, "--into", str(folder)])

        assert result.exit_code == 2
        assert "already" in result.stderr


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = CliRunner().invoke(main, ["new-game", "hill_climb", "--into", str(tmp_path / "file")])

    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
