"""The house: the parts of a running server or worker, how they open and how they close."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from petteia.server.bots.analyses import Analyses
from petteia.server.bots.crew import Crew
from petteia.server.bots.hints import Hints
from petteia.server.bots.pondering import ROUND, Pondering
from petteia.server.bots.rooms import OwnRoom, Room
from petteia.server.bots.turns import Thinker, Thinking, Turns
from petteia.server.live.chat import Chat
from petteia.server.live.due import DueWork
from petteia.server.live.hall import Hall
from petteia.server.live.in_play import InPlay
from petteia.server.live.known import Known
from petteia.server.live.orders import Orders
from petteia.server.live.outages import Outages
from petteia.server.live.people import ANEW, BLOCKED, ENDED, HEARTBEAT, People
from petteia.server.live.replays import Replays
from petteia.server.live.tasks import Tasks
from petteia.server.live.tidying import TIDYING, Tidying
from petteia.server.live.wellbeing import Wellbeing
from petteia.server.pictures import Pixels
from petteia.server.settings import Settings
from petteia.server.structs import learn_structs
from petteia.store import Database, Writer, leaving, tables
from petteia.store.writer import notify
from petteia.table import Refused
from petteia.table.wish import HandOver, Leave

if TYPE_CHECKING:
    from petteia.server.bots.queue import ThinkingQueue

LOOKING = 5.0  # seconds between two looks whether somebody here has no session any more
NOTING = 1.0  # seconds between two notes of who has left


class House:
    """All parts of one process, each with one job; with PostgreSQL they share theirs with other processes."""

    def __init__(self, settings: Settings) -> None:
        learn_structs()
        self.settings = settings
        self.database = Database(settings.database)
        self.source = secrets.token_hex(4)  # tells our own notices from those of other processes
        self.tasks = Tasks()
        self.writer = Writer(self.database, self.source)
        self.outages = Outages(self.database)
        self.hall = Hall(self.database, self.writer, self.outages)
        self.known = Known(self.database)
        self.people = People(self.database, self.known)
        self.orders = Orders(self.database, self.people)
        self.chat = Chat(self.database, self.source)
        self.replays = Replays()
        self.pixels = Pixels()
        self.tidying = Tidying(self.database, self.hall, settings.keep)
        self.wellbeing = Wellbeing(self.database, self.hall)
        self.crew = Crew(max(1, settings.bots))
        self.thinking = Thinking(self.crew)
        self.own_room = OwnRoom(settings.bots + 1)  # what is studied comes last, and may have all cores
        # With other processes a turn is thought about anywhere, and nobody here knows whether bots wait elsewhere.
        ponders = settings.ponder and settings.bots > 0 and not self.database.is_postgres
        self.pondering = Pondering(self.crew, (self.thinking.places, self.own_room.places), ponders)
        self.in_play = InPlay(self.database, self.hall)
        self.room: Room = self.own_room
        self.analyses = Analyses(self.database, self.room, self.tasks)
        self.hints = Hints(self.room, self.in_play)
        self.queue: ThinkingQueue | None = None
        self.due: DueWork | None = None

    async def open(self) -> None:
        """Open the database, and begin to work."""
        await self.database.open(alone=True)
        thinker: Thinker = await self.share() if self.database.is_postgres else self.thinking
        turns = Turns(thinker, self.in_play)
        self.due = DueWork(self.database, self.hall, self.outages, turns, self.pondering, self.tasks)
        self.writer.start()
        await self.people.open()
        await self.due.open()
        self.tasks.repeat(self.people.note_seen, NOTING)
        self.tasks.repeat(self.people.note_here, HEARTBEAT)
        self.tasks.repeat(self.people.look_who_ended, LOOKING)
        self.tasks.repeat(self.orders.look, LOOKING)
        self.tasks.repeat(self.hall.forget_idle, HEARTBEAT)
        if self.pondering.is_on:
            self.tasks.repeat(self.pondering.go_on, ROUND)
        if self.database.is_postgres:
            self.tasks.repeat(self.people.open, TIDYING)
        self.tasks.repeat(self.tidying.tidy, TIDYING)
        self.tasks.spawn(self.wellbeing.read_on())

    async def share(self) -> ThinkingQueue:
        """Listen to the other processes, and think with them."""
        from petteia.server.bots.queue import ThinkingQueue  # noqa: PLC0415 - not needed with SQLite, slow to import
        from petteia.server.live.news import News  # noqa: PLC0415

        News(self.database, self.source, self.hall, self.chat, self.people, self.orders, self.tasks).open()
        self.queue = ThinkingQueue(self.database.dsn, self.hall, self.thinking, self.own_room)
        await self.queue.open(self.settings.bots)
        self.room = self.analyses.room = self.hints.room = self.queue
        return self.queue

    async def queued(self) -> int:
        """Return how many bots' turns wait for any process to take them."""
        return 0 if self.queue is None else await self.queue.queued()

    async def end_lines(self, user: str, token: str = "") -> None:
        """Cut the sockets of *user*, or those opened with one token, here and at the other servers."""
        self.people.end(user, token)
        if self.database.is_postgres:
            await notify(self.database, [f"{self.source} {user} {ENDED} {token}"])

    async def learn_blocks(self, user: str) -> None:
        """Let all servers know that *user* blocks somebody, or no longer."""
        await self.people.learn_blocks(user)
        if self.database.is_postgres:
            await notify(self.database, [f"{self.source} {user} {BLOCKED}"])

    async def remove(self, user: str) -> None:
        """End an account: seats are given up, or played on by a bot; games stay, the name goes."""
        for row in await tables.of_user(self.database, user):
            with suppress(Refused):
                live = await self.hall.find(row["id"])
                for seat in live.table.seats_of(user):
                    wish = HandOver(user, seat) if live.table.has_begun else Leave(user, seat)
                    await live.perform(wish)
        changed = await leaving.remove_user(self.database, user)
        for number in changed:
            if (known := self.hall.live.get(number)) is not None:
                await known.read_anew()
        await leaving.forget_seats(self.database, changed, user)
        if self.database.is_postgres:
            await notify(self.database, [f"{self.source} {number} {ANEW}" for number in changed])
        await self.end_lines(user)

    async def close(self) -> None:
        """Finish what was promised, and end."""
        if self.queue is not None:
            await self.queue.close()
        await self.tasks.close()
        if self.due is not None:
            await self.due.close()
        await self.writer.stop()
        self.crew.close()
        self.own_room.close()
        await self.database.close()
