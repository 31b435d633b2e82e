"""Reports of games under way: each is made of tasks, done as long as somebody looks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from petteia.analysis import Analysis, Report, Task
from petteia.analysis.walk import GLANCE
from petteia.core.game import CHANCE, OVER, PetteiaError, State
from petteia.core.record import Record
from petteia.server.bots.rooms import Room
from petteia.server.bots.studying import DEEPEST, Found
from petteia.server.live.rows import public_key
from petteia.server.live.tasks import Tasks
from petteia.server.now import now
from petteia.store import Database, analyses
from petteia.table.refusal import refused

LOG = logging.getLogger("petteia")
PATIENCE = 10.0  # seconds after which nobody looks any more
MOST_REMEMBERED = 16  # games that were looked at last
MOST_THOUGHTS = 200  # positions thought about last
MOST_OF_ONE = 2  # reports of one person under way
LONGEST_TRY = 300  # moves
AFRESH = 1.0  # seconds for which a report under way is told as it was
METHOD = 8  # raised when reports would come out differently
PERSONAL = ("player ", "date:", "commitment:", "seed:", "digest:")  # what does not make it another game

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
FOUND = msgspec.json.Decoder(list[tuple[list[str | int], Found]])


def fingerprint(record: Record, hindsight: bool) -> str:
    """Return what names the analysis of a game, whoever played it."""
    lines = [line for line in record.to_text().splitlines() if not line.startswith(PERSONAL)]
    return hashlib.sha256("\n".join([*lines, str(hindsight), str(METHOD)]).encode()).hexdigest()


class Job:
    """A game that is studied: what is known of it, who looks, and when somebody did last."""

    def __init__(self, key: str, record: Record, hindsight: bool) -> None:
        self.key = key
        edition = record.game.edition if record.game.data else None
        self.edition = edition.to_json() if edition is not None else ""
        self.text = record.to_text()
        self.hindsight = hindsight
        self.analysis = Analysis(record, hindsight=hindsight, glances=True)
        self.keys = {public_key(state) for state in self.analysis.walk.states if state.actor() != OVER}
        self.lookers: dict[str, float] = {}
        self.is_working = False
        self.is_complete = False
        self.told: dict[tuple[str, ...], tuple[float, bytes]] = {}  # the report and till when it holds, by who is told

    @property
    def record(self) -> Record:
        return self.analysis.record

    def present(self) -> list[str]:
        """Return who has looked a moment ago."""
        return [person for person, at in self.lookers.items() if time.monotonic() - at < PATIENCE]

    def check_length(self, moves: Sequence[str]) -> None:
        if len(moves) > LONGEST_TRY:
            raise PetteiaError(f"a variation has at most {LONGEST_TRY} moves")

    def state_at(self, ply: int, moves: Sequence[str]) -> State:
        """Return the position after *ply* moves of the record and then *moves*"""
        states = self.analysis.walk.states
        if ply >= len(states):
            raise PetteiaError(f"the record has only {len(states) - 1} moves")
        self.check_length(moves)
        state = states[ply].copy()
        for move in moves:
            state.play(move)
        return state

    def path(self, ply: int, moves: Sequence[str]) -> set[int]:
        """Return the keys of the positions from *ply* on that *moves* lead through."""
        self.check_length(moves)
        state = self.state_at(ply, [])
        found = {public_key(state)}
        for move in moves:
            state.play(move)
            found.add(public_key(state))
        return found

    def viewer_at(self, ply: int) -> int | None:
        """Return whose eyes the position after *ply* moves is seen with: of who decides there, else decided last."""
        actor = self.analysis.walk.states[ply].to_act
        if actor is not None and actor != CHANCE:
            return actor
        movers = [step.seat for step in self.analysis.walk.steps[:ply] if step.seat != CHANCE]
        return movers[-1] if movers else None

    def report(self, record: Record) -> Report:
        """Return the report so far with the names in *record*; lines and proofs only when it is whole."""
        report = replace(self.analysis.report(), record=record)
        if self.is_complete:
            return report
        short = [replace(each, lines=[], proof_before=None, proof_after=None) for each in report.decisions]
        return replace(report, decisions=short)


def job_of(key: str, record: Record, hindsight: bool, stored: str | None) -> Job:
    """Return the study of a game with what is *stored* of it."""
    job = Job(key, record, hindsight)
    for task, found in FOUND.decode(stored) if stored else []:
        job.analysis.add(Task.of_json(task), found)
    job.is_complete = not job.analysis.pending()
    return job


class Beside(Protocol):
    """Whoever does dear work beside the event loop, in its turn."""

    async def __call__(self, work: Callable[Asked, Answer], /, *args: Asked.args, **more: Asked.kwargs) -> Answer:
        """Return what *work* does."""


class Analyses:
    """The games that are studied here."""

    def __init__(self, database: Database, room: Room, tasks: Tasks) -> None:
        self.database = database
        self.room = room
        self.tasks = tasks
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.thoughts: OrderedDict[str, Found] = OrderedDict()  # the deepest one about each position

    async def find(self, record: Record, hindsight: bool, beside: Beside) -> Job:
        """Return the study of *record*: with what is known of it, here or in the database.

        What is dear is done *beside* the event loop, as whoever asks has a turn.
        """
        key = await beside(fingerprint, record, hindsight)
        if (known := self.jobs.get(key)) is not None:
            self.jobs.move_to_end(key)
            return known
        stored = await analyses.found_of(self.database, key)
        job = await beside(job_of, key, record, hindsight, stored)
        idle = [each for each, other in self.jobs.items() if not other.is_working]
        for each in idle[: max(0, len(self.jobs) + 1 - MOST_REMEMBERED)]:
            del self.jobs[each]
        return self.jobs.setdefault(key, job)  # somebody else may have been faster

    def look(self, job: Job, person: str) -> None:
        """Note that *person* looks; work on the report as long as somebody does. Refuse too many of one person."""
        others = [each for each in self.jobs.values() if each.is_working and person in each.present() and each != job]
        if not job.is_complete and len(others) >= MOST_OF_ONE:
            raise refused("too-many-analyses", count=MOST_OF_ONE)
        job.lookers[person] = time.monotonic()
        if not job.is_complete and not job.is_working:
            job.is_working = True
            self.tasks.spawn(self.work(job))

    async def work(self, job: Job) -> None:
        """Do what is to be done for the report, and keep it."""
        known = len(job.analysis.found)
        try:
            while job.present() and (tasks := await asyncio.to_thread(job.analysis.pending)):
                await asyncio.gather(*(self.take(job, tasks) for _ in range(self.room.count)))
            job.is_complete = not await asyncio.to_thread(job.analysis.pending)
        finally:
            job.is_working = False
            if len(job.analysis.found) > known:
                await self.keep(job)

    async def take(self, job: Job, tasks: list[Task]) -> None:
        """Do one of *tasks* after the other, in turn with everybody else, while somebody looks."""
        while tasks and (people := job.present()):
            task = tasks.pop(0)
            needed = [(source.to_json(), dict(found)) for source, found in job.analysis.needed(task).items()]
            record = job.record.game.slug, job.text, job.edition
            found = await self.room.do(people[0], "task", job.key, record, job.hindsight, task.to_json(), needed)
            job.analysis.add(task, found)

    async def keep(self, job: Job) -> None:
        found = [(task.to_json(), found) for task, found in job.analysis.found.items() if task.kind != GLANCE]
        await analyses.keep(self.database, job.key, msgspec.json.encode(found).decode(), now())

    async def think(
        self, key: str, person: str, view: dict[str, object], edition: str, language: str, names: Sequence[str]
    ) -> tuple[Found, bool]:
        """Think a little further about a position; *key* names it. What was thought to the end is kept."""
        told = (view["game"], view["version"], view["seat"], view.get("position", view), edition, language, names)
        number = hashlib.sha256(repr(("thought", *told, DEEPEST, METHOD)).encode()).hexdigest()
        if (known := await analyses.found_of(self.database, number)) is not None:
            return dict(msgspec.json.decode(known)), True
        found, is_done = await self.room.do(person, "think", key, view, edition, language, list(names))
        if is_done:
            await analyses.keep(self.database, number, msgspec.json.encode(found).decode(), now())
        return self.deepest(number, dict(found)), bool(is_done)

    def deepest(self, number: str, found: Found) -> Found:
        """Return what is known of a position: what was *found* now, unless another process had thought further."""
        known = self.thoughts.get(number, found)
        deeper = known if known["simulations"] > found["simulations"] and not found["proof"] else found
        self.thoughts[number] = deeper
        self.thoughts.move_to_end(number)
        while len(self.thoughts) > MOST_THOUGHTS:
            self.thoughts.popitem(last=False)
        return deeper
