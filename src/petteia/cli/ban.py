"""`petteia ban`: somebody may not come back for a while."""

from __future__ import annotations

import click


@click.command()
@click.argument("user")
@click.option("--days", default=7, show_default=True, type=click.IntRange(0, 36500), help="For how long; 0 ends a ban.")
@click.option("--network", "is_network", is_flag=True, help="USER is an address: no guest comes from there.")
@click.option("--why", default="", help="A note for other operators.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def ban(user: str, days: int, is_network: bool, why: str, database: str | None) -> None:
    """End all sessions of USER (a registered name, or an id as `petteia reports` lists it) and refuse to log it in."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.operator import at_the_command_line  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    async def work() -> None:
        async with at_the_command_line(database or from_environment().database) as operator:
            await (operator.ban_network if is_network else operator.ban)(user, days, why)

    asyncio.run(work())
    click.echo(f"{user} may come back {f'in {days} days' if days else 'now'}")
