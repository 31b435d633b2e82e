"""What the operator does from the command line, while servers run or not."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from argon2 import PasswordHasher

from petteia.core.game import PetteiaError
from petteia.server.live.people import ENDED
from petteia.server.now import now
from petteia.server.routes.cleaning import clean, name_key
from petteia.store import Database, accounts
from petteia.store import reports as reports_store
from petteia.store.tidying import DAY
from petteia.store.writer import notify


class NoSuchUser(PetteiaError):
    """Nobody is registered by this name."""


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    database = Database(address)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


async def tell_ended(database: Database, user: str) -> None:
    """Tell the servers that sessions have ended; with SQLite they see it themselves within seconds."""
    if database.is_postgres:
        await notify(database, [f"operator {user} {ENDED}"])


async def ban(address: str, user: str, days: int) -> None:
    """Refuse *user* for so many days, from now on."""
    async with opened(address) as database:
        found = await reports_store.ban(database, name_key(clean(user)), now() + days * DAY)
        if found is None:
            raise NoSuchUser(f"nobody is registered as {user!r}, nor has this id")
        await tell_ended(database, found)


async def reports(address: str, limit: int) -> list[str]:
    """Return the latest reports, a line each."""
    async with opened(address) as database:
        rows = await reports_store.latest(database, limit)
    return [
        f"{datetime.fromtimestamp(row['at'] / 1000, UTC):%Y-%m-%d %H:%M} table {row['table_id']} "
        f"{row['user_id']} ({row['name'] or 'gone'}): {row['text']}"
        for row in rows
    ]


async def reset_password(address: str, name: str) -> str:
    """Give a registered user a new password and return it; servers learn of it at once, or within seconds."""
    async with opened(address) as database:
        found = await accounts.find_name(database, name_key(clean(name)))
        if found is None:
            raise NoSuchUser(f"nobody is registered as {name!r}")
        new = secrets.token_urlsafe(12)
        await accounts.set_password(database, found["id"], PasswordHasher().hash(new))
        await accounts.end_sessions(database, found["id"])
        await tell_ended(database, found["id"])
    return new
