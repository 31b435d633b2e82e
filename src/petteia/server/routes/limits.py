"""Rate limits: a bucket that fills at a steady rate, for every user or address."""

from __future__ import annotations

import time
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, so many at once."""

    per_second: float
    burst: float


MESSAGES = Rate(20, 60)  # of one socket
REQUESTS = Rate(20, 100)  # of one user or address
HEAVY = Rate(2, 20)  # requests that replay a game
GUESTS = Rate(0.2, 30)  # new guests from one address
PASSWORDS = Rate(0.1, 10)  # attempts from one address, and for one name
TABLES = Rate(0.5, 30)  # opened by one user
CHATS = Rate(1, 10)  # of one user
MOST_SOCKETS = 20  # of one user at once


class Limits:
    """All buckets of a process."""

    def __init__(self, is_on: bool = True) -> None:
        self.is_on = is_on
        self.buckets: dict[tuple[Rate, str], tuple[float, float]] = {}

    def allows(self, rate: Rate, who: str) -> bool:
        """Take one from the bucket of *who*; say whether there was one."""
        if not self.is_on:
            return True
        now = time.monotonic()
        level, at = self.buckets.get((rate, who), (rate.burst, now))
        level = min(rate.burst, level + (now - at) * rate.per_second)
        if len(self.buckets) > MOST_BUCKETS:
            self.forget(now)
        self.buckets[rate, who] = (level - 1 if level >= 1 else level), now
        return level >= 1

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again."""
        self.buckets = {
            key: (level, at)
            for key, (level, at) in self.buckets.items()
            if level + (now - at) * key[0].per_second < key[0].burst
        }
