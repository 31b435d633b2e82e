"""From hopes to chances: fitted to how games went on, so that of ten chances of 30 % three come true.

A search, or games played on, tell what each side may hope for, from -1 to 1. Chances are shares of these hopes: a
softmax of a bent hope, bent differently early and late in a game. The few numbers of it are fitted by
`petteia.analysis.calibration` and stand in the game's folder. No number belongs to a seat, so whoever changes seats
changes chances.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import atanh, exp

from petteia.core.game import OVER, Game, State
from petteia.core.registry import folder_of
from petteia.players.bots import nearest

FILE = "insight/chances.json"
SEARCH = "mcts"  # the bot that searches
SEARCHED, PLAYED_ON = "search", "games played on"  # whose hopes numbers were fitted to
PLAIN = (1.0, 0.0, 0.0, 0.0)  # of two sides, half of 1 + hope: for a game that nobody has fitted
NEARLY = 0.98  # hopes are bent as if none were surer than this
LEAST = 0.001  # no chance is less, or as near to 1, before something is proven

Weights = tuple[float, ...]


@cache
def fitted(game: Game) -> dict[int, tuple[Weights, str]]:
    """Return the fitted numbers of *game* by count of seats, and to whose hopes; none if nobody fitted it."""
    path = folder_of(game) / FILE
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    return {
        int(seats): (tuple(map(float, found["weights"])), found.get("hopes", SEARCHED)) for seats, found in data.items()
    }


def weights_for(game: Game, seats: int) -> Weights:
    """Return the numbers for *seats*, or for the nearest count there is."""
    known = fitted(game)
    return known[nearest(seats, known)][0] if known else PLAIN


def are_played_on(game: Game, seats: int) -> bool:
    """Say whether chances at *seats* come from games played on: from a search unless the numbers were fitted so."""
    known = fitted(game)
    return bool(known) and known[nearest(seats, known)][1] == PLAYED_ON


def bent(hope: float, phase: float) -> Weights:
    """Return what a chance is made of: the hope, drawn out and as it is, and how both change with the game."""
    long = atanh(NEARLY * max(-1.0, min(1.0, hope)))
    return long, hope, long * phase, hope * phase


def softmax(weights: Weights, features: Sequence[Weights]) -> list[float]:
    """Return the chances of sides with these features."""
    sums = [sum(weight * part for weight, part in zip(weights, each, strict=True)) for each in features]
    most = max(sums)
    powers = [exp(each - most) for each in sums]
    return [power / sum(powers) for power in powers]


def sides_of(state: State) -> list[int]:
    """Return the side of every seat."""
    return [int(state.side(seat)) for seat in range(int(state.seats))]


def side_hopes(hopes: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Return what each side may hope for: its seats on average."""
    found = []
    for side in range(max(sides) + 1):
        own = [hope for hope, of in zip(hopes, sides, strict=True) if of == side]
        found.append(sum(own) / len(own))
    return found


def chances(state: State, hopes: Sequence[float], phase: float) -> list[float]:
    """Return the chance of every seat to win: seats of one side share theirs, and those of all sides make 1."""
    sides = sides_of(state)
    features = [bent(hope, phase) for hope in side_hopes(hopes, sides)]
    found = softmax(weights_for(state.game, len(sides)), features)
    kept = [LEAST + (1 - LEAST * len(found)) * chance for chance in found]
    return [kept[side] for side in sides]


def shares(outcome: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Return the result as chances: 1 for the side that won, an equal share of it for sides that tie."""
    best = max(outcome)
    won = {side for side, result in zip(sides, outcome, strict=True) if result == best}
    return [1 / len(won) if side in won else 0.0 for side in sides]


def result_of(state: State) -> list[float]:
    """Return the chances in a game that is over."""
    assert state.actor() == OVER
    return shares([state.payoff(seat) for seat in range(int(state.seats))], sides_of(state))
