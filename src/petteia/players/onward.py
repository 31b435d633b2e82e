# petteia: compiled
"""Playing on from a position without a search: everybody does what a mind promises most of."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import CHANCE, OVER, State
from petteia.core.walk import chance_outcome, scratch
from petteia.players.mind import Mind


class Onward:
    """Decides for everybody what promises most, or one time in *second* the second best; draws by weight."""

    def __init__(self, state: State, mind: Mind, rng: Random, second: i64 = 0) -> None:
        self.mind = mind
        self.rng = rng
        self.second: i64 = second  # never if 0
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
        if self.second > 0 and self.rng.randrange(self.second) == 0:
            best = most_promising(promises, count, best)
        return i64(options[best])

    def finish(self, state: State, longest: i64) -> bool:
        """Play *state* to the end of the game; say whether it came to one within so many decisions and draws."""
        for _ in range(longest):
            if state.actor() == OVER:
                return True
            state.apply(self.choose(state), None)
        return state.actor() == OVER


def most_promising(promises: vec[i16], count: i64, but: i64) -> i64:
    """Return the place of the option that promises most, leaving out the one at *but*."""
    best: i64 = 1 if but == 0 else 0
    for place in range(best + 1, count):
        if place != but and promises[place] > promises[best]:
            best = place
    return best
