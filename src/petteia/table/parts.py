"""The parts of a table: what happened at it, what is asked."""

from __future__ import annotations

from dataclasses import dataclass

from petteia.core.event import Event
from petteia.table.act import Act


@dataclass(slots=True)
class Entry:
    """One act of a table and the events of the game it caused."""

    number: int
    act: Act
    events: list[Event]


@dataclass(slots=True)
class Question:
    """What one person asked all others, and who agreed so far."""

    what: str
    user: str
    seat: int
    count: int
    agreed: set[str]
