# petteia: compiled
"""Walking through games without judgement: random playouts and perft, the same for every game."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import CHANCE, OVER, State


def scratch(state: State) -> vec[i16]:
    """Return a list long enough for the legal moves of any state of this game."""
    return vec[i16]([i16(0)] * len(state.game.all_moves))


def chance_outcome(state: State, options: vec[i16], count: i64, rng: Random) -> i64:
    """Return one of the outcomes of the draw now due, by weight."""
    return state.drawn(options, count, rng)


def playout(state: State, rng: Random, options: vec[i16]) -> i64:
    """Play *state* to the end at random; return how many decisions the seats made."""
    decisions: i64 = 0
    while True:
        actor = state.actor()
        if actor == OVER:
            return decisions
        count = state.options(options)
        if actor == CHANCE:
            state.apply(chance_outcome(state, options, count, rng), None)
        else:
            state.apply(i64(options[rng.randrange(count)]), None)
            decisions += 1


def playouts(start: State, games: i64, rng: Random) -> i64:
    """Play *games* random games from *start*; return the decisions made in all of them."""
    options = scratch(start)
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng, options)
    return decisions


def copies(state: State, count: i64) -> None:
    """Copy *state* *count* times: what a search pays before it may try a move."""
    for _ in range(count):
        state.copy()


def listings(states: list[State], count: i64) -> None:
    """List the legal moves of all *states*, *count* times, as bots and playouts do."""
    options = scratch(states[0])
    for _ in range(count):
        for state in states:
            state.options(options)


def perft(state: State, depth: i64) -> i64:
    """Return how many sequences of *depth* decisions, draws included, begin here; a shorter game counts once."""
    if depth == 0 or state.actor() == OVER:
        return 1
    options = scratch(state)
    count = state.options(options)
    if depth == 1:
        return count
    total: i64 = 0
    for place in range(count):
        after = state.copy()
        after.apply(i64(options[place]), None)
        total += perft(after, depth - 1)
    return total
