"""`petteia edition`: what is wrong with an edition, and in what it differs from another; those one keeps."""

from __future__ import annotations

from pathlib import Path

import click

import petteia
from petteia.core import library
from petteia.core.edition import Difference, Edition, EditionError, differences, in_words
from petteia.core.game import Game, OptionError
from petteia.core.library import WAYS
from petteia.core.text import DEFAULT, check_language


@click.command()
@click.argument("game")
@click.argument("data", metavar=f"[{WAYS}]", required=False)
@click.option("--against", metavar=WAYS, help="Compare with this one, not with ours.")
@click.option("--save", is_flag=True, help="Keep it: from then on its fingerprint is as good as its file.")
@click.option(
    "--write", type=click.Path(path_type=Path), metavar="FILE", help="Write it as one file, which must be new."
)
@click.option("--database", metavar="URL", help="Take the edition with this FINGERPRINT from a server's database.")
@click.option("--lang", "language", default=DEFAULT, help="The language to speak: en, ru, fr, it.")
def edition(
    game: str,
    data: str | None,
    against: str | None,
    save: bool,
    write: Path | None,
    database: str | None,
    language: str,
) -> None:
    """Check an edition of GAME: say what is wrong with it, or in what it differs from Petteia's own.

    Without an edition, list those that are kept; with --write, write our own.
    """
    known = petteia.game(game)
    own = known.edition
    if own is None:
        raise OptionError(f"{known.name} is played with its own data only")
    check_language(known, language)
    if data is None and write is None:
        show_kept(own)
        return
    mine = own if data is None else found(data, known, database)
    click.echo(f"{mine.title}, {mine.origin}" if mine.origin else mine.title)
    mistakes = known.mistakes(mine)
    for mistake in mistakes:
        click.echo(f"  {in_words(known, mistake, language)}", err=True)
    if mistakes:
        raise click.exceptions.Exit(2)
    other = own if against is None else library.edition_at(against, known.slug)
    differing = differences(other, mine)
    for difference in differing:
        click.echo(f"  {told(difference)}")
    many = "1 value differs" if len(differing) == 1 else f"{len(differing)} values differ"
    click.echo(f"plays; {many} from {other.title}")
    if save:
        click.echo(f"kept as {library.keep(mine)}")
    if write is not None:
        write_new(write, mine)


def found(data: str, game: Game, database: str | None) -> Edition:
    """Return the edition that *data* means, in a server's database if one is given."""
    if database is None:
        return library.edition_at(data, game.slug)
    import asyncio  # noqa: PLC0415 - the others need no server

    from petteia.store.database import Database  # noqa: PLC0415
    from petteia.store.editions import find  # noqa: PLC0415

    async def look() -> Edition:
        opened = Database(database)
        await opened.open()
        try:
            row = await find(opened, game.slug, data, "")
        finally:
            await opened.close()
        if row is None:
            raise EditionError(f"nobody keeps an edition of {game.slug} there whose whole fingerprint is {data!r}")
        return Edition.of_json(row["body"], game.slug)

    return asyncio.run(look())


def show_kept(own: Edition) -> None:
    click.echo(f"{own.fingerprint}  {own.name}, our own")
    for name, file in library.kept(own.game).items():
        try:
            kept = Edition.load(file, own.game)
            click.echo(f"{name}  {kept.name}{kept.origin and f', {kept.origin}'}")
        except EditionError as error:
            click.echo(f"{name}  {error}", err=True)


def write_new(file: Path, edition: Edition) -> None:
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(edition.to_text())
    except FileExistsError:
        raise EditionError(f"{file} exists already") from None
    except OSError as error:
        raise EditionError(f"cannot write {file}: {error.strerror}") from error
    click.echo(f"written to {file}")


def told(difference: Difference) -> str:
    place = ".".join(str(step + 1) if isinstance(step, int) else step for step in difference.path)
    return f"{place}: {difference.before} -> {difference.after}"
