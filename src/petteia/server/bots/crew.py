"""A crew of thinking processes: what one of them remembers goes on there."""

from __future__ import annotations

from collections import OrderedDict

from petteia.server.bots.processes import BOTS, Processes

MOST_REMEMBERED = 2  # thoughts of a process that are worth going back to it for: long ones


class Crew:
    """Processes of one niceness. A thought goes on in the one that began it, unless that is busy."""

    def __init__(self, count: int, niceness: int = BOTS) -> None:
        self.count = count
        self.processes = [Processes(1, niceness) for _ in range(count)]
        self.idle = list(self.processes)
        self.began: OrderedDict[str, Processes] = OrderedDict()  # by the thought's name

    def near(self, thought: str, among: list[Processes]) -> Processes:
        """Return the process that began *thought*, else the last of *among*; remember that it goes on there."""
        process = self.began.get(thought, among[-1])
        if process not in among:
            process = among[-1]
        if thought:
            self.began[thought] = process
            self.began.move_to_end(thought)
            while len(self.began) > self.count * MOST_REMEMBERED:
                self.began.popitem(last=False)
        return process

    def take(self, thought: str) -> Processes:
        """Take an idle process, for whoever has a place there is one; it was the last to work, if it may be any."""
        process = self.near(thought, self.idle)
        self.idle.remove(process)
        return process

    def give_back(self, process: Processes) -> None:
        self.idle.append(process)

    def interrupt(self) -> None:
        """Let nobody think on while others decide: somebody wants to think."""
        for process in self.processes:
            process.interrupt()

    def close(self) -> None:
        for process in self.processes:
            process.close()
