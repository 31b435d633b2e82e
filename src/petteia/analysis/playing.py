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
from mypy_extensions import i16, i64

from petteia.core.game import CHANCE, OVER, State
from petteia.core.walk import chance_outcome, scratch
from petteia.players.mind import EVERYBODY, LinearMind, Mind

FAR: Final = 16  # decisions with a choice, before a game that is played on is judged: more tell nothing more
SECOND: Final = 4  # one of so many decisions is the second best at first sight, else all games would be alike


class Onward:
    """Decides for everybody what looks best one decision ahead, or sometimes second best; draws by weight."""

    def __init__(self, state: State, mind: Mind, rng: Random) -> None:
        self.mind = mind
        self.rng = rng
        self.options = scratch(state)
        self.promises = scratch(state)
        self.hopes: Final = vec[float]([0.0] * len(state.game.all_moves))
        self.had_choice = False  # whether the last one was a decision between several

    def choose(self, state: State) -> i64:
        """Return what happens next in *state*, a copy of somebody's guess; it must not be over."""
        options, promises = self.options, self.promises
        count = state.options(options)
        self.had_choice = False
        if state.actor() == CHANCE:
            return chance_outcome(state, options, count, self.rng)
        if count == 1:
            return i64(options[0])
        self.had_choice = True
        self.mind.priors(state, options, count, promises, self.hopes)
        best = most_promising(promises, count, -1)
        return i64(options[most_promising(promises, count, best) if self.rng.randrange(SECOND) == 0 else best])


def most_promising(promises: vec[i16], count: i64, but: i64) -> i64:
    """Return the place of the option that promises most, leaving out the one at *but*."""
    best: i64 = 1 if but == 0 else 0
    for place in range(best + 1, count):
        if place != but and promises[place] > promises[best]:
            best = place
    return best


class PlayedOn:
    """Games played on from what *viewer* knows of a position (negative: a spectator), or with open cards."""

    def __init__(self, state: State, viewer: i64, open_cards: bool, mind: LinearMind, rng: Random) -> None:
        self.root = state
        self.viewer: i64 = viewer
        self.open_cards = open_cards or not state.game.has_secrets
        self.mind = mind
        self.rng = rng
        self.onward = Onward(state, mind, rng)
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
