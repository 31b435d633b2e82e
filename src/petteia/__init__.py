"""Petteia: a home for board games of gods and mountains. Unofficial; the README credits designers and publishers."""

from typing import TYPE_CHECKING

from petteia import _source

_source.install()  # before any module that may be compiled

from petteia.core.game import CHANCE, Game, IllegalMove, Move, PetteiaError, PositionError, State  # noqa: E402
from petteia.core.record import Record, RecordError  # noqa: E402
from petteia.core.registry import game  # noqa: E402

if TYPE_CHECKING:
    from petteia.core.registry import games  # the package `petteia.games` itself, which can be called
    from petteia.players import Player, player

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "Move",
    "PetteiaError",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "game",
    "games",
    "player",
]


def __getattr__(name: str) -> object:
    """Return what has to do with bots; they are imported when somebody asks for one."""
    if name not in ("Player", "player"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from petteia import players  # noqa: PLC0415 - rules and records alone need no search

    found: object = getattr(players, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
