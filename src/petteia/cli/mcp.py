"""`petteia mcp`: tables for language models, over the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec

import click

from petteia.core.game import PetteiaError


@click.command()
@click.option(
    "--level", type=click.IntRange(1, 6), default=2, show_default=True, help="Of opponents, unless asked for."
)
@click.option("--lang", "language", default="en", show_default=True, help="en, ru, fr or it, unless asked for.")
def mcp(level: int, language: str) -> None:
    """Serve a language model over standard input and output: it plays against bots, analyses and looks up rules.

    A client starts this command itself; `docs/words.md` says how to name it there. Nothing leaves this machine.
    """
    if find_spec("mcp") is None:
        raise PetteiaError("this part of Petteia needs mcp: pip install 'petteia[mcp]'")
    from petteia.cli.mcp_tools import server  # noqa: PLC0415 - an extra

    server(level, language).run()
