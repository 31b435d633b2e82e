"""What search goes by: half-made turns judged as if paid, and no decision without a move worth a look."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

from petteia.core.walk import scratch
from petteia.games.olympos import GAME
from petteia.games.olympos.insight.features import FEATURES, GLASSES, LEFT
from petteia.games.olympos.tests.playing import position


def described(state, seat):
    """Return the features of *seat* by number."""
    into, amounts = vec[i16]([i16(0)] * 256), vec[float]([0.0] * 256)
    count = GAME.insight.features(state, seat, into, amounts)
    return {int(into[place]): amounts[place] for place in range(count)}


def test_an_action_not_paid_yet_counts_as_paid():
    state = position("hand1=star hourglasses1=1")
    state.play("settle north thrace")
    unpaid = described(state, 0)
    state.play("pay")
    paid = described(state, 0)

    assert unpaid[LEFT] == paid[LEFT] < 1
    assert unpaid[GLASSES] == paid[GLASSES] == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_everywhere_some_move_is_worth_a_look_and_features_stay_in_their_range(seats):
    rng = Random(seats)
    state = GAME.new(seats)
    options = scratch(state)
    promises = scratch(state)
    while state.to_act is not None:
        count = state.options(options)
        if state.to_act >= 0:
            GAME.insight.order(state, options, count, promises)
            for seat in range(seats):
                assert all(0 <= feature < FEATURES for feature in described(state, seat))

            assert any(promises[place] > 0 for place in range(count))
        state.apply(int(options[rng.randrange(count)]), None)


def looked_at(text, target):
    """Return the starts of a new settler for *target* that search looks at."""
    state = GAME.position(text)
    options, promises = scratch(state), scratch(state)
    count = state.options(options)
    GAME.insight.order(state, options, count, promises)
    moves = [GAME.all_moves[options[place]].text.split() for place in range(count) if promises[place]]
    return {move[1] for move in moves if move[0] == "settle" and move[2] == target}


def test_a_dearer_start_is_looked_at_where_it_reaches_a_zeus_space_first():
    assert looked_at("seats=2 time=8,11 epirus=1 stock1=3 thrace=2", "thessaly") == {"epirus", "north"}
    assert looked_at("seats=2 time=0,11 epirus=1 stock1=3 thrace=2", "thessaly") == {"epirus"}
    assert looked_at("seats=2 time=9,11 epirus=1 stock1=3 thrace=2", "thessaly") == {"epirus"}
