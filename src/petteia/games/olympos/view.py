from __future__ import annotations
from petteia.core.event import Fact, fact
from petteia.games.olympos.state import Position
def sight(state: Position, seat: int) -> dict[str, object]: return {}
def question(state: Position) -> Fact: return fact("x")
