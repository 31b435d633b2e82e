"""Tables for a measurement: two clients move in turn, and how long each move took to reach both is written down."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from petteia.server.bench.running import LONG, BenchError, Line, Server


class Move(msgspec.Struct):
    text: str


class Message(msgspec.Struct):
    """What we read of a message."""

    ply: int = 0
    status: str = ""
    moves: list[Move] = []


DECODER = msgspec.json.Decoder(Message)
UPDATE = b'{"type":"update"'


@dataclass
class BenchTable:
    """One table: who must move, and how long each move took to reach both."""

    table: str
    readers: int = 2
    waits: list[float] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    sent_at: float = 0.0
    ply: int = -1
    reached: int = 0
    mover: Line | None = None
    move: str = ""
    is_over: bool = False
    has_moves: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, line: Line, message: bytes) -> None:
        if not message.startswith(UPDATE):
            return
        told = DECODER.decode(message)
        if told.ply > self.ply:
            self.ply, self.reached = told.ply, 0
        self.reached += 1
        if self.reached == self.readers and self.sent_at:
            self.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        self.is_over = told.status == "over"
        if told.moves:
            self.mover, self.move = line, random.choice(told.moves).text
        if self.is_over or (self.mover is not None and not self.sent_at):
            self.has_moves.set()

    def send(self) -> None:
        """Make the next move."""
        if self.mover is not None and not self.sent_at:
            mover, self.mover = self.mover, None
            self.has_moves.clear()
            self.sent_at = time.perf_counter()
            mover.send(type="play", table=self.table, ply=self.ply, move=self.move)

    async def move_each_second(self, until: float) -> None:
        due = time.perf_counter() + random.random()
        while due < until and not self.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1
            self.send()

    async def move_at_once(self, until: float) -> None:
        """Move as soon as the last move has reached both."""
        while not self.is_over and (left := until - time.perf_counter()) > 0:
            try:
                await asyncio.wait_for(self.has_moves.wait(), left)
            except TimeoutError:
                return
            if not self.is_over:
                self.send()

    def close(self) -> None:
        for line in self.lines:
            line.close()


@dataclass(frozen=True)
class Guest:
    """Somebody who plays, and where they come from."""

    token: str
    address: str = "127.0.0.1"


def two_guests(server: Server) -> list[list[Guest]]:
    """Return the one pair that plays at all tables."""
    return [[Guest(server.guest()), Guest(server.guest())]]


async def opened(
    game: str, count: int, servers: Sequence[Server], pairs: Sequence[Sequence[Guest]]
) -> list[BenchTable]:
    """Open tables of *game* for *pairs* in turn, the two of each at different servers where there are several."""
    made: list[BenchTable] = []
    for number in range(count):
        places = servers[number % len(servers)], servers[(number + 1) % len(servers)]
        host, friend = pairs[number % len(pairs)]
        table = str(places[0].post("/api/tables", {"game": game, "seats": 2}, host.token, host.address)["table"])
        sit = {"type": "sit", "table": table, "seat": 1}
        places[0].post(f"/api/tables/{table}/wishes", sit, friend.token, friend.address)
        made.append(BenchTable(table))
        for place, guest in zip(places, (host, friend), strict=True):
            line = await place.connect(guest.token, made[-1].hear, guest.address)
            line.send(type="watch", table=table)
            made[-1].lines.append(line)
    return made


async def answered(tables: Sequence[BenchTable], until: float) -> list[float]:
    """Wait for the last answers; return how long moves took, the shortest first."""
    while any(table.sent_at for table in tables) and time.perf_counter() < until + LONG:
        await asyncio.sleep(0.1)
    if unanswered := sum(1 for table in tables if table.sent_at):
        raise BenchError(f"{unanswered} moves were never answered")
    waits = sorted(wait for table in tables for wait in table.waits)
    if not waits:
        raise BenchError("no move was made")
    return waits


def percentile(waits: Sequence[float], part: int) -> float:
    """Return, in milliseconds, what *part* of a hundred stay within."""
    return waits[len(waits) * part // 100] * 1000
