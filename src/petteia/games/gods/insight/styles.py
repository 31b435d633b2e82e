"""The characters of bots at Gods of Olympus: how each likes to see gods stand when its turn is over.

Features tell of the side on turn, which is then the other one: what has a negative weight is liked.
"""

from __future__ import annotations

from itertools import product

from petteia.games.gods.insight.features import RING_CARDS_ABOVE
from petteia.games.gods.rules.board import MOST_RINGS

HOLDERS = 3  # of a card of a god, on either side: nobody, who plays next, only a partner
PARTNER = 2
THINGS_ABOVE = 4


def by_height(theirs: float, ours: float, both: float, free: float, partners: float) -> dict[int, float]:
    """Return what every ring adds for a god that one side alone can play, that both can, and that nobody can.

    With four players also for one that somebody can play whose partner, playing before, cannot.
    """
    found: dict[int, float] = {}
    for other, own in product(range(HOLDERS), repeat=2):
        worth = (both if own else theirs) if other else (ours if own else free)
        if PARTNER in (other, own):
            worth = partners
        for ring, above in product(range(MOST_RINGS), range(THINGS_ABOVE)):
            holding = other * HOLDERS + own
            found[RING_CARDS_ABOVE + (ring * HOLDERS**2 + holding) * THINGS_ABOVE + above] = worth * ring
    return found


STYLES: dict[str, dict[int, float]] = {
    # Goes up with whatever god, whoever can play it then.
    "climber": by_height(-0.05, -0.05, -0.05, -0.05, -0.05),
    # Lets others climb: steps aside, and holds back most of all whom only the others could bring to the summit.
    "trickster": by_height(0.08, -0.04, -0.02, 0.04, 0.06),
}
