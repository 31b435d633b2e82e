"""What people play with each other right now: nobody gets that studied meanwhile, nor played on by bots.

A position is the same if a spectator could not tell the two apart. Each one such a table comes to
is written down with the move that leads there (petteia.store.in_play), so it is known to all servers, and while nobody
looks at the table. The first moves at a table where nothing was drawn are alike at many and count only against those
who sit there; to them also what the next moves may lead to is told by nobody. At a table that began as a copy no bot
plays on what others play: asked for, it is refused; called by the clock, it plays anything.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection

from petteia.core.game import OVER, Game, State
from petteia.server.live.hall import Hall
from petteia.server.live.rows import public_key
from petteia.server.live.table import LiveTable
from petteia.store import Database, in_play, tables
from petteia.table import Refused, Table
from petteia.table.refusal import refused
from petteia.table.standing import RUNNING

MOST_OWN = 50  # tables of the asker, the latest
OPENING = 3  # moves at a table, draws included, that are anybody's
MOST_AHEAD = 300  # positions that may follow, the nearest
FRESH = 5.0  # seconds for which it is remembered where somebody sits
MOST_REMEMBERED = 500


def keys_ahead(start: State) -> set[int]:
    """Return the keys of a position and of what may follow, the nearest first, as far as `MOST_AHEAD` reach."""
    found, waiting = {public_key(start)}, deque([start])
    while waiting and len(found) < MOST_AHEAD:
        state = waiting.popleft()
        for index in state.indices():
            after = state.copy()
            after.apply(index, None)
            key = public_key(after)
            if key not in found and after.actor() != OVER:
                found.add(key)
                waiting.append(after)
    return found


def is_copy(table: Table) -> bool:
    """Say whether a game goes on where another one, or anybody's wish, had brought it."""
    return bool(table.setup.position or table.setup.origin)


class InPlay:
    """Knows what is being played."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self.database = database
        self.hall = hall
        self.own: dict[str, tuple[float, list[str]]] = {}  # where somebody sits, by user
        self.ahead: dict[str, tuple[int, set[int]]] = {}  # what may follow, by table, and at which ply

    async def check(
        self, user: str, game: Game, keys: Collection[int], commitment: str | None = None, but: str = ""
    ) -> None:
        """Refuse *user* the study of positions of a game that several people play, *but* at one table."""
        own = [live for live in await self.tables_of(user) if live.table.game.slug == game.slug and live.id != but]
        known = {live.id: live for live in (*self.hall.live.values(), *own) if live.table.has_company}
        if commitment is not None and commitment in (live.info.commitment for live in known.values()):
            raise refused("being-played")
        mine = {live.id for live in own if live.table.has_company}
        for table, moves in await in_play.found_at(self.database, game.slug, keys):
            if table != but and (moves >= OPENING or table in mine):
                raise refused("being-played")
        for number in mine:
            if not (await self.near(known[number])).isdisjoint(keys):
                raise refused("being-played")

    async def check_copy(self, user: str, number: str, after: Table) -> None:
        """Refuse *user* what would let a bot, or one person alone, play on a game of others at a copy of it."""
        has_help = not after.has_company or any(seat.is_bot for seat in after.seats)
        if is_copy(after) and after.status == RUNNING and has_help:
            await self.check(user, after.game, {public_key(after.state)}, but=number)

    async def is_elsewhere(self, live: LiveTable) -> bool:
        """Say whether a table that began as a copy stands where others play."""
        try:
            await self.check_copy("", live.id, live.table)
        except Refused:
            return True
        return False

    async def near(self, live: LiveTable) -> set[int]:
        ply, found = self.ahead.get(live.id, (-1, set[int]()))
        if ply != live.table.ply:
            ply, found = live.table.ply, await asyncio.to_thread(keys_ahead, live.table.state)
            if len(self.ahead) >= MOST_REMEMBERED:
                self.ahead.clear()
            self.ahead[live.id] = ply, found
        return found

    async def tables_of(self, user: str) -> list[LiveTable]:
        """Return the running tables at which *user* sits."""
        at, numbers = self.own.get(user, (0.0, list[str]()))
        if time.monotonic() - at > FRESH or not at:
            rows = await tables.of_user(self.database, user)
            numbers = [row["id"] for row in rows if row["status"] == RUNNING][:MOST_OWN]
            if len(self.own) >= MOST_REMEMBERED:
                self.own.clear()
            self.own[user] = time.monotonic(), numbers
        found = []
        for number in numbers:
            try:
                found.append(await self.hall.find(number))
            except Refused:  # played with other rules
                continue
        return found
