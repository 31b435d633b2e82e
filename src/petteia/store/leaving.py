"""The end of an account: the games stay, the name goes."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.store import schema
from petteia.store.database import Database

NOBODY = "—"  # the name of whoever is gone, in all languages
ACTS, TABLES = schema.acts.c, schema.tables.c


async def remove_user(database: Database, user: str) -> list[str]:
    """Remove *user*, and the name from every game and chat; return the tables it stood at."""
    async with database.working() as connection:
        found = select(ACTS.table_id, ACTS.number, ACTS.body).where(ACTS.body.contains(user, autoescape=True))
        rows = (await connection.execute(found)).all()
        for table, number, body in rows:
            place = update(schema.acts).where(ACTS.table_id == table, ACTS.number == number)
            await connection.execute(place.values(body=without_name(body, user)))
        changed = sorted({str(row[0]) for row in rows})
        for table in changed:
            await forget_seat(connection, table, user)
        said = update(schema.chats).where(schema.chats.c.user_id == user)
        await connection.execute(said.values(name=NOBODY, user_id=""))
        await connection.execute(delete(schema.tokens).where(schema.tokens.c.user_id == user))
        await connection.execute(delete(schema.users).where(schema.users.c.id == user))
    return changed


async def forget_seat(connection: AsyncConnection, table: str, user: str) -> None:
    row = schema.tables.c.id == table
    seats = await connection.scalar(select(TABLES.seats).where(row))
    if seats is not None:
        await connection.execute(update(schema.tables).where(row).values(seats=without_name(seats, user)))


def without_name(body: str, user: str) -> str:
    """Return a list of acts or seats, as JSON, in which *user* has no name any more."""
    parts = msgspec.json.decode(body, type=list[dict[str, object]])
    told = [part | {"name": NOBODY} if part.get("user") == user and "name" in part else part for part in parts]
    return msgspec.json.encode(told).decode()
