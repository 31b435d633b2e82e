"""Finds games: subpackages of petteia.games, folders named by PETTEIA_GAMES, and entry points.

A game is a package with a `GAME`. Nothing lists the games by hand. With an edition of its data (core.edition) it is
asked for by slug and file, `game("olympos", "box.toml")`, or, where there is one word for a game, `olympos@box.toml`;
the fingerprint of an edition that is kept (core.library) is as good as a file.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from petteia.core import library
from petteia.core.edition import Edition, EditionError, refuse
from petteia.core.game import Game, PetteiaError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

SHIPPED = "editions"  # in a game's folder, editions that come with it: they are asked for by name
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
AT = "@"  # between a game and the file or the fingerprint of its edition
ENTRY_POINTS = "petteia.games"
FOLDERS = "PETTEIA_GAMES"
PACKAGE = importlib.import_module("petteia.games")


class UnknownGame(PetteiaError):
    """No game has this slug, or its package is broken; the message says which and what there is."""


def add_folders() -> None:
    """Let the folders in PETTEIA_GAMES hold games too, each a package of its own."""
    for name in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        folder = Path(name)
        if not folder.is_dir():
            raise UnknownGame(f"{FOLDERS} names {name!r}, which is not a folder")
        if str(folder) not in PACKAGE.__path__:
            PACKAGE.__path__.append(str(folder))
            importlib.invalidate_caches()


def games() -> list[str]:
    """Return the slugs of all games there are, in alphabetical order."""
    add_folders()
    packages = {name for folder in PACKAGE.__path__ for name in packages_in(folder, changed_at(folder))}
    return sorted(packages | {point.name for point in installed(tuple(sys.path))})


def changed_at(folder: str) -> int:
    """Return when something was last added to *folder* or taken away."""
    try:
        return os.stat(folder).st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=64)
def packages_in(folder: str, _: int) -> tuple[str, ...]:
    """Return the packages in *folder*, looked for again only when it has changed."""
    from pkgutil import iter_modules  # noqa: PLC0415 - slow to import

    return tuple(module.name for module in iter_modules([folder]) if module.ispkg)


@lru_cache(maxsize=4)
def installed(_: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """Return the games other distributions bring, looked for again only when the search path has changed."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    return tuple(entry_points(group=ENTRY_POINTS))


@cache
def load(slug: str) -> Game:
    """Import the game *slug*."""
    for point in installed(tuple(sys.path)):
        if point.name == slug:
            return checked(slug, point.load())
    try:
        module = importlib.import_module(f"petteia.games.{slug}")
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise UnknownGame(f"the package of {slug!r} cannot be imported: {type(error).__name__}: {error}") from error
    return checked(slug, getattr(module, "GAME", None))


def checked(slug: str, found: object) -> Game:
    if not isinstance(found, Game) or found.slug != slug:
        raise UnknownGame(f"the package of {slug!r} has no GAME of that name")
    return found


def game(slug: str, data: Edition | str | Path | None = None) -> Game:
    """Return the game *slug*, with the edition *data* if given: itself, a file, a folder, or its fingerprint.

    The slug can name it as well: `olympos@box.toml`. Raise UnknownGame if there is no such game, EditionError if there
    is no such edition or something is wrong with it.
    """
    if not isinstance(slug, str):
        raise TypeError(f"a game is asked for by its name, one of {', '.join(games())}, not by {slug!r}")
    slug, _, file = slug.partition(AT)
    if slug not in games():
        raise UnknownGame(f"there is no game {slug!r}; there is {', '.join(games())}")
    found = load(slug)
    chosen = data if data is not None else file or None
    if chosen is None:
        return found
    if isinstance(chosen, Edition):
        return with_edition(found, chosen)
    shipped = folder_of(found) / SHIPPED / f"{chosen}.toml"
    if not isinstance(chosen, str | Path):
        raise TypeError(f"an edition is an Edition, a file, a folder or a fingerprint, not {chosen!r}")
    is_name = isinstance(chosen, str) and NAME.fullmatch(chosen) and not Path(chosen).exists()
    if is_name and shipped.is_file():
        return with_edition(found, Edition.load(shipped, slug))
    if is_name and not library.FINGERPRINT.fullmatch(str(chosen)):
        names = ", ".join(sorted(file.stem for file in shipped.parent.glob("*.toml"))) or "none"
        raise EditionError(f"{slug} has no edition {chosen!r}: there is no such file, and with the game come {names}")
    return with_edition(found, library.edition_at(chosen, slug))


def named(slug: str, data: str | Path | None) -> str:
    """Return the one word for the game *slug* with the edition *data*, a file or a fingerprint, if there is one."""
    return slug if data is None else f"{slug.partition(AT)[0]}{AT}{data}"


def with_edition(found: Game, edition: Edition) -> Game:
    """Return *found* played with *edition*; raise EditionError if something is wrong with it."""
    if edition.game != found.slug:
        raise EditionError(f"the edition {edition.name!r} is one of {edition.game}, not of {found.slug}")
    refuse(found, edition, found.mistakes(edition))
    if found.edition is not None and edition.fingerprint == found.edition.fingerprint:
        return found
    return made_with(found, edition.fingerprint, edition.name, edition)


MADE: dict[tuple[str, str, str], Game] = {}  # games with editions, the latest last
MOST_MADE = 24


def made_with(found: Game, fingerprint: str, name: str, edition: Edition) -> Game:
    """Return *found* with *edition*, made once: its moves and tables are many."""
    key = found.slug, fingerprint, name
    made = MADE.pop(key, None)
    if made is None:
        made = found.made_with(edition)
        made.data = fingerprint
        while len(MADE) >= MOST_MADE:
            del MADE[next(iter(MADE))]
    MADE[key] = made
    return made


def folder_of(game: Game) -> Path:
    """Return the folder of *game*: its rules for readers, and its rooms."""
    return folder_of_module(type(game).__module__)


def part_of(game: Game, name: str) -> ModuleType | None:
    """Return the module *name* of a room of *game*, such as `drawing.terminal`, or None if it has none."""
    package = sys.modules[type(game).__module__].__package__ or type(game).__module__
    full = f"{package}.{name}"
    try:
        return importlib.import_module(full)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{full}.".startswith(f"{error.name}."):
            raise
        return None


@cache
def folder_of_module(name: str) -> Path:
    file = sys.modules[name].__file__
    assert file is not None
    return Path(file).parent
