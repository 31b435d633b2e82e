"""Records people study, and what was found out about games; both can be made anew, so both are forgotten in time."""

from __future__ import annotations

from sqlalchemy import select

from petteia.store import schema
from petteia.store.database import Database

STUDIED, ANALYSES = schema.studied.c, schema.analyses.c


async def keep_record(database: Database, number: str, record: str, at: int) -> None:
    """Keep a record under its fingerprint *number*."""
    new = database.insertion(schema.studied).values(id=number, record=record, used_at=at)
    async with database.working() as connection:
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"used_at": at}))


async def record_of(database: Database, number: str) -> str | None:
    """Return the record kept under *number*."""
    async with database.working() as connection:
        found = await connection.execute(select(STUDIED.record).where(STUDIED.id == number))
        return found.scalar_one_or_none()


async def keep(database: Database, number: str, found: str, at: int) -> None:
    """Keep what was found out about a game, in the place of what was known before."""
    new = database.insertion(schema.analyses).values(id=number, found=found, used_at=at)
    async with database.working() as connection:
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"found": found, "used_at": at}))


async def found_of(database: Database, number: str) -> str | None:
    """Return what is known about a game."""
    async with database.working() as connection:
        found = await connection.execute(select(ANALYSES.found).where(ANALYSES.id == number))
        return found.scalar_one_or_none()
