"""Editions: complete sets of a game's data, each with a name, its origin and a fingerprint.

An edition is one TOML file, or a folder with a file for each of its parts: `[track.zeus]` in the one is `[zeus]` of
`track.toml` in the other. Who it is stands in the part `edition`. Our own is called Petteia; it is made of a game's
data files. What is wrong with an edition is told at the value, in any language: a game checks it with a Checker.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from petteia.core import toml
from petteia.core.event import Fact, fact
from petteia.core.game import PetteiaError

if TYPE_CHECKING:
    from petteia.core.game import Game

OWN = "Petteia"
PART = "edition"  # that says who the edition is
ORIGINS = ("printed", "rebuilt", "ruling", "mine")
MARKS = ("origin", *ORIGINS)  # keys of a table that tell where its values come from, and are not played with

# No edition comes near these; one that does is refused before anything is made of it.
LARGEST = 150_000  # bytes
LONGEST_LINE = 1_000
MOST_DOTS = 60  # in a line
DEEPEST = 6
MOST_VALUES = 6_000
LONGEST_WORD = 200
LONGEST_NAME = 60
MARKUP = re.compile(r"[<>&\\{}]|[^\S ]")

Table = dict[str, object]
Path_ = tuple[str | int, ...]


class EditionError(PetteiaError):
    """An edition that cannot be played; `mistakes` tells what is wrong and where, if it could be read at all."""

    def __init__(self, message: str, mistakes: Iterable[Mistake] = ()) -> None:
        super().__init__(message)
        self.mistakes = list(mistakes)


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong with the value at *path*: a sentence in any language."""

    path: Path_
    told: Fact

    @property
    def where(self) -> str:
        """The place as people read it, the parts of a list counted from 1."""
        return ".".join(str(step + 1) if isinstance(step, int) else step for step in self.path)


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that two editions have otherwise; None where one of them has none."""

    path: Path_
    before: object
    after: object


class Edition:
    """All data a game is played with: its parts by name, and who it is."""

    def __init__(self, game: str, name: str, origin: str, parts: Mapping[str, Table]) -> None:
        self.game = game
        self.name = name
        self.origin = origin
        self.parts = dict(parts)
        self.fingerprint = fingerprint(game, self.parts)

    def __repr__(self) -> str:
        return f"<Edition {self.title} of {self.game}>"

    @property
    def title(self) -> str:
        return f"{self.name} ({self.fingerprint})"

    def head(self) -> Table:
        return {"game": self.game, "name": self.name, "origin": self.origin}

    # Writing ----------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """Return the edition as one file."""
        return toml.written({PART: self.head(), **self.parts})

    def to_json(self) -> str:
        """Return the edition in one line, as tables keep it."""
        import json  # noqa: PLC0415 - a fifth of the time `import petteia` takes

        return json.dumps({PART: self.head(), **self.parts}, ensure_ascii=False, separators=(",", ":"))

    def to_zip(self) -> bytes:
        """Return the edition as a folder of files, packed."""
        import zipfile  # noqa: PLC0415 - slow to import, and few pack

        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for part, table in {PART: self.head(), **self.parts}.items():
                archive.writestr(zipfile.ZipInfo(f"{part}.toml", (1980, 1, 1, 0, 0, 0)), toml.written(table))
        return packed.getvalue()

    # Reading ----------------------------------------------------------------------------------------------------

    @staticmethod
    def load(path: str | Path, game: str) -> Edition:
        """Return the edition of *game* in a file or a folder; raise EditionError if there is none."""
        place = Path(path)
        try:
            if place.is_dir():
                files = {file.stem: read_bytes(file) for file in sorted(place.glob("*.toml"))}
                if not files:
                    raise EditionError(f"{path} holds no files of an edition")
                return of_files(files, game, place.name)
            return parse(read_bytes(place), game, place.stem)
        except OSError as error:
            raise EditionError(f"cannot read {path}: {error.strerror}") from error

    @staticmethod
    def of_json(text: str, game: str) -> Edition:
        """Return the edition that `to_json` wrote."""
        import json  # noqa: PLC0415 - as above

        try:
            tables = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise EditionError("this is no edition") from error
        if not isinstance(tables, dict):
            raise EditionError("this is no edition")
        return made_of(tables, game)

    @staticmethod
    def own(game: str, folder: Path) -> Edition:
        """Return our own edition of *game*, made of the data files in *folder*."""
        import tomllib  # noqa: PLC0415 - needed once a game is

        parts: dict[str, Table] = {
            file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.toml"))
        }
        return Edition(game, OWN, "printed where a text tells, rebuilt where none does", parts)


def read_bytes(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(LARGEST + 1)


def parse(data: bytes, game: str, name: str = "") -> Edition:
    """Return the edition of *game* that one file is; raise EditionError if it is none."""
    return made_of(tables_in(data), game, name)


def unpack(data: bytes, game: str, name: str = "") -> Edition:
    """Return the edition in a packed folder; raise EditionError if there is none."""
    import zipfile  # noqa: PLC0415 - slow to import, and few unpack

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            listed = [each for each in archive.infolist() if each.filename.endswith(".toml")]
            if sum(each.file_size for each in listed) > LARGEST or len(listed) > MOST_DOTS:
                raise EditionError(TOO_LARGE)
            names = [Path(each.filename).stem for each in listed]
            if twice := {name for name in names if names.count(name) > 1}:
                raise EditionError(f"two files of this folder are called {min(twice)}.toml")
            files = {name: archive.read(each) for name, each in zip(names, listed, strict=True)}
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError, OSError, ValueError) as error:
        raise EditionError("this is no folder of files packed as zip") from error
    return of_files(files, game, name)


def of_files(files: Mapping[str, bytes], game: str, name: str) -> Edition:
    """Return the edition whose parts are *files*."""
    if sum(map(len, files.values())) > LARGEST:
        raise EditionError(TOO_LARGE)
    tables: dict[str, object] = {}
    for part, data in files.items():
        try:
            tables[part] = tables_in(data)
        except EditionError as error:
            raise EditionError(f"{part}.toml: {error}") from error
    return made_of(tables, game, name)


TOO_LARGE = f"an edition is at most {LARGEST:,} bytes"


def tables_in(data: bytes) -> Table:
    """Return the tables of a file that is small and flat enough to be an edition's."""
    if len(data) > LARGEST:
        raise EditionError(TOO_LARGE)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EditionError("this is not text in UTF-8") from error
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            raise EditionError(f"line {number} is longer than any line of an edition")
    import tomllib  # noqa: PLC0415 - see `own`

    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise EditionError(TOO_DEEP) from error
    except (tomllib.TOMLDecodeError, ValueError) as error:
        raise EditionError(f"this is no TOML: {error}") from error


