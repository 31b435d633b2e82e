"""Petteia as a library: what importing it costs, what type checkers and `help` see of it, where its parts are found."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import petteia
from petteia import _source
from petteia.cli import COMMANDS

ROOT = Path(__file__).parent.parent
NEEDLESS = ("alembic", "click", "importlib.metadata", "litestar", "msgspec", "numpy", "rich", "secrets", "sqlalchemy")

CLIENT = """
import pickle
from collections.abc import Mapping

import petteia
from petteia.games.olympos import GAME, Olympos


class First(petteia.Player):
    def choose(self, view: Mapping[str, object]) -> petteia.Move:
        return self.game.determinize(view, self.rng).moves()[0]


game: petteia.Game = petteia.game("gods")
state: petteia.State = game.new(seats=2, seed=7)
slugs: list[str] = petteia.games()
while state.to_act is not None:
    move: petteia.Move = First(game, "first").choose(state.view(state.to_act))
    played: list[petteia.Move] = state.play(move)
outcome: list[float] | None = state.outcome()
record: petteia.Record = pickle.loads(pickle.dumps(petteia.Record(game, seed=1)))
bot: petteia.Player = petteia.player(game, level=4)
why: tuple[str, str] | None = state.why_not("zeus up")
other: Olympos = GAME
"""


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_importing_petteia_brings_neither_the_servers_packages_nor_bots() -> None:
    loaded = run("import sys, petteia; print(*sys.modules)").split()

    assert not {name for name in NEEDLESS if name in loaded}
    assert not {name for name in loaded if name.startswith(("petteia.players", "petteia.server", "petteia.games."))}


def test_without_what_windows_lacks_the_library_plays_and_the_server_says_what_it_needs() -> None:
    without = (
        "import sys; sys.modules |= dict.fromkeys(('fcntl', 'resource', 'uvloop')); from petteia.cli import main\n"
    )
    served = subprocess.run(
        [sys.executable, "-c", without + "main(['serve'])"], check=False, capture_output=True, text=True
    )

    assert run(without + "main(['perft', 'gods', '1'])")
    assert served.returncode == 2
    assert served.stderr == "petteia: serve needs Linux or macOS; on Windows, run it in WSL\n"


def test_a_compiled_wheel_is_configured_for_every_python_and_system_the_metadata_name() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = told["tool"]["cibuildwheel"]
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(told["project"]["classifiers"]))

    assert wheels["build"].split() == [f"cp3{minor}-*" for minor in named] == [f"cp3{n}-*" for n in range(11, 15)]
    assert told["project"]["requires-python"] == f">=3.{named[0]}"
    assert set(wheels["skip"].split()) == {"*-musllinux_*", "*_i686", "*-win32"}  # there is no librt for 32 bits
    assert wheels["environment"] == {"PETTEIA_COMPILE": "1"}
    assert {command.split()[1] for command in wheels["test-command"].split(" && ")} <= {"--version", *COMMANDS}
    assert 'uvloop; sys_platform != "win32"' in (ROOT / "requirements/server.in").read_text().splitlines()
    for name in ("run", "build", "dev"):
        pinned = (ROOT / f"requirements/{name}.txt").read_text()
        assert re.search(r"^uvloop==\S+ ; sys_platform != 'win32' ", pinned, re.MULTILINE)


def test_games_is_a_package_and_lists_the_games() -> None:
    found = run(
        "import petteia.games.olympos, petteia, petteia.games.gods as gods\n"
        "from petteia import games\n"
        "print(petteia.games() == games(), petteia.games.olympos.GAME.slug, gods.GAME is petteia.game('gods'))"
    )

    assert found == "True olympos True"


def test_every_public_name_is_there_and_told() -> None:
    for name in petteia.__all__:
        assert name in dir(petteia)
        assert name == "CHANCE" or getattr(petteia, name).__doc__, name
    with pytest.raises(AttributeError, match="module 'petteia' has no attribute 'chess'"):
        _ = petteia.chess


def test_methods_have_docstrings_compiled_or_not() -> None:
    for kind in (petteia.State, petteia.Game, petteia.Move, petteia.Player):
        own = [value for name, value in vars(kind).items() if callable(value) and not name.startswith("_")]
        assert own
        assert not [method.__name__ for method in own if not method.__doc__]
    assert (petteia.State.play.__doc__ or "").startswith("Make *move*")
    assert (petteia.Move.__doc__ or "").startswith("One atomic choice")


@pytest.mark.skipif(_source.is_source_only(), reason="types are the same compiled and interpreted")
def test_a_client_program_is_checked_by_mypy(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(CLIENT)
    (tmp_path / "wrong.py").write_text(CLIENT + "state.play(2.5)\ngame.new(seats='two')\n")
    for name, mistakes in (("right", 0), ("wrong", 2)):
        # From the root, with its settings: `make lint` has left what it knows of the package in .mypy_cache.
        arguments = [sys.executable, "-m", "mypy", "--no-error-summary", str(tmp_path / f"{name}.py")]
        told = subprocess.run(arguments, cwd=ROOT, check=False, capture_output=True, text=True, env=os.environ.copy())
        assert told.stdout.count(": error: ") == mistakes, told.stdout + told.stderr


@pytest.mark.skipif(_source.is_source_only(), reason="types are the same compiled and interpreted")
@pytest.mark.skipif(shutil.which("node") is None, reason="pyright needs Node")
def test_a_client_program_is_checked_by_pyright(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(CLIENT)
    (tmp_path / "wrong.py").write_text(CLIENT + "state.play(2.5)\ngame.new(seats='two')\n")
    settings = {"extraPaths": [str(ROOT / "src")], "include": ["*.py"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    arguments = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--outputjson", "-p", str(tmp_path)]
    told = subprocess.run(arguments, check=False, capture_output=True, text=True)
    found = json.loads(told.stdout)["generalDiagnostics"]

    assert [Path(each["file"]).name for each in found if each["severity"] == "error"] == ["wrong.py"] * 2, told.stdout
