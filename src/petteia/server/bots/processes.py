"""Bots think in processes of their own, so that a socket never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from petteia.core.orphans import end_with_parent
from petteia.table.setup import with_edition

if TYPE_CHECKING:
    from petteia.players import Player

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

    async def choose(
        self, game: str, level: int, view: Mapping[str, object], seed: int, edition: str = "", style: str = ""
    ) -> str:
        """Return the move a bot of *level* and *style* makes in *view*: with the same *seed* it errs alike, always.

        With an *edition*, as JSON, the game is played with it; the process that thinks may never have seen it. If a
        process dies, even while nobody thought, the next one is asked once more.
        """
        return await self.do(choose, game, level, dict(view), seed, edition, style)

    async def do(self, work: Callable[Asked, Answer], *args: Asked.args, **more: Asked.kwargs) -> Answer:
        """Do *work* in one of the processes."""
        try:
            return await self.do_once(partial(work, *args, **more))
        except BrokenProcessPool:
            return await self.do_once(partial(work, *args, **more))

    async def do_once(self, work: Callable[[], Answer]) -> Answer:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            settling = partial(settle_in, self.niceness)
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=settling)
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


def settle_in(niceness: int) -> None:
    """Begin a thinking process: behind the server in rank, and gone when it is gone."""
    os.nice(niceness)
    end_with_parent()


@lru_cache(maxsize=32)
def player_of(game: str, level: int, edition: str, style: str) -> Player:
    from petteia.players import player  # noqa: PLC0415 - the server itself needs no player

    return player(with_edition(game, edition) if edition else game, level=level, style=style)


def choose(game: str, level: int, view: dict[str, object], seed: int, edition: str = "", style: str = "") -> str:
    """Choose in the thinking process."""
    bot = player_of(game, level, edition, style)
    bot.reseed(seed)
    return str(bot.choose(view).text)


def seed_of(table: str, seat: int) -> int:
    """Return the seed of the bot in a seat, the same throughout a game: so it misjudges the same things to the end."""
    return zlib.crc32(f"{table}/{seat}".encode())
