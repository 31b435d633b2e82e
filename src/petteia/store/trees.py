"""What people have tried in games they studied: a tree of each person for each game, seen by whoever has its link."""

from __future__ import annotations

from sqlalchemy import RowMapping, delete, func, select, update

from petteia.store import schema
from petteia.store.database import Database

TREES = schema.trees.c


async def save(database: Database, row: dict[str, object], most: int) -> bool:
    """Keep a tree in the place of the one its user had for this game; return False if the user keeps too many."""
    mine = TREES.user_id == row["user_id"]
    changes = {name: row[name] for name in ("name", "nodes", "used_at")}
    async with database.working() as connection:
        this = update(schema.trees).where(mine, TREES.study == row["study"])
        if (await connection.execute(this.values(changes))).rowcount:
            return True
        count = await connection.scalar(select(func.count()).select_from(schema.trees).where(mine))
        if int(count or 0) >= most:
            return False
        new = database.insertion(schema.trees).values(row)  # unless it was saved a moment ago
        await connection.execute(new.on_conflict_do_update(index_elements=["user_id", "study"], set_=changes))
    return True


async def of_user(database: Database, study: str, user: str) -> RowMapping | None:
    """Return the tree that *user* has for a game."""
    async with database.working() as connection:
        query = select(schema.trees).where(TREES.user_id == user, TREES.study == study)
        return (await connection.execute(query)).mappings().first()


async def find(database: Database, number: str, at: int) -> RowMapping | None:
    """Return a tree by its link, and remember that somebody looked at the time *at*."""
    async with database.working() as connection:
        await connection.execute(update(schema.trees).where(TREES.id == number).values(used_at=at))
        return (await connection.execute(select(schema.trees).where(TREES.id == number))).mappings().first()


async def remove(database: Database, study: str, user: str) -> None:
    async with database.working() as connection:
        await connection.execute(delete(schema.trees).where(TREES.user_id == user, TREES.study == study))
