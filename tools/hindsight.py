"""Whom to believe where a short and a long thought disagree: the search, or games that are played on.

    .venv/bin/python tools/hindsight.py olympos --seats 4 --bot net:simulations=12000 --positions 150

Positions are taken from games that a quick bot plays with itself. Where the bot and the same bot with a tenth of its
simulations choose different moves, both are played out many times, everybody thinking for a moment, and the difference
of what the seat comes to is the truth as far as it can be had. Printed, one JSON line each:

- positions: how many were looked at; changed: in how many of them the two chose differently;
- gain: what the longer thought's choices came to above those of the shorter one, with half of the 95 % interval;
- believed.search: how what the search thought of the two moves is correlated with what came of them;
- believed.policy: the same for games that go on by the network's policy, everybody at once doing what it promises most.
"""

from __future__ import annotations

import argparse
import json
from statistics import correlation, fmean, stdev

from librt.random import Random
from search_report import children, met, thinker

import petteia
from petteia.core.game import CHANCE, State
from petteia.core.walk import chance_outcome, scratch
from petteia.players.mcts import MctsPlayer
from petteia.players.onward import Onward
from petteia.players.thinker import Thinker
from petteia.players.tree import ROOT

LONGEST = 3000  # decisions and draws


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="net:simulations=12000", help="simulations must be set")
    parser.add_argument("--guide", default="net:simulations=100", help="who plays the games")
    parser.add_argument("--truth", default="net:simulations=24", help="who plays positions out")
    parser.add_argument("--times", type=int, default=60, help="how often by those")
    parser.add_argument("--policy", type=int, default=300, help="how often by policy")
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = petteia.game(wanted.game)
    states, _, _ = met(game, wanted)
    long, short = (thinker(game, wanted.bot, wanted.seed) for _ in range(2))
    short.simulations = max(1, long.simulations // 10)
    truth = thinker(game, wanted.truth, wanted.seed)
    came: list[float] = []
    thought: list[float] = []
    played: list[float] = []
    for state in states:
        view = state.view(state.to_act)
        hasty, chosen = short.choose(view).index, long.choose(view).index
        if hasty != chosen:
            came.append(difference(state, hasty, chosen, truth, wanted.times))
            worth = thoughts(long)
            thought.append(worth[chosen] - worth[hasty])
            played.append(difference(state, hasty, chosen, long, wanted.policy, by_policy=True))
    tell("positions", len(states))
    tell("changed", len(came))
    if len(came) > 2:
        tell("gain", fmean(came))
        tell("gain.interval", 1.96 * stdev(came) / len(came) ** 0.5)
        tell("believed.search", correlation(thought, came))
        tell("believed.policy", correlation(played, came))


def tell(name: str, value: float) -> None:
    print(json.dumps({"name": name, "value": round(value, 4)}), flush=True)


def thoughts(bot: Thinker) -> dict[int, float]:
    """Return what the last search thought of every move."""
    tree = bot.tree
    return {int(tree.move[child]): tree.total[child] / max(1, tree.visits[child]) for child in children(tree, ROOT)}


def difference(state: State, before: int, after: int, bot: Thinker, times: int, by_policy: bool = False) -> float:
    """Return by how much more the seat to act comes to with the move *after* than with *before*."""
    ends = {move: [played_out(state, move, bot, seed, by_policy) for seed in range(times)] for move in (before, after)}
    return fmean(ends[after]) - fmean(ends[before])


def played_out(state: State, move: int, bot: Thinker, seed: int, by_policy: bool) -> float:
    """Return what the seat to act comes to in a game that goes on with *move*."""
    assert isinstance(bot, MctsPlayer)
    seat, rng = state.to_act, Random(seed)
    assert seat is not None
    state = state.copy()
    mind = bot.mind(state)
    state.apply(move, None)
    if by_policy:
        Onward(state, mind, rng).finish(state, LONGEST)
        return state.payoff(seat)
    options = scratch(state)
    while state.to_act is not None:
        count = int(state.options(options))
        if state.to_act == CHANCE:
            state.apply(chance_outcome(state, options, count, rng), None)
        elif count == 1:
            state.apply(int(options[0]), None)
        else:
            bot.tree.clear()
            bot.think(bot.search(state))
            state.apply(int(bot.tree.move[bot.tree.best()]), None)
    return state.payoff(seat)


if __name__ == "__main__":
    main()
