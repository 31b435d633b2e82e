"""Looking back: every position of a game as one seat saw it, and the record with its secrets withheld."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import cast

from petteia.core.edition import Edition
from petteia.core.game import CHANCE, Game, State
from petteia.core.record import CHANCE_MARK, UNFINISHED, Record, Step, digest
from petteia.core.view import AnyView
from petteia.players.names import level_of, shown_names
from petteia.server import protocol
from petteia.server.bodies import replays as bodies
from petteia.server.update import seat_states
from petteia.server.words import told_events
from petteia.table import Table
from petteia.table.standing import OVER, RUNNING

WITHHELD = "withheld"
MOST_REMEMBERED = 16  # games that were looked at last


class Walk:
    """A record gone through once, as far as anybody has looked."""

    def __init__(self, record: Record) -> None:
        self.moves = list(record.moves)
        self.start = record.fresh().state
        self.steps: list[Step] = []
        self.ahead = record.steps()

    def upto(self, count: int) -> list[Step]:
        """Return the first *count* steps, or all there are."""
        self.steps += islice(self.ahead, max(0, count - len(self.steps)))
        return self.steps[:count]


class Replays:
    """Games that are looked back at, by table: a second look goes on where the first one ended."""

    def __init__(self) -> None:
        self.walks: OrderedDict[str, Walk] = OrderedDict()
        self.lock = threading.Lock()  # replays are made beside the event loop

    def walk(self, number: str, record: Record) -> Walk:
        """Return the walk through *record*; a new one if the game has gone on or back since the last."""
        found = self.walks.get(number)
        if found is None or found.moves != record.moves:
            found = self.walks[number] = Walk(record)
        self.walks.move_to_end(number)
        while len(self.walks) > MOST_REMEMBERED:
            self.walks.popitem(last=False)
        return found

    def state_at(self, number: str, table: Table, ply: int) -> State:
        """Return the state after *ply* moves of the record, or the last there is."""
        with self.lock:
            walk = self.walk(number, table.record)
            steps = walk.upto(ply)
        return steps[-1].after if steps else walk.start

    def replay(
        self, number: str, table: Table, present: set[str], user: str, language: str, first: int, last: int
    ) -> bodies.Replay:
        """Return the positions after *first* … *last* moves of the record, as the seat of *user* saw them."""
        record = table.record
        with self.lock:
            walk = self.walk(number, record)
            steps = walk.upto(last)
        own = table.seats_of(user)
        return bodies.Replay(
            table=number,
            game=table.setup.game,
            status=table.status,
            record=len(record.moves),
            seats=seat_states(table, own, present, table.names_in(language)),
            places=list(places(table.game, walk, steps, own, language, table.names_in(language), first)),
        )

    def opened(self, text: str, edition: Edition | None, language: str, first: int, last: int) -> bodies.Replay:
        """Return the positions after *first* … *last* moves of a record that somebody has, as a spectator sees them."""
        record = Record.parse(text, edition)
        with self.lock:
            walk = self.walk(f"record {digest(text.splitlines())}", record)
            steps = walk.upto(last)
        kept = [*record.players, *[""] * record.seats][: record.seats]
        names = shown_names(kept, language)
        is_over = record.result() != UNFINISHED
        return bodies.Replay(
            table="",
            game=record.game.slug,
            status=OVER if is_over else RUNNING,
            record=len(record.moves),
            seats=[remembered_seat(name, level_of(own)) for name, own in zip(names, kept, strict=True)],
            places=list(places(record.game, walk, steps, [], language, names, first)),
        )

    def course(self, number: str, table: Table) -> list[bodies.Turn]:
        """Return how the points went, turn by turn; nothing while the game is played."""
        if table.status != OVER:
            return []
        record = table.record
        with self.lock:
            steps = self.walk(number, record).upto(len(record.moves))
        turns: list[bodies.Turn] = []
        for ply, step in enumerate(steps, 1):
            mover = step.seat
            if mover == CHANCE:  # a draw belongs to the turn that asked for it, the set-up to nobody
                if not turns:
                    continue
                mover = turns[-1].seat
            if turns and turns[-1].seat == mover:
                turns.pop()
            turns.append(bodies.Turn(ply=ply, seat=mover, scores=step.after.scores()))
        return turns


def remembered_seat(name: str, level: int | None) -> protocol.SeatState:
    """Return a seat as a record tells it."""
    return protocol.SeatState(
        kind="person" if level is None else "bot",
        name=name,
        level=level,
        stands_in=False,
        resigned=False,
        present=True,
        yours=False,
        reserve=None,
    )


def places(
    game: Game, walk: Walk, steps: list[Step], own: list[int], language: str, names: Sequence[str], first: int
) -> Iterator[bodies.Place]:
    """Yield the positions from *first* on that *steps* lead to, the one before all of them included."""
    for ply in range(first, len(steps) + 1):
        step = steps[ply - 1] if ply else None
        state = walk.start if step is None else step.after
        seat = state.to_act if state.to_act in own else (own[0] if own else None)
        yield bodies.Place(
            ply=ply,
            seat=seat,
            mover=None if step is None or step.seat == CHANCE else step.seat,
            view=cast("AnyView", state.view(seat)),
            events=[] if step is None else told_events(game, step.events, seat, language, names),
        )


def downloaded(table: Table, user: str) -> str:
    """Return the record as *user* may have it: whole once the game is over, before that without secrets."""
    record = table.full_record()
    if table.status == OVER:
        return record.to_text()
    own = table.seats_of(user)
    seats: list[int | None] = [*own] if own else [None]
    hidden = [step for step in record.steps() if is_withheld(step, seats)]
    hides_position = record.position is not None and table.game.has_secrets
    if not hidden and not hides_position:
        return record.to_text()
    lines = record.to_text().splitlines()[:-1]
    first = lines.index("") + 1
    if hides_position:
        lines[lines.index(f"position: {record.position}")] = f"position: {WITHHELD}"
    for step in hidden:
        mark = CHANCE_MARK if step.seat == CHANCE else str(step.seat + 1)
        lines[first + step.number] = f"{mark} {WITHHELD}"
    return "\n".join([*lines, f"digest: {digest(lines)}", ""])


def is_withheld(step: Step, seats: list[int | None]) -> bool:
    """Say whether a move would tell the owner of *seats* more than its events do.

    A move somebody else made, or a draw, is told only if its events are told whole and there are any.
    """
    is_public = bool(step.events) and all(any(event.seen_by(seat) == event for seat in seats) for event in step.events)
    return step.seat not in seats and not is_public
