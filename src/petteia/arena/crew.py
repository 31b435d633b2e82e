"""Who does the work: this process, several of this machine, or the machines of a Ray cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, TypeVar

from petteia.core.game import PetteiaError
from petteia.core.orphans import end_with_parent

Job = TypeVar("Job")
Done = TypeVar("Done")

TRIES = 8  # of a piece of work whose machine was lost


class CrewError(PetteiaError):
    """Nobody can do the work."""


@dataclass(frozen=True)
class Crew:
    """So many processes here; or, with *on*, a Ray cluster: `auto` finds or starts one, `ray://…` names it."""

    processes: int = 1
    on: str = ""

    def work(self, function: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """Yield what *function* makes of *jobs* as it is done: few at a time are begun, so that stopping is quick."""
        if self.on:
            return by_ray(function, jobs, self.on, self.processes)
        if self.processes == 1:
            return map(function, jobs)
        return by_processes(function, jobs, self.processes)


HERE = Crew()


def settle_in() -> None:
    """Begin a process of the crew: it leaves interrupts to its parent, and ends when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def by_processes(function: Callable[[Job], Done], jobs: Iterable[Job], processes: int) -> Iterator[Done]:
    waiting = iter(jobs)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=settle_in) as pool:
        running: set[Future[Done]] = set()
        try:
            while True:
                while len(running) < processes + 1 and (job := next(waiting, None)) is not None:
                    running.add(pool.submit(function, job))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


# Ray -------------------------------------------------------------------------------------------------------------


def cluster(address: str, processes: int) -> Any:
    """Return ray, in touch with the cluster at *address*; raise CrewError if that cannot be."""
    if find_spec("ray") is None:
        raise CrewError("--on needs Ray: pip install 'petteia[ray]'")
    if address != "auto" and not address.startswith("ray://"):
        raise CrewError(f"--on takes auto or ray://host:port, not {address!r}")
    import ray  # noqa: PLC0415 - an extra

    if ray.is_initialized():
        return ray
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == "auto":
            try:
                ray.init("auto", **quiet)
            except ConnectionError:  # nobody started one: it lives as long as this command
                ray.init("local", num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except Exception as error:  # Ray says in many ways that nobody answers
        raise CrewError(f"no Ray cluster answers at {address}: {error}") from error
    return ray


def by_ray(function: Callable[[Job], Done], jobs: Iterable[Job], address: str, processes: int) -> Iterator[Done]:
    """Yield what machines of a cluster make of *jobs*; what a lost one had begun is begun again elsewhere."""
    ray = cluster(address, processes)
    remote = ray.remote(max_retries=TRIES)(function)
    ahead = int(ray.cluster_resources().get("CPU", 1)) + 1
    waiting = iter(jobs)
    running: list[Any] = []
    try:
        while True:
            while len(running) < ahead and (job := next(waiting, None)) is not None:
                running.append(remote.remote(job))
            if not running:
                return
            done, running = ray.wait(running)
            for reference in done:
                yield ray.get(reference)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
