# petteia: compiled
"""A game of Olympos: what its rules do, told by its words."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from petteia.core.event import Fact
from petteia.core.game import Game, Move, State
from petteia.games.olympos.rules.board import Board
from petteia.games.olympos.rules.position import empty_pieces
from petteia.games.olympos.rules.redeal import deal_anew, looks_alike
from petteia.games.olympos.rules.turn import Turn
from petteia.games.olympos.words import decisions, notation, pricing, viewing


class OlymposState(Turn):
    """A state as everybody outside this folder knows it."""

    def copy(self) -> State:
        twin = OlymposState(self.game, self.seats, self.board, self.pieces[:])
        self.copy_to(twin)
        return twin

    def redealt(self, seat: i64, rng: Random) -> State:
        twin = OlymposState(self.game, self.seats, self.board, self.pieces[:])
        self.copy_to(twin)
        twin.seed, twin.draws = None, 0
        deal_anew(twin, seat, rng)
        return twin

    def looks_like(self, other: State, seat: i64) -> bool:
        return isinstance(other, OlymposState) and looks_alike(self, other, seat)

    def to_text(self) -> str:
        return notation.write(self, notation.EVERYBODY)

    def text_for(self, seat: i64) -> str:
        return notation.write(self, int(seat))

    def explain(self, index: i64) -> tuple[Fact, str]:
        return decisions.explain(self, int(index))

    def to_view(self, seat: i64) -> dict[str, object]:
        return viewing.view(self, int(seat))

    def question(self) -> Fact:
        return decisions.DECISIONS.question(self)

    def priced(self, move: Move) -> Move:
        return pricing.priced(self, move)


def new_state(game: Game, seats: int, board: Board) -> OlymposState:
    """Return the state before anything is set up."""
    return OlymposState(game, seats, board, empty_pieces(board, seats))
