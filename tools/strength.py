"""Measure the strongest bots against those of the first release, and whether thinking longer helps.

    .venv/bin/python tools/strength.py                     equal time, a second for every decision, at every table
    .venv/bin/python tools/strength.py --seconds 0.1       the same, scaled down
    .venv/bin/python tools/strength.py --thought           ten times the simulations against one
    .venv/bin/python tools/strength.py --thought --seconds 1    a second against a tenth of it

With more than two sides one of the first bot meets the second in all other seats. Seeds chose nothing. Finished games
are kept in build/strength.jsonl, so the same command goes on after Ctrl-C, and more games may be asked for later.
Printed are rows for docs/measurements.md: first places with Wilson's 95 % intervals, and what the first bot came to on
average, from -1 for the last place to 1 for the first, which tells more where several places are to be had.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import log10
from pathlib import Path
from statistics import fmean, stdev

from rich.console import Console

from petteia.arena.crew import Crew
from petteia.arena.match import GameResult, sides_of
from petteia.arena.tournament import Tournament
from petteia.cli.arena import run, thinking
from petteia.core.registry import game as find_game
from petteia.rl.intervals import wilson

KEPT = Path("build/strength.jsonl")
FIRST_SEED = 500_001
TABLES = (("gods", 2), ("gods", 4), ("olympos", 2), ("olympos", 3), ("olympos", 4), ("olympos", 5))
STRONGEST = "net"
PATIENT = ",patient=1"  # by the clock
PROOFS = {"gods": ",proof=20000", "olympos": ""}  # by the clock, for both
MUCH, LITTLE = 1000, 100  # simulations
HEAD = (
    "| game | seats | bot | against | games | first places | 95 % | equal | lead in Elo | result "
    "| ms for a decision |\n" + "|---" * 11 + "|"
)


@dataclass(frozen=True)
class Match:
    """Two bots at a table."""

    game: str
    seats: int
    bots: tuple[str, str]

    @property
    def sides(self) -> int:
        return max(sides_of(self.game, self.seats)) + 1

    def tournament(self, games: int, seed: int) -> Tournament:
        rounds = -(-games // self.sides)
        return Tournament(self.game, self.bots, self.seats, rounds, seed, alone=self.sides > 2)

    def row(self, results: list[GameResult]) -> str:
        """Return what the match came to, as a line of a table."""
        ours, theirs = self.bots
        share = sum(result.first_place(ours) for result in results) / len(results)
        low, high = wilson(share, len(results))
        leads = [lead(each, self.sides) for each in (share, low, high)]
        cells = (
            find_game(self.game).name,
            self.seats,
            f"`{ours}`",
            f"`{theirs}`",
            len(results),
            f"{share:.1%}",
            f"{low:.1%} … {high:.1%}",
            f"{1 / self.sides:.0%}",
            f"{leads[0]:+.0f} ({leads[1]:+.0f} … {leads[2]:+.0f})",
            "{:+.2f} ± {:.2f}".format(*mean_result(results, ours)),
            f"{thinking(results, ours):.0f} and {thinking(results, theirs):.0f}",
        )
        return f"| {' | '.join(map(str, cells))} |"


def mean_result(results: list[GameResult], bot: str) -> tuple[float, float]:
    """Return what *bot* came to on average, and half of its 95 % interval."""
    found = [fmean(own for own, name in zip(each.outcome, each.bots, strict=True) if name == bot) for each in results]
    return fmean(found), 1.96 * stdev(found) / len(found) ** 0.5 if len(found) > 1 else float("nan")


def lead(share: float, sides: int) -> float:
    """Return the points of Elo that such a share of first places is worth, where equals would share them equally."""
    bounded = min(0.999, max(0.001, share))
    return 400 * log10(bounded * (sides - 1) / (1 - bounded))


def against_classic(slug: str, seats: int, seconds: float | None) -> Match:
    budget = f"seconds={seconds or 1:g}"
    ours = f"{STRONGEST}:{budget}"
    return Match(slug, seats, (f"{ours}{PROOFS[slug]}{PATIENT}", f"classic:{budget}{PROOFS[slug]}"))


def against_haste(slug: str, seats: int, seconds: float | None) -> Match:
    """Return the strongest against itself with a tenth of the thought: of *seconds*, or else of simulations."""
    if seconds is None:
        return Match(slug, seats, (f"{STRONGEST}:simulations={MUCH}", f"{STRONGEST}:simulations={LITTLE}"))
    much, little = (f"{STRONGEST}:seconds={each:g}{PROOFS[slug]}" for each in (seconds, seconds / 10))
    return Match(slug, seats, (much, little))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, help="for every decision; 1 against the bots of the first release")
    parser.add_argument("--thought", action="store_true", help=f"{MUCH} simulations or SECONDS against a tenth of them")
    parser.add_argument("--games", type=int, default=100, help="of every match, at least")
    parser.add_argument("--only", metavar="GAME:SEATS", help="one table")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first one")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--file", type=Path, default=KEPT, help="keep finished games here, and go on")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    print(HEAD)
    for slug, seats in TABLES:
        if wanted.only in (None, f"{slug}:{seats}"):
            match = (against_haste if wanted.thought else against_classic)(slug, seats, wanted.seconds)
            if results := run(
                match.tournament(wanted.games, wanted.seed), wanted.file, Crew(wanted.processes), None, console
            ):
                print(match.row(results), flush=True)


if __name__ == "__main__":
    main()
