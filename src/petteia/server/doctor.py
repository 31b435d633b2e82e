"""Looking an installation over: what is well, what could be better, what is wrong and what to do about it."""

from __future__ import annotations

import json
import resource
import shutil
import stat
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import petteia
from petteia import _source
from petteia.server.routes.pages import client_folder
from petteia.server.settings import Settings
from petteia.store import Database, StorageError, soundness
from petteia.store.database import HEAD, read_url, version_of

WELL, NOTE, WRONG = "well", "note", "wrong"
FEW_FILES = 4_096
CURES = {
    "failing": "see its log",
    "deleted": "stop the server, petteia restore the latest backup, start it again",
    "damaged": "stop the server, petteia restore the latest backup, start it again",
    "full": "make room on the disk of the database",
    "standing": "start a petteia worker, or raise PETTEIA_BOTS",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at: how it is, and what to do."""

    how: str
    what: str
    cure: str = ""


async def look_over(settings: Settings, url: str) -> AsyncIterator[Finding]:
    """Look at the program, its settings, the database, and the server at *url*."""
    yield program()
    yield browser_client(settings)
    yield cookies(settings)
    yield open_files()
    try:
        async for finding in database(settings):
            yield finding
    except StorageError as error:
        yield Finding(WRONG, str(error), "check PETTEIA_DATABASE, and that the database runs")
    for finding in server(url):
        yield finding


def program() -> Finding:
    what = f"petteia {petteia.__version__}, {_source.build()}"
    if _source.build() == "compiled":
        return Finding(WELL, what)
    return Finding(NOTE, what, "with a C compiler, and installed again, bots think a hundred times faster")


def browser_client(settings: Settings) -> Finding:
    if (found := client_folder(settings.web)) is not None:
        return Finding(WELL, f"the browser client is in {found}")
    return Finding(NOTE, "there is no browser client", "make setup builds it; programs can play without")


def cookies(settings: Settings) -> Finding:
    if settings.secure_cookies and settings.trust_proxy:
        return Finding(WELL, "set up for a proxy with TLS")
    cure = "behind a proxy with TLS set PETTEIA_SECURE_COOKIES=1 and PETTEIA_TRUST_PROXY=1"
    return Finding(NOTE, "set up for this machine alone", cure)


def open_files() -> Finding:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most == resource.RLIM_INFINITY or most >= FEW_FILES:
        return Finding(WELL, f"{most} files and sockets may be open at once")
    return Finding(NOTE, f"only {most} files and sockets may be open at once", "raise LimitNOFILE, or ulimit -n")


async def database(settings: Settings) -> AsyncIterator[Finding]:
    url = read_url(settings.database)
    is_postgres = url.drivername.startswith("postgresql")
    file = Path(str(url.database))
    if not is_postgres and not file.is_file():
        yield Finding(NOTE, f"there is no database {file} yet", "the first start makes it")
        return
    base = Database(settings.database)
    try:
        async with base.working() as connection:
            version = await connection.run_sync(version_of)
        if version == HEAD:
            yield Finding(WELL, f"the database answers, and is at {version}")
        elif version is not None and version > HEAD:
            yield Finding(WRONG, f"the database is at {version}, newer than this program", "upgrade petteia")
        else:
            yield Finding(NOTE, f"the database is at {version or 'nothing'}", f"the next start brings it to {HEAD}")
        if is_postgres:
            yield dumping()
        else:
            for finding in [privacy(file), room(base), await wholeness(base)]:
                yield finding
    finally:
        await base.close()


def dumping() -> Finding:
    if shutil.which("pg_dump") and shutil.which("pg_restore"):
        return Finding(WELL, "petteia backup can use pg_dump")
    return Finding(WRONG, "pg_dump is not here", "install PostgreSQL's client programs: petteia backup needs them")


def privacy(file: Path) -> Finding:
    if file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        return Finding(WRONG, f"others can read {file}", f"chmod 600 {file}")
    return Finding(WELL, f"{file} is private")


def room(base: Database) -> Finding:
    if soundness.has_room(base):
        return Finding(WELL, "there is room on the disk")
    return Finding(WRONG, "the disk is full", CURES["full"])


async def wholeness(base: Database) -> Finding:
    damage = await soundness.find_damage(base)
    if damage is None:
        return Finding(WELL, "the database is whole")
    return Finding(WRONG, f"the database is damaged: {damage}", CURES["damaged"])


def server(url: str) -> list[Finding]:
    """Ask the server how it is."""
    try:
        told = health(url)
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        return [Finding(WRONG, f"no server answers at {url}: {reason}", "start it: petteia serve, or see its log")]
    parts = {name: str(told.get(name, "ok")) for name in ("database", "disk", "queue")}
    ills = [
        Finding(WRONG, f"the server says that its {name} is {how}", CURES.get(how, "see its log"))
        for name, how in parts.items()
        if how != "ok"
    ]
    if told.get("version") != petteia.__version__:
        ills.append(Finding(NOTE, f"the server runs petteia {told.get('version')}", "restart it"))
    return ills or [Finding(WELL, f"the server at {url} is well")]


def health(url: str) -> dict[str, object]:
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/health", timeout=15) as answer:
            body = answer.read()
    except urllib.error.HTTPError as error:  # 503 tells what is wrong
        body = error.read()
    told = json.loads(body)
    if not isinstance(told, dict) or "status" not in told:
        raise ValueError("something else answers there")
    return told
