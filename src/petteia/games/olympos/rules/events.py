"""What can happen, in the rulebook's words. Seats are numbers, everything else is its name.

Everything is seen by everybody except a card drawn from the pile, which only its drawer sees.
"""

from __future__ import annotations

from dataclasses import dataclass

from petteia.core.event import Event

# Setting up (O2) -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiscStacked(Event):
    """A disc was put on top of those on the start space (O2.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """The pile of a discovery, or a wonder, was put into its column (O2.1)."""

    tile: str
    column: int


@dataclass(frozen=True, slots=True)
class TerritoryCondemned(Event):
    """A territory was given a cross: nobody stops there (O2.4)."""

    seat: int
    territory: str


@dataclass(frozen=True, slots=True)
class TribesPlaced(Event):
    """A tribe was put on every starred territory without a cross (O2.5)."""

    territory: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BarbariansPlaced(Event):
    """Barbarians were put on a territory (O2.6)."""

    seat: int
    territory: str


@dataclass(frozen=True, slots=True)
class FifthCubeDrawn(Event):
    """With five players, the resource of the fifth starting cube was drawn (O2.7)."""

    resource: str


@dataclass(frozen=True, slots=True)
class CubeDealt(Event):
    """A seat got its starting cube (O2.7)."""

    seat: int
    resource: str


# Turns and paying (O3) -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is on turn: it is furthest back on the track, its disc on top (O3.1)."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class ActionPaid(Event):
    """An action was paid with hourglasses and spaces of the track (O3.3)."""

    seat: int
    cost: int
    hourglasses: int
    spaces: int
    space: int


@dataclass(frozen=True, slots=True)
class TurnWaited(Event):
    """A seat without a legal action advanced one space (O3.5)."""

    seat: int
    space: int


# Expand (O4) -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SettlerCreated(Event):
    """A new settler came from the stock and went to a territory (O4.1)."""

    seat: int
    origin: str
    territory: str
    way: tuple[str, ...] = ()  # the spaces entered


@dataclass(frozen=True, slots=True)
class SettlerMarched(Event):
    """A settler on the map went to another territory (O4.1)."""

    seat: int
    origin: str
    territory: str
    way: tuple[str, ...] = ()  # the spaces entered


@dataclass(frozen=True, slots=True)
class SettlerReturned(Event):
    """A covered settler left its territory and came back to attack (O4.4)."""

    seat: int
    territory: str
    way: tuple[str, ...] = ()  # the spaces entered


@dataclass(frozen=True, slots=True)
class TerritoryTaken(Event):
    """A territory in nobody's control was taken (O4.5)."""

    seat: int
    territory: str
    resource: str


@dataclass(frozen=True, slots=True)
class TribeBeaten(Event):
    """A tribe was beaten; its star token goes to the attacker (O4.6)."""

    seat: int
    territory: str
    resource: str


@dataclass(frozen=True, slots=True)
class BarbariansBeaten(Event):
    """Barbarians lost control of a territory; they stay under the attacker's disc (O4.6)."""

    seat: int
    territory: str
    resource: str


@dataclass(frozen=True, slots=True)
class TerritoryConquered(Event):
    """A territory with its tokens passed from its owner, who gets an hourglass, to the attacker (O4.6)."""

    seat: int
    owner: int
    territory: str
    resource: str


@dataclass(frozen=True, slots=True)
class StarWon(Event):
    """A star token came to a seat with its territory (O4.5, O4.6, O4.7)."""

    seat: int
    territory: str


