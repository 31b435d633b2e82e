"""Time to decide: so much for every decision, and a reserve for the whole game. All times in milliseconds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: seconds per decision, and seconds of reserve. Days per move is a large first number."""

    per_move: int
    reserve: int = 0


@dataclass(slots=True)
class Time:
    """The running clock of a table."""

    clock: Clock | None
    reserves: list[int]
    since: int = 0  # when the present decision began
    allowance: int = 0  # what is left of its own time; beyond it the reserve is used
    left_over: int = 0  # of the last decision's own time, when it was made
    forgiven_until: int = 0  # when the last outage ended that was not counted

    @staticmethod
    def start(clock: Clock | None, seats: int) -> Time:
        """Return the clock before the first decision."""
        reserve = clock.reserve * SECOND if clock else 0
        return Time(clock, [reserve] * seats)

    def next_decision(self, at: int) -> None:
        """Begin a decision with its full own time."""
        self.since = at
        self.allowance = self.clock.per_move * SECOND if self.clock else 0

    def decided(self, seat: int, at: int) -> None:
        """Charge *seat* for the decision it has made."""
        if self.clock is None:
            return
        spent = max(0, at - self.since)  # time never runs back, even if a clock was set back between two servers
        self.left_over = max(0, self.allowance - spent)
        self.reserves[seat] = max(0, self.reserves[seat] - max(0, spent - self.allowance))

    def taken_back(self, at: int) -> None:
        """Go on with what was left of the decision now made again: taking back wins no time."""
        self.allowance = max(0, self.left_over - max(0, at - self.since))
        self.left_over = self.allowance
        self.since = at

    def missed(self, outages: Iterable[tuple[int, int]]) -> tuple[int, int]:
        """Return how much of the present decision's time fell into *outages* not yet forgiven, and when they ended."""
        fresh = [(begun, ended) for begun, ended in outages if ended > max(self.forgiven_until, self.since)]
        return sum(ended - max(begun, self.since) for begun, ended in fresh), max((end for _, end in fresh), default=0)

    def forgive(self, missed: int, until: int) -> None:
        """Let the present decision have begun *missed* later."""
        self.since += missed
        self.forgiven_until = until

    def deadline(self, seat: int) -> int | None:
        """Return when the time of *seat*, which must decide now, is up."""
        if self.clock is None:
            return None
        return self.since + self.allowance + self.reserves[seat]
