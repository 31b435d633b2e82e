"""Reports to the operator, and bans."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import RowMapping, insert, or_, select, update

from petteia.store import accounts, schema
from petteia.store.database import Database

REPORTS, USERS = schema.reports.c, schema.users.c


async def add(database: Database, table: str, by: str, user: str, text: str, at: int) -> None:
    """Keep what *by* reports of *user* at *table*."""
    row = {"table_id": table, "by_user": by, "user_id": user, "text": text, "at": at}
    async with database.working() as connection:
        await connection.execute(insert(schema.reports).values(row))


async def latest(database: Database, limit: int) -> Sequence[RowMapping]:
    """Return the latest reports, the newest first, with the name of whoever is reported (None if gone)."""
    joined = schema.reports.outerjoin(schema.users, REPORTS.user_id == USERS.id)
    query = select(schema.reports, USERS.name, USERS.banned_until).select_from(joined)
    async with database.working() as connection:
        return (await connection.execute(query.order_by(REPORTS.id.desc()).limit(limit))).mappings().all()


async def ban(database: Database, key: str, until: int) -> str | None:
    """Let the user with this id, or registered by this name, not come back before *until*; return the id, if any."""
    query = select(USERS.id).where(or_(USERS.id == key, USERS.name_key == key))
    async with database.working() as connection:
        found = await connection.scalar(query)
        if found is not None:
            await connection.execute(update(schema.users).where(USERS.id == found).values(banned_until=until))
    if found is None:
        return None
    await accounts.end_sessions(database, str(found))
    return str(found)
