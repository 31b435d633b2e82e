"""`petteia bench`: how fast the rules are, one JSON line for each figure; how much the rounds differed, on stderr."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import click

import petteia
from petteia import _source
from petteia.cli.measure import (
    bytes_of,
    count_moves,
    finished_record,
    set_up,
    time_copies,
    time_listings,
    time_offers,
    time_playouts,
    time_replays,
    turns_of,
)
from petteia.core.game import Game, PetteiaError, State

ROUNDS = 5
MOST_REPEATED = 1 << 30  # of work that takes no longer however often it is done
YARDSTICK = re.compile(r"-> (\d+) dec/s")

Rate = Callable[[], float]  # plays one round; returns its figure, the more the better


class BenchError(PetteiaError):
    """Something that should be measured cannot be."""


@click.command()
@click.argument("slugs", metavar="[GAME | rl | search | serve | analysis]...", nargs=-1)
@click.option("--yardstick", type=click.Path(exists=True, dir_okay=False), help="A C program to compare with.")
@click.option("--seconds", type=click.FloatRange(min=0.01), default=5.0, show_default=True, help="For each figure.")
@click.option("--database", metavar="URL", help="For `serve`: postgresql://USER@HOST/NAME, shared by several servers.")
@click.option("--servers", type=click.IntRange(1, 16), default=3, show_default=True, help="That share it, at most.")
@click.option("--workers", type=click.IntRange(0, 16), default=2, show_default=True, help="That think for their bots.")
@click.option("--tables", type=click.IntRange(1, 5000), help="For `serve` and `analysis`: how many.")
def bench(
    slugs: tuple[str, ...],
    yardstick: str | None,
    seconds: float,
    database: str | None,
    servers: int,
    workers: int,
    tables: int | None,
) -> None:
    """Measure the speed of the rules of every GAME, on one core.

    Or of learning through the interfaces (`rl`), of the bots' thinking (`search`), of the server (`serve`), or of
    studying games there (`analysis`).
    """
    if slugs == ("analysis",):
        return measure_analysis(tables)
    if slugs == ("serve",):
        return measure_server(tables, database, servers, workers)
    if len(slugs) == 1 and slugs[0] in OTHERS:
        return OTHERS[slugs[0]](seconds)
    if yardstick is not None and len(slugs) != 1:
        raise click.UsageError("a yardstick is for one game: name it")
    compiled = _source.build() == "compiled"
    if not compiled:
        click.echo("not compiled: only the interpreted figures", err=True)
    for slug in slugs or petteia.games():
        measure_speed(petteia.game(slug), yardstick, seconds, compiled)
        if compiled:
            measure_rest(petteia.game(slug), seconds)
    return None


def measure_learning(seconds: float) -> None:
    """Report how fast learning agents can play through every interface."""
    try:
        from petteia.rl.bench import figures  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise BenchError(str(error)) from error
    for name, value, unit in figures(seconds=seconds):
        report(name, value, unit)


def measure_server(tables: int | None, database: str | None, servers: int, workers: int) -> None:
    """Report how fast the table server is, or several that share a PostgreSQL; it takes as long as it needs."""
    from petteia.server import bench as alone  # noqa: PLC0415 - the rules are measured without a server
    from petteia.server.bench import scale  # noqa: PLC0415

    if database is None:
        found = alone.figures(tables or alone.TABLES)
    else:
        found = scale.figures(database, servers, workers, tables or scale.TABLES)
    for figure in found:
        report(str(figure["name"]), float(str(figure["value"])), str(figure["unit"]))


def measure_analysis(tables: int | None) -> None:
    """Report how fast games are studied at a server, and how fast moves are meanwhile; it takes some minutes."""
    from petteia.server.bench import analysis  # noqa: PLC0415 - the rules are measured without a server

    for figure in analysis.figures(tables=tables or analysis.TABLES):
        report(str(figure["name"]), float(str(figure["value"])), str(figure["unit"]))


def measure_search(seconds: float) -> None:
    """Report how fast bots think, beside OpenSpiel's."""
    from petteia.cli.search_speed import figures  # noqa: PLC0415 - it borrows from here

    for name, value, unit in figures(seconds, lambda line: click.echo(line, err=True)):
        report(name, value, unit)


OTHERS: dict[str, Callable[[float], None]] = {
    "rl": measure_learning,
    "search": measure_search,
}


def report(name: str, value: float, unit: str) -> None:
    """Print one figure, with four digits that mean something."""
    rounded = float(f"{value:.4g}")
    click.echo(
        json.dumps(
            {"name": name, "value": int(rounded) if rounded.is_integer() else rounded, "unit": unit}, ensure_ascii=False
        )
    )


def best(name: str, values: Sequence[float]) -> float:
    """Return the best round and say on stderr how far the worst lies behind: what noise there was."""
    most = max(values)
    click.echo(f"{name}: {len(values)} rounds, the slowest {min(values) / most:.0%} of the fastest", err=True)
    return most


def alternate(rates: dict[str, Rate]) -> dict[str, float]:
    """Play the rounds of all *rates* in turn, so that noise meets each of them; return the best of each."""
    rounds: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            rounds[name].append(rate())
    return {name: best(name, values) for name, values in rounds.items()}


def count_for(seconds: float, work: Callable[[int], float]) -> int:
    """Return how often *work*, which returns the seconds it took, can be done in *seconds*."""
    count = 1
    while (taken := work(count)) < seconds / 2 and count < MOST_REPEATED:
        count *= 2
    return max(1, round(count * seconds / taken))


