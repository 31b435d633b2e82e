"""Whether this process can do its work: keep moves, and let bots answer."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

from petteia.server.live.hall import Hall
from petteia.server.now import now
from petteia.store import Database, StorageError, soundness
from petteia.table import Table

LOG = logging.getLogger("petteia")
FRESH = 1.0  # seconds for which a finding is told again: whoever asks often costs nothing
PATIENCE = 10.0  # seconds in which a database has to answer
STANDING = 120_000  # ms for which neither a bot nor a clock should wait
LEAST_PAUSE = 5.0  # seconds between two readings of the whole file
SHARE = 100  # reading takes at most this part of our time

OK, FAILING, DELETED, DAMAGED, FULL, STANDS = "ok", "failing", "deleted", "damaged", "full", "standing"


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found: `ok`, or in one word what is wrong."""

    database: str = OK
    disk: str = OK
    queue: str = OK

    @property
    def can_store(self) -> bool:
        return (self.database, self.disk) == (OK, OK)


class Wellbeing:
    """Looks after the database and the queue of bots' turns."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self.database = database
        self.hall = hall
        self.damage: str | None = None
        self.found = Findings()
        self.seen = ("", OK)
        self.looked_at = float("-inf")
        self.lock = asyncio.Lock()

    async def read_on(self) -> None:
        """Read the whole database again and again, at most for a hundredth of the time."""
        while True:
            started = time.monotonic()
            found = await soundness.find_damage(self.database)
            if found is not None and found != self.damage:
                LOG.error("the database is damaged: %s", found)
            self.damage = found
            await asyncio.sleep(max(LEAST_PAUSE, SHARE * (time.monotonic() - started)))

    async def look(self) -> Findings:
        """Return how we are: what a glance tells as it is now, the rest as it was at most a second ago."""
        async with self.lock:
            seen = self.glance()
            if seen != self.seen or time.monotonic() - self.looked_at > FRESH:
                self.found = await self.look_closer(*seen)
                self.seen, self.looked_at = seen, time.monotonic()
        return self.found

    def glance(self) -> tuple[str, str]:
        """Return what is seen at once: why the file is not ours any more, if so, and whether its disk has room."""
        disk = OK if soundness.has_room(self.database) else FULL
        try:
            self.database.check_place()
        except StorageError as error:
            return str(error), disk
        return "", disk

    async def look_closer(self, deleted: str, disk: str) -> Findings:
        if deleted:
            LOG.error("%s", deleted)
            return Findings(DELETED, disk)
        if self.damage is not None:
            return Findings(DAMAGED, disk)
        try:
            async with asyncio.timeout(PATIENCE):
                await soundness.probe(self.database, now())
                late = await soundness.overdue(self.database, now() - STANDING)
        except (StorageError, TimeoutError) as error:
            LOG.error("the database does not take what it is given: %s", error)
            return Findings(FAILING, disk)
        is_standing = late or any(
            live.people() and bot_waits(live.table, now()) > STANDING for live in self.hall.live.values()
        )
        return Findings(disk=disk, queue=STANDS if is_standing else OK)


def bot_waits(table: Table, at: int) -> int:
    """Return for how many milliseconds a bot at *table* has owed its move."""
    if table.bot_to_act() is None or not table.entries:
        return 0
    return at - table.entries[-1].act.at
