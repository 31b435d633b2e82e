"""Larger than one machine: servers and workers on one PostgreSQL, players at all of them, and what each part costs.

`petteia bench serve --database postgresql://… --servers 3 --workers 2` prints, for one server, two and so on, how many
moves a second they carry together, and the time of a core that a move takes at the servers and at the database. Where
all of them share the cores of one machine with the clients, it is those costs that tell how far more machines carry.
Last, one of two servers is replaced while people play: the longest time anybody was without one.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial

from petteia.core.registry import games as all_games
from petteia.server.bench.running import LONG, BenchError, Line, Process, Server, cpu_of, free_port
from petteia.server.bench.tables import UPDATE, BenchTable, answered, opened, percentile, two_guests
from petteia.server.serving import allow_many_sockets
from petteia.store.backup import connected
from petteia.store.database import read_url

TABLES, SECONDS, PLAYERS, WITH_BOTS = 60, 10.0, 100, 8
RETRY = 0.4  # seconds before the first attempt to come back, as our pages do it

Figure = dict[str, object]


class Cluster:
    """Servers and workers on one PostgreSQL; they end with it."""

    def __init__(self, database: str, servers: int, workers: int) -> None:
        self.database = database
        self.running = ExitStack()
        self.postgres = self.running.enter_context(connected(read_url(database)))
        self.postgres.autocommit = True
        self.servers: list[Server] = []
        self.workers: list[Process] = []
        try:
            for _ in range(workers):
                self.workers.append(Process.started("worker", "--database", database, "--bots", "1"))
                self.running.callback(self.workers[-1].end)
            for _ in range(servers):
                self.servers.append(self.start_server())
        except BaseException:
            self.running.close()
            raise

    def start_server(self) -> Server:
        server = Server.at(free_port(), self.database, PETTEIA_LIMITS="0", PETTEIA_BOTS="0")
        self.running.callback(server.end)
        return server

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.running.close()

    def database_cpu(self) -> dict[int, float]:
        """Return how long every process of the database has worked: not at all if it is on another machine."""
        rows = self.postgres.execute("SELECT pid FROM pg_stat_activity").fetchall()
        return {int(pid): cpu_of(int(pid)) for (pid,) in rows}

    def commits(self) -> int:
        query = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        found = self.postgres.execute(query).fetchone()
        return 0 if found is None else int(found[0])


@dataclass
class Cost:
    """What moves took: how long each, and what one cost in time of a core, and in commits."""

    waits: list[float]  # of those without bots
    moves: float  # a second
    servers: float
    database: float
    commits: float


async def carried(cluster: Cluster, game: str, count: int, seconds: float) -> Cost:
    """Let tables of *game* move as fast as they can; with workers, bots play at a few more meanwhile."""
    first = cluster.servers[0]
    tables = await opened(game, count, cluster.servers, two_guests(first))
    with_bots = await bots_opened(cluster, game) if cluster.workers else []
    await asyncio.sleep(1)
    database, commits = cluster.database_cpu(), cluster.commits()
    servers = sum(server.cpu() for server in cluster.servers)
    begun = time.perf_counter()
    await asyncio.gather(*(table.move_at_once(begun + seconds) for table in [*tables, *with_bots]))
    waits = await answered(tables, begun + seconds)
    took = time.perf_counter() - begun
    moves = len(waits) + 2 * sum(len(table.waits) for table in with_bots)  # a bot has answered each
    cost = Cost(
        waits,
        moves / took,
        (sum(server.cpu() for server in cluster.servers) - servers) / moves,
        sum(used - database.get(pid, 0.0) for pid, used in cluster.database_cpu().items()) / moves,
        (cluster.commits() - commits) / moves,
    )
    for table in [*tables, *with_bots]:
        table.close()
    return cost


async def bots_opened(cluster: Cluster, game: str) -> list[BenchTable]:
    """Open tables at which somebody plays against a weak bot."""
    made: list[BenchTable] = []
    for number in range(WITH_BOTS):
        server = cluster.servers[number % len(cluster.servers)]
        token = server.guest()
        table = str(server.post("/api/tables", {"game": game, "seats": 2, "bots": [None, 1]}, token)["table"])
        made.append(BenchTable(table, readers=1))
        made[-1].lines.append(await server.connect(token, made[-1].hear))
        made[-1].lines[0].send(type="watch", table=table)
    return made


# A rolling upgrade ----------------------------------------------------------------------------------------------------


@dataclass
class Player:
    """Somebody at a table, who comes back to whichever server answers when the line is lost, as our pages do."""

    cluster: Cluster
    token: str
    table: str
    number: int
    server: Server | None = None  # at which the table is in sight
    gaps: list[float] = field(default_factory=list)

    async def stay(self) -> None:
        """Watch the table; write down how long it was out of sight whenever the line was lost."""
        lost_at: float | None = None
        while True:
            seen, servers = asyncio.Event(), list(self.cluster.servers)
            server = servers[self.number % len(servers)]
            self.number += 1  # a proxy would not send us to the same one again
            try:
                line = await server.connect(self.token, partial(note, seen))
                line.send(type="watch", table=self.table)
                await asyncio.wait_for(seen.wait(), LONG)
            except (OSError, BenchError, TimeoutError):
                await asyncio.sleep(RETRY)
                continue
            self.server = server
            if lost_at is not None:
                self.gaps.append(time.perf_counter() - lost_at)
            while not line.is_lost:
                await asyncio.sleep(0.02)
            self.server, lost_at = None, time.perf_counter()
            await asyncio.sleep(RETRY)


def note(seen: asyncio.Event, _: Line, message: bytes) -> None:
    if message.startswith(UPDATE):
        seen.set()


async def replaced(database: str, players: int) -> tuple[float, int]:
    """Replace one of two servers while people play; return the longest time without one, and how many noticed."""
    with Cluster(database, 2, 0) as cluster:
        old, other = cluster.servers
        pairs = two_guests(old)
        tables = [table for kind in all_games() for table in await opened(kind, 5, [other], pairs)]
        watching = [
            Player(cluster, pairs[0][0].token, tables[number % len(tables)].table, number) for number in range(players)
        ]
        at_work = [asyncio.create_task(player.stay()) for player in watching]
        at_work += [asyncio.create_task(table.move_each_second(float("inf"))) for table in tables]
        await until(lambda: all(player.server for player in watching))
        noticing = [player for player in watching if player.server is old]
        cluster.servers = [await asyncio.to_thread(cluster.start_server), other]  # the new one first
        await asyncio.to_thread(old.end, signal.SIGTERM)
        await until(lambda: all(player.gaps for player in noticing))
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        await answered(tables, time.perf_counter())
        for table in tables:
            table.close()
    return max(gap for player in noticing for gap in player.gaps), sum(bool(player.gaps) for player in watching)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.perf_counter() + 2 * LONG
    while not is_so():
        if time.perf_counter() > end:
            raise BenchError("somebody did not come back")
        await asyncio.sleep(0.05)


def figures(
    database: str,
    servers: int,
    workers: int,
    tables: int = TABLES,
    seconds: float = SECONDS,
    players: int = PLAYERS,
) -> Iterator[Figure]:
    """Measure one server, two, and so on up to *servers*; yield each figure as soon as it is there."""
    allow_many_sockets()
    for count in range(1, servers + 1):
        with Cluster(database, count, workers) as cluster:
            for game in all_games():
                cost = asyncio.run(carried(cluster, game, tables, seconds))
                name = f"scale.{count}.{game}"
                yield {"name": f"{name}.moves", "value": round(cost.moves, 1), "unit": "moves/s"}
                yield {"name": f"{name}.p99", "value": round(percentile(cost.waits, 99), 1), "unit": "ms"}
                yield {"name": f"{name}.server_cpu", "value": round(cost.servers * 1000, 2), "unit": "ms/move"}
                yield {"name": f"{name}.database_cpu", "value": round(cost.database * 1000, 2), "unit": "ms/move"}
                yield {"name": f"{name}.commits", "value": round(cost.commits, 2), "unit": "commits/move"}
    longest, noticed = asyncio.run(replaced(database, players))
    yield {"name": "scale.replaced", "value": round(longest, 2), "unit": "s"}
    yield {"name": "scale.replaced.players", "value": noticed, "unit": "players"}
