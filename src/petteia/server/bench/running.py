"""Servers in processes of their own, and clients that do as little as they can, so as to leave the machine to them.

They speak WebSocket themselves and read of a message only what they need.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self, cast
from urllib.request import Request, urlopen

import msgspec

from petteia.core.game import PetteiaError

LONG = 60.0  # seconds nothing should take


class BenchError(PetteiaError):
    """A server could not be measured."""


TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first byte of a frame


class Line(asyncio.Protocol):
    """A WebSocket client, as plain as can be: whole text frames in, whole text frames out."""

    def __init__(self, request: bytes, hear: Callable[[Line, bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(BenchError("the server closed a socket"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(BenchError(f"the server opened no socket: {head[:60]!r}"))
                return
            self.buffer = rest
            self.is_open.set_result(None)
        while (frame := self.next_frame()) is not None:
            if frame[0] == PING:
                self.write(PONG, frame[1])
            elif frame[0] == CLOSE:
                self.close()
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Process:
    """A `petteia` started for a measurement."""

    process: subprocess.Popen[str]

    @classmethod
    def started(cls, command: str, *arguments: str, log: IO[str] | None = None, **environment: str) -> Self:
        """Start `petteia COMMAND`; return when it is ready."""
        run = [sys.executable, "-c", "from petteia.cli import main; main()", command, *arguments]
        process = subprocess.Popen(run, stdout=subprocess.PIPE, stderr=log, env=os.environ | environment, text=True)
        assert process.stdout is not None
        if not process.stdout.readline():
            process.kill()
            raise BenchError(f"petteia {command} did not start")
        return cls(process)

    def end(self, how: int = signal.SIGTERM) -> None:
        """Ask the process to end, or send another signal, and wait until it is gone."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(LONG)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def megabytes(self) -> float:
        """Return the memory the process really uses."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise BenchError("the server is gone")

    def thinkers(self) -> list[int]:
        """Return the processes it has started to think for bots."""
        return [pid for pid in self.children() if b"spawn_main" in command_of(pid)]

    def children(self) -> list[int]:
        """Return the processes it has started."""
        found: list[int] = []
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with suppress(OSError):
                found += map(int, (thread / "children").read_text().split())
        return found

    def cpu(self) -> float:
        """Return how many seconds of a core the process and those it has started have used."""
        return sum(map(cpu_of, [self.process.pid, *self.children()]))


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def cpu_of(pid: int) -> float:
    """Return how many seconds of a core a process has used; none if it is not on this machine."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server(Process):
    """A `petteia serve` started for a measurement."""

    port = 0

    @classmethod
    def at(cls, port: int, database: str, log: IO[str] | None = None, **environment: str) -> Self:
        """Start a server at a port of this machine."""
        found = cls.started("serve", "--port", str(port), "--database", database, log=log, **environment)
        found.port = port
        return found

    def post(
        self, path: str, body: Mapping[str, object], token: str = "", address: str = "127.0.0.1"
    ) -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}", "x-forwarded-for": address}
        with urlopen(Request(f"http://127.0.0.1:{self.port}{path}", msgspec.json.encode(body), headers)) as answer:
            return msgspec.json.decode(answer.read(), type=dict[str, Any])

    def guest(self, address: str = "127.0.0.1") -> str:
        return str(self.post("/api/guests", {"name": "Bench", "token": True}, address=address)["token"])

    async def connect(self, token: str, hear: Callable[[Line, bytes], None], address: str = "127.0.0.1") -> Line:
        """Open a socket; behind a proxy it comes from *address*."""
        request = (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGV0dGVpYXBldHRlaWFwZQ==\r\n"
            f"Authorization: Bearer {token}\r\nX-Forwarded-For: {address}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(request, hear), "127.0.0.1", self.port)
        await asyncio.wait_for(line.is_open, LONG)
        return line


@contextmanager
def running_server() -> Iterator[Server]:
    """Start `petteia serve` with a database of its own, and without limits."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server.at(free_port(), f"sqlite:///{folder}/bench.sqlite", PETTEIA_LIMITS="0")
        try:
            yield server
        finally:
            server.end()
