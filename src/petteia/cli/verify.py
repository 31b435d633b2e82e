"""`petteia verify`: is this file the whole and true record of a game?"""

from __future__ import annotations

import click

from petteia.core.library import WAYS
from petteia.core.record import Record


@click.command()
@click.argument("file", type=click.Path())
@click.option("--data", metavar=WAYS, help="The edition it was played with.")
def verify(file: str, data: str | None) -> None:
    """Check FILE: every move against the rules, every draw against the seed, the seed against its commitment."""
    record = Record.load(file, data)
    checked = record.verify()
    click.echo(f"{file}: a game of {record.game.name}, rules {record.game.version}, {record.seats} seats")
    for line in checked:
        click.echo(f"  {line}")
    click.echo("verified")
