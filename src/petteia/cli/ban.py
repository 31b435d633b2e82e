"""`petteia ban`: somebody may not come back for a while."""

from __future__ import annotations

import click


@click.command()
@click.argument("user")
@click.option("--days", default=7, show_default=True, type=click.IntRange(0, 36500), help="For how long; 0 ends a ban.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def ban(user: str, days: int, database: str | None) -> None:
    """End all sessions of USER (a registered name, or an id as `petteia reports` lists it) and refuse to log it in."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.operator import ban as banish  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    asyncio.run(banish(database or from_environment().database, user, days))
    click.echo(f"{user} may come back {f'in {days} days' if days else 'now'}")
