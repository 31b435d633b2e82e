"""The tables of docs/rl.md say what the code does."""

from pathlib import Path

import petteia
from petteia.rl.tables import tables, updated

DOCUMENT = Path(__file__).parent.parent.parent / "docs/rl.md"


def test_the_tables_are_current() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")

    assert updated(text) == text, "run: python -m petteia.rl.tables docs/rl.md"


def test_the_tables_name_every_game() -> None:
    for table in tables().values():
        assert all(f"`{slug}`" in table for slug in petteia.games())
