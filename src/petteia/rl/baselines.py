"""What a learner should be compared with: how bots fare against random play, with intervals.

python -m petteia.rl.baselines gods 200 random greedy
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from petteia.core.game import Game
from petteia.players import player
from petteia.rl.extras import require

require("rl", "numpy", "gymnasium")

from petteia.rl.gymnasium import RANDOM, GameEnv
from petteia.rl.intervals import wilson
from petteia.rl.observer import named


class Baseline(NamedTuple):
    """How one bot did: its mean result per game, from -1 to 1, and the 95 % interval of it."""

    bot: str
    seats: int
    games: int
    mean: float
    low: float
    high: float


def mean_and_interval(results: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of results from -1 to 1 and its 95 % interval: Wilson's, which is never too narrow for these."""
    share = (sum(results) / len(results) + 1) / 2
    low, high = wilson(share, len(results))
    return 2 * share - 1, 2 * low - 1, 2 * high - 1


def play(game: Game, seats: int, bot: str, seed: int) -> float:
    """Return the result of *bot* in one game against random play; its seat goes round with the seed."""
    learner = player(game, bot, seed=seed)
    env = GameEnv(game, seats, seat=seed % seats, opponents=RANDOM)
    env.reset(seed=seed)
    while True:
        _, reward, over, _, _ = env.step(learner.choose(env.state.view(env.seat)).index)
        if over:
            return reward


def baselines(game: str, games: int, bots: Sequence[str]) -> Iterator[Baseline]:
    """Yield how each bot does in *games* games at every number of seats."""
    known = named(game)
    for seats in known.seats:
        for bot in bots:
            results = [play(known, seats, bot, seed) for seed in range(games)]
            yield Baseline(bot, seats, games, *mean_and_interval(results))


def main() -> None:
    """Print a row of docs/rl.md for each bot."""
    game, games, *bots = sys.argv[1:]
    print("| seats | bot | mean result against random | 95 % interval | games |\n|---|---|---|---|---|")
    for row in baselines(game, int(games), bots):
        found = f"| {row.seats} | {row.bot} | {row.mean:+.2f} | {row.low:+.2f} to {row.high:+.2f} | {row.games} |"
        print(found, flush=True)


if __name__ == "__main__":
    main()
