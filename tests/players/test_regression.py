"""Least squares: weights that are known are found again."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

from petteia.players.regression import LeastSquares

TRUE = [2.0, -1.0, 0.5]


def seen(squares: LeastSquares, weights: list[float], times: int, rng: Random) -> None:
    """Show the sums of *weights* with random amounts, each time of two features out of three."""
    for number in range(times):
        features = [feature for feature in range(3) if feature != number % 3]
        amounts = [rng.random() for _ in features]
        target = sum(weights[feature] * amount for feature, amount in zip(features, amounts, strict=True))
        squares.add(vec[i16]([i16(feature) for feature in features]), vec[float](amounts), 0, 2, target)


def test_the_weights_behind_what_was_seen_are_found() -> None:
    squares = LeastSquares(3)
    seen(squares, TRUE, 30_000, Random(1))
    found = vec[float]([0.0] * 3)
    squares.solve(found)

    assert list(found) == pytest.approx(TRUE, abs=0.02)


def test_what_faded_counts_less_than_what_is_new() -> None:
    squares = LeastSquares(3)
    seen(squares, [0.0, 0.0, 0.0], 10_000, Random(1))
    for _ in range(40):
        squares.fade(0.7)
    seen(squares, TRUE, 30_000, Random(2))
    found = vec[float]([0.0] * 3)
    squares.solve(found)

    assert list(found) == pytest.approx(TRUE, abs=0.02)
