"""What people say at a table."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import RowMapping, insert, select

from petteia.store import schema
from petteia.store.database import Database
from petteia.store.writer import notice

CHATS = schema.chats.c


async def add(database: Database, source: str, table: str, user: str, name: str, text: str, at: int) -> int:
    """Keep what was said; return its number."""
    row = {"table_id": table, "user_id": user, "name": name, "text": text, "at": at}
    async with database.working() as connection:
        found = await connection.execute(insert(schema.chats).values(row).returning(CHATS.id))
        if database.is_postgres:
            await connection.execute(notice(f"{source} {table} chat"))
        return int(found.scalar_one())


async def said_since(database: Database, table: str, number: int, limit: int) -> Sequence[RowMapping]:
    """Return the latest *limit* things said at *table* after *number*, in their order."""
    query = select(schema.chats).where(CHATS.table_id == table, CHATS.id > number)
    latest = query.order_by(CHATS.id.desc()).limit(limit)
    found = await database.look(lambda connection: connection.execute(latest).mappings().all())
    return found[::-1]
