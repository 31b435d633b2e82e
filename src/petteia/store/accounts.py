"""Users, their tokens, and the secrets all processes share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from petteia.store import schema
from petteia.store.database import Database
from petteia.store.place import StorageError

USERS, TOKENS = schema.users.c, schema.tokens.c


async def add_user(database: Database, user: str, name: str, at: int, network: str = "") -> None:
    """Add a guest."""
    row = {"id": user, "name": name, "created_at": at, "seen_at": at, "sessions": 0, "network": network}
    async with database.working() as connection:
        await connection.execute(insert(schema.users).values(row))


async def find_user(database: Database, user: str) -> RowMapping | None:
    query = select(schema.users).where(USERS.id == user)
    return await database.look(lambda connection: connection.execute(query).mappings().first())


async def find_name(database: Database, key: str) -> RowMapping | None:
    """Return the registered user whose name is compared as *key*."""
    async with database.working() as connection:
        return (await connection.execute(select(schema.users).where(USERS.name_key == key))).mappings().first()


async def rename(database: Database, user: str, name: str) -> None:
    async with database.working() as connection:
        await connection.execute(update(schema.users).where(USERS.id == user).values(name=name))


async def register(database: Database, user: str, name: str, key: str, password: str) -> bool:
    """Give a guest a name of its own and a password; return False if the name is taken."""
    changed = update(schema.users).where(USERS.id == user).values(name=name, name_key=key, password=password)
    try:
        async with database.working() as connection:
            await connection.execute(changed)
    except StorageError as error:
        if isinstance(error.__cause__, IntegrityError):
            return False
        raise
    return True


async def end_sessions(database: Database, user: str) -> None:
    """Make every session, token and one-time code of *user* worthless."""
    async with database.working() as connection:
        await connection.execute(update(schema.users).where(USERS.id == user).values(sessions=USERS.sessions + 1))
        await connection.execute(delete(schema.tokens).where(TOKENS.user_id == user))


async def set_password(database: Database, user: str, password: str) -> None:
    """Give a registered user another password."""
    async with database.working() as connection:
        await connection.execute(update(schema.users).where(USERS.id == user).values(password=password))


async def sessions_of(database: Database, users: Sequence[str]) -> dict[str, int]:
    """Return how often each of *users* has ended all sessions; whoever is not there has no account any more."""
    query = select(USERS.id, USERS.sessions).where(USERS.id.in_(users))
    async with database.working() as connection:
        return {str(row.id): int(row.sessions) for row in await connection.execute(query)}


async def replace_password(database: Database, user: str, old: str, password: str) -> bool:
    """Give a registered user another password, unless the stored one is no longer *old*; return whether it was."""
    query = update(schema.users).where(USERS.id == user, USERS.password == old).values(password=password)
    async with database.working() as connection:
        return (await connection.execute(query)).rowcount > 0


async def set_mail(database: Database, user: str, mail: str | None) -> None:
    """Remember the address to which a registered user wants to be written."""
    async with database.working() as connection:
        await connection.execute(update(schema.users).where(USERS.id == user).values(mail=mail))


async def note_seen(database: Database, users: Mapping[str, str], at: int) -> None:
    """Remember that *users* were here, and from which network each came."""
    rows = [{"user": user, "now": at, "from": network} for user, network in users.items()]
    if rows:
        here: dict[str, Any] = {"seen_at": bindparam("now"), "network": bindparam("from")}
        seen = update(schema.users).where(USERS.id == bindparam("user")).values(here)
        async with database.working() as connection:
            await connection.execute(seen, rows)


async def last_seen(database: Database, user: str) -> int:
    async with database.working() as connection:
        return int(await connection.scalar(select(func.max(USERS.seen_at)).where(USERS.id == user)) or 0)


async def add_token(
    database: Database, digest: str, user: str, kind: str, label: str, at: int, expires: int, scope: str = "play"
) -> None:
    row = {
        "hash": digest,
        "user_id": user,
        "kind": kind,
        "label": label,
        "scope": scope,
        "created_at": at,
        "expires_at": expires,
    }
    async with database.working() as connection:
        await connection.execute(insert(schema.tokens).values(row))


async def user_of_token(database: Database, digest: str, at: int) -> RowMapping | None:
    """Return the user of a bot token, and the token's `hash`, `scope` and `expires_at`; None if it has ended."""
    joined = select(schema.users, TOKENS.hash, TOKENS.scope, TOKENS.expires_at).join(
        schema.tokens, USERS.id == TOKENS.user_id
    )
    query = joined.where(TOKENS.hash == digest, TOKENS.kind == "bot", TOKENS.expires_at > at)
    return await database.look(lambda connection: connection.execute(query).mappings().first())


async def tokens_of(database: Database, user: str) -> Sequence[RowMapping]:
    told = TOKENS.hash, TOKENS.label, TOKENS.scope, TOKENS.created_at, TOKENS.expires_at
    query = select(*told).where(TOKENS.user_id == user, TOKENS.kind == "bot")
    async with database.working() as connection:
        return (await connection.execute(query.order_by(TOKENS.created_at))).mappings().all()


async def remove_token(database: Database, user: str, prefix: str) -> bool:
    """Remove the bot token of *user* whose hash begins with *prefix*; return whether there was one."""
    query = delete(schema.tokens).where(
        TOKENS.user_id == user, TOKENS.kind == "bot", TOKENS.hash.startswith(prefix, autoescape=True)
    )
    async with database.working() as connection:
        return (await connection.execute(query)).rowcount > 0


async def use_device_code(database: Database, digest: str, at: int) -> str | None:
    """Return the user of a one-time code and make it worthless; None if it is unknown, used or too old."""
    query = delete(schema.tokens).where(TOKENS.hash == digest, TOKENS.kind == "device")
    async with database.working() as connection:
        found = (await connection.execute(query.returning(TOKENS.user_id, TOKENS.expires_at))).first()
    if found is None or (found[1] is not None and found[1] < at):
        return None
    return str(found[0])


async def secret(database: Database, name: str, first: str) -> str:
    """Return a secret all processes share; *first* if nobody has chosen one yet."""
    async with database.working() as connection:
        new = database.insertion(schema.secrets).values(name=name, value=first)
        await connection.execute(new.on_conflict_do_nothing())
        return str(await connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name)))
