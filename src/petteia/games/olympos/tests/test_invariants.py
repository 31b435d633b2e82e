"""What holds in every state of every game: pieces are conserved, counts agree, points add up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from petteia.games.olympos import GAME
from petteia.games.olympos.rules.invariants import violations


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**31))
def test_nothing_is_lost_or_made_in_random_games(seats, seed):
    rng = Random(seed)
    state = GAME.new(seats)
    while state.to_act is not None:
        moves = state.indices()
        state.apply(moves[rng.randrange(len(moves))], None)
        assert violations(state) == [], state.text


def test_a_broken_state_is_noticed():
    state = GAME.position("epirus=1")
    state.pieces[0] = 2

    assert violations(state)
