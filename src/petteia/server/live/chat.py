"""What people say at tables."""

from __future__ import annotations

from sqlalchemy import RowMapping

from petteia.server import protocol
from petteia.server.live.rows import ENCODER
from petteia.server.live.watched import WatchedTable
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
        """Tell what was said since we last told."""
        for row in await chats.said_since(self.database, live.id, live.last_chat, REMEMBERED):
            if row["id"] > live.last_chat:
                live.last_chat = row["id"]
                live.push_all(ENCODER.encode(told(row)))

    async def said(self, live: WatchedTable) -> list[protocol.Said]:
        """Return the latest that was said, for somebody new."""
        rows = await chats.said_since(self.database, live.id, 0, REMEMBERED)
        live.last_chat = max([live.last_chat, *(row["id"] for row in rows)])
        return [told(row) for row in rows]


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
