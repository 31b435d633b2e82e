"""The numbered rules of a game, read from its RULES.md."""

from __future__ import annotations

import re

from petteia.core.game import Game
from petteia.core.registry import folder_of


def rules(game: Game) -> dict[str, str]:
    """Return every rule of *game* by its number, each as one line; none if the game has no RULES.md."""
    try:
        text = (folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    found = re.finditer(
        r"^- \**(?P<number>[A-Z]+\d+\.\d+)\b\**\s*(?P<text>.*?)(?=^- \**[A-Z]+\d|^#|\Z)", text, re.MULTILINE | re.DOTALL
    )
    return {rule["number"]: " ".join(rule["text"].split()) for rule in found}


def rule_numbers(game: Game) -> list[str]:
    """Return the numbers of all rules, in their order."""
    return list(rules(game))


def rule_text(game: Game, number: str) -> str | None:
    """Return the rule *number* as it stands in RULES.md, or None if there is none."""
    return rules(game).get(number)
