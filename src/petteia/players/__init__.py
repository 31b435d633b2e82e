"""Who decides: bots behind one interface. A bot is given a view, never a state."""

from __future__ import annotations

from petteia.core.game import Game, PetteiaError
from petteia.core.registry import game as find_game
from petteia.players.base import Player
from petteia.players.greedy import GreedyPlayer
from petteia.players.random import RandomPlayer

__all__ = ["Player", "UnknownPlayer", "player", "players"]

KINDS: dict[str, type[RandomPlayer] | type[GreedyPlayer]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
LEVELS = {1: "random", 2: "greedy"}


class UnknownPlayer(PetteiaError):
    """No bot has this name or level."""


def players() -> list[str]:
    """Return the names of all bots, the weakest first."""
    return list(KINDS)


def player(game: str | Game, name: str | None = None, *, level: int | None = None, seed: int | None = None) -> Player:
    """Return a bot for *game*, by name or by level; with a *seed* it decides alike every time."""
    if (name is None) == (level is None):
        raise UnknownPlayer("ask for a bot either by name or by level")
    if level is not None and level not in LEVELS:
        raise UnknownPlayer(f"there is no level {level!r}; there are {', '.join(map(str, LEVELS))}")
    wanted = LEVELS[level] if level is not None else str(name)
    if wanted not in KINDS:
        raise UnknownPlayer(f"there is no bot {wanted!r}; there are {', '.join(KINDS)}")
    return KINDS[wanted](find_game(game) if isinstance(game, str) else game, seed)
