# petteia: compiled
"""A game of Gods of Olympus: what its rules do, told by its words."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.event import Fact
from petteia.core.game import Game, Move, State
from petteia.games.gods.rules.board import Mountain
from petteia.games.gods.rules.position import empty_pieces
from petteia.games.gods.rules.turn import Turn
from petteia.games.gods.words import decisions, notation, viewing


class GodsState(Turn):
    """A state as everybody outside this folder knows it."""

    def copy(self) -> State:
        twin = GodsState(self.game, self.seats, self.mountain, self.rings, self.box, self.pieces[:])
        self.copy_to(twin)
        return twin

    def to_text(self) -> str:
        return notation.write(self)

    def explain(self, index: i64) -> tuple[Fact, str]:
        return decisions.explain(self, int(index))

    def to_view(self, seat: i64) -> dict[str, object]:
        return viewing.view(self)

    def question(self) -> Fact:
        return decisions.DECISIONS.question(self)

    def priced(self, move: Move) -> Move:
        return viewing.foretold(self, move)


def new_state(game: Game, seats: int, mountain: Mountain, rings: int, box: int) -> GodsState:
    """Return the state before anything is set up."""
    return GodsState(game, seats, mountain, rings, box, empty_pieces(mountain))
