"""A sequential test: is A better than B? Stops as soon as the games played so far say so, or say the contrary.

The unit is a seating group: all games with one seed, in which both bots had every place. What the set-up gave to a
place cancels out within it, and the variance is measured, not assumed, so draws and lucky set-ups are accounted for.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from petteia.arena.match import GameResult
from petteia.arena.ratings import meetings

LEAST_GROUPS = 16  # fewer say nothing about the variance


def score_of(elo: float) -> float:
    """Return the share of points that a lead of *elo* gives."""
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass(frozen=True)
class Sprt:
    """A test of "A leads by at most *elo0*" against "A leads by at least *elo1*"."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the first or the second hypothesis is accepted."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, shares: list[float]) -> float:
        """Return the log-likelihood ratio after groups in which A had these shares of the points."""
        count = len(shares)
        if count < LEAST_GROUPS:
            return 0.0
        mean = sum(shares) / count
        # One imagined group that missed the mean by a quarter: no run of equal groups makes the variance zero.
        variance = (sum((share - mean) ** 2 for share in shares) + 1 / 16) / count
        low, high = score_of(self.elo0), score_of(self.elo1)
        return count * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, results: Iterable[GameResult], a: str, b: str) -> str:
        """Return "better", "not better", or "open" while neither bound is reached."""
        ratio = self.ratio(shares_of(results, a, b))
        low, high = self.bounds
        return "better" if ratio >= high else "not better" if ratio <= low else "open"


def shares_of(results: Iterable[GameResult], a: str, b: str) -> list[float]:
    """Return the share of points of *a* against *b* in every complete seating group, by seed."""
    groups: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for result in results:
        for first, second, points, weight in meetings(result):
            if {first, second} == {a, b}:
                groups[result.seed][0] += weight * (points if first == a else 1 - points)
                groups[result.seed][1] += weight
    complete = max((count for _, count in groups.values()), default=0.0)
    return [points / count for _, (points, count) in sorted(groups.items()) if count == complete]
