"""What all routes share."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from litestar.exceptions import TooManyRequestsException

from petteia.server.bots import Bots
from petteia.server.hall import Hall
from petteia.server.identity import Asking, Identities, Identity
from petteia.server.limits import MOST_SOCKETS, REQUESTS, Limits, Rate
from petteia.server.live import Watcher
from petteia.server.settings import Settings
from petteia.store import Database, accounts

if TYPE_CHECKING:
    from petteia.server.listening import Listener
    from petteia.server.thinking_queue import ThinkingQueue


class Context:
    """The parts of a running server."""

    identities: Identities

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hall = Hall(self.database, Bots(max(1, settings.bots)), settings.keep)
        self.limits = Limits(settings.limits)
        self.lines: set[Watcher] = set()  # the open sockets
        self.hall.present = lambda: {line.user for line in self.lines}
        self.listener: Listener | None = None
        self.queue: ThinkingQueue | None = None

    async def open(self) -> None:
        """Open the database and begin to work; with PostgreSQL, listen to and share with the other processes."""
        await self.database.open()
        secret = await accounts.setting(self.database, "secret", secrets.token_hex(32))
        self.identities = Identities(self.database, secret, self.settings.secure_cookies)
        if self.database.is_postgres:
            from petteia.server.listening import Listener  # noqa: PLC0415 - not needed with SQLite, and slow to import
            from petteia.server.thinking_queue import ThinkingQueue  # noqa: PLC0415

            self.listener = Listener(self.database.dsn, self.hall)
            self.listener.start()
            self.queue = ThinkingQueue(self.database.dsn, self.hall)
            await self.queue.open(self.settings.bots)
        await self.hall.open()

    async def close(self) -> None:
        if self.queue is not None:
            await self.queue.close()
        if self.listener is not None:
            await self.listener.close()
        await self.hall.close()
        await self.database.close()

    def address(self, connection: Asking) -> str:
        """Return where a request comes from."""
        if self.settings.trust_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""

    def check_rate(self, rate: Rate, who: str) -> None:
        if not self.limits.allows(rate, who):
            raise TooManyRequestsException("Too many requests: please slow down.")

    async def user(self, connection: Asking) -> Identity:
        """Return who asks, if not too often."""
        found = await self.identities.required(connection)
        self.check_rate(REQUESTS, found.id)
        return found

    async def visitor(self, connection: Asking, rate: Rate = REQUESTS) -> str:
        """Return the user who looks, if not too often: empty for a stranger."""
        found = await self.identities.of(connection)
        self.check_rate(rate, found.id if found else self.address(connection))
        return found.id if found else ""

    def too_many_sockets(self, user: str) -> bool:
        return self.limits.is_on and sum(line.user == user for line in self.lines) >= MOST_SOCKETS

    async def changing_user(self, connection: Asking) -> Identity:
        """Return who asks for a change, if it was meant."""
        found = await self.user(connection)
        self.identities.check_meant(found, connection)
        return found


def context_of(connection: Asking) -> Context:
    """Return the parts of the server that answers *connection*."""
    found = connection.app.state["context"]
    assert isinstance(found, Context)
    return found
