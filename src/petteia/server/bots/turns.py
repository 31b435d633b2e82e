"""Bots' turns: a bot that must decide is given its view, and its choice is played."""

from __future__ import annotations

import logging
import random
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from petteia.server import metrics
from petteia.server.bots.crew import Crew
from petteia.server.bots.places import WEAKEST, Places
from petteia.server.bots.pondering import kind_of, owner_of
from petteia.server.bots.processes import seed_of
from petteia.server.live.in_play import InPlay
from petteia.server.live.table import LiveTable
from petteia.table import Refused, Table
from petteia.table.wish import PlayBot

LOG = logging.getLogger("petteia")


class Thinker(Protocol):
    """Whoever lets bots think: this process, or the queue that all processes share."""

    async def think(self, live: LiveTable) -> None:
        """See to it that the bot that must decide at *live* does."""


class Thinking:
    """Thinks here: in processes of our own."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.places = Places(crew.count)
        self.turns: set[tuple[str, int]] = set()  # tables and plies somebody waits or thinks for

    async def think(self, live: LiveTable) -> None:
        """Let the bot that must decide think, and make its move; if it cannot, a quick choice."""
        turn = live.id, live.table.ply
        if turn in self.turns:
            return
        self.turns.add(turn)
        try:
            await self.think_once(live)
        finally:
            self.turns.discard(turn)

    async def think_once(self, live: LiveTable) -> None:
        if (bot := live.table.bot_to_act()) is None:
            return
        seat, level = bot
        table, ply, started = live.table, live.table.ply, time.perf_counter()
        async with self.places.place(live.people(), level) as allowed:
            if live.table.ply != ply:  # while we waited, somebody took a move back
                return
            move = await self.choice(live.id, table, seat, allowed)
        metrics.THINKING.observe(time.perf_counter() - started)
        try:
            await live.perform(PlayBot(ply, move, hurried=allowed < level))
        except Refused as refusal:
            LOG.info("table %s: the bot came too late (%s)", live.id, refusal)

    async def choice(self, number: str, table: Table, seat: int, level: int) -> str:
        """Return a move, whatever happens: thought about, else at the weakest level, else the first there is."""
        view, seed = table.state.view(seat), seed_of(number, seat)
        for each in (level, WEAKEST):
            owner = owner_of(number, table, seat, each)
            process = self.crew.take(owner)
            try:
                return await process.choose(kind_of(table, seat, each), view, seed, owner)
            except (BrokenProcessPool, TimeoutError) as error:
                LOG.error("table %s: a bot of level %s could not decide: %r", number, each, error)
            except Exception:
                LOG.exception("table %s: a bot of level %s could not decide", number, each)
            finally:
                self.crew.give_back(process)
        return table.state.moves()[0].text


class Turns:
    """Which bots are thinking; one turn is thought about once at a time."""

    def __init__(self, thinker: Thinker, in_play: InPlay) -> None:
        self.thinker = thinker
        self.in_play = in_play
        self.taken: dict[str, int] = {}  # the ply at which a bot thinks, by table

    def is_new(self, live: LiveTable) -> bool:
        """Say whether it is a bot's turn about which nobody thinks yet, though there is somebody to think for."""
        is_taken = self.taken.get(live.id) == live.table.ply
        return live.table.bot_to_act() is not None and not is_taken and bool(live.people())

    async def take(self, live: LiveTable) -> None:
        """Take the turn that is new."""
        ply = live.table.ply
        if self.taken.get(live.id) == ply:
            return
        self.taken[live.id] = ply
        try:
            if await self.in_play.is_elsewhere(live):
                await self.play_anything(live)
            else:
                await self.thinker.think(live)
        finally:
            if self.taken.get(live.id) == ply:
                del self.taken[live.id]

    async def play_anything(self, live: LiveTable) -> None:
        """Let the bot go on without a thought: what it thinks would be told to those who play the same elsewhere."""
        table = live.table
        if table.bot_to_act() is None:
            return
        try:
            await live.perform(PlayBot(table.ply, random.choice(table.state.moves()).text, hurried=True))
        except Refused as refusal:
            LOG.info("table %s: the bot came too late (%s)", live.id, refusal)
