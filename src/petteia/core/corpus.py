"""Games and figures kept as text beside a game's tests: how they are read, and how they are made again.

    tests/perft/*.txt       positions, and how many sequences of decisions begin there
    tests/records/*.txt     finished games

A game's `tests/corpus.py` says what its records are and calls `remake`; run it only after a change that is meant to
alter what the files say, and read the difference before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from librt.random import Random

from petteia.core.game import Game, Move, State
from petteia.core.record import Record
from petteia.core.walk import perft

__all__ = ["at_random", "files", "play_out", "read_perft", "recount", "remake"]


def files(folder: Path, kind: str) -> list[Path]:
    """Return the texts of one kind kept in *folder*."""
    return sorted((folder / kind).glob("*.txt"))


def read_perft(path: Path) -> Iterator[tuple[int, str, int, int]]:
    """Yield the number of its line, the position, the depth and the count for every count in a perft file."""
    position = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("position: "):
            position = line.removeprefix("position: ")
        elif line.startswith("depth "):
            depth, _, count = line.removeprefix("depth ").partition(": ")
            yield number, position, int(depth), int(count)


def recount(game: Game, folder: Path) -> None:
    """Count every depth of the perft files in *folder* anew."""
    for path in files(folder, "perft"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, position, depth, _ in read_perft(path):
            lines[number - 1] = f"depth {depth}: {perft(game.position(position), depth)}"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def play_out(record: Record, choose: Callable[[State], Move]) -> Record:
    """Begin *record* and play it to its end; return it."""
    state = record.begin()
    while state.to_act is not None:
        record.play(choose(state))
    return record


def at_random(rng: Random) -> Callable[[State], Move]:
    """Return what chooses any legal move, each as likely."""

    def choose(state: State) -> Move:
        moves = state.moves()
        return moves[rng.randrange(len(moves))]

    return choose


def remake(ways: Mapping[str, Callable[[], None]]) -> None:
    """Make anew what the command line names."""
    if len(sys.argv) != 2 or sys.argv[1] not in ways:
        sys.exit(f"say what to make again: {', '.join(ways)}")
    ways[sys.argv[1]]()
