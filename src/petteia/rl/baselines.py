"""What a learner should be compared with: how bots fare against random play, with intervals.

    python -m petteia.rl.baselines --processes 2                    the tables of docs/rl.md
    python -m petteia.rl.baselines gods --seats 2 --bots greedy mcts:simulations=500 --games 100

A bot sits in one seat of the Gymnasium environment, random players in all others; seats take turns.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from petteia.core.game import Game, PetteiaError
from petteia.core.registry import games
from petteia.players import LEVELS, player
from petteia.rl.extras import require

require("rl", "numpy", "gymnasium")

from petteia.rl.gymnasium import RANDOM, GameEnv
from petteia.rl.intervals import wilson
from petteia.rl.observer import named

BOTS = ("random", "greedy", *(f"level{level}" for level in LEVELS))
SEATS = (2, 4)
GAMES = 200
FEWER = {"level3": 2, "level4": 5, "level5": 10, "level6": 20}  # slow bots play a part of the games

Playing = Callable[[Callable[[int], float], Sequence[int]], Iterator[float]]  # plays seeds, here or elsewhere


class Baseline(NamedTuple):
    """How one bot did: how often it won, its mean result per game, from -1 to 1, and the 95 % interval of the mean."""

    bot: str
    seats: int
    games: int
    wins: int
    mean: float
    low: float
    high: float


def mean_and_interval(results: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of results from -1 to 1 and its 95 % interval: Wilson's, which is never too narrow for these."""
    share = (sum(results) / len(results) + 1) / 2
    low, high = wilson(share, len(results))
    return 2 * share - 1, 2 * low - 1, 2 * high - 1


def play(slug: str, seats: int, bot: str, seed: int) -> float:
    """Return the result of *bot* in one game against random play; its seat goes round with the seed."""
    game = named(slug)
    learner = player(game, bot, seed=seed)
    env = GameEnv(game, seats, seat=seed % seats, opponents=RANDOM)
    env.reset(seed=seed)
    while True:
        _, reward, over, _, _ = env.step(learner.choose(env.state.view(env.seat)).index)
        if over:
            return reward


def baseline(slug: str, seats: int, bot: str, count: int, playing: Playing = map) -> Baseline:
    """Return how *bot* does in *count* games."""
    results = list(playing(partial(play, slug, seats, bot), range(count)))
    return Baseline(bot, seats, count, sum(result == 1 for result in results), *mean_and_interval(results))


def counts_of(game: Game, wanted: Sequence[int]) -> list[int]:
    """Return the numbers of seats to play with: the *wanted* ones the game has, or its smallest."""
    return [seats for seats in wanted if seats in game.seats] or [game.seats[0]]


def line(game: Game, row: Baseline) -> str:
    """Return a row of docs/rl.md."""
    interval = f"{row.low:+.2f} to {row.high:+.2f}"
    return f"| `{game.slug}` | {row.seats} | {row.bot} | {row.mean:+.2f} | {interval} | {row.wins} of {row.games} |"


def main() -> None:
    """Print the rows, as they are found, below a progress bar."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("slugs", nargs="*", metavar="game", help="all of them unless told")
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--seats", nargs="+", type=int, default=SEATS)
    parser.add_argument("--games", type=int, default=GAMES, help="of every bot; levels 3 to 6 play a part of them")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    try:
        known = [named(slug) for slug in chosen.slugs or games()]
        for game in known:
            for bot in chosen.bots:
                player(game, bot)  # so that a wrong name is told before anything is played
    except PetteiaError as error:
        parser.error(str(error))
    rows = [(game, seats, bot) for game in known for seats in counts_of(game, chosen.seats) for bot in chosen.bots]
    print(
        "| game | seats | bot | mean result against random | 95 % interval | wins |\n|---|---|---|---|---|---|",
        flush=True,
    )
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with (
        ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool,
        Progress(*columns, console=Console(stderr=True)) as progress,
    ):
        for game, seats, bot in rows:
            count = max(1, chosen.games // FEWER.get(bot, 1))
            task = progress.add_task(f"{game.slug}, {seats} seats, {bot}", total=count)

            def playing(one: Callable[[int], float], seeds: Sequence[int], task: int = task) -> Iterator[float]:
                for result in pool.map(one, seeds):
                    progress.advance(task)  # type: ignore[arg-type]
                    yield result

            print(line(game, baseline(game.slug, seats, bot, count, playing)), flush=True)


if __name__ == "__main__":
    main()
