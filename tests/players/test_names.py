"""What bots are called."""

import pytest

import petteia
from petteia.core.insight import insight_of
from petteia.core.text import DEFAULT, bundle, message
from petteia.players import LEVELS
from petteia.players.names import KEPT, LOCALE, PER_LEVEL, candidates, kept_name, level_of, said, shown_names

LANGUAGES = sorted(file.stem for file in LOCALE.glob("*.ftl"))


def test_bots_speak_the_languages_of_every_game():
    assert LANGUAGES == ["en", "fr", "it", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_for_every_seat_and_a_line_and_no_two_names_are_alike(language):
    words = bundle(LOCALE, language)
    names = [f"bot-{level}-{seat + 1}" for level in LEVELS for seat in range(PER_LEVEL)]
    lines = [f"bot-plays-{level}" for level in LEVELS]

    assert [name for name in [*names, *lines, "bot-random", "bot-greedy"] if not words.has_message(name)] == []
    assert len({said(name, language) for name in names}) == len(names)
    assert all(said(line, language).endswith(".") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", petteia.games())
def test_every_style_has_a_name_and_a_line_that_tells_how_it_plays(slug, language):
    game = petteia.game(slug)
    styles = list(insight_of(game).styles)
    told = {
        name: message(game, name, language) for style in styles for name in (f"style-{style}", f"style-{style}-plays")
    }

    assert len(styles) >= 2
    assert [name for name, words in told.items() if words == name] == []
    assert len(set(told.values())) == len(told)


def test_no_bot_is_called_like_a_god_on_the_board():
    names = {name.lower() for level in LEVELS for name in candidates(level, 0, "en")}

    for slug in petteia.games():
        assert names.isdisjoint({word for move in petteia.game(slug).all_moves for word in move.text.split()})


def test_a_kept_name_tells_the_level_whoever_else_sits_there():
    taken = []
    for _ in range(PER_LEVEL):
        taken.append(kept_name(3, taken))

    assert len(set(taken)) == PER_LEVEL
    assert [level_of(name) for name in taken] == [3] * PER_LEVEL
    assert level_of("level6") == 6
    assert level_of("level6:style=climber") == 6
    assert level_of("Bot 7") is level_of("Botticelli") is level_of("") is None
    assert KEPT.fullmatch("Bot 2Bot 2 γ") is None


def test_bots_are_shown_by_level_and_seat_in_the_language_of_the_reader():
    kept = ["Anna", "Bot 2", "Bot 2 β", "level6"]

    assert shown_names(kept) == ["Anna", "Narcissus", "Paris", "Metis"]
    assert shown_names(kept, "ru") == ["Anna", "Нарцисс", "Парис", "Метида"]
    assert shown_names(kept, "xx") == shown_names(kept, DEFAULT)


def test_nobody_at_a_table_has_the_name_of_another():
    assert shown_names(["Narcissus", "Bot 2", "Bot 2 β"]) == ["Narcissus", "Paris", "Tantalus"]
    assert len(set(shown_names([kept_name(1, []), *[f"Bot 1 {letter}" for letter in "βγδε"]]))) == PER_LEVEL


def test_a_person_who_is_called_like_a_bot_keeps_the_name():
    assert shown_names(["Bot 2", "greedy", "Bot 2"], people=[0, 1]) == ["Bot 2", "greedy", "Paris"]
    assert shown_names(["greedy", "greedy"]) == ["Greedy bot 1", "Greedy bot 2"]
