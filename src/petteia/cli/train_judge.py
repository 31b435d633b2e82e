"""`petteia train-judge`: learn the weights of the linear judge of a game by self-play."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from petteia.arena.training import Training, train
from petteia.core.library import WAYS
from petteia.core.registry import game as find_game
from petteia.players import weights


@click.command("train-judge")
@click.argument("game")
@click.option("--seats", type=int, help="How many sit at the table; the game's smallest number unless told.")
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True, help="Games against itself.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--start", type=int, default=0, help="Begin with the weights for this count of seats.")
@click.option("--simulations", type=click.IntRange(min=0), default=0, help="For a decision, instead of a look ahead.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep progress here, and go on.")
@click.option("--data", metavar=WAYS, help="Train with this edition.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Unless told, the game's own folder.")
def train_judge(
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    start: int,
    simulations: int,
    path: Path | None,
    data: str | None,
    out: Path | None,
) -> None:
    """Train the linear judge of GAME and write its weights.

    Ctrl-C stops; with --file the same command goes on. Weights for other counts of seats stay as they are.
    """
    known = find_game(game, data)
    if known.data and out is None:
        raise click.UsageError("weights of another edition do not go to the game's own folder: say --out")
    training = Training(known, known.seats[0] if seats is None else seats, games, seed, start, simulations)
    columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=games)
        found = train(training, path, lambda done: progress.update(task, completed=done))
    target = weights.path_of(known) if out is None else out
    weights.update(target, training.seats, found, training.note)
    click.echo(f"{len(found)} weights for {training.seats} seats written to {target}")
