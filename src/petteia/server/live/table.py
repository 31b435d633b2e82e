"""A table in memory: one wish after the other is planned, stored, taken over and told, in this order."""

from __future__ import annotations

import asyncio
import logging
import time

from petteia.core.event import fact
from petteia.core.game import PetteiaError
from petteia.server import metrics, protocol
from petteia.server.live.rows import STEP, encoded, place_in_play, read, row_of, snapshot_of
from petteia.server.live.watched import WatchedTable, Watcher
from petteia.server.now import now
from petteia.store import Append, Conflict, Database, StorageError, Writer, tables
from petteia.table import Plan, Refused, Table, Wish
from petteia.table import act as acts
from petteia.table.refusal import refused
from petteia.table.standing import OVER

LOG = logging.getLogger("petteia")
MOST_TRIES = 5
SNAPSHOT_EVERY = 10  # acts


class LiveTable(WatchedTable):
    """A table, and the only way to change it; *changes* is told of every table that has changed."""

    def __init__(
        self,
        number: str,
        table: Table,
        info: protocol.TableInfo,
        database: Database,
        writer: Writer,
        changes: asyncio.Queue[LiveTable],
        arrivals: asyncio.Queue[tuple[WatchedTable, bool]] | None,
    ) -> None:
        super().__init__(number, table, info, arrivals)
        self.database = database
        self.writer = writer
        self.changes = changes
        self.lock = asyncio.Lock()
        self.is_unsure = False  # a write failed on the way: look at the database before anything else
        self.used_at = time.monotonic()
        self.snapshot, self.snapshot_number = snapshot_of(table), table.number

    def add_watcher(self, watcher: Watcher, language: str) -> None:
        super().add_watcher(watcher, language)
        self.changes.put_nowait(self)  # bots that play alone go on when somebody looks

    async def perform(self, wish: Wish) -> None:
        """Plan, store, take over, tell; raise Refused or StorageError, and nothing has changed, if that cannot be."""
        started = time.perf_counter()
        async with self.lock:
            self.used_at = time.monotonic()
            for _ in range(MOST_TRIES):
                if self.is_unsure:
                    await self.catch_up_locked()
                plan = self.planned(wish)
                if not plan.acts:
                    return
                try:
                    self.is_unsure = True
                    await self.writer.append(self.step(plan))
                    self.is_unsure = False
                except Conflict:  # another process was faster: see what it did, and plan anew
                    continue
                except StorageError:
                    metrics.STORAGE_FAILURES.inc()
                    raise
                for act in plan.acts:
                    metrics.ACTS.labels(str(act.__struct_config__.tag)).inc()
                self.become(plan.after)
                metrics.COMMIT.observe(time.perf_counter() - started)
                break
            else:
                raise StorageError("the table is too busy")
        self.changes.put_nowait(self)

    def planned(self, wish: Wish) -> Plan:
        try:
            return self.table.plan(wish, now())
        except Refused:
            raise
        except PetteiaError as error:
            raise Refused(fact("not-understood", text=str(error))) from error
        except Exception as error:  # a mistake in the rules of a game must not take the server along
            LOG.exception("the rules of %s failed at table %s", self.table.setup.game, self.id)
            raise refused("broken-rules") from error

    def step(self, plan: Plan) -> Append:
        """Return what must be stored of *plan*."""
        after = plan.after
        sitting = any(isinstance(act, acts.Sat | acts.BotSat | acts.Left | acts.CameAs) for act in plan.acts)
        seats = [(number, seat.user) for number, seat in enumerate(after.seats) if seat.user] if sitting else None
        if after.status == OVER or after.number - self.snapshot_number >= SNAPSHOT_EVERY:
            self.snapshot, self.snapshot_number = snapshot_of(after), after.number
        row = row_of(after) | {"snapshot": self.snapshot}
        has_moved = after.ply != self.table.ply or not self.table.has_begun
        place = place_in_play(after) if has_moved else None
        return Append(self.id, self.table.number, encoded(plan.acts), row, seats, place)

    def become(self, after: Table) -> None:
        """Take over what is stored by now, and tell it."""
        since, self.table = self.table.number, after
        self.tell_all(since)

    async def catch_up(self, told: tuple[int, str] | None = None) -> None:
        """Take over what other processes have stored meanwhile; if they *told* the next step, there is no need to ask.

        A step comes with the number of its first act.
        """
        async with self.lock:
            before = self.table.number
            if told is None or told[0] > before or self.is_unsure:
                await self.catch_up_locked()
            elif told[0] == before:
                self.become(self.table.after(STEP.decode(told[1])))
        if self.table.number != before:
            self.changes.put_nowait(self)

    async def read_anew(self) -> None:
        """Take over a table whose past was changed: somebody's name has gone from it."""
        async with self.lock:
            stored = await tables.load(self.database, self.id)
            if stored is not None:
                self.table = read(stored.row["setup"], stored.bodies, stored.row["snapshot"])
                self.tell_all(0)

    async def catch_up_locked(self) -> None:
        bodies = await tables.steps_from(self.database, self.id, self.table.number)
        self.is_unsure = False
        if bodies:
            self.become(self.table.after(act for body in bodies for act in STEP.decode(body)))
