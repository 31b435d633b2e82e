# petteia: compiled
"""What every bot is: a name, and a choice for every view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.random import Random
from mypy_extensions import mypyc_attr

from petteia.core.event import Event
from petteia.core.game import OVER, Game, Move, PetteiaError, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot at one kind of game."""

    def __init__(self, game: Game, name: str, seed: int | None = None) -> None:
        self.game = game
        self.name = name
        self.spec = ""  # what `petteia.player` made it from
        self.listens = False  # it wants to hear what happens, and how the game ends
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

    def imagine(self, view: Mapping[str, object]) -> State:
        """Return a state that looks like *view*; raise PetteiaError if the game is over in it: nobody must decide."""
        state = self.game.determinize(view, self.rng)
        if state.actor() == OVER:
            raise PetteiaError(f"the game is over in this view: {self.name} has nothing to choose")
        return state

    def choose(self, view: Mapping[str, object]) -> Move:
        """Return a legal move for the seat that *view* belongs to and that must decide in it."""
        raise NotImplementedError

    def ponder(self, view: Mapping[str, object], seconds: float) -> bool:
        """Think on for some *seconds* while somebody else decides, as *view* of this bot's seat shows it.

        Say whether more of it may help; most bots do not think on at all.
        """
        return False

    def memory(self) -> int:
        """Return about how many bytes its thoughts may take."""
        return 0

    def hear(self, events: Sequence[Event]) -> None:
        """Hear what happened, as its seat may know it; only a bot that listens is told."""

    def end(self, view: Mapping[str, object]) -> None:
        """Hear that the game is over, as *view* shows it; only a bot that listens is told."""

    def faults(self) -> dict[str, int]:
        """Return what went wrong in this game, and how often; nothing with most bots."""
        return {}
