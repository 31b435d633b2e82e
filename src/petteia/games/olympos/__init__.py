"""Olympos: a time track, a map of ancient Greece, discoveries, wonders and hidden cards. Two to five players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from librt.random import Random

from petteia.core.edition import Edition, Mistake
from petteia.core.frames import push
from petteia.core.game import Game, State
from petteia.core.notation import seats_and_options
from petteia.games.olympos.insight import OlymposInsight
from petteia.games.olympos.rules import setting_up
from petteia.games.olympos.rules.board import Board
from petteia.games.olympos.rules.data import OWN, board_of, finished, swap_resources
from petteia.games.olympos.rules.moves import every_move
from petteia.games.olympos.rules.position import STACKING
from petteia.games.olympos.state import OlymposState, new_state
from petteia.games.olympos.words import notation, reading, soundness


class Olympos(Game):
    """The kind of game, on the board of one edition; see RULES.md. The first rules are kept for old records."""

    def __init__(self, board: Board, edition: Edition, version: int = 2) -> None:
        super().__init__(
            "olympos",
            "Olympos",
            seats=(2, 3, 4, 5),
            options=setting_up.options_of(version),
            version=version,
            moves=every_move(board),
            has_secrets=True,
            edition=edition,
            insight=OlymposInsight(),
        )
        self.board = board

    def mistakes(self, edition: Edition) -> list[Mistake]:
        return board_of(edition)[1].mistakes

    def made_with(self, edition: Edition) -> Olympos:
        return Olympos(finished(board_of(edition)[0]), edition)

    def start(self, seats: int, options: Mapping[str, object]) -> OlymposState:
        state = self.empty(seats, options)
        push(state, STACKING, 0)
        return state

    def empty(self, seats: int, options: Mapping[str, object]) -> OlymposState:
        """Return a board with nothing on it and nothing to decide."""
        state = new_state(self, seats, self.board)
        state.long_ways = bool(options.get("long_ways"))
        return state

    def position(self, text: str) -> OlymposState:
        settings = reading.split(text, self.board, [option.name for option in self.options])
        state = self.empty(*seats_and_options(self, settings))
        reading.read_into(state, settings)
        soundness.check(state, settings)
        return state

    def determinize(self, view: Mapping[str, object], rng: Random) -> State:
        """Return a state drawn uniformly from those that look like *view*: hidden cards are dealt anew."""
        return self.in_view(view, "position").position(notation.fill_in(str(view["position"]), self.board, rng))


@cache
def first_rules() -> Olympos:
    """Return the game that old records are of; it had resources of two territories the other way round."""
    board, _ = board_of(OWN)
    swap_resources(board, "aetolia", "arcadia")
    return Olympos(finished(board), OWN, version=1)


GAME = Olympos(finished(board_of(OWN)[0]), OWN)
GAME.kept[1] = first_rules
