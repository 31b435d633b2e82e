"""Looking back: the record with its secrets withheld, and every position as one seat saw it."""

from __future__ import annotations

from petteia.core.event import Event
from petteia.core.game import CHANCE
from petteia.core.record import CHANCE_MARK, Record, digest
from petteia.server import bodies, telling
from petteia.table import Table
from petteia.table.standing import OVER

WITHHELD = "withheld"


def downloaded(table: Table, user: str) -> str:
    """Return the record as *user* may have it: whole once the game is over, before that without secrets."""
    record = table.full_record()
    if table.status == OVER:
        return record.to_text()
    own = table.seats_of(user)
    seats: list[int | None] = [*own] if own else [None]
    hidden = withheld(record, seats)
    hides_position = record.position is not None and table.game.has_secrets
    if not any(hidden) and not hides_position:
        return record.to_text()
    lines = record.to_text().splitlines()[:-1]
    first = lines.index("") + 1
    if hides_position:
        lines[lines.index(f"position: {record.position}")] = f"position: {WITHHELD}"
    for place, is_hidden in enumerate(hidden):
        if is_hidden:
            mark = CHANCE_MARK if record.moves[place][0] == CHANCE else str(record.moves[place][0] + 1)
            lines[first + place] = f"{mark} {WITHHELD}"
    return "\n".join([*lines, f"digest: {digest(lines)}", ""])


def withheld(record: Record, seats: list[int | None]) -> list[bool]:
    """Return for every move whether it would tell the owner of *seats* more than its events do.

    A move somebody else made, or a draw, is told only if its events are told whole and there are any.
    """
    again, hidden = record.fresh(), []
    for mover, move in record.moves:
        events: list[Event] = []
        again.add(move, events)
        is_own = mover in seats
        is_public = bool(events) and all(any(event.seen_by(seat) == event for seat in seats) for event in events)
        hidden.append(not is_own and not is_public)
    return hidden


def places(table: Table, user: str, language: str, first: int, last: int) -> list[bodies.Place]:
    """Return the positions after *first* … *last* moves of the record, as the seat of *user* saw them."""
    own = table.seats_of(user)
    again = table.setup.fresh_record()
    found: list[bodies.Place] = []
    for ply in range(min(last, len(table.record.moves)) + 1):
        events: list[Event] = []
        if ply:
            again.add(table.record.moves[ply - 1][1], events)
        if ply >= first:
            actor = again.state.to_act
            seat = actor if actor in own else (own[0] if own else None)
            found.append(
                bodies.Place(
                    ply=ply,
                    seat=seat,
                    view=again.state.view(seat),
                    events=telling.told_events(table.game, events, seat, language, table.names),
                )
            )
    return found
