"""Every language says everything: no message missing, none superfluous, no gap that nothing fills."""

import ast
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import petteia
from petteia.core.conformance import random_states
from petteia.core.event import Event, Tellable, message_name
from petteia.core.game import Game
from petteia.core.insight import insight_of
from petteia.core.registry import folder_of
from petteia.core.text import languages, sentence, shared_folder

GAMES = petteia.games()
SPOKEN = [(slug, language) for slug in GAMES for language in languages(petteia.game(slug))]

OF_ITSELF = {"game-name", "game-summary", "game-goal", "game-credit"}  # what a game says before anybody plays it
in_every_language = pytest.mark.parametrize(("slug", "language"), SPOKEN)


# What the sentences say ------------------------------------------------------------------------------------------


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    """Return the messages of one file by name; a line that is no Fluent fails the test that asks."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    twice = {entry.id.name for entry in found if [other.id.name for other in found].count(entry.id.name) > 1}
    assert not junk, f"{folder.parent.name} {language}: {junk[0]}"
    assert not twice, f"{folder.parent.name} {language}: {twice} stand twice"
    return {entry.id.name: entry for entry in found}


def sentences(slug: str, language: str) -> dict[str, ftl.Message]:
    return messages(folder_of(petteia.game(slug)) / "words/locale", language)


def nodes(part: object) -> Iterator[object]:
    """Yield *part* of a message and everything in it."""
    yield part
    if isinstance(part, ftl.BaseNode):
        for value in vars(part).values():
            yield from nodes(value)
    elif isinstance(part, list):
        for item in part:
            yield from nodes(item)


def gaps(message: ftl.Message) -> set[str]:
    """Return the variables *message* uses."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def chosen_by(message: ftl.Message) -> dict[str, set[str]]:
    """Return the variables *message* chooses by, with the variants it knows."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            found[node.selector.id.name] |= {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
    return found


# What the games tell ---------------------------------------------------------------------------------------------


def event_classes(game: Game) -> list[type[Event]]:
    events = import_module(f"{type(game).__module__}.rules.events")
    return [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]


def sources(game: Game) -> list[Path]:
    """Return the game's own modules, without its tests."""
    folder = folder_of(game)
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]


def facts_in_source(game: Game) -> Iterator[tuple[str, set[str]]]:
    """Yield the name and the gaps of every `fact("name", gap=…)` in the game's own modules."""
    for source in sources(game):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "fact":
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    yield str(name.value), {str(word.arg) for word in node.keywords}


@cache
def told(slug: str) -> dict[str, set[str]]:
    """Return the name of every sentence the game can ask for, with the gaps it always fills."""
    game = petteia.game(slug)
    found: dict[str, set[str]] = {}
    for kind in event_classes(game):
        if kind is not Event:
            found[message_name(kind)] = set(kind.__dataclass_fields__)
    for move in game.all_moves:
        found[move.fact.name] = set(move.fact.facts)
    for name, filled in facts_in_source(game):
        found[name] = found.get(name, filled) & filled
    return found


@cache
def values(slug: str) -> dict[str, set[str]]:
    """Return the words that fill each gap in moves and in random games."""
    game = petteia.game(slug)
    said: list[Tellable] = [move.fact for move in game.all_moves]
    for seats in game.seats:
        for state in random_states(game, seats, seed=3):
            said.append(state.question())
            for move in state.moves()[:1]:
                log: list[Event] = []
                state.copy().play(move, log)
                said += log
    found: dict[str, set[str]] = defaultdict(set)
    for one in said:
        for gap, value in one.facts.items():
            if isinstance(value, str):
                found[gap].add(value)
    return dict(found)


@cache
def words_in_source(slug: str) -> set[str]:
    """Return every string constant in the game's own modules: names of messages asked for one by one are among them."""
    return {
        node.value
        for source in sources(petteia.game(slug))
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def words_in_data(slug: str) -> set[str]:
    """Return every key of the game's data files: the things it names there have names in every language."""
    found: set[str] = set()
    for source in folder_of(petteia.game(slug)).rglob("*.toml"):
        found |= set(tomllib.loads(source.read_text(encoding="utf-8")))
    return found


def words_of_styles(slug: str) -> set[str]:
    """Return the names of the characters that bots have, and of the lines that tell how they play."""
    styles = insight_of(petteia.game(slug)).styles
    return {f"style-{style}{more}" for style in styles for more in ("", "-plays")}


# The tests -------------------------------------------------------------------------------------------------------


@in_every_language
def test_no_message_is_missing(slug: str, language: str) -> None:
    assert sorted(set(told(slug)) - set(sentences(slug, language))) == []


@in_every_language
def test_no_message_is_superfluous(slug: str, language: str) -> None:
    known = OF_ITSELF | set(told(slug)) | words_in_source(slug) | words_in_data(slug) | words_of_styles(slug)
    for words in values(slug).values():
        known |= words

    assert sorted(set(sentences(slug, language)) - known) == []


@in_every_language
def test_all_languages_know_the_same_messages(slug: str, language: str) -> None:
    assert set(sentences(slug, language)) == set(sentences(slug, "en"))


@in_every_language
def test_every_gap_is_filled(slug: str, language: str) -> None:
    spoken, unfilled = sentences(slug, language), []
    for name, filled in told(slug).items():
        for gap in gaps(spoken[name]) - filled:
            plain, _, case = gap.partition("-")
            forms = [spoken[word] for word in values(slug).get(plain, ()) if word in spoken] if plain in filled else []
            if not forms or any(case not in {form.id.name for form in word.attributes} for word in forms):
                unfilled.append(f"{name}: ${gap}")

    assert unfilled == []


@in_every_language
def test_every_form_of_a_name_is_used(slug: str, language: str) -> None:
    spoken = sentences(slug, language)
    used = {gap for message in spoken.values() for gap in gaps(message)}

    superfluous = [
        f"{name}.{form.id.name}"
        for name, message in spoken.items()
        for form in message.attributes
        if not any(name in words and f"{gap}-{form.id.name}" in used for gap, words in values(slug).items())
    ]

    assert superfluous == []


@in_every_language
def test_a_word_that_is_chosen_by_is_not_translated_first(slug: str, language: str) -> None:
    spoken = sentences(slug, language)

    translated = [
        f"{name}: ${gap} is {word}"
        for name in told(slug)
        for gap in chosen_by(spoken[name])
        for word in values(slug).get(gap, set())
        if word in spoken
    ]

    assert translated == []


@in_every_language
def test_a_choice_between_words_knows_only_words_that_come(slug: str, language: str) -> None:
    spoken = sentences(slug, language)

    unknown = [
        f"{name}: ${gap} is never {variant}"
        for name in told(slug)
        for gap, variants in chosen_by(spoken[name]).items()
        if gap in values(slug)
        for variant in variants - values(slug).get(gap, set()) - words_in_source(slug) - {"other"}
    ]

    assert unknown == []


@in_every_language
def test_moves_are_labels_and_everything_else_ends_like_a_sentence(slug: str, language: str) -> None:
    game = petteia.game(slug)
    moves = {sentence(game, move.fact, language) for move in game.all_moves}
    log: list[Event] = []
    game.new(seed=1).play(game.new(seed=1).moves()[0], log)

    assert not [text for text in moves if text.endswith((".", "?", "!"))]
    assert all(sentence(game, event, language).endswith(".") for event in log)


def test_what_every_game_says_is_said_in_every_shared_language() -> None:
    spoken = {file.stem: set(messages(shared_folder(), file.stem)) for file in shared_folder().glob("*.ftl")}

    assert [language for language, names in spoken.items() if names != spoken["en"]] == []
