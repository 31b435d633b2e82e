"""The parts of a table: what happened at it, what is asked, what was tried."""

from __future__ import annotations

from dataclasses import dataclass, field

from petteia.core.event import Event
from petteia.core.game import Move, State
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


@dataclass(slots=True)
class Trial:
    """A move tried out on a copy: taken over when its act is applied."""

    act: Act
    state: State
    moves: list[tuple[int, Move]]
    events: list[Event] = field(default_factory=list)
