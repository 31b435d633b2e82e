"""Petteia works without its extras, and names what is missing where one is needed."""

import subprocess
import sys

import pytest

NEEDS = [
    ("petteia.rl.vector", "numpy", "rl"),
    ("petteia.rl.pettingzoo", "pettingzoo", "rl"),
    ("petteia.rl.gymnasium", "gymnasium", "rl"),
    ("petteia.rl.openspiel", "pyspiel", "openspiel"),
    ("petteia.rl.dataset", "pyarrow", "data"),
    ("petteia.rl.textarena", "textarena", "textarena"),
]


def run_without(package: str, program: str) -> str:
    """Run *program* where *package* is not installed; return what it prints."""
    hidden = f"import sys; sys.modules[{package!r}] = None\n"
    ended = subprocess.run([sys.executable, "-c", hidden + program], capture_output=True, text=True, check=False)
    return ended.stdout + ended.stderr


@pytest.mark.parametrize(("module", "package", "extra"), NEEDS)
def test_a_missing_package_is_named_with_its_extra(module: str, package: str, extra: str) -> None:
    told = run_without(package, f"import {module}")

    assert f"needs {package}: pip install 'petteia[{extra}]'" in told


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"])
def test_petteia_plays_without_it(package: str) -> None:
    told = run_without(package, "import petteia, petteia.rl; print(petteia.game('gods').new(seed=1).to_act in (0, 1))")

    assert told == "True\n"


def test_the_vector_needs_numpy_only() -> None:
    told = run_without("gymnasium", "from petteia.rl.vector import Vector; print(Vector('gods').masks.any(1).all())")

    assert told == "True\n"


def test_the_bench_names_what_is_missing() -> None:
    told = run_without("numpy", "from petteia.cli import main; main(['bench', 'rl'])")

    assert "needs numpy: pip install 'petteia[rl]'" in told
    assert "Traceback" not in told


def test_a_bot_that_needs_an_extra_says_so() -> None:
    told = run_without("pyspiel", "from petteia.cli import main; main(['arena', 'gods', 'random', 'openspiel'])")

    assert "needs pyspiel: pip install 'petteia[openspiel]'" in told
    assert "Traceback" not in told


def test_the_door_for_language_models_names_what_is_missing() -> None:
    told = run_without("mcp", "from petteia.cli import main; main(['mcp'])")

    assert "needs mcp: pip install 'petteia[mcp]'" in told
    assert "Traceback" not in told
