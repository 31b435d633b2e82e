"""Petteia: a home for board games of gods and mountains. Unofficial; the README credits designers and publishers."""

from petteia import _source

_source.install()  # before any module that may be compiled

from petteia.core.game import CHANCE, Game, IllegalMove, Move, PetteiaError, PositionError, State  # noqa: E402
from petteia.core.record import Record, RecordError  # noqa: E402
from petteia.core.registry import game, games  # noqa: E402
from petteia.players import player  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "Move",
    "PetteiaError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "game",
    "games",
    "player",
]
