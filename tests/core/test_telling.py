"""A game in words: every language tells the board, and an answer is found by text, number or words."""

import re

import pytest
from librt.random import Random

import petteia
from petteia.core.game import State
from petteia.core.telling import Teller
from petteia.core.text import languages


def later(slug: str, seats: int, seed: int, decisions: int = 50) -> State:
    """Return a game after so many random decisions."""
    state, rng = petteia.game(slug).new(seats, seed), Random(seed)
    for _ in range(decisions):
        if state.to_act is not None:
            state.play(state.indices()[rng.randrange(len(state.indices()))])
    return state


@pytest.mark.parametrize("slug", petteia.games())
def test_every_language_tells_the_board_without_a_bare_name(slug: str) -> None:
    game = petteia.game(slug)
    state = later(slug, game.seats[-1], seed=2)
    for language in languages(game):
        told = "\n".join(Teller(game, game.seats[-1], language).board(state.view(0)))

        assert told
        assert not re.findall(r"\b(?:board|bonus|brings|card|power|told)-[a-z]", told)


def test_the_board_of_a_game_without_words_is_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.core.telling.part_of", lambda game, name: None)
    state = petteia.game("gods").new(seed=1)

    assert "rings: 6" in Teller(state.game, 2).board(state.view(0))


def test_a_secret_is_told_to_nobody_else() -> None:
    game, state = petteia.game("olympos"), later("olympos", 2, seed=4)
    teller = Teller(game, 2)

    assert teller.tell("board-hand") in "\n".join(teller.board(state.view(0)))
    assert teller.tell("board-hand") not in "\n".join(teller.board(state.view(None)))


def test_a_move_is_found_by_text_number_and_words() -> None:
    state = petteia.game("gods").new(seed=1)
    moves = state.moves()
    english, russian = Teller(state.game, 2), Teller(state.game, 2, "ru")

    assert english.found(f" {moves[1].text.upper()}. ", moves) == moves[1]
    assert english.found("2", moves) == moves[1]
    assert russian.found(russian.sentence(moves[1].fact), moves) == moves[1]
    assert english.found("99", moves) is None


def test_what_is_no_move_is_explained_with_its_rule() -> None:
    state = petteia.game("gods").position(petteia.game("gods").new(seed=1).text)
    teller = Teller(state.game, 2, "it")

    assert teller.refusal(state, "99")[0] == f"Non c’è una mossa numero 99; i numeri vanno da 1 a {len(state.moves())}."
    assert teller.refusal(state, "pass") == ("Hai una carta da giocare: non puoi passare.", "G3.1")
    assert "fly" in teller.refusal(state, "zeus fly")[0]


def test_a_decision_tells_news_board_question_and_moves() -> None:
    state = petteia.game("gods").new(seed=1)
    told = Teller(state.game, 2).decision(state, state.to_act, ["Something happened."])

    assert "- Something happened." in told
    assert "Which god do you move" in told
    assert f"1. {state.moves()[0].text}: " in told
