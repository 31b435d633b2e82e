"""Play the games kept as records: two for each number of seats, in which every tile, wonder, god and card occurs.

    python tools/olympos_records.py FOLDER

Run it again when the rules or the data change: an old record of other rules cannot be replayed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from librt.random import Random
from olympos_balance import choose

from petteia.core.record import Record
from petteia.core.walk import scratch
from petteia.games.olympos import GAME
from petteia.games.olympos.board import CARD_NAMES, GOD_NAMES, TILE_NAMES, WONDER_NAMES

WANTED = {
    *(f"discover {name}" for name in TILE_NAMES),
    *(f"build {name}" for name in WONDER_NAMES),
    *(f"reveal {name}" for name in GOD_NAMES),
    *(f"draw {name}" for name in CARD_NAMES),
}


def played(seats: int, seed: int, random_share: float) -> Record:
    """Return a finished game, some choices greedy, some random."""
    rng = Random(seed)
    record = Record(GAME, seats, seed=f"record {seats} {seed}")
    state = record.begin()
    options = scratch(state)
    while state.to_act is not None:
        count = int(state.options(options))
        record.play(choose(state, options, count, rng, random_share))
    return record


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    missing = set(WANTED)
    for seed in range(20):
        for seats in GAME.seats:
            record = played(seats, seed, random_share=0.1 if seed % 2 else 0.4)
            texts = {move.text for _, move in record.moves}
            if seed < 2 or missing & texts:
                missing -= texts
                record.save(folder / f"{seats}-seats-{seed}.txt")
        if seed > 0 and not missing:
            break
    print("missing:", sorted(missing) or "nothing")


if __name__ == "__main__":
    main()
