"""What can be wished of a table: plain data. The table answers with a plan or refuses (`Table.plan`)."""

from __future__ import annotations

from dataclasses import dataclass

# What people wish ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an empty seat; the game begins when it was the last."""

    user: str
    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Put a bot on an empty seat; only the host may. Without a *name* it is called after its level."""

    user: str
    seat: int
    level: int
    name: str = ""
    style: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a seat before the beginning, or, as the host, send whoever sits there away: a person for good."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move for the seat of *user* on turn, and *then* others, all or none; *ply* is what the user saw."""

    user: str
    ply: int
    move: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the user's last move: at once if that is fair, else by asking everybody."""

    user: str
    ply: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to what was asked, or not; an undo or a draw everybody agrees to is done at once."""

    user: str
    yes: bool


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for another game with the same people, or agree to it."""

    user: str


@dataclass(frozen=True, slots=True)
class CallBot:
    """Vote that a bot takes over *seat*, whose owner has been away for *absent* seconds; more than half decide."""

    user: str
    seat: int
    absent: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Hand one's own seat to a bot."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Take one's own seat back from the stand-in."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up in one's own seat."""

    user: str
    seat: int


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw to everybody, or agree to it."""

    user: str


@dataclass(frozen=True, slots=True)
class Hint:
    """Be told what to do; only for whoever plays alone against bots, once for each position."""

    user: str
    ply: int


@dataclass(frozen=True, slots=True)
class Warn:
    """Be warned of *move*, which is not made yet; only for whoever plays alone against bots."""

    user: str
    ply: int
    move: str


# What the house wishes -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayBot:
    """Make a bot's move, unless the table has gone on or the owner of the seat has come back meanwhile."""

    ply: int
    move: str
    hurried: bool = False


@dataclass(frozen=True, slots=True)
class ComeAs:
    """Give all seats of a guest, who has logged in, to the account *user*."""

    guest: str
    user: str
    name: str


@dataclass(frozen=True, slots=True)
class LookAtClock:
    """Let a bot take the seat whose time is up, if one is."""


@dataclass(frozen=True, slots=True)
class Forgive:
    """Give the person who must decide back the time of *outages*, in which no server was there."""

    outages: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class GoOn:
    """Go on at another table, if everybody has agreed to a rematch and nobody has made it yet."""

    table: str


Wish = (
    Sit
    | SeatBot
    | Leave
    | Play
    | Undo
    | Answer
    | Rematch
    | CallBot
    | HandOver
    | Return
    | Resign
    | OfferDraw
    | Hint
    | Warn
    | ComeAs
    | PlayBot
    | LookAtClock
    | Forgive
    | GoOn
)
