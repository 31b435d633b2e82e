# petteia: compiled
from __future__ import annotations

from mypy_extensions import i64

from petteia.games.olympos.scoring import points
from petteia.games.olympos.state import Position


def evaluate(state: Position, seat: i64) -> float:
    return float(points(state, seat)) / 200.0
