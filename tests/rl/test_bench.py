"""The figures of `petteia bench rl`."""

import json
import os

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main
from petteia.rl.bench import figures


def test_every_game_has_a_figure_for_every_interface() -> None:
    found = {name: value for name, value, _ in figures(seconds=0.01)}

    for slug in petteia.games():
        assert found[f"rl.vector.{slug}"] > 0
        assert found[f"rl.pettingzoo.{slug}"] > 0
        assert found[f"rl.gymnasium.{slug}"] > 0


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="no way to tie a process to a core")
def test_everything_is_measured_on_one_core(capsys: pytest.CaptureFixture[str]) -> None:
    before = os.sched_getaffinity(0)

    measuring = figures(["gods"], seconds=0.01)
    next(measuring)
    meanwhile = os.sched_getaffinity(0)
    measuring.close()

    assert meanwhile == {min(before)}
    assert f"all of it on core {min(before)}" in capsys.readouterr().err
    assert os.sched_getaffinity(0) == before


def test_the_command_prints_a_line_for_each() -> None:
    result = CliRunner().invoke(main, ["bench", "rl", "--seconds", "0.01"])

    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 0
    assert {"rl.vector.gods", "rl.pettingzoo.gods"} <= {line["name"] for line in lines}
    assert all(line["unit"] in ("steps/s", "times") for line in lines)
