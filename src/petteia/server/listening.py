"""Hearing from other processes over PostgreSQL's LISTEN and NOTIFY.

Litestar's own channel backend opens a connection for every message and ends for good when the database restarts; our
notices are sent inside the transaction that stores the acts (petteia.store.writer), and the listener comes back.
"""

from __future__ import annotations

import asyncio
import logging

import psycopg

from petteia.server.hall import Hall
from petteia.store.writer import CHANNEL

LOG = logging.getLogger("petteia")
PAUSE = 1.0  # seconds before the next attempt


class Listener:
    """Tells the hall what other processes have changed."""

    def __init__(self, dsn: str, hall: Hall) -> None:
        self.dsn = dsn
        self.hall = hall
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except psycopg.Error as error:
                LOG.warning("the line to the other processes is down: %s", str(error).splitlines()[0])
            await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.dsn, autocommit=True, connect_timeout=5) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.hall.spawn(self.hall.hear_everything())
            async for notice in connection.notifies():
                self.hall.spawn(self.hall.hear(notice.payload))
