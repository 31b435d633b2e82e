"""Work is counted by person and by network, and dear work waits its turn: nobody waits for somebody else's."""

import asyncio
import json
import threading
from types import SimpleNamespace

import pytest
from litestar.exceptions import WebSocketDisconnect

from petteia.server.live import watched
from petteia.server.routes import limits
from petteia.server.routes.identity import Identity
from petteia.server.routes.limits import MESSAGES, MOST_WAITING, NETWORK, Desk, Limits, network
from petteia.server.routes.socket import Line
from petteia.table import Refused, Setup, Table
from petteia.table.setup import check
from petteia.table.wish import HandOver, Return, Sit

LONG = 60


class Script:
    """A socket over which pings come, and then nothing more."""

    def __init__(self, count):
        self.count = count
        self.sent = []
        self.scope = {}

    async def receive_data(self, mode):
        if not self.count:
            raise WebSocketDisconnect(detail="gone")
        self.count -= 1
        return '{"type":"ping"}'

    async def send_data(self, data, mode):
        self.sent.append(json.loads(data))


def refusals(budget, people, count):
    """Return how many of *count* messages each of *people* (user and address) sends in one moment are too many."""
    quiet = SimpleNamespace(announcement=SimpleNamespace(text=""))  # nothing is announced to everybody
    context = SimpleNamespace(limits=budget, house=SimpleNamespace(orders=quiet))
    scripts = [Script(count) for _ in people]

    async def run():
        for script, (user, address) in zip(scripts, people, strict=True):
            line = Line(script, context, Identity(user, user, registered=False, by_cookie=False), address)
            with pytest.raises(WebSocketDisconnect):
                await line.run()
            await asyncio.gather(*([line.sender] if line.sender else []))

    asyncio.run(run())
    return [sum(told.get("code") == "too-fast" for told in script.sent) for script in scripts]


@pytest.fixture
def budget(monkeypatch):
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    return Limits()


def test_all_sockets_of_a_person_share_one_budget(budget):
    count = int(MESSAGES.burst) // 2 + 5

    assert refusals(budget, [("anna", "a"), ("anna", "b"), ("boris", "c")], count) == [0, 10, 0]


def test_all_persons_at_one_address_share_one_budget(budget):
    people = int(NETWORK.burst) // 50 + 1
    last = refusals(budget, [(f"guest {number}", "a") for number in range(people)], 50)

    assert sum(last) == 50
    assert refusals(budget, [("boris", "b")], 50) == [0]


@pytest.mark.parametrize(
    ("address", "house"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_network_is_what_one_customer_has(address, house):
    assert network(address) == house


def test_dear_work_of_one_person_does_not_hold_up_another():
    async def run():
        desk, gate = Desk(), threading.Event()
        own = [asyncio.create_task(desk.do("anna", gate.wait, LONG)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await desk.do("anna", str, 1)

        assert await asyncio.wait_for(desk.do("boris", str, 2), LONG) == "2"
        gate.set()
        assert all(await asyncio.gather(*own))
        assert not desk.waiting
        assert not desk.turns

    asyncio.run(run())


def test_a_look_at_a_long_game_tells_its_latest_acts():
    table = Table(check(Setup("hush", 1, 2, {}, "7")))
    for seat, user in enumerate(("anna", "boris")):
        table = table.plan(Sit(user, user, seat), 0).after
    while table.number < 3 * watched.MOST_TOLD:
        table = table.plan(HandOver("anna", 0), 0).after
        table = table.plan(Return("anna", 0), 0).after

    told = json.loads(watched.WatchedTable("t", table, None, None).update_for("anna", "en", 0, whole=False))
    assert told["since"] == table.number - watched.MOST_TOLD
    assert [entry["number"] for entry in told["entries"]] == list(range(told["since"], table.number))
