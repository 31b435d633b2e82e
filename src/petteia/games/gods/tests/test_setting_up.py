"""G2: setting up. Every draw is a decision of chance, made by hand here."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.conformance import rule
from petteia.games.gods.rules.board import GOD_NAMES
from petteia.games.gods.tests.positions import GAME, hand, kinds, on_turn, play, tokens, where, words

GODS_IN_ORDER = tuple(f"set {god}" for god in GOD_NAMES)


def drawn_in_order(state):
    """Draw the sixteen cards in the order of the gods: all first cards, then all second ones."""
    return play(state, *(f"draw {card.name}" for card in (*GAME.mountain.cards[::2], *GAME.mountain.cards[1::2])))


@rule("G2.1")
def test_the_gods_stand_on_every_second_cell_of_ring_one():
    state = GAME.new()

    log = play(state, *GODS_IN_ORDER)

    assert [where(state, god) for god in GOD_NAMES] == ["a1", "c1", "e1", "g1", "i1", "k1", "m1", "o1"]
    assert kinds(log) == ["GodSet"] * 8


@rule("G2.1")
def test_any_god_not_yet_set_may_come_next_with_the_same_chance():
    state = GAME.new()
    play(state, "set ares", "set zeus")

    outcomes = {move.text: move.weight for move in state.moves()}

    assert state.to_act == petteia.CHANCE
    assert outcomes == {f"set {god}": 1 for god in GOD_NAMES if god not in ("ares", "zeus")}


@rule("G2.2")
def test_the_first_card_gives_the_column_and_the_second_the_ring():
    state = GAME.new()
    play(state, *GODS_IN_ORDER)

    log = play(state, "draw hades-p", "draw hera-b")

    assert tokens(state) == {"lightning@p3"}
    assert kinds(log) == ["CardDrawn", "CardDrawn", "TokenSet"]
    assert [event.part for event in log[:2]] == ["column", "ring"]


@rule("G2.2")
def test_starting_tokens_are_two_lightning_two_barrier_two_portal_two_fertility():
    state = GAME.new()
    play(state, *GODS_IN_ORDER)

    log = drawn_in_order(state)

    assert [event.token for event in log if kinds([event]) == ["TokenSet"]] == [
        *("lightning", "lightning", "barrier", "barrier"),
        *("portal", "portal", "fertility", "fertility"),
    ]


@rule("G2.2")
def test_every_card_is_drawn_once():
    state = GAME.new()
    play(state, *GODS_IN_ORDER)

    drawn = []
    while words(state, "draw"):
        assert {move.weight for move in state.moves()} == {1}
        drawn.append(min(words(state)))
        play(state, drawn[-1])

    assert sorted(drawn) == sorted(f"draw {card.name}" for card in GAME.mountain.cards)


@rule("G2.2")
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**9), rings=st.sampled_from([5, 6]), seats=st.sampled_from([2, 4]))
def test_starting_tokens_never_meet_each_other_or_a_god(seed, rings, seats):
    state = GAME.new(seats, seed=seed, rings=rings)

    laid = tokens(state)

    assert len(laid) == 8
    assert len({word.split("@")[1][0] for word in laid}) == 8
    assert {word[-1] for word in laid} <= set("2345")


@rule("G2.3")
def test_two_players_get_one_card_of_each_god_all_strong():
    state = GAME.new(2, seed=1)

    assert hand(state, 1) == GOD_NAMES
    assert hand(state, 2) == GOD_NAMES


@rule("G2.3")
def test_the_cards_are_open_to_everybody():
    state = GAME.new(2, seed=1)

    views = [state.view(seat) for seat in (0, 1, None)]

    assert all(view["hands"] == views[0]["hands"] for view in views)


@rule("G2.4")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_holder_of_the_zeus_card_with_alpha_plays_first(seat):
    state = GAME.new()
    play(state, *GODS_IN_ORDER)
    drawn_in_order(state)

    log = play(state, f"deal {seat}")

    assert on_turn(state) == seat
    assert state.to_act == seat - 1
    assert kinds(log) == ["CardDealt", "FirstSeatFound"]


@rule("G2.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_everyone_is_as_likely_to_play_first(seats):
    state = GAME.new(seats)
    play(state, *GODS_IN_ORDER)
    drawn_in_order(state)

    assert {move.text: move.weight for move in state.moves()} == {f"deal {seat + 1}": 1 for seat in range(seats)}


@rule("G2.4")
def test_seeds_let_every_seat_begin():
    beginners = Counter(on_turn(GAME.new(2, seed=seed)) for seed in range(200))

    assert 70 <= beginners[1] <= 130
