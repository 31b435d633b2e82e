# petteia: compiled
"""The tree of a search by simulations, as columns of numbers: a search touches hundreds of thousands of nodes.

Beside it, the two ways to use what moves promise: to keep the best, and to draw one.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from petteia.core.game import State
from petteia.core.insight import Insight

ROOT: Final = 0
CAPACITY: Final = 3_000_000  # nodes
NODE_BYTES: Final = 41
WIN: Final = 1
LOSS: Final = 2


class Tree:
    """All nodes of a search. A node is a move; what it leads to are its children, a chain of siblings."""

    def __init__(self, capacity: i64) -> None:
        self.capacity: i64 = capacity
        self.size: i64 = 0
        self.move: Final = vec[i16]([i16(0)] * capacity)
        self.promise: Final = vec[i16]([i16(0)] * capacity)
        self.visits: Final = vec[i32]([i32(0)] * capacity)
        self.total: Final = vec[float]([0.0] * capacity)  # results of the seat that chose this move, added up
        self.hope: Final = vec[float]([0.0] * capacity)  # what it is expected to be worth before it was tried
        self.first: Final = vec[i32]([i32(0)] * capacity)  # the first child, zero for none
        self.sibling: Final = vec[i32]([i32(0)] * capacity)
        self.promised: Final = vec[i32]([i32(0)] * capacity)  # the promises of all children, added up
        self.proof: Final = vec[u8]([u8(0)] * capacity)  # WIN or LOSS of the seat that chose this move, if proven
        self.chooser: Final = vec[u8]([u8(0)] * capacity)  # the seat that chose this move
        self.partial: Final = vec[u8]([u8(0)] * capacity)  # 1 if some moves have no child: they promised too little
        self.is_strict = False  # nothing is proven lost while a move is left out; bots take it to be no better

    def clear(self) -> None:
        """Forget everything but an empty root."""
        self.size = 0
        self.add(0, 1, 0, 0.0, 0)

    def add(self, move: i64, promise: i64, sibling: i64, hope: float, chooser: i64) -> i64:
        """Return a new node in front of *sibling*."""
        node = self.size
        self.size += 1
        self.move[node] = i16(move)
        self.promise[node] = i16(promise)
        self.visits[node] = 0
        self.total[node] = 0.0
        self.hope[node] = hope
        self.first[node] = 0
        self.sibling[node] = i32(sibling)
        self.promised[node] = 0
        self.proof[node] = 0
        self.chooser[node] = u8(chooser)
        self.partial[node] = 0
        return node

    def keep(self, node: i64) -> None:
        """Make *node* the root, with all that is below it; forget the rest."""
        size = self.size
        numbers = vec[i32]([i32(0)] * size)  # what the nodes that stay are called from now on, counted from 1
        numbers[node] = 1
        kept: i64 = 1
        for old in range(node, size):  # a child is always added after its parent
            if numbers[old] != 0:
                if old != node:
                    kept += 1
                    numbers[old] = i32(kept)
                child = i64(self.first[old])
                while child != 0:
                    numbers[child] = 1
                    child = i64(self.sibling[child])
        self.sibling[node] = 0
        for old in range(node, size):
            if numbers[old] != 0:
                self.rename(old, i64(numbers[old]) - 1, numbers)
        self.size = kept
        self.settle_root()

    def rename(self, old: i64, new: i64, numbers: vec[i32]) -> None:
        """Move a node down to the place *new*, where nobody stays."""
        first, sibling = i64(self.first[old]), i64(self.sibling[old])
        self.move[new] = self.move[old]
        self.promise[new] = self.promise[old]
        self.visits[new] = self.visits[old]
        self.total[new] = self.total[old]
        self.hope[new] = self.hope[old]
        self.first[new] = numbers[first] - 1 if first != 0 else 0
        self.sibling[new] = numbers[sibling] - 1 if sibling != 0 else 0
        self.promised[new] = self.promised[old]
        self.proof[new] = self.proof[old]
        self.chooser[new] = self.chooser[old]
        self.partial[new] = self.partial[old]

    def settle_root(self) -> None:
        """Say of the root whether it is proven: nobody chose it, so it counts for who decides there."""
        self.proof[ROOT] = 0
        child = i64(self.first[ROOT])
        if child != 0 and self.all_lost(ROOT):
            self.proof[ROOT] = LOSS
        while child != 0:
            if self.proof[child] == WIN:
                self.proof[ROOT] = WIN
            child = i64(self.sibling[child])

    # What a search says about its root -------------------------------------------------------------------------

    def best(self) -> i64:
        """Return the child of the root to play: a proven win, else the one tried most."""
        child = i64(self.first[ROOT])
        best: i64 = -1
        most = -1.0e9
        while child != 0:
            count = i64(self.visits[child])
            score = float(count) + 0.1 * (self.total[child] / float(count) if count > 0 else -1.0)
            if self.proof[child] == WIN:
                score += 1.0e7
            elif self.proof[child] == LOSS:
                score -= 1.0e7
            if score > most:
                most, best = score, child
            child = i64(self.sibling[child])
        return best

    def tried(self) -> dict[int, int]:
        """Return how often each child of the root was tried, by the number of its move."""
        found: dict[int, int] = {}
        child = i64(self.first[ROOT])
        while child != 0:
            found[int(self.move[child])] = int(self.visits[child])
            child = i64(self.sibling[child])
        return found

    def is_settled(self, left: i64) -> bool:
        """Say whether *left* more simulations cannot make another child of the root the one tried most."""
        most: i64 = 0
        second: i64 = 0
        child = i64(self.first[ROOT])
        while child != 0:
            count = i64(self.visits[child])
            if count > most:
                most, second = count, most
            elif count > second:
                second = count
            child = i64(self.sibling[child])
        return most - second > left

    def looks_alike(self) -> bool:
        """Say whether all children of the root were expected to be worth the same: that needs no long thought."""
        child = i64(self.first[ROOT])
        hope = self.hope[child]
        while child != 0:
            if self.hope[child] != hope:
                return False
            child = i64(self.sibling[child])
        return True

    def all_lost(self, node: i64) -> bool:
        """Say whether every child of *node* is proven lost for whoever chooses."""
        if self.is_strict and self.partial[node] != 0:
            return False
        child = i64(self.first[node])
        while child != 0:
            if self.proof[child] != LOSS:
                return False
            child = i64(self.sibling[child])
        return True

    def prove(self, end: State, path: vec[i32], actors: vec[i64], depth: i64) -> None:
        """Carry a won or lost *end* up the *path* to it, *actors* having chosen each node, as far as it decides."""
        payoff = end.payoff(actors[depth])
        if payoff != 1.0 and payoff != -1.0:
            return
        node = i64(path[depth])
        if self.proof[node] != 0 and depth > 1:
            return
        self.proof[node] = WIN if payoff > 0.0 else LOSS
        step = depth
        while step > 0:
            is_win = self.proof[node] == WIN
            parent = i64(path[step - 1])
            if not is_win and not self.all_lost(parent):
                return
            if step == 1:
                self.proof[ROOT] = self.proof[node]  # nobody chose the root: it counts for who decides there
                return
            allied = end.side(actors[step]) == end.side(actors[step - 1])
            self.proof[parent] = WIN if is_win == allied else LOSS
            node = parent
            step -= 1


def promise_at(promises: vec[i16], count: i64, rank: i64) -> i64:
    """Return the greatest number that at least *rank* of the promises reach."""
    low: i64 = 0
    high: i64 = 32767
    while low < high:
        middle: i64 = (low + high + 1) // 2
        reached: i64 = 0
        for place in range(count):
            if i64(promises[place]) >= middle:
                reached += 1
        if reached >= rank:
            low = middle
        else:
            high = middle - 1
    return low


def by_promise(insight: Insight, state: State, options: vec[i16], promises: vec[i16], count: i64, rng: Random) -> i64:
    """Return a move drawn with the promises as weights."""
    if count == 1:
        return i64(options[0])
    insight.order(state, options, count, promises)
    total: i64 = 0
    for place in range(count):
        total += i64(promises[place])
    if total == 0:
        return i64(options[rng.randrange(count)])
    left: i64 = rng.randrange(total)
    for place in range(count):
        left -= i64(promises[place])
        if left < 0:
            return i64(options[place])
    raise AssertionError("unreachable: the promises add up to their total")
