"""`petteia lab`: what a game is like, measured in many games of bots, and in what two editions differ."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from petteia.arena.crew import Crew
from petteia.arena.lab_page import named as thing
from petteia.arena.lab_page import number, page
from petteia.arena.laboratory import Difference, Experiment, Metric, differences, metrics, run, sections
from petteia.cli.progress import bar
from petteia.core.game import Game
from petteia.core.library import WAYS
from petteia.core.registry import game as find_game
from petteia.core.registry import named
from petteia.players import player


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--edition", "--data", "edition", metavar=WAYS, help="Play with this edition; ours unless told.")
@click.option("--against", metavar=WAYS, help="Compare with this edition; `own` is ours.")
@click.option("--seats", type=int, help="How many sit at the table; the game's smallest number unless told.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays: any bot or level.")
@click.option("--weaker", default="random", show_default=True, help="Whom it meets to show how much skill decides.")
@click.option("--games", type=click.IntRange(min=8), default=1000, show_default=True, help="With each edition.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--on", default="", metavar="ADDRESS", help="Play on a Ray cluster: auto, or ray://host:port.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep games here, and go on.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write everything with plots here.")
@click.option("--markdown", is_flag=True, help="Print the table as Markdown.")
def lab(
    game: str,
    edition: str | None,
    against: str | None,
    seats: int | None,
    bot: str,
    weaker: str,
    games: int,
    seed: int,
    processes: int,
    on: str,
    path: Path | None,
    html: Path | None,
    markdown: bool,
) -> None:
    """Let bots play many games of GAME and tell what it is like: length, wins, points, skill and luck, with intervals.

    With --against two editions are played with the same seeds, and what differs beyond chance is told. Ctrl-C stops;
    with --file the same command goes on.
    """
    words = [named(game, edition)]
    if against is not None:
        words.append(game if against == "own" else named(game, against))
    played = [find_game(word) for word in words]
    count = played[0].seated(seats)
    for name in (bot, weaker):
        player(played[0], name)  # so that a wrong name is told before anything is played
    experiments = [Experiment(word, count, bot, weaker, games, seed) for word in words]
    found: list[list[Metric]] = []
    for each in experiments:
        with bar("games", games) as moved:
            found.append(metrics(each, run(each, path, Crew(processes, on), moved)))
    names = [edition_name(each) for each in played]
    changed = differences(*found) if len(found) == 2 else None
    title = f"{played[0].name}, {count} players, {games} games of {bot}"
    if html is not None:
        html.write_text(page(played[0], title, names, found, changed), encoding="utf-8")
    if markdown:
        click.echo("\n".join(as_markdown(played[0], names, found)))
    else:
        show(played[0], title, names, found, changed)


def edition_name(game: Game) -> str:
    return game.edition.name if game.edition is not None else game.name


def figure(metric: Metric | None) -> str:
    return "" if metric is None else f"{number(metric.mean)} ± {number(metric.margin)}"


def rows(game: Game, found: Sequence[Sequence[Metric]]) -> list[list[str]]:
    """Return a line for every figure, with its section before the first of it."""
    told: list[list[str]] = []
    others = [{(each.section, each.name): each for each in column} for column in found]
    for section, members in sections(found[0]).items():
        told.append([section])
        for metric in members:
            expected = "" if metric.expected is None else f"{metric.expected[0]:g} to {metric.expected[1]:g}"
            figures = [figure(column.get((metric.section, metric.name))) for column in others]
            told.append([thing(game, metric.name), expected, *figures])
    return told


def as_markdown(game: Game, names: Sequence[str], found: Sequence[Sequence[Metric]]) -> list[str]:
    """Return the lines of a table in Markdown."""
    lines = ["| | expected | " + " | ".join(names) + " |", "|---|---|" + "--:|" * len(names)]
    for row in rows(game, found):
        cells = [f"**{row[0]}**", *[""] * (1 + len(names))] if len(row) == 1 else row
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def show(
    game: Game,
    title: str,
    names: Sequence[str],
    found: Sequence[Sequence[Metric]],
    changed: Sequence[Difference] | None,
) -> None:
    """Print the figures, and what differs."""
    console = Console()
    table = Table(title=title, box=None, pad_edge=False)
    for heading in ("", "expected", *names):
        table.add_column(heading, justify="left" if not heading else "right")
    for row in rows(game, found):
        table.add_row(*row, style="bold" if len(row) == 1 else "")
    console.print(table)
    if changed is not None:
        console.print(f"{len(changed)} figures differ beyond chance" + (":" if changed else "."), style="bold")
        for each in changed:
            words = f"{each.one.section}: {thing(game, each.one.name)}"
            console.print(
                f"  {words}: {figure(each.one)}, {figure(each.two)} ({each.by:+.3g}, chance {each.chance:.1g})"
            )
