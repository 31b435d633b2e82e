"""A table in memory: one wish after the other is planned, stored, applied and told, in this order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from petteia.core.event import fact
from petteia.core.game import PetteiaError
from petteia.server import metrics, protocol, telling
from petteia.store import Append, Conflict, Database, StorageError, Writer, tables
from petteia.table import Act, Refused, Table
from petteia.table import act as acts
from petteia.table.refusal import refused
from petteia.table.standing import OVER

LOG = logging.getLogger("petteia")
STEP = msgspec.json.Decoder(list[Act])
ENCODER = msgspec.json.Encoder()
MOST_TRIES = 5
SNAPSHOT_EVERY = 10  # acts
PATIENCE = 15_000  # ms after which a bot's turn is looked at again: whoever thought about it may be gone


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """Somebody who looks at tables: a socket."""

    user: str

    def push(self, message: bytes) -> None:
        """Send *message* when the line is free."""


class LiveTable:
    """A table, whoever watches it, and the only way to change it."""

    def __init__(self, number: str, table: Table, info: protocol.TableInfo, database: Database, writer: Writer) -> None:
        self.id = number
        self.table = table
        self.info = info
        self.database = database
        self.writer = writer
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, str] = {}  # and the language of each
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # who watches at other processes, and when we heard it
        self.is_unsure = False  # a write failed on the way: look at the database before anything else
        self.used_at = time.monotonic()
        self.last_chat = 0
        self.snapshot, self.snapshot_number = snapshot_of(table), table.number
        self.after: Callable[[LiveTable], None] = lambda _: None  # what the hall does when the table has changed
        self.announce: Callable[[LiveTable, bool], None] = lambda table, asks: None  # tells others who is here

    # Changing -----------------------------------------------------------------------------------------------------

    async def perform(self, plan: Callable[[Table, int], list[Act]]) -> None:
        """Plan, store, apply and tell; raise Refused or StorageError, and nothing has changed, if that cannot be."""
        started = time.perf_counter()
        async with self.lock:
            self.used_at = time.monotonic()
            for _ in range(MOST_TRIES):
                if self.is_unsure:
                    await self.catch_up_locked()
                planned = self.planned(plan)
                if not planned:
                    return
                after = self.table.after(planned)
                try:
                    self.is_unsure = True
                    await self.writer.append(self.step(planned, after))
                    self.is_unsure = False
                except Conflict:  # another process was faster: see what it did, and plan anew
                    continue
                except StorageError:
                    metrics.STORAGE_FAILURES.inc()
                    raise
                self.become(after)
                metrics.COMMIT.observe(time.perf_counter() - started)
                break
            else:
                raise StorageError("the table is too busy")
        self.after(self)

    def planned(self, plan: Callable[[Table, int], list[Act]]) -> list[Act]:
        try:
            return plan(self.table, now())
        except Refused:
            raise
        except PetteiaError as error:
            raise Refused(fact("not-understood", text=str(error))) from error
        except Exception as error:  # a mistake in the rules of a game must not take the server along
            LOG.exception("the rules of %s failed at table %s", self.table.setup.game, self.id)
            raise refused("broken-rules") from error

    def step(self, planned: list[Act], after: Table) -> Append:
        """Return what must be stored so that the table can become *after*."""
        sitting = any(isinstance(act, acts.Sat | acts.BotSat | acts.Left) for act in planned)
        seats = [(number, seat.user) for number, seat in enumerate(after.seats) if seat.user] if sitting else None
        if after.status == OVER or after.number - self.snapshot_number >= SNAPSHOT_EVERY:
            self.snapshot, self.snapshot_number = snapshot_of(after), after.number
        row = row_of(after) | {"snapshot": self.snapshot}
        return Append(self.id, self.table.number, ENCODER.encode(planned).decode(), row, seats)

    def become(self, after: Table) -> None:
        """Take over what is stored by now, and tell it."""
        since, self.table = self.table.number, after
        for entry in after.entries[since:]:
            metrics.ACTS.labels(str(entry.act.__struct_config__.tag)).inc()
        self.tell_all(since)

    async def catch_up(self) -> None:
        """Apply what other processes have stored meanwhile."""
        async with self.lock:
            before = self.table.number
            await self.catch_up_locked()
        if self.table.number != before:
            self.after(self)

    async def catch_up_locked(self) -> None:
        since = self.table.number
        for body in await tables.steps_from(self.database, self.id, since):
            self.table.apply_all(STEP.decode(body))
        self.is_unsure = False
        if self.table.number != since:
            self.tell_all(since)

    # Telling ------------------------------------------------------------------------------------------------------

    def seated_here(self) -> set[str]:
        """Return who has a seat and watches at this process."""
        return {watcher.user for watcher in self.watchers if self.table.seats_of(watcher.user)}

    def present(self) -> set[str]:
        """Return who watches, here or at another process."""
        return {watcher.user for watcher in self.watchers}.union(*(users for _, users in self.elsewhere.values()))

    def add_watcher(self, watcher: Watcher, language: str) -> None:
        is_first, here, before = not self.watchers, self.seated_here(), self.present()
        self.watchers[watcher] = language
        self.tell_presence(before)
        if is_first or self.seated_here() != here:
            self.announce(self, is_first)

    def remove_watcher(self, watcher: Watcher) -> None:
        here, before = self.seated_here(), self.present()
        self.watchers.pop(watcher, None)
        self.tell_presence(before)
        if self.seated_here() != here:
            self.announce(self, False)

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

    def tell_presence(self, before: set[str]) -> None:
        """Tell everybody if somebody who has a seat came or went."""
        present = self.present()
        if any(self.table.seats_of(user) for user in before ^ present):
            here = [seat.level is not None or seat.user in present for seat in self.table.seats]
            self.push_all(ENCODER.encode(protocol.Presence(table=self.id, present=here)))

    def update_for(self, user: str, language: str, since: int, whole: bool) -> bytes:
        """Return the message that tells *user* how the table stands."""
        since = min(since, self.table.number)
        told_info = self.info if whole else None
        told = telling.update(self.table, self.id, user, language, since, self.present(), now(), told_info)
        return ENCODER.encode(told)

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

    def push_all(self, message: bytes) -> None:
        for watcher in list(self.watchers):
            watcher.push(message)


def row_of(table: Table) -> dict[str, object]:
    """Return what the database's row says of *table*."""
    last = table.entries[-1].act.at if table.entries else now()
    due = now() + PATIENCE if table.bot_to_act() is not None else table.deadline()
    seats = [
        {
            "name": seat.name,
            "kind": "bot" if seat.level is not None else ("empty" if seat.is_empty else "person"),
            "level": seat.level,
            "user": seat.user,
            "to_act": number == table.to_act,
        }
        for number, seat in enumerate(table.seats)
    ]
    return {
        "status": table.status,
        "changed_at": last,
        "number": table.number,
        "ply": table.ply,
        "seats": ENCODER.encode(seats).decode(),
        "snapshot": "",
        "due_at": due,
    }


def snapshot_of(table: Table) -> str:
    """Return the number of acts and the position they lead to: who loads the table can check it."""
    return f"{table.number} {table.state.text}" if table.has_begun else ""
