"""Bots' turns: a bot that must decide is given its view, and its choice is played."""

from __future__ import annotations

import logging
import time
from typing import Protocol

from petteia.server import metrics
from petteia.server.bots.processes import Processes, seed_of
from petteia.server.live.table import LiveTable
from petteia.table import Refused
from petteia.table.wish import PlayBot

LOG = logging.getLogger("petteia")


class Thinker(Protocol):
    """Whoever lets bots think: this process, or the queue that all processes share."""

    async def think(self, live: LiveTable) -> None:
        """See to it that the bot that must decide at *live* does."""


class Thinking:
    """Thinks here: in processes of our own."""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes

    async def think(self, live: LiveTable) -> None:
        """Let the bot that must decide think, and make its move."""
        if (bot := live.table.bot_to_act()) is None:
            return
        seat, level = bot
        ply, started = live.table.ply, time.perf_counter()
        view = live.table.state.view(seat)
        move = await self.processes.choose(live.table.setup.game, level, view, seed_of(live.id, seat))
        metrics.THINKING.observe(time.perf_counter() - started)
        try:
            await live.perform(PlayBot(ply, move))
        except Refused as refusal:
            LOG.info("table %s: the bot came too late (%s)", live.id, refusal)


class Turns:
    """Which bots are thinking; one turn is thought about once at a time."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.taken: dict[str, int] = {}  # the ply at which a bot thinks, by table

    def is_new(self, live: LiveTable) -> bool:
        """Say whether it is a bot's turn about which nobody thinks yet."""
        return live.table.bot_to_act() is not None and self.taken.get(live.id) != live.table.ply

    async def take(self, live: LiveTable) -> None:
        """Take the turn that is new."""
        ply = live.table.ply
        if self.taken.get(live.id) == ply:
            return
        self.taken[live.id] = ply
        try:
            await self.thinker.think(live)
        finally:
            if self.taken.get(live.id) == ply:
                del self.taken[live.id]
