"""Olympos: a time track, a map of ancient Greece, discoveries, wonders and hidden cards. Two to five players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.random import Random

from petteia.core.frames import push
from petteia.core.game import Game, PositionError
from petteia.games.olympos.insight import OlymposInsight
from petteia.games.olympos.rules.board import Board
from petteia.games.olympos.rules.data import HERE, DataError, fingerprint, load_board
from petteia.games.olympos.rules.moves import every_move
from petteia.games.olympos.rules.position import STACKING
from petteia.games.olympos.state import OlymposState, new_state
from petteia.games.olympos.words import notation, reading, soundness

__all__ = ["GAME", "DataError", "Olympos", "load"]


class Olympos(Game):
    """The kind of game, on one board; see RULES.md."""

    def __init__(self, board: Board, data: str = "") -> None:
        super().__init__(
            "olympos",
            "Olympos",
            seats=(2, 3, 4, 5),
            options=(),
            version=1,
            moves=every_move(board),
            has_secrets=True,
            data=data,
            insight=OlymposInsight(),
        )
        self.board = board

    def start(self, seats: int, options: Mapping[str, object]) -> OlymposState:
        state = self.empty(seats)
        push(state, STACKING, 0)
        return state

    def empty(self, seats: int) -> OlymposState:
        """Return a board with nothing on it and nothing to decide."""
        return new_state(self, seats, self.board)

    def position(self, text: str) -> OlymposState:
        settings = reading.split(text, self.board)
        seats = settings.get("seats", "2")
        if seats not in map(str, self.seats):
            raise PositionError(f"'seats={seats}': Olympos is played by 2 to 5")
        state = self.empty(int(seats))
        reading.read_into(state, settings)
        soundness.check(state, settings)
        return state

    def determinize(self, view: Mapping[str, object], rng: Random) -> OlymposState:
        """Return a state drawn uniformly from those that look like *view*: hidden cards are dealt anew."""
        return self.position(notation.fill_in(str(view["position"]), self.board, rng))


def load(folder: str | Path) -> Olympos:
    """Return the game played with the data files in *folder*; raise DataError if one of them is wrong."""
    board, data = load_board(Path(folder)), fingerprint(Path(folder))
    return Olympos(board, "" if data == fingerprint(HERE) else data)


GAME = Olympos(load_board(HERE))
