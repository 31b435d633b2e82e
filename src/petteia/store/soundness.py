"""Whether a database can still keep what it is given: written to, read, and read to the last page."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import func, select

from petteia.store import schema
from petteia.store.database import Database, plain_reason

PROBE = "probe"
LEAST_FREE = 10_000_000  # bytes: with less the disk is as good as full


async def probe(database: Database, at: int) -> None:
    """Write something and see that it is there; raise StorageError if it cannot be."""
    new = database.insertion(schema.settings).values(name=PROBE, value=str(at))
    async with database.working() as connection:
        await connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": str(at)}))


async def overdue(database: Database, before: int) -> int:
    """Return how many tables should have been looked at before *before*, and were not."""
    late = select(func.count()).select_from(schema.tables).where(schema.tables.c.due_at < before)
    async with database.working() as connection:
        return int(await connection.scalar(late) or 0)


def has_room(database: Database) -> bool:
    """Say whether the disk of a SQLite file still takes something; PostgreSQL looks after its own."""
    try:
        return database.place is None or database.place.free() >= LEAST_FREE
    except OSError:  # the folder is gone: whoever checks the place says so
        return True


async def find_damage(database: Database) -> str | None:
    """Read a whole SQLite file anew; return what is wrong with it."""
    return None if database.place is None else await asyncio.to_thread(read_through, database.place.file)


def read_through(file: Path) -> str | None:
    """Return what is wrong with the SQLite file."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as raw:
            found = str(raw.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError:  # locked or gone: not what we look for
        return None
    except sqlite3.DatabaseError as error:
        return plain_reason(error)
    return None if found == "ok" else found
