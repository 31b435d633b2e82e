"""The strongest bots think on while people decide: when, for how long, with what memory, and never in anybody's way."""

import asyncio
import os
from functools import partial
from types import SimpleNamespace

import msgspec
import pytest

import petteia
from petteia.players import player
from petteia.server.bots import deciding, pondering
from petteia.server.bots.crew import Crew
from petteia.server.bots.deciding import Bots, Kind
from petteia.server.bots.places import STRONGEST, Places
from petteia.server.bots.pondering import Pondering
from petteia.server.bots.processes import Processes
from petteia.table import Setup, Table
from petteia.table.setup import check
from petteia.table.wish import SeatBot, Sit

STRONG = Kind("gods", STRONGEST)
UNTIL_STOPPED = """
import time
from petteia.server.bots import deciding
while deciding._bots.stop.value < {number}:
    time.sleep(0.001)
"""


def table_with(level, **more):
    """Return a table at which a person begins, and a bot of *level* is next."""
    table = Table(check(Setup("gods", petteia.game("gods").version, 2, {}, "7", host="anna", **more)))
    table = table.plan(Sit("anna", "Anna", 0), 0).after
    return table.plan(SeatBot("anna", 1, level), 0).after


def live(level=STRONGEST, present=("anna",), **more):
    return SimpleNamespace(id="t", table=table_with(level, **more), present=lambda: set(present))


class Recorded(Processes):
    """A process that only notes what bots are let think on about."""

    def __init__(self, helps=True):
        super().__init__(1)
        self.helps = helps
        self.asked = []

    async def ponder(self, seconds, kind, view, seed, owner):
        self.asked.append((kind, view, owner))
        return self.helps


def crew_of(*processes):
    crew = Crew(0)
    crew.processes, crew.idle = list(processes), list(processes)
    return crew


def pondered(*lives, process=None, rounds=1, is_on=True):
    """Return what bots are let think on about when these tables are looked at."""
    process = process or Recorded()
    house = Pondering(crew_of(process), [Places(1)], is_on)
    for each in lives:
        house.look_at(each)
    for _ in range(rounds):
        asyncio.run(house.go_on())
    return process.asked


def test_a_bot_of_the_strongest_level_thinks_on_about_what_its_own_seat_sees():
    table = live()
    ((kind, view, owner),) = pondered(table)

    assert kind == STRONG
    assert view == table.table.state.view(1)
    assert owner == "t/1"


@pytest.mark.parametrize(
    "table",
    [live(level=STRONGEST - 1), live(ponders=False), live(present=())],
    ids=["a weaker level", "switched off at the table", "nobody is there"],
)
def test_otherwise_nobody_thinks_on(table):
    assert not pondered(table)


def test_a_server_may_let_nobody_think_on():
    assert not pondered(live(), is_on=False)


def test_nobody_thinks_on_when_a_bot_decides():
    table = live()
    bot_first = Table(table.table.setup).plan(SeatBot("anna", 0, STRONGEST), 0).after
    table.table = bot_first.plan(Sit("anna", "Anna", 1), 0).after

    assert not pondered(table)


def test_thinking_on_ends_when_it_does_not_help_any_more_or_has_lasted_long_enough(monkeypatch):
    assert len(pondered(live(), process=Recorded(helps=False), rounds=3)) == 1
    monkeypatch.setattr(pondering, "MOST_SECONDS", 1e-9)

    assert len(pondered(live(), rounds=3)) == 1


def test_a_new_decision_is_thought_about_anew_and_one_that_nobody_waits_for_is_forgotten():
    table, process = live(), Recorded(helps=False)
    house = Pondering(crew_of(process), [Places(1)])
    for _ in range(2):
        house.look_at(table)
        asyncio.run(house.go_on())
    assert len(process.asked) == 1
    before = table.table
    table.table = SimpleNamespace(
        setup=before.setup, seats=before.seats, to_act=before.to_act, state=before.state, ply=before.ply + 2
    )
    house.look_at(table)
    asyncio.run(house.go_on())
    assert len(process.asked) == 2
    table.present = set
    asyncio.run(house.go_on())

    assert not house.thoughts


def test_nobody_thinks_on_while_anybody_thinks_or_studies_and_whoever_comes_stops_it():
    async def run():
        turns, study, process = Places(1), Places(1), Recorded()
        house = Pondering(crew_of(process), [turns, study])
        house.look_at(live())
        process.pondered = 5
        async with study.study("boris"):
            assert process.stop.value == 5
            await house.go_on()
        process.pondered = 6
        async with turns.place({"clara"}, 1):
            assert process.stop.value == 6
            await house.go_on()
        assert not process.asked
        await house.go_on()

        assert len(process.asked) == 1

    asyncio.run(run())


