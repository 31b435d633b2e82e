"""What the texts of all games' positions share: words with values, numbers among them, and refusing either."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NoReturn

from petteia.core.game import Game, PositionError

LONGEST_WORD = 80  # of a text that is refused, as the refusal repeats it

Settings = dict[str, str]


def refuse(word: str, reason: str) -> NoReturn:
    """Say which word of a position is wrong, and why."""
    shown = word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…"
    raise PositionError(f"{shown!r}: {reason}")


def words_of(text: str) -> list[str]:
    """Return the words of a position; raise PositionError if it is no text at all."""
    if not isinstance(text, str):
        raise PositionError(f"a position is one line of text, not {text!r}")
    return text.split()


def values_in(text: str) -> dict[str, list[str]]:
    """Return the values behind every key of a position, one by one."""
    pairs = (word.partition("=") for word in words_of(text) if "=" in word)
    return {key: list(filter(None, value.split(","))) for key, _, value in pairs}


def changed(text: str, words: Sequence[str], without: Collection[str]) -> str:
    """Return a position with *words* in place of those with the same key; words or keys in *without* are left out."""
    gone = {*without, *(word.partition("=")[0] for word in words if "=" in word)}
    kept = [word for word in words_of(text) if word not in gone and word.partition("=")[0] not in gone]
    return " ".join([*kept, *words])


def settings_in(words: Iterable[str], known: Collection[str]) -> Settings:
    """Return what the words `key=value` say; every key is *known* and given once."""
    settings: Settings = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in known:
            refuse(word, "no such word in a position")
        if key in settings:
            refuse(word, f"{key} is given twice")
        settings[key] = value
    return settings


def numeral(value: str, word: str, least: int, most: int) -> int:
    """Return the number that *value*, a part of *word*, is."""
    if not re.fullmatch("[0-9]{1,9}", value) or not least <= int(value) <= most:
        refuse(word, f"must be a number from {least} to {most}")
    return int(value)


def number(settings: Settings, key: str, default: int, least: int, most: int) -> int:
    """Return the number given for *key*, *default* where none is."""
    value = settings.get(key, str(default))
    return numeral(value, f"{key}={value}", least, most)


def named(value: str, names: list[str], word: str) -> int:
    """Return the place of *value*, a part of *word*, among *names*."""
    if value not in names:
        refuse(word, f"{value!r} is not one of {', '.join(names)}")
    return names.index(value)


def seats_and_options(game: Game, settings: Settings) -> tuple[int, dict[str, object]]:
    """Return how many play and by which options, the usual ones where a position is silent."""
    seats = settings.get("seats", str(game.seats[0]))
    if seats not in map(str, game.seats):
        refuse(f"seats={seats}", f"{game.name} is played by {game.counts()}")
    chosen = {option.name: settings[option.name] for option in game.options if option.name in settings}
    return int(seats), game.complete(chosen)
