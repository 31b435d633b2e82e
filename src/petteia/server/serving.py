"""Running the server: one process, one loop, until it is asked to stop."""

from __future__ import annotations

import asyncio
import gc
import resource
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar

from petteia.core.game import PetteiaError
from petteia.server import logs
from petteia.server.app import make_app
from petteia.server.door import Host, door
from petteia.server.routes.limits import MOST_CONNECTIONS
from petteia.server.settings import Settings

BACKLOG = 1024
SHORT_TURN = 0.0001  # seconds: dear work in threads lets the event loop in fifty times sooner than is usual


class CannotServe(PetteiaError):
    """The address cannot be used."""


def check_address(host: str, port: int) -> None:
    """Raise CannotServe if somebody else listens there, or nobody can."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise CannotServe(f"cannot listen at {host}, port {port}: {error.strerror}") from error


def allow_many_sockets() -> None:
    """Use as many files and sockets as the system lets us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def serve(settings: Settings, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; *ready* is called when the first client may come."""
    logs.set_up(settings.log)
    check_address(host, port)
    allow_many_sockets()
    sys.setswitchinterval(SHORT_TURN)
    app = make_app(settings)
    is_counting = settings.limits and not settings.trust_proxy  # a proxy brings everybody: it counts at the gate
    server = Host(door(app, host, port, BACKLOG, MOST_CONNECTIONS if is_counting else None))
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for wish in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(wish, stopping.set)
    async with opened(app):
        serving = asyncio.create_task(server.serve())
        await reached(host, port)
        calm_collector()
        ready()
        waiting = asyncio.create_task(stopping.wait())
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
        server.should_exit = True
        await asyncio.gather(serving, return_exceptions=True)


@asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """Let *app* begin and end; what keeps it from that is told as it was said, not as one of a group."""
    try:
        async with app.lifespan():
            yield
    except ExceptionGroup as group:
        found: BaseException = group.subgroup(PetteiaError) or group
        while isinstance(found, ExceptionGroup):
            found = found.exceptions[0]
        raise found from group


def calm_collector() -> None:
    """Let the garbage collector leave alone what is here to stay, and never look at much at once: moves wait for it.

    A thousand things take it a millisecond on a busy core. So it looks at 2,000 that are new, at 10,000 that are not
    quite, and at all of them only when there are many more than the last time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 500)
    gc.enable()


async def reached(host: str, port: int) -> None:
    """Return when the server answers."""
    target = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    for _ in range(500):
        try:
            _, writer = await asyncio.open_connection(target, port)
        except OSError:
            await asyncio.sleep(0.01)
        else:
            writer.close()
            return
    raise CannotServe(f"the server does not answer at {host}, port {port}")
