"""`petteia puzzles`: mine puzzles from games of bots, and prove those there are again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from petteia.analysis.mining import holds, mine, proves
from petteia.analysis.puzzles import Puzzle, path_of, read, write
from petteia.core.game import Game, PetteiaError
from petteia.core.registry import game as find_game


@click.command()
@click.argument("game")
@click.option("--count", type=click.IntRange(min=1), default=400, show_default=True, help="Until there are so many.")
@click.option("--seats", type=int, help="How many sit at the table; every count in turn unless told.")
@click.option("--minutes", type=click.FloatRange(min=0.01), help="Stop after this time.")
@click.option("--long", "are_long", is_flag=True, help="Only the longest wins, which are rare: with more patience.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Which games are played.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Unless told, the game's own.")
@click.option("--check", "checks", is_flag=True, help="Prove all puzzles again, or search again with other seeds.")
@click.option("--drop", is_flag=True, help="With --check: take those out that do not hold.")
def puzzles(
    game: str,
    count: int,
    seats: int | None,
    minutes: float | None,
    are_long: bool,
    seed: int,
    path: Path | None,
    checks: bool,
    drop: bool,
) -> None:
    """Mine puzzles of GAME: positions of games between bots with one good answer.

    Where a game can prove wins, a puzzle has one solution by proof; elsewhere two long searches with different seeds
    must clearly prefer the same decision. What is found is added to the file; Ctrl-C keeps it.
    """
    known = find_game(game)
    if are_long and not proves(known):
        raise PetteiaError(f"{known.name} proves no wins: there are no long ones to look for")
    target = path_of(known) if path is None else path
    found = {each.id: each for each in read(known, target)} if target.exists() else {}
    if checks:
        check(known, target, found, drop)
        return
    until = None if minutes is None else time.monotonic() + 60 * minutes
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    try:
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task("puzzles", total=count, completed=len(found))

            def heard(number: int, new: Puzzle) -> None:
                progress.update(task, completed=number)
                write(known, target, found.values())

            mine(known, count, found, seed, heard, until, seats, are_long)
    except KeyboardInterrupt:
        pass
    click.echo(f"{len(found)} puzzles in {target}: {told(found.values())}")


def told(found: Iterable[Puzzle]) -> str:
    """Return how many there are of each kind."""
    counts = Counter(f"{each.kind} {each.turns}".removesuffix(" 0") for each in found)
    return ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))


def check(game: Game, path: Path, found: dict[str, Puzzle], drop: bool) -> None:
    """Prove every puzzle again; say which do not hold."""
    wrong: list[str] = []
    columns = TextColumn("proved"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("proved", total=len(found))
        for each in found.values():
            if not holds(each):
                wrong.append(each.id)
            progress.advance(task)
    click.echo(f"{len(found) - len(wrong)} of {len(found)} puzzles hold: {told(found.values())}")
    if drop and wrong:
        write(game, path, [each for each in found.values() if each.id not in wrong])
        click.echo(f"taken out: {', '.join(wrong)}")
    elif wrong:
        raise PetteiaError(f"these do not hold: {', '.join(wrong)}")
