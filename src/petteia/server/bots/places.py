"""Places to think: as many as there are processes, given fairly to those who wait: bots' turns, or pieces of study.

A turn waits the longer, the more thought it takes and the more turns its people have here, and the shorter, the longer
it has waited: so weak bots and somebody's only table come first, and nobody is forgotten. While many wait, each
thinks less. What is studied has processes and places of its own, so it keeps no bot waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

SECONDS = {1: 0.02, 2: 0.03, 3: 0.06, 4: 0.2, 5: 0.8, 6: 2.0}  # a decision takes, about, by level
WEAKEST, STRONGEST, LONGEST = 1, 6, 2.0
STUDY = 0.4  # seconds a piece of study takes, about
CROWD = 3.0  # seconds of thought that wait for each place: from here on each gets half as much, and so on


class Turn:
    """A bot's turn, or with level 0 a piece of study, that waits or is thought about."""

    def __init__(self, people: Collection[str], level: int) -> None:
        self.people = people
        self.level = level
        self.seconds = SECONDS.get(level, LONGEST) if level else STUDY
        self.since = time.monotonic()
        self.begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Places:
    """Who thinks, and who waits."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.thinking: set[Turn] = set()
        self.waiting: list[Turn] = []
        self.turns: Counter[str] = Counter()  # waiting or thought about, by person
        self.told: Callable[[], None] | None = None  # it is told when somebody comes

    @asynccontextmanager
    async def place(self, people: Collection[str], level: int) -> AsyncIterator[int]:
        """Wait for a place to think for *people*; give the level at which there is time to."""
        turn = Turn(people, level)
        if self.told is not None:
            self.told()
        self.turns.update(people)
        self.waiting.append(turn)
        try:
            self.give()
            yield await turn.begun
        finally:
            self.turns.subtract(people)
            self.turns += Counter()  # without those who have none
            self.thinking.discard(turn)
            if turn in self.waiting:
                self.waiting.remove(turn)
            self.give()

    @asynccontextmanager
    async def study(self, person: str) -> AsyncIterator[None]:
        """Wait for a place to study something for *person*."""
        async with self.place({person}, 0):
            yield

    def give(self) -> None:
        """Give free places to those who are next."""
        while self.waiting and len(self.thinking) < self.count:
            turn = min(self.waiting, key=self.rank)
            level = self.level_now(turn.level)
            self.waiting.remove(turn)
            self.thinking.add(turn)
            turn.begun.set_result(level)

    def rank(self, turn: Turn) -> float:
        """Return how late *turn* comes: by its thought, the turns of whoever of its people has fewest, and its wait."""
        turns = min((self.turns[person] for person in turn.people), default=1)
        return turn.seconds * turns - (time.monotonic() - turn.since)

    def level_now(self, level: int) -> int:
        """Return the highest level up to *level* for which there is time, with so many waiting."""
        queue = sum(turn.seconds for turn in self.waiting) / self.count
        seconds = LONGEST / (1 + max(0.0, queue - CROWD) / CROWD)
        return max((each for each in SECONDS if each <= level and SECONDS[each] <= seconds), default=WEAKEST)
