# petteia: compiled
"""What search and learning are told about Gods of Olympus."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import State
from petteia.core.insight import Insight, Proofs
from petteia.games.gods.insight import features, forced_win, key, network, ordering, value
from petteia.games.gods.insight.styles import STYLES
from petteia.games.gods.rules.position import Position


class GodsInsight(Insight):
    """A race: how far the gods are, and a search for wins that nobody can stop."""

    def __init__(self) -> None:
        super().__init__(features.FEATURES, network.INPUTS, network.ASPECT_ROWS, STYLES)

    def value(self, state: State, seat: i64) -> float:
        return value.evaluate(cast(Position, state), seat)

    def key(self, state: State) -> i64:
        return key.key(cast(Position, state))

    def order(self, state: State, options: vec[i16], count: i64, into: vec[i16]) -> None:
        ordering.order(cast(Position, state), options, count, into)

    def proofs(self) -> Proofs:
        return forced_win.GodsProofs()

    def features(self, state: State, seat: i64, into: vec[i16], amounts: vec[float]) -> i64:
        return features.features(cast(Position, state), seat, into, amounts)

    def inputs(self, state: State, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
        return network.inputs(cast(Position, state), seat, into, amounts)

    def aspects(self, state: State, options: vec[i16], count: i64, promises: vec[i16], into: vec[i16]) -> None:
        network.aspects(cast(Position, state), options, count, promises, into, state.actor())
