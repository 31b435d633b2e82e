"""Running a worker: bots of all servers on one PostgreSQL think here."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from petteia.server import logs
from petteia.server.house import House
from petteia.server.settings import SettingError, Settings


async def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Think until SIGINT or SIGTERM."""
    logs.set_up(settings.log)
    if not settings.bots:
        raise SettingError("a worker needs at least one process to think with")
    house = House(settings)
    if not house.database.is_postgres:
        raise SettingError("a worker needs PETTEIA_DATABASE=postgresql://…; with SQLite the server thinks itself")
    await house.open()
    stopping = asyncio.Event()
    for wish in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(wish, stopping.set)
    ready()
    try:
        await stopping.wait()
    finally:
        await house.close()
