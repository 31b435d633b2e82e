"""Which positions people play right now: nobody gets them studied while another person sits there.

A position counts as the same if a spectator could not tell the two apart. Compared are the tables at which the asker
has a seat, with whatever one move would lead to, and all others in memory where several people play, once a few
decisions are made there: the first ones of a game are alike at many tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

from petteia.core.game import CHANCE, Game, State
from petteia.server.live.hall import Hall
from petteia.server.live.table import LiveTable
from petteia.store import Database, tables
from petteia.table import Refused, Table
from petteia.table.refusal import refused
from petteia.table.standing import RUNNING

MOST_OWN = 50  # tables of the asker, the latest
OPENING = 3  # decisions of a game that are anybody's
FRESH = 5.0  # seconds for which it is remembered where somebody sits
MOST_REMEMBERED = 500


def public_text(state: State) -> str:
    """Return the position as a spectator knows it."""
    view = state.view(None)
    return f"{view['game']} {view.get('position', view)}"


def has_company(table: Table) -> bool:
    """Say whether several people play at a table: a bot that stands in for one does not make it one's own."""
    return table.status == RUNNING and len({seat.user for seat in table.seats if seat.user}) > 1


def decisions_of(table: Table) -> int:
    return sum(seat != CHANCE for seat, _ in table.record.moves)


def one_move_on(table: Table) -> set[str]:
    """Return the positions a move would lead to now, and this one."""
    found = {public_text(table.state)}
    for index in table.state.indices():
        after = table.state.copy()
        after.apply(index, None)
        found.add(public_text(after))
    return found


class InPlay:
    """Knows what is being played."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self.database = database
        self.hall = hall
        self.own: dict[str, tuple[float, list[str]]] = {}  # where somebody sits, by user
        self.ahead: dict[str, tuple[int, set[str]]] = {}  # positions one move on, by table, and at which ply

    async def check(self, user: str, game: Game, texts: Collection[str], commitment: str | None = None) -> None:
        """Refuse *user* the study of positions if one of them is being played by several people."""
        for live in list(self.hall.live.values()):
            if live.table.game.slug == game.slug and has_company(live.table):
                if commitment is not None and commitment == live.info.commitment:
                    raise refused("being-played")
                if decisions_of(live.table) >= OPENING and public_text(live.table.state) in texts:
                    raise refused("being-played")
        for live in await self.tables_of(user):
            if live.table.game.slug == game.slug and has_company(live.table):
                near = await self.near(live)
                if commitment == live.info.commitment or not near.isdisjoint(texts):
                    raise refused("being-played")

    async def near(self, live: LiveTable) -> set[str]:
        ply, found = self.ahead.get(live.id, (-1, set[str]()))
        if ply != live.table.ply:
            ply, found = live.table.ply, await asyncio.to_thread(one_move_on, live.table)
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
