"""A draft: moves that a seat would make in one go, tried on an imagined state before any of them is made."""

from __future__ import annotations

from collections.abc import Iterable

from librt.random import Random

from petteia.core.game import Move
from petteia.table.standing import Standing
from petteia.table.undo import reveals


class Draft:
    """What a seat would do next, and how the table would stand; it goes on as long as nothing new could be learnt."""

    def __init__(self, table: Standing, seat: int) -> None:
        self.seat = seat
        self.state = table.state.redealt(seat, Random(1))
        self.made: list[Move] = []
        self.is_open = True  # the seat must still decide, and knows all it has to

    @property
    def is_setting_up(self) -> bool:
        """Whether what is due belongs to the set-up of the board."""
        return self.is_open and bool(self.state.view(self.seat).get("quotas"))

    def add(self, text: str) -> bool:
        """Make a move if it fits; say whether it does."""
        if not self.is_open or self.state.why_not(text) is not None:
            return False
        before = self.state.copy()
        (move,) = self.state.play(text)
        self.made.append(move)
        self.is_open = self.state.to_act == self.seat and not reveals(before, move.text, self.seat, self.state)
        return True

    def add_all(self, texts: Iterable[str]) -> list[str]:
        """Make the moves that fit, in whatever order they do; return the others."""
        waiting = list(texts)
        while fitting := next((text for text in waiting if self.add(text)), None):
            waiting.remove(fitting)
        return waiting