TOO_DEEP = "an edition is not nested so deep"


def made_of(tables: Mapping[str, object], game: str, name: str = "") -> Edition:
    """Return the edition that *tables* are, their shape checked, not yet the values; raise EditionError if none."""
    check_shape(tables)
    head = tables.get(PART, {})
    if not isinstance(head, dict):
        raise EditionError(f"{PART} must be a table: game, name and origin")
    if (of := head.get("game", game)) != game:
        raise EditionError(f"this is an edition of {of}, not of {game}")
    parts = {part: table for part, table in tables.items() if part != PART}
    for part, table in parts.items():
        if not isinstance(table, dict):
            raise EditionError(f"{part} must be a table")
    called, origin = head.get("name", name or "unnamed"), head.get("origin", "")
    if not isinstance(called, str) or not isinstance(origin, str):
        raise EditionError(f"the name and the origin in {PART} must be words")
    called = " ".join(called.split())
    if not 1 <= len(called) <= LONGEST_NAME:
        raise EditionError(f"the name of an edition is 1 to {LONGEST_NAME} letters long")
    return Edition(game, called, " ".join(origin.split()), parts)  # type: ignore[arg-type] # each is a table


def check_shape(tables: object) -> None:
    """Raise EditionError for what is too deep, too much, or no word, number or truth."""
    count = 0
    waiting: list[tuple[object, int]] = [(tables, 0)]
    while waiting:
        value, depth = waiting.pop()
        count += 1
        if depth > DEEPEST:
            raise EditionError(TOO_DEEP)
        if count > MOST_VALUES:
            raise EditionError(f"an edition has at most {MOST_VALUES:,} values")
        if isinstance(value, dict):
            waiting += [(key, depth + 1) for key in value] + [(each, depth + 1) for each in value.values()]
        elif isinstance(value, list):
            waiting += [(each, depth + 1) for each in value]
        elif isinstance(value, str):
            check_word(value)
        elif not isinstance(value, int) or abs(value) > 1_000_000:
            raise EditionError(f"{str(value)[:LONGEST_NAME]!r} is no word, number or truth of an edition")


