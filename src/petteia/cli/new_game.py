"""`petteia new-game`: writes the folder of a small, complete game to begin from."""

from __future__ import annotations

import keyword
import os
import re
from importlib import import_module
from pathlib import Path

import click

import petteia
from petteia.core.game import PetteiaError
from petteia.core.registry import FOLDERS

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".template"
FOLDER_MARK = "+"  # for a slash: a real folder `tests` would be left out of the wheel


class NewGameError(PetteiaError):
    """A game that cannot be written as asked."""


@click.command("new-game")
@click.argument("slug")
@click.option("--into", type=click.Path(), help="The folder for its folder; without it, the games of this source tree.")
def new_game(slug: str, into: str | None) -> None:
    """Write the folder of a new game, SLUG: small, complete, playable at once."""
    check_slug(slug)
    parent = source_games() if into is None else Path(into)
    folder = parent / slug
    try:
        write_game(slug, folder)
    except FileExistsError as error:
        raise NewGameError(f"{folder} exists already") from error
    except OSError as error:
        raise NewGameError(f"{folder} cannot be written: {error.strerror}") from error
    click.echo(f"written: {folder}")
    setting = "" if into is None else f"{FOLDERS}={parent} "
    click.echo(f"play it: {setting}petteia play {slug}")
    click.echo(f"test it: {setting}python -m pytest {folder}")


def check_slug(slug: str) -> None:
    """Refuse what cannot be the name of a package, or is one of ours already."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", slug) or keyword.iskeyword(slug):
        raise NewGameError(f"{slug!r} cannot be a slug: small letters, digits and _, a letter first, 2 to 30 of them")
    if slug in petteia.games():
        raise NewGameError(f"there is a game {slug!r} already")


def source_games() -> Path:
    """Return the folder of the games in this source tree; say what to do where there is none."""
    games = Path(next(iter(import_module("petteia.games").__path__)))
    if not (games.parents[2] / "pyproject.toml").exists() or not os.access(games, os.W_OK):
        raise NewGameError("this petteia is installed, not a source tree one can write to: give --into FOLDER")
    return games


def write_game(slug: str, folder: Path) -> None:
    """Write every file of the template, the name of the game filled in."""
    title = slug.replace("_", " ").title()
    words = {
        "__slug__": slug,
        "__title__": title,
        "__class__": title.replace(" ", ""),
        "__rule__": slug[0].upper(),
    }
    folder.mkdir(parents=True)
    for source in sorted(TEMPLATE.glob(f"*{SUFFIX}")):
        text = source.read_text(encoding="utf-8")
        for gap, word in words.items():
            text = text.replace(gap, word)
        target = folder / source.stem.replace(FOLDER_MARK, "/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
