"""Tables in the database: opening, loading, listing, and what is due. Appending is the Writer's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, RowMapping, func, insert, select, update

from petteia.store import schema
from petteia.store.database import Database

TABLES = schema.tables.c


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored: its row, and the body of every step."""

    row: RowMapping
    bodies: list[str]


async def create(
    database: Database, row: dict[str, object], body: str | None, seats: Sequence[tuple[int, str]]
) -> bool:
    """Open a table, with its first step if there is one; return whether it is new."""
    async with database.working() as connection:
        known = await connection.execute(select(TABLES.id).where(TABLES.id == row["id"]))
        if known.first() is not None:
            return False
        await connection.execute(insert(schema.tables).values(row))
        if body is not None:
            await connection.execute(insert(schema.acts).values(table_id=row["id"], number=0, body=body))
        if seats:
            owners = [{"table_id": row["id"], "seat": seat, "user_id": user} for seat, user in seats]
            await connection.execute(insert(schema.seats), owners)
    return True


async def load(database: Database, table: str) -> Stored | None:
    """Return a table, None if there is none."""

    def read(connection: Connection) -> Stored | None:
        found = connection.execute(select(schema.tables).where(TABLES.id == table)).mappings().first()
        if found is None:
            return None
        query = select(schema.acts.c.body).where(schema.acts.c.table_id == table).order_by(schema.acts.c.number)
        return Stored(found, list(connection.execute(query).scalars()))

    return await database.look(read)


async def steps_from(database: Database, table: str, number: int) -> list[str]:
    """Return the bodies of the steps from act *number* on."""
    acts = schema.acts.c
    async with database.working() as connection:
        query = select(acts.body).where(acts.table_id == table, acts.number >= number).order_by(acts.number)
        return list((await connection.execute(query)).scalars())


SUMMARY = (
    TABLES.id,
    TABLES.game,
    TABLES.setup,
    TABLES.status,
    TABLES.seats,
    TABLES.changed_at,
    TABLES.is_open,
    TABLES.host,
)


async def lobby(database: Database, limit: int) -> Sequence[RowMapping]:
    """Return open tables, of every host the latest: those with empty seats first, then running ones."""
    found: list[RowMapping] = []
    whose = func.coalesce(func.nullif(TABLES.host, ""), TABLES.id)
    place = func.row_number().over(partition_by=whose, order_by=(TABLES.changed_at.desc(), TABLES.id))
    async with database.working() as connection:
        for status in ("waiting", "running"):
            open_ones = (
                select(TABLES.id, place.label("place")).where(TABLES.status == status, TABLES.is_open).subquery()
            )
            firsts = select(open_ones.c.id).where(open_ones.c.place == 1)
            query = select(*SUMMARY).where(TABLES.id.in_(firsts)).order_by(TABLES.changed_at.desc()).limit(limit)
            found += (await connection.execute(query)).mappings()
    return found


async def hosted(database: Database, user: str) -> dict[str, int]:
    """Return how many tables *user* has opened, by status, finished ones left out."""
    query = select(TABLES.status, func.count()).where(TABLES.host == user, TABLES.status != "over")
    async with database.working() as connection:
        return {str(status): int(count) for status, count in await connection.execute(query.group_by(TABLES.status))}


async def of_user(database: Database, user: str) -> Sequence[RowMapping]:
    """Return who sits where and how it stands at all tables of *user*, the latest first."""
    mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    brief = select(TABLES.id, TABLES.game, TABLES.status, TABLES.seats)
    query = brief.where(TABLES.id.in_(mine)).order_by(TABLES.changed_at.desc(), TABLES.id)
    async with database.working() as connection:
        return (await connection.execute(query)).mappings().all()


async def summaries(database: Database, ids: Sequence[str]) -> list[RowMapping]:
    """Return the tables *ids* as lists tell them, in this order."""
    async with database.working() as connection:
        found = (await connection.execute(select(*SUMMARY).where(TABLES.id.in_(ids)))).mappings().all()
    return sorted(found, key=lambda row: ids.index(row["id"]))


async def take_due(database: Database, now: int, again: int, limit: int) -> list[str]:
    """Return tables that must be looked at by *now*; until *again* they are not returned a second time."""
    async with database.working() as connection:
        query = select(TABLES.id).where(TABLES.due_at <= now).order_by(TABLES.due_at).limit(limit)
        if database.is_postgres:
            query = query.with_for_update(skip_locked=True)
        found = list((await connection.execute(query)).scalars())
        if found:
            await connection.execute(update(schema.tables).where(TABLES.id.in_(found)).values(due_at=again))
    return found


async def set_due(database: Database, table: str, number: int, when: int | None) -> None:
    """Remember when a table must be looked at again, unless it has gone beyond act *number* meanwhile."""
    stands = update(schema.tables).where(TABLES.id == table, TABLES.number == number)
    async with database.working() as connection:
        await connection.execute(stands.values(due_at=when))
