"""What `petteia bench` measures, one function for each figure."""

from __future__ import annotations

import sys
import time
import tracemalloc

from librt.random import Random

import petteia
from petteia.core.corpus import at_random, play_out
from petteia.core.game import CHANCE, Game, State
from petteia.core.record import Record
from petteia.core.walk import copies, listings, playouts, scratch

SEED = 1
SAMPLE_GAMES = 5
SAMPLE_STATES = 20_000


def set_up(game: Game, seats: int) -> State:
    """Return the game, set up, that all random games begin from."""
    return game.new(seats, seed=SEED)


def time_playouts(start: State, games: int) -> tuple[int, float]:
    """Play *games* random games; return the decisions made and the seconds taken."""
    rng = Random(SEED)
    began = time.perf_counter()
    decisions = playouts(start, games, rng)
    return decisions, time.perf_counter() - began


def time_copies(start: State, count: int) -> float:
    """Return the seconds that *count* copies take."""
    began = time.perf_counter()
    copies(start, count)
    return time.perf_counter() - began


def finished_record(game: Game, seats: int) -> Record:
    """Return the longest of a few random games."""
    played = [play_out(Record(game, seats, seed=seed), at_random(Random(seed))) for seed in range(SAMPLE_GAMES)]
    return max(played, key=lambda record: len(record.moves))


def time_replays(text: str, count: int) -> float:
    """Return the seconds it takes to read a record *count* times, every line checked and every move played."""
    began = time.perf_counter()
    for _ in range(count):
        Record.parse(text)
    return time.perf_counter() - began


def time_listings(states: list[State], count: int) -> float:
    """Return the seconds it takes to list the numbers of the legal moves of all *states*, *count* times."""
    began = time.perf_counter()
    listings(states, count)
    return time.perf_counter() - began


def time_offers(states: list[State], count: int) -> float:
    """Return the seconds it takes to make the legal moves of all *states*, with prices and forecasts, *count* times."""
    began = time.perf_counter()
    for _ in range(count):
        for state in states:
            state.moves()
    return time.perf_counter() - began


def turns_of(record: Record) -> list[State]:
    """Return the states of *record* in which a seat has at least as much to choose from as on average: whole turns."""
    states = [step.before for step in record.steps() if step.seat != CHANCE]
    usual = sum(map(count_moves, states)) / len(states)
    return [state for state in states if count_moves(state) >= usual]


def count_moves(state: State) -> int:
    return int(state.options(scratch(state)))


def bytes_of(start: State) -> float:
    """Return the memory one more state takes: everything allocated for many copies, shared by their number."""
    kept: list[State | None] = [None] * SAMPLE_STATES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for place in range(SAMPLE_STATES):
        kept[place] = start.copy()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / SAMPLE_STATES


def answer(slug: str, seats: int) -> None:
    """Answer every line with a number of games by the decisions and seconds they took."""
    start = set_up(petteia.game(slug), seats)
    for line in sys.stdin:
        decisions, seconds = time_playouts(start, int(line))
        print(decisions, seconds, flush=True)
