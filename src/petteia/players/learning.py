# petteia: compiled
"""Learning to judge positions by playing against oneself.

Where features tell of a seat against the rest, by temporal differences towards the result; where they tell of a seat
alone, by least squares towards what the game calls its lesson, its points for instance.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from petteia.core.game import CHANCE, OVER, Game, State
from petteia.core.insight import insight_of
from petteia.core.walk import chance_outcome, scratch
from petteia.players.alphabeta import Deepening, Table
from petteia.players.classic import ClassicSearch
from petteia.players.judge import Judge, sides_of, squeezed
from petteia.players.regression import LeastSquares
from petteia.players.tree import Tree, by_promise

FADING: Final = 0.93  # what earlier games count after every stretch, where weights come from least squares


class Learner:
    """Plays against itself and moves its weights towards what happened later."""

    def __init__(self, game: Game, seats: i64, weights: vec[float], rng: Random) -> None:
        self.game = game
        self.seats: i64 = seats
        self.weights = weights
        self.met = vec[float]([1.0] * len(weights))  # squared gradients so far: rare features move faster
        self.sums = vec[float]([0.0] * len(weights))  # for the average of the weights over the last games
        self.averaged: i64 = 0
        self.rng = rng
        self.rate = 0.05
        self.trust = 0.8  # lambda: how much the end of the game counts against the next judgement
        self.adventure = 0.08  # how often a decision is drawn by promise instead of chosen
        self.simulations: i64 = 24  # where a look to the end of the turn is not possible
        state = game.start(int(seats), game.complete({}))
        self.two_sided = sides_of(state) == 2
        self.looks_ahead = self.two_sided and not game.has_secrets
        self.insight = insight_of(game)
        self.compares = self.insight.compares_seats()
        self.squares = LeastSquares(i64(len(weights)) if self.compares else 1)
        self.judge = Judge(weights if any_set(weights) or not self.compares else None, 0.0, 0, state)
        self.tree = Tree(4096 + self.simulations * 64)
        self.ahead = Deepening(state, self.judge, Table(1 << 10), vec[i64]([i64(8), i64(8)]))
        self.options = scratch(state)
        self.promises = scratch(state)
        # The game so far: features of every judged state, one after the other, and where each state begins.
        self.active = vec[i16]([])
        self.amounts = vec[float]([])
        self.begins = vec[i64]([])

    def play(self) -> i64:
        """Play one game against oneself and learn from it; return the number of decisions."""
        state = self.game.start(int(self.seats), self.game.complete({}))
        self.active = vec[i16]([])
        self.amounts = vec[float]([])
        self.begins = vec[i64]([])
        last: i64 = -1
        decisions: i64 = 0
        while True:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                count = state.options(self.options)
                state.apply(chance_outcome(state, self.options, count, self.rng), None)
                continue
            if actor != last or self.compares:
                self.note(state)
                last = actor
            state.apply(self.choice(state), None)
            decisions += 1
        if self.compares:
            self.regress(state)
        elif self.two_sided:
            self.learn(state, 0, 1)
        else:
            for seat in range(self.seats):
                self.learn(state, seat, self.seats)
        return decisions

    def note(self, state: State) -> None:
        """Remember the features of *state*, for one seat of two sides or for all seats."""
        judge = self.judge
        for seat in range(i64(1) if self.two_sided and not self.compares else self.seats):
            count = self.insight.features(state, seat, judge.active, judge.amounts)
            self.begins = append(self.begins, i64(len(self.active)))
            for place in range(count):
                self.active = append(self.active, judge.active[place])
                self.amounts = append(self.amounts, judge.amounts[place])

    def choice(self, state: State) -> i64:
        """Return the move to play: what looks best a little way ahead, now and then an adventure."""
        count = state.options(self.options)
        if count == 1:
            return i64(self.options[0])
        if self.rng.random() < self.adventure:
            return by_promise(self.insight, state, self.options, self.promises, count, self.rng)
        if self.looks_ahead:
            return self.ahead.best(state, 1)
        search = ClassicSearch(state, self.judge, self.tree, self.rng, 0.3, 40, 0.03)
        self.tree.clear()
        for _ in range(self.simulations):
            search.walk(state.copy(), self.options, self.promises)
        return i64(self.tree.move[self.tree.best()])

    def regress(self, state: State) -> None:
        """See every noted state together with what its seat came to in the end."""
        noted = i64(len(self.begins))
        for entry in range(noted):
            end: i64 = self.begins[entry + 1] if entry + 1 < noted else i64(len(self.active))
            self.squares.add(
                self.active, self.amounts, self.begins[entry], end, self.insight.lesson(state, entry % self.seats)
            )

    def conclude(self) -> None:
        """Take the weights that all games so far teach; the older ones count less from now on."""
        if self.compares:
            self.squares.solve(self.weights)
            self.judge.trust(self.weights)
            self.squares.fade(FADING)

    def learn(self, state: State, first: i64, stride: i64) -> None:
        """Move the weights of every noted state towards what came after it, the last state first."""
        active, amounts, begins, weights, met = self.active, self.amounts, self.begins, self.weights, self.met
        target = state.payoff(first)
        noted = i64(len(begins))
        entry: i64 = noted - stride + first
        while entry >= 0:
            begin = begins[entry]
            end: i64 = begins[entry + 1] if entry + 1 < noted else i64(len(active))
            total = 0.0
            for place in range(begin, end):
                total += weights[i64(active[place])] * amounts[place]
            value = squeezed(total)
            slope = (1.0 - abs(value)) * (1.0 - abs(value))
            step = (target - value) * max(slope, 0.05)
            for place in range(begin, end):
                feature = i64(active[place])
                gradient = step * amounts[place]
                met[feature] += gradient * gradient
                weights[feature] += self.rate * gradient / met[feature] ** 0.5
            target = (1.0 - self.trust) * value + self.trust * target
            entry -= stride

    def memory(self) -> dict[str, list[float]]:
        """Return all that it takes to go on later."""
        return {
            "weights": list(self.weights),
            "met": list(self.met),
            "sums": list(self.sums),
            "averaged": [float(self.averaged)],
            "products": list(self.squares.products),
            "towards": list(self.squares.towards),
        }

    def resume(self, memory: dict[str, list[float]]) -> None:
        """Go on with the *memory* of an earlier learner."""
        overwrite(self.weights, memory["weights"])
        overwrite(self.met, memory["met"])
        overwrite(self.sums, memory["sums"])
        overwrite(self.squares.products, memory["products"])
        overwrite(self.squares.towards, memory["towards"])
        self.averaged = i64(int(memory["averaged"][0]))
        if any_set(self.weights):
            self.judge.trust(self.weights)

    def remember(self) -> None:
        """Let the weights as they are now count in the average."""
        for feature in range(i64(len(self.weights))):
            self.sums[feature] += self.weights[feature]
        self.averaged += 1

    def average(self) -> list[float]:
        """Return the average of the remembered weights."""
        return [self.sums[feature] / float(max(1, self.averaged)) for feature in range(i64(len(self.sums)))]


def any_set(weights: vec[float]) -> bool:
    """Say whether anything has been learned yet."""
    for weight in weights:
        if weight != 0.0:
            return True
    return False


def overwrite(numbers: vec[float], by: list[float]) -> None:
    assert len(numbers) == len(by)
    for place in range(i64(len(by))):
        numbers[place] = by[place]
