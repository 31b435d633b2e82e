"""Reports to the operator."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import RowMapping, insert, select

from petteia.store import schema
from petteia.store.database import Database

REPORTS, USERS = schema.reports.c, schema.users.c


async def add(database: Database, table: str, by: str, user: str, text: str, at: int) -> None:
    """Keep what *by* reports of *user* at *table*."""
    row = {"table_id": table, "by_user": by, "user_id": user, "text": text, "at": at}
    async with database.working() as connection:
        await connection.execute(insert(schema.reports).values(row))


async def latest(database: Database, limit: int) -> Sequence[RowMapping]:
    """Return reports, open ones first and the newest of each first, with what is known of the reported (None if gone).

    `by_name` is the name of whoever reported."""
    by = schema.users.alias("by")
    joined = schema.reports.outerjoin(schema.users, REPORTS.user_id == USERS.id).outerjoin(
        by, REPORTS.by_user == by.c.id
    )
    told = USERS.name, USERS.banned_until, USERS.network, by.c.name.label("by_name")
    query = (
        select(schema.reports, *told).select_from(joined).order_by(REPORTS.handled_at.is_not(None), REPORTS.id.desc())
    )
    async with database.working() as connection:
        return (await connection.execute(query.limit(limit))).mappings().all()
