"""How fast the server is: a server in a process of its own, real sockets, figures by name.

`petteia bench serve` prints them. Expected on two cores with SQLite: 300 tables of two clients, a move a second at
each, with 99 of 100 moves at both clients within 150 ms; 2,000 idle sockets in less than 500 MB; started within 2 s.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from petteia.core.game import PetteiaError
from petteia.core.registry import games as all_games
from petteia.server.serving import allow_many_sockets

TABLES, SECONDS, SOCKETS, STARTS = 300, 20, 2_000, 3


class BenchError(PetteiaError):
    """The server could not be measured."""


class Choice(msgspec.Struct):
    move: str


class Message(msgspec.Struct):
    """What the bench reads of a message."""

    type: str
    ply: int = 0
    status: str = ""
    moves: list[Choice] = []


DECODER = msgspec.json.Decoder(Message)


@dataclass
class RunningServer:
    """A server started for the bench."""

    process: subprocess.Popen[str]
    url: str

    def post(self, path: str, body: dict[str, object], token: str = "") -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        with urlopen(Request(self.url + path, msgspec.json.encode(body), headers)) as answer:
            return msgspec.json.decode(answer.read(), type=dict[str, Any])

    def guest(self) -> str:
        return str(self.post("/api/guests", {"name": "Bench", "token": True})["token"])

    def connect(self, token: str) -> connect:
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        return connect(address, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=60)

    def megabytes(self) -> float:
        """Return the memory the server really uses."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise BenchError("the server is gone")


@contextmanager
def running_server() -> Iterator[RunningServer]:
    """Start `petteia serve` with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = str(random.randint(20_000, 30_000))
        database = f"sqlite:///{folder}/bench.sqlite"
        run = "from petteia.cli import main; main()"
        command = [sys.executable, "-c", run, "serve", "--port", port, "--database", database]
        environment = os.environ | {"PETTEIA_LIMITS": "0"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise BenchError("the server did not start")
            yield RunningServer(process, f"http://127.0.0.1:{port}")
        finally:
            process.kill()
            process.wait()


def startup() -> float:
    """Return how many seconds the server needs until the first client may come: the best of a few."""
    best = float("inf")
    for _ in range(STARTS):
        begun = time.perf_counter()
        with running_server():
            best = min(best, time.perf_counter() - begun)
    return best


async def idle_megabytes(sockets: int) -> float:
    """Return the server's memory with many sockets that do nothing."""
    with running_server() as server:
        token = server.guest()
        async with AsyncExitStack() as stack:
            for first in range(0, sockets, 50):
                group = min(50, sockets - first)
                await asyncio.gather(*(stack.enter_async_context(server.connect(token)) for _ in range(group)))
            await asyncio.sleep(1)
            return server.megabytes()


@dataclass
class BenchTable:
    """One table: two clients who move in turn, and how long each move took to reach both."""

    table: str
    waits: list[float] = field(default_factory=list)
    sent_at: float = 0.0
    ply: int = -1
    reached: int = 0
    mover: ClientConnection | None = None
    move: str = ""
    is_over: bool = False

    async def listen(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode({"type": "watch", "table": self.table}).decode())
        async for text in socket:
            message = DECODER.decode(text)
            if message.type != "update":
                continue
            if message.ply > self.ply:
                self.ply, self.reached = message.ply, 0
            self.reached += 1
            if self.reached == 2 and self.sent_at:
                self.waits.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            self.is_over = message.status == "over"
            if message.moves:
                self.mover, self.move = socket, random.choice(message.moves).move

    async def move_each_second(self, until: float) -> None:
        await asyncio.sleep(random.random())
        while time.perf_counter() < until and not self.is_over:
            begun = time.perf_counter()
            if self.mover is not None and not self.sent_at:
                mover, self.mover = self.mover, None
                self.sent_at = time.perf_counter()
                wish = {"type": "play", "table": self.table, "ply": self.ply, "move": self.move}
                await mover.send(msgspec.json.encode(wish).decode())
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begun)))


async def waits(count: int, seconds: float) -> list[float]:
    """Return how long each move at *count* tables took until both clients saw it, in seconds."""
    game = all_games()[0]
    with running_server() as server:
        tokens = server.guest(), server.guest()
        tables = []
        for _ in range(count):
            made = server.post("/api/tables", {"game": game, "seats": 2}, tokens[0])["table"]
            server.post(f"/api/tables/{made}/wishes", {"type": "sit", "table": made, "seat": 1}, tokens[1])
            tables.append(BenchTable(made))
        async with AsyncExitStack() as stack:
            listening = []
            for table in tables:
                for token in tokens:
                    socket = await stack.enter_async_context(server.connect(token))
                    listening.append(asyncio.create_task(table.listen(socket)))
            await asyncio.sleep(1)
            until = time.perf_counter() + seconds
            await asyncio.gather(*(table.move_each_second(until) for table in tables))
            await asyncio.sleep(1)
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
        unanswered = sum(1 for table in tables if table.sent_at)
        if unanswered:
            raise BenchError(f"{unanswered} moves were never answered")
        return sorted(wait for table in tables for wait in table.waits)


def figures(tables: int = TABLES, seconds: float = SECONDS, sockets: int = SOCKETS) -> Iterator[dict[str, object]]:
    """Measure everything; yield each figure as soon as it is there."""
    allow_many_sockets()
    yield {"name": "serve.startup", "value": round(startup(), 2), "unit": "s"}
    yield {"name": "serve.idle_mb", "value": round(asyncio.run(idle_megabytes(sockets))), "unit": "MB"}
    found = asyncio.run(waits(tables, seconds))
    if not found:
        raise BenchError("no move was made")
    yield {"name": "serve.p50", "value": round(found[len(found) // 2] * 1000, 1), "unit": "ms"}
    yield {"name": "serve.p99", "value": round(found[len(found) * 99 // 100] * 1000, 1), "unit": "ms"}
    yield {"name": "serve.tables", "value": tables, "unit": "tables"}
