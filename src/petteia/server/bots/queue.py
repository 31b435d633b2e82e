"""Bot work and study shared by all processes: a SAQ queue on PostgreSQL. Whoever has a free process thinks.

Bots' turns are taken out first. A piece of study waits there in turn with everybody else's, and is let go if it is
taken out when nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from saq import Worker
from saq.queue.base import JobError
from saq.queue.postgres import PostgresQueue

from petteia.analysis import AnalysisError
from petteia.core.game import PetteiaError
from petteia.server.bots.rooms import OwnRoom
from petteia.server.bots.turns import Thinking
from petteia.server.live.hall import Hall
from petteia.server.live.rows import PATIENCE
from petteia.server.live.table import LiveTable
from petteia.server.now import now
from petteia.store import StorageError
from petteia.table import Refused
from petteia.table.clock import SECOND
from petteia.table.refusal import refused

LOG = logging.getLogger("petteia")
NAME = "petteia-bots"
WAITING = 20  # turns for each process that thinks: we take them out early, and choose fairly who is next
STUDY_PATIENCE = 30  # seconds for which somebody waits for a piece of study
AFTER_BOTS = 1  # SAQ takes lower numbers first; bots' turns have 0
LOOKING = 0.05  # seconds between two looks whether it is done
logging.getLogger("saq").setLevel(logging.WARNING)
logging.getLogger("saq").addFilter(lambda record: "shutdown grace period" not in record.msg)  # they never end unasked


class ThinkingQueue:
    """Puts bots' turns and study into the queue and, with processes of its own, takes them out again."""

    count = 2  # pieces of one report in the queue at once: so those of many people alternate

    def __init__(self, dsn: str, hall: Hall, thinking: Thinking, room: OwnRoom) -> None:
        self.queue = PostgresQueue.from_url(dsn, name=NAME, min_size=1, max_size=6)
        self.hall = hall
        self.thinking = thinking
        self.room = room
        self.worker: Worker[Any] | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self, processes: int) -> None:
        await self.queue.connect()
        if processes:
            self.worker = Worker(
                self.queue,
                functions=[("think", self.take_job), ("study", self.study)],
                concurrency=processes * WAITING,
            )
            self.worker.SIGNALS = []  # whoever runs us stops us
            self.task = asyncio.create_task(self.worker.start())

    async def close(self) -> None:
        if self.worker is not None:
            await self.worker.stop()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.queue.disconnect()

    async def queued(self) -> int:
        """Return how many turns nobody has taken out yet."""
        return int(await self.queue.count("queued"))

    async def think(self, live: LiveTable) -> None:
        """Put the bot's turn into the queue; the same turn is not queued twice within a bot's patience."""
        key = f"{live.id}:{live.table.ply}:{now() // PATIENCE}"
        await self.queue.enqueue("think", key=key, timeout=0, retries=1, ttl=60, table=live.id)  # thinking has its own

    async def do(self, person: str, work: str, *args: object) -> Any:
        """Let some process do a piece of study, and wait for it."""
        asked = msgspec.json.encode(args).decode()
        until = now() + STUDY_PATIENCE * SECOND
        more = {"person": person, "work": work, "asked": asked, "until": until}
        try:
            found = await self.queue.apply(
                "study", STUDY_PATIENCE, LOOKING, priority=AFTER_BOTS, retries=1, ttl=STUDY_PATIENCE, **more
            )
        except (TimeoutError, JobError) as error:
            raise refused("nobody-thinks") from error
        if not found:  # it was taken out too late
            raise refused("nobody-thinks")
        answer, sentence = msgspec.json.decode(found)
        if sentence:
            raise AnalysisError(sentence)
        return answer

    async def study(self, _: Any, *, person: str, work: str, asked: str, until: int) -> str:
        """Do a piece of study, in the process that got the job, unless nobody waits for it any more."""
        if now() > until:
            return ""
        answer, sentence = None, ""
        try:
            answer = await self.room.do(person, work, *msgspec.json.decode(asked))
        except PetteiaError as error:
            sentence = str(error)
        return msgspec.json.encode((answer, sentence)).decode()

    async def take_job(self, _: Any, *, table: str) -> None:
        """Take a bot's turn: in the process that got the job."""
        try:
            live = await self.hall.find(table)
            await live.catch_up()
            await self.thinking.think(live)
        except Refused:
            return
        except StorageError as error:  # whoever sees that the bot still has to move asks again
            LOG.error("table %s: its bot did not move: %s", table, error)
