# petteia: compiled
"""Alpha-beta for two sides that see everything: deeper and deeper, turn by turn.

A turn is several small decisions, so depth counts turns: when the side to decide changes, one is used up. Positions are
judged only there, between turns. Of a hundred targets the most promising are tried, fewer the less depth is left.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.game import CHANCE, OVER, Game, Move, State
from petteia.core.walk import scratch
from petteia.players.base import Player
from petteia.players.judge import Judge

SCALE: Final = 10_000  # a judged value of 1
WON: Final = 20_000  # an end; less by one for every decision until it comes
SURE: Final = 15_000  # beyond this a score is an end, not a judgement
INFINITY: Final = 30_000
LONGEST_LINE: Final = 96  # decisions from the root
MOST_TURNS: Final = 24
ENTRIES: Final = 1 << 19  # of the table of known positions, 16 bytes each

EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3


class Line:
    """What one decision on the way down needs: its options and the order to try them in."""

    def __init__(self, state: State) -> None:
        self.options = scratch(state)
        self.promises = scratch(state)
        self.order: Final = vec[i64]([i64(0)] * len(state.game.all_moves))
        self.killer: i64 = -1


class Table:
    """Known positions: what was found, how deep, and the best move."""

    def __init__(self, entries: i64) -> None:
        self.mask: i64 = entries - 1
        self.keys: Final = vec[i64]([i64(0)] * entries)
        self.found: Final = vec[i64]([i64(0)] * entries)

    def store(self, key: i64, depth: i64, kind: i64, score: i64, move: i64) -> None:
        place = key & self.mask
        self.keys[place] = key
        self.found[place] = ((score + INFINITY) << 32) | (move << 16) | (depth << 8) | kind

    def clear(self) -> None:
        for place in range(self.mask + 1):
            self.keys[place] = 0


class Deepening:
    """One search: grows deeper until its nodes or its time run out."""

    def __init__(self, state: State, judge: Judge, table: Table, widths: vec[i64]) -> None:
        self.judge = judge
        self.insight = judge.insight
        self.table = table
        self.widths = widths
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.until = 0.0
        self.stopped = False
        self.depth: i64 = 0  # turns looked at in full
        self.score: i64 = 0
        self.history: Final = vec[i64]([i64(0)] * len(state.game.all_moves))
        self.lines: list[Line] = [Line(state) for _ in range(LONGEST_LINE)]

    def forget(self) -> None:
        """Begin anew: what was found for other decisions must not tell this one."""
        self.nodes = 0
        self.stopped = False
        self.depth = 0
        self.score = 0
        self.table.clear()
        for index in range(i64(len(self.history))):
            self.history[index] = 0
        for line in self.lines:
            line.killer = -1

    def best(self, root: State, turns: i64) -> i64:
        """Return the best move found, looking at most *turns* turns ahead."""
        self.forget()
        line = self.lines[0]
        seat = root.actor()
        count = root.options(line.options)
        self.insight.order(root, line.options, count, line.promises)
        order = line.order
        for place in range(count):
            order[place] = (i64(line.promises[place]) << 16) | i64(line.options[place])
        sort_down(order, count)
        chosen: i64 = order[0] & 0xFFFF
        for depth in range(i64(1), turns + 1):
            found = self.best_at(root, seat, depth, count)
            if found >= 0:
                chosen = found
            if self.stopped:
                break
            self.depth = depth
            if self.score > SURE or self.score < -SURE:
                break
        return chosen

    def best_at(self, root: State, seat: i64, depth: i64, count: i64) -> i64:
        """Return the best move at *depth*, -1 if not even the first was finished; leave it in front of the order."""
        order = self.lines[0].order
        alpha: i64 = -INFINITY
        best: i64 = -1
        for place in range(count):
            index: i64 = order[place] & 0xFFFF
            after = root.copy()
            after.apply(index, None)
            if place == 0:
                score = self.after(after, seat, depth, alpha, INFINITY, 1)
            else:
                score = self.after(after, seat, depth, alpha, alpha + 1, 1)
                if score > alpha and not self.stopped:
                    score = self.after(after, seat, depth, alpha, INFINITY, 1)
            if self.stopped:
                break
            if score > alpha:
                alpha = score
                best = index
                self.score = score
                lift(order, place)
                if score > SURE:
                    break
        return best

    def after(self, state: State, seat: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """Return the score for *seat*, who just decided, of *state*, which came of it."""
        actor = state.actor()
        if actor == OVER:
            payoff = state.payoff(seat)
            if payoff == 0.0:
                return 0
            return WON - ply if payoff > 0.0 else ply - WON
        if actor == CHANCE or ply >= LONGEST_LINE:
            return self.judged(state, seat)
        if state.side(actor) == state.side(seat):
            if actor != seat and depth <= 1:
                return self.judged(state, seat)
            return self.search(state, actor, depth, alpha, beta, ply)
        if depth <= 1:
            return self.judged(state, seat)
        return -self.search(state, actor, depth - 1, -beta, -alpha, ply)

    def judged(self, state: State, seat: i64) -> i64:
        return i64(self.judge.value(state, seat) * float(SCALE))

    def search(self, state: State, seat: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """Return the score of *state* for *seat*, who decides in it, if it lies between *alpha* and *beta*."""
        self.nodes += 1
        if self.nodes % 256 == 0 and self.is_spent():
            self.stopped = True
        if self.stopped:
            return 0
        table = self.table
        key = self.insight.key(state)
        place = key & table.mask
        known: i64 = -1
        if table.keys[place] == key:
            entry = table.found[place]
            known = (entry >> 16) & 0xFFFF
            if (entry >> 8) & 0xFF >= depth:
                score: i64 = (entry >> 32) - INFINITY
                kind: i64 = entry & 0xFF
                if kind == EXACT or (kind == AT_LEAST and score >= beta) or (kind == AT_MOST and score <= alpha):
                    return score
        count = self.arrange(state, ply, depth, known)
        order = self.lines[ply].order
        best: i64 = -INFINITY
        best_move: i64 = order[0] & 0xFFFF
        low = alpha
        for number in range(count):
            index: i64 = order[number] & 0xFFFF
            after = state.copy()
            after.apply(index, None)
            if number == 0:
                score = self.after(after, seat, depth, low, beta, ply + 1)
            else:
                score = self.after(after, seat, depth, low, low + 1, ply + 1)
                if score > low and score < beta and not self.stopped:
                    score = self.after(after, seat, depth, low, beta, ply + 1)
            if self.stopped:
                return 0
            if score > best:
                best = score
                best_move = index
                if score > low:
                    low = score
                    if score >= beta:
                        self.history[index] += depth * depth
                        self.lines[ply].killer = index
                        break
        table.store(key, depth, AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST, best, best_move)
        return best

    def arrange(self, state: State, ply: i64, depth: i64, known: i64) -> i64:
        """Put the options of *state* in the order to try them, the *known* best first; return how many are tried."""
        line = self.lines[ply]
        options = line.options
        promises = line.promises
        order = line.order
        history = self.history
        count = state.options(options)
        if count == 1:
            order[0] = i64(options[0])
            return 1
        self.insight.order(state, options, count, promises)
        kept: i64 = 0
        for place in range(count):
            promise = i64(promises[place])
            index = i64(options[place])
            if promise > 0 or index == known:
                if index == known:
                    promise = 1 << 40
                elif index == line.killer:
                    promise = promise * 4 + 200
                else:
                    promise = promise * 4 + min(100, history[index] >> 2)
                order[kept] = (promise << 16) | index
                kept += 1
        if kept == 0:
            for place in range(count):
                order[place] = i64(options[place])
            kept = count
        sort_down(order, kept)
        return min(kept, self.widths[min(depth, i64(len(self.widths)) - 1)])

    def is_spent(self) -> bool:
        """Say whether the budget of nodes or of time is used up."""
        if self.most_nodes > 0 and self.nodes >= self.most_nodes:
            return True
        return self.until > 0.0 and time.monotonic() >= self.until


def sort_down(order: vec[i64], count: i64) -> None:
    """Sort the first *count* entries, greatest first; equal promises by greater number."""
    for place in range(i64(1), count):
        item = order[place]
        hole: i64 = place
        while hole > 0 and order[hole - 1] < item:
            order[hole] = order[hole - 1]
            hole -= 1
        order[hole] = item


def lift(order: vec[i64], place: i64) -> None:
    """Move the entry at *place* to the front."""
    item = order[place]
    while place > 0:
        order[place] = order[place - 1]
        place -= 1
    order[0] = item


class AlphaBetaPlayer(Player):
    """Looks some turns ahead, for a number of nodes or of seconds, whichever ends first."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        turns: int = MOST_TURNS,
        nodes: int = 20_000,
        seconds: float = 0.0,
        weights: dict[int, vec[float]] | None = None,
        noise: float = 0.0,
        widths: tuple[int, ...] = (8, 12, 16, 24),
        name: str = "alphabeta",
    ) -> None:
        super().__init__(game, name, seed)
        self.turns = turns
        self.nodes = nodes
        self.seconds = seconds
        self.weights = {} if weights is None else weights
        self.noise = noise
        self.widths: Final = vec[i64]([i64(width) for width in widths])  # options tried with 0, 1, 2 ... turns left
        self.salt: i64 = self.rng.randrange(1 << 30)
        self.table = Table(ENTRIES if seconds > 0.0 or nodes > 200_000 else 1 << 15)
        self.searches: dict[int, Deepening] = {}
        self.done = 0  # nodes of the last decision
        self.depth = 0  # turns of the last decision
        self.score = 0.0

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.salt = self.rng.randrange(1 << 30)
        self.searches.clear()

    def choose(self, view: Mapping[str, object]) -> Move:
        state = self.imagine(view)
        options = scratch(state)
        if state.options(options) == 1:
            return self.game.all_moves[i64(options[0])]
        search = self.searches.get(int(state.seats))
        if search is None:
            judge = Judge(self.weights.get(int(state.seats)), self.noise, self.salt, state)
            search = Deepening(state, judge, self.table, self.widths)
            search.most_nodes = self.nodes
            self.searches[int(state.seats)] = search
        search.until = time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        chosen = search.best(state, self.turns)
        self.done = int(search.nodes)
        self.depth = int(search.depth)
        self.score = float(search.score) / SCALE
        return self.game.all_moves[chosen]
