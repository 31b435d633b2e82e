"""The bodies of the HTTP routes, as docs/protocol.md and the page at /schema tell them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from petteia.core.view import AnyView
from petteia.server.protocol import (
    ClockChoice,
    Count,
    EditionInfo,
    Event,
    Language,
    Level,
    Move,
    MoveText,
    SeatNumber,
    SeatState,
    TableId,
    User,
)

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Slug = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]  # of a game; never with a file behind an @
UserId = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,32}$")]
Letter = Annotated[str, Meta(pattern=r"^[0-9a-f]{1,32}[.][0-9]{1,15}[.][A-Za-z0-9_-]{0,400}[.][0-9a-f]{64}$")]
MAIL = r"^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63}){1,5}$(?!\n)"
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]


class NewGuest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A visitor: with `token` a program, which is given one instead of a cookie."""

    name: Name = "Guest"
    token: bool = False


class Me(msgspec.Struct, kw_only=True):
    """Who you are. `csrf` belongs into the header x-csrf-token of every change made with the cookie."""

    user: User
    csrf: str
    token: str | None = None
    operator: bool = False
    mail: str | None = None  # where a letter about a forgotten password goes
    can_mail: bool = False  # whether this server sends letters


class Credentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password as it was, and as it shall be."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Proof(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password of a registered user; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewMail(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The address to which letters go (empty: none), the password, and the language of the letter."""

    mail: Annotated[str, Meta(max_length=254, pattern=MAIL)]
    password: Annotated[str, Meta(max_length=200)]
    language: Language = "en"


