"""Appending acts: one writer per process commits whatever has gathered, so that many tables share one commit.

An append is safe on the disk when `append` returns. The key (table, number) keeps two processes from appending to the
same place: the second gets a Conflict and has to look at what the first did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from petteia.store import schema
from petteia.store.database import Database, plain_reason
from petteia.store.place import StorageError

LARGEST_BATCH = 200
CHANNEL = "petteia_acts"


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
    place: tuple[int, int] | None = None  # where people play with each other: the position's key, decisions before it
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
        places = schema.acts.c.table_id, schema.acts.c.number
        self.insertion = database.insertion(schema.acts).on_conflict_do_nothing().returning(*places)
        self.placing = database.insertion(schema.in_play).on_conflict_do_nothing()
        columns = ("status", "changed_at", "number", "ply", "seats", "snapshot", "due_at", "host")
        self.summary = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("table"))
            .values({name: bindparam(f"new_{name}") for name in columns})
        )

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
        await asyncio.shield(wish.done)

    async def run(self) -> None:
        while self.waiting or self.task is not None:
            if not self.waiting:
                self.work.clear()
                await self.work.wait()
                continue
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
        with self.database.writing.begin() as connection:
            rows = [{"table_id": wish.table, "number": wish.number, "body": wish.body} for wish in batch]
            accepted = {(str(table), int(number)) for table, number in connection.execute(self.insertion, rows)}
            fresh = [wish for wish in batch if (wish.table, wish.number) in accepted]
            if fresh:
                self.write_rest(connection, fresh)
        self.database.check_place()  # it may have been deleted meanwhile
        return accepted

    def write_rest(self, connection: Connection, fresh: list[Append]) -> None:
        """Bring the rows of the tables up to date, and tell other processes."""
        connection.execute(
            self.summary,
            [{"table": wish.table} | {f"new_{name}": value for name, value in wish.row.items()} for wish in fresh],
        )
        places = [
            {"table_id": wish.table, "key": wish.place[0], "decisions": wish.place[1]}
            for wish in fresh
            if wish.place is not None
        ]
        if places:
            connection.execute(self.placing, places)
        for wish in fresh:
            if wish.row["status"] == "over":
                connection.execute(delete(schema.in_play).where(schema.in_play.c.table_id == wish.table))
            if wish.seats is not None:
                connection.execute(delete(schema.seats).where(schema.seats.c.table_id == wish.table))
                if wish.seats:
                    owners = [{"table_id": wish.table, "seat": seat, "user_id": user} for seat, user in wish.seats]
                    connection.execute(insert(schema.seats), owners)
            if self.database.is_postgres:
                connection.execute(notice(f"{self.source} {wish.table} acts"))


def notice(text: str) -> Select[tuple[object]]:
    """Return what tells all processes, when the transaction is committed, that a table has changed."""
    return select(func.pg_notify(CHANNEL, text))


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
