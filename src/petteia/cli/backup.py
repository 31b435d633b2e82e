"""`petteia backup`: a copy of everything the server keeps, made while it runs."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
def backup(file: Path, database: str | None) -> None:
    """Copy the database into FILE, which must be new; servers may go on meanwhile.

    The copy can be read by you alone, and lacks the secret that signs cookies.
    """
    from petteia.server.settings import from_environment  # noqa: PLC0415 - the other commands need no server
    from petteia.store.backup import back_up  # noqa: PLC0415

    back_up(database or from_environment().database, file)
    click.echo(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
