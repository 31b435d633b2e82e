"""The bodies of the routes for tables: opening, listing, reporting, hints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from petteia.server.protocol import (
    ClockChoice,
    Count,
    Language,
    Level,
    MoveText,
    Name,
    SeatNumber,
    Slug,
    Style,
    TableId,
)

UserId = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,32}$")]
TableResult = Literal["won", "lost", "drawn"]


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. `bots` are levels by seat (null: a person's), `styles` their characters (empty: any);
    `sit` the seats I take at once.

    Several seats of one person make a hot seat. `record` and `ply` begin after that many moves of a record, `position`
    from a position as text. `invited` keeps seats, by their numbers, for registered users, by their names. `edition` is
    the fingerprint of the data to play with, if not the game's own. Bots of level 6 think on while people do if the
    table `ponders`, and the server lets them.
    """

    game: Slug
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, str | int | bool] = {}
    bots: list[Level | None] = []
    styles: list[Style] = []
    invited: dict[SeatNumber, Name] = {}
    sit: list[SeatNumber] = msgspec.field(default_factory=lambda: [0])
    clock: ClockChoice | None = None
    is_open: bool = False
    language: Language = "en"
    ponders: bool = True
    stand_in: Level = 1
    absence: Annotated[int, Meta(ge=10, le=2_592_000)] = 300
    record: str | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    position: Annotated[str, Meta(max_length=4_000)] | None = None
    edition: Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{0,64}$")] = ""


class NewReport(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the operator should know of somebody at a table, by `seat` or by `user`, in your own words."""

    user: UserId = ""
    seat: SeatNumber | None = None
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Person(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody at a table, by `seat`, or by `user` as what was said names them."""

    table: TableId
    user: UserId = ""
    seat: SeatNumber | None = None


class TableCreated(msgspec.Struct, kw_only=True):
    """The table is open; its link is for whoever shall join."""

    table: str
    path: str


class TableSummary(msgspec.Struct, kw_only=True):
    """A table in a list: `deadline` is when the time of whoever must decide is up, `result` how it ended for you."""

    id: str
    game: str
    status: str
    seats: list[dict[str, Any]]
    clock: ClockChoice | None
    options: dict[str, str]
    changed_at: int
    is_open: bool
    to_act: bool
    deadline: int | None
    result: TableResult | None


class HintWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """For which position a hint is asked: the `ply` of the update I saw."""

    ply: Count


class HintTold(msgspec.Struct, kw_only=True):
    """A hint in steps: what to look at, the move with its words, and why; in sentences."""

    look: list[str]
    move: str
    words: str
    why: list[str]


class WarningWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move I am about to make, in the position at `ply`."""

    ply: Count
    move: MoveText


class WarningTold(msgspec.Struct, kw_only=True):
    """How much of the chances a move loses, and why, in sentences; none where it does not lose much."""

    loss: float = 0.0
    why: list[str] = []
