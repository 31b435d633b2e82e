"""What a search does with its simulations, and how right its judge is: why thinking longer helps, or does not.

    .venv/bin/python tools/search_report.py olympos --seats 4 --bot mcts:simulations=1000 --positions 40

Positions are taken from games that a quick bot plays with itself. In every one of them the bot thinks with a tenth of
its simulations and with all of them. Printed are averages, one JSON line each:

- depth: decisions on the main line, which follows the most tried child as long as it was tried at all often;
- turn: the share of positions in which the main line reaches the next turn of the seat, after somebody else's;
- favourite: the share of visits of the move tried most; moves: how many moves the visits are spread over (the
  exponential of their entropy);
- changed: how often ten times the simulations choose another move; gain: how much better it looks to the longer search;
- rate: simulations in a second of processor time;
- fit: R² between what the bot thinks of the positions at first sight and what the seats came to in the end, as it is
  and after the best scaling (slope); a slope above 1 says that it is too timid.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from math import exp, log

from librt.random import Random

import petteia
from petteia.core.game import CHANCE, Game, State
from petteia.core.walk import chance_outcome, scratch
from petteia.players.thinker import Thinker
from petteia.players.tree import ROOT, Tree

OFTEN = 5  # visits without which a node tells nothing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="mcts:simulations=1000", help="simulations must be set")
    parser.add_argument("--guide", default="mcts:simulations=40", help="who plays the games")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = petteia.game(wanted.game)
    states, judged, came = met(game, wanted)
    for name, value in report(game, wanted.bot, states, wanted.seed):
        print(json.dumps({"name": name, "value": round(value, 3)}))
    for name, value in fit(judged, came):
        print(json.dumps({"name": name, "value": round(value, 3)}))


def met(game: Game, wanted: argparse.Namespace) -> tuple[list[State], list[float], list[float]]:
    """Return positions with something to choose; what the judge said of all seats in them, and what they came to."""
    states: list[State] = []
    judged: list[float] = []
    came: list[float] = []
    seed = wanted.seed
    bot = thinker(game, wanted.bot, seed)
    guide = petteia.player(game, wanted.guide, seed=seed)
    rng = Random(seed)
    while len(states) < wanted.positions:
        state = game.new(wanted.seats, seed=seed)
        guide.reseed(seed)
        seed += 1
        begun = len(judged)
        while state.to_act is not None:
            if len(state.indices()) > 1 and rng.randrange(12) == 0:
                states.append(state.copy())
                judged += bot.opinions(state)
            state.play(guide.choose(state.view(state.to_act)))
        outcome = state.outcome()
        assert outcome is not None
        came += outcome * ((len(judged) - begun) // wanted.seats)
    return states[: wanted.positions], judged, came


def thinker(game: Game, spec: str, seed: int) -> Thinker:
    bot = petteia.player(game, spec, seed=seed)
    if not isinstance(bot, Thinker) or not bot.simulations:
        raise SystemExit(f"{spec} does not count simulations")
    return bot


def report(game: Game, spec: str, states: list[State], seed: int) -> Iterator[tuple[str, float]]:
    """Yield what the search does in *states*."""
    long = thinker(game, spec, seed)
    short = thinker(game, spec, seed)
    short.simulations = max(1, long.simulations // 10)
    found: dict[str, list[float]] = {name: [] for name in ("depth", "turn", "favourite", "moves", "changed", "gain")}
    done, spent = 0, 0.0
    for state in states:
        view = state.view(state.to_act)
        hasty = short.choose(view)
        began = time.process_time()
        chosen = long.choose(view)
        spent += time.process_time() - began
        done += long.done
        tree = long.tree
        depth, turn = main_line(tree, state, Random(seed))
        visits = [int(tree.visits[child]) for child in children(tree, ROOT)]
        shares = [count / sum(visits) for count in visits if count]
        found["depth"].append(depth)
        found["turn"].append(turn)
        found["favourite"].append(max(shares))
        found["moves"].append(exp(-sum(share * log(share) for share in shares)))
        found["changed"].append(hasty != chosen)
        worth = {
            int(tree.move[child]): tree.total[child] / max(1, tree.visits[child]) for child in children(tree, ROOT)
        }
        found["gain"].append(worth[chosen.index] - worth[hasty.index])
    for name, values in found.items():
        yield name, sum(values) / len(values)
    yield "rate", done / spent


def children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.first[node])
    while child:
        yield child
        child = int(tree.sibling[child])


def main_line(tree: Tree, state: State, rng: Random) -> tuple[int, bool]:
    """Return how many decisions the most tried line has, and whether it comes back to the seat after another's turn."""
    state, options = state.copy(), scratch(state)
    seat, depth, left = state.to_act, 0, False
    node = reply = ROOT  # what follows a rival's reply may hang there, or where the seat itself decided last
    while state.to_act is not None:
        count = state.options(options)
        if state.to_act == CHANCE:
            index = chance_outcome(state, options, count, rng)
            for child in children(tree, reply):
                if tree.move[child] == index:
                    node = reply = child
            state.apply(index, None)
            continue
        if left and state.to_act == seat:
            return depth, True
        left = left or state.to_act != seat
        known = often_tried(tree, reply, state) or often_tried(tree, node, state)
        if not known and count > 1:
            break
        if known:
            reply = max(known, key=lambda child: tree.visits[child])
            node = reply if state.to_act == seat else node
            depth += 1
        state.apply(tree.move[reply] if known else options[0], None)
    return depth, False


def often_tried(tree: Tree, node: int, state: State) -> list[int]:
    """Return the children of *node* that are legal in *state* and were tried at all often."""
    legal = set(state.indices())
    return [child for child in children(tree, node) if tree.move[child] in legal and tree.visits[child] >= OFTEN]


def fit(judged: list[float], came: list[float]) -> Iterator[tuple[str, float]]:
    """Yield how well the judgements tell the results."""
    total = sum(result * result for result in came)
    slope = sum(said * result for said, result in zip(judged, came, strict=True)) / sum(said * said for said in judged)
    for name, factor in (("fit", 1.0), ("fit.scaled", slope)):
        missed = sum((result - factor * said) ** 2 for said, result in zip(judged, came, strict=True))
        yield name, 1 - missed / total
    yield "fit.slope", slope


if __name__ == "__main__":
    main()
