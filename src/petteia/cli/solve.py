"""`petteia solve`: small games solved exactly, and what a bot loses against its best opponent."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from petteia.analysis.solving import CALLS, NODES, Response, Truth, truth
from petteia.cli.progress import bar
from petteia.core.game import State
from petteia.core.registry import game as find_game
from petteia.core.registry import named
from petteia.players import player


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--edition", metavar="NAME|FILE", help="A small edition: one that ships with the game, or a file.")
@click.option("--openings", type=click.IntRange(min=1), default=10, show_default=True, help="Set-ups, seeds from 1.")
@click.option("--position", help="Solve this position instead.")
@click.option("--bot", help="Measure what this bot loses to its best opponent.")
@click.option("--nodes", type=click.IntRange(min=1), default=NODES, show_default=True, help="Positions for one proof.")
@click.option("--calls", type=click.IntRange(min=1), default=CALLS, show_default=True, help="Decisions of the bot.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def solve(
    game: str,
    edition: str | None,
    openings: int,
    position: str | None,
    bot: str | None,
    nodes: int,
    calls: int,
    as_json: bool,
) -> None:
    """Prove who wins GAME if nobody errs, opening by opening, where the game is small enough.

    With --bot, every opening is also played out against the bot in all ways, as first and as second: what its best
    opponent reaches beyond the truth is its exploitability, from 0 to 2.
    """
    known = find_game(named(game, edition))
    mind = None if bot is None else player(known, bot, seed=1)
    found: list[dict[str, Any]] = []
    with bar("openings", 1 if position else openings) as moved:
        for number in range(1, 2 if position else openings + 1):
            state = known.position(position) if position else known.new(known.seats[0], seed=number)
            worth = truth(state, nodes)
            row = {"opening": number, "position": state.text, **told(state, worth)}
            if mind is not None and worth.is_proven:
                for side in (0, 1):
                    response = Response(mind, side, calls, nodes)
                    lost = response.value(state) - worth.worth_to(1 - side)
                    row[f"lost by {'first' if side == first_side(state) else 'second'}"] = lost
                    row["exact"] = row.get("exact", True) and response.is_exact
            found.append(row)
            moved(number)
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(found, f"{known.name}, {known.edition.name if known.edition else ''}", bot)


def first_side(state: State) -> int:
    return int(state.side(int(state.actor())))


def told(state: State, worth: Truth) -> dict[str, Any]:
    """Return what is proven of a position."""
    who = "nobody" if worth.winner is None else "first" if worth.winner == first_side(state) else "second"
    return {"wins": who if worth.is_proven else "?", "turns": worth.turns, "proven": worth.is_proven}


def show(found: list[dict[str, Any]], title: str, bot: str | None) -> None:
    """Print a line for every opening, and the sums."""
    table = Table(title=title)
    heads = ["opening", "wins", "turns", *([f"{bot} loses first", "second", "exact"] if bot else [])]
    for heading in heads:
        table.add_column(heading, justify="right")
    for row in found:
        cells = [str(row["opening"]), str(row["wins"]), str(row["turns"])]
        if bot:
            cells += [str(row.get(name, "")) for name in ("lost by first", "lost by second", "exact")]
        table.add_row(*cells)
    console = Console()
    console.print(table)
    counts = {who: sum(row["wins"] == who for row in found) for who in ("first", "second", "nobody", "?")}
    console.print(", ".join(f"{who} wins {count}" for who, count in counts.items() if count and who != "?"))
    if counts["?"]:
        console.print(f"{counts['?']} not solved: give more --nodes, or a smaller edition")
    lost = [row[name] for row in found for name in ("lost by first", "lost by second") if name in row]
    if lost:
        least = "" if all(row.get("exact", True) for row in found) else "at least "
        console.print(f"exploitability of {bot}: {least}{sum(lost) / len(lost):.3f}, in {len(lost)} games")
