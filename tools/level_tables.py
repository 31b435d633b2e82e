"""Measure the six levels of every game against their neighbours and write the tables of docs/measurements.md.

Finished games are kept in build/levels, so the same command goes on after Ctrl-C; other settings of a level, other
weights or another network are other games. Steps of which no games are kept here stay as the page tells them, as long
as both levels play the same bots. --quick plays a few games and prints the tables instead of writing them.
"""

import argparse
import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import petteia
from petteia.arena import Tournament, play_tournament, rate
from petteia.arena.crew import Crew
from petteia.arena.match import GameResult, sides_of
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
GAMES = {2: 240, 3: 240, 4: 160, 5: 80, 6: 24}  # of a level against the one below; the strong take longer
BY_THE_CLOCK = 6  # with more than two sides one of it meets the level below in all other seats
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


def finished(game: Game, seats: int, level: int) -> list[GameResult]:
    """Return the kept games of *level* against the one below."""
    pair = set(pair_of(game, seats, level))
    return [result for result in ResultsFile(kept(game, seats, level)).results if set(result.bots) == pair]


def tournament(game: Game, seats: int, level: int, games: float, seed: int) -> Tournament:
    """Return about so many *games* between *level* and the one below, from *seed* on."""
    below, bot = pair_of(game, seats, level)
    alone = level == BY_THE_CLOCK and max(sides_of(game.slug, seats)) > 1
    one = Tournament(game.slug, (bot, below) if alone else (below, bot), seats, 1, seed, alone=alone)
    return replace(one, rounds=max(1, round(games / sum(1 for _ in one.fixtures()))))


def play(game: Game, seats: int, chosen: list[int], share: float, seed: int, processes: int) -> None:
    """Play what is missing of this *share* of GAMES between the *chosen* levels and the ones below, from *seed* on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for level in chosen:
            wanted = tournament(game, seats, level, share * GAMES[level], seed)
            total = sum(1 for _ in wanted.fixtures())
            task = progress.add_task(f"{game.name}, {seats} seats, level {level}", total=total)
            told = lambda result, done: progress.update(task, completed=done)  # noqa: E731, B023 - ends with the loop
            play_tournament(wanted, kept(game, seats, level), Crew(processes), told=told)


@dataclass(frozen=True)
class Step:
    """How far a level stands above the one below, as a table tells it."""

    elo: int
    low: int
    high: int
    score: str
    speed: str  # milliseconds for a decision
    speed_below: str


def measured(game: Game, seats: int, level: int) -> Step | None:
    """Return what the kept games say; None if there are none."""
    below, bot = pair_of(game, seats, level)
    results = finished(game, seats, level)
    if not results:
        return None
    found = next(rating for rating in rate(results, below) if rating.bot == bot)
    score = f"{found.score * found.games:.6g} of {found.games}"
    ends = (round(found.elo), round(found.low), round(found.high))
    return Step(*ends, score, thinking(results, bot), thinking(results, below))


def told_before(text: str, bots: dict[int, str]) -> dict[int, Step]:
    """Return the steps of the table *text* between bots that still are what these levels play."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[2:]]
    speeds = {int(row[0]): row[7] for row in rows if row[1] == f"`{bots[int(row[0])]}`"}
    found: dict[int, Step] = {}
    for row in rows:
        level = int(row[0])
        if row[4] and level in speeds and level - 1 in speeds:
            low, high = map(int, row[5].split(" … "))
            found[level] = Step(int(row[4]), low, high, row[6], row[7], speeds[level - 1])
    return found


def table(game: Game, seats: int, before: str) -> str:
    """Return the table of one game at one count of seats: by kept games, else what the one *before* tells."""
    bots = levels(game, seats)
    steps = told_before(before, bots)
    for level in GAMES:
        if (step := measured(game, seats, level)) is not None:
            steps[level] = step
    speed = steps[2].speed_below if 2 in steps else ""
    lines = [HEAD, f"| 1 | `{bots[1]}` | 0 |  |  |  |  | {speed} |"]
    elo, doubt = 0, 0.0  # above level 1, and the square of half the interval
    for level in GAMES:
        if level not in steps:
            break
        step = steps[level]
        elo, doubt = elo + step.elo, doubt + ((step.high - step.low) / 2) ** 2
        half = round(doubt**0.5)
        cells = (level, f"`{bots[level]}`", elo, f"{elo - half} … {elo + half}", step.elo, f"{step.low} … {step.high}")
        lines.append(f"| {' | '.join(map(str, cells))} | {step.score} | {step.speed} |")
    return "\n".join(lines)


def thinking(results: list[GameResult], bot: str) -> str:
    """Return the milliseconds *bot* took for a decision, to two digits."""
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    decisions = sum(result.decisions[seat] for result, seat in seats)
    ms = 1000 * sum(result.seconds[seat] for result, seat in seats) / max(1, decisions)
    return f"{ms:.0f}" if ms >= 10 else f"{ms:.1f}"


def taken_apart(page: str, name: str) -> tuple[str, str, str]:
    """Return what stands before, between and after the marks called *name*."""
    begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    text, ended, after = rest.partition(end)
    if not found or not ended:
        raise SystemExit(f"{PAGE} has no marks {begin.strip()} and {end.strip()}")
    return before + begin, text, end + after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the games to play: 0.1 for a tenth")
    parser.add_argument("--level", type=int, choices=GAMES, help="only this one against the one below")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seats", type=int, help="only this many")
    parser.add_argument("--as-is", action="store_true", help="play nothing, write what is kept or told")
    parser.add_argument("--quick", action="store_true", help="a few games, no level 6, nothing written")
    wish = parser.parse_args()
    chosen = [wish.level] if wish.level else [level for level in GAMES if level < 6 or not wish.quick]
    share = 0.02 if wish.quick else wish.share
    for slug in [wish.game] if wish.game else petteia.games():
        game = petteia.game(slug)
        for seats in [wish.seats] if wish.seats else game.seats:
            if not wish.as_is:
                play(game, seats, chosen, share, wish.seed, wish.processes)
            before, old, after = taken_apart(PAGE.read_text(encoding="utf-8"), f"levels {slug} {seats}")
            text = table(game, seats, old)
            if wish.quick:
                print(f"\n{game.name}, {seats} seats\n{text}")
            else:
                PAGE.write_text(before + text + after, encoding="utf-8")


if __name__ == "__main__":
    main()
