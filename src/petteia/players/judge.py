# petteia: compiled
"""How a bot values a position: by the game's own guess or by learned weights, with the misjudgement of its level."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import OVER, State

MOST_FEATURES: Final = 1024  # that are active in one position
MASK: Final = 0x7FFF_FFFF


def sides_of(state: State) -> i64:
    """Return how many sides there are."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.side(seat))
    return most + 1


def scatter(key: i64, salt: i64) -> float:
    """Return a number from -1 to 1 that depends on nothing but *key* and *salt*, small ones more often."""
    low: i64 = (key ^ salt) & MASK
    high: i64 = ((key >> 31) ^ (salt << 7)) & MASK
    low = ((low ^ (low >> 15)) * 0x2C1B_3C6D) & MASK
    high = ((high ^ (high >> 13)) * 0x297A_2D39) & MASK
    mixed: i64 = ((low ^ (high >> 11)) * 0x1B56_C4E9) & MASK
    other: i64 = ((high ^ (low >> 9)) * 0x3C6E_F372) & MASK
    return float((mixed >> 10) + (other >> 10)) / 2097152.0 - 1.0


class Judge:
    """Values positions. The same position always looks the same to it: a weak judge is wrong, not fickle."""

    def __init__(self, weights: vec[float] | None, noise: float, salt: i64, two_sided: bool) -> None:
        self.weights = vec[float]([0.0]) if weights is None else weights
        self.has_learned = weights is not None
        self.noise = noise
        self.salt: i64 = salt
        self.two_sided = two_sided
        self.active = vec[i16]([i16(0)] * MOST_FEATURES)
        self.amounts = vec[float]([0.0] * MOST_FEATURES)

    def value(self, state: State, seat: i64) -> float:
        """Return what *seat* may hope for, from -1 to 1."""
        if state.actor() == OVER:
            return state.payoff(seat)
        worth = self.learned(state, seat) if self.has_learned else state.value(seat)
        if self.noise > 0.0:
            if self.two_sided:
                error = scatter(state.key(), self.salt) * self.noise
                worth += error if state.side(seat) == 0 else -error
            else:
                worth += scatter(state.key(), self.salt + seat) * self.noise
            worth = max(-0.99, min(0.99, worth))
        return worth

    def learned(self, state: State, seat: i64) -> float:
        """Return the weighted features of *state*, squeezed between -1 and 1."""
        active = self.active
        amounts = self.amounts
        weights = self.weights
        count = state.features(seat, active, amounts)
        total = 0.0
        for place in range(count):
            total += weights[i64(active[place])] * amounts[place]
        return squeezed(total)


def squeezed(total: float) -> float:
    """Return *total* bent into the interval from -1 to 1: steep in the middle, never flat."""
    return total / (1.0 + abs(total))
