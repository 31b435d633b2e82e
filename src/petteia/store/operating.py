"""What operators do and see: roles, bans, announcements. Every change is kept with a note of who made it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.store import schema
from petteia.store.database import Database

USERS, NETWORKS, REPORTS, DEEDS = schema.users.c, schema.banned_networks.c, schema.reports.c, schema.deeds.c
OPERATOR = "operator"
ANNOUNCEMENT = "announcement"


@dataclass(frozen=True, slots=True)
class Deed:
    """What an operator does, to be noted: who, what, about whom, and in which words."""

    operator: str
    what: str
    about: str
    text: str
    at: int


class Announcement(msgspec.Struct, frozen=True):
    """What everybody here is told until a time."""

    text: str = ""
    until: int = 0


async def note(connection: AsyncConnection, deed: Deed) -> None:
    row = {"operator": deed.operator, "what": deed.what, "about": deed.about, "text": deed.text, "at": deed.at}
    await connection.execute(insert(schema.deeds).values(row))


async def note_alone(database: Database, deed: Deed) -> None:
    """Note what was done elsewhere."""
    async with database.working() as connection:
        await note(connection, deed)


async def deeds(database: Database, limit: int) -> Sequence[RowMapping]:
    """Return what operators did, the latest first."""
    async with database.working() as connection:
        query = select(schema.deeds).order_by(DEEDS.id.desc()).limit(limit)
        return (await connection.execute(query)).mappings().all()


# People ---------------------------------------------------------------------------------------------------------------


async def find(database: Database, key: str) -> RowMapping | None:
    """Return the user with this id, or registered by this name, as names are compared."""
    query = select(schema.users).where(or_(USERS.id == key, USERS.name_key == key))
    async with database.working() as connection:
        return (await connection.execute(query)).mappings().first()


async def search(database: Database, text: str, limit: int) -> Sequence[RowMapping]:
    """Return users by a part of the name, by id or by network, whoever was here last first; those banned if no text."""
    part = func.lower(USERS.name).contains(text.lower(), autoescape=True)
    fits = or_(USERS.id == text, USERS.network == text, part) if text else USERS.banned_until.is_not(None)
    async with database.working() as connection:
        query = select(schema.users).where(fits).order_by(USERS.seen_at.desc()).limit(limit)
        return (await connection.execute(query)).mappings().all()


async def set_role(database: Database, user: str, role: str, deed: Deed) -> None:
    async with database.working() as connection:
        await connection.execute(update(schema.users).where(USERS.id == user).values(role=role))
        await note(connection, deed)


async def ban(database: Database, user: str, until: int | None, deed: Deed) -> None:
    """Let *user* not come back before *until*, and end all sessions, tokens and codes; None ends a ban."""
    async with database.working() as connection:
        changed = update(schema.users).where(USERS.id == user)
        if until is None:
            await connection.execute(changed.values(banned_until=None))
        else:
            await connection.execute(changed.values(banned_until=until, sessions=USERS.sessions + 1))
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.user_id == user))
        await note(connection, deed)


# Networks -------------------------------------------------------------------------------------------------------------


async def ban_network(database: Database, network: str, until: int | None, deed: Deed) -> None:
    """Let no guest come from *network* before *until*; None ends a ban."""
    async with database.working() as connection:
        await connection.execute(delete(schema.banned_networks).where(NETWORKS.network == network))
        if until is not None:
            await connection.execute(insert(schema.banned_networks).values(network=network, until=until))
        await note(connection, deed)


async def banned_networks(database: Database, at: int) -> dict[str, int]:
    """Return the networks banned at the time *at*, and until when."""
    query = select(NETWORKS.network, NETWORKS.until).where(NETWORKS.until > at).order_by(NETWORKS.network)
    async with database.working() as connection:
        return {str(row.network): int(row.until) for row in await connection.execute(query)}


# Reports and announcements --------------------------------------------------------------------------------------------


async def set_handled(database: Database, report: int, deed: Deed) -> bool:
    """Note that a report needs nothing more; return whether there is such a one."""
    async with database.working() as connection:
        query = update(schema.reports).where(REPORTS.id == report, REPORTS.handled_at.is_(None))
        if not (await connection.execute(query.values(handled_at=deed.at))).rowcount:
            return False
        await note(connection, deed)
    return True


async def announce(database: Database, announcement: Announcement, deed: Deed) -> None:
    """Tell everybody something from now on; an empty text ends that."""
    value = msgspec.json.encode(announcement).decode()
    new = database.insertion(schema.settings).values(name=ANNOUNCEMENT, value=value)
    async with database.working() as connection:
        await connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
        await note(connection, deed)


async def announcement(database: Database, at: int) -> Announcement:
    """Return what is announced at the time *at*; an empty one if nothing is."""
    query = select(schema.settings.c.value).where(schema.settings.c.name == ANNOUNCEMENT)
    async with database.working() as connection:
        found = await connection.scalar(query)
    told = Announcement() if found is None else msgspec.json.decode(found, type=Announcement)
    return told if told.text and told.until > at else Announcement()


async def counts(database: Database) -> dict[str, int]:
    """Return how many tables there are, by status, how many `users`, and how many of them `registered`."""
    by_status = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
    people = select(func.count(), func.count(USERS.name_key)).select_from(schema.users)
    async with database.working() as connection:
        found = {str(status): int(count) for status, count in await connection.execute(by_status)}
        everybody, registered = (await connection.execute(people)).one()
    return found | {"users": int(everybody), "registered": int(registered)}
