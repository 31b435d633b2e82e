"""The bodies of the routes for accounts: guests, names, passwords, letters, devices, tokens, blocks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from petteia.server.protocol import Language, Name, User

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Letter = Annotated[str, Meta(pattern=r"^[0-9a-f]{1,32}[.][0-9]{1,15}[.][A-Za-z0-9_-]{0,400}[.][0-9a-f]{64}$")]
MAIL = r"^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63}){1,5}$(?!\n)"
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewGuest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A visitor: with `token` a program, which is given one instead of a cookie."""

    name: Name = "Guest"
    token: bool = False


class Me(msgspec.Struct, kw_only=True):
    """Who you are. `csrf` belongs into the header x-csrf-token of every change made with the cookie."""

    user: User
    csrf: str
    token: str | None = None
    operator: bool = False
    mail: str | None = None  # where a letter about a forgotten password goes
    can_mail: bool = False  # whether this server sends letters


class Credentials(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password as it was, and as it shall be."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Proof(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password of a registered user; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewMail(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The address to which letters go (empty: none), the password, and the language of the letter."""

    mail: Annotated[str, Meta(max_length=254, pattern=MAIL)]
    password: Annotated[str, Meta(max_length=200)]
    language: Language = "en"


class LetterCode(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the link in a letter carries."""

    code: Letter


class Forgotten(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whose password is forgotten, and the language of the letter."""

    name: Name
    language: Language = "en"


class Reset(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the link in a letter carries, and the new password."""

    code: Letter
    new: Password


class NewName(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class DeviceCode(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A one-time code that makes another device yours."""

    code: Code


class NewToken(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A wish for a bot token: to `play`, which is as far as one reaches, or only to `watch`; for so many days."""

    label: Annotated[str, Meta(max_length=60)] = ""
    scope: Literal["play", "watch"] = "play"
    days: Annotated[int, Meta(ge=1, le=365)] = 90


class BotToken(msgspec.Struct, kw_only=True):
    """A bot token; the token itself is told only once."""

    id: str
    label: str
    scope: str
    created_at: int
    expires_at: int
    token: str | None = None


class Blocked(msgspec.Struct, kw_only=True):
    """Somebody you do not want to hear, by the name of then."""

    user: str
    name: str
