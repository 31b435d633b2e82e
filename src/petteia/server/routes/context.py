"""What all routes share: the house, who asks, and how often they may."""

from __future__ import annotations

import secrets

from litestar.exceptions import TooManyRequestsException

from petteia.server.house import House
from petteia.server.routes.identity import Asking, Forbidden, Identities, Identity
from petteia.server.routes.limits import (
    MOST_FROM_ADDRESS,
    MOST_SOCKETS,
    NETWORK,
    REQUESTS,
    Desk,
    Limits,
    Rate,
    network,
)
from petteia.server.settings import Settings
from petteia.store import accounts


class Context:
    """The house and its door."""

    identities: Identities

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.database = self.house.database
        self.hall = self.house.hall
        self.limits = Limits(settings.limits)
        self.desk = Desk()

    async def open(self) -> None:
        """Open the house; from now on we know who is who."""
        await self.house.open()
        secret = await accounts.secret(self.database, "secret", secrets.token_hex(32))
        self.identities = Identities(self.database, secret, self.settings.secure_cookies)
        self.house.people.forget = self.identities.forget

    async def close(self) -> None:
        await self.house.close()

    def address(self, connection: Asking) -> str:
        """Return where a request comes from: the network, where one person has many addresses."""
        if self.settings.trust_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
            return network(forwarded.rpartition(",")[2].strip())
        return network(connection.client.host) if connection.client else ""

    def check_rate(self, rate: Rate, who: str) -> None:
        if not self.limits.allows(rate, who):
            raise TooManyRequestsException("Too many requests: please slow down.")

    async def user(self, connection: Asking) -> Identity:
        """Return who asks, if not too often."""
        self.check_rate(NETWORK, self.address(connection))
        found = await self.identities.required(connection)
        self.check_rate(REQUESTS, found.id)
        self.house.people.see(found.id)
        return found

    async def visitor(self, connection: Asking, rate: Rate = REQUESTS) -> str:
        """Return the user who looks, if not too often: empty for a stranger."""
        self.check_rate(NETWORK, self.address(connection))
        found = await self.identities.of(connection)
        self.check_rate(rate, found.id if found else self.address(connection))
        if found is None:
            return ""
        self.house.people.see(found.id)
        return found.id

    def too_many_sockets(self, user: str, address: str) -> bool:
        """Say whether a person, or everybody at an address together, has enough sockets open."""
        people = self.house.people
        has_many = people.lines_of(user) >= MOST_SOCKETS or people.lines_from(address) >= MOST_FROM_ADDRESS
        return self.limits.is_on and has_many

    async def changing_user(self, connection: Asking) -> Identity:
        """Return who asks for a change, if it was meant."""
        found = await self.user(connection)
        self.identities.check_meant(found, connection)
        if not found.may_play:
            raise Forbidden("This token is for watching only.")
        return found

    async def owner(self, connection: Asking) -> Identity:
        """Return who asks for a change of the account itself: no token reaches that far."""
        found = await self.changing_user(connection)
        if not found.by_cookie:
            raise Forbidden("A token is for playing only; the account is changed in the browser.")
        return found

    async def end_sessions(self, user: str) -> None:
        """End everything by which *user* is known: cookies, tokens, codes and open sockets, at all servers."""
        await accounts.end_sessions(self.database, user)
        await self.house.end_lines(user)


def context_of(connection: Asking) -> Context:
    """Return the parts of the server that answers *connection*."""
    found = connection.app.state["context"]
    assert isinstance(found, Context)
    return found
