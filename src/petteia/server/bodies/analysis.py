"""The bodies of the routes that study: positions, variations, lines, reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from petteia.core.view import AnyView
from petteia.server.protocol import Event, Move, MoveText, Slug

PositionWord = Annotated[str, Meta(min_length=1, max_length=400)]


class PostedRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record to be studied, as text."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class PostedPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position to be studied, as text; docs/notation.md tells how one is written."""

    game: Slug
    position: Annotated[str, Meta(min_length=1, max_length=4_000)]


class NewSetUp(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position that is being set up, as text; without one, the beginning of a game, drawn by lot.

    What is changed in it: `words` take the place of those with the same key, words or keys in `without` are left out.
    """

    game: Slug
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, str | int | bool] = {}
    position: Annotated[str, Meta(max_length=4_000)] = ""
    words: Annotated[list[PositionWord], Meta(max_length=100)] = []
    without: Annotated[list[PositionWord], Meta(max_length=100)] = []


class SetUp(msgspec.Struct, kw_only=True):
    """A position a game could be in: its whole text, its words by key, whoever decides, and what they see of it."""

    game: str
    seats: int
    position: str
    words: dict[str, list[str]]
    to_act: int | None
    question: str
    view: AnyView


class Studied(msgspec.Struct, kw_only=True):
    """The id under which a record or a position can be studied; the page is `/analysis/ID`."""

    id: str
    path: str


class Tried(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position of a game, or of a variation: after `ply` moves of the record, then `moves`."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    moves: Annotated[list[MoveText], Meta(max_length=300)] = []


class LineMove(msgspec.Struct, kw_only=True):
    """A move of a line, and who makes it."""

    seat: int
    move: str
    words: str


class Try(msgspec.Struct, kw_only=True):
    """A position of a variation: the moves that lead there, draws that were due included, and what could follow."""

    ply: int
    path: list[LineMove]
    position: str
    seat: int | None
    to_act: int | None
    view: AnyView
    events: list[Event]
    question: str
    moves: list[Move]


class AnalysisLine(msgspec.Struct, kw_only=True):
    """An option and what is likely to follow; docs/analysis.md tells the fields."""

    moves: list[LineMove]
    chances: list[float]
    error: float
    points: list[float] | None
    tried: int
    proof: str | None


class AnalysisProof(msgspec.Struct, kw_only=True):
    """Who wins whatever the others do."""

    winners: list[int]
    turns: int | None
    line: list[LineMove]


class Thought(msgspec.Struct, kw_only=True):
    """What is known of a position so far; `done` means that more thought would change nothing."""

    to_act: int | None
    chances: list[float]
    errors: list[float]
    points: list[float] | None
    lines: list[AnalysisLine]
    proof: AnalysisProof | None
    simulations: int
    done: bool


class JudgedDecision(msgspec.Struct, kw_only=True):
    """A decision of a report."""

    ply: int
    seat: int
    move: str
    words: str
    options: int
    before: list[float]
    after: list[float]
    swing: list[float]
    loss: float
    interval: list[float]
    mark: str | None
    lines: list[AnalysisLine]
    proof_before: AnalysisProof | None
    proof_after: AnalysisProof | None
    why: list[str]


class JudgedDraw(msgspec.Struct, kw_only=True):
    """A run of draws of a report."""

    ply: int
    end: int
    moves: list[str]
    words: list[str]
    before: list[float]
    after: list[float]
    luck: list[float]
    errors: list[float]
    outcomes: int


class SeatAccount(msgspec.Struct, kw_only=True):
    """How a seat came from its first chances to its result."""

    start: float
    decisions: list[float]
    draws: float
    hidden: float
    luck: float
    result: float


class GameReport(msgspec.Struct, kw_only=True):
    """The report of a game, as docs/analysis.md tells it; while `done` is less than `tasks`, without lines."""

    game: str
    seats: int
    names: list[str]
    result: str
    secrets: bool
    hindsight: bool
    done: int
    tasks: int
    graph: list[list[float] | None]
    decisions: list[JudgedDecision]
    draws: list[JudgedDraw]
    accounts: list[SeatAccount] | None
    accuracy: list[float | None]
    marks: list[dict[str, int]]
    turning_points: list[int]
