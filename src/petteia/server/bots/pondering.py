"""Thinking on the time of others: while a person decides, the strongest bots at the table think on.

Only while nobody else wants to think: no bot's turn and no study is under way or waits. As soon as one comes,
everybody stops. A bot is given its own view, as when it decides.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection

from petteia.server.bots.crew import Crew
from petteia.server.bots.deciding import Kind
from petteia.server.bots.places import STRONGEST, Places
from petteia.server.bots.processes import Processes, seed_of
from petteia.server.live.table import LiveTable
from petteia.table import Table

LOG = logging.getLogger("petteia")
MOST_SECONDS = 30.0  # for one decision of a person
PIECE = 1.0  # seconds of thought, then we look again for whom
ROUND = 0.2  # seconds between two looks


def thinks_on(table: Table) -> int | None:
    """Return the seat of the bot that may think on while a person decides: the next of the strongest level, if any."""
    decides = table.to_act
    if decides is None or not table.setup.ponders or not table.seats[decides].is_person:
        return None
    count = len(table.seats)
    others = ((decides + number) % count for number in range(1, count))
    return next((seat for seat in others if table.seats[seat].level == STRONGEST), None)


def owner_of(number: str, table: Table, seat: int, level: int) -> str:
    """Return for whom a thinking process keeps a bot of its own: for a seat of a table where it may think on."""
    return f"{number}/{seat}" if level == STRONGEST and table.setup.ponders else ""


def kind_of(table: Table, seat: int, level: int) -> Kind:
    """Return which bot plays in *seat*."""
    return Kind(table.setup.game, level, table.setup.edition, table.seats[seat].style)


class Thought:
    """What a bot thinks of while one person decides once."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.live = live
        self.seat = seat
        self.table = live.table
        self.left = MOST_SECONDS
        self.owner = owner_of(live.id, live.table, seat, STRONGEST)


class Pondering:
    """Lets bots think on in the processes of a *crew* while nobody has a place, or waits for one, in *rooms*."""

    def __init__(self, crew: Crew, rooms: Collection[Places], is_on: bool = True) -> None:
        self.crew = crew
        self.rooms = rooms
        self.is_on = is_on
        self.thoughts: dict[str, Thought] = {}  # by table, the oldest first
        for places in rooms:
            places.told = crew.interrupt

    def look_at(self, live: LiveTable) -> None:
        """See whether a table that has changed is one at which a bot may think on."""
        known = self.thoughts.get(live.id)
        seat = thinks_on(live.table) if self.is_on else None
        if known is not None and (seat is None or known.table.ply != live.table.ply):
            del self.thoughts[live.id]
            known = None
        if known is None and seat is not None:
            self.thoughts[live.id] = Thought(live, seat)

    def is_calm(self) -> bool:
        """Say whether nobody thinks or waits."""
        return not any(places.thinking or places.waiting for places in self.rooms)

    async def go_on(self) -> None:
        """Think a little further: in each process for one table."""
        free, pieces = list(self.crew.idle), []
        for number, thought in list(self.thoughts.items()):
            if not free or not self.is_calm():
                break
            if not thought.live.present():
                del self.thoughts[number]  # whoever comes back is a change
            elif thought.left > 0:
                process = self.crew.near(thought.owner, free)
                free.remove(process)
                pieces.append(self.think(process, thought))
        await asyncio.gather(*pieces)

    async def think(self, process: Processes, thought: Thought) -> None:
        table, seat, started = thought.table, thought.seat, time.monotonic()
        kind, seed = kind_of(table, seat, STRONGEST), seed_of(thought.live.id, seat)
        try:
            helps = await process.ponder(PIECE, kind, table.state.view(seat), seed, thought.owner)
        except Exception as error:
            LOG.warning("table %s: its bot could not think on: %r", thought.live.id, error)
            helps = False
        thought.left = thought.left - (time.monotonic() - started) if helps else 0.0
