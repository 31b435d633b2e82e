# petteia: compiled
"""Monte-Carlo tree search: for any number of sides, chance and hidden information.

Every simulation deals anew what the seat cannot see, walks down one tree of moves and ends in a judgement.

A draw makes no branches: what may follow it is one node, and of its children those take part that are legal in the
state at hand and belong to the seat that decides there. So it is with hidden cards. Moves that are the only ones make
no nodes either. Rivals may be given few replies, down to the one that promises most: then the tree grows deep, towards
the next turn of the seat, instead of spending itself on them. Every seat looks at its own result, teams together.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from petteia.core.game import CHANCE, OVER, Game, State
from petteia.core.walk import chance_outcome
from petteia.players.judge import sides_of
from petteia.players.mind import EVERYBODY, Mind
from petteia.players.onward import most_promising
from petteia.players.thinker import PAUSE, Search, Thinker
from petteia.players.tree import LOSS, ROOT, WIN, Tree, promise_at

DEEPEST: Final = 400  # decisions from the root, forced ones and draws included; deeper ones are judged as they stand
FINDABLE: Final = 200  # of a tree's simulations one in so many must have come to a node that is found again
WORLDS: Final = 4  # dealt to find again, where something is hidden, what others were expected to do
UNTRIED: Final = 0.15  # what an untried move is thought to be worse than those tried
PROVEN_TURNS: Final = 3  # within which a bot looks for a proven win of its own
LOSING_TURNS: Final = 2  # and of the others
LONGEST_ROLLOUT: Final = 12  # decisions with which a turn is finished before it is judged


class MctsSearch(Search):
    """One search: whom it asks, what it looks at, and how eagerly."""

    def __init__(
        self,
        state: State,
        mind: Mind,
        tree: Tree,
        rng: Random,
        exploration: float,
        width: i64,
        replies: i64,
        seat: i64 = -1,
    ) -> None:
        super().__init__(state, tree, rng)
        self.mind = mind
        self.seat = state.actor() if seat < 0 else seat  # who thinks: what it cannot see is dealt anew
        self.side = state.side(self.seat)
        self.exploration = exploration
        self.width: i64 = width  # moves of its own side that are looked at in one position
        self.replies: i64 = replies  # and of its rivals
        self.opening: i64 = mind.opening
        self.rollout: i64 = 0 if mind.judges_half_turns else LONGEST_ROLLOUT
        # Nothing hidden, nothing drawn and two sides: children never change, and results can be proven.
        self.is_open = sides_of(state) == 2 and not state.game.has_secrets
        self.path: Final = vec[i32]([i32(0)] * (DEEPEST + 2))
        self.actors: Final = vec[i64]([i64(0)] * (DEEPEST + 2))
        self.legal: Final = vec[i32]([i32(0)] * len(state.game.all_moves))
        self.stamp: i64 = 0
        self.results: Final = vec[float]([0.0] * state.seats)
        self.hopes: Final = vec[float]([0.0] * len(state.game.all_moves))

    def looks_alike(self) -> bool:
        return self.mind.looks_ahead and self.tree.looks_alike()

    def simulate(self, done: i64) -> None:
        root = self.root
        self.walk(root.redealt(self.seat, self.rng) if root.game.has_secrets else root.copy())

    def walk(self, state: State) -> None:
        """Walk *state*, a copy, down the tree to a leaf, judge it there, and tell all nodes on the way."""
        tree, options = self.tree, self.options
        node: i64 = ROOT
        depth: i64 = 0
        steps: i64 = 0
        opened = False
        actor = state.actor()
        while actor != OVER and steps < DEEPEST:
            steps += 1
            count: i64 = 0
            if actor == CHANCE:
                if self.is_open:  # something is drawn after all: begin again
                    self.is_open = False
                    tree.clear()
                    self.walk(self.root.copy())
                    return
                count = state.options(options)
                state.apply(chance_outcome(state, options, count, self.rng), None)
                actor = state.actor()
                continue
            if not self.is_open or tree.first[node] == 0:
                rests = opened or (depth > 0 and i64(tree.visits[node]) < self.opening)  # it is too early for children
                if rests and self.is_open:
                    break
                count = state.options(options)
                if count == 1 and not self.is_open:  # where children never change, a node is met without its options
                    state.apply(i64(options[0]), None)
                    actor = state.actor()
                    continue
                known = i64(0) if self.is_open else self.meet(node, actor, count)
                if known == 0:
                    if rests:
                        break
                    if not self.expand(node, state, actor, count):
                        break
                    opened = True
                elif known < count and known < self.breadth(state, actor):
                    self.add_new(node, state, actor, count)
            child = self.select(node, actor)
            state.apply(i64(tree.move[child]), None)
            depth += 1
            self.actors[depth] = actor
            self.path[depth] = i32(child)
            node = child
            actor = state.actor()
        if actor != OVER and depth > 0 and self.rollout > 0:
            self.finish_turn(state, self.actors[depth], self.rollout)
        self.learn(state, depth)

    # Growing the tree ------------------------------------------------------------------------------------------

    def breadth(self, state: State, actor: i64) -> i64:
        """Return how many moves of *actor* are looked at."""
        return self.width if state.side(actor) == self.side else self.replies

    def meet(self, node: i64, actor: i64, count: i64) -> i64:
        """Mark what is legal in the state at hand; return how many of it are children that *actor* chooses."""
        tree, legal, options = self.tree, self.legal, self.options
        self.stamp += 1
        stamp = i32(self.stamp)
        for place in range(count):
            legal[i64(options[place])] = stamp
        known: i64 = 0
        child = i64(tree.first[node])
        while child != 0:
            move = i64(tree.move[child])
            if legal[move] == stamp and i64(tree.chooser[child]) == actor:
                legal[move] = -stamp
                known += 1
            child = i64(tree.sibling[child])
        return known

    def expand(self, node: i64, state: State, actor: i64, count: i64) -> bool:
        """Give *node* children, the most promising of what *actor* may do; say whether there was room."""
        tree, options, promises = self.tree, self.options, self.promises
        if tree.size + count > tree.capacity:
            return False
        if count == 1:
            promises[0] = 1
        else:
            self.mind.priors(state, options, count, promises, self.hopes)
        least: i64 = 1
        width = self.breadth(state, actor)
        if node == ROOT:
            least = 0
        elif width == 1:
            self.add_best(node, actor, count)
            return True
        elif count > width:
            least = max(1, promise_at(promises, count, width))
        self.add_children(node, actor, count, least)
        if tree.first[node] == 0:  # nothing promises anything
            self.add_children(node, actor, count, 0)
            tree.partial[node] = 0
        return True

    def add_best(self, node: i64, actor: i64, count: i64) -> None:
        """Give *node* one child, the most promising move of *actor*."""
        best = most_promising(self.promises, count, -1)
        self.options[0] = self.options[best]
        self.promises[0] = self.promises[best]
        self.hopes[0] = self.hopes[best]
        self.add_children(node, actor, 1, 0)
        if count > 1:
            self.tree.partial[node] = 1

    def add_new(self, node: i64, state: State, actor: i64, count: i64) -> None:
        """Give *node* children for moves that never were legal there before."""
        tree, legal, options, promises = self.tree, self.legal, self.options, self.promises
        if tree.size + count > tree.capacity:
            return
        stamp = i32(self.stamp)
        new: i64 = 0
        for place in range(count):
            if legal[i64(options[place])] == stamp:
                options[new] = options[place]
                new += 1
        self.mind.priors(state, options, new, promises, self.hopes)
        self.add_children(node, actor, new, 1)

    def complete(self) -> None:
        """Give a root that was a node of another tree the children that were not looked at there."""
        tree, legal, options, promises, hopes = self.tree, self.legal, self.options, self.promises, self.hopes
        if tree.first[ROOT] == 0:
            return
        actor = self.root.actor()
        count = self.root.options(options)
        known = self.meet(ROOT, actor, count)
        if actor == self.seat:
            self.drop_others()
        if known < count and tree.size + count <= tree.capacity:
            self.mind.priors(self.root, options, count, promises, hopes)  # of all: they are told of them together
            stamp = i32(self.stamp)
            new: i64 = 0
            for place in range(count):
                if legal[i64(options[place])] == stamp:
                    options[new] = options[place]
                    promises[new] = promises[place]
                    hopes[new] = hopes[place]
                    new += 1
            self.add_children(ROOT, actor, new, 0)
            tree.partial[ROOT] = 0
        tree.settle_root()

    def rule_out(self, lost: dict[int, int]) -> None:
        """Look no further at moves that are proven to lose."""
        tree = self.tree
        if tree.first[ROOT] == 0:
            self.simulate(0)
        child = i64(tree.first[ROOT])
        while child != 0:
            if int(tree.move[child]) in lost:
                tree.proof[child] = LOSS
            child = i64(tree.sibling[child])

    def drop_others(self) -> None:
        """Drop the children of the root that the seat cannot choose: they were for other draws."""
        tree, stamp = self.tree, -self.stamp
        first: i64 = 0
        child = i64(tree.first[ROOT])
        while child != 0:
            following = i64(tree.sibling[child])
            if i64(self.legal[i64(tree.move[child])]) == stamp and i64(tree.chooser[child]) == self.seat:
                tree.sibling[child] = i32(first)
                first = child
            else:
                tree.promised[ROOT] -= i32(tree.promise[child])
            child = following
        tree.first[ROOT] = i32(first)

    def add_children(self, node: i64, actor: i64, count: i64, least: i64) -> None:
        """Add the first *count* options that promise *least* or more."""
        tree, options, promises, hopes = self.tree, self.options, self.promises, self.hopes
        promised: i64 = i64(tree.promised[node])
        first = i64(tree.first[node])
        stamp = i32(self.stamp)
        for place in range(count):
            promise = i64(promises[place])
            if promise >= least:
                promise = max(1, promise)
                promised += promise
                move = i64(options[place])
                first = tree.add(move, promise, first, hopes[place], actor)
                self.legal[move] = -stamp
            else:
                tree.partial[node] = 1
        tree.first[node] = i32(first)
        tree.promised[node] = i32(promised)

    # Walking ---------------------------------------------------------------------------------------------------

    def select(self, node: i64, actor: i64) -> i64:
        """Return the child that is worth most to *actor*, or is promising and was little tried."""
        tree, legal, is_open = self.tree, self.legal, self.is_open
        visits, total, promise, sibling = tree.visits, tree.total, tree.promise, tree.sibling
        node_visits = i64(visits[node])
        scale = self.exploration * sqrt(float(node_visits + 1)) / float(max(1, i64(tree.promised[node])))
        stamp: i64 = -self.stamp
        looks = self.mind.looks_ahead
        best = -1000.0
        chosen: i64 = 0
        fresh: i64 = 0  # the untried child that promises most
        tried = 0.0
        hoped: i64 = 0
        child = i64(tree.first[node])
        while child != 0:
            count = visits[child]  # i32: small numbers become floats with less ado
            if count > 0:
                tried += total[child]
                hoped += i64(count)
            if is_open or (i64(legal[i64(tree.move[child])]) == stamp and i64(tree.chooser[child]) == actor):
                if count == 0 and not looks:
                    if fresh == 0 or promise[child] > promise[fresh]:
                        fresh = child
                else:
                    worth = total[child] / float(count) if count > 0 else tree.hope[child]
                    proof = i64(tree.proof[child])
                    if proof == WIN:
                        worth = 100.0
                    elif proof == LOSS:
                        worth = -100.0
                    worth += scale * float(promise[child]) / float(1 + count)
                    if worth > best:
                        best, chosen = worth, child
            child = i64(sibling[child])
        if fresh > 0:  # hoped to be a little worse than the tried ones
            untried = tried / float(hoped) - UNTRIED if hoped > 0 else 0.0
            if untried + scale * float(promise[fresh]) > best:
                chosen = fresh
        return chosen

    def find(self, wanted: State, key: i64, node: i64, state: State, least: i64) -> i64:
        """Return the node of *wanted*, at or below *node*, where *state* is; -1 if it was tried too little."""
        if self.insight.key(state) == key and state.to_text() == wanted.to_text():
            return node
        if state.actor() < 0:
            return -1
        tree = self.tree
        child = i64(tree.first[node])
        while child != 0:
            if i64(tree.visits[child]) >= least:
                after = state.copy()
                after.apply(i64(tree.move[child]), None)
                found = self.find(wanted, key, child, after, least)
                if found >= 0:
                    return found
            child = i64(tree.sibling[child])
        return -1

    def find_view(self, view: Mapping[str, object], actor: i64) -> i64:
        """Return the node at which the seat has this *view* and *actor* decides, after what others did; -1 if unknown.

        Nothing but the view is compared: it is all the seat knows. What others hold is dealt, in a few ways.
        """
        if self.root.actor() == actor and self.root.view(self.seat) == view:
            return ROOT
        least = max(i64(1), i64(self.tree.visits[ROOT]) // FINDABLE)
        for world in range(WORLDS):
            state = self.root.copy() if world == 0 else self.root.redealt(self.seat, self.rng)
            found = self.find_view_below(view, actor, ROOT, state, least)
            if found >= 0:
                return found
        return -1

    def find_view_below(self, view: Mapping[str, object], actor: i64, node: i64, state: State, least: i64) -> i64:
        """Return the node of *view* at or below *node*, where *state* is, a copy, as long as others decide."""
        options = self.options
        while True:  # draws and moves that were the only ones made no nodes
            decides = state.actor()
            if decides == OVER:
                return -1
            if decides == actor and state.view(self.seat) == view:
                return node
            if decides == self.seat or (node != ROOT and actor != self.seat):
                return -1
            count = state.options(options)
            if decides == CHANCE:
                state.apply(chance_outcome(state, options, count, self.rng), None)
            elif count == 1:
                state.apply(i64(options[0]), None)
            else:
                break
        self.meet(node, decides, count)
        tree, stamp = self.tree, -self.stamp
        replies: list[i64] = []
        child = i64(tree.first[node])
        while child != 0:
            is_legal = i64(self.legal[i64(tree.move[child])]) == stamp and i64(tree.chooser[child]) == decides
            if is_legal and i64(tree.visits[child]) >= least:
                replies.append(child)
            child = i64(tree.sibling[child])
        for reply in replies:
            after = state.copy()
            after.apply(i64(tree.move[reply]), None)
            found = self.find_view_below(view, actor, reply, after, least)
            if found >= 0:
                return found
        return -1

    # Learning --------------------------------------------------------------------------------------------------

    def asked(self, depth: i64) -> i64:
        """Return the seats whose hopes matter at the end of the path, a bit each: those that chose a node of it."""
        seats: i64 = 0
        for step in range(i64(1), depth + 1):
            seats |= i64(1) << self.actors[step]
        return seats

    def learn(self, state: State, depth: i64) -> None:
        """Add the worth of *state* to every node on the path, as the seat that chose it sees it."""
        tree = self.tree
        results = self.results
        actors = self.actors
        over = state.actor() == OVER
        self.mind.values(state, self.asked(depth), results)
        tree.visits[ROOT] += 1
        for step in range(i64(1), depth + 1):
            node = i64(self.path[step])
            tree.visits[node] += 1
            tree.total[node] += results[actors[step]]
        if over and self.is_open and depth > 0:
            tree.prove(state, self.path, self.actors, depth)


class MctsPlayer(Thinker):
    """Searches as the settings say."""

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
        replies: int = 40,
        keeps: bool = False,
        ponders: bool = False,
        patient: bool = False,
    ) -> None:
        super().__init__(game, seed, simulations, seconds, weights, noise, exploration, width, proof, doubt, bias, form)
        self.replies = replies
        self.keeps = keeps
        self.patient = patient
        self.ponders = ponders  # it thinks on while others decide, if it is let
        self.kept = 0  # simulations that the last decision began with
        self.before: MctsSearch | None = None  # the last search

    def opinions(self, state: State) -> list[float]:
        into = vec[float]([0.0] * state.seats)
        self.mind(state).values(state, EVERYBODY, into)
        return list(into)

    def begin(self, state: State, view: Mapping[str, object]) -> Search:
        return self.go_on(state, view, state.actor())

    def go_on(self, state: State, view: Mapping[str, object], seat: i64) -> MctsSearch:
        """Return the search in which *seat* thinks about *state*, with what it has thought of it before."""
        before = self.before
        node = self.find(before, state, view) if self.keeps and before is not None else -1
        search = self.search(state, seat)
        self.before = search
        if node < 0:
            self.tree.clear()
        elif node > 0:
            self.tree.keep(node)
            search.complete()
        self.kept = int(self.tree.visits[ROOT])
        return search

    def sure_win(self, state: State) -> i64:
        return self.proofs.winning_move(state, PROVEN_TURNS, self.to_prove())

    def rule_out(self, search: Search, state: State, count: i64) -> i64:
        if self.proof <= 0 or self.game.has_secrets or not isinstance(search, MctsSearch):
            return -1
        lost = self.proofs.losing_moves(state, LOSING_TURNS, self.to_prove())
        if not lost:
            return -1
        longest = max(lost.values())
        if i64(len(lost)) == count:  # whatever it does, it loses: what lasts longest is left
            lost = {move: turns for move, turns in lost.items() if turns < longest}
        if i64(len(lost)) == count - 1:
            for index in state.indices():
                if index not in lost:
                    return i64(index)
        search.rule_out(lost)
        return -1

    def ponder(self, view: Mapping[str, object], seconds: float) -> bool:
        if not self.ponders:
            return False
        until = time.monotonic() + seconds
        state = self.game.determinize(view, self.rng)
        seat = view["seat"]
        if not isinstance(seat, int) or state.actor() < 0 or state.actor() == i64(seat):
            return False
        search = self.go_on(state, view, seat)
        tree = self.tree
        while tree.proof[ROOT] == 0 and tree.size + len(self.game.all_moves) <= tree.capacity:
            for done in range(i64(PAUSE)):
                search.simulate(done)
            if time.monotonic() >= until:
                return True
        return False

    def find(self, before: MctsSearch, state: State, view: Mapping[str, object]) -> i64:
        """Return the node of the tree that *state*, imagined from *view*, is at; -1 if it is not known to be in it."""
        if before.is_open:
            key = before.insight.key(state)
            least = max(i64(1), i64(self.tree.visits[ROOT]) // FINDABLE)
            return before.find(state, key, ROOT, before.root, least)
        if before.root.actor() != before.seat:
            return before.find_view(view, state.actor())
        # What others know is not told: only what this seat does next is found again, as long as nothing new is seen.
        after = before.root.copy()
        node = self.decision
        if node == ROOT:
            return -1
        index = i64(self.tree.move[node])
        while True:
            after.apply(index, None)
            if after.actor() != before.seat or state.actor() != before.seat:
                return -1
            if after.view(before.seat) == view:
                return node
            count = after.options(before.options)
            if count != 1:
                return -1
            index = i64(before.options[0])

    def search(self, state: State, seat: i64 = -1) -> MctsSearch:
        mind = self.mind(state)
        return MctsSearch(state, mind, self.tree, self.rng, self.exploration, self.width, self.replies, seat)
