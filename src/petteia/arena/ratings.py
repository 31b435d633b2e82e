"""Ratings: how strong bots are, from who beat whom (Bradley and Terry), on the scale of Elo, with 95 % intervals.

A game of more than two sides is one comparison between every two bots on different sides, weighted so that all of them
count as one fewer than there are sides: no more is known from it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from petteia.arena.match import GameResult

ELO = 400 / math.log(10)  # points for a natural unit of strength
NORMAL_95 = 1.959964
PRIOR = 0.5  # a drawn half-game against the average: keeps a bot that lost everything on the scale
ROUNDS = 200


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points of Elo, and half the width of its 95 % interval."""

    bot: str
    elo: float
    margin: float
    games: int
    score: float  # points per game, a win 1, a draw 1/2

    @property
    def low(self) -> float:
        return self.elo - self.margin

    @property
    def high(self) -> float:
        return self.elo + self.margin


Comparisons = dict[tuple[str, str], list[float]]  # for two bots: points of the first, comparisons


def comparisons(results: Iterable[GameResult]) -> Comparisons:
    """Return for every two bots, in alphabetical order, the points of the first and how often they met."""
    met: Comparisons = defaultdict(lambda: [0.0, 0.0])
    for result in results:
        for first, second, points, weight in meetings(result):
            entry = met[(first, second)]
            entry[0] += points * weight
            entry[1] += weight
    return dict(met)


def meetings(result: GameResult) -> list[tuple[str, str, float, float]]:
    """Return the comparisons of one game: two bots, the points of the first, the weight."""
    sides: dict[int, tuple[str, float]] = {}
    for bot, side, outcome in zip(result.bots, result.sides, result.outcome, strict=True):
        sides[side] = (bot, outcome)
    places = list(sides.values())
    weight = 1 / (len(places) / 2)  # n sides: n(n-1)/2 pairs, counted as n-1 comparisons
    found = []
    for number, (bot, outcome) in enumerate(places):
        for other, its in places[number + 1 :]:
            if bot == other:
                continue
            points = 1.0 if outcome > its else 0.0 if outcome < its else 0.5
            if bot < other:
                found.append((bot, other, points, weight))
            else:
                found.append((other, bot, 1 - points, weight))
    return found


def rate(results: Sequence[GameResult], anchor: str | None = None) -> list[Rating]:
    """Return the ratings of all bots, the strongest first; *anchor*, or else the average, has 0."""
    met = comparisons(results)
    bots = sorted({bot for pair in met for bot in pair})
    if not bots:
        return []
    strength = strengths(bots, met)
    shift = strength[bots.index(anchor)] if anchor in bots else sum(strength) / len(bots)
    spread = spreads(bots, met, strength, anchor)
    found = []
    for place, bot in enumerate(bots):
        points = games = 0.0
        for (first, second), (score, count) in met.items():
            if bot in (first, second):
                points += score if bot == first else count - score
                games += count
        played = sum(bot in result.bots for result in results)
        elo, margin = (strength[place] - shift) * ELO, spread[place] * ELO * NORMAL_95
        found.append(Rating(bot, elo, margin, played, points / games))
    return sorted(found, key=lambda rating: -rating.elo)


def strengths(bots: Sequence[str], met: Comparisons) -> list[float]:
    """Return the most likely strength of every bot (natural logarithm), by repeated one-bot corrections."""
    number = {bot: place for place, bot in enumerate(bots)}
    strength = [0.0] * len(bots)
    for _ in range(ROUNDS):
        largest = 0.0
        for place in range(len(bots)):
            slope = PRIOR * (0.5 - chance(strength[place]))
            curve = PRIOR * bend(strength[place])
            for (first, second), (points, count) in met.items():
                one, two = number[first], number[second]
                if place in (one, two):
                    other = two if place == one else one
                    gap = strength[place] - strength[other]
                    scored = points if place == one else count - points
                    slope += scored - count * chance(gap)
                    curve += count * bend(gap)
            step = max(-2.0, min(2.0, slope / curve))
            strength[place] += step
            largest = max(largest, abs(step))
        if largest < 1e-9:
            break
    return strength


def chance(gap: float) -> float:
    """Return the probability to win of somebody stronger by *gap*."""
    return 1 / (1 + math.exp(-gap))


def bend(gap: float) -> float:
    return chance(gap) * (1 - chance(gap))


def spreads(bots: Sequence[str], met: Comparisons, strength: Sequence[float], anchor: str | None) -> list[float]:
    """Return the standard error of every strength, relative to the anchor or to the average (Fisher information)."""
    size = len(bots)
    number = {bot: place for place, bot in enumerate(bots)}
    information = [[0.0] * size for _ in range(size)]
    for (first, second), (_, count) in met.items():
        one, two = number[first], number[second]
        known = count * bend(strength[one] - strength[two])
        information[one][one] += known
        information[two][two] += known
        information[one][two] -= known
        information[two][one] -= known
    for place in range(size):
        information[place][place] += PRIOR * bend(strength[place])
    covariance = inverse(information)
    weight = [1 / size] * size
    if anchor in bots:
        weight = [float(bot == anchor) for bot in bots]
    found = []
    for place in range(size):
        contrast = [(1.0 if other == place else 0.0) - weight[other] for other in range(size)]
        variance = sum(
            contrast[i] * covariance[i][j] * contrast[j] for i in range(size) for j in range(size) if contrast[i]
        )
        found.append(math.sqrt(max(0.0, variance)))
    return found


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a small symmetric positive matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(1.0 if column == place else 0.0 for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        scale = rows[place][place]
        rows[place] = [value / scale for value in rows[place]]
        for row in range(size):
            if row != place and rows[row][place]:
                factor = rows[row][place]
                rows[row] = [value - factor * own for value, own in zip(rows[row], rows[place], strict=True)]
    return [row[size:] for row in rows]
