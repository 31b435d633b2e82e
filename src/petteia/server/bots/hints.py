"""Hints and warnings at a table with bots alone."""

from __future__ import annotations

from collections import OrderedDict

from petteia.server.bots.rooms import Room
from petteia.server.bots.studying import Found
from petteia.server.live.in_play import InPlay
from petteia.server.live.rows import public_key
from petteia.server.live.table import LiveTable
from petteia.table import wish as wishes

MOST_REMEMBERED = 200


class Hints:
    """Helps whoever plays alone; the table itself refuses everybody else."""

    def __init__(self, room: Room, in_play: InPlay) -> None:
        self.room = room
        self.in_play = in_play
        self.known: OrderedDict[tuple[str, int, str], Found] = OrderedDict()  # by table, ply and language

    async def hint(self, live: LiveTable, user: str, ply: int, language: str) -> Found:
        """Return a hint for the position at *ply*, and count it, once; raise Refused where none may be given."""
        wish = wishes.Hint(user, ply)
        await self.check(live, user, wish)
        key = live.id, ply, language
        if key not in self.known:
            self.known[key] = await self.room.do(user, "hint", *asked(live, language))
            while len(self.known) > MOST_REMEMBERED:
                self.known.popitem(last=False)
        found = self.known[key]
        await live.perform(wish)
        return found

    async def warning(self, live: LiveTable, user: str, ply: int, move: str, language: str) -> Found | None:
        """Return a warning if *move* loses much, and count it; raise Refused where none may be given."""
        wish = wishes.Warn(user, ply, move)
        await self.check(live, user, wish)
        found: Found | None = await self.room.do(user, "warning", *asked(live, language), move)
        if found is not None:
            await live.perform(wish)
        return found

    async def check(self, live: LiveTable, user: str, wish: wishes.Wish) -> None:
        """Refuse help in company, and for a position that people are playing elsewhere."""
        live.planned(wish)
        await self.in_play.check(user, live.table.game, {public_key(live.table.state)})


def asked(live: LiveTable, language: str) -> tuple[str, str, dict[str, object], str, list[str]]:
    """Return what a thinking process must know: game, edition, what the seat that decides sees, how it is told."""
    table = live.table
    return table.setup.game, table.setup.edition, table.state.view(table.to_act), language, table.names_in(language)
