"""`petteia benchmark`: an agent against pinned opponents by a fixed protocol, in a file that anybody can check."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from petteia.arena.benchmark import ROUNDS, check, document, load, protocol_of, run
from petteia.arena.crew import Crew
from petteia.cli.progress import bar
from petteia.core.registry import game as find_game
from petteia.core.registry import games
from petteia.players import player

WEIGHTS = {".json": "mcts:judge=", ".network": "net:weights=", ".zip": "ppo:weights="}  # files that a bot plays with
ASKED_AGAIN = 4  # games


@click.command()
@click.argument("agent", required=False)
@click.option("--game", "slug", help="Which game; the first there is unless told.")
@click.option("--seats", type=int, help="How many sit at the table; the game's smallest number unless told.")
@click.option("--rounds", type=click.IntRange(min=1), default=ROUNDS, show_default=True, help="Seeds per opponent.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--on", default="", metavar="ADDRESS", help="Play on a Ray cluster: auto, or ray://host:port.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep games here, and go on.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the benchmark here, as JSON.")
@click.option("--check", "kept", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Check this file.")
@click.option("--again", default=str(ASKED_AGAIN), show_default=True, help="In so many games of it, or `all`.")
@click.option("--json", "as_json", is_flag=True, help="Print the table as JSON.")
def benchmark(
    agent: str | None,
    slug: str | None,
    seats: int | None,
    rounds: int,
    processes: int,
    on: str,
    path: Path | None,
    out: Path | None,
    kept: Path | None,
    again: str,
    as_json: bool,
) -> None:
    """Let AGENT meet the pinned opponents of a game, and print its scores and its rating with intervals.

    AGENT is any bot: `level3`, `mcts:simulations=500`, your own `module.Class`, a file of weights (*.json, *.network,
    *.zip of MaskablePPO), or a program, "program:COMMAND". With --out everything is written to a file; --check FILE
    replays all its games by the rules, lets the opponents decide again in --again of them, and counts anew.
    """
    if kept is not None:
        if again != "all" and not again.isdecimal():
            raise click.UsageError("--again takes a number of games, or all")
        told = load(kept)
        for line in check(told, None if again == "all" else int(again)):
            click.echo(f"  ok  {line}")
        show(told, Console())
        return
    if agent is None:
        raise click.UsageError("which agent? A bot, module.Class, a file of weights, program:COMMAND; or --check FILE")
    known = find_game(slug or games()[0])
    count = known.seated(seats)
    if Path(agent).suffix in WEIGHTS and Path(agent).is_file():
        agent = f"{WEIGHTS[Path(agent).suffix]}{agent}"
    player(known, agent)  # so that a wrong name is told before anything is played
    protocol = protocol_of(known, count)
    total = sum(1 for _ in protocol.fixtures(agent, rounds))
    with bar("games", total) as moved:
        results = run(protocol, agent, rounds, Crew(processes, on), path, moved)
    told = document(protocol, agent, rounds, results)
    if out is not None:
        draft = out.with_name(out.name + ".part")
        draft.write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(out)
    if as_json:
        click.echo(json.dumps({name: value for name, value in told.items() if name != "games"}, indent=2))
    else:
        show(told, Console())


def show(told: dict[str, Any], console: Console) -> None:
    """Print the table."""
    found = told["table"]
    title = f"{told['agent']} at {told['game']}, {told['seats']} seats, protocol {told['protocol']}"
    table = Table(title=title, caption=f"Petteia {told['petteia']}, rules {told['rules']}")
    for heading in ("opponent", "games", "score", "95 %"):
        table.add_column(heading, justify="left" if heading == "opponent" else "right")
    for row in found["opponents"]:
        spread = f"{row['low']:.1%} … {row['high']:.1%}"
        table.add_row(row["opponent"], str(row["games"]), f"{row['score']:.1%}", spread)
    console.print(table)
    rating = f"rating {found['rating']:+.0f} ± {found['margin']:.0f} (random is 0)"
    console.print(f"{rating}, {found['ms']:.1f} ms a decision")
    if found["faults"]:
        faults = ", ".join(f"{count} {name}" for name, count in sorted(found["faults"].items()))
        console.print(f"faults in {found['decisions']} decisions: {faults}")
