"""What a seat may see: everything but what has not been drawn yet."""

import json

import pytest

import petteia
from petteia.core.conformance import rule
from petteia.core.game import OptionError
from petteia.core.text import sentence
from petteia.games.gods.rules.board import GOD_NAMES
from petteia.games.gods.tests.positions import GAME, full_board, play, position


@rule("G2.3")
def test_every_seat_and_every_spectator_sees_the_same():
    state = position("zeus@c3 lightning@h3 hand1=zeus,hera")

    views = [state.view(seat) for seat in (0, 1, None)]

    assert [view.pop("seat") for view in views] == [0, 1, None]
    assert views[0] == views[1] == views[2]


def test_the_view_says_what_the_position_is():
    state = position("zeus@c3 lightning@h3 hand1=zeus,hera seat=2 turn=5")

    view = state.view(1)

    assert view["gods"]["zeus"] == "c3"
    assert view["tokens"] == {"h3": "lightning"}
    assert view["reserve"] == {"lightning": 5, "barrier": 6, "portal": 6, "fertility": 6}
    assert view["hands"][0] == {god: int(god in ("zeus", "hera")) for god in GOD_NAMES}
    assert (view["turn"], view["seat_on_turn"], view["to_act"], view["asked"]) == (5, 1, 1, "turn")
    assert (view["game"], view["seats"], view["outcome"]) == ("gods", 2, None)
    assert view["options"] == {"rings": 6, "box": "original"}
    assert json.loads(json.dumps(view)) == view


def test_the_view_names_the_acting_god_and_whether_it_was_struck():
    state = position("zeus@c1 lightning@c3 fertility@c2")

    before = state.view(None)
    play(state, "zeus up")

    assert (before["acting"], before["struck"]) == (None, False)
    assert (state.view(None)["acting"], state.view(None)["struck"]) == ("zeus", True)


def test_a_god_on_the_summit_is_seen_there():
    state = position("zeus@a6")

    play(state, "zeus up")

    assert state.view(None)["gods"]["zeus"] == "summit"
    assert state.view(None)["outcome"] == [1, -1]
    assert state.view(None)["asked"] == ""


def test_what_has_not_been_drawn_is_not_in_the_view():
    one, other = GAME.new(), GAME.new()
    one.seed, other.seed = "1", "2"

    assert one.view(0) == other.view(0)
    assert one.view(0)["gods"] == {}


def test_there_is_no_view_of_a_seat_that_does_not_exist():
    with pytest.raises(OptionError, match="there is no seat 2"):
        position("").view(2)


def test_a_bot_imagines_the_very_state_it_sees():
    state = position("zeus@c3 ask=end>place acting=zeus")
    bot = petteia.player("gods", level=1, seed=1)

    assert GAME.determinize(state.view(0), bot.rng) == state
    assert bot.choose(state.view(0)) in state.moves()


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("", "Which god do you move, and which way? You need its card, strong side up."),
        ("ask=end>power>step:hera acting=hera", "Fertility: Hera moves again. Which way?"),
        ("ask=end>power>exit:hera acting=hera hera@c3 portal@c3", "Where does Hera come out of the portal?"),
        ("ask=end>place acting=hades", "Where do you place the portal token?"),
        (
            f"ask=end>take acting=hades {full_board('portal', 'b3 d3 f3 h3 j3 l3')}",
            "There is no portal token in the reserve: which one on the board do you move?",
        ),
        ("ask=end>weaken acting=hera", "Hera: which strong card of your opponent do you turn weak?"),
        ("ask=end>spend:2 acting=athena", "Athena: you may turn up to two of your cards weak. Which?"),
        ("ask=end>spend:1 acting=athena hand1=zeus,hera", "Athena: you may turn one more of your cards weak. Which?"),
        ("ask=end>lead acting=aphrodite", "Aphrodite: which other god do you move, and which way?"),
        (
            "seats=4 ask=next>recover:1 hand1=zeus,hera,ares",
            "Your new cards: take one more from the discard pile.",
        ),
        ("seats=4 ask=next>recover:1 hand1=none", "Your new cards: take 4 from the discard pile."),
        (
            "seats=4 ask=end>spend:2 acting=athena hand1=athena",
            "Athena: you may spend one of your partner’s cards. Which?",
        ),
        (
            "seats=4 box=russian hand1=none discard=none",
            "You have no card to play: you must pass.",
        ),
        ("over=1 zeus@summit", "The game is over."),
    ],
)
def test_the_question_is_asked_in_words(text, question):
    assert sentence(GAME, position(text).question()) == question


def test_russian_names_are_declined():
    state = position("zeus@a1 hand1=hera,athena")
    names = ["Анна", "Боря"]

    refused = state.why_not("zeus up")[0]
    log = play(state, "hera up", "weaken aphrodite")

    assert sentence(GAME, refused, "ru") == ("Ваша карта Зевса слабая: её нельзя сыграть, пока карты не восстановятся.")
    assert [sentence(GAME, event, "ru", names) for event in log] == [
        "Анна играет карту Геры; она становится слабой.",
        f"Анна: Гера поднимается с {log[1].origin} на {log[1].cell}.",
        "Боря: карта Афродиты становится слабой.",
    ]
