"""Letters to people who gave an address: one to confirm it, and one when they have forgotten their password."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

LOG = logging.getLogger("petteia")
PATIENCE = 20  # seconds for a mail server to answer
AT_ONCE = 2  # letters on their way
MOST_WAITING = 100
PORTS = {"smtp": 587, "smtps": 465}
NEAR = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Post:
    """The mail server by which letters go, who sends them, and where our pages are."""

    smtp: str  # smtp://USER:PASSWORD@HOST:PORT (with STARTTLS) or smtps://…
    sender: str
    site: str

    @property
    def is_sound(self) -> bool:
        """Say whether this can be a mail server, a sender and a site."""
        try:
            parts = urlsplit(self.smtp)
            is_server = parts.scheme in PORTS and bool(parts.hostname) and (parts.port or 1) > 0
        except ValueError:
            return False
        return is_server and "@" in self.sender and urlsplit(self.site).scheme in ("http", "https")


class Letters:
    """Sends letters beside everything else; one that cannot be sent is logged, without its words."""

    def __init__(self, post: Post | None) -> None:
        self.post = post
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    @property
    def can_send(self) -> bool:
        return self.post is not None

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter, or say in the log why it did not go."""
        if self.post is None or self.waiting >= MOST_WAITING:
            LOG.error("a letter could not be sent: %s", "no mail server" if self.post is None else "too many wait")
            return
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.post.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        self.waiting += 1
        try:
            async with self.places:
                await asyncio.to_thread(deliver, self.post, letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.error("a letter could not be sent: %s", type(error).__name__)
        finally:
            self.waiting -= 1


def deliver(post: Post, letter: EmailMessage) -> None:
    """Hand a letter to the mail server; over a network never in the clear with a password."""
    parts = urlsplit(post.smtp)
    with connected(parts.scheme, str(parts.hostname), parts.port or PORTS[parts.scheme]) as server:
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
        elif parts.scheme == "smtp" and parts.password and parts.hostname not in NEAR:
            raise smtplib.SMTPNotSupportedError("the mail server offers no TLS")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(letter)


@contextmanager
def connected(scheme: str, host: str, port: int) -> Iterator[smtplib.SMTP]:
    if scheme == "smtps":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
    with server:
        server.ehlo()
        yield server
