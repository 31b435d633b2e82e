"""Opening the database: SQLite in a file by default, PostgreSQL by address; brought up to date when opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import ClauseElement, Connection, Table, create_engine, event, text
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from petteia.store.place import Claim, Place, StorageError

APPLICATION = "petteia"  # how our connections are called at PostgreSQL
HEAD = "0011"  # the newest migration; tests compare it with the files
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x9E77E1A  # any number, the same in all processes

# FULL: a commit is on the disk before it is acknowledged, even if the machine, not only the process, dies.
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


READERS = 2  # threads that read a SQLite file
Answer = TypeVar("Answer")


def read_url(address: str) -> URL:
    """Return the address of the database with the driver we use; raise StorageError if it is none."""
    try:
        url = make_url(address)
    except (
        ArgumentError,
        ValueError,
    ):  # neither the address nor what they say of it is told: there is a password in it
        raise StorageError(
            "the address of the database cannot be read; it is sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        named = {"application_name": APPLICATION} | dict(url.query)
        return url.set(drivername="postgresql+psycopg", query=named)
    if url.drivername in ("sqlite", "sqlite+aiosqlite") and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    raise StorageError(f"{url.drivername!r}: the database is sqlite:///FILE or postgresql://USER@HOST/NAME")


def plain_reason(error: BaseException) -> str:
    """Return the first line of what the database says."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]


def without_password(text: str, url: URL) -> str:
    """Return *text* as it may be told and logged."""
    return text.replace(str(url.password), "***") if url.password else text


class Database:
    """An open database."""

    def __init__(self, address: str) -> None:
        self.url = read_url(address)
        self.is_postgres = self.url.drivername.startswith("postgresql")
        self.place = None if self.is_postgres else Place(Path(str(self.url.database)))
        self.claim: Claim | None = None
        if self.place is not None:
            self.place.make_folder()
        self.engine = self.make_engine()
        self.writing = self.make_sync_engine(1)
        self.reading = None if self.is_postgres else self.make_sync_engine(READERS)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def make_engine(self) -> AsyncEngine:
        """Return the engine for everything but appending."""
        if self.is_postgres:
            patience = {"connect_timeout": 5}
            return create_async_engine(self.url, pool_size=5, max_overflow=5, pool_timeout=5, connect_args=patience)
        engine = create_async_engine(self.url, pool_size=3, max_overflow=0, pool_timeout=60)
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        return engine

    def make_sync_engine(self, threads: int) -> Engine:
        """Return an engine for threads of our own, the writer's or the readers': one change of threads does much."""
        if self.is_postgres:
            return create_engine(self.url, pool_size=threads, max_overflow=0, connect_args={"connect_timeout": 5})
        engine = create_engine(self.url.set(drivername="sqlite"), pool_size=threads, max_overflow=0)
        event.listen(engine, "connect", set_up_sqlite)
        return engine

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL's own library reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def insertion(self, table: Table) -> Any:
        """Return an insertion into *table* that can say what happens if the row is already there."""
        return import_module(f"sqlalchemy.dialects.{'postgresql' if self.is_postgres else 'sqlite'}").insert(table)

    def put_into_words(self, statement: ClauseElement) -> str:
        """Return *statement* as the driver takes it, with parameters by their names."""
        kind: Any = type(self.writing.dialect)
        return str(statement.compile(dialect=kind(paramstyle="pyformat" if self.is_postgres else "named")))

    async def open(self, alone: bool = False) -> None:
        """Connect and bring the database up to date; raise StorageError if that cannot be.

        A server wants to be *alone* on a SQLite file: two would each believe their own memory.
        """
        if alone and self.place is not None:
            self.claim = Claim(self.place)
        if self.place is not None:
            self.place.make_file()
        async with self.working() as connection:
            if self.is_postgres:  # several processes may start at once
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            else:  # Python's driver begins no transaction before DDL: without this each statement stands alone
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            if await connection.run_sync(version_of) != HEAD:
                await connection.run_sync(upgrade)
        if self.place is not None:
            self.place.remember()

    async def close(self) -> None:
        await self.engine.dispose()
        self.writing.dispose()
        self.readers.shutdown(wait=True)
        if self.reading is not None:
            self.reading.dispose()
        if self.claim is not None:
            self.claim.release()

    def check_place(self) -> None:
        """Raise StorageError if a SQLite file is not there any more: what is written now would be lost."""
        if self.place is not None:
            self.place.check()

    @asynccontextmanager
    async def working(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection inside a transaction: committed at the end, undone at an error, which is explained."""
        with self.explained():
            async with self.engine.begin() as connection:
                yield connection

    async def look(self, work: Callable[[Connection], Answer]) -> Answer:
        """Return what *work* reads, in one transaction.

        SQLite is read in a thread of ours: the driver for asyncio changes threads a dozen times for the same.
        """
        if self.reading is None:
            async with self.working() as connection:
                return await connection.run_sync(work)
        with self.explained():
            return await asyncio.get_running_loop().run_in_executor(self.readers, read_with, self.reading, work)

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Tell in one sentence what the database did not do."""
        try:
            self.check_place()
            yield
            self.check_place()
        except (TimeoutError, SQLAlchemyError, OSError) as error:
            reason = without_password(plain_reason(error), self.url)
            raise StorageError(f"the database failed: {reason}") from error


def read_with(engine: Engine, work: Callable[[Connection], Answer]) -> Answer:
    with engine.connect() as connection:
        return work(connection)


def set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def version_of(connection: Connection) -> str | None:
    """Return the migration the database is at, None if it is empty."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to *revision*."""
    from alembic import command  # noqa: PLC0415 - slow to import, and needed only when something changed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    found = version_of(connection)
    if found is not None and found > HEAD:
        raise StorageError(f"the database is at {found}, newer than this program ({HEAD}): upgrade petteia")
    command.upgrade(config, revision)
