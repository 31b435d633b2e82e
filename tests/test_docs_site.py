"""The documentation site can be made, and no link on it leads nowhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from petteia import _source

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(_source.is_source_only(), reason="the site is the same compiled and interpreted")
def test_the_site_is_made_without_a_broken_link() -> None:
    pytest.importorskip("sphinx")
    command = [sys.executable, str(ROOT / "tools/docs_site.py")]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=os.environ.copy())
    pages = {path.stem for path in (ROOT / "build/docs/html").glob("*.html")}

    assert done.returncode == 0, done.stdout + done.stderr
    assert {"index", "rules-gods", "rules-olympos-ru", "petteia.core.game", "examples", "gallery", "search"} <= pages
    assert "Make move, then, with a seed, every draw" in text_of("petteia.core.game")


def text_of(page: str) -> str:
    """Return the words of a page, without its marks."""
    text = (ROOT / f"build/docs/html/{page}.html").read_text(encoding="utf-8")
    return text.replace("<em>", "").replace("</em>", "")
