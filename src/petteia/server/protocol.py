"""The messages of the socket; those of HTTP are in bodies/. docs/protocol.md tells how they are used.

`tools/protocol_types.py` writes the same for TypeScript. Times are milliseconds since 1970; seats count from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from petteia.core.view import AnyView

VERSION = 2
LONGEST_MESSAGE = 8_192
NUMBER = 2**31 - 1
MOST_AT_ONCE = 64  # moves in one go

Slug = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]  # of a game; never with a file behind an @
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=NUMBER)]
Level = Annotated[int, Meta(ge=0, le=99)]
Style = Annotated[str, Meta(pattern=r"^[a-z-]{0,32}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
SeatKind = Literal["empty", "person", "bot"]
Status = Literal["waiting", "running", "over"]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]

# What a client wishes ------------------------------------------------------------------------------------------------


class Wish(msgspec.Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What every wish may have: an `id` of the client's choice, repeated in the answer."""

    id: Annotated[str, Meta(max_length=40)] = ""


class TableWish(Wish, kw_only=True):
    """A wish about one table."""

    table: TableId


class Watch(TableWish, tag="watch", kw_only=True):
    """Send me this table from now on: first how it stands, with what happened from act `since` on."""

    since: Count = 0
    language: Language = "en"


class Unwatch(TableWish, tag="unwatch"):
    """Send me this table no longer."""


class Sit(TableWish, tag="sit", kw_only=True):
    """Give me this empty seat."""

    seat: SeatNumber


class SeatBot(TableWish, tag="seat-bot", kw_only=True):
    """Put a bot on this empty seat (hosts only); `style` is one of the game's, or none in particular."""

    seat: SeatNumber
    level: Level
    style: Style = ""


class Leave(TableWish, tag="leave", kw_only=True):
    """Make this seat empty again: my own, or, as the host, anybody's, who may then not come back to this table.

    Only before the game begins."""

    seat: SeatNumber


class Play(TableWish, tag="play", kw_only=True):
    """Make this move; `ply` is that of the view I saw. If the table has gone on, nothing happens.

    `then` are moves of mine to be made right after it: all of them, or none.
    """

    ply: Count
    move: MoveText
    then: Annotated[list[MoveText], Meta(max_length=MOST_AT_ONCE)] = []


class Why(TableWish, tag="why", kw_only=True):
    """Tell me why I may not make this move."""

    move: MoveText


class Foresee(TableWish, tag="foresee", kw_only=True):
    """Tell me what would come of this move, as far as I can know it; `ply` is that of the view I saw."""

    ply: Count
    move: MoveText


class Draft(TableWish, tag="draft", kw_only=True):
    """Tell me how the table would stand for me after these moves, of which those that fit are made in thought.

    With `fill` the rest of what I choose to set up the board is chosen for me, by lot among all that may be.
    """

    ply: Count
    moves: Annotated[list[MoveText], Meta(max_length=MOST_AT_ONCE)]
    fill: bool = False


class Undo(TableWish, tag="undo", kw_only=True):
    """Take my last move back, or ask everybody whether I may."""

    ply: Count


class Answer(TableWish, tag="answer", kw_only=True):
    """Agree to what was asked, or decline."""

    yes: bool


class Rematch(TableWish, tag="rematch"):
    """Ask for another game with the same people, or agree to it."""


class CallBot(TableWish, tag="call-bot", kw_only=True):
    """Vote that a bot plays this seat while its owner is away."""

    seat: SeatNumber


class HandOver(TableWish, tag="hand-over", kw_only=True):
    """Let a bot play my seat until I am back."""

    seat: SeatNumber


class Return(TableWish, tag="return", kw_only=True):
    """Give me my seat back from the bot."""

    seat: SeatNumber


class Resign(TableWish, tag="resign", kw_only=True):
    """Give the game up in my seat: the other of two wins; of more, a bot plays on there for good."""

    seat: SeatNumber


class OfferDraw(TableWish, tag="offer-draw"):
    """Offer a draw to everybody, or agree to it."""


class Say(TableWish, tag="say", kw_only=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Wish, tag="ping"):
    """Answer with a pong."""


TableChange = Sit | SeatBot | Leave | Play | Undo | Answer | Rematch | CallBot | HandOver | Return | Resign | OfferDraw
AnyWish = Watch | Unwatch | TableChange | Why | Foresee | Draft | Say | Ping

# What the server tells -----------------------------------------------------------------------------------------------


class Told(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=False):
    """Every message of the server has a type."""


class User(msgspec.Struct, kw_only=True):
    """An account: a guest, or registered with a password."""

    id: str
    name: str
    registered: bool


class Welcome(Told, tag="welcome", kw_only=True):
    """The first message: who you are to the server."""

    user: User
    protocol: int
    server_time: int


class Pong(Told, tag="pong", kw_only=True):
    """The answer to a ping."""

    re: str
    server_time: int


class Done(Told, tag="done", kw_only=True):
    """The wish `re` is granted, and safe on the disk."""

    re: str
    table: str
    number: int
    ply: int


