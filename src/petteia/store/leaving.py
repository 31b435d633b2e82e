"""The end of an account: the games stay, the name goes."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.store import belongings, schema
from petteia.store.database import Database

NOBODY = "—"  # the name of whoever is gone, in all languages
ACTS, TABLES = schema.acts.c, schema.tables.c
PARTS = msgspec.json.Decoder(list[dict[str, object]])


async def remove_user(database: Database, user: str) -> list[str]:
    """Remove *user*, and the name from every game and chat; return the tables it stood at."""
    async with database.working() as connection:
        changed = set[str]()
        all_known = [user, *await guests_of(connection, user)]
        for known in all_known:
            changed |= await forget_name(connection, known)
        said = update(schema.chats).where(schema.chats.c.user_id.in_(all_known))
        await connection.execute(said.values(name=NOBODY, user_id=""))
        await connection.execute(delete(schema.tokens).where(schema.tokens.c.user_id == user))
        await connection.execute(delete(schema.blocks).where(schema.blocks.c.user_id == user))
        told = update(schema.blocks).where(schema.blocks.c.blocked.in_(all_known))
        await connection.execute(told.values(name=NOBODY))
        await belongings.remove(connection, all_known)
        await connection.execute(delete(schema.users).where(schema.users.c.id == user))
    return sorted(changed)


async def guests_of(connection: AsyncConnection, user: str) -> list[str]:
    """Return the guests *user* had been before logging in."""
    found = select(ACTS.body).where(ACTS.body.contains('"came-as"'), ACTS.body.contains(user, autoescape=True))
    acts = [act for body in (await connection.execute(found)).scalars() for act in PARTS.decode(body)]
    return sorted({str(act["guest"]) for act in acts if act.get("user") == user and "guest" in act})


async def forget_name(connection: AsyncConnection, user: str) -> set[str]:
    """Take the name of *user* out of every act and seat; return the tables where it was."""
    found = select(ACTS.table_id, ACTS.number, ACTS.body).where(ACTS.body.contains(user, autoescape=True))
    rows = (await connection.execute(found)).all()
    for table, number, body in rows:
        place = update(schema.acts).where(ACTS.table_id == table, ACTS.number == number)
        await connection.execute(place.values(body=without_name(body, user)))
    changed = {str(row[0]) for row in rows}
    for table in changed:
        await forget_seat(connection, table, user)
    return changed


async def forget_seats(database: Database, changed: list[str], user: str) -> None:
    """Take the name out of the rows of *changed* tables again: a move made meanwhile may have written it."""
    async with database.working() as connection:
        for table in changed:
            await forget_seat(connection, table, user)


async def forget_seat(connection: AsyncConnection, table: str, user: str) -> None:
    row = schema.tables.c.id == table
    seats = await connection.scalar(select(TABLES.seats).where(row))
    if seats is not None:
        await connection.execute(update(schema.tables).where(row).values(seats=without_name(seats, user)))


def without_name(body: str, user: str) -> str:
    """Return a list of acts or seats, as JSON, in which *user* has no name any more."""
    told = [
        part | {key: NOBODY for key in ("name", "was") if key in part} if part.get("user") == user else part
        for part in PARTS.decode(body)
    ]
    return msgspec.json.encode(told).decode()
