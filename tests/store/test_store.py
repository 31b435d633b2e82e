"""What is stored stays: appends, conflicts, migrations, a full disk, a database that went away."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from petteia.store import (
    Append,
    Conflict,
    Database,
    StorageError,
    Writer,
    accounts,
    analyses,
    belongings,
    chats,
    database,
    outages,
    tables,
    tidying,
    trees,
)
from petteia.store.schema import metadata

DUMPS = Path(__file__).parent / "dumps"
STANDING = {"status": "running", "changed_at": 5, "number": 1, "ply": 0, "seats": "[]", "snapshot": "", "due_at": None}
ROW = STANDING | {"host": ""}


def opened(path, work):
    """Run *work* on the database in *path*, with a writer."""

    async def run():
        base = Database(f"sqlite:///{path}")
        await base.open()
        writer = Writer(base, "here")
        writer.start()
        try:
            return await work(base, writer)
        finally:
            await writer.stop()
            await base.close()

    return asyncio.run(run())


def new_row(table):
    fixed = {"game": "hush", "setup": "{}", "is_open": True, "language": "en", "created_at": 1}
    return ROW | fixed | {"id": table, "number": 0}


def append(table, number, body="[]", **row):
    return Append(table, number, body, ROW | {"number": number + 1} | row)


def test_what_was_appended_is_there_after_reopening(tmp_path):
    async def write(base, writer):
        for table in ("a", "b"):
            await tables.create(base, new_row(table), None, [])
        await asyncio.gather(*(writer.append(append(table, 0, f'["{table}0"]')) for table in ("a", "b")))
        await writer.append(append("a", 1, '["a1"]'))

    async def read(base, _):
        return [(await tables.load(base, table)).bodies for table in ("a", "b")]

    opened(tmp_path / "x.sqlite", write)

    assert opened(tmp_path / "x.sqlite", read) == [['["a0"]', '["a1"]'], ['["b0"]']]


def test_the_second_to_append_at_a_place_is_told_and_changes_nothing(tmp_path):
    async def work(base, writer):
        await tables.create(base, new_row("a"), None, [])
        results = await asyncio.gather(
            *(writer.append(append("a", 0, f"[{n}]", ply=n)) for n in range(5)), return_exceptions=True
        )
        stored = await tables.load(base, "a")
        return results, stored

    results, stored = opened(tmp_path / "x.sqlite", work)

    assert results[0] is None
    assert all(isinstance(result, Conflict) for result in results[1:])
    assert stored.bodies == ["[0]"]
    assert stored.row["ply"] == 0


def test_many_tables_share_one_commit(tmp_path):
    async def work(base, writer):
        commits = []
        commit = writer.commit

        async def counted(batch):
            commits.append(len(batch))
            await commit(batch)

        writer.commit = counted
        for number in range(60):
            await tables.create(base, new_row(f"t{number}"), None, [])
        await asyncio.gather(*(writer.append(append(f"t{number}", 0)) for number in range(60)))
        return commits

    commits = opened(tmp_path / "x.sqlite", work)

    assert sum(commits) == 60
    assert len(commits) <= 3


def test_a_full_disk_gives_a_clear_error_and_no_half_written_step(tmp_path):
    async def work(base, writer):
        await tables.create(base, new_row("a"), None, [])
        async with base.working() as connection:
            pages = await connection.exec_driver_sql("PRAGMA page_count")
            limit = pages.scalar()
        base.writing.dispose()
        full = f"PRAGMA max_page_count={limit}"
        database.event.listen(base.writing, "connect", lambda raw, _: raw.cursor().execute(full))
        with pytest.raises(StorageError, match="full"):
            await writer.append(append("a", 0, "x" * 100_000))
        await writer.append(append("a", 0, "[1]"))
        return (await tables.load(base, "a")).bodies

    assert opened(tmp_path / "x.sqlite", work) == ["[1]"]


def test_a_locked_database_gives_a_clear_error(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "SQLITE_SETTINGS", ("journal_mode=WAL", "busy_timeout=100"))

    async def work(base, writer):
        await tables.create(base, new_row("a"), None, [])
        other = sqlite3.connect(tmp_path / "x.sqlite")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            await writer.append(append("a", 0))
        other.rollback()
        other.close()
        await writer.append(append("a", 0))

    opened(tmp_path / "x.sqlite", work)


@pytest.mark.parametrize("address", ["mysql://x", "nonsense", "sqlite://", ""])
def test_an_address_that_is_none_is_refused(address):
    with pytest.raises(StorageError):
        Database(address)


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(StorageError, match="cannot make the folder"):
        Database(f"sqlite:///{tmp_path}/file/x.sqlite")


def test_a_commit_waits_for_the_disk(tmp_path):
    async def work(base, _):
        async with base.working() as connection:
            return [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

    assert opened(tmp_path / "x.sqlite", work) == ["wal", 2, 1]


def test_the_newest_migration_is_the_one_we_expect():
    versions = sorted(file.name[:4] for file in (database.MIGRATIONS / "versions").glob("0*.py"))

    assert versions[-1] == database.HEAD


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda dump: dump.stem)
def test_an_old_dump_is_brought_up_to_date_and_keeps_everything(tmp_path, dump):
    path = tmp_path / "old.sqlite"
    raw = sqlite3.connect(path)
    raw.executescript(dump.read_text("utf-8"))
    before = raw.execute("SELECT table_id, number, body FROM acts ORDER BY 1, 2").fetchall()
    raw.close()

    async def work(base, _):
        async with base.working() as connection:
            version = await connection.run_sync(database.version_of)
            after = (await connection.exec_driver_sql("SELECT table_id, number, body FROM acts ORDER BY 1, 2")).all()
        return version, [tuple(row) for row in after], await tables.take_due(base, 10**14, 10**14 + 1, 10)

    version, after, due = opened(path, work)

    assert before
    assert version == database.HEAD
    assert after == before
    assert due == [row[0] for row in before][:1]


KILLING = """
import asyncio, os, shutil, signal, sys
from pathlib import Path
from alembic import command
from sqlalchemy import event
from petteia.store import Database

