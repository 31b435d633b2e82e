"""A fact and a language become a sentence."""

import pytest

import petteia
from petteia.core.event import fact, message_name
from petteia.core.text import (
    Sentences,
    UnknownLanguage,
    check_language,
    is_name,
    languages,
    message,
    sentence,
    variables,
)

GAME = petteia.game("gods")


def test_a_fact_fills_the_gaps_of_its_sentence() -> None:
    assert sentence(GAME, fact("why-god-there", god="zeus", cell="a1")) == "Zeus stands on a1."


def test_the_name_of_a_message_is_told_by_it_in_every_case_it_has() -> None:
    assert variables(GAME, {"god": "hera"}, "ru") == {
        "god": "Гера",
        "god-gen": "Геры",
        "god-dat": "Гере",
        "god-acc": "Геру",
    }


def test_a_thing_without_a_name_is_told_as_it_is_in_every_case() -> None:
    told = fact("why-card-not-in-hand", god="dionysus")

    assert sentence(GAME, told, "ru") == "У вас нет карты dionysus."


def test_seats_are_told_by_the_players_names() -> None:
    told = fact("turn-passed", seat=1)

    assert sentence(GAME, told, "en", ["Anna", "Boris"]) == "Boris has no card and passes."


@pytest.mark.parametrize("names", [[], ["Anna"], ["Anna", ""], ("Anna",)])
def test_a_player_without_a_name_is_told_by_number(names: list[str]) -> None:
    assert sentence(GAME, fact("turn-passed", seat=1), "en", names) == "Player 2 has no card and passes."
    assert sentence(GAME, fact("turn-passed", seat=1), "ru", names) == "Игрок 2 пропускает ход: карт нет."


def test_a_player_called_like_a_message_keeps_that_name() -> None:
    assert sentence(GAME, fact("turn-passed", seat=0), "ru", ["zeus"]) == "zeus пропускает ход: карт нет."


def test_numbers_choose_their_plural() -> None:
    spoken = {count: sentence(GAME, fact("ask-recover", left=count), "ru") for count in (1, 2, 5)}

    assert [text.split()[-1] for text in spoken.values()] == ["карту.", "карты.", "карт."]


def test_lists_are_told_one_by_one() -> None:
    assert variables(GAME, {"god": ["zeus", "hera"]}, "ru") == {"god": "Зевс, Гера"}


def test_other_facts_are_told_as_they_are() -> None:
    assert variables(GAME, {"a": True, "b": 3, "c": None, "d": "no-such-name", "e": "Ёж 1"}) == {
        **{"a": "true", "b": 3, "c": ""},
        **{"d": "no-such-name", "e": "Ёж 1"},
    }


def test_what_somebody_typed_is_repeated_as_it_was() -> None:
    reason, number = petteia.game("gods").new(seed=1).why_not("zeus") or (None, "")

    assert reason is not None
    assert sentence(GAME, reason, "ru") == "Нет такого хода: «zeus»."
    assert number == ""


def test_a_message_missing_in_a_language_is_told_in_english_and_one_missing_everywhere_by_its_name() -> None:
    assert message(GAME, "zeus", "tlh") == "Zeus"
    assert message(GAME, "no-such-message", "ru") == "no-such-message"


def test_the_default_language_comes_first() -> None:
    assert languages(GAME) == ["en", "fr", "it", "ru"]


def test_an_unknown_language_is_refused() -> None:
    assert check_language(GAME, "ru") == "ru"
    with pytest.raises(UnknownLanguage, match="Gods of Olympus does not speak 'tlh'; it speaks en, fr, it, ru"):
        check_language(GAME, "tlh")


def test_names_of_messages_are_plain_words() -> None:
    assert [text for text in ("zeus", "a-b", "é", "", "1a", "a b", "a.b") if is_name(text)] == ["zeus", "a-b"]


def test_an_event_is_told_by_the_message_of_its_name() -> None:
    class GodStepped:
        pass

    assert message_name(GodStepped) == "god-stepped"


def test_a_sentence_is_parsed_with_all_that_it_mentions() -> None:
    sentences = Sentences("en")
    sentences.add(
        "hill = Mount { -named }\n-named = { $who ->\n    [zeus] Ida\n   *[other] { olympus }\n}\n# a remark\n"
    )
    sentences.add("olympus = { hill } Olympos\n    .short = O.\nbroken = {\nhill = On { -named }\n")

    hill = sentences.get_message("hill").value
    assert sentences.format_pattern(hill, {"who": "hera"})[0].startswith("On")
    assert sentences.get_message("olympus").attributes.keys() == {"short"}
    assert not sentences.has_message("broken")
    assert not sentences.has_message("named")
