"""Routes for people: guests, names, passwords, devices, tokens."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import cache
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from petteia.server.bodies import accounts as bodies
from petteia.server.now import now
from petteia.server.routes.cleaning import clean, clean_name, name_key
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.identity import Forbidden, Identity, digest, identity, new_id
from petteia.server.routes.limits import GUESTS, PASSWORDS
from petteia.store import accounts, belongings

Asked = Request[None, None, State]
HASHER = PasswordHasher()
DEVICE_TIME = 15 * 60 * 1000
DAY = 24 * 60 * 60 * 1000
YEAR = 365 * DAY
MOST_TOKENS = 20
LONGEST_LABEL = 60


class NameTaken(HTTPException):
    """Somebody registered this name."""

    status_code = 409
    detail = "This name belongs to somebody else."


def me(context: Context, who: Identity, token: str | None = None) -> bodies.Me:
    can_mail = context.letters.can_send
    csrf = context.identities.csrf(who.id)
    return bodies.Me(
        user=who.told(), csrf=csrf, token=token, operator=who.is_operator, mail=who.mail, can_mail=can_mail
    )


async def check_name_free(context: Context, name: str, user: str) -> None:
    owner = await accounts.find_name(context.database, name_key(name))
    if owner is not None and owner["id"] != user:
        raise NameTaken


async def with_cookie(context: Context, user: str, status: int) -> Response[bodies.Me]:
    """Return who *user* is, and the cookie that proves it from now on."""
    context.house.known.forget(user)
    row = await context.house.known.row(user)
    if row is None:
        raise NotAuthorizedException("This account is gone.")
    cookie = context.identities.cookie(user, row["sessions"])
    return Response(me(context, identity(row)), cookies=[cookie], status_code=status)


async def bring_seats(context: Context, request: Asked, user: str, name: str) -> None:
    """Let the seats of the guest in this browser come along to *user*, if a page of ours asks for it."""
    guest = await context.identities.of(request)
    if guest is None or guest.registered or not guest.by_cookie or guest.id == user:
        return
    with suppress(Forbidden):
        context.identities.check_meant(guest, request)
        await context.hall.come_as(guest.id, user, name)
        await belongings.come_as(context.database, guest.id, user)


class Accounts(Controller):
    """Who is who."""

    path = "/api"
    tags = ("accounts",)

    @post("/guests", summary="Become a guest")
    async def add_guest(self, request: Asked, data: bodies.NewGuest) -> Response[bodies.Me]:
        """Make a guest: a browser gets a signed cookie, a program a token."""
        context = context_of(request)
        address = context.address(request)
        context.check_rate(GUESTS, address)
        context.check_welcome(None, address)
        name, user = clean_name(data.name), new_id()
        await check_name_free(context, name, user)
        await accounts.add_user(context.database, user, name, now(), address)
        if not data.token:
            return await with_cookie(context, user, HTTP_201_CREATED)
        token = secrets.token_urlsafe(32)
        await accounts.add_token(context.database, digest(token), user, "bot", "first", now(), now() + YEAR)
        guest = Identity(user, name, registered=False, by_cookie=False)
        return Response(me(context, guest, token), status_code=HTTP_201_CREATED)

    @get("/me", summary="Who am I?")
    async def show(self, request: Asked) -> bodies.Me:
        """Tell who asks."""
        context = context_of(request)
        return me(context, await context.user(request))

    @post("/me/name", status_code=HTTP_200_OK, summary="Change a guest's name")
    async def rename(self, request: Asked, data: bodies.NewName) -> bodies.Me:
        """Give a guest another name; it is used at the next table."""
        context = context_of(request)
        who = await context.owner(request)
        if who.registered:
            raise NameTaken("A registered name stays.")
        name = clean_name(data.name)
        await check_name_free(context, name, who.id)
        await accounts.rename(context.database, who.id, name)
        context.house.known.forget(who.id)
        return me(context, Identity(who.id, name, registered=False, by_cookie=who.by_cookie))

    @post("/register", status_code=HTTP_200_OK, summary="Register with a name and a password")
    async def register(self, request: Asked, data: bodies.Credentials) -> Response[bodies.Me]:
        """Turn the guest who asks into a registered user, seats and all; all other sessions, and tokens, end."""
        context = context_of(request)
        who = await context.owner(request)
        if who.registered:
            raise NameTaken("You are registered already.")
        context.check_rate(PASSWORDS, context.address(request))
        name = clean_name(data.name)
        hashed = await context.hashed(HASHER.hash, data.password)
        if not await accounts.register(context.database, who.id, name, name_key(name), hashed):
            raise NameTaken
        await context.end_sessions(who.id)
        return await with_cookie(context, who.id, HTTP_200_OK)

    @post("/password", status_code=HTTP_200_OK, summary="Change my password")
    async def change_password(self, request: Asked, data: bodies.NewPassword) -> Response[bodies.Me]:
        """Change the password; all other sessions, tokens and codes end, and open sockets are cut."""
        context = context_of(request)
        who = await context.owner(request)
        await check_password(context, request, who, data.old)
        hashed = await context.hashed(HASHER.hash, data.new)
        await accounts.set_password(context.database, who.id, hashed)
        await context.end_sessions(who.id)
        return await with_cookie(context, who.id, HTTP_200_OK)

    @post("/me/delete", status_code=HTTP_200_OK, summary="Delete my account")
    async def remove(self, request: Asked, data: bodies.Proof) -> Response[None]:
        """End the account for good: games stay, without the name; a bot plays on where somebody waits."""
        context = context_of(request)
        who = await context.owner(request)
        if who.registered:
            await check_password(context, request, who, data.password)
        await context.house.remove(who.id)
        return Response(None, cookies=[context.identities.no_cookie()])

    @post("/login", status_code=HTTP_200_OK, summary="Come back with a name and a password")
    async def login(self, request: Asked, data: bodies.Credentials) -> Response[bodies.Me]:
        """Give the cookie of a registered user, and the seats of the guest who asks to that user."""
        context = context_of(request)
        key = name_key(clean(data.name))
        context.check_rate(PASSWORDS, context.address(request))
        found = await accounts.find_name(context.database, key)
        stored = None if found is None else found["password"]
        if not await context.hashed(fits, stored, data.password) or found is None:
            raise NotAuthorizedException("The name or the password is wrong.")
        if (found["banned_until"] or 0) > now():
            raise Forbidden("The operator does not let this account in for a while.")
        await bring_seats(context, request, found["id"], found["name"])
        return await with_cookie(context, found["id"], HTTP_200_OK)

    @post("/logout", status_code=HTTP_200_OK, summary="Forget me on this device")
    async def logout(self, request: Asked, everywhere: bool = False) -> Response[None]:
        """Take the cookie back; with `everywhere` end all sessions, tokens and codes, and cut open sockets."""
        context = context_of(request)
        who = await context.owner(request)
        if everywhere:
            await context.end_sessions(who.id)
        return Response(None, cookies=[context.identities.no_cookie()])

    @post("/devices", summary="Make a one-time code for another device")
    async def add_device(self, request: Asked) -> bodies.DeviceCode:
        """Make a code that works once, for a quarter of an hour."""
        context = context_of(request)
        who = await context.owner(request)
        code = secrets.token_urlsafe(24)
        expires = now() + DEVICE_TIME
        await accounts.add_token(context.database, digest(code), who.id, "device", "", now(), expires)
        return bodies.DeviceCode(code=code)

    @post("/devices/claim", status_code=HTTP_200_OK, summary="Use a one-time code")
    async def claim_device(self, request: Asked, data: bodies.DeviceCode) -> Response[bodies.Me]:
        """Make this device that of the user the code comes from."""
        context = context_of(request)
        context.check_rate(PASSWORDS, context.address(request))
        user = await accounts.use_device_code(context.database, digest(data.code), now())
        if user is None:
            raise NotAuthorizedException("This code was used, is too old, or never was.")
        if (owner := await context.house.known.row(user)) is not None:
            await bring_seats(context, request, user, owner["name"])
        return await with_cookie(context, user, HTTP_200_OK)

    @post("/tokens", summary="Make a token for a program of mine")
    async def add_token(self, request: Asked, data: bodies.NewToken) -> bodies.BotToken:
        """Make a token with which a program can hold seats in the user's name; it is told only now."""
        context = context_of(request)
        who = await context.owner(request)
        if len(await accounts.tokens_of(context.database, who.id)) >= MOST_TOKENS:
            raise HTTPException(f"Nobody needs more than {MOST_TOKENS} tokens.", status_code=409)
        token, at, label = secrets.token_urlsafe(32), now(), clean(data.label)[:LONGEST_LABEL]
        expires = at + data.days * DAY
        await accounts.add_token(context.database, digest(token), who.id, "bot", label, at, expires, data.scope)
        return bodies.BotToken(
            id=digest(token)[:12], label=label, scope=data.scope, created_at=at, expires_at=expires, token=token
        )

    @get("/tokens", summary="List my tokens")
    async def tokens(self, request: Asked) -> list[bodies.BotToken]:
        """List the tokens of the user, without what is secret in them."""
        context = context_of(request)
        who = await context.user(request)
        return [
            bodies.BotToken(
                id=row["hash"][:12],
                label=row["label"],
                scope=row["scope"],
                created_at=row["created_at"],
                expires_at=row["expires_at"],
            )
            for row in await accounts.tokens_of(context.database, who.id)
        ]

    @delete("/tokens/{token:str}", status_code=HTTP_200_OK, summary="Make a token worthless")
    async def remove_token(self, request: Asked, token: Annotated[str, Parameter(pattern=r"^[0-9a-f]{12}$")]) -> None:
        """Remove a token of the user; sockets opened with it are cut."""
        context = context_of(request)
        who = await context.owner(request)
        if not await accounts.remove_token(context.database, who.id, token):
            raise HTTPException("You have no such token.", status_code=404)
        await context.house.end_lines(who.id, token)


async def check_password(context: Context, request: Asked, who: Identity, password: str) -> None:
    """Refuse a registered user who does not know the password: the device may be in other hands."""
    context.check_rate(PASSWORDS, context.address(request))
    row = await accounts.find_user(context.database, who.id)
    if row is None or not await context.hashed(fits, row["password"], password):
        raise Forbidden("The password is wrong.")


def fits(stored: str | None, password: str) -> bool:
    """Say whether *password* is the stored one; an unknown name takes as long as a wrong password."""
    try:
        return HASHER.verify(stored or nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobodys_hash() -> str:
    return HASHER.hash("nobody has this password")
