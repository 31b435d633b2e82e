"""How sure a share of won games is."""

from __future__ import annotations

import math

NORMAL_95 = 1.959964


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a *share* of *games*; a draw is half a win, which makes it a little too wide."""
    square = NORMAL_95 * NORMAL_95 / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL_95 / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return middle - half, middle + half
