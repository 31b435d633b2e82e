"""Names stand in the form their sentence asks for."""

import pytest

from petteia.core.event import fact
from petteia.core.text import sentence
from petteia.games.olympos import GAME
from petteia.games.olympos.rules import events
from petteia.games.olympos.tests.playing import position, told

NAMES = ["Anna", "Boris"]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Anna moves a settler from Epirus to Thessaly.",
                "Nobody controls Epirus now.",
                "Anna conquers Thessaly from Boris and takes its grain.",
                "Boris gets an hourglass.",
                "Anna pays 3 (2 with hourglasses) and goes to space 1.",
            ],
        ),
        (
            "ru",
            [
                "Anna ведёт поселенца из Эпира в Фессалию.",
                "Теперь никто не контролирует Эпир.",
                "Anna завоёвывает Фессалию и жетон зерна; их теряет Boris.",
                "Boris получает жетон песочных часов.",
                "Anna платит 3 шага времени (песочными часами — 2) и переходит на область 1.",
            ],
        ),
        (
            "fr",
            [
                "Anna déplace un colon d’Épire en Thessalie.",
                "Plus personne ne contrôle l’Épire.",
                "Anna conquiert la Thessalie et prend le jeton de céréales à Boris.",
                "Boris reçoit un sablier.",
                "Anna paie 3 de temps, dont 2 avec des sabliers, et avance sur la case 1.",
            ],
        ),
        (
            "it",
            [
                "Anna muove un colonizzatore dall’Epiro in Tessaglia.",
                "Nessuno controlla più l’Epiro.",
                "Anna conquista la Tessaglia e prende il segnalino grano da Boris.",
                "Boris ottiene una clessidra.",
                "Anna paga 3 di tempo, di cui 2 con le clessidre, e avanza alla casella 1.",
            ],
        ),
    ],
)
def test_a_conquest_is_told_in_every_language(language: str, sentences: list[str]) -> None:
    log = told(position("time=0,9 epirus=1 thessaly=2 hourglasses1=2"), "march epirus thessaly")

    assert [sentence(GAME, event, language, NAMES) for event in log[: len(sentences)]] == sentences


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Struck by the Keres: Anna, Boris."),
        ("ru", "Гнев Кер: Anna, Boris."),
        ("fr", "Colère des Kères : Anna, Boris."),
        ("it", "Ira delle Keres: Anna, Boris."),
    ],
)
def test_several_seats_under_several_gods_need_no_verb(language: str, text: str) -> None:
    assert sentence(GAME, events.GodHarmed((0, 1), "keres"), language, NAMES) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "New settler from the north to Olympos"),
        ("ru", "Новый поселенец: с севера на Олимп"),
        ("fr", "Nouveau colon du nord sur l’Olympe"),
        ("it", "Nuovo colonizzatore dal nord sull’Olimpo"),
    ],
)
def test_a_way_has_the_prepositions_of_its_places(language: str, text: str) -> None:
    assert sentence(GAME, fact("move-settle", origin="north", territory="olympos"), language) == text