def steady(seconds: float, work: Callable[[int], float]) -> Rate:
    """Return the rate of *work* in rounds of about *seconds*, each with the same number of repetitions."""
    count = count_for(seconds, work)
    return lambda: count / work(count)


# Random games ----------------------------------------------------------------------------------------------------


def measure_speed(game: Game, yardstick: str | None, seconds: float, compiled: bool) -> None:
    """Report decisions and games per second of both builds, and of the yardstick if there is one."""
    slug, seats = game.slug, game.seats[0]
    start = set_up(game, seats)
    slot = seconds / ROUNDS
    with interpreted_games(game, seats) as elsewhere, built(yardstick) as program:
        slow_games = count_for(slot, lambda count: elsewhere(count)[1])
        decisions, _ = elsewhere(slow_games)
        rates: dict[str, Rate] = {f"{slug}.interpreted": lambda: decisions / elsewhere(slow_games)[1]}
        if compiled:
            if time_playouts(start, slow_games)[0] != decisions:
                raise BenchError(f"{game.name}: compiled and interpreted rules played different games")
            games = count_for(slot, lambda count: time_playouts(start, count)[1])
            played, _ = time_playouts(start, games)
            rates[f"{slug}.compiled"] = lambda: played / time_playouts(start, games)[1]
        if program is not None:
            laps = count_for(slot, lambda count: run_yardstick(program, count)[1])
            rates[f"{slug}.yardstick"] = lambda: run_yardstick(program, laps)[0]
        figures = alternate(rates)
    for name in sorted(figures):
        report(name, figures[name], "decisions/s")
    if compiled:
        report(f"{slug}.speedup", figures[f"{slug}.compiled"] / figures[f"{slug}.interpreted"], "times")
        report(f"{slug}.games", figures[f"{slug}.compiled"] * games / played, "games/s")
        if program is not None:
            report(f"{slug}.of_yardstick", figures[f"{slug}.compiled"] / figures[f"{slug}.yardstick"], "times")


@contextmanager
def interpreted_games(game: Game, seats: int) -> Iterator[Callable[[int], tuple[int, float]]]:
    """Give a function that plays random games in a process of its own, interpreted."""
    process = subprocess.Popen(
        [sys.executable, "-c", f"from petteia.cli.measure import answer; answer({game.slug!r}, {seats})"],
        env=os.environ | {_source.VARIABLE: "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    asked, told = process.stdin, process.stdout

    def play(games: int) -> tuple[int, float]:
        asked.write(f"{games}\n")
        asked.flush()
        answer = told.readline().split()
        if len(answer) != 2:
            raise BenchError(f"{game.name} cannot be played interpreted")
        return int(answer[0]), float(answer[1])

    try:
        yield play
    finally:
        asked.close()
        process.wait()
        told.close()


@contextmanager
def built(yardstick: str | None) -> Iterator[Path | None]:
    """Give the program that the C file *yardstick* is, built for speed."""
    if yardstick is None:
        yield None
        return
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise BenchError("there is no C compiler to build the yardstick with")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "yardstick")
        command = [*compiler.split(), "-O3", "-o", str(program), yardstick]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BenchError(f"{yardstick} does not compile: {(done.stderr.strip().splitlines() or ['?'])[0]}")
        yield program


def run_yardstick(program: Path, games: int) -> tuple[float, float]:
    """Return the decisions per second that one run prints, and the seconds it took."""
    began = time.perf_counter()
    done = subprocess.run([str(program), str(games)], capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - began
    figure = YARDSTICK.search(done.stdout)
    if done.returncode != 0 or figure is None:
        raise BenchError("the yardstick, given a number of games, must print `-> NUMBER dec/s`")
    return float(figure[1]), seconds


# The rest --------------------------------------------------------------------------------------------------------


def measure_rest(game: Game, seconds: float) -> None:
    """Report what a copy, a replay, a list of moves and a state cost, and games per second by seats."""
    slug, seats = game.slug, game.seats[0]
    start = set_up(game, seats)
    slot = seconds / ROUNDS
    record = finished_record(game, seats)
    text, turns = record.to_text(), turns_of(record)
    figures = alternate(
        {
            f"{slug}.copy": steady(slot, lambda count: time_copies(start, count)),
            f"{slug}.replay": steady(slot, lambda count: time_replays(text, count)),
            f"{slug}.moves": steady(slot, lambda count: time_listings(turns, count)),
            f"{slug}.offers": steady(slot, lambda count: time_offers(turns, count)),
        }
    )
    report(f"{slug}.copy", 1e9 / figures[f"{slug}.copy"], "ns")
    click.echo(f"{slug}.replay: a game of {len(record.moves)} decisions and draws", err=True)
    report(f"{slug}.replay", 1e3 / figures[f"{slug}.replay"], "ms")
    mean = sum(map(count_moves, turns)) / len(turns)
    click.echo(f"{slug}.moves: {len(turns)} turns, {mean:.0f} moves to choose from on average", err=True)
    report(f"{slug}.moves", 1e6 / figures[f"{slug}.moves"] / len(turns), "µs")
    report(f"{slug}.offers", 1e6 / figures[f"{slug}.offers"] / len(turns), "µs")
    report(f"{slug}.state", bytes_of(start), "bytes")
    if len(game.seats) > 2:
        for number in game.seats:
            begin = set_up(game, number)
            name = f"{slug}.games.{number}"
            figures = alternate({name: steady(slot, partial(seconds_of_playouts, begin))})
            report(name, figures[name], "games/s")


def seconds_of_playouts(start: State, games: int) -> float:
    return time_playouts(start, games)[1]
