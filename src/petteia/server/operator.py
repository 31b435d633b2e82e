"""What an operator does, from the command line or the operator's page, while servers run or not: all of it is noted."""

from __future__ import annotations

import ipaddress
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from argon2 import PasswordHasher
from sqlalchemy import RowMapping

from petteia.core.game import PetteiaError
from petteia.server.live.people import ENDED, ORDERS
from petteia.server.now import now
from petteia.server.routes.cleaning import clean, clean_chat, name_key
from petteia.server.routes.limits import network
from petteia.store import Database, accounts, operating
from petteia.store import reports as reports_store
from petteia.store.operating import OPERATOR, Announcement, Deed
from petteia.store.tidying import DAY
from petteia.store.writer import notify

LOG = logging.getLogger("petteia.operator")
LOG.setLevel(logging.INFO)
COMMAND_LINE = "the command line"
HOUR = 60 * 60 * 1000


class NoSuchUser(PetteiaError):
    """Nobody is registered by this name."""


class NoSuchThing(PetteiaError):
    """What the operator named is not there, or not what it should be."""


class Operator:
    """Somebody who looks after the server; *name* stands beside everything done."""

    def __init__(self, database: Database, name: str = COMMAND_LINE) -> None:
        self.database = database
        self.name = name

    def deed(self, what: str, about: str, text: str = "") -> Deed:
        LOG.info("%s: %s %s %s", self.name, what, about, text)
        return Deed(self.name[:64], what, about[:128], text, now())

    async def tell(self, user: str, what: str) -> None:
        """Tell the servers; with SQLite they see it themselves within seconds."""
        if self.database.is_postgres:
            await notify(self.database, [f"operator {user} {what}"])

    async def find(self, key: str) -> RowMapping:
        """Return a user by id or registered name."""
        found = await operating.find(self.database, name_key(clean(key)))
        if found is None:
            raise NoSuchUser(f"nobody is registered as {key!r}, nor has this id")
        return found

    async def ban(self, key: str, days: int, why: str = "") -> str:
        """Refuse a user for so many days from now on, 0 ends that; return the user's id."""
        found = await self.find(key)
        until = now() + days * DAY if days else None
        text = f"{f'{days} days' if days else 'ended'} {why}".strip()
        await operating.ban(self.database, found["id"], until, self.deed("ban", f"{found['name']} {found['id']}", text))
        if days:
            await self.tell(found["id"], ENDED)
        return str(found["id"])

    async def ban_network(self, address: str, days: int, why: str = "") -> str:
        """Let no guest come from a network for so many days, 0 ends that; return the network."""
        try:
            house = network(address if "/" not in address else str(ipaddress.ip_network(address)[0]))
            ipaddress.ip_network(house)
        except ValueError as error:
            raise NoSuchThing(f"{address!r} is no address of a network") from error
        until = now() + days * DAY if days else None
        deed = self.deed("ban-network", house, f"{f'{days} days' if days else 'ended'} {why}".strip())
        await operating.ban_network(self.database, house, until, deed)
        await self.tell("-", ORDERS)
        return house

    async def announce(self, text: str, hours: int) -> None:
        """Tell everybody *text* for so many hours; without a text, nothing any more."""
        said = clean_chat(text) if text.strip() else ""
        told = Announcement(said, now() + hours * HOUR if said else 0)
        await operating.announce(self.database, told, self.deed("announce", "everybody", said))
        await self.tell("-", ORDERS)

    async def set_handled(self, report: int) -> None:
        """Note that a report needs nothing more."""
        if not await operating.set_handled(self.database, report, self.deed("handle-report", str(report))):
            raise NoSuchThing(f"there is no open report {report}")

    async def set_role(self, name: str, is_operator: bool) -> None:
        """Make a registered user an operator, or not any more."""
        found = await accounts.find_name(self.database, name_key(clean(name)))
        if found is None:
            raise NoSuchUser(f"nobody is registered as {name!r}")
        role = OPERATOR if is_operator else ""
        deed = self.deed("make-operator" if is_operator else "withdraw-operator", f"{found['name']} {found['id']}")
        await operating.set_role(self.database, found["id"], role, deed)
        await self.tell(found["id"], ENDED)

    async def reset_password(self, name: str) -> str:
        """Give a registered user a new password and return it; all sessions, tokens and codes end."""
        found = await accounts.find_name(self.database, name_key(clean(name)))
        if found is None:
            raise NoSuchUser(f"nobody is registered as {name!r}")
        new = secrets.token_urlsafe(12)
        await accounts.set_password(self.database, found["id"], PasswordHasher().hash(new))
        await accounts.end_sessions(self.database, found["id"])
        await operating.note_alone(self.database, self.deed("reset-password", f"{found['name']} {found['id']}"))
        await self.tell(found["id"], ENDED)
        return new


@asynccontextmanager
async def at_the_command_line(address: str) -> AsyncIterator[Operator]:
    """Open the database for an operator at the command line."""
    database = Database(address)
    await database.open()
    try:
        yield Operator(database)
    finally:
        await database.close()


async def reports(address: str, limit: int) -> list[str]:
    """Return the latest reports, a line each."""
    async with at_the_command_line(address) as operator:
        rows = await reports_store.latest(operator.database, limit)
    return [
        f"{datetime.fromtimestamp(row['at'] / 1000, UTC):%Y-%m-%d %H:%M} table {row['table_id']} "
        f"{row['user_id']} ({row['name'] or 'gone'}): {row['text']}{' (handled)' if row['handled_at'] else ''}"
        for row in rows
    ]
