"""What time it is."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


def today() -> str:
    return datetime.now(UTC).date().isoformat()
