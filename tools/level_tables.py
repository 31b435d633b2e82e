"""Measure the six levels of every game against their neighbours and write the tables of docs/players.md.

Finished games are kept in build/levels, so the same command goes on after Ctrl-C; other settings of a level or other
weights are other games. --quick plays a few games and prints the tables instead of writing them.
"""

import argparse
import hashlib
import itertools
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import petteia
from petteia.arena import Tournament, play_tournament, rate
from petteia.arena.match import GameResult
from petteia.arena.results import ResultsFile
from petteia.core.game import Game
from petteia.core.registry import folder_of
from petteia.players.bots import LEVELS_FILE, levels, weights_for

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/players.md"
KEPT = ROOT / "build/levels"
COUNTS = (2, 4)  # seats
FIRST_SEED = 1001
HEAD = "| level | bot | Elo | 95 % | against the level below | games | ms/decision |\n|---|---|---|---|---|---|---|"


def fingerprint(game: Game, seats: int) -> str:
    """Return what tells apart games played with other weights or other data."""
    digest = hashlib.blake2b(game.data.encode(), digest_size=4)
    for path in sorted(folder_of(game).rglob("*.toml")):
        if path.name != LEVELS_FILE:
            digest.update(path.read_bytes())
    digest.update(repr(list(weights_for(game, {}).get(seats, []))).encode())
    return digest.hexdigest()


def kept(game: Game, seats: int) -> Path:
    return KEPT / f"{game.slug}-{seats}-{fingerprint(game, seats)}.jsonl"


def finished(game: Game, seats: int) -> list[GameResult]:
    """Return the kept games between neighbours."""
    bots = tuple(levels(game, seats).values())
    pairs = [set(pair) for pair in itertools.pairwise(bots)]
    return [result for result in ResultsFile(kept(game, seats)).results if set(result.bots) in pairs]


def measured(game: Game, seats: int, rounds: int, top_rounds: int, processes: int) -> list[GameResult]:
    """Play what is missing between neighbours, the strongest pair *top_rounds* seeds, and return all games."""
    bots = tuple(levels(game, seats).values())
    path = kept(game, seats)
    found: list[GameResult] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    for group, count in ((bots[:-1], rounds), (bots[-2:], top_rounds)):
        if count == 0:
            continue
        tournament = Tournament(game.slug, group, seats, count, FIRST_SEED, neighbours_only=True)
        with Progress(*columns, console=Console(stderr=True)) as progress:
            total = sum(1 for _ in tournament.fixtures())
            task = progress.add_task(f"{game.name}, {seats} seats", total=total)
            told = lambda result, done: progress.update(task, completed=done)  # noqa: E731, B023 - ends with the loop
            found += play_tournament(tournament, path, processes, told=told)
    return found


def table(game: Game, seats: int, results: list[GameResult]) -> str:
    """Return the table of one game at one count of seats."""
    bots = levels(game, seats)
    ratings = {rating.bot: rating for rating in rate(results, bots[1])}
    lines = [HEAD]
    for level, bot in bots.items():
        if bot not in ratings:
            continue
        rating = ratings[bot]
        interval = f"{rating.low:.0f} … {rating.high:.0f}" if level > 1 else ""
        won, played = score_against(results, bot, bots[level - 1]) if level > 1 else (0.0, 0)
        score = f"{won:g} of {played}" if played else ""
        ms = thinking(results, bot)
        shown = f"{ms:.0f}" if ms >= 10 else f"{ms:.1f}"
        lines.append(f"| {level} | `{bot}` | {rating.elo:.0f} | {interval} | {score} | {rating.games} | {shown} |")
    return "\n".join(lines)


def score_against(results: list[GameResult], bot: str, other: str) -> tuple[float, int]:
    """Return the points of *bot* in its games with *other*: the share of meetings it won, one point a game."""
    won, played = 0.0, 0
    for result in results:
        if set(result.bots) != {bot, other}:
            continue
        mine = [out for name, out in zip(result.bots, result.outcome, strict=True) if name == bot]
        theirs = [out for name, out in zip(result.bots, result.outcome, strict=True) if name == other]
        points = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a in mine for b in theirs)
        won += points / (len(mine) * len(theirs))
        played += 1
    return round(won, 2), played


def thinking(results: list[GameResult], bot: str) -> float:
    """Return the milliseconds *bot* took for a decision."""
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    decisions = sum(result.decisions[seat] for result, seat in seats)
    return 1000 * sum(result.seconds[seat] for result, seat in seats) / max(1, decisions)


def replaced(page: str, name: str, text: str) -> str:
    """Return *page* with *text* between the marks called *name*."""
    begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    after = rest.partition(end)[2]
    if not found or not after:
        raise SystemExit(f"{PAGE} has no marks {begin.strip()} and {end.strip()}")
    return before + begin + text + end + after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="seeds for every pair; each is played in every seating")
    parser.add_argument("--top-rounds", type=int, default=6, help="seeds for levels 5 and 6, which take long")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seats", type=int, help="only this many")
    parser.add_argument("--as-is", action="store_true", help="play nothing, write what is kept")
    parser.add_argument("--quick", action="store_true", help="two seeds, no level 6, nothing written")
    wish = parser.parse_args()
    rounds, top_rounds = (2, 0) if wish.quick else (wish.rounds, wish.top_rounds)
    for slug in [wish.game] if wish.game else petteia.games():
        game = petteia.game(slug)
        for seats in [wish.seats] if wish.seats else [count for count in COUNTS if count in game.seats]:
            results = finished(game, seats) if wish.as_is else measured(game, seats, rounds, top_rounds, wish.processes)
            text = table(game, seats, results)
            if wish.quick:
                print(f"\n{game.name}, {seats} seats\n{text}")
            else:
                page = PAGE.read_text(encoding="utf-8")
                PAGE.write_text(replaced(page, f"levels {slug} {seats}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
