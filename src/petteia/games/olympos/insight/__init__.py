# petteia: compiled
"""What search and learning are told about Olympos."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import State
from petteia.core.insight import Insight
from petteia.games.olympos.insight import features, key, network, ordering, value
from petteia.games.olympos.insight.styles import STYLES
from petteia.games.olympos.rules.position import Position
from petteia.games.olympos.rules.scoring import ITEM_NAMES, points, points_for


class OlymposInsight(Insight):
    """A race for points: what each seat has, and what it is on the way to."""

    def __init__(self) -> None:
        super().__init__(features.FEATURES, network.INPUTS, network.ASPECT_ROWS, STYLES)

    def value(self, state: State, seat: i64) -> float:
        return value.evaluate(cast(Position, state), seat)

    def key(self, state: State) -> i64:
        return key.key(cast(Position, state))

    def order(self, state: State, options: vec[i16], count: i64, into: vec[i16]) -> None:
        ordering.order(cast(Position, state), options, count, into)

    def phase(self, state: State) -> float:
        return 1.0 - value.time_left(cast(Position, state))

    def unit(self) -> float:
        return features.UNIT

    def items(self, state: State, seat: i64) -> list[tuple[str, int]]:
        found = enumerate(ITEM_NAMES)
        return [(name, int(points_for(cast(Position, state), seat, item))) for item, name in found]

    def features(self, state: State, seat: i64, into: vec[i16], amounts: vec[float]) -> i64:
        return features.features(cast(Position, state), seat, into, amounts)

    def compares_seats(self) -> bool:
        return True

    def spread(self, state: State) -> float:
        """Return less and less as the discs near the last Zeus space: by 3,840 positions of games of the bots."""
        return value.SPREAD_AT_END + value.SPREAD_OF_TIME * value.time_left(cast(Position, state))

    def lesson(self, state: State, seat: i64) -> float:
        """Return the points of *seat* in the unit in which seats are compared."""
        return float(points(cast(Position, state), seat)) / features.UNIT

    def inputs(self, state: State, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
        return network.inputs(cast(Position, state), seat, into, amounts)

    def more_inputs(self, state: State, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
        return network.more_inputs(cast(Position, state), seat, into, amounts)

    def aspects(self, state: State, options: vec[i16], count: i64, promises: vec[i16], into: vec[i16]) -> None:
        network.aspects(cast(Position, state), options, count, into, state.actor())
