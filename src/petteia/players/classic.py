# petteia: compiled
"""The Monte-Carlo tree search of the first release, kept as it was: stronger ones are measured against it.

Every simulation walks down one tree in a state imagined from the view, so what the seat cannot see cannot leak in.
With secrets the tree is that of the deciding seat's information sets: a child is a move, whatever the imagined state,
and only children legal in the state at hand take part. Every seat maximises its own result (max-n), teams together.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from petteia.core.game import CHANCE, OVER, State
from petteia.core.walk import chance_outcome
from petteia.players.judge import Judge
from petteia.players.thinker import Search, Thinker
from petteia.players.tree import LOSS, ROOT, WIN, Tree, promise_at

DEEPEST: Final = 400  # decisions from the root; deeper ones are judged as they stand
LEAF_VISITS: Final = 2  # a node is looked into when it was judged this often
MOST_PROMISE: Final = 1000  # of the option that looks best one decision ahead
IMAGINED: Final = 64  # states imagined in one search; more are drawn as it goes on


class ClassicSearch(Search):
    """One search: a tree, a judge, and states imagined."""

    def __init__(
        self, state: State, judge: Judge, tree: Tree, rng: Random, exploration: float, width: i64, doubt: float
    ) -> None:
        super().__init__(state, tree, rng)
        self.judge = judge
        self.exploration = exploration
        self.width: i64 = width
        self.doubt = doubt  # if any, options are judged one decision ahead; one so much worse promises a third as much
        self.rollout: i64 = 0 if judge.compares else 12  # decisions with which to finish a turn before judging it
        # Nothing hidden and two sides: children never change, and results can be proven.
        self.is_open = judge.two_sided and not state.game.has_secrets
        self.path = vec[i32]([i32(0)] * (DEEPEST + 2))
        self.actors = vec[i64]([i64(0)] * (DEEPEST + 2))
        self.legal = vec[i32]([i32(0)] * len(state.game.all_moves))
        self.stamp: i64 = 0
        self.results = vec[float]([0.0] * judge.seats)
        self.hopes = vec[float]([0.0] * len(state.game.all_moves))
        self.imagined: list[State] = [state]

    def simulate(self, done: i64) -> None:
        imagined = self.imagined
        if self.root.game.has_secrets and len(imagined) < IMAGINED and done >= len(imagined) * 4:
            imagined.append(self.root.redealt(self.root.actor(), self.rng))
        self.walk(imagined[done % len(imagined)].copy(), self.options, self.promises)

    def looks_alike(self) -> bool:
        return self.doubt > 0.0 and self.tree.looks_alike()

    def walk(self, state: State, options: vec[i16], promises: vec[i16]) -> None:
        """Walk *state*, a copy, down the tree to a leaf, judge it there, and tell all nodes on the way."""
        tree = self.tree
        node: i64 = ROOT
        depth: i64 = 0
        actor = state.actor()
        while actor != OVER and depth < DEEPEST:
            if actor == CHANCE:
                count = state.options(options)
                index = chance_outcome(state, options, count, self.rng)
                child = self.outcome(node, index)
                if child == 0:
                    break
            else:
                if tree.first[node] == 0:
                    if depth > 0 and i64(tree.visits[node]) < LEAF_VISITS:
                        break
                    if not self.expand(node, state, options, promises):
                        break
                if not self.is_open:
                    self.meet_options(node, state, options, promises)
                child = self.select(node)
                index = i64(tree.move[child])
            state.apply(index, None)
            depth += 1
            self.actors[depth] = actor
            self.path[depth] = i32(child)
            node = child
            actor = state.actor()
        if actor != OVER and depth > 0 and self.rollout > 0:
            self.finish_turn(state, self.actors[depth], self.rollout)
        self.learn(state, depth)

    def outcome(self, node: i64, index: i64) -> i64:
        """Return the child for the outcome *index* of a draw, perhaps a new one; zero if there is no room for it."""
        tree = self.tree
        child = i64(tree.first[node])
        while child != 0:
            if i64(tree.move[child]) == index:
                return child
            child = i64(tree.sibling[child])
        if tree.size >= tree.capacity:
            return 0
        added = tree.add(index, 1, i64(tree.first[node]), 0.0, 0)
        tree.first[node] = i32(added)
        return added

    def expand(self, node: i64, state: State, options: vec[i16], promises: vec[i16]) -> bool:
        """Give *node* its children, the most promising *width* of them; say whether there was room."""
        tree = self.tree
        count = state.options(options)
        if tree.size + count > tree.capacity:
            return False
        if count == 1:
            promises[0] = 1
        else:
            self.insight.order(state, options, count, promises)
            if self.doubt > 0.0:
                self.look_ahead(state, options, count, promises)
        least: i64 = 1
        if node != ROOT and count > self.width:
            least = max(1, promise_at(promises, count, self.width))
        elif node == ROOT:
            least = 0
        self.add_children(node, options, promises, count, least)
        if tree.first[node] == 0:  # nothing promises anything
            self.add_children(node, options, promises, count, 0)
        return True

    def look_ahead(self, state: State, options: vec[i16], count: i64, promises: vec[i16]) -> None:
        """Judge every option that promises anything one decision ahead; the better it looks, the more it promises."""
        actor = state.actor()
        hopes = self.hopes
        best = -2.0
        for place in range(count):
            hopes[place] = -2.0
            if promises[place] > 0:
                after = state.copy()
                after.apply(i64(options[place]), None)
                self.judge.values(after, self.results)
                hopes[place] = self.results[actor]
                best = max(best, hopes[place])
        for place in range(count):
            if promises[place] > 0:
                promises[place] = i16(1 + i64(float(MOST_PROMISE) * exp((hopes[place] - best) / self.doubt)))

    def add_children(self, node: i64, options: vec[i16], promises: vec[i16], count: i64, least: i64) -> None:
        tree = self.tree
        promised: i64 = i64(tree.promised[node])
        first = i64(tree.first[node])
        for place in range(count):
            promise = i64(promises[place])
            if promise >= least:
                promise = max(1, promise)
                promised += promise
                first = tree.add(i64(options[place]), promise, first, self.hopes[place], 0)
        tree.first[node] = i32(first)
        tree.promised[node] = i32(promised)

    def meet_options(self, node: i64, state: State, options: vec[i16], promises: vec[i16]) -> None:
        """Mark what is legal in this imagined state, and add children for moves that never were before."""
        tree = self.tree
        legal = self.legal
        self.stamp += 1
        stamp = i32(self.stamp)
        count = state.options(options)
        for place in range(count):
            legal[i64(options[place])] = stamp
        known: i64 = 0
        child = i64(tree.first[node])
        while child != 0:
            move = i64(tree.move[child])
            if legal[move] == stamp:
                legal[move] = -stamp
                known += 1
            child = i64(tree.sibling[child])
        if known == count or (known > 0 and known >= self.width) or tree.size + count > tree.capacity:
            return
        self.insight.order(state, options, count, promises)
        new: i64 = 0
        for place in range(count):
            index = i64(options[place])
            if legal[index] == stamp and (promises[place] > 0 or (known == 0 and place == 0)):
                options[new] = i16(index)
                promises[new] = promises[place]
                legal[index] = -stamp
                new += 1
        if self.doubt > 0.0:
            self.look_ahead(state, options, new, promises)
        self.add_children(node, options, promises, new, 0)

    def select(self, node: i64) -> i64:
        """Return the child that is worth most, or is promising and was little tried."""
        tree = self.tree
        visits = tree.visits
        total = tree.total
        node_visits = i64(visits[node])
        scale = self.exploration * sqrt(float(node_visits + 1)) / float(max(1, i64(tree.promised[node])))
        stamp: i64 = -self.stamp
        looks = self.doubt > 0.0
        best = -1000.0
        chosen: i64 = 0
        # An untried child is hoped to be a little worse than the tried ones.
        tried = 0.0
        hoped: i64 = 0
        child = i64(tree.first[node])
        while child != 0:
            count = i64(visits[child])
            if count > 0:
                tried += total[child]
                hoped += count
            child = i64(tree.sibling[child])
        untried = tried / float(hoped) - 0.15 if hoped > 0 else 0.0
        child = i64(tree.first[node])
        while child != 0:
            if self.is_open or i64(self.legal[i64(tree.move[child])]) == stamp:
                count = i64(visits[child])
                proof = i64(tree.proof[child])
                worth = total[child] / float(count) if count > 0 else tree.hope[child] if looks else untried
                if proof == WIN:
                    worth = 100.0
                elif proof == LOSS:
                    worth = -100.0
                worth += scale * float(i64(tree.promise[child])) / float(1 + count)
                if worth > best:
                    best, chosen = worth, child
            child = i64(tree.sibling[child])
        return chosen

    def learn(self, state: State, depth: i64) -> None:
        """Add the worth of *state* to every node on the path, as the seat that chose it sees it."""
        tree = self.tree
        results = self.results
        actors = self.actors
        over = state.actor() == OVER
        self.judge.values(state, results)
        tree.visits[ROOT] += 1
        for step in range(i64(1), depth + 1):
            node = i64(self.path[step])
            tree.visits[node] += 1
            if actors[step] != CHANCE:
                tree.total[node] += results[actors[step]]
        if over and self.is_open and depth > 0:
            tree.prove(state, self.path, self.actors, depth)


class ClassicPlayer(Thinker):
    """Thinks as the bots of the first release did; what comes after them is measured against it."""

    def search(self, state: State) -> Search:
        return ClassicSearch(state, self.judge(state), self.tree, self.rng, self.exploration, self.width, self.doubt)
