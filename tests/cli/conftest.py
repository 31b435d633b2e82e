"""Running the command line as people do: in a process of its own, its input a pipe."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def petteia_command(tmp_path: Path) -> Run:
    """Return a function that runs `petteia` with arguments, typed lines and variables, in an empty folder."""

    def run(*arguments: str, typed: str | bytes = "", **variables: str) -> subprocess.CompletedProcess[str]:
        given = typed if isinstance(typed, bytes) else typed.encode()
        done = subprocess.run(
            [sys.executable, "-m", "petteia", *arguments],
            input=given,
            capture_output=True,
            cwd=tmp_path,
            env=os.environ | variables,
            timeout=120,
            check=False,
        )
        return subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        )

    return run
