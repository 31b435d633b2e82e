"""Play random games at every number of seats and check after every decision that nothing was lost or made.

python tools/olympos_invariants.py --games 100000
"""

from __future__ import annotations

import argparse
import time

from librt.random import Random

from petteia.core.game import CHANCE
from petteia.core.walk import chance_outcome, scratch
from petteia.games.olympos import GAME
from petteia.games.olympos.rules.invariants import violations


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1, help="check after so many decisions, and at the end")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    began, decisions = time.perf_counter(), 0
    for number in range(chosen.games):
        state = GAME.new(GAME.seats[number % len(GAME.seats)])
        options = scratch(state)
        while state.to_act is not None:
            count = state.options(options)
            assert count > 0, state.text
            if state.actor() == CHANCE:
                index = chance_outcome(state, options, count, rng)
            else:
                index = options[rng.randrange(count)]
            state.apply(index, None)
            decisions += 1
            if decisions % chosen.every == 0 or state.to_act is None:
                wrong = violations(state)
                assert not wrong, (wrong, state.text)
    took = time.perf_counter() - began
    print(f"{chosen.games} games, {decisions} decisions, no violation, {took:.0f} s")


if __name__ == "__main__":
    main()
