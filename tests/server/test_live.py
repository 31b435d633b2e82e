"""A table in memory takes over what other servers do, from what they tell or from the database."""

import asyncio
from types import SimpleNamespace

import petteia
from petteia.server.live import table as live_module
from petteia.server.live.news import News
from petteia.server.live.rows import encoded
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
        news = News(None, "here", SimpleNamespace(live={"t": live}), None, None, None, None)
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
