"""Copies of a whole database, made while servers run, and put back while none does.

A copy is readable by its owner only and holds no secret that signs cookies: after a restoration everybody logs in anew.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

import psycopg
from sqlalchemy.engine import URL

from petteia.store.database import APPLICATION, HEAD, plain_reason, read_url
from petteia.store.place import Claim, Place, StorageError

PRIVATE = 0o600
SECRETS = "secrets"  # the table that no copy holds
QUEUE = "saq_*"  # bots' turns under way: made anew by whoever starts


def back_up(address: str, file: Path) -> None:
    """Copy the database at *address* into the new *file*; raise StorageError, and leave no file, if that cannot be."""
    if file.exists():
        raise StorageError(f"{file} is there already; a backup overwrites nothing")
    url = read_url(address)
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        (dump_postgres if url.drivername.startswith("postgresql") else copy_sqlite)(url, part)
        flush(part)
        part.rename(file)
        flush(file.parent)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"cannot back up into {file}: {plain_reason(error)}") from error
    finally:
        part.unlink(missing_ok=True)


def restore(address: str, file: Path) -> Path | None:
    """Put the copy in *file* in the place of the database; return where the SQLite file it replaces is now."""
    if not file.is_file():
        raise StorageError(f"there is no file {file}")
    url = read_url(address)
    if url.drivername.startswith("postgresql"):
        load_postgres(url, file)
        return None
    place = Place(Path(str(url.database)))
    place.make_folder()
    with Claim(place):
        try:
            return put_back_sqlite(place, file)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"cannot restore {file}: {plain_reason(error)}") from error


# SQLite -----------------------------------------------------------------------------------------------------------


def copy_sqlite(url: URL, part: Path) -> None:
    source = Path(str(url.database))
    if not source.is_file():
        raise StorageError(f"there is no database {source}")
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=60)) as raw:
        raw.execute("VACUUM INTO ?", (str(part),))  # one moment of the database, whoever writes meanwhile
    forget_secrets(part)


def forget_secrets(file: Path) -> None:
    """Remove the secrets from a copy, from its unused bytes too."""
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")
        raw.execute("PRAGMA secure_delete=ON")
        raw.execute(f"DELETE FROM {SECRETS}")
        raw.commit()


def check_sqlite(file: Path) -> None:
    """Raise StorageError unless *file* is a whole database of ours."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw:
        try:
            found = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
            version = raw.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        except (sqlite3.Error, TypeError) as error:
            raise StorageError(f"{file} is no backup of Petteia: {plain_reason(error)}") from error
    if found != "ok":
        raise StorageError(f"{file} is damaged: {found}")
    if str(version) > HEAD:
        raise StorageError(f"{file} is at {version}, newer than this program ({HEAD}): upgrade petteia")


def put_back_sqlite(place: Place, file: Path) -> Path | None:
    check_sqlite(file)
    part = place.beside(".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        shutil.copyfile(file, part)
        with suppress(sqlite3.OperationalError):  # a copy from before there was such a table
            forget_secrets(part)
        flush(part)
        old = place.set_aside()
        part.rename(place.file)
        flush(place.file.parent)
    finally:
        part.unlink(missing_ok=True)
    return old


def flush(path: Path) -> None:
    """See to it that *path* is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# PostgreSQL -------------------------------------------------------------------------------------------------------


def dump_postgres(url: URL, part: Path) -> None:
    run(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--exclude-table-data={SECRETS}",
        f"--exclude-table={QUEUE}", f"--file={part}")  # fmt: skip


def load_postgres(url: URL, file: Path) -> None:
    with connected(url) as raw:
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s"
        found = raw.execute(others, (APPLICATION,)).fetchone()
    if found is not None and found[0]:
        raise StorageError("servers or workers are using the database: stop them first")
    run(url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction",
        "--exit-on-error", str(file))  # fmt: skip


def connected(url: URL) -> psycopg.Connection:
    plain = url.set(drivername="postgresql").difference_update_query(["application_name"])
    try:
        return psycopg.connect(plain.render_as_string(hide_password=False), connect_timeout=5)
    except psycopg.Error as error:
        raise StorageError(f"the database failed: {plain_reason(error)}") from error


def run(url: URL, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's own programs; the password goes through the environment, which others cannot read."""
    if shutil.which(program) is None:
        raise StorageError(f"{program} is not here: install PostgreSQL's client programs")
    plain = url.set(drivername="postgresql", password=None).difference_update_query(["application_name"])
    environment = os.environ | ({"PGPASSWORD": url.password} if url.password else {})
    command = [program, *arguments, "--no-password", f"--dbname={plain.render_as_string()}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise StorageError(f"{program} failed: {(done.stderr.strip() or str(done.returncode)).splitlines()[0]}")
