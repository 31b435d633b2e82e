# petteia: compiled
"""Plays any legal move."""

from __future__ import annotations

from collections.abc import Mapping

from petteia.core.game import Game, Move
from petteia.players.base import Player


class RandomPlayer(Player):
    """Chooses evenly among the legal moves."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        super().__init__(game, "random", seed)

    def choose(self, view: Mapping[str, object]) -> Move:
        moves = self.imagine(view).moves()
        return moves[self.rng.randrange(len(moves))]
