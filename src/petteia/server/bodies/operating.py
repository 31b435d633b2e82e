"""The bodies of the routes of whoever runs the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class Health(msgspec.Struct, kw_only=True):
    """Whether the server can work: `ok`, `ailing` (moves are kept, bots or clocks stand still) or `failing`.

    `database` is `ok`, `failing`, `deleted` or `damaged`; `disk` is `ok` or `full`; `queue` is `ok` or `standing`.
    """

    status: str
    version: str
    build: str
    database: str
    disk: str
    queue: str


class LiveTableTold(msgspec.Struct, kw_only=True):
    """A table in a server's memory; `bot_waits` is for how many seconds a bot has owed somebody its move."""

    id: str
    game: str
    status: str
    seats: list[str]
    watchers: int
    ply: int
    bot_waits: int


class Overview(msgspec.Struct, kw_only=True):
    """How things are: health, everything counted, and, of the server that answers, its sockets, tables and turns.

    Bots' turns are `thinking`, `waiting` here (the one that waits longest for `longest` seconds), or `queued` for any
    worker. `networks` are those from which no guests come, and until when.
    """

    version: str
    database: str
    disk: str
    queue: str
    counts: dict[str, int]
    sockets: int
    people: int
    in_memory: int
    thinking: int
    waiting: int
    queued: int
    longest: float
    tables: list[LiveTableTold]
    networks: dict[str, int]
    announcement: str
    announced_until: int


class Report(msgspec.Struct, kw_only=True):
    """What somebody reported of a user; names and `network` are empty (null) if the user is gone."""

    id: int
    table_id: str
    by_user: str
    by_name: str | None
    user_id: str
    name: str | None
    network: str | None
    banned_until: int | None
    text: str
    at: int
    handled_at: int | None


class KnownUser(msgspec.Struct, kw_only=True):
    """A user as an operator sees them; `network` is where they came from last."""

    id: str
    name: str
    registered: bool
    operator: bool
    network: str
    created_at: int
    seen_at: int
    banned_until: int | None


class NewBan(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who may not come back for so many days: a `user` by name or id, or guests from a `network`; 0 ends a ban."""

    user: Annotated[str, Meta(max_length=100)] = ""
    network: Annotated[str, Meta(max_length=64)] = ""
    days: Annotated[int, Meta(ge=0, le=36_500)]
    why: Annotated[str, Meta(max_length=500)] = ""


class NewAnnouncement(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What everybody is told, and for how many hours; an empty text takes it away."""

    text: Annotated[str, Meta(max_length=500)]
    hours: Annotated[int, Meta(ge=1, le=8_760)] = 24


class DeedTold(msgspec.Struct, kw_only=True):
    """What an operator did: when, who, what, about whom, and the words."""

    id: int
    at: int
    operator: str
    what: str
    about: str
    text: str
