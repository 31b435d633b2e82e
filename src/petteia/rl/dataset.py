"""Games as an open data set: one parquet file, one row per decision of a seat.

A row carries the position, the legal moves, the move and the result, so that nothing else is needed to learn from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from petteia.rl.extras import require, version

require("data", "pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq

from petteia.analysis import Report
from petteia.core.game import CHANCE, Game
from petteia.core.record import Record

ROWS = 20_000  # written at once
FORMAT = 2

COLUMNS = (
    ("game_number", pa.int64(), "the number of the game in this file, from 0"),
    ("ply", pa.int32(), "the number of the decision in its game, draws included, from 0"),
    ("seat", pa.int8(), "who decided, from 0"),
    ("player", pa.string(), "the name of the bot or person that decided"),
    ("position", pa.string(), "the position before the decision; `Game.position` reads it"),
    ("legal", pa.list_(pa.int16()), "the numbers of all legal moves"),
    ("move", pa.int16(), "the number of the move made"),
    ("text", pa.string(), "the move made, as people write it"),
    ("outcome", pa.float32(), "how the game ended for the seat that decided, from -1 to 1; null if it did not end"),
    ("chances", pa.list_(pa.float32()), "every seat's chance to win before the decision; null if nobody analysed it"),
    ("loss", pa.float32(), "what the decision lost of its seat's chances against the best one; null likewise"),
    ("mark", pa.string(), "best, good, inaccuracy, mistake, blunder, only or brilliant; null also without a choice"),
)


def schema(game: Game, seats: int) -> Any:
    """Return the columns, with the game, its rules and the meaning of each column as metadata."""
    fields = [pa.field(name, kind, metadata={"meaning": meaning}) for name, kind, meaning in COLUMNS]
    about = {"game": game.slug, "rules": str(game.version), "seats": str(seats), "format": str(FORMAT)}
    return pa.schema(fields, metadata=about | {"petteia": version()})


class DatasetWriter:
    """Writes records of one game, at one number of seats, into a parquet file, whole or not at all.

    with DatasetWriter(path, game, seats) as data:
        data.add(record)
    """

    def __init__(self, path: str | Path, game: Game, seats: int) -> None:
        self.path, self.game, self.seats = Path(path), game, seats
        self.schema = schema(game, seats)
        self.draft = self.path.with_name(self.path.name + ".part")
        self.file = pq.ParquetWriter(self.draft, self.schema, compression="zstd")
        self.rows: list[dict[str, object]] = []
        self.games = 0

    def add(self, record: Record, report: Report | None = None) -> None:
        """Add one game, with what its *report* says of each decision if there is one."""
        if record.game is not self.game or record.seats != self.seats:
            raise ValueError(f"this data set holds {self.game.name} with {self.seats} seats")
        outcome = record.outcome()
        judged = {} if report is None else {decision.ply: decision for decision in report.decisions}
        for step in record.steps():
            if (seat := step.seat) != CHANCE:
                row = (
                    *(self.games, step.number, seat, record.players[seat] if record.players else ""),
                    *(step.before.text, step.before.indices(), step.move.index, step.move.text),
                    None if outcome is None else outcome[seat],
                    *((each.before, each.loss, each.mark) if (each := judged.get(step.number)) else (None, None, None)),
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


def write_dataset(path: str | Path, records: Iterable[Record]) -> int:
    """Write *records*, all of one game and number of seats, into the parquet file *path*; return how many."""
    waiting = iter(records)
    first = next(waiting, None)
    if first is None:
        raise ValueError("a data set needs at least one game")
    with DatasetWriter(path, first.game, first.seats) as data:
        data.add(first)
        for record in waiting:
            data.add(record)
        return data.games