folder, dump, left = Path(sys.argv[1]), sys.argv[2], -1

def count(connection, cursor, statement, *_):
    global left
    left -= not statement.startswith("PRAGMA")
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)

for left in range(100):
    path = folder / f"{left}.sqlite"
    if dump:
        shutil.copy(dump, path)
    if (child := os.fork()) == 0:
        base = Database(f"sqlite:///{path}")
        event.listen(base.engine.sync_engine, "after_cursor_execute", count)
        asyncio.run(base.open())
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


@pytest.mark.parametrize("dump", [None, *sorted(DUMPS.glob("*.sql"))], ids=lambda dump: dump.stem if dump else "empty")
def test_kill_9_after_any_statement_of_a_first_start_or_an_upgrade_leaves_a_database_that_starts(tmp_path, dump):
    if dump is not None:
        raw = sqlite3.connect(tmp_path / "old")
        raw.executescript(dump.read_text("utf-8"))
        raw.close()
    old = "" if dump is None else tmp_path / "old"
    subprocess.run([sys.executable, "-c", KILLING, tmp_path, old], timeout=180, check=True)
    left = sorted(tmp_path.glob("*.sqlite"))

    assert len(left) > 5
    for path in left:
        opened(path, lambda base, _: asyncio.sleep(0))


def test_migrations_make_the_tables_the_code_expects(tmp_path):
    async def work(base, _):
        async with base.working() as connection:
            return await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))

    assert opened(tmp_path / "x.sqlite", work) == []


def test_a_database_of_the_future_is_refused(tmp_path):
    opened(tmp_path / "x.sqlite", lambda base, _: asyncio.sleep(0))
    raw = sqlite3.connect(tmp_path / "x.sqlite")
    raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.commit()
    raw.close()

    with pytest.raises(StorageError, match="newer than this program"):
        opened(tmp_path / "x.sqlite", lambda base, _: asyncio.sleep(0))


def test_users_tokens_and_chats(tmp_path):
    async def work(base, _):
        await accounts.add_user(base, "u1", "Anna", 1)
        await accounts.add_user(base, "u2", "Boris", 1)
        assert await accounts.register(base, "u1", "Anna", "anna", "hash")
        assert not await accounts.register(base, "u2", "ANNA", "anna", "hash")
        assert (await accounts.find_name(base, "anna"))["id"] == "u1"
        await accounts.add_token(base, "d1", "u1", "device", "", 1, 100)
        await accounts.add_token(base, "d2", "u1", "device", "", 1, 100)
        await accounts.add_token(base, "b1", "u1", "bot", "mine", 1, 100)
        assert await accounts.use_device_code(base, "d1", 50) == "u1"
        assert await accounts.use_device_code(base, "d1", 50) is None
        assert await accounts.use_device_code(base, "d2", 101) is None
        assert await accounts.use_device_code(base, "b1", 50) is None
        assert (await accounts.user_of_token(base, "b1", 99))["name"] == "Anna"
        assert await accounts.user_of_token(base, "b1", 100) is None
        assert await accounts.user_of_token(base, "d2", 50) is None
        assert not await accounts.remove_token(base, "u2", "b1")
        assert await accounts.remove_token(base, "u1", "b1")
        await accounts.note_seen(base, {"u1": "192.0.2.1", "nobody": ""}, 77)
        assert await accounts.last_seen(base, "u1") == 77
        assert await accounts.secret(base, "secret", "one") == "one"
        assert await accounts.secret(base, "secret", "two") == "one"
        await tables.create(base, new_row("a"), None, [(0, "u1")])
        assert [row["id"] for row in await tables.of_user(base, "u1")] == ["a"]
        for text in ("hello", "there"):
            await chats.add(base, "here", "a", "u1", "Anna", text, 3)
        assert [row["text"] for row in await chats.said_since(base, "a", 1, 10)] == ["there"]

    opened(tmp_path / "x.sqlite", work)


