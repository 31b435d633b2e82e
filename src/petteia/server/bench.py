"""How fast the server is: a server in a process of its own, real sockets, figures by name.

`petteia bench serve` prints them. Expected on two cores with SQLite: 300 tables of a game, two clients each, a move a
second at each, with 99 of 100 moves at both clients within 150 ms; 2,000 idle sockets at 60 KB; started within 2 s.
The clients share the machine with the server, so they do as little as they can: they speak WebSocket themselves and
read of a message only what they need.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.request import Request, urlopen

import msgspec

from petteia.core.game import PetteiaError
from petteia.core.registry import games as all_games
from petteia.server.serving import allow_many_sockets

TABLES, SECONDS, SOCKETS, STARTS = 300, 20, 2_000, 3
LONG = 60.0  # seconds nothing should take


class BenchError(PetteiaError):
    """The server could not be measured."""


class Move(msgspec.Struct):
    text: str


class Message(msgspec.Struct):
    """What the bench reads of a message."""

    ply: int = 0
    status: str = ""
    moves: list[Move] = []


DECODER = msgspec.json.Decoder(Message)
UPDATE = b'{"type":"update"'
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first byte of a frame


class Line(asyncio.Protocol):
    """A WebSocket client, as plain as can be: whole text frames in, whole text frames out."""

    def __init__(self, request: bytes, hear: Callable[[Line, bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(BenchError("the server closed a socket"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise BenchError(f"the server opened no socket: {head[:60]!r}")
            self.buffer = rest
            self.is_open.set_result(None)
        while (frame := self.next_frame()) is not None:
            if frame[0] == PING:
                self.write(PONG, frame[1])
            else:
                self.hear(self, frame[1])

    def next_frame(self) -> tuple[int, bytes] | None:
        """Return the next frame that is here as a whole: its first byte, and what it carries."""
        data = self.buffer
        if len(data) < 2:
            return None
        first, size = 2, data[1]
        if size >= 126:
            first = 4 if size == 126 else 10
            size = int.from_bytes(data[2:first], "big")
        if len(data) < first + size:
            return None
        self.buffer = data[first + size :]
        return data[0], data[first : first + size]

    def send(self, **message: object) -> None:
        """Send a message."""
        self.write(TEXT, msgspec.json.encode(message))

    def write(self, kind: int, text: bytes) -> None:
        """Send a frame; the mask a client must use is zero, which leaves it as it is."""
        size = len(text)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + bytes(4) + text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


def ignore(_: Line, message: bytes) -> None:
    """Hear a message and do nothing."""


@dataclass
class RunningServer:
    """A server started for the bench."""

    process: subprocess.Popen[str]
    port: int

    def post(self, path: str, body: dict[str, object], token: str = "") -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        with urlopen(Request(f"http://127.0.0.1:{self.port}{path}", msgspec.json.encode(body), headers)) as answer:
            return msgspec.json.decode(answer.read(), type=dict[str, Any])

    def guest(self) -> str:
        return str(self.post("/api/guests", {"name": "Bench", "token": True})["token"])

    async def connect(self, token: str, hear: Callable[[Line, bytes], None]) -> Line:
        """Open a socket."""
        request = (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGV0dGVpYXBldHRlaWFwZQ==\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(request, hear), "127.0.0.1", self.port)
        await asyncio.wait_for(line.is_open, LONG)
        return line

    def megabytes(self) -> float:
        """Return the memory the server really uses."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise BenchError("the server is gone")

    def cpu(self) -> float:
        """Return how many seconds of a core the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running_server() -> Iterator[RunningServer]:
    """Start `petteia serve` with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = random.randint(20_000, 30_000)
        database = f"sqlite:///{folder}/bench.sqlite"
        run = "from petteia.cli import main; main()"
        command = [sys.executable, "-c", run, "serve", "--port", str(port), "--database", database]
        environment = os.environ | {"PETTEIA_LIMITS": "0"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise BenchError("the server did not start")
            yield RunningServer(process, port)
        finally:
            process.kill()
            process.wait()


def startup(starts: int) -> float:
    """Return how many seconds the server needs until it has answered its first request: the best of some *starts*."""
    best = float("inf")
    for _ in range(starts):
        begun = time.perf_counter()
        with running_server() as server:
            with urlopen(f"http://127.0.0.1:{server.port}/api/games") as answer:
                answer.read()
            best = min(best, time.perf_counter() - begun)
    return best


async def idle_memory(sockets: int) -> tuple[float, float]:
    """Return the server's memory with many sockets that do nothing, in MB, and what each of them adds, in KB."""
    with running_server() as server:
        token = server.guest()
        before = server.megabytes()
        lines: list[Line] = []
        for first in range(0, sockets, 50):
            group = min(50, sockets - first)
            lines += await asyncio.gather(*(server.connect(token, ignore) for _ in range(group)))
        await asyncio.sleep(1)
        found = server.megabytes()
        for line in lines:
            line.close()
        return found, (found - before) * 1024 / sockets


@dataclass
class BenchTable:
    """One table: two clients who move in turn, and how long each move took to reach both."""

    table: str
    waits: list[float] = field(default_factory=list)
    sent_at: float = 0.0
    ply: int = -1
    reached: int = 0
    mover: Line | None = None
    move: str = ""
    is_over: bool = False

    def hear(self, line: Line, message: bytes) -> None:
        if not message.startswith(UPDATE):
            return
        told = DECODER.decode(message)
        if told.ply > self.ply:
            self.ply, self.reached = told.ply, 0
        self.reached += 1
        if self.reached == 2 and self.sent_at:
            self.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        self.is_over = told.status == "over"
        if told.moves:
            self.mover, self.move = line, random.choice(told.moves).text

    async def move_each_second(self, until: float) -> None:
        due = time.perf_counter() + random.random()
        while due < until and not self.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1
            if self.mover is not None and not self.sent_at:
                mover, self.mover = self.mover, None
                self.sent_at = time.perf_counter()
                mover.send(type="play", table=self.table, ply=self.ply, move=self.move)


@dataclass
class Load:
    """What many tables at once did to the server."""

    waits: list[float]  # seconds from a move to both views, the shortest first
    cpu: float  # seconds of a core for one move and its two views


async def load(game: str, count: int, seconds: float) -> Load:
    """Let two clients at each of *count* tables of *game* move in turn, once a second."""
    with running_server() as server:
        tokens = server.guest(), server.guest()
        tables, lines = [], []
        for _ in range(count):
            made = server.post("/api/tables", {"game": game, "seats": 2}, tokens[0])["table"]
            server.post(f"/api/tables/{made}/wishes", {"type": "sit", "table": made, "seat": 1}, tokens[1])
            tables.append(BenchTable(made))
            for token in tokens:
                line = await server.connect(token, tables[-1].hear)
                line.send(type="watch", table=made)
                lines.append(line)
        await asyncio.sleep(1)
        before = server.cpu()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.move_each_second(until) for table in tables))
        while any(table.sent_at for table in tables) and time.perf_counter() < until + LONG:
            await asyncio.sleep(0.1)
        used = server.cpu() - before
        for line in lines:
            line.close()
    if unanswered := sum(1 for table in tables if table.sent_at):
        raise BenchError(f"{unanswered} moves were never answered")
    waits = sorted(wait for table in tables for wait in table.waits)
    if not waits:
        raise BenchError("no move was made")
    return Load(waits, used / len(waits))


def figures(
    tables: int = TABLES, seconds: float = SECONDS, sockets: int = SOCKETS, starts: int = STARTS
) -> Iterator[dict[str, object]]:
    """Measure everything; yield each figure as soon as it is there."""
    allow_many_sockets()
    yield {"name": "serve.startup", "value": round(startup(starts), 2), "unit": "s"}
    idle, each = asyncio.run(idle_memory(sockets))
    yield {"name": "serve.idle_mb", "value": round(idle), "unit": "MB"}
    yield {"name": "serve.socket_kb", "value": round(each, 1), "unit": "KB"}
    yield {"name": "serve.tables", "value": tables, "unit": "tables"}
    for game in all_games():
        found = asyncio.run(load(game, tables, seconds))
        waits = found.waits
        yield {"name": f"serve.{game}.p50", "value": round(waits[len(waits) // 2] * 1000, 1), "unit": "ms"}
        yield {"name": f"serve.{game}.p99", "value": round(waits[len(waits) * 99 // 100] * 1000, 1), "unit": "ms"}
        yield {"name": f"serve.{game}.cpu", "value": round(found.cpu * 1000, 2), "unit": "ms"}
