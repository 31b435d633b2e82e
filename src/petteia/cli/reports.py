"""`petteia reports`: what people have reported."""

from __future__ import annotations

import click


@click.command()
@click.option("--limit", default=20, show_default=True, type=click.IntRange(1, 1000), help="How many.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def reports(limit: int, database: str | None) -> None:
    """List what people have reported: when, at which table, of whom (id and name), and why."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.operator import reports as listed  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    for line in asyncio.run(listed(database or from_environment().database, limit)):
        click.echo(line)
