"""The editions one keeps: files in one folder, found by the fingerprint of what is played with.

Wherever an edition is asked for, a file, a folder of files or the beginning of a fingerprint does. The folder is
`PETTEIA_EDITIONS`, else one among the user's own data; `petteia edition GAME FILE --save` puts an edition there.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from petteia.core.edition import Edition, EditionError

FOLDER = "PETTEIA_EDITIONS"
WAYS = "FILE|FOLDER|FINGERPRINT"  # in which an edition is named
FINGERPRINT = re.compile(r"[0-9a-f]{4,16}")
MOST_LISTED = 8


def folder() -> Path:
    """Return where editions are kept, whether it is there or not."""
    chosen = os.environ.get(FOLDER)
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local/share") / "petteia/editions"


def keep(edition: Edition) -> Path:
    """Keep *edition*; return its file."""
    file = folder() / f"{edition.game}-{edition.fingerprint}.toml"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(edition.to_text(), "utf-8")
    except OSError as error:
        raise EditionError(f"cannot write {file}: {error.strerror}") from error
    return file


def kept(game: str) -> dict[str, Path]:
    """Return the files of the editions of *game* that are kept, by fingerprint."""
    files = sorted(folder().glob(f"{game}-*.toml"))
    return {name: file for file in files if FINGERPRINT.fullmatch(name := file.stem.removeprefix(f"{game}-"))}


def edition_at(data: str | Path, game: str) -> Edition:
    """Return the edition of *game* in a file or a folder, or the one kept whose fingerprint begins so."""
    if isinstance(data, Path) or Path(data).exists() or not FINGERPRINT.fullmatch(data):
        return Edition.load(data, game)
    return find(data, game)


def find(fingerprint: str, game: str) -> Edition:
    """Return the edition kept whose fingerprint begins so; raise EditionError if there is none, or more than one."""
    files = {name: file for name, file in kept(game).items() if name.startswith(fingerprint)}
    if not files:
        raise EditionError(
            f"no edition {fingerprint} of {game} is kept in {folder()}; `petteia edition {game} FILE --save` keeps one"
        )
    if len(files) > 1:
        found = ", ".join(sorted(files)[:MOST_LISTED])
        raise EditionError(f"several editions of {game} begin with {fingerprint}: {found}; write more of it")
    ((name, file),) = files.items()
    edition = Edition.load(file, game)
    if edition.fingerprint != name:
        raise EditionError(f"{file} was changed: what it holds now is {edition.title}")
    return edition
