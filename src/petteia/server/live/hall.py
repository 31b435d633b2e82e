"""The hall: the tables this process has in memory. It finds tables and opens new ones."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Mapping

import msgspec

from petteia.core.chance import new_seed
from petteia.core.game import PetteiaError
from petteia.server import metrics, protocol
from petteia.server.live.outages import Outages
from petteia.server.live.rows import encoded, read, row_of
from petteia.server.live.table import LiveTable
from petteia.server.live.watched import WatchedTable
from petteia.server.logs import TABLE
from petteia.server.now import now, today
from petteia.server.update import info
from petteia.store import Database, Writer, tables
from petteia.table import Refused, Setup, Table
from petteia.table.refusal import refused
from petteia.table.setup import check
from petteia.table.wish import ComeAs, GoOn, SeatBot, Sit

LOG = logging.getLogger("petteia")
IDLE = 600  # seconds after which a table nobody watches leaves the memory


def checked(setup: Setup) -> Table:
    """Return the table as it is opened; raise SetupError or OptionError if there can be none."""
    return Table(check(setup))


class Hall:
    """Tables by their ids; `changes` and, with other processes, `arrivals` are told what happens at them."""

    def __init__(self, database: Database, writer: Writer, outages: Outages) -> None:
        self.database = database
        self.writer = writer
        self.outages = outages
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.changes: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.arrivals: asyncio.Queue[tuple[WatchedTable, bool]] | None = None
        if database.is_postgres:
            self.arrivals = asyncio.Queue()

    async def find(self, table: str) -> LiveTable:
        """Return a table, from memory or from the database; raise Refused if there is none."""
        TABLE.set(table)
        task = self.loading.get(table)  # also while the time of an outage is given back
        found = self.live.get(table)
        if task is None and found is not None:
            found.used_at = time.monotonic()
            return found
        if task is None:
            task = self.loading[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def loaded(self, table: str) -> LiveTable | None:
        """Return a table that is in memory, or will be: what is told of it while it loads, it may not have read."""
        if table not in self.live and (task := self.loading.get(table)) is not None:
            await asyncio.wait([task])
        return self.live.get(table)

    async def load(self, number: str) -> LiveTable:
        stored = await tables.load(self.database, number)
        if stored is None:
            raise refused("no-such-table")
        row = stored.row
        try:
            table = read(row["setup"], stored.bodies, row["snapshot"])
        except (PetteiaError, msgspec.MsgspecError) as error:
            LOG.warning("table %s cannot be played: %s", number, error)
            await tables.set_due(self.database, number, row["number"], None)
            raise refused("too-late-for-rules") from error
        told = info(table, number, row["language"], bool(row["is_open"]), row["created_at"])
        live = self.keep(number, table, told)
        await self.outages.forgive(live)
        return live

    def keep(self, number: str, table: Table, told: protocol.TableInfo) -> LiveTable:
        """Keep a table in memory."""
        live = LiveTable(number, table, told, self.database, self.writer, self.changes, self.arrivals)
        self.live[number] = live
        metrics.LIVE_TABLES.set(len(self.live))
        self.changes.put_nowait(live)
        return live

    async def create(
        self,
        setup: Setup,
        language: str,
        is_open: bool,
        persons: dict[int, tuple[str, str]],
        bots: dict[int, int],
        number: str | None = None,
        styles: Mapping[int, str] | None = None,
    ) -> str:
        """Open a table, seat *persons* (user and name) and *bots* (level, *styles*) at once; return its id."""
        table = await asyncio.to_thread(checked, setup) if setup.origin else checked(setup)  # a long record takes long
        setup, at = table.setup, now()
        for seat, level in sorted(bots.items()):
            style = "" if styles is None else styles.get(seat, "")
            table = table.plan(SeatBot(setup.host, seat, level, style=style), at).after
        for seat, (user, name) in sorted(persons.items()):
            table = table.plan(Sit(user, name, seat), at).after
        number = number or secrets.token_urlsafe(9)
        row = row_of(table) | {
            "id": number,
            "game": setup.game,
            "setup": encoded(setup),
            "is_open": is_open,
            "language": language,
            "created_at": at,
        }
        body = encoded([entry.act for entry in table.entries]) if table.entries else None
        owners = [(seat, user) for seat, (user, _) in sorted(persons.items())]
        if await tables.create(self.database, row, body, owners):
            self.keep(number, table, info(table, number, language, is_open, at))
        return number

    async def rematch(self, live: LiveTable) -> None:
        """Open the table everybody agreed to, seats moved on by one; its id follows from ours, so it is made once."""
        table = live.table
        number = hashlib.sha256(f"{live.id} {table.setup.seed} rematch".encode()).hexdigest()[:12]
        setup = msgspec.structs.replace(table.setup, seed=new_seed(), date=today(), origin=(), kept=(), host=table.host)
        count = len(table.seats)
        places = [((seat + 1) % count, held) for seat, held in enumerate(table.seats)]
        persons = {place: (held.user, held.name) for place, held in places if held.user is not None}
        bots = {place: held.level for place, held in places if held.level is not None}
        styles = {place: held.style for place, held in places}
        await self.create(setup, live.info.language, live.info.is_open, persons, bots, number, styles)
        await live.perform(GoOn(number))

    async def come_as(self, guest: str, user: str, name: str) -> None:
        """Give the seats of a guest to the account the guest has logged in to."""
        for row in await tables.of_user(self.database, guest):
            try:
                live = await self.find(row["id"])
            except Refused:  # played with other rules: nobody can sit there any more
                continue
            await live.catch_up()
            await live.perform(ComeAs(guest, user, name))

    async def forget_idle(self) -> None:
        """Let tables leave the memory that nobody has looked at for long."""
        before = time.monotonic() - IDLE
        for number, live in list(self.live.items()):
            if not live.watchers and live.used_at < before and not live.lock.locked():
                del self.live[number]
        metrics.LIVE_TABLES.set(len(self.live))
