"""The characters of bots at Olympos: what each holds dearer than it is, in points, while time is left."""

from __future__ import annotations

from petteia.games.olympos.insight.features import (
    CONTESTED,
    FEWEST_SYMBOLS,
    MOST_SWORDS,
    MOST_SYMBOLS,
    PLAIN,
    STAR_COUNT,
    SWORD_COUNT,
    SYMBOL_COUNT,
    TILE,
    UNIT,
    WONDER_MISSES,
)
from petteia.games.olympos.rules.board import ARCHITECTURE

COUNTED = {SWORD_COUNT: 0.3, SYMBOL_COUNT: 0.3, STAR_COUNT: 0.3, CONTESTED: 0.3}

POINTS: dict[str, dict[int, float]] = {
    "warrior": {CONTESTED: 1.2, SWORD_COUNT: 0.4, MOST_SWORDS: 0.6},
    # What is ready to be built is worth less to a builder than what is built: it does not wait.
    "builder": {STAR_COUNT: 0.6, WONDER_MISSES: -1.0, WONDER_MISSES + 1: 0.6, TILE + ARCHITECTURE: 1.2},
    "priest": {SYMBOL_COUNT: 1.2, MOST_SYMBOLS: 1.2, FEWEST_SYMBOLS: -0.8},
}

STYLES: dict[str, dict[int, float]] = {
    style: {PLAIN + 2 * what + 1: points / UNIT / COUNTED.get(what, 1.0) for what, points in dear.items()}
    for style, dear in POINTS.items()
}
