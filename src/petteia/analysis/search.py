# petteia: compiled
"""The bots' search, asked for more than a move: what every seat may hope for after each option, and how surely."""

from __future__ import annotations

from math import sqrt

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.game import OVER, State
from petteia.players.mcts import MctsSearch
from petteia.players.mind import EVERYBODY, LinearMind, Mind
from petteia.players.tree import LOSS, ROOT, WIN, Tree


class StudySearch(MctsSearch):
    """A search from what *viewer* knows (negative: a spectator), whoever decides; with *open_cards* from all there is.

    Its tree belongs to it alone, so it can think on whenever it is asked to.
    """

    def __init__(
        self,
        state: State,
        viewer: i64,
        open_cards: bool,
        mind: Mind,
        tree: Tree,
        rng: Random,
        exploration: float,
        width: i64,
        replies: i64,
    ) -> None:
        super().__init__(state, mind, tree, rng, exploration, width, replies)
        tree.clear()
        tree.is_strict = True  # what is told as proven holds against every reply
        self.viewer: i64 = viewer
        if self.seat < 0 and viewer >= 0:
            self.side = state.side(viewer)  # a draw is due: the seat that looks will hardly be answered by policy
        self.open_cards = open_cards or not state.game.has_secrets
        self.seats: i64 = state.seats
        self.unit = self.insight.unit() if isinstance(mind, LinearMind) else 0.0
        self.linear: LinearMind | None = mind if isinstance(mind, LinearMind) else None
        count = len(state.game.all_moves)
        self.tried = vec[i64]([i64(0)] * (count + 1))  # by move; the last place is for games that end without one
        self.sums = vec[float]([0.0] * ((count + 1) * state.seats))
        self.squares = vec[float]([0.0] * ((count + 1) * state.seats))
        self.points = vec[float]([0.0] * ((count + 1) * state.seats))
        self.done: i64 = 0

    def simulate(self, done: i64) -> None:
        self.walk(self.root.copy() if self.open_cards else self.root.redealt(self.viewer, self.rng))
        self.done += 1

    def think(self, simulations: i64) -> None:
        """Simulate so many times more, or until the result is proven."""
        for _ in range(simulations):
            if self.tree.proof[ROOT] != 0:
                return
            self.simulate(self.done)

    def asked(self, depth: i64) -> i64:
        return EVERYBODY

    def learn(self, state: State, depth: i64) -> None:
        super().learn(state, depth)
        if self.tree.visits[ROOT] == 1:  # the first one, or the search began again
            self.forget()
        last: i64 = i64(len(self.tried)) - 1
        move: i64 = i64(self.tree.move[i64(self.path[1])]) if depth > 0 else last
        self.tried[move] += 1
        place: i64 = move * self.seats
        for seat in range(self.seats):
            result = self.results[seat]
            self.sums[place + seat] += result
            self.squares[place + seat] += result * result
        if self.unit > 0.0:
            self.note_points(state, place)

    def note_points(self, state: State, place: i64) -> None:
        """Note the points that every seat is expected to end with."""
        if state.actor() == OVER:
            scores = state.scores()
            for seat in range(self.seats):
                self.points[place + seat] += float(scores[seat])
            return
        linear = self.linear
        assert linear is not None
        for seat in range(self.seats):
            self.points[place + seat] += self.unit * linear.judge.sum(state, seat)

    def forget(self) -> None:
        for place in range(i64(len(self.tried))):
            self.tried[place] = 0
        for place in range(i64(len(self.sums))):
            self.sums[place] = 0.0
            self.squares[place] = 0.0
            self.points[place] = 0.0

    # What it has found -----------------------------------------------------------------------------------------

    def children(self) -> list[tuple[int, int, int, int]]:
        """Return the options: the move, how often it was tried, 1 or -1 if proven won or lost, and its promise."""
        tree = self.tree
        found: list[tuple[int, int, int, int]] = []
        child = i64(tree.first[ROOT])
        while child != 0:
            proof = 1 if tree.proof[child] == WIN else -1 if tree.proof[child] == LOSS else 0
            found.append((int(tree.move[child]), int(tree.visits[child]), proof, int(tree.promise[child])))
            child = i64(tree.sibling[child])
        return found

    def is_proven(self) -> int:
        """Return 1 or -1 if whoever decides is proven to win or to lose."""
        proof = self.tree.proof[ROOT]
        return 1 if proof == WIN else -1 if proof == LOSS else 0

    def values(self, move: int) -> list[float]:
        """Return what every seat may hope for after *move*; of a negative one, on average of all simulations."""
        return [total / float(max(1, self.count_of(move))) for total in self.added(self.sums, move)]

    def errors(self, move: int) -> list[float]:
        """Return the standard errors of these hopes."""
        count = self.count_of(move)
        if count < 2:
            return [1.0] * int(self.seats)
        means, squares = self.values(move), self.added(self.squares, move)
        return [
            sqrt(max(0.0, squares[seat] / float(count) - means[seat] * means[seat]) / float(count - 1))
            for seat in range(int(self.seats))
        ]

    def expected_points(self, move: int) -> list[float]:
        """Return the points every seat is expected to end with after *move*; none where nobody counts points."""
        if self.unit == 0.0:
            return []
        return [total / float(max(1, self.count_of(move))) for total in self.added(self.points, move)]

    def count_of(self, move: int) -> int:
        if move >= 0:
            return int(self.tried[move])
        total: i64 = 0
        for count in self.tried:
            total += count
        return int(total)

    def added(self, column: vec[float], move: int) -> list[float]:
        """Return what *column* holds for a move, or for all of them together, by seat."""
        found = [0.0] * int(self.seats)
        if move >= 0:
            for seat in range(int(self.seats)):
                found[seat] = column[move * int(self.seats) + seat]
            return found
        for place in range(len(column)):
            found[place % int(self.seats)] += column[place]
        return found

    def line(self, first: int, longest: int, least: int) -> list[int]:
        """Return *first* and what is tried most after it, as long as that was tried *least* times and nothing is drawn.

        Moves without alternative belong to the line.
        """
        tree = self.tree
        state = self.root.copy()
        found: list[int] = []
        node: i64 = ROOT
        while len(found) < longest:
            actor = state.actor()
            if actor < 0:
                break
            count = state.options(self.options)
            chosen: i64 = -1
            if count == 1 and not self.is_open:
                chosen = i64(self.options[0])
            else:
                legal = state.indices()
                best: i64 = 0
                most: i64 = -1
                child = i64(tree.first[node])
                while child != 0:
                    move = int(tree.move[child])
                    visits = i64(tree.visits[child])
                    if tree.proof[child] == WIN:
                        visits += 1_000_000_000
                    wanted = move == first if node == ROOT else (self.is_open or i64(tree.chooser[child]) == actor)
                    if wanted and visits > most and move in legal:
                        best, most = child, visits
                    child = i64(tree.sibling[child])
                if best == 0 or (node != ROOT and most < i64(least)):
                    break
                chosen = i64(tree.move[best])
                node = best
            state.apply(chosen, None)
            found.append(int(chosen))
        return found
