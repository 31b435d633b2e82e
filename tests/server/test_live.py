"""A table in memory takes over what other servers do, from what they tell or from the database."""

import asyncio
from types import SimpleNamespace

import petteia
from petteia.server.live import hall as hall_module
from petteia.server.live import table as live_module
from petteia.server.live.hall import Hall
from petteia.server.live.news import News
from petteia.server.live.rows import encoded, row_of
from petteia.server.live.table import LiveTable
from petteia.store import Append, Writer
from petteia.store.writer import LONGEST_NOTICE
from petteia.table import Setup, Table
from petteia.table.wish import Play, Sit


def steps_of_a_game():
    """Return a table of two people, and the steps of their first moves: where each begins, its acts, its notice."""
    setup = Setup(game="gods", version=petteia.game("gods").version, seats=2, options={}, seed="1", host="anna")
    first = Table(setup).plan(Sit("anna", "Anna of the hill", 0), 1).after.plan(Sit("boris", "Boris", 1), 1).after
    table, steps = first, []
    for at in range(2, 8):
        user = table.seats[table.to_act].user
        plan = table.plan(Play(user, table.ply, table.state.moves()[0].text), at)
        steps.append((table.number, encoded(plan.acts)))
        table = plan.after
    return first, steps


def heard(monkeypatch, notices_of):
    """Let a server hear what another tells; return how its table stands then, and how often it asked the database."""
    first, steps = steps_of_a_game()
    asked = []

    async def steps_from(database, number, place):
        asked.append(place)
        return [body for begun, body in steps if begun >= place]

    async def hear():
        monkeypatch.setattr(live_module.tables, "steps_from", steps_from)
        live = LiveTable("t", first, None, None, None, asyncio.Queue(), None)
        hall = Hall(SimpleNamespace(is_postgres=True), None, None)
        hall.live["t"] = live
        news = News(None, "here", hall, None, None, None, None)
        for notice in notices_of(steps):
            await news.hear(notice)
        return live.table.number

    return asyncio.run(hear()), asked


def told(steps):
    writer = SimpleNamespace(source="there")
    return [Writer.told(writer, Append("t", begun, acts, {}, done=None)) for begun, acts in steps]


def test_a_step_that_is_told_needs_no_look_at_the_database(monkeypatch):
    number, asked = heard(monkeypatch, told)

    assert (number, asked) == (2 + 1 + 6, [])


def test_a_step_told_twice_is_made_once(monkeypatch):
    number, asked = heard(monkeypatch, lambda steps: told([*steps, *steps]))

    assert (number, asked) == (9, [])


def test_whoever_missed_a_step_looks_it_up(monkeypatch):
    number, asked = heard(monkeypatch, lambda steps: told(steps[2:]))

    assert (number, asked) == (9, [3])


def test_a_step_too_long_to_be_told_is_looked_up(monkeypatch):
    number, asked = heard(monkeypatch, lambda steps: told([(steps[0][0], "ж" * (LONGEST_NOTICE // 2))]))

    assert (number, asked) == (9, [3])


def test_what_is_told_while_a_table_loads_is_not_missed(monkeypatch):
    first, steps = steps_of_a_game()
    acts = encoded([entry.act for entry in first.entries])
    row = row_of(first) | {"setup": encoded(first.setup), "is_open": False, "language": "en", "created_at": 1}

    async def numbers():
        read, may_go_on = asyncio.Event(), asyncio.Event()

        async def load(database, number):
            read.set()  # from now on what others store is not in what we read
            await may_go_on.wait()
            return SimpleNamespace(row=row, bodies=[acts])

        async def forgive(live):
            pass

        monkeypatch.setattr(hall_module.tables, "load", load)
        hall = Hall(SimpleNamespace(is_postgres=True), None, SimpleNamespace(forgive=forgive))
        news = News(None, "here", hall, None, None, None, None)
        finding = asyncio.create_task(hall.find("t"))
        await read.wait()
        hearing = asyncio.create_task(news.hear(told(steps)[0]))
        await asyncio.sleep(0)
        may_go_on.set()
        live = await finding
        await hearing
        return first.number, live.table.number

    before, after = asyncio.run(numbers())

    assert after == before + 1