def test_a_process_that_is_given_other_work_is_told_at_once_to_think_on_no_more():
    async def run():
        process = Processes(1)
        process.pondered = 1
        try:
            thought = asyncio.create_task(process.do_once(partial(exec, UNTIL_STOPPED.format(number=1))))
            await asyncio.sleep(0)  # it has begun
            assert await process.do(os.getpid)  # behind it, in the same process

            await thought
        finally:
            process.close()

    asyncio.run(run())


# In the thinking process ------------------------------------------------------------------------------------------


class Clock:
    """A second passes whenever it is looked at; of each the process has a share."""

    def __init__(self, share):
        self.now = self.used = 0
        self.share = share

    def monotonic(self):
        self.now += 1
        return self.now

    def process_time(self):
        self.used += self.share
        return self.used


@pytest.fixture
def bots(monkeypatch):
    """Let all bots of the process be quick ones that think on."""
    known = Bots()
    monkeypatch.setattr(deciding, "_bots", known)
    monkeypatch.setattr(deciding, "SLICE", 0.0)
    monkeypatch.setattr(deciding, "made", lambda kind: player(kind.game, "mcts:simulations=40,ponder=1"))
    return known


def test_what_was_thought_while_a_person_decided_is_there_in_the_bots_turn(bots, monkeypatch):
    monkeypatch.setattr(deciding, "time", Clock(share=1))
    state = petteia.game("gods").new(2, seed=1)
    walker = player("gods", "random", seed=1)
    while not (ends := [move.index for move in state.moves() if after(state, move.index).to_act == 1 - state.to_act]):
        state.play(walker.choose(state.view(state.to_act)))
    seat = 1 - state.to_act
    assert deciding.ponder(1, 9, STRONG, state.view(seat), 7, "t/1")
    bot = bots.bot(STRONG, "t/1", 7)
    state = after(state, max(ends, key=lambda index: bot.tree.tried().get(index, 0)))
    deciding.choose(STRONG, state.view(seat), 8, "other/0")  # it does not take the tree away
    assert bot.kept < bot.tree.visits[0]
    deciding.choose(STRONG, state.view(seat), 7, "t/1")

    assert 0 < bot.kept < bot.tree.visits[0]
    assert bots.bot(STRONG, "t/1", 7) is bot


def after(state, index):
    found = state.copy()
    found.apply(index, None)
    return found


def test_whoever_thinks_on_makes_room_when_somebody_else_wants_the_core(bots, monkeypatch):
    view, glances = petteia.game("gods").new(2, seed=1).view(1), []
    for share in (1, 0.5):
        monkeypatch.setattr(deciding, "time", Clock(share))
        assert deciding.ponder(1, 9, STRONG, view, 7, f"{share}")
        glances.append(int(bots.bot(STRONG, f"{share}", 7).tree.visits[0]))

    assert glances[0] > glances[1] > 0


def test_a_thought_that_is_over_before_it_begins_is_none(bots):
    bots.stop.value = 1
    view = petteia.game("gods").new(2, seed=1).view(1)

    assert deciding.ponder(1, 60.0, STRONG, view, 7, "t/1")
    assert bots.bot(STRONG, "t/1", 7).before is None


class Heavy:
    """A bot whose tree takes as much as two fit into the memory of a process."""

    def __init__(self):
        self.seeds = []

    def memory(self):
        return 100

    def reseed(self, seed):
        self.seeds.append(seed)


def test_a_process_keeps_no_more_trees_than_it_has_memory_for(monkeypatch):
    made = []
    monkeypatch.setattr(deciding, "made", lambda kind: made.append(Heavy()) or made[-1])
    bots = Bots(most=250)
    first, second = bots.bot(STRONG, "one/1", 1), bots.bot(STRONG, "two/1", 2)
    assert bots.bot(STRONG, "one/1", 1) is first
    assert bots.bot(STRONG, "three/1", 3) is second  # it was used last: its tree goes, its memory stays
    assert first.seeds == [1]
    assert second.seeds == [2, 3]
    assert bots.bot(Kind("olympos", STRONGEST), "four/1", 4) not in (first, second)

    assert len(made) == 3
    assert bots.memory() <= 250


def test_bots_that_do_not_think_on_are_anybodys(monkeypatch):
    monkeypatch.setattr(deciding, "made", lambda kind: Heavy())
    bots = Bots(most=250)
    weak = Kind("gods", 1)

    assert bots.bot(weak, "", 1) is bots.bot(weak, "", 2)
    assert bots.bot(weak, "", 3).seeds == [1, 2, 3]


def test_a_table_keeps_what_was_chosen(tmp_path):
    setup = table_with(STRONGEST, ponders=False).setup

    assert not msgspec.json.decode(msgspec.json.encode(setup), type=Setup).ponders
