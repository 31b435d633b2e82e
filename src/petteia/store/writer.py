"""Appending acts: one writer per process commits whatever has gathered, so that many tables share one commit.

An append is safe on the disk when `append` returns. The key (table, number) keeps two processes from appending to the
same place: the second gets a Conflict and has to look at what the first did.

This is what the server does most, so the statements are put into words once and given to the driver as they are; and
while many move, a commit waits a few milliseconds for more of them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import BindParameter, Select, bindparam, delete, func, insert, select, update

from petteia.store import schema
from petteia.store.database import Database, plain_reason
from petteia.store.place import StorageError

LARGEST_BATCH = 200
GATHERING = 0.01  # seconds from one commit to the next: what comes meanwhile is gathered, what comes later never waits
CHANNEL = "petteia_acts"
LONGEST_NOTICE = 7_999  # bytes that PostgreSQL takes


class Conflict(Exception):
    """Somebody else has appended to this table at this place."""


@dataclass(slots=True)
class Append:
    """Acts to be appended to a table as one step, and what they make of its row."""

    table: str
    number: int
    body: str
    row: dict[str, object]
    seats: list[tuple[int, str]] | None = None  # who sits where, if that changed
    place: tuple[int, int] | None = None  # where people play with each other: the position's key, moves before it
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits appends in groups."""

    def __init__(self, database: Database, source: str) -> None:
        self.database = database
        self.source = source  # tells our own notices from those of other processes
        self.waiting: list[Append] = []
        self.work = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        columns = ("status", "changed_at", "number", "ply", "seats", "snapshot", "due_at", "host")
        summary = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
        self.insertion = database.put_into_words(database.insertion(schema.acts).on_conflict_do_nothing())
        self.placing = database.put_into_words(database.insertion(schema.in_play).on_conflict_do_nothing())
        self.summary = database.put_into_words(summary.values({name: bindparam(f"new_{name}") for name in columns}))
        played, sitting = schema.in_play.c.table_id, schema.seats.c.table_id
        self.unplacing = database.put_into_words(delete(schema.in_play).where(played == bindparam("table")))
        self.emptying = database.put_into_words(delete(schema.seats).where(sitting == bindparam("table")))
        self.seating = database.put_into_words(insert(schema.seats))
        self.telling = database.put_into_words(notice(bindparam("text")))

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Finish what is waiting, then end."""
        if self.task is not None:
            task, self.task = self.task, None
            self.work.set()
            await task
            self.thread.shutdown()

    async def append(self, wish: Append) -> None:
        """Return when *wish* is safe; raise Conflict or StorageError, and nothing of it is there, if it is not."""
        if self.task is None:
            raise StorageError("the server is stopping")
        self.waiting.append(wish)
        self.work.set()
        await wish.done  # whoever does not wait any longer changes nothing: it is stored all the same

    async def run(self) -> None:
        begun = float("-inf")
        while self.waiting or self.task is not None:
            if not self.waiting:
                self.work.clear()
                await self.work.wait()
                continue
            if (left := begun + GATHERING - time.monotonic()) > 0:
                await asyncio.sleep(left)
            begun = time.monotonic()
            await self.commit(self.next_batch())

    def next_batch(self) -> list[Append]:
        """Return what can be committed together: no two appends to one table."""
        batch: dict[str, Append] = {}
        later: list[Append] = []
        for wish in self.waiting:
            if wish.table in batch or len(batch) >= LARGEST_BATCH:
                later.append(wish)
            else:
                batch[wish.table] = wish
        self.waiting = later
        return list(batch.values())

    async def commit(self, batch: list[Append]) -> None:
        try:
            accepted = await asyncio.get_running_loop().run_in_executor(self.thread, self.write, batch)
        except Exception as error:  # whatever it is, nobody may wait for ever
            for wish in batch:
                settle(wish, StorageError(f"the database failed: {plain_reason(error)}"))
        else:
            for wish in batch:
                settle(wish, None if (wish.table, wish.number) in accepted else Conflict())

    def write(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Commit a batch, in the writer's thread; return the places that were free."""
        self.database.check_place()
        lent = self.database.writing.raw_connection()
        try:
            driver: Any = lent.driver_connection
            accepted = self.write_acts(driver, batch)
            if fresh := [wish for wish in batch if (wish.table, wish.number) in accepted]:
                self.write_rest(driver.cursor(), fresh)
            driver.commit()
        except BaseException:
            lent.invalidate()  # whatever it was, the next batch gets a connection nothing has happened to
            raise
        lent.close()
        self.database.check_place()  # it may have been deleted meanwhile
        return accepted

    def write_acts(self, driver: Any, batch: list[Append]) -> set[tuple[str, int]]:
        """Write the acts; return the places that were free."""
        with driver.pipeline() if self.database.is_postgres else nullcontext():
            written = [
                driver.execute(self.insertion, {"table_id": wish.table, "number": wish.number, "body": wish.body})
                for wish in batch
            ]
        return {(wish.table, wish.number) for wish, cursor in zip(batch, written, strict=True) if cursor.rowcount}

    def write_rest(self, cursor: Any, fresh: list[Append]) -> None:
        """Bring the rows of the tables up to date, and tell other processes."""
        cursor.executemany(
            self.summary,
            [{"table": wish.table} | {f"new_{name}": value for name, value in wish.row.items()} for wish in fresh],
        )
        places = [
            {"table_id": wish.table, "key": wish.place[0], "decisions": wish.place[1]}
            for wish in fresh
            if wish.place is not None
        ]
        if places:
            cursor.executemany(self.placing, places)
        for wish in fresh:
            if wish.row["status"] == "over":
                cursor.execute(self.unplacing, {"table": wish.table})
            if wish.seats is not None:
                cursor.execute(self.emptying, {"table": wish.table})
                owners = [{"table_id": wish.table, "seat": seat, "user_id": user} for seat, user in wish.seats]
                cursor.executemany(self.seating, owners)
        if self.database.is_postgres:
            cursor.executemany(self.telling, [{"channel": CHANNEL, "text": self.told(wish)} for wish in fresh])

    def told(self, wish: Append) -> str:
        """Return what other processes are told: the acts too if a notice can carry them, so that nobody need ask."""
        whole = f"{self.source} {wish.table} acts {wish.number} {wish.body}"
        return whole if len(whole.encode()) <= LONGEST_NOTICE else f"{self.source} {wish.table} acts"


def notice(text: str | BindParameter[str]) -> Select[tuple[object]]:
    """Return what tells all processes, when the transaction is committed, that a table has changed."""
    return select(func.pg_notify(bindparam("channel", CHANNEL), text))


async def notify(database: Database, texts: Iterable[str]) -> None:
    """Tell all processes something that is not stored."""
    async with database.working() as connection:
        for text in texts:
            await connection.execute(notice(text))


def settle(wish: Append, error: Exception | None) -> None:
    if wish.done.done():
        return
    if error is None:
        wish.done.set_result(None)
    else:
        wish.done.set_exception(error)
        wish.done.exception()  # seen: whoever asked may be gone
