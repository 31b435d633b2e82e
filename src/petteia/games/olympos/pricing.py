from __future__ import annotations
from petteia.core.game import Move
from petteia.games.olympos.state import Position
def priced(state: Position, move: Move) -> Move: return move
