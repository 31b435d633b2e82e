"""The characters of bots at Gods of Olympus: what each holds dearer than the judge that learned, whoever is on turn."""

from __future__ import annotations

from petteia.games.gods.insight.features import RING_CARDS_ABOVE
from petteia.games.gods.rules.board import MOST_RINGS

MINE, THEIRS, BOTH = 3, 1, 4  # who holds a card of a god: the side on turn, the other, both
THINGS_ABOVE = 4
HIGH = 3  # the first of the rings, counted from 0, from which the summit is in sight


def by_height(ring_alone: float, ring_shared: float, high: float = 0.0) -> dict[int, float]:
    """Return what every ring is worth with a god that one side has to itself, and with one that both can play."""
    found: dict[int, float] = {}
    for ring in range(MOST_RINGS):
        alone = ring_alone * ring + (high if ring >= HIGH else 0.0)
        for holding, worth in ((MINE, alone), (THEIRS, -alone), (BOTH, ring_shared * ring)):
            for above in range(THINGS_ABOVE):
                found[RING_CARDS_ABOVE + (ring * 9 + holding) * THINGS_ABOVE + above] = worth
    return found


STYLES: dict[str, dict[int, float]] = {
    # Trusts in gods that stand high and that nobody else can play.
    "climber": by_height(0.0, 0.0, high=0.1),
    # Lets others climb: steps aside, and sees to it that what stands high can be played by nobody else.
    "trickster": by_height(0.06, -0.06),
}
