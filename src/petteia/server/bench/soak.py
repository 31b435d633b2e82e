"""A soak: people play while servers, workers and database connections are killed and strangers do their worst.

`petteia soak --seconds 600` runs it. At the end every move and every word that was acknowledged must be in the database
once and nothing else, every server must tell the tables as they are stored, no seed may have been told before its game
was over, no request may have failed with a 500, and sockets and memory must be back where they were.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path

import msgspec
from sqlalchemy import text

from petteia.core.registry import games as all_games
from petteia.server.bench.hostile import ATTACKS, ask
from petteia.server.bench.running import LONG, BenchError, Line, Process, Server, free_port
from petteia.server.live.rows import STEP
from petteia.store import Database, tables
from petteia.store.backup import connected
from petteia.store.database import read_url
from petteia.table import Setup, Table
from petteia.table.act import Played

TABLES, HOSTILE = 12, 3
BETWEEN_FAULTS = (3.0, 8.0)  # seconds
MOST_MEMORY = 400.0  # MB of one server
AGAIN = 0.2  # seconds before the next attempt to come back
TRACEBACK = "Traceback"


class Told(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    re: str = ""
    code: str = ""
    ply: int = 0
    status: str = ""
    seat: int | None = None
    moves: list[dict[str, object]] = []


DECODER = msgspec.json.Decoder(Told)
Sent = tuple[str, int, int, str]  # the table, the seat, the ply and the move


@dataclass
class Books:
    """What was sent, what was acknowledged, and what went wrong."""

    sent: Counter[Sent] = field(default_factory=Counter)
    acknowledged: Counter[Sent] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    games: int = 0  # played to the end
    gaps: list[float] = field(default_factory=list)
    memory: float = 0.0
    problems: list[str] = field(default_factory=list)

    def problem(self, what: str) -> None:
        if what not in self.problems:
            self.problems.append(what)


class Site:
    """The servers, and with PostgreSQL a worker, that are killed and come back."""

    def __init__(self, database: str, log: Path, books: Books) -> None:
        self.database = database
        self.is_postgres = read_url(database).drivername.startswith("postgresql")
        self.log = log
        self.books = books
        self.running = ExitStack()
        self.file = self.running.enter_context(log.open("w"))
        self.ports = [free_port() for _ in range(2 if self.is_postgres else 1)]
        self.servers: dict[int, Server] = {}
        self.worker: Process | None = None

    def begin(self) -> None:
        """Start whatever does not run."""
        environment = {"PETTEIA_TRUST_PROXY": "1", "PETTEIA_BOTS": "0" if self.is_postgres else "1"}
        for port in self.ports:
            if port not in self.servers:
                self.servers[port] = Server.at(port, self.database, self.file, **environment)
        if self.is_postgres and self.worker is None:
            command = "worker", "--database", self.database, "--bots", "1"
            self.worker = Process.started(*command, log=self.file)

    def end(self, how: int = signal.SIGKILL) -> None:
        for port in list(self.servers):
            self.end_server(port, how)
        if self.worker is not None:
            self.worker.end(how)
            self.worker = None
        self.running.close()

    def end_server(self, port: int, how: int) -> None:
        server = self.servers.pop(port)
        self.weigh(server)
        server.end(how)

    def weigh(self, server: Server) -> None:
        with suppress(OSError, BenchError):
            self.books.memory = max(self.books.memory, server.megabytes())

    def any(self) -> Server | None:
        """Return a server that runs, as a proxy would choose one."""
        running = list(self.servers.values())
        return random.choice(running) if running else None

    # Faults -----------------------------------------------------------------------------------------------------------

    def fail(self) -> None:
        """Let something go wrong, and mend it."""
        kinds: list[Callable[[], None]] = [self.kill_server, self.stop_server, self.kill_thinker]
        if self.is_postgres:
            kinds += [self.cut_connections, self.kill_worker]
        fault = random.choice(kinds)
        self.books.faults[fault.__name__] += 1
        fault()
        self.begin()

    def kill_server(self) -> None:
        self.end_server(random.choice(self.ports), signal.SIGKILL)

    def stop_server(self) -> None:
        self.end_server(random.choice(self.ports), signal.SIGTERM)

    def kill_thinker(self) -> None:
        """Kill a process that thinks for bots."""
        thinkers = [pid for one in [*self.servers.values(), self.worker] if one is not None for pid in one.thinkers()]
        if thinkers:
            with suppress(ProcessLookupError):
                os.kill(random.choice(thinkers), signal.SIGKILL)

    def kill_worker(self) -> None:
        if self.worker is not None:
            self.worker.end(signal.SIGKILL)
            self.worker = None

    def cut_connections(self) -> None:
        """Let the database drop some of our connections."""
        drop = (
            "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity "
            "WHERE application_name = 'petteia' AND datname = current_database() ORDER BY random() LIMIT 4) AS chosen"
        )
        with connected(read_url(self.database)) as raw:
            raw.execute(drop)


@dataclass
class Player:
    """Somebody who plays at a table, talks, takes back, and comes back whenever the line is lost."""

    site: Site
    books: Books
    token: str
    address: str
    table: str
    seeds: dict[str, bytes]
    messages: asyncio.Queue[Told] = field(default_factory=asyncio.Queue)
    count: int = 0
    is_over: bool = False

    def hear(self, _: Line, message: bytes) -> None:
        told = DECODER.decode(message)
        if told.status != "over" and self.seeds[self.table] in message:
            self.books.problem(f"the seed of table {self.table} was told before the game was over")
        self.messages.put_nowait(told)

    async def play(self, until: float) -> None:
        lost_at = 0.0
        while time.monotonic() < until and not self.is_over:
            server = self.site.any()
            try:
                if server is None:
                    raise OSError
                line = await server.connect(self.token, self.hear, self.address)
            except (OSError, BenchError, TimeoutError):
                lost_at = lost_at or time.monotonic()
                await asyncio.sleep(AGAIN)
                continue
            self.messages = asyncio.Queue()
            line.send(type="watch", table=self.table)
            with suppress(OSError):
                await self.stay(line, until, lost_at)
            line.close()
            lost_at = time.monotonic()

    async def stay(self, line: Line, until: float, lost_at: float) -> None:
        """Play until the line is lost."""
        while time.monotonic() < until and not self.is_over:
            told = await self.next(line, until)
            if told.type != "update":
                continue
            if lost_at:
                self.books.gaps.append(time.monotonic() - lost_at)
                lost_at = 0.0
            self.is_over = told.status == "over"
            if told.moves and told.seat is not None:
                await asyncio.sleep(random.random() / 4)
                await self.act(line, told)

    async def next(self, line: Line, until: float) -> Told:
        """Return the next message; raise OSError if there will be none, TimeoutError if there was none in time."""
        while self.messages.empty():
            if line.is_lost:
                raise OSError
            if time.monotonic() > until:
                raise TimeoutError
            with suppress(TimeoutError):
                return await asyncio.wait_for(self.messages.get(), AGAIN)
        return self.messages.get_nowait()

    async def act(self, line: Line, told: Told) -> None:
        """Move; now and then say something, look ahead, or take something back first."""
        move, chance = str(random.choice(told.moves)["text"]), random.random()
        if chance < 0.1:
            words = f"{self.table} {self.token[:6]} {self.count}"
            self.books.said[words] += 1
            if await self.wish(line, "say", text=words):
                self.books.heard[words] += 1
        elif chance < 0.15:
            await self.wish(line, "foresee", ply=told.ply, move=move)
        elif chance < 0.2 and await self.wish(line, "undo", ply=told.ply):
            line.send(type="watch", table=self.table)  # what we saw is no more
            return
        sent = self.table, int(told.seat or 0), told.ply, move
        self.books.sent[sent] += 1
        if await self.wish(line, "play", ply=told.ply, move=move):
            self.books.acknowledged[sent] += 1
        line.send(type="watch", table=self.table)

    async def wish(self, line: Line, kind: str, **more: object) -> bool:
        """Send a wish; return whether it was granted."""
        self.count += 1
        number = str(self.count)
        line.send(type=kind, id=number, table=self.table, **more)
        until = time.monotonic() + LONG
        while True:
            try:
                told = await self.next(line, until)
            except TimeoutError:
                self.books.problem(f"{kind} was not answered for {LONG:.0f} seconds")
                raise
            if told.re == number:
                if told.code in ("broken-rules", "not-understood"):
                    self.books.problem(f"{kind} was refused: {told.code}")
                return told.type in ("done", "foreseen")


@dataclass
class Company:
    """Two people, or one who plays with a bot, at one table after the other."""

    site: Site
    books: Books
    number: int
    tokens: list[str] = field(default_factory=list)
    seeds: dict[str, bytes] = field(default_factory=dict)  # of all tables they sat at
    players: list[Player] = field(default_factory=list)

    async def play(self, until: float) -> None:
        """Play until a time; when a game is over, at a new table."""
        while time.monotonic() < until:
            await asyncio.gather(*(player.play(until) for player in self.players))
            self.books.games += all(player.is_over for player in self.players)
            while time.monotonic() < until:
                try:
                    await self.sit_down()
                    break
                except (OSError, HTTPException):  # the server was killed: a table that was half made stays empty
                    await asyncio.sleep(AGAIN)

    async def sit_down(self) -> None:
        """Open a table and take its seats."""
        if (server := self.site.any()) is None:
            raise OSError
        table = await asyncio.to_thread(self.open_table, server)
        async with opened(self.site.database) as base:
            self.seeds[table] = (await setup_of(base, table)).seed.encode()
        self.players = [
            Player(self.site, self.books, token, self.address(one), table, self.seeds)
            for one, token in enumerate(self.tokens, 1)
        ]

    def open_table(self, server: Server) -> str:
        with_bot = self.number % 3 == 2
        while len(self.tokens) < (1 if with_bot else 2):
            self.tokens.append(server.guest(self.address(len(self.tokens) + 1)))
        kinds = all_games()
        body = {"game": kinds[self.number % len(kinds)], "seats": 2, "bots": [None, 1] if with_bot else []}
        table = str(server.post("/api/tables", body, self.tokens[0], self.address(1))["table"])
        if not with_bot:
            sit = {"type": "sit", "table": table, "seat": 1}
            server.post(f"/api/tables/{table}/wishes", sit, self.tokens[1], self.address(2))
        return table

    def address(self, one: int) -> str:
        return f"10.{self.number // 250}.{self.number % 250}.{one}"


# The whole ------------------------------------------------------------------------------------------------------------


async def soak(seconds: float, database: str | None = None, count: int = TABLES) -> Books:
    """Soak a site for so long; return the books."""
    books = Books()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(database or f"sqlite:///{folder}/soak.sqlite", Path(folder) / "log", books)
        try:
            await asyncio.to_thread(site.begin)
            companies = await seated(site, books, count)
            until = time.monotonic() + seconds
            await together(site, books, companies, until)
            await agreed(site, books, companies)
            await settled(site, books)
        finally:
            await asyncio.to_thread(site.end, signal.SIGTERM)
        if TRACEBACK in (log := site.log.read_text()):
            books.problem(log[log.index(TRACEBACK) - 300 :][:3000])
        await look_through(site.database, books, {table for company in companies for table in company.seeds})
    if books.memory > MOST_MEMORY:
        books.problem(f"a server took {books.memory:.0f} MB")
    return books


async def seated(site: Site, books: Books, count: int) -> list[Company]:
    """Let companies sit down at tables of all games, for two people or, each third, for one and a bot."""
    found = []
    for number in range(count):
        company = Company(site, books, number)
        await company.sit_down()
        found.append(company)
    return found


async def together(site: Site, books: Books, companies: list[Company], until: float) -> None:
    """Let everybody do what they do until a time."""
    table = companies[0].players[0].table
    work: list[Awaitable[None]] = [company.play(until) for company in companies]
    work += [disturb(site, books, f"192.0.2.{number + 1}", table, until) for number in range(HOSTILE)]
    work.append(go_wrong(site, until))
    for done in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(done, BaseException):
            books.problem(f"the soak itself failed: {done!r}")


async def go_wrong(site: Site, until: float) -> None:
    while (left := until - time.monotonic()) > 0:
        await asyncio.sleep(min(left, random.uniform(*BETWEEN_FAULTS)))
        if time.monotonic() < until:
            await asyncio.to_thread(site.fail)


async def disturb(site: Site, books: Books, address: str, table: str, until: float) -> None:
    """Be somebody who wishes the server ill."""
    token = ""
    while time.monotonic() < until:
        server, attack = site.any(), random.choice(ATTACKS)
        try:
            if server is None:
                raise OSError
            token = token or await asyncio.to_thread(server.guest, address)
            async with asyncio.timeout(LONG):
                found = await attack(server.port, token, address, table)
        except (OSError, BenchError, TimeoutError, asyncio.IncompleteReadError):
            await asyncio.sleep(AGAIN)
            continue
        books.attacks[attack.__name__] += 1
        if found:
            books.problem(f"{attack.__name__}: {found}")


async def agreed(site: Site, books: Books, companies: list[Company]) -> None:
    """See that every server tells the last tables as they are stored, as soon as bots have moved."""
    async with opened(site.database) as base:
        for player in (company.players[0] for company in companies):
            for server in site.servers.values():
                until = time.monotonic() + LONG
                while (told := await seen(server, player)) != (stored := await ply_of(base, player.table)):
                    if time.monotonic() > until:
                        books.problem(f"of table {player.table} a server tells ply {told}, stored is {stored}")
                        break
                    await asyncio.sleep(AGAIN)


async def seen(server: Server, player: Player) -> int:
    """Return at which ply a server tells *player* their table is."""
    player.messages = asyncio.Queue()
    line = await server.connect(player.token, player.hear, player.address)
    try:
        line.send(type="watch", table=player.table)
        while (told := await player.next(line, time.monotonic() + LONG)).type != "update":
            pass
        return told.ply
    finally:
        line.close()


async def ply_of(base: Database, table: str) -> int:
    stored = await tables.load(base, table)
    assert stored is not None
    return int(stored.row["ply"])


async def settled(site: Site, books: Books) -> None:
    """See that a server is well when everybody has gone, and has let go of their sockets."""
    for server in site.servers.values():
        site.weigh(server)
        if (told := await ask(server.port, "GET", "/health"))[0] != 200:
            books.problem(f"/health answered {told[0]}: {told[1][:200]!r}")
        left = b"?"
        for _ in range(int(LONG)):
            metrics = (await ask(server.port, "GET", "/metrics"))[1]
            left = next(line for line in metrics.splitlines() if line.startswith(b"petteia_sockets "))
            if left == b"petteia_sockets 0.0":
                break
            await asyncio.sleep(1)
        else:
            books.problem(f"sockets are left when everybody has gone: {left.decode()}")


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    base = Database(address)
    try:
        yield base
    finally:
        await base.close()


async def setup_of(base: Database, table: str) -> Setup:
    stored = await tables.load(base, table)
    assert stored is not None
    return msgspec.json.decode(stored.row["setup"], type=Setup)


async def look_through(address: str, books: Books, known: set[str]) -> None:
    """Compare the database with the books."""
    made: Counter[Sent] = Counter()
    async with opened(address) as base:
        for table in known:
            stored = await tables.load(base, table)
            assert stored is not None
            made.update(moves_of(table, msgspec.json.decode(stored.row["setup"], type=Setup), stored.bodies))
        async with base.working() as connection:
            rows = await connection.execute(text("SELECT table_id, text FROM chats"))
            kept = Counter(str(row.text) for row in rows if row.table_id in known)
    if lost := books.acknowledged - made:
        books.problem(f"{lost.total()} acknowledged moves are lost: {next(iter(lost))}")
    if doubled := made - books.sent:
        books.problem(f"{doubled.total()} moves were made that nobody sent: {next(iter(doubled))}")
    if lost_words := books.heard - kept:
        books.problem(f"{lost_words.total()} acknowledged words are lost")
    if doubled_words := kept - books.said:
        books.problem(f"{doubled_words.total()} words were kept that nobody said")


def moves_of(number: str, setup: Setup, bodies: list[str]) -> Iterator[Sent]:
    """Yield the moves people made at a table, read from its acts."""
    table = Table(setup)
    for body in bodies:
        for act in STEP.decode(body):
            if isinstance(act, Played) and not act.bot:
                yield number, act.seat, table.ply, act.move
            table = table.after([act])
