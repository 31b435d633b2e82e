"""Who asks: a signed cookie for browsers, a token for programs; and the proof that a change was meant."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, NotAuthorizedException
from sqlalchemy import RowMapping

from petteia.server import protocol
from petteia.server.live.known import Known
from petteia.server.now import now
from petteia.store import Database, accounts
from petteia.store.operating import OPERATOR

COOKIE = "petteia"
CSRF_HEADER = "x-csrf-token"
YEAR = 365 * 24 * 60 * 60
PLAY, WATCH = "play", "watch"  # how far a token reaches: never as far as the account itself

Asking = ASGIConnection[Any, Any, Any, Any]


class Forbidden(HTTPException):
    """The request could have come from somebody else's page."""

    status_code = 403


@dataclass(frozen=True, slots=True)
class Identity:
    """A user, and how we know."""

    id: str
    name: str
    registered: bool
    by_cookie: bool
    sessions: int = 0  # how often all sessions of the user have ended
    token: str = ""  # the hash of the token we know it by
    may_play: bool = True  # a token may be for watching only
    ends_at: int | None = None  # when the token ends
    is_operator: bool = False
    mail: str | None = None

    def told(self) -> protocol.User:
        return protocol.User(id=self.id, name=self.name, registered=self.registered)


def digest(token: str) -> str:
    """Return what is stored of a token: it is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identities:
    """Recognises users."""

    def __init__(self, database: Database, known: Known, secret: str, secure: bool) -> None:
        self.database = database
        self.known = known
        self.secret = secret.encode()
        self.secure = secure

    def sign(self, purpose: str, text: str) -> str:
        return hmac.new(self.secret, f"{purpose} {text}".encode(), hashlib.sha256).hexdigest()

    def csrf(self, user: str) -> str:
        """Return what a page of ours must send along with every change."""
        return self.sign("csrf", user)[:32]

    def cookie(self, user: str, sessions: int) -> Cookie:
        body = f"{user}.{sessions}"
        value = f"{body}.{self.sign('session', body)}"
        return Cookie(
            key=COOKIE, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=self.secure
        )

    def no_cookie(self) -> Cookie:
        return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=self.secure)

    async def of(self, connection: Asking) -> Identity | None:
        """Return who asks, None if nobody we know."""
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            found = await accounts.user_of_token(self.database, digest(bearer[7:].strip()), now())
            return None if found is None else of_token(found)
        return await self.of_cookie(connection.cookies.get(COOKIE, ""))

    async def of_cookie(self, value: str) -> Identity | None:
        body, _, signature = value.rpartition(".")
        if not body or not hmac.compare_digest(self.sign("session", body).encode(), signature.encode()):
            return None
        user, _, sessions = body.partition(".")
        found = await self.known.row(user)
        if found is None or str(found["sessions"]) != sessions:
            return None
        return identity(found)

    async def required(self, connection: Asking) -> Identity:
        """Return who asks; refuse strangers."""
        found = await self.of(connection)
        if found is None:
            raise NotAuthorizedException("Nobody knows you yet: POST /api/guests first.")
        return found

    def check_meant(self, who: Identity, connection: Asking) -> None:
        """Refuse a change made with the cookie that does not come from a page of ours."""
        if not who.by_cookie:
            return
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(self.csrf(who.id).encode(), given.encode()):
            raise Forbidden(f"The header {CSRF_HEADER} is missing or wrong; GET /api/me tells it.")


def identity(row: RowMapping) -> Identity:
    """Return the user whose cookie we have seen."""
    return Identity(
        row["id"],
        row["name"],
        row["password"] is not None,
        by_cookie=True,
        sessions=row["sessions"],
        is_operator=row["role"] == OPERATOR and row["password"] is not None,
        mail=row["mail"],
    )


def of_token(row: RowMapping) -> Identity:
    """Return the user whose token we have seen."""
    return Identity(
        row["id"],
        row["name"],
        row["password"] is not None,
        by_cookie=False,
        sessions=row["sessions"],
        token=row["hash"],
        may_play=row["scope"] == PLAY,
        ends_at=row["expires_at"],
    )


def new_id() -> str:
    return secrets.token_hex(10)


def is_same_origin(connection: Asking) -> bool:
    """Say whether a browser's page of our own asks; programs send no Origin."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host", "")
