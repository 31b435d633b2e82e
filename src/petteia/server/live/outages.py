"""Signs of life, and the times in which no server gave one: clocks stood still then."""

from __future__ import annotations

from petteia.server.live.table import LiveTable
from petteia.server.now import now
from petteia.store import Database, outages
from petteia.table.wish import Forgive

SIGN = 5.0  # seconds between two signs of life
OUTAGE = 15_000  # ms without a sign of life of any server: nobody was there


class Outages:
    """The outages that are known."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: tuple[tuple[int, int], ...] = ()
        self.signed_at = 0  # when we last gave a sign of life

    async def give_sign(self, patience: int = OUTAGE) -> None:
        """Give a sign of life, and learn in which times nobody could."""
        self.signed_at = now()
        self.known = tuple(await outages.give_sign(self.database, self.signed_at, patience))

    @property
    def is_due(self) -> bool:
        """Say whether our last sign is so old that others may take us for gone."""
        return now() - self.signed_at > OUTAGE

    async def forgive(self, live: LiveTable) -> None:
        """Give whoever must decide at a table back the time in which no server was there."""
        wish = Forgive(self.known)
        if live.table.plan(wish, now()).acts:
            await live.perform(wish)
