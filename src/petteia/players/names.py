"""What bots are called: names from myth, by level and seat, in the reader's language, and how each level plays.

Records and databases keep plain names (`Bot 2`, `Bot 2 β`, `level2`, `greedy`), the same in every language; whoever
shows them asks here. The names stand in `locale`, which the browser reads too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from petteia.core.text import DEFAULT, bundle
from petteia.players.bots import LEVELS

LOCALE = Path(__file__).parent / "locale"
PER_LEVEL = 5  # names, one for each seat
LETTERS = "βγδε"  # after the first bot of a level at a table
KEPT = re.compile(rf"(?:Bot |level)([1-{len(LEVELS)}])(?: [{LETTERS}])?(?::style=[a-z-]+)?")


def kept_name(level: int, taken: Sequence[str]) -> str:
    """Return the name under which a bot of *level* is kept: one that no other seat has."""
    names = [f"Bot {level}", *(f"Bot {level} {letter}" for letter in LETTERS)]
    return next((name for name in names if name not in taken), names[0])


def level_of(kept: str) -> int | None:
    """Return the level of the bot that is kept under this name; None if it is no name of a level."""
    found = KEPT.fullmatch(kept)
    return None if found is None else int(found[1])


def shown_names(kept: Sequence[str], language: str = DEFAULT, people: Sequence[int] = ()) -> list[str]:
    """Return what to call every seat: bots by names that nobody else at the table has, people by their own.

    Seats of *people* are left as they are, whatever they call themselves.
    """
    return list(remembered(tuple(kept), language, tuple(people)))


@lru_cache(maxsize=5_000)
def remembered(kept: tuple[str, ...], language: str, people: tuple[int, ...]) -> tuple[str, ...]:
    own = {name for seat, name in enumerate(kept) if seat in people or level_of(name) is None}
    often = Counter(kept)
    shown: list[str] = []
    for seat, name in enumerate(kept):
        level = level_of(name)
        if seat in people:
            shown.append(name)
        elif level is None:
            kind = said(f"bot-{name}", language) if name.isascii() and name.isalpha() else ""
            shown.append(f"{kind} {seat + 1}" if kind and often[name] > 1 else kind or name)
        else:
            taken = own.union(shown)
            shown.append(next((each for each in candidates(level, seat, language) if each not in taken), name))
    return tuple(shown)


def candidates(level: int, seat: int, language: str) -> list[str]:
    """Return the names of a *level*, that of the *seat* first."""
    return [said(f"bot-{level}-{(seat + more) % PER_LEVEL + 1}", language) for more in range(PER_LEVEL)]


def said(name: str, language: str) -> str:
    """Return a message of the locale, in English if it is not said in *language*; empty if there is none."""
    for tongue in (language, DEFAULT):
        words = bundle(LOCALE, tongue)
        if words.has_message(name) and (pattern := words.get_message(name).value) is not None:
            return str(words.format_pattern(pattern)[0])
    return ""
