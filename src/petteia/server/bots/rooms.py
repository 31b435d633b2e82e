"""Where pieces of study are done: in processes of our own or, with PostgreSQL, in those of any server or worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from petteia.server.bots.places import Places
from petteia.server.bots.processes import Processes
from petteia.server.bots.studying import do_task, think

WORKS: dict[str, Callable[..., Any]] = {"task": do_task, "think": think}  # what is done, by the name others know it by


class Room(Protocol):
    """Whoever does a piece of study for a person, in turn with everybody else's, after all bots."""

    count: int  # pieces of one report at once

    async def do(self, person: str, work: str, *args: object) -> Any:
        """Do *work*, one of `WORKS`, and return what it finds, as plain data."""


class OwnRoom:
    """Our own processes."""

    def __init__(self, processes: Processes, places: Places) -> None:
        self.processes = processes
        self.places = places
        self.count = processes.count

    async def do(self, person: str, work: str, *args: object) -> Any:
        async with self.places.study(person):
            return await self.processes.do(WORKS[work], *args)
