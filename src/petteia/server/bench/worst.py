"""One guest who does their worst, in a process of their own, while others play: how long do the others wait?

`petteia bench serve` prints it. The limits are on, and everybody comes from a network of their own. The guest asks over
twenty sockets and by HTTP, far too often, for all that is dear: foresights, replays, pictures, imports, analyses.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from librt.random import Random

from petteia.core.corpus import at_random, play_out
from petteia.core.record import Record
from petteia.core.registry import game, games
from petteia.server.bench.hostile import ask, frame
from petteia.server.bench.hostile import opened as socket_of
from petteia.server.bench.running import BenchError, Server, free_port
from petteia.server.bench.tables import Guest, answered, opened

ADDRESS = "192.0.2.66"
SOCKETS = 20  # a person may have no more
PAUSE = 0.002  # between two messages of a socket: 500 a second, 25 times what a person may send


async def shout(port: int, guest: Guest, table: str) -> None:
    """Ask over one socket for what is dear, far too often; open another when this one is cut."""
    dear = [
        {"type": "foresee", "table": table, "ply": 0, "move": "end"},
        {"type": "watch", "table": table, "since": 0},
        {"type": "unwatch", "table": table},
    ]
    wishes = [frame(0x81, json.dumps(wish).encode()) for wish in dear]
    while True:
        try:
            reader, writer = await socket_of(port, guest.token, guest.address)
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(PAUSE * 10)
            continue
        try:
            while not reader.at_eof():
                for wish in wishes:
                    writer.write(wish)
                    await writer.drain()
                    await asyncio.sleep(PAUSE)
        except OSError:
            pass
        finally:
            writer.close()


async def request(port: int, guest: Guest, table: str, record: str) -> None:
    """Ask by HTTP for what is dear, one request after another."""
    who = {"authorization": f"Bearer {guest.token}", "x-forwarded-for": guest.address}
    typed = who | {"content-type": "application/json"}
    long = json.dumps({"record": record}).encode()
    huge = json.dumps({"record": "x" * 900_000}).encode()
    while True:
        try:
            _, kept = await ask(port, "POST", "/api/analysis/records", long, **typed)
            with suppress(ValueError, KeyError):
                study = json.loads(kept)["id"]
                await ask(port, "POST", f"/api/analysis/{study}", b"", **typed)
                await ask(port, "GET", f"/api/analysis/{study}/replay", b"", **who)
            await ask(port, "POST", "/api/records", long, **typed)
            await ask(port, "POST", "/api/records", huge, **typed)
            await ask(port, "GET", f"/api/tables/{table}/picture.png", b"", **who)
            await ask(port, "GET", "/api/tables/mine", b"", **who)
        except OSError:
            await asyncio.sleep(PAUSE)


def long_record() -> str:
    """Return the record of a whole game at a full table."""
    kind = game(games()[-1])
    return play_out(Record(kind, kind.seats[-1], seed=1), at_random(Random(1))).to_text()


async def attack(port: int, guest: Guest, table: str, record: str) -> None:
    """Do all of it at once until killed."""
    await asyncio.gather(
        *(shout(port, guest, table) for _ in range(SOCKETS)),
        *(request(port, guest, table, record) for _ in range(4)),
    )


@contextmanager
def attacker(server: Server, kind: str) -> Iterator[Callable[[], None]]:
    """Have a guest who is ready to do their worst to *server*; give what lets them begin.

    Before, they do nothing: what they need to get ready is no attack, and takes time from whoever measures.
    """
    guest = Guest(server.guest(ADDRESS), ADDRESS)
    table = str(server.post("/api/tables", {"game": kind, "seats": 2}, guest.token, ADDRESS)["table"])
    told = [str(server.port), guest.token, table]
    run = [sys.executable, "-c", "from petteia.server.bench.worst import main; main()", *told]
    process = subprocess.Popen(run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    begin = process.stdin

    def go() -> None:
        begin.write("go\n")
        begin.flush()

    try:
        process.stdout.readline()
        yield go
        if process.poll() is not None:
            raise BenchError("the attack ended by itself")
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


async def waits_of_others(kind: str, count: int, seconds: float) -> tuple[list[float], list[float]]:
    """Let two people at each of *count* tables move once a second; return their waits in peace, and under attack."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server.at(free_port(), f"sqlite:///{folder}/bench.sqlite", PETTEIA_TRUST_PROXY="1")
        try:
            pairs = []
            for number in range(count):
                network = f"10.{number // 250}.{number % 250}"
                pairs.append([Guest(server.guest(f"{network}.{one}"), f"{network}.{one}") for one in (1, 2)])
            tables = await opened(kind, count, [server], pairs)
            await asyncio.sleep(1)
            found: list[list[float]] = []
            with attacker(server, kind) as begin:
                for is_attacked in (False, True):
                    if is_attacked:
                        begin()
                    until = time.perf_counter() + seconds
                    await asyncio.gather(*(table.move_each_second(until) for table in tables))
                    found.append(await answered(tables, until))
                    for table in tables:
                        table.waits.clear()
            for table in tables:
                table.close()
        finally:
            server.end()
    return found[0], found[1]


def main() -> None:
    port, token, table = sys.argv[1:]
    record = long_record()
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(attack(int(port), Guest(token, ADDRESS), table, record))