@dataclass(frozen=True, slots=True)
class ZeusTokenWon(Event):
    """The Zeus token came to a seat with Olympos (O4.5, O4.6, O4.7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TerritoryAbandoned(Event):
    """The last settler left a territory; its tokens went back, a star stays there without a tribe (O4.7)."""

    seat: int
    territory: str


@dataclass(frozen=True, slots=True)
class ControlFell(Event):
    """A settler left, and control fell to the owner of the disc now on top (O4.7)."""

    seat: int
    territory: str


@dataclass(frozen=True, slots=True)
class BarbariansReturned(Event):
    """A settler left, and the barbarians below are in control again (O4.7)."""

    territory: str


# Develop (O5, O6) ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CubesSpent(Event):
    """Cubes paid for a discovery went back to the supply (O5.3)."""

    seat: int
    cubes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiscoveryMade(Event):
    """A discovery's tile was taken (O5.4)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileChosen(Event):
    """The tile of Money or Agriculture shows this resource (O5.5)."""

    seat: int
    tile: str
    resource: str


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """A disc was put on a bonus space of a column, and its bonus taken (O5.4)."""

    seat: int
    column: int
    bonus: str


@dataclass(frozen=True, slots=True)
class CubeGained(Event):
    """A seat got a cube of its choice (O5.4, O9.4)."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class HourglassesGained(Event):
    """A seat got hourglasses for a defeat, a tile or a card (O4.6, O5.4, O8.3)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PrestigeGained(Event):
    """A seat got prestige for its tokens (O8.2)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SettlersGained(Event):
    """Settlers came to a seat's stock with a tile (O5.4)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class WonderBuilt(Event):
    """A wonder was built with so many stars (O6)."""

    seat: int
    wonder: str
    stars: int


@dataclass(frozen=True, slots=True)
class AthenaStarUsed(Event):
    """Athena's star was used up by a wonder (O6.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class StarCardUsed(Event):
    """A star card was used up by a wonder (O6.1)."""

    seat: int


# Destiny cards and gods (O7 to O9) -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ZeusSpaceReached(Event):
    """A seat reached or passed a Zeus space (O7.1)."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class DestinyDrawn(Event):
    """A seat drew this Destiny card (O7.1, O8.9); nobody else sees which."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else DestinyTaken(self.seat)


@dataclass(frozen=True, slots=True)
class DestinyTaken(Event):
    """A seat drew a Destiny card, seen from elsewhere."""

    seat: int


@dataclass(frozen=True, slots=True)
class OracleKept(Event):
    """The seat with the Oracle kept this card (O8.9); nobody else sees which."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else OracleChose(self.seat)


@dataclass(frozen=True, slots=True)
class OracleChose(Event):
    """The seat with the Oracle kept a card, seen from elsewhere."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card went face up to the discards (O8.9, O9.5)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The pile was empty: the discards were shuffled (O8.8)."""

    count: int


@dataclass(frozen=True, slots=True)
class NoCardLeft(Event):
    """There was no card to draw (O8.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A Destiny card was played (O8)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GodRevealed(Event):
    """A god was revealed at a Zeus space (O7.2); `amount` is what it gives or takes, where that is a number."""

    seat: int
    god: str
    amount: int


@dataclass(frozen=True, slots=True)
class ZeusCardPlayed(Event):
    """A Zeus card was played for this god (O8.7, O9.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class NobodyFavoured(Event):
    """Nobody has a Zeus symbol: the good god acts on nobody (O9.2)."""

    god: str


@dataclass(frozen=True, slots=True)
class GodFavoured(Event):
    """A good god acts on these seats (O9.2, O9.4)."""

    seat: tuple[int, ...]
    god: str


@dataclass(frozen=True, slots=True)
class GodHarmed(Event):
    """A bad god acts on these seats (O9.2, O9.5)."""

    seat: tuple[int, ...]
    god: str


@dataclass(frozen=True, slots=True)
class SettlerLost(Event):
    """Hades sent a settler back to its owner's stock (O9.5)."""

    seat: int
    territory: str


# The end (O10) ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LastActionBegan(Event):
    """A seat that has reached the last Zeus space may end its game or take one last action (O10.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatEnded(Event):
    """A seat ended its game (O10.1)."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """Everybody has ended; these are the points of one seat (O10.2)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """These seats won (O10.2, O10.3)."""

    seat: tuple[int, ...]
