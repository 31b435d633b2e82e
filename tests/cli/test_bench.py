"""`petteia bench` and `petteia perft`: the figures that must be there. How big they are depends on the machine."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
from petteia import _source
from petteia.cli import main

EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())
COMPILED = _source.build() == "compiled"
YARDSTICK = """
#include <stdio.h>
int main(int count, char **words) { printf("C %s games 1 dec 0.001s -> 1000 dec/s\\n", words[count - 1]); return 0; }
"""


def figures(*arguments: str) -> dict[str, dict[str, object]]:
    """Return what `petteia bench` prints, by name."""
    result = CliRunner().invoke(main, ["bench", "--seconds", "0.1", *arguments])
    assert result.exit_code == 0, result.output
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert all(set(line) == {"name", "value", "unit"} and line["value"] > 0 for line in lines)
    return {line["name"]: line for line in lines}


@EVERY_GAME
def test_every_figure_is_printed_once(slug: str) -> None:
    names = ["interpreted"]
    if COMPILED:
        names += ["compiled", "speedup", "games", "copy", "replay", "moves", "offers", "state"]
        counts = petteia.game(slug).seats
        names += [f"games.{seats}" for seats in counts] if len(counts) > 2 else []

    assert sorted(figures(slug)) == sorted(f"{slug}.{name}" for name in names)


@pytest.mark.skipif(not COMPILED, reason="the yardstick is for compiled rules")
def test_a_yardstick_is_built_and_compared_with(tmp_path: Path) -> None:
    slug = petteia.games()[0]
    (tmp_path / "yardstick.c").write_text(YARDSTICK)
    found = figures(slug, "--yardstick", str(tmp_path / "yardstick.c"))

    assert found[f"{slug}.yardstick"]["value"] == 1000
    ratio = found[f"{slug}.compiled"]["value"] / 1000
    assert found[f"{slug}.of_yardstick"]["value"] == pytest.approx(ratio, rel=1e-3)


def test_a_yardstick_that_does_not_compile_is_told(tmp_path: Path) -> None:
    (tmp_path / "yardstick.c").write_text("this is not C")
    result = CliRunner().invoke(main, ["bench", petteia.games()[0], "--yardstick", str(tmp_path / "yardstick.c")])

    assert result.exit_code == 2
    assert "compile" in result.stderr


@EVERY_GAME
def test_perft_counts_every_depth(slug: str) -> None:
    result = CliRunner().invoke(main, ["perft", slug, "2", "--seed", "9"])
    position = petteia.game(slug).new(seed=9)
    same = CliRunner().invoke(main, ["perft", slug, "1", "--position", position.text])

    assert result.exit_code == same.exit_code == 0, result.output + same.output
    counts = [line.split()[:2] for line in result.stdout.splitlines()]
    assert counts[0] == ["1", str(len(position.moves()))]
    assert same.stdout.split()[1] == counts[0][1]
    assert int(counts[1][1]) >= int(counts[0][1])


def test_the_version_says_how_the_rules_run() -> None:
    result = CliRunner().invoke(main, ["--version"])

    assert result.stdout == f"petteia {petteia.__version__} ({_source.build()})\n"