class LetterCode(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the link in a letter carries."""

    code: Letter


class Forgotten(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whose password is forgotten, and the language of the letter."""

    name: Name
    language: Language = "en"


class Reset(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the link in a letter carries, and the new password."""

    code: Letter
    new: Password


class NewName(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class DeviceCode(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A one-time code that makes another device yours."""

    code: Code


class NewToken(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A wish for a bot token: to `play`, which is as far as one reaches, or only to `watch`; for so many days."""

    label: Annotated[str, Meta(max_length=60)] = ""
    scope: Literal["play", "watch"] = "play"
    days: Annotated[int, Meta(ge=1, le=365)] = 90


class BotToken(msgspec.Struct, kw_only=True):
    """A bot token; the token itself is told only once."""

    id: str
    label: str
    scope: str
    created_at: int
    expires_at: int
    token: str | None = None


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. `bots` are levels by seat (null: a person's); `sit` the seats I take at once.

    Several seats of one person make a hot seat. `record` and `ply` begin after that many moves of a record, `position`
    from a position as text. `invited` keeps seats, by their numbers, for registered users, by their names. `edition` is
    the fingerprint of the data to play with, if not the game's own.
    """

    game: Slug
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, str | int | bool] = {}
    bots: list[Level | None] = []
    invited: dict[SeatNumber, Name] = {}
    sit: list[SeatNumber] = msgspec.field(default_factory=lambda: [0])
    clock: ClockChoice | None = None
    is_open: bool = False
    language: Language = "en"
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


class Blocked(msgspec.Struct, kw_only=True):
    """Somebody you do not want to hear, by the name of then."""

    user: str
    name: str


class TableCreated(msgspec.Struct, kw_only=True):
    """The table is open; its link is for whoever shall join."""

    table: str
    path: str


TableResult = Literal["won", "lost", "drawn"]


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


class OptionInfo(msgspec.Struct, kw_only=True):
    """A choice before the game: its values, the first the default."""

    name: str
    values: list[Any]
    summary: str


class Card(msgspec.Struct, kw_only=True):
    """What a game says of itself in one language, before anybody plays it; empty where its folder is silent."""

    name: str
    summary: str
    credit: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A kind of game; its cards by language."""

    slug: str
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    languages: list[str]
    levels: list[int]
    cards: dict[str, Card]
    has_editions: bool = False


class NewEdition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An edition as it is written: its name, where its values come from, and its parts, as docs/editions.md tells."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    origin: Annotated[str, Meta(max_length=200)] = ""
    parts: dict[str, Any]


class Mistake(msgspec.Struct, kw_only=True):
    """What is wrong with the value at `path`, in words."""

    path: list[str]
    sentence: str


class EditionShown(msgspec.Struct, kw_only=True):
    """An edition: its parts, the paths of its values by where they come from (`printed`, `rebuilt`, `ruling`, `mine`),
    and what is wrong with it."""

    info: EditionInfo
    parts: dict[str, Any]
    origins: dict[str, list[list[str]]]
    mistakes: list[Mistake]


class Difference(msgspec.Struct, kw_only=True):
    """A value that two editions have otherwise; null where one has none."""

    path: list[str]
    before: Any
    after: Any


class Rule(msgspec.Struct, kw_only=True):
    """A numbered rule."""

    number: str
    text: str


class Chapter(msgspec.Struct, kw_only=True):
    """A chapter of the rules: its heading, its words before the first rule, its rules."""

    heading: str
    text: str
    rules: list[Rule]


class Rules(msgspec.Struct, kw_only=True):
    """The rules of a game in one language; `language` is the one found, `text` all of it as written, in Markdown."""

    game: str
    language: str
    text: str
    chapters: list[Chapter]


class Words(msgspec.Struct, kw_only=True):
    """What a game says in one language, as Fluent writes it; `language` is the one found."""

    game: str
    language: str
    text: str


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


class PostedRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A record to be studied, as text."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class PostedPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position to be studied, as text; docs/notation.md tells how one is written."""

    game: Slug
    position: Annotated[str, Meta(min_length=1, max_length=4_000)]


class NewSetUp(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position that is being set up, as text; without one, the beginning of a game, drawn by lot."""

    game: Slug
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, str | int | bool] = {}
    position: Annotated[str, Meta(max_length=4_000)] = ""


class SetUp(msgspec.Struct, kw_only=True):
    """A position a game could be in: its whole text, whoever decides, and what they see of it."""

    game: str
    seats: int
    position: str
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
    moves: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=300)] = []


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


class TreeNode(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move somebody tried: after the node `parent`, or, without one, after `ply` moves of the game."""

    parent: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000)] = 0
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Annotated[str, Meta(max_length=60)] = ""
    comment: Annotated[str, Meta(max_length=400)] = ""


class NewTree(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A tree of tries; a node stands after its parent."""

    name: Annotated[str, Meta(max_length=60)] = ""
    nodes: Annotated[list[TreeNode], Meta(max_length=300)]


class TreeNodeShown(msgspec.Struct, kw_only=True):
    """A move somebody tried, and who makes it, in words."""

    parent: int | None
    ply: int
    move: str
    name: str
    comment: str
    seat: int
    words: str


class Tree(msgspec.Struct, kw_only=True):
    """A tree of tries; whoever has its `id` may look at it, and keep one of their own."""

    id: str
    study: str
    mine: bool
    name: str
    nodes: list[TreeNodeShown]


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


PuzzleKind = Literal["win", "defence", "best"]
PuzzleStatus = Literal["right", "wrong", "solved", "shown"]


class SolverTold(msgspec.Struct, kw_only=True):
    """How you do at the puzzles of a game: in 19 of 20 cases the rating is right up to its `margin`.

    `streak` are the puzzles solved one after the other, up to now; the first try at each counts.
    """

    rating: int
    margin: int
    solved: int
    failed: int
    streak: int
    best_streak: int


class PuzzleSet(msgspec.Struct, kw_only=True):
    """The puzzles of a game: how many of each kind (`win 2`) and theme; `today` is the one of the day.

    `today_solved` is what came of your first try at it.
    """

    game: str
    count: int
    kinds: dict[str, int]
    themes: dict[str, int]
    today: str
    today_solved: bool | None
    you: SolverTold


class PuzzleShown(msgspec.Struct, kw_only=True):
    """A puzzle: `win` in so many of your turns, the only `defence`, or the `best` decision.

    `solved` is what came of your first try: another one is not rated.
    """

    id: str
    game: str
    kind: PuzzleKind
    turns: int
    rating: int
    themes: list[str]
    seat: int
    seats: list[SeatState]
    is_today: bool
    solved: bool | None
    view: AnyView
    question: str
    moves: list[Move]
    you: SolverTold


class PuzzleTry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that was played from the beginning of a puzzle, the others' answers included."""

    moves: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(min_length=1, max_length=200)]


class PuzzleStep(msgspec.Struct, kw_only=True):
    """A move of a puzzle, and where it leads."""

    seat: int
    move: str
    words: str
    view: AnyView
    events: list[Event]


class PuzzleAnswer(msgspec.Struct, kw_only=True):
    """What came of a try, or the solution: `steps` begin with the last move of the try and tell what follows.

    If it was `right`, `played` is all that was played so far, and `moves` what can be done now. `chance` is what a
    wrong decision leaves you where one is worth most, `best` what that one gives. `change` is that of your rating, null
    where an earlier try had been counted.
    """

    status: PuzzleStatus
    steps: list[PuzzleStep]
    played: list[str]
    question: str
    moves: list[Move]
    chance: float | None
    best: float | None
    change: int | None
    you: SolverTold


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


class Turn(msgspec.Struct, kw_only=True):
    """A turn of a finished game: its end in moves of the record, whose it was, and the points of every seat then."""

    ply: int
    seat: int
    scores: list[int]


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


class Problem(msgspec.Struct, kw_only=True):
    """Why a request was refused; nothing changed."""

    code: str
    sentence: str
    rule: str = ""
