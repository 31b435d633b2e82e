"""`petteia perft`: counts the sequences of decisions, to compare engines and builds."""

from __future__ import annotations

import time

import click

import petteia
from petteia.core.walk import perft as count_sequences


@click.command()
@click.argument("slug", metavar="GAME")
@click.argument("depth", type=click.IntRange(min=1))
@click.option("--seats", type=int, help="How many play.")
@click.option("--seed", default="1", show_default=True, help="What the set-up is drawn from.")
@click.option("--position", help="Count from this position instead of a new game.")
def perft(slug: str, depth: int, seats: int | None, seed: str, position: str | None) -> None:
    """Count the sequences of decisions in GAME, draws included, for every depth up to DEPTH."""
    game = petteia.game(slug)
    state = game.new(seats, seed=seed) if position is None else game.position(position)
    for plies in range(1, depth + 1):
        began = time.perf_counter()
        count = int(count_sequences(state, plies))
        seconds = time.perf_counter() - began
        click.echo(f"{plies} {count} {count / max(seconds, 1e-9):,.0f} nodes/s")
