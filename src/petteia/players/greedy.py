# petteia: compiled
"""Looks to the end of its own turn and takes what looks best there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import Game, Move, State
from petteia.core.insight import Insight, insight_of
from petteia.core.walk import scratch
from petteia.players.base import Player

LONGEST_TURN: Final = 12  # decisions of one turn that are looked through; later ones are judged as they stand


class GreedyPlayer(Player):
    """Tries every option, finishes its turn with whatever looks best step by step, and compares the ends."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, "greedy", seed)

    def choose(self, view: Mapping[str, object]) -> Move:
        state = self.imagine(view)
        seat = state.actor()
        insight = insight_of(self.game)
        options = scratch(state)
        count = state.options(options)
        best = -2.0
        chosen: i64 = 0
        ties: i64 = 0
        for place in range(count):
            value = value_after(insight, state, i64(options[place]), seat)
            if value > best:
                best, ties = value, 0
            if value == best:
                ties += 1
                if self.rng.randrange(ties) == 0:  # every one of the best has the same chance to be kept
                    chosen = i64(options[place])
        return self.game.all_moves[chosen]


def value_after(insight: Insight, state: State, index: i64, seat: i64) -> float:
    """Return what *seat* may hope for after the move *index* and the best-looking rest of the turn."""
    after = state.copy()
    after.apply(index, None)
    options = scratch(after)
    for _ in range(LONGEST_TURN):
        if after.actor() != seat:
            break
        after = best_next(insight, after, seat, options)
    return insight.value(after, seat)


def best_next(insight: Insight, state: State, seat: i64, options: vec[i16]) -> State:
    """Return the state that looks best to *seat* among those one decision ahead."""
    count = state.options(options)
    best = -2.0
    chosen = state
    for place in range(count):
        after = state.copy()
        after.apply(i64(options[place]), None)
        value = insight.value(after, seat)
        if value > best:
            best, chosen = value, after
    return chosen
