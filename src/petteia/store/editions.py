"""Editions that people made: kept by whoever saved them, found by everybody who has the link."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import RowMapping, delete, func, select, update

from petteia.store import schema
from petteia.store.database import Database

EDITIONS = schema.editions.c
BRIEF = (EDITIONS.fingerprint, EDITIONS.game, EDITIONS.name, EDITIONS.origin, EDITIONS.saved_at)


async def save(database: Database, row: dict[str, object], most: int) -> bool:
    """Keep an edition for its user, under its latest name; return False if the user has as many as are kept."""
    mine = EDITIONS.user_id == row["user_id"]
    this = mine & (EDITIONS.fingerprint == row["fingerprint"])
    async with database.working() as connection:
        changed = await connection.execute(update(schema.editions).where(this).values(row))
        if changed.rowcount:
            return True
        count = await connection.scalar(select(func.count()).select_from(schema.editions).where(mine))
        if int(count or 0) >= most:
            return False
        new = database.insertion(schema.editions).values(row)  # unless it was saved a moment ago
        await connection.execute(new.on_conflict_do_update(index_elements=["fingerprint", "user_id"], set_=row))
    return True


async def of_user(database: Database, user: str, game: str) -> Sequence[RowMapping]:
    """Return the editions of *game* that *user* keeps, the latest first."""
    query = select(*BRIEF).where(EDITIONS.user_id == user, EDITIONS.game == game).order_by(EDITIONS.saved_at.desc())
    async with database.working() as connection:
        return (await connection.execute(query)).mappings().all()


async def find(database: Database, game: str, fingerprint: str, user: str) -> RowMapping | None:
    """Return an edition as *user* keeps it, else as whoever saved it first; None if nobody has."""
    here = (EDITIONS.game == game) & (EDITIONS.fingerprint == fingerprint)
    order = (EDITIONS.user_id != user, EDITIONS.saved_at)
    async with database.working() as connection:
        return (await connection.execute(select(schema.editions).where(here).order_by(*order))).mappings().first()


async def remove(database: Database, fingerprint: str, user: str) -> None:
    """Let *user* keep an edition no longer; tables played with it have their own."""
    this = (EDITIONS.user_id == user) & (EDITIONS.fingerprint == fingerprint)
    async with database.working() as connection:
        await connection.execute(delete(schema.editions).where(this))
