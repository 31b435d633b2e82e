"""`petteia train`: a network that learns a game by playing against itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from petteia.arena.crew import Crew
from petteia.core.game import PetteiaError
from petteia.core.library import WAYS
from petteia.core.registry import game as find_game
from petteia.core.registry import named
from petteia.players import network_file

STAGES = {"playing": "self-play, ten games each", "teaching": "teaching", "gate": "against the best"}


@click.command("train")
@click.argument("game")
@click.option("--seats", type=int, multiple=True, help="Counts of seats in turn, one for each time; all unless told.")
@click.option("--rounds", type=click.IntRange(min=1), default=8, show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=600, show_default=True, help="In a round.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--simulations", type=click.IntRange(min=2), default=80, show_default=True, help="Of a decision to learn."
)
@click.option("--quick", type=click.IntRange(min=1), default=8, show_default=True, help="Of all other decisions.")
@click.option("--window", type=click.IntRange(1), default=200_000, show_default=True, help="Positions to learn from.")
@click.option("--passes", type=float, default=3.0, show_default=True, help="Through the window, in a round.")
@click.option("--gate", type=click.IntRange(min=1), default=40, show_default=True, help="Seeds against the best.")
@click.option("--start", type=click.Path(exists=True, dir_okay=False), help="A network to go on from.")
@click.option(
    "--rate",
    type=click.FloatRange(0, 1, min_open=True),
    default=2e-3,
    show_default=True,
    help="Of teaching: less to go on from a network.",
)
@click.option("--data", metavar=WAYS, help="Train with this edition.")
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path), help="build/train-GAME unless told.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Unless told, the game's own folder.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--on", default="", metavar="ADDRESS", help="Play on a Ray cluster: auto, or ray://host:port.")
def train_command(
    game: str,
    seats: tuple[int, ...],
    rounds: int,
    games: int,
    seed: int,
    simulations: int,
    quick: int,
    window: int,
    passes: float,
    gate: int,
    start: str | None,
    rate: float,
    data: str | None,
    folder: Path | None,
    out: Path | None,
    processes: int,
    on: str,
) -> None:
    """Train the network of GAME by self-play and write the best one.

    A round is self-play with the best network so far, teaching, and a match that the new network must win. Stop it when
    you like, the hard way too: the same command goes on.
    """
    try:
        from petteia.arena.schooling import News, Plan, School  # noqa: PLC0415 - numpy is an extra
    except ModuleNotFoundError as error:
        raise PetteiaError("training needs numpy: pip install 'petteia[train]'") from error

    known = find_game(game, data)
    if known.data and (out is None or folder is None):
        raise click.UsageError("a network of another edition has a place of its own: say --out and --folder")
    game = named(game, data)
    plan = Plan(
        game,
        seats or tuple(known.seats),
        rounds,
        games,
        seed,
        simulations,
        quick,
        window,
        passes,
        gate,
        start or "",
        rate,
    )
    columns = (
        TextColumn("round {task.fields[round]} of " + str(rounds)),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[games]} games, loss {task.fields[loss]:.3f}, rating {task.fields[rating]:+.0f}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=None, round=1, games=0, loss=float("nan"), rating=0.0)

        def told(news: News) -> None:
            progress.update(
                task, description=STAGES[news.stage], completed=news.done, total=news.total, round=news.round,
                games=news.games, loss=news.loss, rating=news.rating,
            )  # fmt: skip

        school = School(plan, Path(f"build/train-{game}") if folder is None else folder, Crew(processes, on), told)
        best = school.run()
    if not best.exists():
        click.echo("no network was better than the search without one; nothing is written")
        return
    if start and not school.rating:
        click.echo(f"no network was better than {start}; nothing is written")
        return
    target = network_file.path_of(known) if out is None else out
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(best, target)
    below = Path(start).name if start else "the search without one"
    click.echo(f"a network of rating {school.rating:+.0f} above {below} written to {target}")
