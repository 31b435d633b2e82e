"""What people say at tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import RowMapping

from petteia.server import protocol
from petteia.server.live.rows import ENCODER
from petteia.server.live.watched import WatchedTable, Watcher
from petteia.server.now import now
from petteia.store import Database, chats

REMEMBERED = 50  # things said that are told again


class Chat:
    """Keeps what is said, and tells it."""

    def __init__(self, database: Database, source: str) -> None:
        self.database = database
        self.source = source

    async def say(self, live: WatchedTable, user: str, name: str, text: str) -> None:
        """Keep what was said and tell it."""
        await chats.add(self.database, self.source, live.id, user, name, text, now())
        await self.tell_new(live)

    async def tell_new(self, live: WatchedTable) -> None:
        """Tell everybody what they have not been told; of other processes a line may come after a later one."""
        rows = await chats.said_since(self.database, live.id, 0, REMEMBERED)
        self.tell_rows(live, rows)

    def tell_rows(self, live: WatchedTable, rows: Sequence[RowMapping]) -> None:
        for row in rows:
            if row["id"] not in live.told_chats:
                live.push_all(ENCODER.encode(told(row)), said_by=row["user_id"])
            live.told_chats.add(row["id"])
        live.told_chats = {number for number in live.told_chats if rows and number >= rows[0]["id"]}

    async def greet(self, live: WatchedTable, watcher: Watcher) -> None:
        """Tell somebody new the latest that was said, and everybody what is new to all."""
        known = set(live.told_chats)  # what comes to be known from now on is told to everybody
        rows = await chats.said_since(self.database, live.id, 0, REMEMBERED)
        for row in rows:
            if row["id"] in known and row["user_id"] not in watcher.blocked:
                watcher.push(ENCODER.encode(told(row)))
        self.tell_rows(live, rows)


def told(row: RowMapping) -> protocol.Said:
    """Return something said as it is told."""
    return protocol.Said(
        table=row["table_id"],
        number=row["id"],
        user=row["user_id"],
        name=row["name"],
        text=row["text"],
        at=row["at"],
    )
