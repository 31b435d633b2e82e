"""How a table is stored: a row that says how it stands, and its acts, step by step; and how it is read again."""

from __future__ import annotations

import hashlib
import re

import msgspec

from petteia.core.game import PetteiaError, State
from petteia.server.now import now
from petteia.table import Act, Setup, Table

STEP = msgspec.json.Decoder(list[Act])
ENCODER = msgspec.json.Encoder()
COUNT = re.compile(r"\bturn=\d+")  # a word of a position that only counts
SPECTATOR = -1
PATIENCE = 15_000  # ms after which a bot's turn is looked at again: whoever thought about it may be gone


def encoded(value: object) -> str:
    """Return *value* as JSON."""
    return ENCODER.encode(value).decode()


def row_of(table: Table) -> dict[str, object]:
    """Return what the database's row says of *table*."""
    last = table.entries[-1].act.at if table.entries else now()
    due = now() + PATIENCE if table.bot_to_act() is not None else table.deadline()
    outcome = table.record.outcome()
    seats = [
        {
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "user": seat.user,
            "to_act": number == table.to_act and seat.is_person,
            "deadline": table.deadline() if number == table.to_act else None,
            "outcome": None if outcome is None else outcome[number],
        }
        for number, seat in enumerate(table.seats)
    ]
    return {
        "status": table.status,
        "changed_at": last,
        "number": table.number,
        "ply": table.ply,
        "seats": encoded(seats),
        "snapshot": "",
        "due_at": due,
        "host": table.host,
    }


def public_key(state: State) -> int:
    """Return a number that positions share which a spectator cannot tell apart, whatever the count of turns."""
    return key_of(state.game.slug, state.text_for(SPECTATOR))


def key_of(slug: str, position: str) -> int:
    text = COUNT.sub("", position)
    return int.from_bytes(hashlib.blake2b(f"{slug} {text}".encode(), digest_size=8).digest(), "big") >> 1


def place_in_play(table: Table) -> tuple[int, int] | None:
    """Return the key of the position and the moves made at this table; nothing where nobody plays with another.

    Draws count: after those of a set-up no other table stands like this one.
    """
    if not table.has_company:
        return None
    shown = None if table.game.has_secrets else table.view(None).get("position")  # others will look at it anyway
    key = public_key(table.state) if shown is None else key_of(table.game.slug, str(shown))
    return key, len(table.record.moves) - len(table.setup.origin)


def snapshot_of(table: Table) -> str:
    """Return the number of acts and the position they lead to: who loads the table can check it."""
    return f"{table.number} {table.state.text}" if table.has_begun else ""


def read(setup: str, steps: list[str], snapshot: str) -> Table:
    """Return the table that is stored; raise PetteiaError or MsgspecError if it cannot be played any more."""
    acts = [act for body in steps for act in STEP.decode(body)]
    number, _, position = snapshot.partition(" ")
    table = Table(msgspec.json.decode(setup, type=Setup)).after(acts[: int(number or 0)])
    if number and table.state.text != position:
        raise PetteiaError("its acts do not lead to its snapshot any more")
    return table.after(acts[int(number or 0) :])
