"""Masks written in runs: the same moves, in the same order, and nothing left of those before."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

import petteia
from petteia.core.bits import add_run, list_runs, many, nth, nth_in_runs
from petteia.core.walk import scratch
from petteia.rl.masks import KEPT, Masks
from petteia.rl.observer import seen

GAMES = [(slug, seats) for slug in petteia.games() for seats in petteia.game(slug).seats]


def listed(runs: vec[i64], others: vec[i16], count: int) -> list[int]:
    """Return the moves of *runs*, then those in *others*."""
    into = vec[i16]([i16(0)] * len(others))
    end = list_runs(runs, into, 0)
    return list(into)[:end] + list(others)[:count]


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_runs_tell_the_same_moves_in_the_same_order(slug: str, seats: int) -> None:
    for seed in range(3):
        state = petteia.game(slug).new(seats, seed=seed)
        others = scratch(state)
        runs = vec[i64]([i64(0)] * (len(others) + 2))
        while state.to_act is not None:
            count = state.options_in_runs(runs, others)
            moves = state.indices()
            if count >= 0:
                assert listed(runs, others, count) == moves
                assert [nth_in_runs(runs, others, number) for number in range(len(moves))] == moves
            state.play(moves[seed * 7 % len(moves)])


def test_a_set_is_counted_and_its_members_are_found() -> None:
    for members in (0, 1, 0b1011, 0x80000001, 0xFFFFFFFF, 0x1FFFFFFFF):
        places = [place for place in range(33) if members >> place & 1]

        assert many(members) == len(places)
        assert [nth(members, number) for number in range(len(places))] == places


@pytest.mark.parametrize("singles", [0, 3, KEPT + 5])
def test_nothing_is_left_of_a_row_that_was_wiped(singles: int) -> None:
    masks = Masks(3, 320)
    shown = seen(masks.words, np.bool_).reshape(3, 320)
    runs, others = vec[i64]([i64(0)] * 9), vec[i16]([i16(100 + 3 * place) for place in range(singles)])
    add_run(32, 0x80000101, runs)
    add_run(68, 0, runs)
    add_run(68, 0x10001, runs)
    expected = [32, 40, 63, 68, 84, *list(others)]

    counts = [masks.mark(row, runs, others, singles) for row in range(3)]
    found = [shown[row].nonzero()[0].tolist() for row in range(3)]
    are_set = [masks.is_set(1, move) for move in range(320)]
    masks.wipe(1)

    assert counts == [len(expected)] * 3
    assert found == [expected] * 3
    assert are_set == [move in expected for move in range(320)]
    assert shown.any(1).tolist() == [True, False, True]
