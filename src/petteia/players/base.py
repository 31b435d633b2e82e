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
        self.spec = ""  # what `petteia.player` made it from
        self.seed = seed
        self.rng = Random() if seed is None else Random(seed)

    def __repr__(self) -> str:
        return f"<{self.name} at {self.game.slug}>"

    def __reduce__(self) -> tuple[object, ...]:
        from petteia.players.pickling import reduced  # noqa: PLC0415 - it knows Player

        return reduced(self)

    def reseed(self, seed: int) -> None:
        """Begin a new game as if just made with *seed*."""
        self.seed = seed
        self.rng = Random(seed)

    def visits(self) -> dict[int, int]:
        """Return how often the last decision tried each move, by its number; nothing if it took no search."""
        return {}

    def choose(self, view: Mapping[str, object]) -> Move:
        """Return a legal move for the seat that *view* belongs to and that must decide in it."""
        raise NotImplementedError
