"""Routes between people: whom one does not want to hear or to sit with."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from petteia.server.bodies.accounts import Blocked
from petteia.server.bodies.tables import Person
from petteia.server.now import now
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.limits import CHATS
from petteia.store import accounts, blocks

Asked = Request[None, None, State]
UserPath = Annotated[str, Parameter(pattern=r"^[0-9a-f]{1,32}$")]
MOST_BLOCKS = 200


class Blocks(Controller):
    """Whom I do not want to hear."""

    path = "/api/blocks"
    tags = ("accounts",)

    @get("/", summary="Whom I block")
    async def every(self, request: Asked) -> list[Blocked]:
        """List them, the latest first."""
        context = context_of(request)
        who = await context.user(request)
        rows = await blocks.of_user(context.database, who.id)
        return [Blocked(user=row["blocked"], name=row["name"]) for row in rows]

    @post("/", summary="Hear no more of somebody")
    async def add(self, request: Asked, data: Person) -> None:
        """Block somebody at a table: what they say is not told to you, and where you sit they cannot join."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(CHATS, who.id)
        user = await person_at(context, data)
        found = await accounts.find_user(context.database, user)
        if found is None or user == who.id:
            raise NotFoundException("There is nobody else there.")
        if len(await blocks.of_user(context.database, who.id)) >= MOST_BLOCKS:
            raise HTTPException(f"Nobody needs to block more than {MOST_BLOCKS}.", status_code=409)
        await blocks.add(context.database, who.id, user, found["name"], now())
        await context.house.learn_blocks(who.id)

    @delete("/{user:str}", status_code=HTTP_200_OK, summary="Hear somebody again")
    async def remove(self, request: Asked, user: UserPath) -> None:
        """End a block."""
        context = context_of(request)
        who = await context.changing_user(request)
        if not await blocks.remove(context.database, who.id, user):
            raise NotFoundException("You do not block them.")
        await context.house.learn_blocks(who.id)


async def person_at(context: Context, data: Person) -> str:
    """Return the id of a person at a table: told by it, or by the seat."""
    live = await context.hall.find(data.table)
    if data.seat is None:
        return data.user
    return live.table.check_seat(data.seat).user or ""
