"""Ratings of solvers and puzzles: a try is a match between the two, counted by openskill on the scale of chess."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

from openskill.models import BradleyTerryFull

FIRST, UNSURE = 1200.0, 250.0  # of a solver of whom nothing is known
AS_SHIPPED = 150.0  # how sure the rating is with which a puzzle ships
LIKELY = 1.96  # deviations to either side of the mean: there a rating is in 19 cases of 20
SCALE = 400 / log(10)  # with 400 points more, one of two is ten times as likely to win

MODEL = BradleyTerryFull(mu=FIRST, sigma=UNSURE, beta=SCALE / sqrt(2), tau=4.0)


@dataclass(frozen=True, slots=True)
class Rating:
    """How good a solver or how hard a puzzle is, as far as is known."""

    mean: float = FIRST
    deviation: float = UNSURE

    @property
    def points(self) -> int:
        return round(self.mean)

    @property
    def margin(self) -> int:
        """The points to either side within which it is likely to be."""
        return round(LIKELY * self.deviation)


def after_try(solver: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """Return both ratings after a try."""
    pair = [[MODEL.rating(mu=each.mean, sigma=each.deviation)] for each in (solver, puzzle)]
    (first,), (second,) = MODEL.rate(pair, ranks=[1.0, 2.0] if is_solved else [2.0, 1.0])
    return Rating(first.mu, first.sigma), Rating(second.mu, second.sigma)
