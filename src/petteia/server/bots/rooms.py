"""Where study is done: in processes of our own or, with PostgreSQL, in those of any server or worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from petteia.server.bots import hinting, solving, studying
from petteia.server.bots.crew import Crew
from petteia.server.bots.places import Places
from petteia.server.bots.processes import STUDY

THOUGHT = "think"

# What is done, by the name others know it by: what is given and what is found is plain data.
WORKS: dict[str, Callable[..., Any]] = {
    "task": studying.do_task,
    THOUGHT: studying.think,
    "hint": hinting.hint,
    "warning": hinting.warning,
    "puzzle": solving.judge,
}


class Room(Protocol):
    """Whoever does a piece of study for a person, in turn with everybody else's, behind all bots."""

    count: int  # pieces of one report at once

    async def do(self, person: str, work: str, *args: object) -> Any:
        """Do *work*, one of `WORKS`, and return what it finds."""


class OwnRoom:
    """Our own processes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.places = Places(count)
        self.crew = Crew(count, STUDY)

    async def do(self, person: str, work: str, *args: object) -> Any:
        async with self.places.study(person):
            process = self.crew.take(str(args[0]) if work == THOUGHT else "")
            try:
                return await process.do(WORKS[work], *args)
            finally:
                self.crew.give_back(process)

    def close(self) -> None:
        self.crew.close()
