# petteia: compiled
"""What all searches by simulations share: a budget, good and bad days, and when to stop thinking."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.game import CHANCE, Game, Move, State
from petteia.core.insight import insight_of
from petteia.core.walk import chance_outcome, scratch
from petteia.players.base import Player
from petteia.players.judge import Judge, sides_of
from petteia.players.mind import LinearMind, Mind
from petteia.players.taste import Taste
from petteia.players.tree import CAPACITY, NODE_BYTES, ROOT, Tree, by_promise

PAUSE: Final = 32  # simulations between two looks at the clock
SURE_TURNS: Final = 2  # within which a bot looks for a proven win
NODES_PER_SIMULATION: Final = 24  # what a tree of a given number of simulations is given
FEWEST_TO_PROVE: Final = 100  # positions that the worst day leaves for a proven win, if a bot looks for one


class Search:
    """One search from one state, imagined from a view: simulations that grow a tree."""

    def __init__(self, state: State, tree: Tree, rng: Random) -> None:
        self.root = state
        self.insight = insight_of(state.game)
        self.tree = tree
        self.rng = rng
        self.options = scratch(state)
        self.promises = scratch(state)

    def finish_turn(self, state: State, seat: i64, longest: i64) -> None:
        """Let *seat* go on by promise until somebody else must decide: a half-made turn is hard to judge."""
        for _ in range(longest):
            actor = state.actor()
            if actor == CHANCE:
                count = state.options(self.options)
                state.apply(chance_outcome(state, self.options, count, self.rng), None)
            elif actor == seat:
                count = state.options(self.options)
                state.apply(by_promise(self.insight, state, self.options, self.promises, count, self.rng), None)
            else:
                return

    def simulate(self, done: i64) -> None:
        """Walk down the tree once, *done* times having been before, and judge what is met at its end."""
        raise NotImplementedError

    def looks_alike(self) -> bool:
        """Say whether all options look the same at first sight: nothing there is worth long thought."""
        return False


class Thinker(Player):
    """Thinks for a number of simulations or of seconds, whichever ends first."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        simulations: int = 2000,
        seconds: float = 0.0,
        weights: dict[int, vec[float]] | None = None,
        noise: float = 0.0,
        exploration: float = 1.0,
        width: int = 40,
        proof: int = 0,
        doubt: float = 0.0,
        bias: float = 0.0,
        form: float = 1.0,
    ) -> None:
        super().__init__(game, "thinker", seed)
        self.simulations = simulations
        self.seconds = seconds
        self.weights = {} if weights is None else weights
        self.noise = noise
        self.exploration = exploration
        self.width = width
        self.proof = proof  # positions looked at for a proven win, where the game knows how
        self.doubt = doubt
        self.bias = bias
        self.form = form  # how many times less or more it thinks, at the most, on a bad and on a good day
        self.keeps = False  # what the last decisions found, as far as it is about what may still come
        self.proofs = insight_of(game).proofs()
        self.patient = False  # it uses its whole time, though more cannot change the decision: its tree is kept
        self.until = 0.0
        self.done = 0  # simulations of the last decision
        self.has_searched = False  # the last decision was one
        self.decision: i64 = ROOT  # what was decided in this tree; its root if nothing was
        self.taste: vec[float] | None = None  # what a character holds dearer than it is, by features
        self.leeway = 0.0  # how much of the result it gives up for that in one decision, at most, with two sides
        self.leeway_of_many = 0.0  # and with more
        most = int(float(simulations) * form)
        wanted = min(CAPACITY, 4096 + most * NODES_PER_SIMULATION) if simulations > 0 else CAPACITY
        self.tree = Tree(wanted)
        self.salt: i64 = 0
        self.day = 1.0
        self.wake()

    def search(self, state: State) -> Search:
        """Return the search with which to think about *state*."""
        raise NotImplementedError

    def judge(self, state: State) -> Judge:
        """Return the judge of positions in the game of *state*, as good as this bot's level and day."""
        noise = self.noise / sqrt(self.day)
        return Judge(self.weights.get(int(state.seats)), noise, self.salt, state, self.bias)

    def mind(self, state: State) -> Mind:
        """Return whom a search from *state* asks."""
        return LinearMind(self.judge(state), self.doubt)

    def favour(self, taste: vec[float], leeway: float, leeway_of_many: float) -> None:
        """Have a character from now on: among what is hardly worse, do what is most to this *taste*.

        It may be worse by *leeway* with two sides, by *leeway_of_many* with more.
        """
        self.taste = taste
        self.leeway = leeway
        self.leeway_of_many = leeway_of_many

    def opinions(self, state: State) -> list[float]:
        """Return what this bot thinks that every seat may hope for, at first sight, from -1 to 1."""
        into = vec[float]([0.0] * state.seats)
        self.judge(state).values(state, into)
        return list(into)

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.proofs = insight_of(self.game).proofs()
        self.wake()

    def wake(self) -> None:
        """Draw what lasts for a game: what is misjudged, and whether the day is good or bad."""
        self.salt = self.rng.randrange(1 << 30)
        if self.form > 1.0:
            self.day = self.form ** (2.0 * self.rng.random() - 1.0)

    def visits(self) -> dict[int, int]:
        return self.tree.tried() if self.has_searched else {}

    def memory(self) -> int:
        return int(self.tree.capacity) * NODE_BYTES

    def begin(self, state: State, view: Mapping[str, object]) -> Search:
        """Return the search with which to think about *state*, imagined from *view*."""
        self.tree.clear()
        return self.search(state)

    def to_prove(self) -> int:
        """Return how many positions this bot looks at for a proof today."""
        return self.proof if self.day == 1.0 else max(min(self.proof, FEWEST_TO_PROVE), int(self.proof * self.day))

    def sure_win(self, state: State) -> i64:
        """Return the first move of a proven win, -1 if none is known."""
        return self.proofs.winning_move(state, SURE_TURNS, self.to_prove())

    def rule_out(self, search: Search, state: State, count: i64) -> i64:
        """Let *search* leave alone what is proven to lose; return the one of *count* options left, -1 if more are."""
        return -1

    def choose(self, view: Mapping[str, object]) -> Move:
        self.until = time.monotonic() + self.seconds
        self.has_searched = False
        state = self.imagine(view)
        options = scratch(state)
        count = state.options(options)
        if count == 1:
            return self.game.all_moves[i64(options[0])]
        if self.proof > 0 and not self.game.has_secrets:
            if not self.keeps:
                self.proofs = insight_of(self.game).proofs()
            sure = self.sure_win(state)
            if sure >= 0:
                return self.game.all_moves[sure]
        search = self.begin(state, view)
        self.decision = ROOT
        only = self.rule_out(search, state, count)
        if only >= 0:
            return self.game.all_moves[only]
        self.think(search)
        self.has_searched = True
        if search.looks_alike() and self.tree.proof[ROOT] == 0:  # as good as each other: no two boards are set up alike
            return self.game.all_moves[i64(options[self.rng.randrange(count)])]
        self.decision = self.decide(search)
        return self.game.all_moves[i64(self.tree.move[self.decision])]

    def decide(self, search: Search) -> i64:
        """Return the child of the root to play, after all thought."""
        if self.taste is None:
            return self.tree.best()
        root = search.root
        leeway = self.leeway if sides_of(root) == 2 else self.leeway_of_many
        return Taste(self.taste, leeway, root, self.mind(root), self.rng).favourite(self.tree, root)

    def think(self, search: Search) -> None:
        """Simulate until the budget is spent or more cannot matter."""
        tree = self.tree
        done: i64 = 0
        limit: i64 = self.simulations if self.day == 1.0 else max(1, int(float(self.simulations) * self.day))
        began = time.monotonic()
        while done < limit or limit == 0:
            search.simulate(done)
            done += 1
            if tree.proof[ROOT] != 0:
                break
            if done == PAUSE and search.looks_alike():
                break
            if done % PAUSE == 0:
                left: i64 = limit - done
                if self.seconds > 0.0:
                    now = time.monotonic()
                    if now >= self.until:
                        break
                    left = i64(float(done) * (self.until - now) / max(1e-6, now - began))
                if not self.patient and tree.is_settled(left):
                    break
        self.done = int(done)
