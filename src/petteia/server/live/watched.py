"""A table and whoever watches it, here and at other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

import msgspec

from petteia.server import protocol
from petteia.server.live.rows import ENCODER
from petteia.server.now import now
from petteia.server.update import update
from petteia.table import Table

LOG = logging.getLogger("petteia")
MOST_TOLD = 200  # acts of a long game that are told again; a replay shows the others


class Watcher(Protocol):
    """Somebody who looks at tables: a socket."""

    user: str
    address: str
    token: str  # the hash of the token it came with, if any
    sessions: int  # how often the user had ended all sessions when it came
    registered: bool

    @property
    def blocked(self) -> frozenset[str]:
        """Whom the user does not want to hear."""

    def end(self) -> None:
        """Cut the line: the session it came with has ended."""

    def push(self, message: bytes) -> None:
        """Send *message* when the line is free."""


class WatchedTable:
    """Tells how a table stands, and who of its people is here.

    *arrivals*, where there are other processes, is told when somebody seated comes or goes: the table, and whether it
    is new to us who is elsewhere.
    """

    def __init__(
        self,
        number: str,
        table: Table,
        info: protocol.TableInfo,
        arrivals: asyncio.Queue[tuple[WatchedTable, bool]] | None,
    ) -> None:
        self.id = number
        self.table = table
        self.info = info
        self.arrivals = arrivals
        self.watchers: dict[Watcher, str] = {}  # and the language of each
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # who watches at other processes, and when we heard it
        self.told_chats: set[int] = set()  # what was said that whoever watches was told

    # Who is here --------------------------------------------------------------------------------------------------

    def seated_here(self) -> set[str]:
        """Return who has a seat and watches at this process."""
        return {watcher.user for watcher in self.watchers if self.table.seats_of(watcher.user)}

    def present(self) -> set[str]:
        """Return who watches, here or at another process."""
        return {watcher.user for watcher in self.watchers}.union(*(users for _, users in self.elsewhere.values()))

    def people(self) -> set[str]:
        """Return for whom bots think here: whoever plays, else whoever watches. For nobody they need not."""
        return self.table.persons() or self.present()

    def add_watcher(self, watcher: Watcher, language: str) -> None:
        is_first, here, before = not self.watchers, self.seated_here(), self.present()
        self.watchers[watcher] = language
        self.tell_presence(before)
        if is_first or self.seated_here() != here:
            self.announce(asks=is_first)

    def remove_watcher(self, watcher: Watcher) -> None:
        here, before = self.seated_here(), self.present()
        self.watchers.pop(watcher, None)
        self.tell_presence(before)
        if self.seated_here() != here:
            self.announce(asks=False)

    def announce(self, asks: bool) -> None:
        if self.arrivals is not None:
            self.arrivals.put_nowait((self, asks))

    def hear_of(self, source: str, users: set[str]) -> None:
        """Remember who watches at the process *source*."""
        before = self.present()
        self.elsewhere[source] = time.monotonic(), users
        self.tell_presence(before)

    def forget_elsewhere(self, seconds: float) -> None:
        """Forget processes that have not said anything for so long: they are gone."""
        before, now = self.present(), time.monotonic()
        self.elsewhere = {
            source: (at, users) for source, (at, users) in self.elsewhere.items() if now - at < seconds and users
        }
        self.tell_presence(before)

    # Telling ------------------------------------------------------------------------------------------------------

    def tell_presence(self, before: set[str]) -> None:
        """Tell everybody if somebody who has a seat came or went."""
        present = self.present()
        if any(self.table.seats_of(user) for user in before ^ present):
            here = [seat.level is not None or seat.user in present for seat in self.table.seats]
            self.push_all(ENCODER.encode(protocol.Presence(table=self.id, present=here)))

    def update_for(self, user: str, language: str, since: int, whole: bool) -> bytes:
        """Return the message that tells *user* how the table stands."""
        since = max(min(since, self.table.number), self.table.number - MOST_TOLD)
        told_info = msgspec.structs.replace(self.info, host=self.table.host) if whole else None
        return ENCODER.encode(update(self.table, self.id, user, language, since, self.present(), now(), told_info))

    def tell_all(self, since: int) -> None:
        """Tell everybody who watches; those without a seat share one message."""
        made: dict[tuple[str, str], bytes] = {}
        for watcher, language in list(self.watchers.items()):
            reader = watcher.user if self.table.seats_of(watcher.user) else ""
            try:
                if (reader, language) not in made:
                    made[reader, language] = self.update_for(reader, language, since, whole=False)
                watcher.push(made[reader, language])
            except Exception:  # what is stored is stored: the others must be told
                LOG.exception("table %s could not be told", self.id)
        self.table.forget_views()  # until the next move nobody needs them

    def push_all(self, message: bytes, said_by: str = "") -> None:
        """Tell everybody, but not what was *said_by* somebody to those who block them."""
        for watcher in list(self.watchers):
            if said_by not in watcher.blocked:
                watcher.push(message)
