# petteia: compiled
"""What a search asks: what every seat may hope for, and which moves are worth a look.

`Mind` is all that the search knows of a judge, so that another one, a network for instance, can be put in its place.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from petteia.core.game import OVER, State
from petteia.players.judge import Judge

EVERYBODY: Final = -1  # as seats, a bit each
LEAF_VISITS: Final = 2  # a node is looked into when it was judged this often
MOST_PROMISE: Final = 1000  # of the option that looks best one decision ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Who judges for a search."""

    def __init__(self, looks_ahead: bool, judges_half_turns: bool, opening: i64 = 0) -> None:
        self.looks_ahead = looks_ahead  # it says what options are worth before they were tried
        self.judges_half_turns = judges_half_turns  # else a turn is finished before it is judged
        self.opening: i64 = opening  # how often a node is judged before its moves are asked for

    def values(self, state: State, asked: i64, into: vec[float]) -> None:
        """Write what each of the seats *asked*, a bit each, may hope for, from -1 to 1; of others anything."""
        raise NotImplementedError

    def priors(self, state: State, options: vec[i16], count: i64, promises: vec[i16], hopes: vec[float]) -> None:
        """Write how much each of the legal moves *options* promises, none if it need not be looked at.

        If this mind looks ahead, write also what each that promises anything is hoped to be worth to who decides.
        """
        raise NotImplementedError


class LinearMind(Mind):
    """Judges by weighted features, or by the game's own guess where nothing is learned.

    Where features tell of a seat alone, seats are compared two by two: how likely one ends before the other is read off
    the difference of their sums, less steeply the more can still happen. Options are then judged one decision ahead;
    one that is worse by *doubt* promises a third as much.
    """

    def __init__(self, judge: Judge, doubt: float) -> None:
        # Looking ahead judges all that may follow a node: that is done at once.
        looks_ahead = judge.compares and doubt > 0.0
        super().__init__(looks_ahead, judge.compares, 0 if looks_ahead else LEAF_VISITS)
        self.judge = judge
        self.insight = judge.insight
        self.doubt = doubt
        self.ranks = judge.compares and judge.has_learned
        self.sums: Final = vec[float]([0.0] * judge.seats)
        self.found: Final = vec[float]([0.0] * judge.seats)

    def values(self, state: State, asked: i64, into: vec[float]) -> None:
        judge = self.judge
        if not self.ranks or state.actor() == OVER:
            judge.values(state, into)
            return
        spread = self.note_sums(state)
        for seat in range(judge.seats):
            into[seat] = self.rank(seat, self.sums[seat], spread)
        if judge.noise > 0.0:
            judge.misjudge(state, into)

    def note_sums(self, state: State) -> float:
        """Note the weighted features of all seats; return what difference between two of them is a likely win."""
        for seat in range(self.judge.seats):
            self.sums[seat] = self.judge.sum(state, seat)
        return self.insight.spread(state)

    def rank(self, seat: i64, sum: float, spread: float) -> float:
        """Return how many of the others *seat* is likely to beat with *sum*, from -1 for none to 1 for all."""
        total = 0.0
        for other in range(self.judge.seats):
            if other != seat:
                total += tanh((sum - self.sums[other]) / spread)
        return total / float(self.judge.seats - 1)

    def priors(self, state: State, options: vec[i16], count: i64, promises: vec[i16], hopes: vec[float]) -> None:
        self.insight.order(state, options, count, promises)
        if not self.looks_ahead:
            return
        actor = state.actor()
        # What a move does to the sums of the others is left to the search: hardly any does much, and it costs most.
        glances = self.ranks and self.judge.noise == 0.0
        spread = self.note_sums(state) if glances else 1.0
        best = -2.0
        for place in range(count):
            hopes[place] = -2.0
            if promises[place] > 0:
                after = state.copy()
                after.apply(i64(options[place]), None)
                if glances and after.actor() != OVER:
                    hopes[place] = self.rank(actor, self.judge.sum(after, actor), spread)
                else:
                    self.values(after, EVERYBODY, self.found)
                    hopes[place] = self.found[actor]
                best = max(best, hopes[place])
        for place in range(count):
            if promises[place] > 0:
                promises[place] = i16(1 + i64(float(MOST_PROMISE) * exp((hopes[place] - best) / self.doubt)))
