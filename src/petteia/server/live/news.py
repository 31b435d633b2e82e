"""News between processes, over PostgreSQL's LISTEN and NOTIFY: tables that changed, things said, who is here.

Litestar's own channel backend opens a connection for every message and ends for good when the database restarts; our
notices are sent inside the transaction that stores the acts (petteia.store.writer), and the listener comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import psycopg

from petteia.server.live.chat import Chat
from petteia.server.live.hall import Hall
from petteia.server.live.orders import Orders
from petteia.server.live.people import ANEW, BLOCKED, ENDED, ORDERS, People
from petteia.server.live.tasks import Tasks
from petteia.server.live.watched import WatchedTable
from petteia.store import Database
from petteia.store.writer import CHANNEL, notify

LOG = logging.getLogger("petteia")
PAUSE = 1.0  # seconds before the next attempt to listen
HEARTBEAT = 20.0  # seconds between two notices of who is here

HERE, WHO = "here", "who"  # notices to other processes: who is here; and who is with you?


class News:
    """Tells other processes who is here, and hears from them."""

    def __init__(
        self, database: Database, source: str, hall: Hall, chat: Chat, people: People, orders: Orders, tasks: Tasks
    ) -> None:
        self.database = database
        self.source = source
        self.hall = hall
        self.chat = chat
        self.people = people
        self.orders = orders
        self.tasks = tasks

    def open(self) -> None:
        """Begin to listen and to tell."""
        self.tasks.spawn(self.keep_listening())
        self.tasks.repeat(self.tell_arrivals, 0)
        self.tasks.repeat(self.tell_who_is_here, HEARTBEAT)

    # Hearing ------------------------------------------------------------------------------------------------------

    async def keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except psycopg.Error as error:
                LOG.warning("the line to the other processes is down: %s", str(error).splitlines()[0])
            await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        dsn = self.database.dsn
        async with await psycopg.AsyncConnection.connect(dsn, autocommit=True, connect_timeout=5) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.tasks.spawn(self.catch_up())
            async for notice in connection.notifies():
                self.tasks.spawn(self.hear(notice.payload))

    async def catch_up(self) -> None:
        """Look at all tables in memory: the line to the other processes was down."""
        for live in list(self.hall.live.values()):
            await live.catch_up()

    async def hear(self, notice: str) -> None:
        """Look at the table that another process says it has changed."""
        source, number, what, *more = notice.split(" ", 3)
        rest = more[0] if more else ""
        if what == ENDED:
            return self.people.end(number, rest)
        if what == ORDERS:
            return await self.orders.look()
        if what == BLOCKED:
            return await self.people.learn_blocks(number)
        if source == self.source or (live := await self.hall.loaded(number)) is None:
            return None
        if what == ANEW:
            await live.read_anew()
        elif what == "chat":
            await self.chat.tell_new(live)
        elif what in (HERE, WHO):
            live.hear_of(source, set(rest.split()))
            if what == WHO and live.seated_here():
                await self.announce([live], asks=False)
        else:
            first, _, body = rest.partition(" ")
            await live.catch_up((int(first), body) if body else None)
        return None

    # Telling ------------------------------------------------------------------------------------------------------

    async def tell_arrivals(self) -> None:
        """Tell when somebody has come to a table here, or gone."""
        assert self.hall.arrivals is not None
        live, asks = await self.hall.arrivals.get()
        await self.announce([live], asks)

    async def tell_who_is_here(self) -> None:
        """Tell who watches tables here; forget who has not been heard of for long."""
        for live in list(self.hall.live.values()):
            live.forget_elsewhere(3 * HEARTBEAT)
        await self.announce([live for live in self.hall.live.values() if live.seated_here()], asks=False)

    async def announce(self, watched: Iterable[WatchedTable], asks: bool) -> None:
        """Tell the other processes who watches tables here; ask them, too, if that is new to us."""
        what = WHO if asks else HERE
        texts = [" ".join([self.source, live.id, what, *sorted(live.seated_here())]) for live in watched]
        await notify(self.database, texts)
