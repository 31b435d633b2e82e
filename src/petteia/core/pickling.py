"""How games, states, records and bots travel to other processes and wait in files: by names and texts, never by memory.

What was pickled by one version of Petteia is read by another as long as it still plays those rules; else the error
names the rules asked for and those that are played. Compiled and interpreted programs read each other's pickles.
"""

from __future__ import annotations

from functools import lru_cache

from petteia.core.edition import parse
from petteia.core.game import Game, PetteiaError, State
from petteia.core.record import Record
from petteia.core.registry import game as find_game


class PickleError(PetteiaError):
    """A thing that cannot be pickled; the message says why."""


@lru_cache(maxsize=64)
def game_from(slug: str, version: int, edition: str) -> Game:
    """Return the game *slug* by the rules *version*, with the edition written *edition* if it is not the game's own."""
    return find_game(slug, parse(edition.encode(), slug) if edition else None).by_rules(version)


def state_from(game: Game, text: str, seed: str | None, draws: int) -> State:
    """Return the state of *game* that is written *text*, and goes on drawing where it was."""
    state = game.position(text)
    state.seed, state.draws = seed, draws
    return state


def record_from(game: Game, text: str) -> Record:
    """Return the record that *text* is, of *game* itself."""
    return Record.parse(text, game.edition if game.data else None)
