"""The games and perft figures kept as text beside the tests, and how they are made again.

    python -m petteia.games.olympos.tests.corpus perft      counts every depth anew
    python -m petteia.games.olympos.tests.corpus records    plays the recorded games anew

Run one only after a change of rules or data that is meant to alter what it says, and read the difference before
committing it.
"""

from functools import partial
from pathlib import Path

from librt.random import Random

import petteia
from petteia.core.corpus import files, play_out, recount, remake
from petteia.games.olympos import GAME
from petteia.games.olympos.rules.board import CARD_NAMES, GOD_NAMES, TILE_NAMES, WONDER_NAMES

FOLDER = Path(__file__).parent

# What must happen somewhere in the records.
WANTED = {
    *(f"discover {name}" for name in TILE_NAMES),
    *(f"build {name}" for name in WONDER_NAMES),
    *(f"reveal {name}" for name in GOD_NAMES),
    *(f"draw {name}" for name in CARD_NAMES),
}


# Records: finished games in which, taken together, everything happens ----------------------------------------------


def played(seats, seed, chances):
    """Return a finished game of greedy bots who choose at random one time in *chances*."""
    rng = Random(seed)
    bots = [petteia.player(GAME, "greedy", seed=100 * seed + seat) for seat in range(seats)]

    def choose(state):
        moves = state.moves()
        if rng.randrange(chances) == 0:
            return moves[rng.randrange(len(moves))]
        return bots[state.to_act].choose(state.view(state.to_act))

    return play_out(petteia.Record(GAME, seats, seed=f"{seats} seats, {seed}", players=["greedy"] * seats), choose)


def remake_records():
    """Play two games at every number of seats, then more until everything has happened."""
    for old in files(FOLDER, "records"):
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
    remake({"perft": partial(recount, GAME, FOLDER), "records": remake_records})