class Refusal(Told, tag="refused", kw_only=True):
    """The wish `re` is not granted, and nothing changed. `code` is for programs, `sentence` for people.

    `rule` is the number of the rule that forbids it, or empty; `stale` means the table has gone on: an update follows.
    """

    re: str = ""
    table: str = ""
    code: str
    sentence: str
    rule: str = ""
    stale: bool = False


class Because(Told, tag="because", kw_only=True):
    """The answer to `why`: the move is legal, or what forbids it."""

    re: str
    table: str
    move: str
    legal: bool
    sentence: str
    rule: str


class Said(Told, tag="said", kw_only=True):
    """Somebody said something at a table."""

    table: str
    number: int
    user: str
    name: str
    text: str
    at: int


class Announced(Told, tag="announced", kw_only=True):
    """The operator tells everybody something, until a time; an empty text: nothing any more."""

    text: str
    until: int


class Presence(Told, tag="presence", kw_only=True):
    """Who is here has changed: by seat."""

    table: str
    present: list[bool]


class Move(msgspec.Struct, kw_only=True):
    """A legal move: its text for `play`, name and facts, its sentence, its price in named parts, what it leads to."""

    text: str
    index: int
    name: str
    facts: dict[str, Any]
    sentence: str
    cost: list[tuple[str, int]] | None = None
    forecast: dict[str, Any] | None = None


class Event(msgspec.Struct, kw_only=True):
    """One thing that happened in the game, as this seat may know it."""

    name: str
    facts: dict[str, Any]
    sentence: str


class Entry(msgspec.Struct, kw_only=True):
    """One act of the table: `kind` as in docs/protocol.md, its sentence if it has one, and the events it caused."""

    number: int
    at: int
    kind: str
    seat: int | None
    sentence: str
    events: list[Event]


class SeatState(msgspec.Struct, kw_only=True):
    """A seat; `reserve` is what is left of the clock's reserve, in ms; `hints` and `warnings` were given to it."""

    kind: SeatKind
    name: str
    level: int | None
    stands_in: bool
    resigned: bool
    present: bool
    yours: bool
    reserve: int | None
    hints: int = 0
    warnings: int = 0
    style: str = ""


class UndoState(msgspec.Struct, kw_only=True):
    """Whether your last move can be taken back without asking, else why not; without a reason there is none."""

    free: bool
    reason: str


class AskedState(msgspec.Struct, kw_only=True):
    """What somebody asks of all; whether you have still to answer."""

    what: str
    by: str
    agreed: list[str]
    yours: bool


class ClockChoice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Seconds per decision and in reserve; three days per move is 259200."""

    per_move: Annotated[int, Meta(ge=1, le=2_592_000)]
    reserve: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class EditionInfo(msgspec.Struct, kw_only=True):
    """A complete set of a game's data: `own` is ours, `rebuilt` counts its values that no text gives.

    `mine` says whether you keep it, `saved_at` since when; zero for ours.
    """

    game: str
    fingerprint: str
    name: str
    origin: str
    own: bool
    rebuilt: int
    mine: bool = False
    saved_at: int = 0


class TableInfo(msgspec.Struct, kw_only=True):
    """What was agreed when the table was opened. `commitment` binds the server to a seed it tells at the end."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    clock: ClockChoice | None
    language: str
    is_open: bool
    host: str
    absence: int
    stand_in: int
    commitment: str
    created_at: int
    origin: int
    edition: EditionInfo | None = None


class Foreseen(Told, tag="foreseen", kw_only=True):
    """The answer to `foresee`: what would happen, who would decide next, and, if it is you, what you could do then.

    Without `events` where chance or a secret has a say: nobody can know.
    """

    re: str
    table: str
    move: str
    events: list[Event]
    moves: list[Move]
    to_act: int | None


class Drafted(Told, tag="drafted", kw_only=True):
    """The answer to `draft`: the moves that fit, in an order in which they can be made, and those that do not (yet).

    `view`, `question` and `moves` tell how the table would stand, and what you could do then; `to_act` is null where
    chance would decide.
    """

    re: str
    table: str
    ply: int
    made: list[Move]
    waiting: list[str]
    view: AnyView
    question: str
    moves: list[Move]
    to_act: int | None


class Update(Told, tag="update", kw_only=True):
    """How a table stands for you, and what happened from act `since` on."""

    table: str
    info: TableInfo | None
    since: int
    number: int
    ply: int
    record: int  # moves in the record, draws included: the places a replay can show
    status: Status
    seat: int | None
    entries: list[Entry]
    view: AnyView | None
    question: str
    moves: list[Move]
    seats: list[SeatState]
    to_act: int | None
    deadline: int | None
    server_time: int
    undo: UndoState
    can_draw: bool  # whether you may offer a draw
    asked: AskedState | None
    scores: list[int] | None
    outcome: list[float] | None
    seed: str | None
    next_table: str | None


AnyTold = Welcome | Pong | Done | Refusal | Because | Foreseen | Drafted | Said | Announced | Presence | Update