DAY = 86_400_000


def test_a_guest_who_logs_in_brings_along_what_the_account_has_not(tmp_path):
    async def work(base, _):
        for number, (user, study) in enumerate([("guest", "a"), ("guest", "b"), ("anna", "b")]):
            row = {"id": str(number), "study": study, "user_id": user, "name": "", "nodes": "[]", "used_at": 1}
            await trees.save(base, row, 10)
        await belongings.come_as(base, "guest", "anna")
        return {study: (await trees.of_user(base, study, "anna"))["id"] for study in "ab"}, await trees.find(
            base, "1", 2
        )

    assert opened(tmp_path / "petteia.sqlite", work) == ({"a": "0", "b": "2"}, None)


def test_what_nobody_needs_is_removed_and_the_rest_stays(tmp_path):
    async def work(base, writer):
        for name in ("anna", "boris", "clara", "dora"):
            await accounts.add_user(base, name, name, 0)
        await accounts.register(base, "clara", "Clara", "clara", "hash")
        await accounts.add_token(base, "b1", "boris", "bot", "mine", 0, 900 * DAY)
        await accounts.add_token(base, "d1", "anna", "device", "", 0, 5)
        await accounts.note_seen(base, {"dora": ""}, 350 * DAY)
        for status in ("waiting", "running", "over"):
            for changed in (0, 395 * DAY):
                row = new_row(f"{status}{changed}") | {"status": status, "changed_at": changed}
                await tables.create(base, row, "[1]", [(0, "anna")])
        await tables.create(base, new_row("watched") | {"status": "waiting", "changed_at": 0}, None, [])
        await chats.add(base, "here", "waiting0", "anna", "Anna", "hello?", 0)
        nothing = await tidying.tidy(base, tidying.Keep(0, 0, 0, 0), 400 * DAY)
        assert (nothing.tables, nothing.guests) == ([], 0)
        found = await tidying.tidy(base, tidying.Keep(), 400 * DAY, ["watched"])
        assert sorted(found.tables) == ["running0", "waiting0"]
        assert found.guests == 1
        assert found.is_all
        left = [row["id"] for row in await tables.of_user(base, "anna")]
        assert sorted(left) == sorted(["over0", *(f"{kind}{395 * DAY}" for kind in ("over", "running", "waiting"))])
        assert await accounts.find_user(base, "boris") is None
        assert await accounts.user_of_token(base, "b1", 0) is None
        assert await accounts.use_device_code(base, "d1", 0) is None
        assert all([await accounts.find_user(base, name) for name in ("anna", "clara", "dora")])
        assert await tables.load(base, "watched") is not None
        assert await chats.said_since(base, "waiting0", 0, 9) == []

    opened(tmp_path / "x.sqlite", work)


def test_two_who_keep_the_same_at_once_both_succeed(tmp_path):
    kept = {"study": "s", "user_id": "anna", "name": "", "nodes": "[]", "used_at": 1}

    async def work(base, _):
        await asyncio.gather(*(analyses.keep_record(base, "r", "text", at) for at in range(4)))
        await asyncio.gather(*(analyses.keep(base, "r", str(at), at) for at in range(4)))
        return await asyncio.gather(*(trees.save(base, kept | {"id": f"t{at}"}, 3) for at in range(4)))

    assert opened(tmp_path / "a.sqlite", work) == [True] * 4


def test_the_time_without_a_sign_of_life_is_an_outage(tmp_path):
    async def work(base, _):
        signs = [(1_000, 10), (1_005, 10), (1_200, 10), (1_201, 10), (1_202, 0)]
        return [await outages.give_sign(base, at, patience) for at, patience in signs]

    first = [(1_005, 1_200)]
    assert opened(tmp_path / "x.sqlite", work) == [[], [], first, first, [*first, (1_201, 1_202)]]


def test_nothing_is_pickled():
    sources = Path(database.__file__).parent.rglob("*.py")

    assert not [file for file in sources if re.search(r"import pickle|PickleType", file.read_text("utf-8"))]
    assert os.fspath(database.MIGRATIONS)
