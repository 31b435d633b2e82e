"""Games as an open data set: one row per decision of a seat, in a parquet file or a folder of them.

A row carries what the seat could see, the legal moves, the move, how often a search tried each, and the result, so that
nothing else is needed to learn from it. What its seat could not see is in columns marked `hidden` in their metadata.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from petteia.rl.extras import require, version

require("data", "pyarrow")

import pyarrow as pa
import pyarrow.compute
import pyarrow.parquet as pq

from petteia.analysis import Report
from petteia.core.game import CHANCE, Game, PetteiaError
from petteia.core.record import Record
from petteia.core.registry import folder_of
from petteia.core.registry import game as find_game

ROWS = 20_000  # written at once
GAMES = 1_000  # in a file of a folder
FORMAT = 3
SAMPLE = "insight/sample.parquet"  # in the folder of a game

COLUMNS = (
    ("game_number", pa.int64(), "the number of the game in the data set, from 0"),
    ("ply", pa.int32(), "the number of the decision in its game, draws included, from 0"),
    ("seat", pa.int8(), "who decided, from 0"),
    ("player", pa.string(), "the name of the bot or person that decided"),
    ("view", pa.string(), "the position before the decision as the seat saw it, what is hidden left out"),
    ("legal", pa.list_(pa.int16()), "the numbers of all legal moves"),
    ("move", pa.int16(), "the number of the move made"),
    ("text", pa.string(), "the move made, as people write it"),
    ("visits", pa.list_(pa.int32()), "how often a search tried each of the legal moves; null if none is known"),
    ("outcome", pa.float32(), "how the game ended for the seat that decided, from -1 to 1; null if it did not end"),
    ("chances", pa.list_(pa.float32()), "every seat's chance to win before the decision; null if nobody analysed it"),
    ("loss", pa.float32(), "what the decision lost of its seat's chances against the best one; null likewise"),
    ("mark", pa.string(), "best, good, inaccuracy, mistake, blunder, only or brilliant; null also without a choice"),
    ("position", pa.string(), "the whole position before the decision; `Game.position` reads it"),
    ("seed", pa.string(), "the seed of the game, which gives all its draws; null if nobody knows it"),
)
HIDDEN = ("position", "seed")  # columns that tell more than the seat knew


class DatasetError(PetteiaError, ValueError):
    """Games that do not belong into one data set, or files that are none."""


class Played(NamedTuple):
    """A game, and of every decision of a seat how often its search tried each move."""

    record: Record
    visits: Sequence[dict[int, int]] = ()


def schema(game: Game, seats: int) -> Any:
    """Return the columns, with the game, its rules and the meaning of each column as metadata."""
    fields = [
        pa.field(name, kind, metadata={"meaning": meaning, "hidden": str(name in HIDDEN and game.has_secrets).lower()})
        for name, kind, meaning in COLUMNS
    ]
    about = {"game": game.slug, "rules": str(game.version), "seats": str(seats), "format": str(FORMAT)}
    return pa.schema(fields, metadata=about | {"edition": game.data, "petteia": version()})


class DatasetWriter:
    """Writes records of one game, at one number of seats, into a parquet file, whole or not at all.

    with DatasetWriter(path, game, seats) as data:
        data.add(record)
    """

    def __init__(self, path: str | Path, game: Game, seats: int, first: int = 0) -> None:
        self.path, self.game, self.seats = Path(path), game, seats
        if seats not in game.seats:
            raise DatasetError(f"{game.name} is played by {game.counts()}, not by {seats!r}")
        if not self.path.parent.is_dir():
            raise DatasetError(f"{self.path.parent} is no folder to write a data set into")
        self.schema = schema(game, seats)
        self.draft = self.path.with_name(self.path.name + ".part")
        self.file = pq.ParquetWriter(self.draft, self.schema, compression="zstd")
        self.rows: list[dict[str, object]] = []
        self.first = self.games = first

    def add(self, record: Record, report: Report | None = None, visits: Sequence[dict[int, int]] = ()) -> None:
        """Add one game, with what its *report* says of each decision and how often each tried each move, if known."""
        if record.game != self.game or record.seats != self.seats:
            raise DatasetError(f"this data set holds {self.game.name} with {self.seats} seats, not {record!r}")
        outcome = record.outcome()
        judged = {} if report is None else {decision.ply: decision for decision in report.decisions}
        tried = iter(visits)
        for step in record.steps():
            if (seat := step.seat) != CHANCE:
                legal, counts = step.before.indices(), next(tried, {})
                row = (
                    *(self.games, step.number, seat, record.players[seat] if record.players else ""),
                    *(str(step.before.view(seat)["position"]), legal, step.move.index, step.move.text),
                    [counts.get(move, 0) for move in legal] if counts else None,
                    None if outcome is None else outcome[seat],
                    *((each.before, each.loss, each.mark) if (each := judged.get(step.number)) else (None, None, None)),
                    *(step.before.text, record.seed),
                )
                self.rows.append({name: value for (name, _, _), value in zip(COLUMNS, row, strict=True)})
        self.games += 1
        if len(self.rows) >= ROWS:
            self.flush()

    def flush(self) -> None:
        """Write the rows that wait."""
        if self.rows:
            self.file.write_table(pa.Table.from_pylist(self.rows, schema=self.schema))
            self.rows = []

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is None:
            self.flush()
        self.file.close()
        if error is None:
            self.draft.replace(self.path)
        else:
            self.draft.unlink(missing_ok=True)


def record_of(game: Game, players: Sequence[str], seed: object, moves: Iterable[int]) -> Record:
    """Return the record of a game that is known by its seed and the moves its seats made, as an arena keeps it."""
    record = Record(game, len(players), seed, players=players)
    record.begin()
    for move in moves:
        record.play(move)
    return record


def write_dataset(path: str | Path, games: Iterable[Record | Played], each: int = GAMES) -> int:
    """Write *games*, all of one game and number of seats, to *path*; return how many there are.

    A path that ends with `.parquet` is one file; else it is a folder of files with *each* so many games. A folder that
    was begun is gone on with: files that are there stay, and their games are taken from *games* and passed over.
    """
    if each < 1:
        raise DatasetError(f"a file holds at least one game, not {each}")
    waiting = map(as_played, games)
    first = next(waiting, None)
    if first is None:
        raise DatasetError("a data set needs at least one game")
    everything: Iterator[Played] = chain([first], waiting)
    target = Path(path)
    if target.suffix == ".parquet":
        return write_file(target, everything, first.record, 0)
    target.mkdir(parents=True, exist_ok=True)
    done = 0
    while shard := list(islice(everything, each)):
        file = target / f"games-{done // each:05}.parquet"
        if not (file.exists() and games_in(file) == len(shard)):
            write_file(file, shard, first.record, done)
        done += len(shard)
    return done


def as_played(game: Record | Played) -> Played:
    """Return a record as one whose searches nobody knows; raise DatasetError if it is none."""
    played = game if isinstance(game, Played) else Played(game)
    if not isinstance(played.record, Record):
        raise DatasetError(f"a data set is made of records, not of {game!r}")
    return played


def write_file(path: Path, games: Iterable[Played], like: Record, first: int) -> int:
    with DatasetWriter(path, like.game, like.seats, first) as data:
        for record, visits in games:
            data.add(record, visits=visits)
        return data.games - first


def files_of(path: str | Path) -> list[Path]:
    """Return the files of the data set at *path*, in their order; raise DatasetError if there are none."""
    place = Path(path)
    files = sorted(place.glob("*.parquet")) if place.is_dir() else [place] if place.is_file() else []
    if not files:
        raise DatasetError(f"{path} holds no data set")
    return files


def games_in(file: Path) -> int:
    """Return how many games a file holds."""
    numbers = pq.read_table(file, columns=["game_number"])["game_number"]
    return int(pa.compute.count_distinct(numbers).as_py())


def stream(path: str | Path, columns: Sequence[str] | None = None, rows: int = 4_096) -> Iterator[Any]:
    """Yield the data set at *path* in batches of at most *rows* rows, however large it is; only *columns* if given."""
    known = [name for name, _, _ in COLUMNS]
    if isinstance(columns, str):
        raise DatasetError(f"columns are a list of names, [{columns!r}], not one name")
    for name in columns or ():
        if name not in known:
            raise DatasetError(f"a data set has no column {name!r}; it has {', '.join(known)}")
    for file in files_of(path):
        try:
            found = pq.ParquetFile(file)
        except pa.ArrowInvalid as error:
            raise DatasetError(f"{file} is no parquet file") from error
        with found as opened:
            yield from opened.iter_batches(rows, columns=None if columns is None else list(columns))


def sample(slug: str) -> Path:
    """Return the small data set that ships with a game; raise DatasetError if none does."""
    path = folder_of(find_game(slug)) / SAMPLE
    if not path.is_file():
        raise DatasetError(f"no data set ships with {slug}")
    return path
