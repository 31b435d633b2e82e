"""`petteia edition`: what is wrong with an edition, and in what it differs from another."""

from __future__ import annotations

import click

import petteia
from petteia.core.edition import Difference, Edition, differences, in_words
from petteia.core.game import OptionError
from petteia.core.text import DEFAULT, check_language


@click.command()
@click.argument("game")
@click.argument("data", metavar="FILE|FOLDER", type=click.Path())
@click.option("--against", type=click.Path(), metavar="FILE|FOLDER", help="Compare with this one, not with ours.")
@click.option("--lang", "language", default=DEFAULT, help="The language to speak: en, ru, fr, it.")
def edition(game: str, data: str, against: str | None, language: str) -> None:
    """Check an edition of GAME: say what is wrong with it, or in what it differs from Petteia's own."""
    known = petteia.game(game)
    if known.edition is None:
        raise OptionError(f"{known.name} is played with its own data only")
    check_language(known, language)
    mine = Edition.load(data, known.slug)
    other = known.edition if against is None else Edition.load(against, known.slug)
    click.echo(f"{mine.title}, {mine.origin}" if mine.origin else mine.title)
    mistakes = known.mistakes(mine)
    for mistake in mistakes:
        click.echo(f"  {in_words(known, mistake, language)}", err=True)
    if mistakes:
        raise click.exceptions.Exit(2)
    found = differences(other, mine)
    for difference in found:
        click.echo(f"  {told(difference)}")
    click.echo(f"plays; {len(found)} values differ from {other.title}")


def told(difference: Difference) -> str:
    place = ".".join(str(step + 1) if isinstance(step, int) else step for step in difference.path)
    return f"{place}: {difference.before} -> {difference.after}"
