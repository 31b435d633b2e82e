"""What is done beside the sockets: once, or again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

from petteia.store import StorageError
from petteia.table import Refused

Item = TypeVar("Item")
LOG = logging.getLogger("petteia")


class Tasks:
    """All that is under way; what goes wrong is logged, not lost."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do *work* beside everything else, unless we are closing."""
        if self.is_closing:
            return work.close()
        task = asyncio.ensure_future(logged(work))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    def repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do *work* again and again, with a *pause* of so many seconds, whatever becomes of it."""
        self.spawn(again_and_again(work, pause))

    def follow(self, queue: asyncio.Queue[Item], work: Callable[[Item], None]) -> None:
        """Do *work* with everything that comes in *queue*."""
        self.spawn(one_by_one(queue, work))

    async def close(self) -> None:
        """End everything."""
        self.is_closing = True
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)


async def again_and_again(work: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        await logged(work())
        await asyncio.sleep(pause)


async def one_by_one(queue: asyncio.Queue[Item], work: Callable[[Item], None]) -> None:
    while True:
        item = await queue.get()
        try:
            work(item)
        except Exception:
            LOG.exception("something beside the sockets failed")


async def logged(work: Awaitable[None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except (StorageError, Refused) as error:
        LOG.warning("%s", error)
    except Exception:
        LOG.exception("something beside the sockets failed")
