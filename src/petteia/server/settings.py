"""What an operator can choose, from the environment or the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from petteia.core.game import PetteiaError
from petteia.server.letters import Post
from petteia.server.logs import CONSOLE, JSON
from petteia.store.tidying import Keep

DEFAULT_DATABASE = "sqlite:///var/petteia.sqlite"
MOST_PROCESSES = 64
LONGEST = 36_500  # days
LONGEST_NUMBER = 10  # digits


class SettingError(PetteiaError):
    """A setting that cannot be; the message names it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this server runs."""

    database: str = DEFAULT_DATABASE
    bots: int = 1  # processes that think for bots; 0 leaves it to `petteia worker`
    ponder: bool = True  # the strongest bots think on while people do, where nobody else wants to think
    secure_cookies: bool = False  # behind TLS: cookies never travel in the clear
    trust_proxy: bool = False  # behind a proxy of ours: believe its X-Forwarded-For
    limits: bool = True  # rate limits
    keep: Keep = field(default_factory=Keep)  # for how long what nobody uses is kept
    log: str = CONSOLE  # or JSON
    post: Post | None = None  # how letters are sent; without it none are
    web: Path | None = None  # the built client, if it is not where we look


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that PETTEIA_… variables give."""
    web, usual = environment.get("PETTEIA_WEB"), Keep()
    return Settings(
        database=environment.get("PETTEIA_DATABASE") or DEFAULT_DATABASE,
        bots=number(environment, "PETTEIA_BOTS", max(1, (os.cpu_count() or 2) - 1)),
        ponder=flag(environment, "PETTEIA_PONDER", True),
        secure_cookies=flag(environment, "PETTEIA_SECURE_COOKIES", False),
        trust_proxy=flag(environment, "PETTEIA_TRUST_PROXY", False),
        limits=flag(environment, "PETTEIA_LIMITS", True),
        keep=Keep(
            waiting=number(environment, "PETTEIA_KEEP_WAITING", usual.waiting, LONGEST),
            running=number(environment, "PETTEIA_KEEP_RUNNING", usual.running, LONGEST),
            over=number(environment, "PETTEIA_KEEP_OVER", usual.over, LONGEST),
            guests=number(environment, "PETTEIA_KEEP_GUESTS", usual.guests, LONGEST),
        ),
        post=post(environment),
        log=choice(environment, "PETTEIA_LOG", (CONSOLE, JSON)),
        web=Path(web) if web else None,
    )


def post(environment: Mapping[str, str]) -> Post | None:
    """Return how letters are sent: three settings that belong together."""
    names = ("PETTEIA_SMTP", "PETTEIA_MAIL_FROM", "PETTEIA_SITE")
    given = [environment.get(name, "") for name in names]
    if not any(given):
        return None
    found = Post(*given)
    if not all(given) or not found.is_sound:  # what was given is not told: there is a password in it
        raise SettingError(
            "for letters set PETTEIA_SMTP=smtp://USER:PASSWORD@HOST:587 (or smtps://…), "
            "PETTEIA_MAIL_FROM=petteia@example.org and PETTEIA_SITE=https://example.org"
        )
    return found


def flag(environment: Mapping[str, str], name: str, default: bool) -> bool:
    value = environment.get(name, "")
    if value not in ("", "0", "1"):
        raise SettingError(f"{name} must be 0 or 1, not {value!r}")
    return default if value == "" else value == "1"


def choice(environment: Mapping[str, str], name: str, values: tuple[str, ...]) -> str:
    value = environment.get(name) or values[0]
    if value not in values:
        raise SettingError(f"{name} must be {' or '.join(values)}, not {value!r}")
    return value


def number(environment: Mapping[str, str], name: str, default: int, most: int = MOST_PROCESSES) -> int:
    value = environment.get(name, "")
    if value and not (value.isascii() and value.isdigit() and len(value) < LONGEST_NUMBER and int(value) <= most):
        raise SettingError(f"{name} must be a number from 0 to {most}, not {value!r}")
    return int(value) if value else default
