"""`petteia styles`: how the characters of bots play, counted, and whether they are as strong as the plain bot."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from petteia.arena.crew import Crew
from petteia.arena.styles import Characters, summary, table
from petteia.cli.arena import run
from petteia.core.game import PetteiaError
from petteia.core.registry import game as find_game
from petteia.players import player
from petteia.players.bots import with_style


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many sit at the table; the game's smallest number unless told.")
@click.option("--bot", default="level3", show_default=True, help="Who has the styles: a level, or a search.")
@click.option("--rounds", type=click.IntRange(min=1), default=50, show_default=True, help="Seeds for every style.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--on", default="", metavar="ADDRESS", help="Play on a Ray cluster: auto, or ray://host:port.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep games here, and go on.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def styles(
    game: str,
    seats: int | None,
    bot: str,
    rounds: int,
    seed: int,
    processes: int,
    on: str,
    path: Path | None,
    as_json: bool,
) -> None:
    """Let every style of GAME meet the same bot without one, and count what they do.

    Behind what a style did stands how far that is from what its rivals did in the same games, with a 95 % interval.
    """
    known = find_game(game)
    characters = Characters(game, known.seats[0] if seats is None else seats, bot, rounds, seed)
    console = Console(stderr=True)
    played = {}
    for style in characters.styles:
        player(known, with_style(bot, style))  # so that a bot without styles is told before anything is played
        console.print(f"{style} against {bot}")
        played[style] = run(characters.match(style), path, Crew(processes, on), None, console)
    if not all(played.values()):
        raise PetteiaError("not every style has played; the same command with --file goes on")
    found = summary(characters, played)
    if as_json:
        click.echo(json.dumps([each.to_json() for each in found], indent=2))
        return
    heads, *rows = table(found)
    printed = Table(title=f"{game}, {characters.seats} seats, {bot}, seeds from {seed}")
    for head in heads:
        printed.add_column(head, justify="right" if head else "left")
    for row in rows:
        printed.add_row(*row)
    Console().print(printed)
