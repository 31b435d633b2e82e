"""A step of `make setup` (tools/step.py): what it says, and when it counts as done."""

import subprocess
import sys
from pathlib import Path

import pytest

STEP = Path(__file__).parent.parent / "tools/step.py"


@pytest.fixture
def step(tmp_path):
    """Return a function that runs a step in a folder of its own."""

    def run(command):
        arguments = [sys.executable, str(STEP), "stamp", "the work", "about 1 s", command]
        return subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, check=False)

    return run


def test_a_step_says_what_it_does_and_for_how_long(step):
    told = step("echo by the way; echo and this >&2").stdout

    assert told.startswith("petteia: the work, about 1 s ...\nby the way\nand this\npetteia: the work: ")


def test_what_changes_during_a_step_is_newer_than_its_stamp(step, tmp_path):
    step("sleep 0.05; touch changed")

    assert (tmp_path / "stamp").stat().st_mtime < (tmp_path / "changed").stat().st_mtime


def test_a_failed_step_tells_why_and_will_be_done_again(step, tmp_path):
    done = step("echo the reason; exit 3")

    assert done.returncode == 1
    assert "the reason\npetteia: the work: failed after" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_step_may_clear_the_folder_of_its_stamp(step, tmp_path):
    arguments = [sys.executable, str(STEP), "made/stamp", "the work", "about 1 s", "rm -rf made && mkdir made"]
    for _ in range(2):
        subprocess.run(arguments, cwd=tmp_path, capture_output=True, check=True)

        assert [path.name for path in (tmp_path / "made").iterdir()] == ["stamp"]
