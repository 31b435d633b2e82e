"""`petteia restore`: the database as it was when a backup was made."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def restore(file: Path, database: str | None) -> None:
    """Put the backup FILE in the place of the database; no server may be running.

    A SQLite file that is replaced is kept under another name. Everybody has to log in again.
    """
    from petteia.server.settings import from_environment  # noqa: PLC0415 - the other commands need no server
    from petteia.store.backup import restore as put_back  # noqa: PLC0415

    old = put_back(database or from_environment().database, file)
    click.echo(f"{file} is restored" + (f"; what was there before is in {old}" if old else ""))
