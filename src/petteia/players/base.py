# petteia: compiled
"""What every bot is: a name, and a choice for every view."""

from __future__ import annotations

from collections.abc import Mapping

from librt.random import Random
from mypy_extensions import mypyc_attr

from petteia.core.game import Game, Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot at one kind of game."""

    def __init__(self, game: Game, name: str, seed: int | None = None) -> None:
        self.game = game
        self.name = name
        self.rng = Random() if seed is None else Random(seed)

    def reseed(self, seed: int) -> None:
        """Begin a new game as if just made with *seed*."""
        self.rng = Random(seed)

    def choose(self, view: Mapping[str, object]) -> Move:
        """Return a legal move for the seat that *view* belongs to and that must decide in it."""
        raise NotImplementedError
