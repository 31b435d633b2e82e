# petteia: compiled
"""How a bot values a position: by the game's own guess or by learned weights, with the misjudgement of its level."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import OVER, State
from petteia.core.insight import insight_of

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

    def __init__(self, weights: vec[float] | None, noise: float, salt: i64, state: State, bias: float = 0.0) -> None:
        self.weights = vec[float]([0.0]) if weights is None else tasted(weights, bias, salt)
        self.has_learned = weights is not None
        self.noise = noise
        self.salt: i64 = salt
        self.seats: i64 = state.seats
        self.insight = insight_of(state.game)
        self.two_sided = sides_of(state) == 2
        self.compares = self.insight.compares_seats()
        self.active: Final = vec[i16]([i16(0)] * MOST_FEATURES)
        self.amounts: Final = vec[float]([0.0] * MOST_FEATURES)
        self.sums: Final = vec[float]([0.0] * state.seats)
        self.hopes: Final = vec[float]([0.0] * state.seats)

    def trust(self, weights: vec[float]) -> None:
        """Judge by *weights* from now on."""
        self.weights = weights
        self.has_learned = True

    def values(self, state: State, into: vec[float]) -> None:
        """Write what every seat may hope for, from -1 to 1."""
        if self.has_learned and self.compares and state.actor() != OVER:
            self.compare(state, into)
        elif self.two_sided and (self.has_learned or not self.compares):
            worth = self.plain_value(state, 0)
            for seat in range(self.seats):
                into[seat] = worth if state.side(seat) == state.side(0) else -worth
        else:
            for seat in range(self.seats):
                into[seat] = self.plain_value(state, seat)
        if self.noise > 0.0 and state.actor() != OVER:
            self.misjudge(state, into)

    def plain_value(self, state: State, seat: i64) -> float:
        """Return what *seat* may hope for as a perfect eye sees it."""
        if state.actor() == OVER:
            return state.payoff(seat)
        return squeezed(self.sum(state, seat)) if self.has_learned else self.insight.value(state, seat)

    def misjudge(self, state: State, values: vec[float]) -> None:
        """Add the error this judge makes about *state*."""
        key = self.insight.key(state)
        for seat in range(self.seats):
            if self.two_sided:
                error = scatter(key, self.salt) * self.noise
                if state.side(seat) != 0:
                    error = -error
            else:
                error = scatter(key, self.salt + seat) * self.noise
            values[seat] = max(-0.99, min(0.99, values[seat] + error))

    def value(self, state: State, seat: i64) -> float:
        """Return what *seat* may hope for, from -1 to 1."""
        self.values(state, self.hopes)
        return self.hopes[seat]

    def compare(self, state: State, into: vec[float]) -> None:
        """Write how far every seat is ahead of the others, of the best of them as much as of all."""
        sums = self.sums
        total = 0.0
        for seat in range(self.seats):
            sums[seat] = self.sum(state, seat)
            total += sums[seat]
        for seat in range(self.seats):
            best = -1000.0
            for other in range(self.seats):
                if other != seat and sums[other] > best:
                    best = sums[other]
            average = (total - sums[seat]) / float(self.seats - 1)
            into[seat] = squeezed(sums[seat] - 0.5 * (best + average))

    def sum(self, state: State, seat: i64) -> float:
        """Return the weighted features of *state*, as *seat* sees it."""
        active = self.active
        amounts = self.amounts
        weights = self.weights
        count = self.insight.features(state, seat, active, amounts)
        total = 0.0
        for place in range(count):
            total += weights[i64(active[place])] * amounts[place]
        return total


def tasted(weights: vec[float], bias: float, salt: i64) -> vec[float]:
    """Return *weights* as somebody sees them who overrates some things and underrates others, by *bias* at most."""
    if bias == 0.0:
        return weights
    found = weights[:]
    for feature in range(i64(len(weights))):
        found[feature] *= 1.0 + bias * scatter(feature * 0x9E3779B1, salt)
    return found


def squeezed(total: float) -> float:
    """Return *total* bent into the interval from -1 to 1: steep in the middle, never flat."""
    return total / (1.0 + abs(total))
