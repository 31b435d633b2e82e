"""The bodies of the routes that look back at a game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from petteia.core.view import AnyView
from petteia.server.protocol import Event, Language, SeatState


class Place(msgspec.Struct, kw_only=True):
    """A position of a replay: after `ply` moves of the record, with who made the last of them (null: chance) and what
    it did, as you may know it."""

    ply: int
    seat: int | None
    mover: int | None
    view: AnyView
    events: list[Event]


class Replay(msgspec.Struct, kw_only=True):
    """A game looked back at: who plays it, how many moves its record has, and some of its positions."""

    table: str
    game: str
    status: str
    record: int
    seats: list[SeatState]
    places: list[Place]


class OpenedRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record somebody has as a file, and which of its positions to show."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    language: Language = "en"


class Turn(msgspec.Struct, kw_only=True):
    """A turn of a finished game: its end in moves of the record, whose it was, and the points of every seat then."""

    ply: int
    seat: int
    scores: list[int]
