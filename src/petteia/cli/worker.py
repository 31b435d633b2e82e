"""`petteia worker`: bots that think for servers sharing a PostgreSQL."""

from __future__ import annotations

import dataclasses

import click


@click.command()
@click.option("--database", metavar="URL", help="postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
@click.option("--bots", type=click.IntRange(1, 64), help="Processes that think. [PETTEIA_BOTS]")
def worker(database: str | None, bots: int | None) -> None:
    """Think for the bots of all servers that share a PostgreSQL database."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.settings import from_environment  # noqa: PLC0415
    from petteia.server.working import work  # noqa: PLC0415

    settings = from_environment()
    if database is not None:
        settings = dataclasses.replace(settings, database=database)
    if bots is not None:
        settings = dataclasses.replace(settings, bots=bots)
    asyncio.run(work(settings, lambda: click.echo("Petteia's worker is ready")))
