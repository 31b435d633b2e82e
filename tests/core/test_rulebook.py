"""The numbered rules: read from their files, in every language a game speaks, and the same in each."""

from pathlib import Path

import pytest

import petteia
from petteia.core import rulebook as module
from petteia.core.conformance import translations_keep_the_rules
from petteia.core.rulebook import chapters, rule_numbers, rule_text, rulebook, rules, translations
from petteia.core.text import languages

ENGLISH = """# A game

Told in a few
words.

## S1 The stair
- S1.1 A stair of 21 steps,
  or 13 [ruling].
- **S1.2** Nobody waits.

| row | cost |
|---|---|
| 1 | `2g` |

## Examples
1. From 20 to 21.
"""
RUSSIAN = """# Игра

В двух
словах.

## S1 Лестница
- S1.1 В лестнице 21 ступень
  или 13 [решение].
- **S1.2** Никто не ждёт.

| ряд | цена |
|---|---|
| 1 | `2g` |

## Примеры
1. С 20 на 21.
"""
EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


@EVERY_GAME
def test_the_rules_are_there_in_every_language_the_game_speaks(slug: str) -> None:
    game = petteia.game(slug)

    assert ["en", *translations(game)] == languages(game)
    for language in languages(game):
        assert rulebook(game, language).language == language
        assert list(rules(game, language)) == rule_numbers(game)


@EVERY_GAME
def test_a_language_nobody_translated_into_gets_english(slug: str) -> None:
    game = petteia.game(slug)
    first = rule_numbers(game)[0]

    assert rulebook(game, "eo") == rulebook(game)
    assert rule_text(game, first, "eo") == rule_text(game, first)
    assert rule_text(game, "X0.0") is None


def test_a_chapter_has_words_rules_and_tables() -> None:
    title, stair, examples = chapters(ENGLISH)

    assert title == ("", "A game", "Told in a few words.", {})
    assert (stair.number, stair.heading) == ("S1", "S1 The stair")
    assert stair.rules["S1.1"] == "A stair of 21 steps, or 13 [ruling]."
    assert stair.rules["S1.2"] == "Nobody waits.\n| row | cost |\n|---|---|\n| 1 | `2g` |"
    assert examples.text == "1. From 20 to 21."


def check(folder: Path, monkeypatch: pytest.MonkeyPatch, russian: str) -> None:
    """Check a game whose rules are those above, with *russian* for a translation."""
    (folder / "RULES.md").write_text(ENGLISH, encoding="utf-8")
    (folder / "RULES.ru.md").write_text(russian, encoding="utf-8")
    monkeypatch.setattr(module, "folder_of", lambda game: folder)
    translations_keep_the_rules(petteia.game(petteia.games()[0]))


def test_a_faithful_translation_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check(tmp_path, monkeypatch, RUSSIAN)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param("- S1.1 ", "- S1.3 ", id="another number"),
        pytest.param(" Никто не ждёт.", "", id="an empty rule"),
        pytest.param("21 ступень", "20 ступеней", id="another figure"),
        pytest.param(" [решение]", "", id="a mark lost"),
        pytest.param("`2g`", "2g", id="code lost"),
        pytest.param("| 1 | `2g` |\n", "", id="a row lost"),
        pytest.param("1. С 20 на 21.\n", "", id="an example lost"),
        pytest.param("Никто не ждёт.", "Nobody waits.", id="a rule left in English"),
        pytest.param("## S1 Лестница\n", "", id="a heading lost"),
    ],
)
def test_a_translation_that_lost_something_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str
) -> None:
    assert right in RUSSIAN
    with pytest.raises(AssertionError, match="ru"):
        check(tmp_path, monkeypatch, RUSSIAN.replace(right, wrong))
