"""The browser client: its types, its components, and full games in a real browser. Run once, not for both builds."""

import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = os.environ.get("PETTEIA_CHROMIUM", "/usr/bin/chromium")

pytestmark = [
    pytest.mark.skipif(os.environ.get("PETTEIA_INTERPRETED") == "1", reason="the client is the same for both builds"),
    pytest.mark.skipif(not (ROOT / "web/node_modules").is_dir(), reason="the client is not built: no Node here"),
]


def npm(script: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools/client.py", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    print(done.stdout)
    for told in done.stdout.split("RETRIED: ")[1:]:  # of a test that passes, pytest shows nothing but warnings
        warnings.warn("retried: " + told[:700], stacklevel=1)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_client_is_well_typed() -> None:
    npm("check")


def test_the_components_do_what_they_say() -> None:
    npm("test")


@pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="no Chromium here")
def test_whole_games_are_played_in_a_browser() -> None:
    npm("browser")
