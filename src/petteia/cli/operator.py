"""`petteia operator`: who may see the operator's page."""

from __future__ import annotations

import click


@click.command()
@click.argument("name")
@click.option("--withdraw", is_flag=True, help="NAME is an operator no longer.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def operator(name: str, withdraw: bool, database: str | None) -> None:
    """Make the registered user NAME an operator, who finds reports, bans and figures at /#/operator."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.operator import at_the_command_line  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    async def work() -> None:
        async with at_the_command_line(database or from_environment().database) as one:
            await one.set_role(name, is_operator=not withdraw)

    asyncio.run(work())
    click.echo(f"{name} is {'no longer ' if withdraw else ''}an operator")
