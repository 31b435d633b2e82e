"""The bots of the server play each game as one person would."""

import asyncio
import os
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

import petteia
from petteia.players import player
from petteia.server.bench.running import Server, free_port
from petteia.server.bots import processes as processes_module
from petteia.server.bots.deciding import Kind, choose
from petteia.server.bots.processes import Processes, seed_of
from petteia.server.bots.queue import ThinkingQueue
from petteia.store import StorageError

WEAK = Kind("olympos", 1)
FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def test_a_bot_errs_alike_throughout_a_game_whatever_it_thinks_about_meanwhile():
    views = [view_after(moves) for moves in range(0, 40, 4)]
    seed = seed_of("one", 0)
    alone = [choose(WEAK, view, seed) for view in views]
    between = []
    for view in views:
        choose(WEAK, view, seed_of("other", 0))
        between.append(choose(WEAK, view, seed))
    elsewhere = [choose(WEAK, view, seed_of("other", 0)) for view in views]

    assert between == alone
    assert elsewhere != alone


def test_every_seat_of_every_table_has_a_bot_of_its_own():
    assert len({seed_of(table, seat) for table in ("one", "other") for seat in range(5)}) == 10


def view_after(moves):
    """Return what the seat that must decide sees after some random moves."""
    state = petteia.game("olympos").new(2, seed=1)
    walker = player("olympos", "random", seed=1)
    for _ in range(moves):
        state.play(walker.choose(state.view(state.to_act)))
    return state.view(state.to_act)


def test_a_thinking_process_that_died_while_nobody_thought_is_replaced():
    async def work():
        view, processes = petteia.game("gods").new(seats=2, seed=1).view(0), Processes(1)
        try:
            await processes.choose(Kind("gods", 1), view, 1)
            for process in processes.pool._processes.values():
                process.kill()
                process.join()
            return await processes.choose(Kind("gods", 1), view, 1)
        finally:
            processes.close()

    assert asyncio.run(work())


def test_a_thought_that_takes_too_long_ends_with_its_process(monkeypatch):
    async def work():
        processes = Processes(1)
        try:
            thinker = await processes.do(os.getpid)
            monkeypatch.setattr(processes_module, "LONGEST_THOUGHT", 0.1)
            with pytest.raises(TimeoutError):
                await processes.do(exec, ENDLESS)
        finally:
            processes.close()
        with pytest.raises(ProcessLookupError):
            os.kill(thinker, 0)

    asyncio.run(work())


def test_a_server_that_is_asked_to_stop_leaves_nothing_of_its_thinking_processes(tmp_path):
    with open(tmp_path / "log", "w+") as log:
        server = Server.at(free_port(), f"sqlite:///{tmp_path}/bots.sqlite", log=log)
        opened = {"game": "gods", "seats": 2, "position": FOOT, "bots": [1, None], "sit": [1]}  # the bot begins
        server.post("/api/tables", opened, server.guest())
        until = time.monotonic() + 60
        while not server.thinkers():
            assert time.monotonic() < until, "nobody thinks for the bot"
            time.sleep(0.05)
        server.end()
        log.seek(0)

        assert "leaked" not in log.read()
        assert server.process.returncode == 0


THINKING = """
import asyncio
from petteia.server.bots.processes import Processes

async def think():
    thought = asyncio.create_task(Processes(1).do(exec, {thought!r}))
    await asyncio.sleep(0)  # it has begun
    print({told!r}, flush=True)
    await thought

if __name__ == "__main__":
    asyncio.run(think())
"""
ENDLESS = "sum(range(10**10))"  # it lets nobody else into the interpreter


@pytest.mark.parametrize(("told", "thought"), [("begun", ENDLESS), ("", f"print('begun', flush=True); {ENDLESS}")])
def test_a_thinking_process_ends_with_a_server_that_was_killed(tmp_path, told, thought):
    program = tmp_path / "program.py"
    program.write_text(THINKING.format(told=told, thought=thought))
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as server:
        assert "begun\n" in server.stdout
        server.kill()

        assert server.communicate(timeout=60)[0].strip() == ""  # all that could still write to it are gone


def test_a_bots_turn_that_the_database_does_not_give_is_told_in_one_line(caplog):
    async def find(number):
        raise StorageError("the database failed: it is restarting")

    queue = SimpleNamespace(hall=SimpleNamespace(find=find), thinking=None)
    asyncio.run(ThinkingQueue.take_job(queue, None, table="t1"))

    assert [(record.getMessage(), record.exc_info) for record in caplog.records] == [
        ("table t1: its bot did not move: the database failed: it is restarting", None)
    ]
