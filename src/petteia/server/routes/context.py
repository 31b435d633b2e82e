"""What all routes share: the house, who asks, and how often they may."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, TooManyRequestsException
from sqlalchemy import RowMapping

from petteia.server.bodies.replays import Replay
from petteia.server.house import House
from petteia.server.letters import Letters
from petteia.server.live.rows import ENCODER
from petteia.server.operator import Operator
from petteia.server.routes.identity import Asking, Forbidden, Identities, Identity
from petteia.server.routes.limits import (
    KEPT,
    KEPT_FROM,
    MOST_FROM_ADDRESS,
    MOST_SOCKETS,
    MOST_UNDER_WAY,
    REQUESTS,
    Crowd,
    Desk,
    Limits,
    Rate,
    network,
)
from petteia.server.settings import Settings
from petteia.store import accounts, tables

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
HASHED_AT_ONCE = 2  # passwords
LISTED = 50  # tables on a page
FRESH = 1.0  # seconds for which the lobby is told again
MOST_WAITING, MOST_RUNNING = 50, 500  # tables somebody has opened


class Context:
    """The house and its door."""

    identities: Identities

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.database = self.house.database
        self.hall = self.house.hall
        self.limits = Limits(settings.limits)
        self.under_way = Crowd(MOST_UNDER_WAY if settings.limits else None)
        self.desk = Desk()
        self.safe = asyncio.Semaphore(HASHED_AT_ONCE)
        self.letters = Letters(settings.post)
        self.open_tables: Sequence[RowMapping] = ()
        self.looked_at = float("-inf")

    async def open(self) -> None:
        """Open the house; from now on we know who is who."""
        await self.house.open()
        secret = await accounts.secret(self.database, "secret", secrets.token_hex(32))
        self.identities = Identities(self.database, self.house.known, secret, self.settings.secure_cookies)

    async def close(self) -> None:
        await self.house.close()

    def address(self, connection: Asking) -> str:
        """Return where a request comes from: the network, where one person has many addresses."""
        if self.settings.trust_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
            return network(forwarded.rpartition(",")[2].strip())
        return network(connection.client.host) if connection.client else ""

    async def lobby(self) -> Sequence[RowMapping]:
        """Return the open tables as they were a moment ago: many look, and often."""
        if time.monotonic() - self.looked_at > FRESH:
            self.looked_at = time.monotonic()
            self.open_tables = await tables.lobby(self.database, LISTED)
        return self.open_tables

    async def check_room(self, user: str) -> None:
        """Refuse another table to whoever has opened more than anybody can play at."""
        if not self.limits.is_on:
            return
        found = await tables.hosted(self.database, user)
        if found.get("waiting", 0) >= MOST_WAITING or found.get("running", 0) >= MOST_RUNNING:
            raise HTTPException("You have opened too many tables; finish or leave some.", status_code=409)

    def check_rate(self, rate: Rate, who: str) -> None:
        if not self.limits.allows(rate, who):
            raise TooManyRequestsException("Too many requests: please slow down.")

    def check_keeps(self, connection: Asking, user: str, text: str) -> None:
        """Refuse to keep *text* for whoever has given us more of late than anybody writes."""
        size = len(text) / 1_000
        if not (self.limits.allows(KEPT, user, size) and self.limits.allows(KEPT_FROM, self.address(connection), size)):
            raise TooManyRequestsException("This is more than is kept for one person: please come back later.")

    def check_welcome(self, who: Identity | None, address: str) -> None:
        """Refuse guests from a network the operator has banned; whoever is registered answers for himself."""
        if (who is None or not who.registered) and self.house.orders.is_banned(address):
            raise Forbidden(
                "The operator lets no guests in from your network for a while; who is registered may log in."
            )

    async def user(self, connection: Asking) -> Identity:
        """Return who asks, if not too often."""
        address = self.address(connection)
        found = await self.identities.required(connection)
        self.check_rate(REQUESTS, found.id)
        self.check_welcome(found, address)
        self.house.people.see(found.id, address)
        return found

    async def visitor(self, connection: Asking, rate: Rate = REQUESTS) -> str:
        """Return the user who looks, if not too often: empty for a stranger."""
        address = self.address(connection)
        found = await self.identities.of(connection)
        self.check_rate(rate, found.id if found else address)
        self.check_welcome(found, address)
        if found is None:
            return ""
        self.house.people.see(found.id, address)
        return found.id

    async def hashed(self, work: Callable[Given, Answer], *args: Given.args, **more: Given.kwargs) -> Answer:
        """Do *work* with a password, few at once: it is made to take long and much memory, whoever asks."""
        async with self.safe:
            return await asyncio.to_thread(work, *args, **more)

    async def replayed(
        self, who: str, work: Callable[Given, Replay], *args: Given.args, **more: Given.kwargs
    ) -> Response[Replay]:
        """Return the positions that *work* gives, ready to be sent: they are many, and written beside the loop too."""
        body = await self.desk.do(who, lambda: in_pieces(work(*args, **more)))
        return cast("Response[Replay]", Response(body, media_type=MediaType.JSON))

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

    async def operator(self, request: Request[Any, Any, Any]) -> Operator:
        """Return the operator who asks; refuse everybody else."""
        found = await (self.user(request) if request.method in ("GET", "HEAD") else self.owner(request))
        if not (found.is_operator and found.by_cookie):
            raise Forbidden("This is for operators; `petteia operator NAME` makes one.")
        return Operator(self.database, found.name)

    async def end_sessions(self, user: str) -> None:
        """End everything by which *user* is known: cookies, tokens, codes and open sockets, at all servers."""
        await accounts.end_sessions(self.database, user)
        await self.house.end_lines(user)


def in_pieces(replay: Replay) -> bytes:
    """Return *replay* as JSON, written position by position: in one go nobody else would come to the interpreter."""
    places = [msgspec.Raw(ENCODER.encode(place)) for place in replay.places]
    return ENCODER.encode(msgspec.structs.replace(replay, places=places))


def context_of(connection: Asking) -> Context:
    """Return the parts of the server that answers *connection*."""
    found = connection.app.state["context"]
    assert isinstance(found, Context)
    return found
