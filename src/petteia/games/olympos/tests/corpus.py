"""The games and perft figures kept as text beside the tests, and how they are made again.

    python -m petteia.games.olympos.tests.corpus perft      counts every depth anew
    python -m petteia.games.olympos.tests.corpus records    plays the recorded games anew

Run one only after a change of rules or data that is meant to alter what it says, and read the difference before
committing it.
"""

import sys
from pathlib import Path

from librt.random import Random

import petteia
from petteia.core.walk import perft
from petteia.games.olympos import GAME
from petteia.games.olympos.board import CARD_NAMES, GOD_NAMES, TILE_NAMES, WONDER_NAMES

FOLDER = Path(__file__).parent

# What must happen somewhere in the records.
WANTED = {
    *(f"discover {name}" for name in TILE_NAMES),
    *(f"build {name}" for name in WONDER_NAMES),
    *(f"reveal {name}" for name in GOD_NAMES),
    *(f"draw {name}" for name in CARD_NAMES),
}


def files(kind):
    return sorted((FOLDER / kind).glob("*.txt"))


# Perft: positions, and how many sequences of decisions begin there ------------------------------------------------


def read_perft(path):
    """Yield the number of its line, the position and the count for every depth in a perft file."""
    position = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("position: "):
            position = line.removeprefix("position: ")
        elif line.startswith("depth "):
            depth, _, count = line.removeprefix("depth ").partition(": ")
            yield number, position, int(depth), int(count)


def remake_perft():
    for path in files("perft"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, position, depth, _ in read_perft(path):
            lines[number - 1] = f"depth {depth}: {perft(GAME.position(position), depth)}"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


# Records: finished games in which, taken together, everything happens ----------------------------------------------


def played(seats, seed, chances):
    """Return a finished game of greedy bots who choose at random one time in *chances*."""
    rng = Random(seed)
    bots = [petteia.player(GAME, "greedy", seed=100 * seed + seat) for seat in range(seats)]
    record = petteia.Record(GAME, seats, seed=f"{seats} seats, {seed}", players=["greedy"] * seats)
    state = record.begin()
    while state.to_act is not None:
        moves = state.moves()
        if rng.randrange(chances) == 0:
            record.play(moves[rng.randrange(len(moves))])
        else:
            record.play(bots[state.to_act].choose(state.view(state.to_act)))
    return record


def remake_records():
    """Play two games at every number of seats, then more until everything has happened."""
    for old in files("records"):
        old.unlink()
    (FOLDER / "records").mkdir(exist_ok=True)
    missing = set(WANTED)
    for seed in range(30):
        for seats in GAME.seats:
            if seed < 2 or missing:
                record = played(seats, seed, chances=3 if seed % 2 else 12)
                texts = {move.text for _, move in record.moves}
                if seed < 2 or missing & texts:
                    record.save(FOLDER / "records" / f"{seats}-seats-{seed}.txt")
                missing -= texts
    assert not missing, f"never seen: {sorted(missing)}"


if __name__ == "__main__":
    {"perft": remake_perft, "records": remake_records}[sys.argv[1]]()
