"""What is true in every position of every game, whatever is played."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.core.conformance import CHECKS, rule, rule_numbers, uncited
from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, GODS, PORTAL, TOKEN_NAMES
from petteia.games.gods.rules.position import RESERVE, WHERE
from petteia.games.gods.tests.positions import GAME, asked
from petteia.games.gods.tests.walks import KINDS_OF_GAME, walk

games = given(kind=st.sampled_from(KINDS_OF_GAME), seed=st.integers(0, 2**32))
few = settings(max_examples=12, deadline=None)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check):
    check(GAME)


def test_every_rule_is_cited_by_a_test():
    assert uncited(GAME) == []
    assert len(rule_numbers(GAME)) == 37


def cells(state):
    return [int(state.pieces[cell]) for cell in range(int(state.summit) + 1)]


@rule("G1.4")
@few
@games
def test_there_are_six_tokens_of_each_kind_on_board_and_reserve_together(kind, seed):
    for state in walk(*kind, seed):
        on_board = Counter(cells(state))
        for number, name in enumerate(TOKEN_NAMES):
            total = on_board[FIRST_TOKEN + number] + int(state.pieces[RESERVE + number])
            assert total == 6, f"{total} {name} in {state.text}"


@rule("G1.5")
@few
@games
def test_every_god_stands_alone_on_the_cell_it_is_said_to_stand_on(kind, seed):
    for state in walk(*kind, seed):
        if asked(state) == "set":
            continue
        board = cells(state)
        places = [int(state.pieces[WHERE + god]) for god in range(GODS)]
        in_portal = asked(state) == "exit"
        assert len(set(places)) == GODS, state.text
        assert [board[place] for place in places].count(PORTAL) == in_portal, state.text
        assert sum(0 < there <= GODS for there in board) == GODS - in_portal, state.text
        for god, place in enumerate(places):
            assert board[place] in (god + 1, PORTAL), f"{GOD_NAMES[god]} in {state.text}"


@rule("G1.3")
@few
@games
def test_no_card_is_lost_or_made(kind, seed):
    seats, _, box = kind
    before = 16
    for state in walk(*kind, seed):
        if asked(state) in ("set", "draw", "deal"):
            continue
        view = state.view(None)
        hands = [Counter(held) for held in view["hands"]]
        if seats == 2:
            assert all(set(held.values()) <= {0, 1} and held.total() > 0 for held in hands), state.text
            continue
        everywhere = sum(hands, Counter(view["discard"]))
        assert all(count <= 2 for count in everywhere.values()), state.text
        assert all(held.total() <= 4 for held in hands), state.text
        if box == "original":
            assert everywhere.total() == 16, state.text
            assert all(held.total() > 0 for held in hands) or "recover" in state.text, state.text
        assert everywhere.total() <= before, state.text
        before = everywhere.total()


@few
@games
def test_somebody_can_always_decide_until_the_game_is_over(kind, seed):
    for state in walk(*kind, seed):
        assert bool(state.indices()) == (state.to_act is not None), state.text


@few
@games
def test_a_position_survives_being_written_and_read(kind, seed):
    for number, state in enumerate(walk(*kind, seed)):
        if number % 5 == 0:
            again = GAME.position(state.text)
            assert again.text == state.text
            assert again.indices() == state.indices(), state.text
            assert again.to_act == state.to_act, state.text
            if state.to_act is not None:
                move = state.moves()[-1]
                twin = state.copy()
                twin.play(move)
                again.play(move)
                assert again.text == twin.text, f"{move} in {state.text}"


@rule("G7.1")
@few
@games
def test_no_game_is_longer_than_four_hundred_turns(kind, seed):
    last = None
    for state in walk(*kind, seed):
        last = state

    assert last.view(None)["turn"] <= 400
    assert (last.outcome() == [0] * kind[0]) == (last.view(None)["turn"] == 400)
