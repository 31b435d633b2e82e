# petteia: compiled
"""Weights by least squares: sums of products of what was seen, solved when wanted, older games fading."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

RIDGE: Final = 20.0  # pulls every weight to zero like so many sights of it alone that taught nothing


class LeastSquares:
    """The weights with which features come closest to what they were followed by."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.products = vec[float]([0.0] * (size * size))
        self.towards = vec[float]([0.0] * size)

    def add(self, active: vec[i16], amounts: vec[float], begin: i64, end: i64, target: float) -> None:
        """See the features from *begin* to *end*, followed by *target*."""
        products, towards, size = self.products, self.towards, self.size
        for place in range(begin, end):
            row: i64 = i64(active[place]) * size
            amount = amounts[place]
            towards[i64(active[place])] += amount * target
            for other in range(begin, end):
                products[row + i64(active[other])] += amount * amounts[other]

    def fade(self, share: float) -> None:
        """Let what was seen so far count *share* as much."""
        for place in range(i64(len(self.products))):
            self.products[place] *= share
        for place in range(self.size):
            self.towards[place] *= share

    def solve(self, into: vec[float]) -> None:
        """Write the best weights, by Cholesky's method."""
        size = self.size
        lower = self.products[:]
        for row in range(size):
            lower[row * size + row] += RIDGE
            for column in range(row + 1):
                rest = lower[row * size + column]
                for place in range(column):
                    rest -= lower[row * size + place] * lower[column * size + place]
                if row == column:
                    lower[row * size + row] = rest**0.5
                else:
                    lower[row * size + column] = rest / lower[column * size + column]
        for row in range(size):
            rest = self.towards[row]
            for place in range(row):
                rest -= lower[row * size + place] * into[place]
            into[row] = rest / lower[row * size + row]
        row = size - 1
        while row >= 0:
            rest = into[row]
            for place in range(row + 1, size):
                rest -= lower[place * size + row] * into[place]
            into[row] = rest / lower[row * size + row]
            row -= 1
