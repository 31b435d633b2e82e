"""Bots think in processes of their own, so that a socket never waits for them."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from petteia.core.orphans import end_with_parent
from petteia.server.bots import deciding
from petteia.server.bots.deciding import Kind

LOG = logging.getLogger("petteia")
BOTS, STUDY = 5, 15  # how nice: people come first, then bots, then whatever is studied
LONGEST_THOUGHT = 60  # seconds

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Processes:
    """A pool of thinking processes of one niceness, started when there is something to think about."""

    def __init__(self, count: int, niceness: int = BOTS) -> None:
        self.count = count
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.pondered = 0  # how often a bot was let think on
        self.stop = ctypes.c_longlong(0)  # which of these times are over; shared with the processes

    async def choose(self, kind: Kind, view: Mapping[str, object], seed: int, owner: str = "") -> str:
        """Return the move a bot makes in *view*: with the same *seed* it errs alike, always.

        If it may think on between its decisions it belongs to an *owner*. If a process dies, even while nobody thought,
        the next one is asked once more.
        """
        return await self.do(deciding.choose, kind, dict(view), seed, owner)

    async def ponder(self, seconds: float, kind: Kind, view: Mapping[str, object], seed: int, owner: str) -> bool:
        """Let a bot think on about *view*, in which somebody else decides; say whether more of it may help.

        It ends at once when there is something else to do.
        """
        self.pondered += 1
        return await self.do_once(partial(deciding.ponder, self.pondered, seconds, kind, dict(view), seed, owner))

    def interrupt(self) -> None:
        """End what bots think while others decide."""
        self.stop.value = self.pondered

    async def do(self, work: Callable[Asked, Answer], *args: Asked.args, **more: Asked.kwargs) -> Answer:
        """Do *work* in one of the processes."""
        self.interrupt()
        try:
            return await self.do_once(partial(work, *args, **more))
        except BrokenProcessPool:
            return await self.do_once(partial(work, *args, **more))

    async def do_once(self, work: Callable[[], Answer]) -> Answer:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.stop = context.RawValue(ctypes.c_longlong, self.stop.value)
            settling = self.niceness, self.stop
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=settle_in, initargs=settling)
        pool = self.pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work)
            return await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:  # else somebody else has noticed before us
                LOG.warning("a thinking process died, or thinks for ever; starting new ones")
                self.close()
            raise

    def close(self) -> None:
        """End the processes, whatever they think about: nobody waits for it any more."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            for process in list((pool._processes or {}).values()):  # Python 3.14 has `kill_workers` for this
                process.kill()
            pool.shutdown(cancel_futures=True)  # it waits until they are gone, and takes back what they shared


def settle_in(niceness: int, stop: ctypes.c_longlong) -> None:
    """Begin a thinking process: behind the server in rank, and gone when it is gone."""
    os.nice(niceness)
    deciding.listen(stop)
    end_with_parent()


def seed_of(table: str, seat: int) -> int:
    """Return the seed of the bot in a seat, the same throughout a game: so it misjudges the same things to the end."""
    return zlib.crc32(f"{table}/{seat}".encode())
