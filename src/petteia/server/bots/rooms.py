"""Where study is done: in processes of our own or, with PostgreSQL, in those of any server or worker."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Protocol

from petteia.server.bots import hinting, solving, studying
from petteia.server.bots.places import Places
from petteia.server.bots.processes import STUDY, Processes
from petteia.server.bots.studying import MOST_STUDIES

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
    """Our own processes. A thought goes on in the one that began it, which remembers it, unless that is busy."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.places = Places(count)
        self.processes = [Processes(1, STUDY) for _ in range(count)]
        self.idle = list(self.processes)
        self.began: OrderedDict[str, Processes] = OrderedDict()  # by the key of the thought

    async def do(self, person: str, work: str, *args: object) -> Any:
        async with self.places.study(person):
            process = self.take(str(args[0]) if work == THOUGHT else "")
            try:
                return await process.do(WORKS[work], *args)
            finally:
                self.idle.append(process)

    def take(self, thought: str) -> Processes:
        """Return an idle process, for whoever has a place there is one; it was the last to work, if it may be any."""
        process = self.began.get(thought, self.idle[-1])
        if process not in self.idle:
            process = self.idle[-1]
        self.idle.remove(process)
        if thought:
            self.began[thought] = process
            self.began.move_to_end(thought)
            while len(self.began) > self.count * MOST_STUDIES:
                self.began.popitem(last=False)
        return process

    def close(self) -> None:
        for process in self.processes:
            process.close()
