"""Bots' time is shared fairly: who waits for whom, and who thinks less."""

import asyncio
import contextlib
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace

import pytest

from petteia.server.bots import places as module
from petteia.server.bots.crew import Crew
from petteia.server.bots.places import Places
from petteia.server.bots.processes import Processes
from petteia.server.bots.turns import Thinking
from petteia.table import Setup, Table
from petteia.table.setup import check
from petteia.table.wish import PlayBot, SeatBot, Sit

WAITING = 200


async def order(waiting, count=1):
    """Return in which order turns (name, people, level) that come while all places are taken get theirs."""
    places, done = Places(count), []
    gate = asyncio.Event()

    async def take(name, people, level):
        async with places.place(people, level) as allowed:
            if name == "first":
                await gate.wait()
            else:
                done.append((name, allowed))
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(take("first", {f"first {number}"}, 1)) for number in range(count)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(take(*turn)) for turn in waiting]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    assert not places.thinking
    assert not places.waiting
    assert not places.turns
    return done


@pytest.fixture(autouse=True)
def stopped(monkeypatch):
    """Let no time pass."""
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: 100.0))


def test_an_only_table_and_weak_bots_come_before_many_strong_ones():
    crowd = [(f"crowd {number}", {"greedy"}, 6) for number in range(50)]
    done = asyncio.run(order([*crowd, ("strong", {"boris"}, 6), ("weak", {"anna"}, 1)]))

    assert [name for name, _ in done[:2]] == ["weak", "strong"]
    assert len(done) == 52


def test_whoever_waits_long_comes_next():
    async def run():
        places = Places(1)
        old, new = module.Turn({"greedy"}, 6), module.Turn({"anna"}, 1)
        places.turns.update({"greedy": 50, "anna": 1})
        assert places.rank(new) < places.rank(old)
        old.since -= 100

        assert places.rank(old) < places.rank(new)

    asyncio.run(run())


def test_in_a_crowd_everybody_thinks_less_and_nobody_is_forgotten():
    done = asyncio.run(order([(str(number), {str(number)}, 6) for number in range(WAITING)]))

    assert len(done) == WAITING
    assert done[0][1] == 1
    assert done[-1][1] == 6


def test_who_gives_up_leaves_the_place_to_the_next():
    async def run():
        places = Places(1)
        async with places.place({"anna"}, 1):
            gone = asyncio.create_task(places.place({"boris"}, 1).__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await gone
        async with places.place({"clara"}, 1) as level:
            assert level == 1

    asyncio.run(run())


class Broken(Processes):
    """A process that cannot think above some level: it dies."""

    def __init__(self, best):
        super().__init__(1)
        self.best = best
        self.answered = False

    async def choose(self, kind, view, seed, owner=""):
        if kind.level > self.best:
            raise BrokenProcessPool("it died")
        self.answered = True
        return "wait"


def test_a_bot_always_answers_and_a_process_that_died_is_told_in_a_line(caplog):
    table = Table(check(Setup("hush", 1, 2, {}, "7", host="anna")))
    table = table.plan(SeatBot("anna", 0, 6), 0).after
    table = table.plan(Sit("anna", "Anna", 1), 0).after

    for best in (6, 1, 0):
        crew, process = Crew(1), Broken(best)
        crew.idle = [process]
        move = asyncio.run(Thinking(crew).choice("t", table, 0, 6))
        assert table.plan(PlayBot(table.ply, move), 0).acts
        assert process.answered == (best > 0)
        assert crew.idle == [process]
    assert len(caplog.records) == 3
    assert all("could not decide" in record.getMessage() and not record.exc_info for record in caplog.records)
