"""`petteia arena`: bots against bots, with ratings."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from petteia.arena.crew import Crew
from petteia.arena.match import GameResult
from petteia.arena.ratings import rate
from petteia.arena.sprt import Sprt, shares_of
from petteia.arena.tournament import Tournament, play_tournament
from petteia.cli.progress import COLUMNS
from petteia.core.game import Game, PetteiaError
from petteia.core.library import WAYS
from petteia.core.registry import game as find_game
from petteia.core.registry import named
from petteia.players import LEVELS, player


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1)
@click.option("--seats", type=int, help="How many sit at the table; the game's smallest number unless told.")
@click.option("--rounds", type=click.IntRange(min=1), default=10, show_default=True, help="Seeds for every pairing.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--on", default="", metavar="ADDRESS", help="Play on a Ray cluster: auto, or ray://host:port.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep results here, and go on.")
@click.option("--neighbours", is_flag=True, help="Only bots next to each other in the list meet.")
@click.option("--alone", is_flag=True, help="One seat of the first bot against the second in all others.")
@click.option("--sprt", "hypotheses", nargs=2, type=float, metavar="ELO0 ELO1", help="Stop when the answer is known.")
@click.option("--anchor", help="The bot that has 0; the average unless told.")
@click.option(
    "--dataset", type=click.Path(path_type=Path), help="Write the games here: a file (*.parquet), or a folder of them."
)
@click.option("--data", metavar=WAYS, help="Play with this edition.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def arena(
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    rounds: int,
    seed: int,
    processes: int,
    on: str,
    path: Path | None,
    neighbours: bool,
    alone: bool,
    hypotheses: tuple[float, float] | None,
    anchor: str | None,
    dataset: Path | None,
    data: str | None,
    as_json: bool,
) -> None:
    """Play matches of GAME between BOTS (`level4`, `mcts:simulations=500`; all levels unless told) and rate them.

    Every two bots meet, with the same seeds in every seating. Ctrl-C stops; with --file the same command goes on.
    """
    bots = bots or tuple(f"level{level}" for level in LEVELS)
    game = named(game, data)
    known = find_game(game)
    for bot in bots:
        player(known, bot)  # so that a wrong name is told before anything is played
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise click.UsageError("name at least two different bots")
    if hypotheses is not None and len(bots) != 2:
        raise click.UsageError("--sprt compares two bots")
    count = known.seats[0] if seats is None else seats
    tournament = Tournament(game, bots, count, rounds, seed, neighbours, alone, searched=dataset is not None)
    sprt = Sprt(*hypotheses) if hypotheses is not None else None
    console = Console(stderr=True)
    results = run(tournament, path, Crew(processes, on), sprt, console)
    if dataset is not None:
        write_games(dataset, known, results)
    summary = summarise(tournament, results, sprt, anchor)
    if as_json:
        click.echo(json.dumps(summary, indent=2))
    else:
        show(summary, Console())


def write_games(path: Path, game: Game, results: list[GameResult]) -> None:
    """Write the games as a data set; results kept before moves were have none to write."""
    try:
        from petteia.rl.dataset import Played, record_of, write_dataset  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise PetteiaError(str(error)) from error
    played = [result for result in results if result.moves]
    if not played:
        raise PetteiaError("there are no games to write as a data set")
    write_dataset(
        path,
        (Played(record_of(game, result.bots, result.seed, result.moves), result.visits) for result in played),
    )


def run(tournament: Tournament, path: Path | None, crew: Crew, sprt: Sprt | None, console: Console) -> list[GameResult]:
    """Play under a progress bar; after Ctrl-C return what there is."""
    found: list[GameResult] = []
    with Progress(*COLUMNS, console=console) as progress:
        task = progress.add_task("games", total=sum(1 for _ in tournament.fixtures()))

        def told(result: GameResult, done: int) -> None:
            found.append(result)
            if sprt is not None:
                ratio = sprt.ratio(shares_of(found, tournament.bots[0], tournament.bots[1]))
                low, high = sprt.bounds
                progress.update(task, description=f"log ratio {ratio:+.2f} of {low:.2f} … {high:.2f}")
            progress.update(task, completed=done)

        try:
            play_tournament(tournament, path, crew, sprt, told)
        except KeyboardInterrupt:
            kept = f"kept in {path}" if path is not None else "not kept: no --file"
            console.print(f"stopped after {len(found)} games, {kept}")
    return found


def summarise(
    tournament: Tournament, results: list[GameResult], sprt: Sprt | None, anchor: str | None
) -> dict[str, object]:
    """Return ratings, the games behind them, and what the sequential test says."""
    ratings = rate(results, anchor)
    summary: dict[str, object] = {
        "game": tournament.game,
        "seats": tournament.seats,
        "games": len(results),
        "first_seed": tournament.first_seed,
        "rounds": tournament.rounds,
        "ratings": [
            {
                "bot": rating.bot,
                "elo": round(rating.elo, 1),
                "low": round(rating.low, 1),
                "high": round(rating.high, 1),
                "games": rating.games,
                "score": round(rating.score, 4),
                "ms": round(thinking(results, rating.bot), 2),
            }
            for rating in ratings
        ],
    }
    if sprt is not None:
        first, second = tournament.bots
        summary["sprt"] = {
            "question": f"is {first} better than {second}?",
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "ratio": round(sprt.ratio(shares_of(results, first, second)), 3),
            "bounds": [round(bound, 3) for bound in sprt.bounds],
            "verdict": sprt.verdict(results, first, second),
        }
    return summary


def thinking(results: list[GameResult], bot: str) -> float:
    """Return how long *bot* thought about a decision, on average, in milliseconds."""
    decisions = seconds = 0.0
    for result in results:
        for seat, name in enumerate(result.bots):
            if name == bot:
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
    return 1000 * seconds / decisions if decisions else 0.0


def show(summary: dict[str, object], console: Console) -> None:
    """Print the ratings as a table."""
    table = Table(title=f"{summary['game']}, {summary['seats']} seats, {summary['games']} games")
    for heading in ("bot", "Elo", "95 %", "games", "score", "ms/decision"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    ratings = summary["ratings"]
    assert isinstance(ratings, list)
    for row in ratings:
        interval = f"{row['low']:+.0f} … {row['high']:+.0f}"
        table.add_row(
            row["bot"], f"{row['elo']:+.0f}", interval, str(row["games"]), f"{row['score']:.1%}", f"{row['ms']:.1f}"
        )
    console.print(table)
    if isinstance(test := summary.get("sprt"), dict):
        low, high = test["bounds"]
        console.print(
            f"{test['question']} {test['verdict']} (log ratio {test['ratio']:+.2f} of {low:+.2f} … {high:+.2f})"
        )
