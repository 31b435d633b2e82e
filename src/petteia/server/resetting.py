"""A new password from the operator, while servers run or not."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher

from petteia.core.game import PetteiaError
from petteia.server.live.people import ENDED
from petteia.server.routes.cleaning import clean, name_key
from petteia.store import Database, accounts
from petteia.store.writer import notify


class NoSuchUser(PetteiaError):
    """Nobody is registered by this name."""


async def reset_password(address: str, name: str) -> str:
    """Give a registered user a new password and return it; servers learn of it at once, or within seconds."""
    database = Database(address)
    await database.open()
    try:
        found = await accounts.find_name(database, name_key(clean(name)))
        if found is None:
            raise NoSuchUser(f"nobody is registered as {name!r}")
        new = secrets.token_urlsafe(12)
        await accounts.set_password(database, found["id"], PasswordHasher().hash(new))
        await accounts.end_sessions(database, found["id"])
        if database.is_postgres:
            await notify(database, [f"operator {found['id']} {ENDED}"])
    finally:
        await database.close()
    return new
