"""The bodies of the routes for puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from petteia.core.view import AnyView
from petteia.server.protocol import Event, Move, MoveText, SeatState

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

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=200)]


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
