"""How fast the server is: servers in processes of their own, real sockets, figures by name.

`petteia bench serve` prints them. Expected on two cores with SQLite: 400 tables of a game, two clients each, a move a
second at each, with 99 of 100 moves at both clients within 150 ms; 2,000 idle sockets at 60 KB; started within 2 s; and
500 clients back within 5 s after a restart; and moves of others within 150 ms while one guest does their worst. The
clients share the machine with the server.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.request import urlopen

from petteia.core.registry import games as all_games
from petteia.server.bench.running import LONG, BenchError, Line, Server, free_port, running_server
from petteia.server.bench.tables import UPDATE, answered, opened, percentile, two_guests
from petteia.server.bench.worst import waits_of_others
from petteia.server.serving import allow_many_sockets

TABLES, SECONDS, SOCKETS, STARTS, RETURNING = 400, 20, 2_000, 3, 500
BESIDE = 50  # tables of others while one guest does their worst

Figure = dict[str, object]


def figure(name: str, value: float, unit: str) -> Figure:
    return {"name": f"serve.{name}", "value": value, "unit": unit}


def ignore(_: Line, message: bytes) -> None:
    """Hear a message and do nothing."""


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
class Load:
    """What many tables at once did to the server."""

    waits: list[float]  # seconds from a move to both views, the shortest first
    cpu: float  # seconds of a core for one move and its two views


async def load(game: str, count: int, seconds: float, prepare: Callable[[Server], None] | None = None) -> Load:
    """Let two clients at each of *count* tables of *game* move in turn, once a second, while something else is done."""
    with running_server() as server:
        if prepare is not None:
            prepare(server)
        tables = await opened(game, count, [server], two_guests(server))
        await asyncio.sleep(1)
        before, until = server.cpu(), time.perf_counter() + seconds
        await asyncio.gather(*(table.move_each_second(until) for table in tables))
        waits = await answered(tables, until)
        used = server.cpu() - before
        for table in tables:
            table.close()
    return Load(waits, used / len(waits))


async def coming_back(clients: int) -> tuple[float, float]:
    """Return how many seconds after a restart all *clients* see their tables again, and what each cost of a core.

    Each has a table of its own, the games mixed.
    """
    with tempfile.TemporaryDirectory() as folder:
        database, port = f"sqlite:///{folder}/bench.sqlite", free_port()
        server = Server.at(port, database, PETTEIA_LIMITS="0")
        try:
            token, kinds = server.guest(), list(all_games())
            bodies = [{"game": kinds[number % len(kinds)], "seats": 2} for number in range(clients)]
            tables = [str(server.post("/api/tables", body, token)["table"]) for body in bodies]
            server.end()
            server = Server.at(port, database, PETTEIA_LIMITS="0")
            used, begun = server.cpu(), time.perf_counter()
            lines = await asyncio.gather(*(come_back(server, token, table) for table in tables))
            took, used = time.perf_counter() - begun, server.cpu() - used
            for line in lines:
                line.close()
        finally:
            server.end()
    return took, used / clients


async def come_back(server: Server, token: str, table: str) -> Line:
    seen = asyncio.Event()
    line = await server.connect(token, lambda _, message: seen.set() if message.startswith(UPDATE) else None)
    line.send(type="watch", table=table)
    await asyncio.wait_for(seen.wait(), LONG)
    return line


def figures(
    tables: int = TABLES,
    seconds: float = SECONDS,
    sockets: int = SOCKETS,
    starts: int = STARTS,
    returning: int = RETURNING,
    beside: int = BESIDE,
) -> Iterator[Figure]:
    """Measure everything; yield each figure as soon as it is there."""
    allow_many_sockets()
    yield figure("startup", round(startup(starts), 2), "s")
    idle, each = asyncio.run(idle_memory(sockets))
    yield figure("idle_mb", round(idle), "MB")
    yield figure("socket_kb", round(each, 1), "KB")
    back, cost = asyncio.run(coming_back(returning))
    yield figure("return", round(back, 2), "s")
    yield figure("return_cpu", round(cost * 1000, 2), "ms")
    yield figure("tables", tables, "tables")
    for game in all_games():
        found = asyncio.run(load(game, tables, seconds))
        yield figure(f"{game}.p50", round(percentile(found.waits, 50), 1), "ms")
        yield figure(f"{game}.p99", round(percentile(found.waits, 99), 1), "ms")
        yield figure(f"{game}.cpu", round(found.cpu * 1000, 2), "ms")
        for name, waits in zip(
            ("in_peace", "attacked"), asyncio.run(waits_of_others(game, beside, seconds)), strict=True
        ):
            yield figure(f"{game}.{name}.p99", round(percentile(waits, 99), 1), "ms")


__all__ = ["BenchError", "figures"]
