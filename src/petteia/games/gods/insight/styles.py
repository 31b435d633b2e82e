"""The characters of bots at Gods of Olympus: how each likes to see gods stand when its turn is over.

Features tell of the side on turn, which is then the other one: what has a negative weight is liked.
"""

from __future__ import annotations

from petteia.games.gods.insight.features import RING_CARDS_ABOVE
from petteia.games.gods.rules.board import MOST_RINGS

NOBODY, THEIRS, MINE, BOTH = 0, 1, 3, 4  # who holds a card of a god: neither side, the other, the one on turn, both
THINGS_ABOVE = 4


def by_height(alone: float, shared: float, free: float) -> dict[int, float]:
    """Return what every ring adds for a god that one side has to itself, that both can play, and that nobody can."""
    worth = {MINE: alone, THEIRS: -alone, BOTH: shared, NOBODY: free}
    return {
        RING_CARDS_ABOVE + (ring * 9 + holding) * THINGS_ABOVE + above: more * ring
        for ring in range(MOST_RINGS)
        for holding, more in worth.items()
        for above in range(THINGS_ABOVE)
    }


STYLES: dict[str, dict[int, float]] = {
    # Goes up with whatever god, whoever can play it then.
    "climber": by_height(0.0, -0.03, -0.05),
    # Lets others climb: steps aside, and sees to it that what stands high can be played by nobody else.
    "trickster": by_height(0.06, -0.06, 0.0),
}
