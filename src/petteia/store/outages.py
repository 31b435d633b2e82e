"""Signs of life: servers leave them again and again, so that the times in which no server was there are known."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from petteia.store import schema
from petteia.store.database import Database

SETTINGS = schema.settings.c
ALIVE, OUTAGES = "alive", "outages"
REMEMBERED = 100  # outages

Outages = list[tuple[int, int]]


async def give_sign(database: Database, at: int, patience: int) -> Outages:
    """Note that a server is there at *at*; return all outages, each from the last sign of life to the next.

    One is noted when more than *patience* milliseconds have passed since the last sign, whoever gave it.
    """
    known = select(SETTINGS.name, SETTINGS.value).where(SETTINGS.name.in_((ALIVE, OUTAGES)))
    async with database.working() as connection:
        found = {row.name: str(row.value) for row in await connection.execute(known)}
        outages = msgspec.json.decode(found.get(OUTAGES, "[]"), type=Outages)
        last = int(found.get(ALIVE, at))
        rows = [{"name": ALIVE, "value": str(max(at, last))}]
        if at - last > patience:
            outages = [*outages, (last, at)][-REMEMBERED:]
            rows.append({"name": OUTAGES, "value": msgspec.json.encode(outages).decode()})
        insertion = database.insertion(schema.settings)
        changed = insertion.on_conflict_do_update(index_elements=["name"], set_={"value": insertion.excluded.value})
        await connection.execute(changed, rows)
    return outages
