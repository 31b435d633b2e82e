"""Where people play with each other right now: positions by their keys, at all servers."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from petteia.store import schema
from petteia.store.database import Database

PLACES = schema.in_play.c
AT_ONCE = 500  # keys asked for in one query


async def found_at(database: Database, game: str, keys: Collection[int]) -> list[tuple[str, int]]:
    """Return the running tables of *game* that stood in one of the positions *keys*, and after how many moves."""
    wanted = list(keys)

    def read(connection: Connection) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for first in range(0, len(wanted), AT_ONCE):
            query = (
                select(PLACES.table_id, PLACES.decisions)
                .join(schema.tables, schema.tables.c.id == PLACES.table_id)
                .where(PLACES.key.in_(wanted[first : first + AT_ONCE]))
                .where(schema.tables.c.game == game, schema.tables.c.status == "running")
            )
            found += [(str(table), int(moves)) for table, moves in connection.execute(query)]
        return found

    return await database.look(read)
