"""What can happen, in the rulebook's words. Seats are numbers; gods, tokens, ways and cells are their names."""

from __future__ import annotations

from dataclasses import dataclass

from petteia.core.event import Event


@dataclass(frozen=True, slots=True)
class GodSet(Event):
    """A god was put on its cell of ring 1 (G2.1)."""

    god: str
    cell: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card gave a column or a ring for a starting token (G2.2)."""

    god: str
    letter: str
    ring: int
    part: str


@dataclass(frozen=True, slots=True)
class TokenSet(Event):
    """A starting token was put on the board (G2.2)."""

    token: str
    cell: str


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card came to a seat (G2.3, G6.2)."""

    god: str
    seat: int


@dataclass(frozen=True, slots=True)
class FirstSeatFound(Event):
    """The holder of the Zeus card with the first letter begins (G2.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GodStepped(Event):
    """A god moved one cell left, right or up (G3.3)."""

    seat: int
    god: str
    way: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class GodStayed(Event):
    """A god that could not move stayed where it was (G3.4, G4.2)."""

    seat: int
    god: str
    cell: str


@dataclass(frozen=True, slots=True)
class GodLed(Event):
    """Aphrodite moved another god (G5.5)."""

    seat: int
    god: str
    way: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class GodPushedBack(Event):
    """Poseidon moved a god one cell back (G5.6)."""

    seat: int
    god: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class FertilityUsed(Event):
    """A god came to fertility and moves again; the token went back (G4.2)."""

    god: str
    cell: str


@dataclass(frozen=True, slots=True)
class PortalEntered(Event):
    """A god came to a portal (G4.3)."""

    god: str
    cell: str


@dataclass(frozen=True, slots=True)
class PortalsUsed(Event):
    """A god went from one portal to another; both went back (G4.3)."""

    god: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class LonePortalUsed(Event):
    """A god went from the only portal to ring 1; the portal stays (G4.3)."""

    god: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class LightningStruck(Event):
    """Lightning took the acting god's power for this turn and went back (G4.4)."""

    god: str
    cell: str


@dataclass(frozen=True, slots=True)
class LightningRemoved(Event):
    """Lightning went back without effect (G4.5, G4.6, G5.5, G5.6)."""

    cell: str


@dataclass(frozen=True, slots=True)
class PowerLost(Event):
    """The acting god was struck: no power this turn (G4.4)."""

    god: str


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token was placed from the reserve (G5.1)."""

    seat: int
    token: str
    cell: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """With an empty reserve, a token was taken from the board to be placed again (G5.1)."""

    seat: int
    token: str
    cell: str


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    """Poseidon returned a token to the reserve (G5.6)."""

    seat: int
    token: str
    cell: str


@dataclass(frozen=True, slots=True)
class CardSpent(Event):
    """A card was played and turned weak (G3.1)."""

    seat: int
    god: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card of *seat*, played or spent by Athena, went to the discard pile (G6.3, G6.6)."""

    seat: int
    god: str


@dataclass(frozen=True, slots=True)
class CardWeakened(Event):
    """Hera or Athena turned a card of *owner* weak (G5.3, G5.4)."""

    seat: int
    owner: int
    god: str


@dataclass(frozen=True, slots=True)
class CardsPutAway(Event):
    """Hera made an opponent put away every card of a god: on the `discard` pile, or in the `box` (G6.5)."""

    seat: int
    owner: int
    god: str
    count: int
    pile: str


@dataclass(frozen=True, slots=True)
class CardsRecovered(Event):
    """All cards of a seat became strong again (G3.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardRecovered(Event):
    """A seat took a card from the discard pile (G6.4)."""

    seat: int
    god: str


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A power had nothing to act on (G5.5, G5.6, G6.5)."""

    god: str


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat without any card passed its turn (G6.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SummitReached(Event):
    """A god reached the summit in the turn of *seat*, who wins, with the team (G3.6, G6.1)."""

    seat: int
    god: str
    seats: int


@dataclass(frozen=True, slots=True)
class GameDrawn(Event):
    """The last turn was played and nobody won (G7.1)."""

    turns: int
