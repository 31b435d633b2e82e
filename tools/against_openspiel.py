"""Play our bots against OpenSpiel's MCTS and IS-MCTS with random rollouts, and say how sure the result is.

    python tools/against_openspiel.py --file build/against_openspiel.jsonl        all matches of docs/measurements.md
    python tools/against_openspiel.py gods --seconds 0.5 --rounds 50             one match, at equal time per decision
    python tools/against_openspiel.py olympos --seats 4 --bot level3 --simulations 100

Ours is level 6 with that budget, or --bot as it is. At equal simulations it does without its search for proven wins.
Every seed is played in every seating; with more than two sides one of ours meets rivals in all other seats. With --file
the same command goes on after Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from petteia.arena.crew import Crew
from petteia.arena.match import GameResult, sides_of
from petteia.arena.tournament import Tournament
from petteia.cli.arena import run, thinking
from petteia.core.game import PetteiaError
from petteia.core.registry import game as find_game
from petteia.players import LEVELS, player
from petteia.players.bots import levels
from petteia.rl.intervals import wilson

GAMES = 100  # at least, of every match


@dataclass(frozen=True)
class Match:
    """A bot of ours against the rival, with the same budget, `seconds=0.5` or `simulations=100`."""

    game: str
    seats: int
    budget: str
    bot: str = ""  # level 6 with the budget unless told

    @property
    def ours(self) -> str:
        if self.bot:
            return self.bot
        strongest = levels(find_game(self.game), self.seats)[max(LEVELS)]
        kind, _, settings = strongest.partition(":")
        lost = (
            ("seconds=", "simulations=")
            if self.budget.startswith("seconds")
            else ("seconds=", "simulations=", "proof=")
        )
        kept = [setting for setting in settings.split(",") if not setting.startswith(lost)]
        return f"{kind}:{','.join([self.budget, *kept])}"

    @property
    def rival(self) -> str:
        return f"openspiel:{self.budget}"

    def tournament(self, rounds: int | None, seed: int) -> Tournament:
        sides = max(sides_of(self.game, self.seats)) + 1
        bots = (self.ours, self.rival)
        return Tournament(self.game, bots, self.seats, rounds or -(-GAMES // sides), seed, alone=sides > 2)


MATCHES = [
    Match("gods", 2, "seconds=0.2"),
    Match("gods", 2, "simulations=50"),
    Match("olympos", 2, "seconds=0.1"),
    Match("olympos", 2, "simulations=20"),
    Match("olympos", 4, "seconds=0.1"),
]


def summary(match: Match, results: list[GameResult], seed: int) -> dict[str, object]:
    """Return what a match came to."""
    shares = [result.first_place(match.ours) for result in results]
    share = sum(shares) / len(shares)
    low, high = wilson(share, len(shares))
    return {
        "game": match.game,
        "seats": match.seats,
        "ours": match.ours,
        "rival": match.rival,
        "first_seed": seed,
        "games": len(shares),
        "first": sum(value == 1 for value in shares),
        "shared": sum(0 < value < 1 for value in shares),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "ms": round(thinking(results, match.ours), 1),
        "rival_ms": round(thinking(results, match.rival), 1),
    }


def show(rows: list[dict[str, object]], console: Console) -> None:
    """Print a row for every match."""
    table = Table(title="first places against OpenSpiel")
    for heading in ("game", "seats", "ours", "rival", "games", "first", "shared", "share", "95 %", "ms", "rival's"):
        table.add_column(heading)
    for row in rows:
        interval = f"{row['low']:.1%} … {row['high']:.1%}"
        cells = [row[name] for name in ("game", "seats", "ours", "rival", "games", "first", "shared")]
        table.add_row(*map(str, cells), f"{row['share']:.1%}", interval, str(row["ms"]), str(row["rival_ms"]))
    console.print(table)


def matches(chosen: argparse.Namespace) -> Iterator[Match]:
    """Yield the matches asked for."""
    if chosen.game is None:
        yield from MATCHES
        return
    known = find_game(chosen.game)
    budget = f"simulations={chosen.simulations}" if chosen.simulations else f"seconds={chosen.seconds}"
    yield Match(known.slug, chosen.seats or known.seats[0], budget, chosen.bot or "")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", help="all matches of docs/measurements.md unless told")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", help="ours, as the arena names bots; level 6 with the rival's budget unless told")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, default=0.2, help="for every decision")
    budget.add_argument("--simulations", type=int, help="for every decision")
    parser.add_argument("--rounds", type=int, help=f"seeds; {GAMES} games unless told")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--file", type=Path, help="keep finished games here, and go on")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = parser.parse_args()
    console = Console(stderr=True)
    rows = []
    try:
        for match in matches(chosen):
            for name in (match.ours, match.rival):
                player(match.game, name)  # so that a wrong name is told before anything is played
            console.print(f"{match.game}, {match.seats} seats: {match.ours} against {match.rival}")
            tournament = match.tournament(chosen.rounds, chosen.seed)
            if results := run(tournament, chosen.file, Crew(chosen.processes), None, console):
                rows.append(summary(match, results, chosen.seed))
    except PetteiaError as error:
        parser.error(str(error))
    if chosen.json:
        print(json.dumps(rows, indent=2))
    else:
        show(rows, Console())


if __name__ == "__main__":
    main()
