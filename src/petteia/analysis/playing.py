# petteia: compiled
"""Games played on from a position, everybody alike: what it is worth to each seat, whoever decides there.

A search sees the plans of the seat at its root best, and so flatters it. Games that go on for some decisions, each seat
doing what looks best one decision ahead, flatter nobody; and they see the end of a game when it is near.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.game import OVER, State
from petteia.players.mind import EVERYBODY, LinearMind
from petteia.players.onward import Onward

FAR: Final = 16  # decisions with a choice, before a game that is played on is judged: more tell nothing more
SECOND: Final = 4  # one of so many decisions is the second best at first sight, else all games would be alike


class PlayedOn:
    """Games played on from what *viewer* knows of a position (negative: a spectator), or with open cards."""

    def __init__(self, state: State, viewer: i64, open_cards: bool, mind: LinearMind, rng: Random) -> None:
        self.root = state
        self.viewer: i64 = viewer
        self.open_cards = open_cards or not state.game.has_secrets
        self.mind = mind
        self.rng = rng
        self.onward = Onward(state, mind, rng, SECOND)
        self.seats: i64 = state.seats
        self.unit = mind.insight.unit()
        self.done: i64 = 0
        self.found: Final = vec[float]([0.0] * state.seats)
        self.sums: Final = vec[float]([0.0] * state.seats)
        self.squares: Final = vec[float]([0.0] * state.seats)
        self.points: Final = vec[float]([0.0] * state.seats)

    def play(self, games: i64) -> None:
        """Play so many games more."""
        for _ in range(games):
            self.note(self.played(self.root.copy() if self.open_cards else self.root.redealt(self.viewer, self.rng)))

    def played(self, state: State) -> State:
        """Return *state* some decisions later, or at the end of the game."""
        left: i64 = FAR
        while state.actor() != OVER and left > 0:
            state.apply(self.onward.choose(state), None)
            if self.onward.had_choice:
                left -= 1
        return state

    def note(self, state: State) -> None:
        self.done += 1
        self.mind.values(state, EVERYBODY, self.found)
        is_over = state.actor() == OVER
        scores = state.scores() if is_over else []
        for seat in range(self.seats):
            value = self.found[seat]
            self.sums[seat] += value
            self.squares[seat] += value * value
            self.points[seat] += float(scores[seat]) if is_over else self.unit * self.mind.judge.sum(state, seat)

    # What was found ----------------------------------------------------------------------------------------------

    def values(self) -> list[float]:
        """Return what every seat may hope for."""
        return [total / float(max(1, self.done)) for total in self.sums]

    def errors(self) -> list[float]:
        """Return the standard errors of these hopes."""
        if self.done < 2:
            return [1.0] * int(self.seats)
        count = float(self.done)
        return [
            sqrt(max(0.0, square / count - (total / count) ** 2) / (count - 1.0))
            for total, square in zip(self.sums, self.squares, strict=True)
        ]

    def expected_points(self) -> list[float]:
        """Return the points every seat is expected to end with."""
        return [total / float(max(1, self.done)) for total in self.points]
