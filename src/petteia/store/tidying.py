"""Removing what nobody needs any more: tables that were given up, guests who never came back, codes out of date."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.store import schema
from petteia.store.database import Database

DAY = 24 * 60 * 60 * 1000
STUDIES = 90 * DAY  # for so long records people study are kept, and what was found out about games
NETWORKS = 30 * DAY  # for so long it is remembered where somebody came from
MOST = 500  # tables, and guests, removed in one transaction: moves should not wait for us
TABLES, USERS, TOKENS = schema.tables.c, schema.users.c, schema.tokens.c


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days things are kept after their last change; 0 is for ever."""

    waiting: int = 14  # tables whose game never began
    running: int = 180  # tables nobody has moved at
    over: int = 0  # finished games
    guests: int = 365  # guests who were not here, and have no seat at a table that is kept


@dataclass(frozen=True, slots=True)
class Tidied:
    """What was removed."""

    tables: list[str]
    guests: int

    @property
    def is_all(self) -> bool:
        """Say whether nothing is left to remove."""
        return len(self.tables) < MOST and self.guests < MOST


async def tidy(database: Database, keep: Keep, at: int, spared: Collection[str] = ()) -> Tidied:
    """Remove what is older than *keep* allows at the time *at*, but not the tables in *spared*."""
    async with database.working() as connection:
        gone = await find_old_tables(connection, database.is_postgres, keep, at, spared)
        for part in (schema.acts, schema.seats, schema.chats, schema.in_play):
            await connection.execute(delete(part).where(part.c.table_id.in_(gone)))
        await connection.execute(delete(schema.tables).where(TABLES.id.in_(gone)))
        await connection.execute(delete(schema.tokens).where(TOKENS.expires_at < at))
        for part in (schema.studied, schema.analyses, schema.trees):
            await connection.execute(delete(part).where(part.c.used_at < at - STUDIES))
        before = and_(USERS.network != "", USERS.seen_at < at - NETWORKS)
        await connection.execute(update(schema.users).where(before).values(network=""))
        await connection.execute(delete(schema.banned_networks).where(schema.banned_networks.c.until < at))
        guests = await remove_old_guests(connection, at - keep.guests * DAY) if keep.guests else 0
    return Tidied(gone, guests)


async def find_old_tables(
    connection: AsyncConnection, is_postgres: bool, keep: Keep, at: int, spared: Collection[str]
) -> list[str]:
    days = {"waiting": keep.waiting, "running": keep.running, "over": keep.over}
    old = [and_(TABLES.status == status, TABLES.changed_at < at - kept * DAY) for status, kept in days.items() if kept]
    if not old:
        return []
    query = select(TABLES.id).where(or_(*old), TABLES.id.not_in(spared)).limit(MOST)
    if is_postgres:
        query = query.with_for_update(skip_locked=True)
    return list((await connection.execute(query)).scalars())


async def remove_old_guests(connection: AsyncConnection, before: int) -> int:
    is_seated = select(schema.seats.c.user_id).where(schema.seats.c.user_id == USERS.id).exists()
    query = select(USERS.id).where(USERS.password.is_(None), USERS.seen_at < before, ~is_seated).limit(MOST)
    gone = list((await connection.execute(query)).scalars())
    await connection.execute(delete(schema.tokens).where(TOKENS.user_id.in_(gone)))
    await connection.execute(delete(schema.blocks).where(schema.blocks.c.user_id.in_(gone)))
    for part in (schema.editions, schema.puzzle_tries, schema.puzzle_solvers):
        await connection.execute(delete(part).where(part.c.user_id.in_(gone)))
    await connection.execute(delete(schema.users).where(USERS.id.in_(gone)))
    return len(gone)
