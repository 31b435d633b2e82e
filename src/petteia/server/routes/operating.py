"""Routes of the operator's page: how things are, reports, bans, announcements, and what operators did."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import RowMapping

import petteia
from petteia.server.bodies import operating as bodies
from petteia.server.live.table import LiveTable
from petteia.server.live.wellbeing import bot_waits
from petteia.server.now import now
from petteia.server.routes.context import context_of
from petteia.store import operating, reports

Asked = Request[None, None, State]
LISTED = 100


class Operating(Controller):
    """For operators only."""

    path = "/api/operator"
    tags = ("operating",)

    @get("/", summary="How things are")
    async def overview(self, request: Asked) -> bodies.Overview:
        """Tell people, tables and bots' turns as they are; those in memory are of the server that answers."""
        context = context_of(request)
        await context.operator(request)
        house, at = context.house, now()
        places, found = house.thinking.places, await house.wellbeing.look()
        live = sorted(house.hall.live.values(), key=lambda one: (-bot_waits(one.table, at), -one.used_at))
        return bodies.Overview(
            version=petteia.__version__,
            database=found.database,
            disk=found.disk,
            queue=found.queue,
            counts=await operating.counts(context.database),
            sockets=len(house.people.lines),
            people=len(house.people.here()),
            in_memory=len(live),
            thinking=len(places.thinking),
            waiting=len(places.waiting),
            queued=await house.queued(),
            longest=round(max((time.monotonic() - turn.since for turn in places.waiting), default=0.0), 1),
            tables=[live_table(one, at) for one in live[:LISTED]],
            networks=await operating.banned_networks(context.database, at),
            announcement=house.orders.announcement.text,
            announced_until=house.orders.announcement.until,
        )

    @get("/reports", summary="What people have reported")
    async def reports(self, request: Asked) -> list[bodies.Report]:
        """List reports, those nobody has handled first."""
        context = context_of(request)
        await context.operator(request)
        return [bodies.Report(**row) for row in await reports.latest(context.database, LISTED)]

    @post("/reports/{report:int}/handled", status_code=HTTP_200_OK, summary="A report needs nothing more")
    async def set_handled(self, request: Asked, report: Annotated[int, Parameter(ge=1, le=2**31 - 1)]) -> None:
        """Put a report aside."""
        context = context_of(request)
        await (await context.operator(request)).set_handled(report)

    @get("/users", summary="Find people, or those who are banned")
    async def users(
        self, request: Asked, text: Annotated[str, Parameter(max_length=100)] = ""
    ) -> list[bodies.KnownUser]:
        """List users by a part of the name, by id or by network; without a text those who are banned."""
        context = context_of(request)
        await context.operator(request)
        return [known(row) for row in await operating.search(context.database, text.strip(), LISTED)]

    @post("/bans", status_code=HTTP_200_OK, summary="Ban somebody, or a network")
    async def ban(self, request: Asked, data: bodies.NewBan) -> None:
        """Refuse a user, or guests from a network, for so many days; 0 ends that."""
        context = context_of(request)
        operator = await context.operator(request)
        if data.network:
            await operator.ban_network(data.network, data.days, data.why)
        else:
            user = await operator.ban(data.user, data.days, data.why)
            if data.days:
                await context.house.end_lines(user)
        await context.house.orders.look()

    @post("/announcement", status_code=HTTP_200_OK, summary="Tell everybody something")
    async def announce(self, request: Asked, data: bodies.NewAnnouncement) -> None:
        """Show a text on every page for some hours; an empty one takes it away."""
        context = context_of(request)
        await (await context.operator(request)).announce(data.text, data.hours)
        await context.house.orders.look()

    @get("/deeds", summary="What operators did")
    async def deeds(self, request: Asked) -> list[bodies.DeedTold]:
        """List what operators did, on this page and at the command line, the latest first."""
        context = context_of(request)
        await context.operator(request)
        return [bodies.DeedTold(**row) for row in await operating.deeds(context.database, LISTED)]


def live_table(live: LiveTable, at: int) -> bodies.LiveTableTold:
    table = live.table
    return bodies.LiveTableTold(
        id=live.id,
        game=table.setup.game,
        status=table.status,
        seats=[seat.name for seat in table.seats],
        watchers=len(live.watchers),
        ply=table.ply,
        bot_waits=bot_waits(table, at) // 1000 if live.people() else 0,
    )


def known(row: RowMapping) -> bodies.KnownUser:
    return bodies.KnownUser(
        id=row["id"],
        name=row["name"],
        registered=row["password"] is not None,
        operator=row["role"] == operating.OPERATOR,
        network=row["network"],
        created_at=row["created_at"],
        seen_at=row["seen_at"],
        banned_until=row["banned_until"],
    )
