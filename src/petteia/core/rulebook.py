"""The numbered rules of a game: its RULES.md, and RULES.<language>.md in the languages it was translated into."""

from __future__ import annotations

import re
from typing import NamedTuple

from petteia.core.game import Game
from petteia.core.registry import folder_of
from petteia.core.text import DEFAULT

BEGINS = re.compile(r"#|- |\d+\. |\|")  # a line that begins something new even without an empty line before it
CHAPTER = re.compile(r"#+\s*(?P<heading>(?P<number>[A-Z]+\d+\b)?.*)")
RULE = re.compile(r"- \**(?P<number>[A-Z]+\d+\.\d+)\b\**\.?\s*(?P<text>.*)")


class Chapter(NamedTuple):
    """A chapter: its number if it has one, its heading, the words before its first rule, its rules by number.

    Words and rules have one line for each paragraph, item or row of a table.
    """

    number: str
    heading: str
    text: str
    rules: dict[str, str]


class Rulebook(NamedTuple):
    """The rules of a game in one language."""

    language: str
    chapters: list[Chapter]


def rulebook(game: Game, language: str = DEFAULT) -> Rulebook | None:
    """Return the rules of *game* in *language*, in English where nobody translated them, or None if it has none."""
    for tongue in (language, DEFAULT):
        if (source := written(game, tongue)) is not None:
            return Rulebook(tongue, chapters(source))
    return None


def translations(game: Game) -> list[str]:
    """Return the languages that the rules of *game* were translated into."""
    return sorted(path.name.split(".")[1] for path in folder_of(game).glob("RULES.*.md"))


def written(game: Game, language: str = DEFAULT) -> str | None:
    """Return the rules of *game* as they stand in their file, or None if there is none in *language*."""
    path = folder_of(game) / ("RULES.md" if language == DEFAULT else f"RULES.{language}.md")
    return path.read_text(encoding="utf-8") if path.is_file() else None


def paragraphs(source: str) -> list[str]:
    """Return headings, rules, items, rows of tables and other paragraphs, each as one line."""
    found: list[str] = []
    is_open = False
    for line in source.splitlines():
        words = line.strip()
        if words and is_open and not BEGINS.match(words):
            found[-1] = f"{found[-1]} {words}"
        elif words:
            found.append(words)
        is_open = bool(words) and not words.startswith(("#", "|"))
    return found


def chapters(source: str) -> list[Chapter]:
    """Return the chapters of the rules *source*."""
    found: list[Chapter] = []
    for words in paragraphs(source):
        if chapter := CHAPTER.match(words):
            found.append(Chapter(chapter["number"] or "", chapter["heading"], "", {}))
            continue
        if not found:
            found.append(Chapter("", "", "", {}))
        last = found[-1]
        if rule := RULE.match(words):
            last.rules[rule["number"]] = rule["text"]
        elif last.rules:
            last.rules[[*last.rules][-1]] += f"\n{words}"
        else:
            found[-1] = last._replace(text=f"{last.text}\n{words}".strip())
    return found


def rules(game: Game, language: str = DEFAULT) -> dict[str, str]:
    """Return every rule of *game* by its number, in their order; none if the game has no RULES.md."""
    book = rulebook(game, language)
    return {number: text for chapter in book.chapters for number, text in chapter.rules.items()} if book else {}


def rule_numbers(game: Game) -> list[str]:
    """Return the numbers of all rules, in their order."""
    return list(rules(game))


def rule_text(game: Game, number: str, language: str = DEFAULT) -> str | None:
    """Return the words of the rule *number*, or None if there is none."""
    return rules(game, language).get(number)
