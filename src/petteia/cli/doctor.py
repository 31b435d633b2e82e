"""`petteia doctor`: is this installation well, and if not, what is to be done?"""

from __future__ import annotations

import dataclasses

import click

MARKS = {"well": "  ok   ", "note": "  note ", "wrong": "  WRONG"}


@click.command()
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="Where the server should answer.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
@click.pass_context
def doctor(context: click.Context, url: str, database: str | None) -> None:
    """Look over the program, its settings, the database and the running server; say what to do.

    Changes nothing. Ends with 1 if something is wrong.
    """
    import asyncio  # noqa: PLC0415 - the other commands need no server

    from petteia.server.doctor import WRONG, Finding, look_over  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    settings = from_environment()
    if database is not None:
        settings = dataclasses.replace(settings, database=database)

    async def look() -> list[Finding]:
        return [finding async for finding in look_over(settings, url)]

    found = asyncio.run(look())
    for finding in found:
        click.echo(f"{MARKS[finding.how]} {finding.what}" + (f": {finding.cure}" if finding.cure else ""))
    if any(finding.how == WRONG for finding in found):
        context.exit(1)
