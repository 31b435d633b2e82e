"""The hall: all tables this process has in memory, what is due at them, and news from other processes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from datetime import UTC, datetime

import msgspec

from petteia.core.chance import new_seed
from petteia.core.game import PetteiaError
from petteia.server import metrics, protocol, telling
from petteia.server.bots import Bots, seed_of
from petteia.server.live import ENCODER, STEP, LiveTable, now, row_of
from petteia.store import Database, StorageError, Writer, accounts, chats, living, tables, tidying
from petteia.store.tidying import Keep
from petteia.store.writer import notify
from petteia.table import Act, Refused, Setup, Table
from petteia.table import act as acts
from petteia.table.refusal import refused
from petteia.table.setup import check
from petteia.table.table import replayed

LOG = logging.getLogger("petteia")
IDLE = 600  # seconds after which a table nobody watches leaves the memory
ROUND = 1.0  # seconds between two looks at what is due
MOST_DUE = 200
HEARTBEAT = 20.0  # seconds between two notes of who is here
SIGN = 5.0  # seconds between two signs of life
OUTAGE = 15_000  # ms without a sign of life of any server: nobody was there, and clocks stood still
TIDYING = 3_600.0  # seconds between two rounds of tidying up

HERE, WHO = "here", "who"  # notices to other processes: who is here; and who is with you?

Think = Callable[[LiveTable], Awaitable[None]]


class Hall:
    """Finds tables, opens new ones, and sees to it that bots move and clocks run out."""

    def __init__(self, database: Database, bots: Bots, keep: Keep) -> None:
        self.database = database
        self.bots = bots
        self.keep = keep
        self.source = secrets.token_hex(4)
        self.writer = Writer(database, self.source)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: dict[str, int] = {}  # the ply at which a bot thinks, by table
        self.think: Think = self.think_here
        self.gone: set[str] = set()  # users who left since we last noted who was seen
        self.present: Callable[[], set[str]] = set  # the users whose sockets are open here
        self.outages: living.Outages = []
        self.signed_at = 0  # when we last gave a sign of life
        self.is_closing = False
        self.early = 20_000  # ms by which we look ahead for what is due: at the start for what others have left

    async def open(self) -> None:
        """Begin to work: also on what a process that died has left."""
        patience = OUTAGE if self.database.is_postgres else 0  # with SQLite we are the only server
        await self.live_on(patience)
        self.writer.start()
        rounds = (
            (self.look_at_due, ROUND),
            (self.live_on, SIGN),
            (self.note_who_is_here, HEARTBEAT),
            (self.tidy, TIDYING),
        )
        for work, pause in rounds:
            self.spawn(self.repeat(work, pause))

    async def close(self) -> None:
        self.is_closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(StorageError):
            await living.give_sign(self.database, now(), OUTAGE)
        await self.writer.stop()
        self.bots.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do *work* beside everything else, unless we are closing; what goes wrong is logged, not lost."""
        if self.is_closing:
            return work.close()
        task = asyncio.ensure_future(logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    async def repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do *work* again and again, whatever becomes of it."""
        while True:
            await logged(work())
            await asyncio.sleep(pause)

    # Finding and opening ------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """Return a table, from memory or from the database; raise Refused if there is none."""
        found = self.live.get(table)
        if found is not None:
            found.used_at = time.monotonic()
            return found
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, number: str) -> LiveTable:
        stored = await tables.load(self.database, number)
        if stored is None:
            raise refused("no-such-table")
        try:
            setup = msgspec.json.decode(stored.row["setup"], type=Setup)
            table = checked(setup, [act for body in stored.bodies for act in STEP.decode(body)], stored.row["snapshot"])
        except (PetteiaError, msgspec.MsgspecError) as error:
            LOG.warning("table %s cannot be played: %s", number, error)
            await tables.set_due(self.database, number, stored.row["number"], None)
            raise refused("too-late-for-rules") from error
        info = telling.info(
            table, number, stored.row["language"], bool(stored.row["is_open"]), stored.row["created_at"]
        )
        live = self.seat_in_memory(number, table, info)
        await self.forgive_outages(live)
        return live

    def seat_in_memory(self, number: str, table: Table, info: protocol.TableInfo) -> LiveTable:
        live = LiveTable(number, table, info, self.database, self.writer)
        live.after = self.look_at
        if self.database.is_postgres:
            live.announce = lambda table, asks: self.spawn(self.announce([table], asks))
        self.live[number] = live
        metrics.LIVE_TABLES.set(len(self.live))
        self.look_at(live)
        return live

    async def create(
        self,
        setup: Setup,
        language: str,
        is_open: bool,
        persons: dict[int, tuple[str, str]],
        bots: dict[int, int],
        number: str | None = None,
    ) -> str:
        """Open a table, seat *persons* (user and name) and *bots* (level) at once; return its id."""
        setup = check(setup)
        table = Table(setup)
        at = now()
        for seat, level in sorted(bots.items()):
            table.apply_all(table.plan_bot(setup.host, seat, level, at))
        for seat, (user, name) in sorted(persons.items()):
            table.apply_all(table.plan_sitting(user, name, seat, at))
        number = number or secrets.token_urlsafe(9)
        row = row_of(table) | {
            "id": number,
            "game": setup.game,
            "setup": ENCODER.encode(setup).decode(),
            "is_open": is_open,
            "language": language,
            "created_at": at,
        }
        body = ENCODER.encode([entry.act for entry in table.entries]).decode() if table.entries else None
        owners = [(seat, user) for seat, (user, _) in sorted(persons.items())]
        if await tables.create(self.database, row, body, owners):
            self.seat_in_memory(number, table, telling.info(table, number, language, is_open, at))
        return number

    async def rematch(self, live: LiveTable) -> None:
        """Open the table everybody agreed to, seats moved on by one; its id follows from ours, so it is made once."""
        table, info = live.table, live.info
        number = hashlib.sha256(f"{live.id} {table.setup.seed} rematch".encode()).hexdigest()[:12]
        setup = msgspec.structs.replace(table.setup, seed=new_seed(), date=today(), origin=())
        count = len(table.seats)
        places = [((seat + 1) % count, held) for seat, held in enumerate(table.seats)]
        persons = {place: (held.user, held.name) for place, held in places if held.user is not None}
        bots = {place: held.level for place, held in places if held.level is not None}
        await self.create(setup, info.language, info.is_open, persons, bots, number)
        await live.perform(lambda table, at: [acts.Rematched(at, number)] if table.rematch_is_agreed() else [])

    # What is due --------------------------------------------------------------------------------------------------

    def look_at(self, live: LiveTable) -> None:
        """See what a table needs now that it has changed."""
        table = live.table
        if table.bot_to_act() is not None and self.thinking.get(live.id) != table.ply:
            self.thinking[live.id] = table.ply
            self.spawn(self.let_think(live))
        elif table.rematch_is_agreed():
            self.spawn(self.rematch(live))

    async def let_think(self, live: LiveTable) -> None:
        ply = live.table.ply
        try:
            await self.think(live)
        finally:
            if self.thinking.get(live.id) == ply:
                del self.thinking[live.id]

    async def think_here(self, live: LiveTable) -> None:
        """Let our own processes think, and make the move."""
        if (bot := live.table.bot_to_act()) is None:
            return
        seat, level = bot
        ply, started = live.table.ply, time.perf_counter()
        view = live.table.state.view(seat)
        move = await self.bots.choose(live.table.setup.game, level, view, seed_of(live.id, seat))
        metrics.THINKING.observe(time.perf_counter() - started)
        if self.thinking.get(live.id) == ply:
            del self.thinking[live.id]
        try:
            await live.perform(lambda table, at: table.plan_bot_move(ply, move, at))
        except Refused as refusal:
            LOG.info("table %s: the bot came too late (%s)", live.id, refusal)

    async def look_at_due(self) -> None:
        """Look at what is due, and note who left."""
        if now() - self.signed_at > OUTAGE:
            await self.live_on()  # before a clock runs out for what was no fault of anybody
        due = await tables.take_due(self.database, now() + self.early, now() + 20_000, MOST_DUE)
        for number in due:
            self.spawn(self.look_up(number))
        self.early = self.early if len(due) == MOST_DUE else 0
        self.forget_idle()
        users, self.gone = self.gone, set()
        await accounts.note_seen(self.database, users, now())

    async def look_up(self, number: str) -> None:
        try:
            live = await self.find(number)
        except Refused:
            return
        await live.catch_up()
        await live.perform(lambda table, at: table.plan_running_out(at))
        self.look_at(live)
        deadline = live.table.deadline()
        if live.table.bot_to_act() is None:
            await tables.set_due(self.database, number, live.table.number, deadline)

    async def forgive_outages(self, live: LiveTable) -> None:
        """Give whoever must decide back the time in which no server was there."""
        if live.table.plan_outages(self.outages, now()):
            await live.perform(lambda table, at: table.plan_outages(self.outages, at))

    def forget_idle(self) -> None:
        before = time.monotonic() - IDLE
        for number, live in list(self.live.items()):
            if not live.watchers and live.used_at < before and not live.lock.locked():
                del self.live[number]
        metrics.LIVE_TABLES.set(len(self.live))

    # Keeping house ------------------------------------------------------------------------------------------------

    async def live_on(self, patience: int = OUTAGE) -> None:
        """Give a sign of life; stop the clocks for the time in which nobody could."""
        self.signed_at = now()
        self.outages = await living.give_sign(self.database, self.signed_at, patience)
        for live in list(self.live.values()):
            await self.forgive_outages(live)

    async def note_who_is_here(self) -> None:
        """Remember who is here, and tell the other processes."""
        await accounts.note_seen(self.database, self.present(), now())
        if self.database.is_postgres:
            for live in list(self.live.values()):
                live.forget_elsewhere(3 * HEARTBEAT)
            await self.announce([live for live in self.live.values() if live.seated_here()], asks=False)

    async def tidy(self) -> None:
        """Remove what nobody needs any more, a part at a time."""
        while True:
            watched = [number for number, live in self.live.items() if live.watchers]
            found = await tidying.tidy(self.database, self.keep, now(), watched)
            for number in found.tables:
                self.live.pop(number, None)
            if found.is_all:
                return
            await asyncio.sleep(ROUND)

    # News from other processes ------------------------------------------------------------------------------------

    async def hear(self, notice: str) -> None:
        """Look at the table that another process says it has changed."""
        source, number, what, *users = notice.split()
        live = self.live.get(number)
        if source == self.source or live is None:
            return
        if what == "chat":
            await self.tell_chat(live)
        elif what in (HERE, WHO):
            live.hear_of(source, set(users))
            if what == WHO and live.seated_here():
                await self.announce([live], asks=False)
        else:
            await live.catch_up()

    async def announce(self, watched: Iterable[LiveTable], asks: bool) -> None:
        """Tell the other processes who watches tables here; ask them, too, if that is new to us."""
        what = WHO if asks else HERE
        texts = [" ".join([self.source, live.id, what, *sorted(live.seated_here())]) for live in watched]
        await notify(self.database, texts)

    async def hear_everything(self) -> None:
        """Look at all tables in memory: the line to the other processes was down."""
        for live in list(self.live.values()):
            await live.catch_up()

    # Chat ---------------------------------------------------------------------------------------------------------

    async def say(self, live: LiveTable, user: str, name: str, text: str) -> None:
        """Keep what was said and tell it."""
        await chats.add(self.database, self.source, live.id, user, name, text, now())
        await self.tell_chat(live)

    async def tell_chat(self, live: LiveTable) -> None:
        """Tell what was said since we last told."""
        for row in await chats.said_since(self.database, live.id, live.last_chat, 50):
            if row["id"] > live.last_chat:
                live.last_chat = row["id"]
                live.push_all(ENCODER.encode(told_chat(row)))


def checked(setup: Setup, stored: list[Act], snapshot: str) -> Table:
    """Return the table that *stored* acts make; raise PetteiaError if they do not pass through the snapshot."""
    number, _, position = snapshot.partition(" ")
    if not number:
        return replayed(setup, stored)
    table = replayed(setup, stored[: int(number)])
    if table.state.text != position:
        raise PetteiaError("its acts do not lead to its snapshot any more")
    for act in stored[int(number) :]:
        table.apply(act)
    return table


def told_chat(row: object) -> protocol.Said:
    """Return something said as it is told."""
    said: dict[str, object] = dict(row)  # type: ignore[call-overload]
    return protocol.Said(
        table=str(said["table_id"]),
        number=int(str(said["id"])),
        user=str(said["user_id"]),
        name=str(said["name"]),
        text=str(said["text"]),
        at=int(str(said["at"])),
    )


def today() -> str:
    return datetime.now(UTC).date().isoformat()


async def logged(work: Awaitable[None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except (StorageError, Refused) as error:
        LOG.warning("%s", error)
    except Exception:
        LOG.exception("something beside the sockets failed")
