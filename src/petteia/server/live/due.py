"""What is due at tables: a bot's turn, a clock that has run out, a rematch everybody wants."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from petteia.server.live.hall import Hall
from petteia.server.live.outages import OUTAGE, SIGN, Outages
from petteia.server.live.table import LiveTable
from petteia.server.live.tasks import Tasks
from petteia.server.now import now
from petteia.store import Database, StorageError, tables
from petteia.table import Refused
from petteia.table.wish import LookAtClock

ROUND = 1.0  # seconds between two looks at what is due
MOST_DUE = 200
AGAIN = 20_000  # ms after which whoever took a table that is due may be gone


class BotTurns(Protocol):
    """Whoever sees to it that bots take their turns."""

    def is_new(self, live: LiveTable) -> bool:
        """Say whether it is a bot's turn about which nobody thinks yet."""

    async def take(self, live: LiveTable) -> None:
        """Take the turn that is new."""


class Onlooker(Protocol):
    """Whoever wants to know which tables have changed."""

    def look_at(self, live: LiveTable) -> None:
        """See how a table stands now."""


class DueWork:
    """Looks at tables when they have changed, and when the database says that something is due."""

    def __init__(
        self, database: Database, hall: Hall, outages: Outages, turns: BotTurns, pondering: Onlooker, tasks: Tasks
    ) -> None:
        self.database = database
        self.hall = hall
        self.outages = outages
        self.turns = turns
        self.pondering = pondering
        self.tasks = tasks
        self.early = AGAIN  # ms by which we look ahead: at the start for what others have left

    async def open(self) -> None:
        """Give the first sign of life, and begin to work: also on what a process that died has left."""
        await self.outages.give_sign(OUTAGE if self.database.is_postgres else 0)  # with SQLite we are the only server
        self.tasks.follow(self.hall.changes, self.look_at)
        self.tasks.repeat(self.look_at_due, ROUND)
        self.tasks.repeat(self.live_on, SIGN)

    async def close(self) -> None:
        """Give the last sign of life."""
        with suppress(StorageError):
            await self.outages.give_sign()

    def look_at(self, live: LiveTable) -> None:
        """See what a table needs now."""
        self.pondering.look_at(live)
        if self.turns.is_new(live):
            self.tasks.spawn(self.turns.take(live))
        elif live.table.rematch_is_agreed():
            self.tasks.spawn(self.hall.rematch(live))

    async def live_on(self) -> None:
        """Give a sign of life; stop the clocks for the time in which nobody could."""
        await self.outages.give_sign()
        for live in list(self.hall.live.values()):
            await self.outages.forgive(live)

    async def look_at_due(self) -> None:
        """Look at the tables that are due by now."""
        if self.outages.is_due:
            await self.live_on()  # before a clock runs out for what was no fault of anybody
        due = await tables.take_due(self.database, now() + self.early, now() + AGAIN, MOST_DUE)
        for number in due:
            self.tasks.spawn(self.look_up(number))
        self.early = self.early if len(due) == MOST_DUE else 0

    async def look_up(self, number: str) -> None:
        try:
            live = await self.hall.find(number)
        except Refused:
            return
        await live.catch_up()
        await live.perform(LookAtClock())
        self.look_at(live)
        if live.table.bot_to_act() is None or not live.people():
            await tables.set_due(self.database, number, live.table.number, live.table.deadline())
