"""Results on disk: a line for every finished game, written at once, so that an interrupted run can go on."""

from __future__ import annotations

import json
import os
from pathlib import Path

from petteia.arena.match import GameResult
from petteia.core.game import PetteiaError


class ResultsError(PetteiaError):
    """A results file that cannot be read."""


class ResultsFile:
    """Finished games, in the order in which they ended."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: list[GameResult] = []
        if path is not None and path.exists():
            self.results = read(path)

    def add(self, result: GameResult) -> None:
        """Keep *result*; once this returns it is on disk."""
        self.results.append(result)
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_data()) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read(path: Path) -> list[GameResult]:
    """Return the games in *path*; a last line cut short by a crash is dropped, from the file too."""
    found: list[GameResult] = []
    kept = 0
    lines = path.read_bytes().splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        try:
            found.append(GameResult.of_data(json.loads(line)))
        except (ValueError, KeyError, TypeError) as error:
            if number == len(lines):
                with path.open("r+b") as file:
                    file.truncate(kept)
                break
            raise ResultsError(f"line {number} of {path} is not a result: {error}") from error
        kept += len(line)
    return found
