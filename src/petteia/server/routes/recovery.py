"""Routes for whoever forgets a password: an address, confirmed by a letter, and a letter that lets one choose anew.

What a letter carries is signed and not stored: it ends with its time, and with the password it was written for.
"""

from __future__ import annotations

import base64
import hmac

from litestar import Controller, Request, Response, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import RowMapping

from petteia.server.bodies import accounts as bodies
from petteia.server.now import now
from petteia.server.routes.accounts import HASHER, check_password, me, with_cookie
from petteia.server.routes.cleaning import clean, name_key
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.identity import Forbidden
from petteia.server.routes.limits import LETTERS, PASSWORDS
from petteia.store import accounts
from petteia.table.words import table_sentence

Asked = Request[None, None, State]
RESET_TIME = 60 * 60 * 1000
CONFIRM_TIME = 24 * 60 * 60 * 1000
RESET, CONFIRM = "reset", "mail"  # what a signature is for
ENDS_WITH = {RESET: "password", CONFIRM: "sessions"}  # the column whose change makes a code worthless


class NoLetters(HTTPException):
    """This server has no mail server."""

    status_code = 409
    detail = "This server sends no letters; its operator can give you a new password."


class Recovery(Controller):
    """Coming back without the password."""

    path = "/api"
    tags = ("accounts",)

    @post("/me/mail", status_code=HTTP_200_OK, summary="Give an address for letters")
    async def give_mail(self, request: Asked, data: bodies.NewMail) -> bodies.Me:
        """Write to the address, which counts once the letter's link was followed; without one, none counts any more."""
        context = context_of(request)
        who = await context.owner(request)
        if not who.registered:
            raise Forbidden("Register first: a guest has no password to forget.")
        await check_password(context, request, who, data.password)
        if not data.mail:
            await accounts.set_mail(context.database, who.id, None)
            context.house.known.forget(who.id)
            return me(context, await context.user(request))
        site = site_of(context)
        context.check_rate(LETTERS, who.id)
        until = now() + CONFIRM_TIME
        address = base64.urlsafe_b64encode(data.mail.encode()).decode().rstrip("=")
        code = signed(context, CONFIRM, who.id, until, address, who.sessions)
        link = f"{site}/#/mail/{code}"
        write(context, data.mail, "letter-confirm", data.language, who=who.name, link=link)
        return me(context, who)

    @post("/mail/confirm", status_code=HTTP_200_OK, summary="Follow the link in a letter")
    async def confirm_mail(self, request: Asked, data: bodies.LetterCode) -> None:
        """Remember the address the letter went to."""
        context = context_of(request)
        context.check_rate(PASSWORDS, context.address(request))
        found, address = await read(context, CONFIRM, data.code)
        mail = base64.urlsafe_b64decode(address + "=" * (-len(address) % 4)).decode()
        await accounts.set_mail(context.database, found["id"], mail)
        context.house.known.forget(found["id"])

    @post("/password/forgotten", status_code=HTTP_200_OK, summary="I have forgotten my password")
    async def forgotten(self, request: Asked, data: bodies.Forgotten) -> None:
        """Write to the address of this user, if there is one; the answer is the same whether there is or not."""
        context = context_of(request)
        context.check_rate(PASSWORDS, context.address(request))
        site = site_of(context)
        found = await accounts.find_name(context.database, name_key(clean(data.name)))
        if found is None or not found["mail"] or not context.limits.allows(LETTERS, found["id"]):
            return
        code = signed(context, RESET, found["id"], now() + RESET_TIME, "", found["password"])
        link = f"{site}/#/reset/{code}"
        write(context, found["mail"], "letter-reset", data.language, who=found["name"], link=link)

    @post("/password/reset", status_code=HTTP_200_OK, summary="Choose a new password with the link in a letter")
    async def reset(self, request: Asked, data: bodies.Reset) -> Response[bodies.Me]:
        """Set the password once; all sessions, tokens and codes end, and this browser is logged in."""
        context = context_of(request)
        context.check_rate(PASSWORDS, context.address(request))
        found, _ = await read(context, RESET, data.code)
        if (found["banned_until"] or 0) > now():
            raise Forbidden("The operator does not let this account in for a while.")
        hashed = await context.hashed(HASHER.hash, data.new)
        if not await accounts.replace_password(context.database, found["id"], found["password"], hashed):
            raise too_late()
        await context.end_sessions(found["id"])
        return await with_cookie(context, found["id"], HTTP_200_OK)


def site_of(context: Context) -> str:
    if context.letters.post is None:
        raise NoLetters
    return context.letters.post.site.rstrip("/")


def write(context: Context, to: str, what: str, language: str, **facts: str) -> None:
    """Send a letter beside everything else."""
    subject, text = (table_sentence(name, language, **facts) for name in (f"{what}-subject", what))
    context.house.tasks.spawn(context.letters.send(to, subject, text))


# Codes ----------------------------------------------------------------------------------------------------------------


def signed(context: Context, purpose: str, user: str, until: int, more: str, ends_with: object) -> str:
    """Return a code that names *user*; it is worth something until its time is up or *ends_with* has changed."""
    body = f"{user}.{until}.{more}"
    return f"{body}.{context.identities.sign(purpose, f'{body} {ends_with}')}"


async def read(context: Context, purpose: str, code: str) -> tuple[RowMapping, str]:
    """Return the user a code names, and what more it says; refuse one that is not ours, or not worth anything now."""
    body, _, signature = code.rpartition(".")
    user, until, more = [*body.split("."), "", "", ""][:3]
    found = await accounts.find_user(context.database, user)
    ends_with = "" if found is None else str(found[ENDS_WITH[purpose]])
    is_ours = hmac.compare_digest(context.identities.sign(purpose, f"{body} {ends_with}"), signature)
    if found is None or not is_ours or int(until) < now():
        raise too_late()
    return found, more


def too_late() -> NotAuthorizedException:
    return NotAuthorizedException("This link was used, is too old, or never was.")
