"""`petteia password`: a new password for somebody who has forgotten the old one."""

from __future__ import annotations

import click


@click.command()
@click.argument("name")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def password(name: str, database: str | None) -> None:
    """Give the registered user NAME a new password and print it; all sessions and tokens of the user end."""
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.operator import at_the_command_line  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    async def work() -> str:
        async with at_the_command_line(database or from_environment().database) as operator:
            return await operator.reset_password(name)

    new = asyncio.run(work())
    click.echo(f"The new password of {name} is {new} (to be changed after the next login).")
