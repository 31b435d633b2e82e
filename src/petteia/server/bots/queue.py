"""Bot work shared by all processes: a SAQ queue on PostgreSQL. Whoever has a free process thinks."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from saq import Worker
from saq.queue.postgres import PostgresQueue

from petteia.server.bots.turns import Thinking
from petteia.server.live.hall import Hall
from petteia.server.live.rows import PATIENCE
from petteia.server.live.table import LiveTable
from petteia.server.now import now
from petteia.table import Refused

LOG = logging.getLogger("petteia")
NAME = "petteia-bots"
WAITING = 20  # turns for each process that thinks: we take them out early, and choose fairly who is next
logging.getLogger("saq").setLevel(logging.WARNING)


class ThinkingQueue:
    """Puts bots' turns into the queue and, with processes of its own, takes them out again."""

    def __init__(self, dsn: str, hall: Hall, thinking: Thinking) -> None:
        self.queue = PostgresQueue.from_url(dsn, name=NAME, min_size=1, max_size=6)
        self.hall = hall
        self.thinking = thinking
        self.worker: Worker[Any] | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self, processes: int) -> None:
        await self.queue.connect()
        if processes:
            self.worker = Worker(self.queue, functions=[("think", self.take_job)], concurrency=processes * WAITING)
            self.worker.SIGNALS = []  # whoever runs us stops us
            self.task = asyncio.create_task(self.worker.start())

    async def close(self) -> None:
        if self.worker is not None:
            await self.worker.stop()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.queue.disconnect()

    async def count(self) -> int:
        """Return how many turns nobody has taken out yet."""
        return int(await self.queue.count("queued"))

    async def think(self, live: LiveTable) -> None:
        """Put the bot's turn into the queue; the same turn is not queued twice within a bot's patience."""
        key = f"{live.id}:{live.table.ply}:{now() // PATIENCE}"
        await self.queue.enqueue("think", key=key, timeout=0, retries=1, ttl=60, table=live.id)  # thinking has its own

    async def take_job(self, _: Any, *, table: str) -> None:
        """Take a bot's turn: in the process that got the job."""
        try:
            live = await self.hall.find(table)
        except Refused:
            return
        await live.catch_up()
        await self.thinking.think(live)
