"""`petteia soak`: does a server lose anything while everything fails that can?"""

from __future__ import annotations

import json

import click


@click.command()
@click.option("--seconds", type=click.FloatRange(min=1), default=600.0, show_default=True, help="For how long.")
@click.option("--tables", type=click.IntRange(1, 250), default=12, show_default=True, help="At which people play.")
@click.option("--database", metavar="URL", help="postgresql://USER@HOST/NAME of its own; else SQLite in a new file.")
def soak(seconds: float, tables: int, database: str | None) -> None:
    """Play while servers, bots and connections are killed and strangers attack; check that nothing was lost."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.bench.soak import soak as run  # noqa: PLC0415

    books = asyncio.run(run(seconds, database, tables))
    gaps = sorted(books.gaps)
    figures = {
        "moves acknowledged": books.acknowledged.total(),
        "moves sent": books.sent.total(),
        "games played to the end": books.games,
        "words acknowledged": books.heard.total(),
        "faults": dict(books.faults),
        "attacks": dict(books.attacks),
        "comebacks": len(gaps),
        "slowest comeback (s)": round(gaps[-1], 2) if gaps else 0,
        "most memory (MB)": round(books.memory),
    }
    for name, value in figures.items():
        click.echo(json.dumps({"name": name, "value": value}))
    for problem in books.problems:
        click.echo(problem, err=True)
    if books.problems:
        raise SystemExit(1)
