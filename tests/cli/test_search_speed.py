"""`petteia bench search`: the figures that must be there. How big they are depends on the machine."""

import json
import sys
from importlib.util import find_spec

import pytest
from click.testing import CliRunner, Result

import petteia
from petteia import _source
from petteia.cli import main, search_speed

OPENSPIEL = find_spec("pyspiel") is not None

pytestmark = pytest.mark.skipif(_source.build() != "compiled", reason="interpreted, even a short search takes long")


@pytest.fixture(autouse=True)
def _little_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_speed, "QUICK", (1,))
    monkeypatch.setattr(search_speed, "STRONGEST", 2)
    monkeypatch.setattr(search_speed, "BURST", {"python": 2, "cpp": 2})


def bench() -> tuple[Result, dict[str, float]]:
    result = CliRunner().invoke(main, ["bench", "search", "--seconds", "0.01"])
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 0, result.output
    return result, {line["name"]: line["value"] for line in lines}


@pytest.mark.skipif(not OPENSPIEL, reason="there is no OpenSpiel for this Python")
def test_ours_are_printed_beside_openspiels() -> None:
    _, found = bench()

    assert all(value > 0 for value in found.values())
    for slug in petteia.games():
        assert {f"search.{slug}{end}" for end in ("", ".net", ".nodes", ".level1", ".level2", ".memory")} <= set(found)
        for language in ("python", "cpp"):
            ratio = found[f"search.{slug}"] / found[f"search.openspiel.{language}"]
            assert found[f"search.{slug}.of_{language}"] == pytest.approx(ratio, rel=1e-2)


def test_without_openspiel_ours_are_printed_and_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(search_speed, "decisions", lambda game: iter(()))
    result, found = bench()

    assert "needs pyspiel: pip install 'petteia[openspiel]'" in result.stderr
    assert {f"search.{slug}" for slug in petteia.games()} <= set(found)
    assert not any("openspiel" in name for name in found)