def check_word(word: str) -> None:
    if len(word) > LONGEST_WORD:
        raise EditionError(f"a word of an edition has at most {LONGEST_WORD} letters")
    if MARKUP.search(word) or not word.isprintable():
        raise EditionError(f"{word[:LONGEST_NAME]!r} has a sign that no name of an edition has")


# What an edition is made of --------------------------------------------------------------------------------------


def fingerprint(game: str, parts: Mapping[str, object]) -> str:
    """Return a short name for what is played with: the same for the same values, however laid out and marked."""
    import json  # noqa: PLC0415 - as above

    played = json.dumps([game, unmarked(parts)], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(played.encode()).hexdigest()[:16]


def unmarked(value: object) -> object:
    """Return *value* without the marks that tell where values come from."""
    if isinstance(value, dict):
        return {key: unmarked(each) for key, each in value.items() if not is_mark(key, each)}
    return [unmarked(each) for each in value] if isinstance(value, list) else value


def is_mark(key: str, value: object) -> bool:
    """Say whether an entry of a table is `origin = "rebuilt"` or, for some of its values, `printed = ["cost"]`."""
    if key == "origin":
        return isinstance(value, str)
    return key in ORIGINS and isinstance(value, list)


def values(value: object, path: Path_ = ()) -> Iterator[tuple[Path_, object]]:
    """Yield every value below *value* with its path, marks left out; a list of words or numbers is one value."""
    if isinstance(value, dict):
        for key, each in value.items():
            if not is_mark(key, each):
                yield from values(each, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, each in enumerate(value):
            yield from values(each, (*path, place))
    else:
        yield path, value


def differences(one: Edition, other: Edition) -> list[Difference]:
    """Return the values in which two editions differ, in the order of the first."""
    before, after = dict(values(one.parts)), dict(values(other.parts))
    paths = [*before, *(path for path in after if path not in before)]
    return [
        Difference(path, before.get(path), after.get(path)) for path in paths if before.get(path) != after.get(path)
    ]


def origins(edition: Edition, own: Edition) -> dict[Path_, str]:
    """Return where each value comes from: as our own edition says, or `mine` where the two differ."""
    mine = {difference.path for difference in differences(own, edition)}
    return {path: "mine" if path in mine else origin_in(own.parts, path) for path, _ in values(edition.parts)}


def origin_in(parts: object, path: Path_) -> str:
    """Return where the marks of *parts* say the value at *path* comes from."""
    found, table = "mine", parts
    for step in path[:-1]:
        table = table[step]  # type: ignore[index] # the path is one of theirs
        if isinstance(table, dict) and isinstance(table.get("origin"), str):
            found = table["origin"]
            for origin in ORIGINS:
                if str(path[-1]) in table.get(origin, ()):
                    found = origin
    return found


def rebuilt(edition: Edition) -> int:
    """Return how many values the marks of *edition* call rebuilt: no text gives them."""
    return sum(origin_in(edition.parts, path) == "rebuilt" for path, _ in values(edition.parts))


def marked(edition: Edition, own: Edition) -> Edition:
    """Return *edition* with the marks of our own, every value that differs marked as mine."""
    changed: dict[Path_, list[str]] = {}
    for difference in differences(own, edition):
        changed.setdefault(difference.path[:-1], []).append(str(difference.path[-1]))

    def mark(value: object, ours: object, path: Path_) -> object:
        if isinstance(value, list):
            same = ours if isinstance(ours, list) and len(ours) == len(value) else [{}] * len(value)
            rows = zip(value, same, strict=True)
            return [mark(each, our, (*path, place)) for place, (each, our) in enumerate(rows)]
        if not isinstance(value, dict):
            return value
        known = ours if isinstance(ours, dict) else {}
        made = {key: mark(each, known.get(key), (*path, key)) for key, each in value.items() if not is_mark(key, each)}
        if "origin" in known:
            mine = changed.get(path, [])
            for origin in ORIGINS[:-1]:
                if kept := [key for key in known.get(origin, ()) if key not in mine]:
                    made[origin] = kept
            made |= {"origin": known["origin"]} | ({"mine": mine} if mine else {})
        elif path and any(not toml.is_table(each) for each in made.values()):
            made["origin"] = "mine"
        return made

    parts = {part: mark(table, own.parts.get(part), (part,)) for part, table in edition.parts.items()}
    return Edition(edition.game, edition.name, edition.origin, parts)  # type: ignore[arg-type] # each is a table


# Checking --------------------------------------------------------------------------------------------------------


class Checker:
    """Answers questions about an edition, and notes what is wrong instead of answering; the answer is then a guess."""

    def __init__(self, parts: Mapping[str, Table]) -> None:
        self.parts = parts
        self.mistakes: list[Mistake] = []

    def note(self, path: Path_, name: str, /, **facts: object) -> None:
        """Note what is wrong at *path*; a value has one mistake, the first."""
        if all(mistake.path != path for mistake in self.mistakes):
            self.mistakes.append(Mistake(path, fact(name, **facts)))

    def is_right(self, *path: str | int) -> bool:
        """Say whether nothing below *path* is known to be wrong."""
        return all(mistake.path[: len(path)] != path for mistake in self.mistakes)

    def parts_are(self, known: Iterable[str]) -> None:
        self.keys((), self.parts, list(known))

    def keys(self, path: Path_, found: Mapping[str, object], known: list[str], optional: Iterable[str] = ()) -> None:
        """Note every name in *found* that is not *known*, and every known one that is missing."""
        allowed = {*known, *optional}
        for key, value in found.items():
            if key not in allowed and not is_mark(key, value):
                self.note((*path, key), "mistake-unknown", text=key)
        for key in known:
            if key not in found:
                self.note((*path, key), "mistake-missing", text=key)

    def table(self, *path: str | int) -> Table:
        """Return the table at *path*."""
        found = self.at(path)
        if not isinstance(found, dict):
            self.note(path, "mistake-missing" if found is None else "mistake-no-table", text=str(path[-1]))
            return {}
        if "origin" in found and found["origin"] not in ORIGINS:
            self.note((*path, "origin"), "mistake-origin", text=", ".join(ORIGINS))
        return found

    def rows(self, *path: str) -> list[Table]:
        """Return the tables of the list at *path*."""
        found = self.at(path)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            self.note(path, "mistake-missing" if found is None else "mistake-no-table", text=str(path[-1]))
            return []
        return found

    def at(self, path: Path_) -> object:
        found: object = self.parts
        for step in path:
            if isinstance(found, dict):
                found = found.get(step)
            elif isinstance(found, list) and isinstance(step, int) and step < len(found):
                found = found[step]
            else:
                return None
        return found

    def number(self, *path: str | int, least: int = 0, most: int, default: int | None = None) -> int:
        """Return the number at *path*, which lies between *least* and *most*."""
        value = self.at(path)
        if value is None and default is not None:
            return default
        return self.checked(path, value, least, most)

    def checked(self, path: Path_, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            name = "mistake-missing" if value is None else "mistake-number"
            self.note(path, name, text=told(path[-1] if value is None else value), least=least, most=most)
            return least
        return value

    def numbers(self, *path: str | int, count: int, least: int = 0, most: int) -> list[int]:
        """Return the list of *count* numbers at *path*."""
        found = self.at(path)
        if not isinstance(found, list) or len(found) != count:
            self.note(path, "mistake-list", count=count)
            return [least] * count
        return [self.checked(path, value, least, most) for value in found]

    def flag(self, *path: str | int) -> bool:
        found = self.at(path)
        if not isinstance(found, bool):
            self.note(path, "mistake-truth", text=told(found))
        return found is True

    def word(self, *path: str | int, known: list[str]) -> int:
        """Return the place among those *known* of the word at *path*."""
        return self.known(path, self.at(path), known)

    def known(self, path: Path_, value: object, known: list[str]) -> int:
        if not isinstance(value, str) or value not in known:
            self.note(
                path,
                "mistake-word" if len(known) <= LONGEST_CHOICE else "mistake-unknown",
                text=told(value),
                known=known,
            )
            return 0
        return known.index(value)


LONGEST_CHOICE = 12  # words that a message lists


def told(value: object) -> str:
    return str(value)[:LONGEST_NAME]


def refuse(game: Game, edition: Edition, mistakes: list[Mistake]) -> None:
    """Raise EditionError if there are *mistakes*: where and what the first is, and how many more there are."""
    if not mistakes:
        return
    first, *others = mistakes
    more = f" And {len(others)} more: `petteia edition` lists them." if others else ""
    raise EditionError(f"the edition {edition.name!r}: {in_words(game, first)}{more}", mistakes)


def in_words(game: Game, mistake: Mistake, language: str = "en") -> str:
    """Return where a mistake is and what is wrong there."""
    from petteia.core.text import sentence  # noqa: PLC0415 - text knows Game, and needs Fluent

    return f"{mistake.where}: {sentence(game, mistake.told, language)}"
