"""Why a text is no position, in every language.

Whoever reads a position refuses it with an English sentence (`core/notation.py`). That sentence is the name of its
translations: the files `positions/en.ftl`, of `core` and of every game's `words`, hold it with its gaps, and the files
beside them say the same in other languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from petteia.core.game import PositionError
from petteia.core.registry import folder_of, game, games
from petteia.core.text import DEFAULT, bundle, message

FOLDER = "positions"
SAID = re.compile(r"""(?P<word>'.*?'|".*?"): (?P<reason>.*?)(?P<rule> \([A-Z]\d+(\.\d+)?\))?""", re.DOTALL)
RULE = re.compile(r"\(([A-Z]\d+(?:\.\d+)?)[^)]*\)")
MESSAGE = re.compile(r"^(?P<name>[a-z][a-z0-9-]*) = (?P<text>.+)$", re.MULTILINE)
GAP = re.compile(r"\\?\{\\? \\?\$(\w+)\\? \\?\}")


def places() -> Iterator[tuple[Path, str | None]]:
    """Yield where such sentences are, and whose they are."""
    yield Path(__file__).parent / FOLDER, None
    for slug in games():
        yield folder_of(game(slug)) / "words" / FOLDER, slug


@cache
def patterns(folder: Path) -> dict[str, re.Pattern[str]]:
    """Return by its name what each English sentence in *folder* looks like."""
    file = folder / f"{DEFAULT}.ftl"
    found = MESSAGE.finditer(file.read_text(encoding="utf-8")) if file.exists() else []
    return {each["name"]: re.compile(GAP.sub(r"(?P<\1>.+?)", re.escape(each["text"])), re.DOTALL) for each in found}


def told(error: PositionError, language: str) -> str:
    """Return why a text is no position in *language*; in English what nobody has translated."""
    said = SAID.fullmatch(str(error))
    if said is None or language == DEFAULT:
        return str(error)
    for folder, slug in places():
        known = bundle(folder, language)
        for name, pattern in patterns(folder).items():
            found = pattern.fullmatch(said["reason"])
            if found is None or not known.has_message(name):
                continue
            translated = known.get_message(name).value
            assert translated is not None
            words = {
                gap: value if slug is None else in_words(slug, value, language)
                for gap, value in found.groupdict().items()
            }
            reason, _ = known.format_pattern(translated, words)
            return f"{said['word']}: {reason}{said['rule'] or ''}"
    return str(error)


def rule_of(error: PositionError) -> str:
    """Return the number of the rule that a refusal names, if it names one."""
    found = RULE.search(str(error))
    return "" if found is None else found[1]


def in_words(slug: str, value: str, language: str) -> str:
    """Return the name of a thing of the game in *language*, or what it is no name of."""
    return message(game(slug), value, language) if re.fullmatch("[a-z][a-z-]*", value) else value
