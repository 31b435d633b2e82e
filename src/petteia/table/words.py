"""What a table says, in the reader's language: the sentences in `locale`, whatever is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from petteia.core.event import Tellable
from petteia.core.game import Game
from petteia.core.text import DEFAULT, bundle, sentence

LOCALE = Path(__file__).parent / "locale"


def table_sentence(name: str, language: str = DEFAULT, **facts: object) -> str:
    """Return what a table says, in English if it cannot say it in *language*; empty if it says nothing."""
    return remembered(name, language, tuple(facts.items()))


@lru_cache(maxsize=5_000)
def remembered(name: str, language: str, facts: tuple[tuple[str, object], ...]) -> str:
    for tongue in (language, DEFAULT):
        sentences = bundle(LOCALE, tongue)
        if sentences.has_message(name) and (pattern := sentences.get_message(name).value) is not None:
            return str(sentences.format_pattern(pattern, dict(facts))[0])
    return ""


def reason_sentence(game: Game | None, reason: Tellable, language: str, names: Sequence[str] = ()) -> str:
    """Return why something was refused, by the table or by the rules of *game*."""
    said = table_sentence(reason.name, language, **reason.facts)
    if said or game is None:
        return said or reason.name
    return sentence(game, reason, language, names)
