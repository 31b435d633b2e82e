"""How fast games are studied at a server, and what it costs those who play: `petteia bench analysis` prints it.

Expected on two idle cores at the default budget: a finished game of two seats is reported within
30 s, one of four seats within 60 s, first points after 2 s; the first line of a thought within 300 ms; and with four
analyses running 99 of 100 moves reach both clients within 150 ms.
"""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Iterator, Mapping
from urllib.error import URLError

from petteia.core.game import CHANCE
from petteia.core.record import Record
from petteia.core.registry import game as find_game
from petteia.core.registry import games as all_games
from petteia.players import player
from petteia.server.bench import Figure, load
from petteia.server.bench.running import BenchError, Server, running_server
from petteia.server.bench.tables import percentile
from petteia.server.serving import allow_many_sockets

TABLES, SECONDS = 100, 20
ANALYSES = 4  # at once, of different people
LEVEL = 2  # of the bots that play the games
LONGEST = 600.0  # seconds a report may take
PAUSE = 0.1  # between two looks
THOUGHTS = 9  # positions


def figure(name: str, value: float, unit: str) -> Figure:
    return {"name": f"analysis.{name}", "value": value, "unit": unit}


def played(slug: str, seats: int, seed: str) -> Record:
    """Return a game that bots played to its end."""
    game = find_game(slug)
    bots = [player(slug, level=LEVEL) for _ in range(seats)]
    record = Record(game, seats, seed)
    record.begin()
    while (seat := record.state.to_act) is not None:
        record.play(bots[seat].choose(record.state.view(seat)))
    return record


def posted(server: Server, record: Record, token: str) -> str:
    return str(server.post("/api/analysis/records", {"record": record.to_text()}, token)["id"])


def reported(server: Server, study: str, token: str) -> tuple[float, float]:
    """Return the seconds until the first points of a report are there, and until it is whole."""
    begun, first = time.perf_counter(), 0.0
    while (taken := time.perf_counter() - begun) < LONGEST:
        found = server.post(f"/api/analysis/{study}", {}, token)
        if not first and any(found["graph"][:-1]):
            first = time.perf_counter() - begun
        if found["done"] == found["tasks"]:
            return first, time.perf_counter() - begun
        time.sleep(PAUSE)
    raise BenchError(f"a report was not made within {taken:.0f} s")


def first_lines(server: Server, record: Record, token: str) -> list[float]:
    """Return how long the first lines about positions nobody has looked at took, in seconds."""
    study = posted(server, record, token)
    decisions = [ply for ply, (seat, _) in enumerate(record.moves) if seat != CHANCE]
    waits: list[float] = []
    for ply in decisions[:: max(1, len(decisions) // THOUGHTS)][:THOUGHTS]:
        begun = time.perf_counter()
        found = server.post(f"/api/analysis/{study}/thoughts", {"ply": ply}, token)
        waits.append(time.perf_counter() - begun)
        if not found["lines"]:
            raise BenchError("a thought came without a line")
    return waits


def keep_asking(server: Server, record: Record) -> None:
    """Look at the report of a game as a page does, until the server is gone."""
    try:
        token = server.guest()
        study = posted(server, record, token)
        while True:
            server.post(f"/api/analysis/{study}", {}, token)
            time.sleep(1)
    except (URLError, OSError):
        return


def figures(
    games: Mapping[str, Record] | None = None, tables: int = TABLES, seconds: float = SECONDS
) -> Iterator[Figure]:
    """Measure everything, with the *games* by their names or those bots play; yield each figure as it is there."""
    allow_many_sockets()
    records = dict(games or {f"{slug}.{seats}": played(slug, seats, "7") for slug, seats in some_games()})
    with running_server() as server:
        token = server.guest()
        for name, record in records.items():
            waits = first_lines(server, record, token)
            yield figure(f"{name}.line", round(statistics.median(waits[1:] or waits) * 1000), "ms")
        for name, record in records.items():
            yield figure(f"{name}.moves", len(record.moves), "moves")
            first, whole = reported(server, posted(server, record, token), token)
            yield figure(f"{name}.first", round(first, 2), "s")
            yield figure(f"{name}.report", round(whole, 1), "s")
    longest = max(records.values(), key=lambda record: len(record.moves))

    def prepare(server: Server) -> None:
        for number in range(ANALYSES):
            other = longest.undone(number)  # else it is the same study
            threading.Thread(target=keep_asking, args=(server, other), daemon=True).start()

    for slug in all_games():
        found = asyncio.run(load(slug, tables, seconds, prepare))
        yield figure(f"serve.{slug}.p50", round(percentile(found.waits, 50), 1), "ms")
        yield figure(f"serve.{slug}.p99", round(percentile(found.waits, 99), 1), "ms")


def some_games() -> Iterator[tuple[str, int]]:
    """Yield games and seats: of a game of two sides two, of others four where so many play."""
    for slug in all_games():
        game = find_game(slug)
        yield slug, 2 if game.is_two_sided or 4 not in game.seats else 4
