"""The gate: every request passes it before anything of its body is read, and only so many from one network at once."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from petteia.server.routes.context import context_of
from petteia.server.routes.identity import Asking
from petteia.server.routes.limits import LARGE, LARGEST_BODY, NETWORK


def is_large(connection: Asking) -> bool:
    """Say whether a request brings, or may bring, more than most may."""
    size = connection.headers.get("content-length", "")
    return "transfer-encoding" in connection.headers or (size.isdecimal() and int(size[:12]) > LARGEST_BODY)


def gate(app: ASGIApp) -> ASGIApp:
    """Let requests pass to *app*: not too many, not too many at once, and few of those that bring much."""

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await app(scope, receive, send)
        connection: Asking = ASGIConnection(scope, receive)
        context = context_of(connection)
        address = context.address(connection)
        context.check_rate(NETWORK, address)
        if not context.under_way.enter(address):
            raise TooManyRequestsException("Too many requests at once from your network: please slow down.")
        try:
            if is_large(connection):
                who = await context.identities.of(connection)
                context.check_rate(LARGE, address if who is None else who.id)
            await app(scope, receive, send)
        finally:
            context.under_way.leave(address)

    return pass_through
