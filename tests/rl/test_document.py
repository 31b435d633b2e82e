"""docs/rl.md says what the code does."""

import runpy
from pathlib import Path

import petteia

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools/rl_document.py"))


def test_the_written_sections_are_current() -> None:
    text = TOOL["DOCUMENT"].read_text(encoding="utf-8")

    assert TOOL["updated"](text) == text, "run: python tools/rl_document.py"


def test_the_written_sections_name_every_game() -> None:
    for section in TOOL["sections"]().values():
        assert all(f"`{slug}`" in section for slug in petteia.games())
