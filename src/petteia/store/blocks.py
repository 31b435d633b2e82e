"""Whom people do not want to hear or to sit with."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import RowMapping, delete, or_, select

from petteia.store import schema
from petteia.store.database import Database

BLOCKS = schema.blocks.c


async def add(database: Database, user: str, blocked: str, name: str, at: int) -> None:
    """Let *user* be spared *blocked*, who is called *name*."""
    new = database.insertion(schema.blocks).values(user_id=user, blocked=blocked, name=name, at=at)
    async with database.working() as connection:
        await connection.execute(new.on_conflict_do_nothing())


async def remove(database: Database, user: str, blocked: str) -> bool:
    """End a block; return whether there was one."""
    query = delete(schema.blocks).where(BLOCKS.user_id == user, BLOCKS.blocked == blocked)
    async with database.working() as connection:
        return (await connection.execute(query)).rowcount > 0


async def of_user(database: Database, user: str) -> Sequence[RowMapping]:
    """Return whom *user* blocks, the latest first."""
    query = select(schema.blocks).where(BLOCKS.user_id == user).order_by(BLOCKS.at.desc(), BLOCKS.blocked)
    async with database.working() as connection:
        return (await connection.execute(query)).mappings().all()


async def every(database: Database) -> dict[str, frozenset[str]]:
    """Return whom everybody blocks, by user."""
    query = select(BLOCKS.user_id, BLOCKS.blocked)
    found: dict[str, set[str]] = {}
    async with database.working() as connection:
        for user, blocked in await connection.execute(query):
            found.setdefault(str(user), set()).add(str(blocked))
    return {user: frozenset(blocked) for user, blocked in found.items()}


async def around(database: Database, user: str) -> frozenset[str]:
    """Return whom *user* blocks, and who blocks *user*."""
    query = select(BLOCKS.user_id, BLOCKS.blocked).where(or_(BLOCKS.user_id == user, BLOCKS.blocked == user))
    async with database.working() as connection:
        rows = (await connection.execute(query)).all()
    return frozenset(str(one) for row in rows for one in row if one != user)


async def is_blocked(database: Database, user: str, by: Collection[str]) -> bool:
    """Say whether any of *by* does not want *user* near."""
    query = select(BLOCKS.user_id).where(BLOCKS.blocked == user, BLOCKS.user_id.in_(by)).limit(1)
    async with database.working() as connection:
        return (await connection.execute(query)).first() is not None
