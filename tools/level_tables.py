"""Measure the six levels of every game against their neighbours and write the tables of docs/measurements.md.

Finished games are kept in build/levels, so the same command goes on after Ctrl-C; other settings of a level, other
weights or another network are other games. --quick plays a few games and prints the tables instead of writing them.
"""

import argparse
import hashlib
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import petteia
from petteia.arena import Rating, Tournament, play_tournament, rate
from petteia.arena.crew import Crew
from petteia.arena.match import GameResult
from petteia.arena.results import ResultsFile
from petteia.core.game import Game
from petteia.core.registry import folder_of
from petteia.players.bots import levels, weights_for
from petteia.players.network_file import FILE as NETWORK_FILE

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/measurements.md"
KEPT = ROOT / "build/levels"
FIRST_SEED = 5_000_001  # of games that chose no setting; where one was changed since, --seed begins elsewhere
NETWORK = "net"  # the kind of bots that play as the network says
GAMES = {2: 240, 3: 240, 4: 160, 5: 80, 6: 16}  # of a level against the one below; the strong take longer
HEAD = "| level | bot | Elo | 95 % | step | 95 % | against the level below | ms/decision |\n" + "|---" * 8 + "|"


def fingerprint(game: Game, seats: int, pair: tuple[str, str]) -> str:
    """Return what tells apart games of a *pair* of bots played with other data, other weights or another network."""
    digest = hashlib.blake2b(game.data.encode(), digest_size=4)
    for bot in pair:
        if bot.partition(":")[0] == NETWORK:
            digest.update((folder_of(game) / NETWORK_FILE).read_bytes().split(b"\n", 2)[2])  # without its head
        else:
            digest.update(repr(list(weights_for(game, {}).get(seats, []))).encode())
    return digest.hexdigest()


def pair_of(game: Game, seats: int, level: int) -> tuple[str, str]:
    """Return the bots of the level below and of *level*."""
    bots = levels(game, seats)
    return bots[level - 1], bots[level]


def kept(game: Game, seats: int, level: int) -> Path:
    """Return where the games of *level* against the one below are."""
    return KEPT / f"{game.slug}-{seats}-{level}-{fingerprint(game, seats, pair_of(game, seats, level))}.jsonl"


def finished(game: Game, seats: int) -> list[GameResult]:
    """Return the kept games between neighbours."""
    found: list[GameResult] = []
    for level in GAMES:
        pair = set(pair_of(game, seats, level))
        found += [result for result in ResultsFile(kept(game, seats, level)).results if set(result.bots) == pair]
    return found


def play(game: Game, seats: int, chosen: list[int], share: float, seed: int, processes: int) -> None:
    """Play what is missing of this *share* of GAMES between the *chosen* levels and the ones below, from *seed* on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for level in chosen:
            pair = pair_of(game, seats, level)
            seatings = sum(1 for _ in Tournament(game.slug, pair, seats, 1, seed).fixtures())
            rounds = max(1, round(share * GAMES[level] / seatings))
            task = progress.add_task(f"{game.name}, {seats} seats, level {level}", total=rounds * seatings)
            told = lambda result, done: progress.update(task, completed=done)  # noqa: E731, B023 - ends with the loop
            path = kept(game, seats, level)
            play_tournament(Tournament(game.slug, pair, seats, rounds, seed), path, Crew(processes), told=told)


def table(game: Game, seats: int, results: list[GameResult]) -> str:
    """Return the table of one game at one count of seats."""
    bots = levels(game, seats)
    ratings = {rating.bot: rating for rating in rate(results, bots[1])}
    lines = [HEAD]
    for level, bot in bots.items():
        if bot not in ratings:
            continue
        cells = [str(level), f"`{bot}`", f"{ratings[bot].elo:.0f}", "", "", "", ""]
        below = bots.get(level - 1, "")
        meetings = [result for result in results if set(result.bots) == {bot, below}]
        if meetings:
            step = next(rating for rating in rate(meetings, below) if rating.bot == bot)
            score = f"{step.score * step.games:.6g} of {step.games}"
            cells[3:] = [interval(ratings[bot]), f"{step.elo:.0f}", interval(step), score]
        ms = thinking(results, bot)
        lines.append(f"| {' | '.join(cells)} | {f'{ms:.0f}' if ms >= 10 else f'{ms:.1f}'} |")
    return "\n".join(lines)


def interval(rating: Rating) -> str:
    return f"{rating.low:.0f} … {rating.high:.0f}"


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
    parser.add_argument("--share", type=float, default=1.0, help="of the games to play: 0.1 for a tenth")
    parser.add_argument("--level", type=int, choices=GAMES, help="only this one against the one below")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seats", type=int, help="only this many")
    parser.add_argument("--as-is", action="store_true", help="play nothing, write what is kept")
    parser.add_argument("--quick", action="store_true", help="a few games, no level 6, nothing written")
    wish = parser.parse_args()
    chosen = [wish.level] if wish.level else [level for level in GAMES if level < 6 or not wish.quick]
    share = 0.02 if wish.quick else wish.share
    for slug in [wish.game] if wish.game else petteia.games():
        game = petteia.game(slug)
        for seats in [wish.seats] if wish.seats else game.seats:
            if not wish.as_is:
                play(game, seats, chosen, share, wish.seed, wish.processes)
            text = table(game, seats, finished(game, seats))
            if wish.quick:
                print(f"\n{game.name}, {seats} seats\n{text}")
            else:
                page = PAGE.read_text(encoding="utf-8")
                PAGE.write_text(replaced(page, f"levels {slug} {seats}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
