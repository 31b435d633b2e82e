"""A place in the game and who sits there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """Empty, a person's (with or without a bot standing in, given up or not), or a bot's."""

    user: str | None = None
    name: str = ""
    level: int | None = None
    style: str = ""  # of its bot
    stands_in: bool = False
    resigned: bool = False

    @property
    def kind(self) -> str:
        """Whose seat it is: `empty`, a `person`'s or a `bot`'s."""
        if self.level is not None:
            return "bot"
        return "empty" if self.user is None else "person"

    @property
    def is_empty(self) -> bool:
        return self.user is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Say whether a person decides here now: a stand-in does not count as one."""
        return self.user is not None and not self.stands_in

    @property
    def is_bot(self) -> bool:
        """Say whether a bot decides here now."""
        return self.level is not None or self.stands_in
