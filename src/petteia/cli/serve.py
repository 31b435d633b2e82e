"""`petteia serve`: tables for browsers and programs."""

from __future__ import annotations

import dataclasses
import gc

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="The port to listen at.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME [PETTEIA_DATABASE]")
@click.option("--bots", type=click.IntRange(0, 64), help="Processes that think for bots. [PETTEIA_BOTS]")
@click.option("--ponder/--no-ponder", default=None, help="Let level 6 think on while people do. [PETTEIA_PONDER]")
def serve(host: str, port: int, database: str | None, bots: int | None, ponder: bool | None) -> None:
    """Serve tables at http://HOST:PORT, with SQLite in ./var/ unless told otherwise."""
    gc.disable()  # until we serve: what is imported is here to stay
    import uvloop  # noqa: PLC0415 - the other commands need no server

    from petteia.server.serving import serve as run  # noqa: PLC0415
    from petteia.server.settings import from_environment  # noqa: PLC0415

    settings = from_environment()
    if database is not None:
        settings = dataclasses.replace(settings, database=database)
    if bots is not None:
        settings = dataclasses.replace(settings, bots=bots)
    if ponder is not None:
        settings = dataclasses.replace(settings, ponder=ponder)
    name = f"[{host}]" if ":" in host else host
    uvloop.run(run(settings, host, port, lambda: click.echo(f"Petteia is at http://{name}:{port}")))
