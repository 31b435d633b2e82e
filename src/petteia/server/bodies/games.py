"""The bodies of the routes for games and their rules."""

from __future__ import annotations

from typing import Any

import msgspec


class OptionInfo(msgspec.Struct, kw_only=True):
    """A choice before the game: its values, the first the default."""

    name: str
    values: list[Any]
    summary: str


class Card(msgspec.Struct, kw_only=True):
    """What a game says of itself in one language, before anybody plays it; empty where its folder is silent."""

    name: str
    summary: str
    credit: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A kind of game; its cards by language."""

    slug: str
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    languages: list[str]
    levels: list[int]
    cards: dict[str, Card]
    has_editions: bool = False
    styles: list[str] = []


class Rule(msgspec.Struct, kw_only=True):
    """A numbered rule."""

    number: str
    text: str


class Chapter(msgspec.Struct, kw_only=True):
    """A chapter of the rules: its heading, its words before the first rule, its rules."""

    heading: str
    text: str
    rules: list[Rule]


class Rules(msgspec.Struct, kw_only=True):
    """The rules of a game in one language; `language` is the one found, `text` all of it as written, in Markdown."""

    game: str
    language: str
    text: str
    chapters: list[Chapter]


class Words(msgspec.Struct, kw_only=True):
    """What a game says in one language, as Fluent writes it; `language` is the one found."""

    game: str
    language: str
    text: str
