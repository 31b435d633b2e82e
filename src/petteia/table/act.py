"""What can happen to a table. A table is the sum of its acts, in their order; a stored table is nothing else."""

from __future__ import annotations

import msgspec


class Happened(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", forbid_unknown_fields=True):
    """What every act has: when it happened, in milliseconds since 1970."""

    at: int


class Sat(Happened, tag="sat", frozen=True):
    """A person took an empty seat."""

    seat: int
    user: str
    name: str


class BotSat(Happened, tag="bot-sat", frozen=True):
    """A bot of *level* and *style* was put on an empty seat; without a *name* it is called after its level."""

    seat: int
    level: int
    name: str = ""
    style: str = ""


class Left(Happened, tag="left", frozen=True):
    """A seat became empty again before the game began; *removed* is whom the host has sent away for good."""

    seat: int
    removed: str = ""


class Began(Happened, tag="began", frozen=True):
    """All seats were taken; *draws* is what chance decided before the first choice."""

    draws: tuple[str, ...] = ()


class Played(Happened, tag="played", frozen=True):
    """A seat made a move; *draws* is what chance decided right after it. A *hurried* bot thought less than it would."""

    seat: int
    move: str
    draws: tuple[str, ...] = ()
    bot: bool = False
    hurried: bool = False


class TakenBack(Happened, tag="taken-back", frozen=True):
    """The last *count* moves of the record, draws included, were undone for *seat*."""

    seat: int
    count: int
    agreed: bool = False


class Asked(Happened, tag="asked", frozen=True):
    """A person asked all others for something: *what* is `undo`, `draw` or `rematch`."""

    user: str
    what: str
    seat: int
    count: int = 0


class Answered(Happened, tag="answered", frozen=True):
    """A person agreed, or not, to what was asked."""

    user: str
    yes: bool


class VotedAbsent(Happened, tag="voted-absent", frozen=True):
    """A person voted that a bot shall take over an absent person's seat."""

    user: str
    seat: int


class StoodIn(Happened, tag="stood-in", frozen=True):
    """A bot took over a seat until its owner returns: *reason* is `clock`, `vote` or `owner`."""

    seat: int
    reason: str


class Returned(Happened, tag="returned", frozen=True):
    """The owner took the seat back from the stand-in."""

    seat: int


class Resigned(Happened, tag="resigned", frozen=True):
    """A person gave the game up: the other of two has won; of more, a bot plays on in the seat for good."""

    seat: int


class Drawn(Happened, tag="drawn", frozen=True):
    """Everybody agreed on a draw."""


class CameAs(Happened, tag="came-as", frozen=True):
    """A guest, called *was*, turned out to be *user*, to whom all their seats belong from now on."""

    guest: str
    was: str
    user: str
    name: str


class ClockStopped(Happened, tag="clock-stopped", frozen=True):
    """No server was there for a while, the last time until *until*: *missed* milliseconds do not count."""

    missed: int
    until: int


class Hinted(Happened, tag="hinted", frozen=True):
    """A person who plays alone against bots was told what to do."""

    seat: int


class Warned(Happened, tag="warned", frozen=True):
    """A person who plays alone against bots was told that *move* would lose much."""

    seat: int
    move: str


class Rematched(Happened, tag="rematched", frozen=True):
    """The same people go on at another table."""

    table: str


Act = (
    Sat
    | BotSat
    | Left
    | Began
    | Played
    | TakenBack
    | Asked
    | Answered
    | VotedAbsent
    | StoodIn
    | Returned
    | Resigned
    | Drawn
    | CameAs
    | ClockStopped
    | Hinted
    | Warned
    | Rematched
)
