"""Who decides: bots behind one interface. A bot is given a view, never a state."""

from __future__ import annotations

from petteia.core.game import Game, PetteiaError
from petteia.core.registry import game as find_game
from petteia.players.base import Player
from petteia.players.bots import KINDS, LEVELS, UnknownPlayer, make, make_level

__all__ = ["LEVELS", "PetteiaError", "Player", "UnknownPlayer", "player", "players"]


def players() -> list[str]:
    """Return the names of all bots, kinds and levels."""
    return [*KINDS, *(f"level{level}" for level in LEVELS)]


def player(
    game: str | Game, name: str | None = None, *, level: int | None = None, seed: int | None = None, style: str = ""
) -> Player:
    """Return a bot for *game*, by name or by level; with a *seed* it decides alike every time.

    A name may carry settings, `mcts:simulations=500,judge=hand`; `level4` is a name too, `level4:style=…` one with a
    character.
    """
    if (name is None) == (level is None):
        raise UnknownPlayer("ask for a bot either by name or by level")
    known = game if isinstance(game, Game) else find_game(game)
    if level is not None:
        return make_level(known, level, seed, style)
    if style:
        raise UnknownPlayer("a bot by name has its style in the name: NAME:style=…")
    return make(known, str(name), seed)
