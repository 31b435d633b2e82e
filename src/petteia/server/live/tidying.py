"""Keeping house: what nobody needs any more leaves the database and the memory."""

from __future__ import annotations

import asyncio

from petteia.server.live.hall import Hall
from petteia.server.now import now
from petteia.store import Database, tidying
from petteia.store.tidying import Keep

TIDYING = 3_600.0  # seconds between two rounds
PAUSE = 1.0  # seconds between two parts of a round


class Tidying:
    """Removes what is older than the operator keeps it."""

    def __init__(self, database: Database, hall: Hall, keep: Keep) -> None:
        self.database = database
        self.hall = hall
        self.keep = keep

    async def tidy(self) -> None:
        """Remove what nobody needs any more, a part at a time."""
        while True:
            watched = [number for number, live in self.hall.live.items() if live.watchers]
            found = await tidying.tidy(self.database, self.keep, now(), watched)
            for number in found.tables:
                self.hall.live.pop(number, None)
            if found.is_all:
                return
            await asyncio.sleep(PAUSE)
