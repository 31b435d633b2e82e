"""What solving a game needs to know beside its proofs."""

from __future__ import annotations

from typing import Any

from petteia.core.game import State


def turns_left(state: State) -> int:
    """Return how many turns a side can still have at most before the game ends by its limit (G7.1)."""
    position: Any = state
    return (int(position.mountain.turn_limit) - int(position.turn) + 1) // 2
