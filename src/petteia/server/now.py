"""What time it is."""

from __future__ import annotations

import time
from datetime import UTC, datetime

CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # goes on while the machine sleeps


def steady() -> int:
    """Return the time in nanoseconds of a clock that nobody sets."""
    return time.clock_gettime_ns(CLOCK)


STARTED = time.time_ns() - steady()


def now() -> int:
    """Return the time in milliseconds: as the clock told it when we started, so that setting it moves no deadline."""
    return (STARTED + steady()) // 1_000_000


def today() -> str:
    return datetime.now(UTC).date().isoformat()
