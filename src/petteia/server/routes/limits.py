"""Limits of work, for a person and for a network, over all their sockets and requests.

A bucket fills at a steady rate, for every user and address. What is dear is done beside the event loop, few at once
and each person's one after the other, so that whoever asks for much waits for himself and not the others for him.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from petteia.table.refusal import refused

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, so many at once."""

    per_second: float
    burst: float


MESSAGES = Rate(20, 60)  # of one user
MISTAKES = Rate(1, 60)  # messages of one user that make no sense or come too fast
REQUESTS = Rate(20, 100)  # of one user or address
NETWORK = Rate(200, 1_000)  # messages and requests from one address, whoever sends them
LARGE = Rate(2, 20)  # requests of one user or address with a body above the usual size
KEPT = Rate(2, 5_000)  # kilobytes that one user gives us to keep
KEPT_FROM = Rate(20, 50_000)  # kilobytes to keep from one address
FORESIGHTS = Rate(8, 40)  # of one user
EDITS = Rate(4, 60)  # looks at an edition that somebody is writing
PUZZLES = Rate(1, 30)  # tries of one user
HINTS = Rate(1, 30)  # hints and warnings of one user
HEAVY = Rate(2, 20)  # requests that replay or read a game
GUESTS = Rate(0.2, 30)  # new guests from one address
PASSWORDS = Rate(0.1, 10)  # attempts from one address, and for one name
LETTERS = Rate(1 / 600, 3)  # to one user
TABLES = Rate(0.5, 30)  # opened by one user
CHATS = Rate(1, 10)  # of one user
MOST_SOCKETS = 20  # of one user at once
MOST_FROM_ADDRESS = 300  # sockets
MOST_CONNECTIONS = 300  # from one address, sockets not counted
MOST_UNDER_WAY = 100  # requests from one address
LARGEST_BODY = 16_384  # bytes, unless a route takes more
PATIENCE = 1  # seconds that whoever asks too fast waits for the refusal: who asks again at once asks once a second
REST = 30  # seconds without a socket for whoever was cut off
DEAR_AT_ONCE = 2  # pieces of dear work
MOST_WAITING = 4  # pieces of one person's dear work

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def network(address: str) -> str:
    """Return what is one house to us: an address, of version 6 its first half, which one customer has to himself."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)


class Limits:
    """All buckets of a process."""

    def __init__(self, is_on: bool = True) -> None:
        self.is_on = is_on
        self.buckets: dict[tuple[Rate, str], tuple[float, float]] = {}
        self.resting: dict[str, float] = {}  # who was cut off, and until when they come for nothing

    def allows(self, rate: Rate, who: str, amount: float = 1) -> bool:
        """Take one, or as much as *amount*, from the bucket of *who*; say whether there was as much."""
        if not self.is_on:
            return True
        now = time.monotonic()
        level, at = self.buckets.get((rate, who), (rate.burst, now))
        level = min(rate.burst, level + (now - at) * rate.per_second)
        if len(self.buckets) > MOST_BUCKETS:
            self.forget(now)
        self.buckets[rate, who] = (level - amount if level >= amount else level), now
        return level >= amount

    def send_away(self, who: str) -> None:
        """Let *who*, cut off for sending too much, open no socket for a while."""
        now = time.monotonic()
        self.resting = {known: until for known, until in self.resting.items() if until > now}
        self.resting[who] = now + REST

    def is_away(self, who: str) -> bool:
        return self.is_on and self.resting.get(who, 0.0) > time.monotonic()

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again."""
        self.buckets = {
            key: (level, at)
            for key, (level, at) in self.buckets.items()
            if level + (now - at) * key[0].per_second < key[0].burst
        }


class Crowd:
    """How many there are from each network at once; without a number in *most*, as many as come."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if there are not enough; say whether that was so."""
        if self.most is not None and self.counts[address] >= self.most:
            return False
        self.counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]


class Desk:
    """Where dear work is done."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(DEAR_AT_ONCE)
        self.waiting: dict[str, int] = {}
        self.turns: dict[str, asyncio.Lock] = {}

    async def do(self, who: str, work: Callable[Asked, Answer], *args: Asked.args, **more: Asked.kwargs) -> Answer:
        """Do *work* beside the event loop when *who* has a turn; raise Refused if too much of theirs waits."""
        async with self.turn(who), self.places:
            return await asyncio.to_thread(work, *args, **more)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Let one piece of work of each person wait for a place; so places go round among the persons."""
        if self.waiting.get(who, 0) >= MOST_WAITING:
            raise refused("too-fast")
        self.waiting[who] = self.waiting.get(who, 0) + 1
        try:
            async with self.turns.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who], self.turns[who]
