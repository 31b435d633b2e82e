# petteia: compiled
"""Plain UCT: knows the rules of a game and nothing else, for others to be compared with.

Moves are chosen by UCB1, each simulation adds one node and ends with random play to the end of the game. Draws make no
nodes. What the seat cannot see is dealt anew for every simulation, and a move is compared by how often it could be made
(information-set UCT, Cowling, Powley and Whitehouse 2012); every seat maximises its own result.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from petteia.core.game import CHANCE, OVER, State
from petteia.core.walk import chance_outcome, playout
from petteia.players.thinker import Search, Thinker
from petteia.players.tree import ROOT, Tree

DEEPEST: Final = 400  # nodes on one way down; below them is random play


class UctSearch(Search):
    """One search. `Tree.promised` counts how often a move could be made."""

    def __init__(self, state: State, tree: Tree, rng: Random, exploration: float) -> None:
        super().__init__(state, tree, rng)
        self.exploration = exploration
        self.path: Final = vec[i32]([i32(0)] * DEEPEST)
        # Of every move: the stamp if it is legal now, minus it if it is known here
        self.legal: Final = vec[i32]([i32(0)] * len(state.game.all_moves))
        self.stamp: i64 = 0

    def simulate(self, done: i64) -> None:
        root = self.root
        state = root.redealt(root.actor(), self.rng) if root.game.has_secrets else root.copy()
        tree = self.tree
        node: i64 = ROOT
        depth: i64 = 0
        is_new = False
        while not is_new and depth < DEEPEST:
            actor = state.actor()
            if actor == OVER:
                break
            count = state.options(self.options)
            if actor == CHANCE:
                state.apply(chance_outcome(state, self.options, count, self.rng), None)
                continue
            child = self.best_of(node, count, actor)
            if child == 0:
                if tree.size >= tree.capacity:
                    break
                child = self.added(node, count, actor)
                is_new = True
            state.apply(i64(tree.move[child]), None)
            self.path[depth] = i32(child)
            depth += 1
            node = child
        playout(state, self.rng, self.options)
        for step in range(depth):
            node = i64(self.path[step])
            tree.visits[node] += 1
            tree.total[node] += state.payoff(i64(tree.chooser[node]))

    def best_of(self, node: i64, count: i64, actor: i64) -> i64:
        """Return the best child for one of the *count* options by UCB1; zero if an option was never tried here."""
        tree = self.tree
        legal = self.legal
        options = self.options
        self.stamp += 1
        stamp = i32(self.stamp)
        for place in range(count):
            legal[i64(options[place])] = stamp
        known: i64 = 0
        best: i64 = 0
        most = -1.0e9
        child = i64(tree.first[node])
        while child != 0:
            move = i64(tree.move[child])
            if legal[move] == stamp and i64(tree.chooser[child]) == actor:  # a draw may have given the turn to another
                legal[move] = -stamp
                known += 1
                tree.promised[child] += 1
                visits = float(i64(tree.visits[child]))
                spread = sqrt(log(float(i64(tree.promised[child]))) / visits)
                worth = tree.total[child] / visits + self.exploration * spread
                if worth > most:
                    most, best = worth, child
            child = i64(tree.sibling[child])
        return best if known == count else 0

    def added(self, node: i64, count: i64, actor: i64) -> i64:
        """Return a new child for one of the options never tried here, each with the same chance."""
        tree = self.tree
        stamp = i32(self.stamp)
        chosen: i64 = 0
        seen: i64 = 0
        for place in range(count):
            if self.legal[i64(self.options[place])] == stamp:
                seen += 1
                if self.rng.randrange(seen) == 0:
                    chosen = i64(self.options[place])
        child = tree.add(chosen, 1, i64(tree.first[node]), 0.0, 0)
        tree.chooser[child] = u8(actor)
        tree.promised[child] = 1
        tree.first[node] = i32(child)
        return child


class UctPlayer(Thinker):
    """Thinks by plain UCT."""

    def search(self, state: State) -> Search:
        return UctSearch(state, self.tree, self.rng, self.exploration)
