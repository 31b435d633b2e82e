from __future__ import annotations
from petteia.core.event import Fact, fact
from petteia.games.olympos.state import Position
def explain(state: Position, index: int) -> tuple[Fact, str]: return fact("x"), "O1.1"
