"""`petteia calibrate`: fit the chances that analysis tells to games of bots, and show how true they are."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from petteia.analysis.calibration import Calibration, Reliability, drawing, fit, gather, judge_of, judged, ship
from petteia.cli.progress import bar
from petteia.core.registry import game as find_game


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many sit at the table; the game's smallest number unless told.")
@click.option("--games", type=click.IntRange(min=8), default=2050, show_default=True, help="To play.")
@click.option("--simulations", type=click.IntRange(min=8), default=400, show_default=True, help="Of a look.")
@click.option("--moves", type=click.IntRange(min=1), default=60, show_default=True, help="Simulations for a move.")
@click.option("--looks", type=click.IntRange(min=1), default=6, show_default=True, help="Positions of each game.")
@click.option(
    "--judge", "asked", default="", metavar="BOT", help="Ask this bot at first sight (`net`), without a look."
)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep games here, and go on.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the table here.")
@click.option("--ship", "ships", is_flag=True, help="Write the fitted numbers into the game's folder.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def calibrate(
    game: str,
    seats: int | None,
    games: int,
    simulations: int,
    moves: int,
    looks: int,
    asked: str,
    seed: int,
    path: Path | None,
    svg: Path | None,
    ships: bool,
    as_json: bool,
) -> None:
    """Play games of GAME between bots and show how often chances of each size come true.

    Each quarter of the games is judged by chances fitted to the other three; those fitted to all are shipped. Ctrl-C
    stops playing and judges what there is; with --file the same command goes on.
    """
    known = find_game(game)
    count = known.seated(seats)
    if asked and ships:
        raise click.UsageError("--ship writes the numbers for the search of analysis: not with --judge")
    wanted = Calibration(known, count, simulations, moves, looks, seed, asked)
    if asked:
        judge_of(known, asked)  # it may be no bot at all: that is said before the games
    with bar("games", games) as moved:
        sights = gather(wanted, games, path, moved)
    weights, found = fit(sights), judged(sights)
    title = f"{known.name}, {count} seats"
    if svg is not None:
        svg.write_text(drawing(found, title), encoding="utf-8")
    if as_json:
        click.echo(json.dumps({"game": game, "seats": count, "weights": weights, **found.to_json()}))
    else:
        show(found, title)
    if ships:
        click.echo(f"written to {ship(wanted, weights, found)}")


def show(found: Reliability, title: str) -> None:
    """Print the table."""
    table = Table(title=f"{title}: {found.games} games, {found.positions} positions")
    for heading in ("chances", "how many", "on average", "came true"):
        table.add_column(heading, justify="right")
    for each in found.bins:
        table.add_row(
            f"{each.low:.0%} to {each.high:.0%}", str(each.count), f"{each.chance:.1%}", f"{each.came_true:.1%}"
        )
    console = Console()
    console.print(table)
    console.print(f"Brier score {found.brier:.4f}, expected calibration error {found.error:.4f}")
    console.print(f"of the side that decides {found.deciding:.4f}, of the others {found.waiting:.4f}")
