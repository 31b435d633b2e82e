# petteia: compiled
"""What a character would rather do, where a search finds several moves about as good."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.game import CHANCE, OVER, State
from petteia.players.judge import Judge
from petteia.players.mind import Mind
from petteia.players.onward import Onward
from petteia.players.tree import LOSS, ROOT, WIN, Tree

SELDOM: Final = 8  # a move tried so many times less than the one tried most is not known well enough
LONGEST_TURN: Final = 60  # decisions and draws that are looked ahead


class Taste:
    """Holds some *features* dearer than they are, and gives up *leeway* of the result for them, at most."""

    def __init__(self, features: vec[float], leeway: float, state: State, mind: Mind, rng: Random) -> None:
        self.judge = Judge(features, 0.0, 0, state)
        self.leeway = leeway
        self.onward = Onward(state, mind, rng)

    def favourite(self, tree: Tree, root: State) -> i64:
        """Return the child of the root that is most to this taste, of those hardly worse than the best."""
        best = tree.best()
        if tree.proof[best] == WIN or tree.visits[best] == 0:
            return best
        favourite = best
        most = self.pleasure(root, i64(tree.move[best]))
        child = i64(tree.first[ROOT])
        while child != 0:
            if child != best and self.is_near(tree, child, best):
                pleasure = self.pleasure(root, i64(tree.move[child]))
                if pleasure > most:
                    most, favourite = pleasure, child
            child = i64(tree.sibling[child])
        return favourite

    def is_near(self, tree: Tree, child: i64, best: i64) -> bool:
        """Say whether *child* is known well enough to be hardly worse than the *best*."""
        tried = i64(tree.visits[child])
        if tree.proof[child] == LOSS or tried * SELDOM < i64(tree.visits[best]):
            return False
        return tree.total[child] / float(tried) >= tree.total[best] / float(tree.visits[best]) - self.leeway

    def pleasure(self, root: State, move: i64) -> float:
        """Return how much what *move* leads to is to this taste, once the turn is finished as the mind promises."""
        seat = root.actor()
        state = root.copy()
        state.apply(move, None)
        for _ in range(LONGEST_TURN):
            actor = state.actor()
            if actor != seat and actor != CHANCE:
                break
            state.apply(self.onward.choose(state), None)
        return 0.0 if state.actor() == OVER else self.judge.sum(state, seat)
