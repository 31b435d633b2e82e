"""What people keep besides seats: it comes along when a guest logs in, and goes with an account."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.store import schema
from petteia.store.database import Database

KEPT_ONCE = (  # a table, and of what nobody keeps two there
    (schema.editions, ("fingerprint",)),
    (schema.puzzle_tries, ("game", "puzzle")),
    (schema.puzzle_solvers, ("game",)),
    (schema.trees, ("study",)),
)


async def come_as(database: Database, guest: str, user: str) -> None:
    """Give what a guest keeps to the account the guest has logged in to, which keeps what it has itself."""
    async with database.working() as connection:
        for table, names in KEPT_ONCE:
            own = select(table).where(table.c.user_id == user).subquery()
            twice = select(own).where(*(own.c[name] == table.c[name] for name in names)).exists()
            await connection.execute(delete(table).where(table.c.user_id == guest, twice))
            await connection.execute(update(table).where(table.c.user_id == guest).values(user_id=user))


async def remove(connection: AsyncConnection, users: Sequence[str]) -> None:
    """Remove all that *users* keep."""
    for table, _ in KEPT_ONCE:
        await connection.execute(delete(table).where(table.c.user_id.in_(users)))
