"""A fact and a language become a sentence. The only importer of Fluent.

The sentences of a game stand in `words/locale`, one file per language, beside those every game shares. A fact that
is itself the name of a message (a god, a token, a way) is told by that message; its attributes, such as grammatical
cases, are at hand as `$god-acc`; a thing that has no message is told as it is in every form. Such a message may use the
numbers among the facts (`zeus.does = { $amount } prestige`). Seats are told by the players' names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from petteia.core.event import Tellable
from petteia.core.game import Game, PetteiaError
from petteia.core.registry import folder_of

DEFAULT = "en"
SEATS = ("seat", "owner")
VERBATIM = "text"  # what somebody typed: told as it is, even if it happens to be the name of a message

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]*[ ]*=)", re.MULTILINE)  # where one begins
ATTRIBUTE = re.compile(r"^[ ]+\.([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
MENTIONED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # other messages and terms


class UnknownLanguage(PetteiaError):
    """There are no sentences in this language."""


def shared_folder() -> Path:
    return Path(__file__).parent / "locale"


def folder_for(game: Game) -> Path:
    """Return where the sentences of *game* are."""
    return locale_in(folder_of(game))


@cache
def locale_in(folder: Path) -> Path:
    """Return where in the *folder* of a game its sentences are; to put paths together takes as long as a sentence."""
    return folder / "words/locale"


class Sentences:
    """The sentences of one language, each parsed when it is first told: Fluent takes a tenth of a second for a file."""

    def __init__(self, language: str) -> None:
        self.parsed = FluentBundle([language], use_isolating=False)
        self.format_pattern = self.parsed.format_pattern
        self.unread: dict[str, str] = {}
        self.lock = Lock()

    def add(self, file: str) -> None:
        """Add what stands in a *file*; what was known by the same name is forgotten."""
        self.unread |= {entry.partition("=")[0].strip(): entry for entry in ENTRY.split(file)[1:]}

    def has_message(self, name: str) -> bool:
        if name in self.unread:
            self.read(name)
        return self.parsed.has_message(name)

    def get_message(self, name: str) -> Any:
        if name in self.unread:
            self.read(name)
        return self.parsed.get_message(name)

    def read(self, name: str) -> None:
        """Parse the message *name* and all that it mentions; nobody sees a part of them."""
        with self.lock:
            found: dict[str, str] = {}
            wanted = [name]
            while wanted:
                each = wanted.pop()
                if each in self.unread and each not in found:
                    found[each] = self.unread[each]
                    wanted += MENTIONED.findall(found[each])
            self.parsed.add_resource(FluentResource("".join(found.values())))
            for each in found:
                del self.unread[each]


@cache
def bundle(folder: Path, language: str) -> Sentences:
    """Return the sentences of one language: the shared ones and those in *folder*."""
    made = Sentences(language)
    for place in (shared_folder(), folder):
        file = place / f"{language}.ftl"
        if file.exists():
            made.add(file.read_text(encoding="utf-8"))
    return made


@cache
def cases(folder: Path, language: str) -> frozenset[str]:
    """Return the forms that names have in the sentences of *folder*, such as grammatical cases."""
    file = folder / f"{language}.ftl"
    return frozenset(ATTRIBUTE.findall(file.read_text(encoding="utf-8")) if file.exists() else ())


def languages(game: Game) -> list[str]:
    """Return the languages *game* can speak, the default first."""
    found = sorted(file.stem for file in folder_for(game).glob("*.ftl"))
    return [DEFAULT] + [language for language in found if language != DEFAULT]


def check_language(game: Game, language: str) -> str:
    """Return *language*; raise UnknownLanguage if *game* does not speak it."""
    known = languages(game)
    if language not in known:
        raise UnknownLanguage(f"{game.name} does not speak {language!r}; it speaks {', '.join(known)}")
    return language


def message(game: Game, name: str, language: str = DEFAULT, /, **facts: object) -> str:
    """Return the message *name* in *language*, in English if it is missing there, or its bare name."""
    for tongue in (language, DEFAULT):
        sentences = bundle(folder_for(game), tongue)
        if sentences.has_message(name):
            pattern = sentences.get_message(name).value
            if pattern is not None:
                text, _ = sentences.format_pattern(pattern, facts)
                return str(text)
    return name


def words(
    game: Game, value: object, key: str, language: str, names: Sequence[str], numbers: dict[str, int]
) -> dict[str, object]:
    """Return the Fluent variables for one fact: its own, and one for each attribute of the message that tells it."""
    if key in SEATS and isinstance(value, int):
        number = int(value)
        name = names[number] if number < len(names) else ""
        return {key: name or message(game, "player", language, number=number + 1)}
    if isinstance(value, bool):
        return {key: str(value).lower()}
    if isinstance(value, int):
        return {key: int(value)}
    if isinstance(value, (list, tuple)):
        return {key: ", ".join(str(words(game, item, key, language, names, numbers)[key]) for item in value)}
    if not isinstance(value, str):
        return {key: ""}
    if key == VERBATIM:
        return {key: value}
    folder = folder_for(game)
    sentences = bundle(folder, language)
    forms: dict[str, object] = {key: value}
    if not is_name(value) or not sentences.has_message(value):
        return forms | {f"{key}-{case}": value for case in cases(folder, language)}
    found = sentences.get_message(value)
    if found.value is not None:
        forms[key] = sentences.format_pattern(found.value, numbers)[0]
    for case, pattern in found.attributes.items():
        forms[f"{key}-{case}"] = sentences.format_pattern(pattern, numbers)[0]
    return forms


def is_name(value: str) -> bool:
    """Say whether *value* could be the name of a message at all."""
    return value[:1].isalpha() and value.isascii() and value.replace("-", "").isalnum()


def variables(
    game: Game, facts: Mapping[str, object], language: str = DEFAULT, names: Sequence[str] = ()
) -> dict[str, object]:
    """Return all Fluent variables that *facts* give."""
    numbers = {key: int(value) for key, value in facts.items() if isinstance(value, int) and key not in SEATS}
    found: dict[str, object] = {}
    for key, value in facts.items():
        found |= words(game, value, key, language, names, numbers)
    return found


def sentence(game: Game, told: Tellable, language: str = DEFAULT, names: Sequence[str] = ()) -> str:
    """Return *told* (an event, a move, a question, a reason) as a sentence; *names* are the players', by seat."""
    return message(game, told.name, language, **variables(game, told.facts, language, names))
