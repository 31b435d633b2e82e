"""Who is here is known, whatever becomes of sockets, databases and clocks; and everybody hears what is said."""

import asyncio
import time
from types import SimpleNamespace

import msgspec
import pytest

from petteia.server import now as now_module
from petteia.server.live import chat as chat_module
from petteia.server.live import people as people_module
from petteia.server.live.chat import Chat
from petteia.server.live.people import People
from petteia.server.routes import limits as limits_module
from petteia.server.routes import socket as socket_module
from petteia.server.routes.limits import NETWORK, Limits
from petteia.store import StorageError

HOUR = 3_600_000


class Watcher:
    blocked = frozenset()

    def __init__(self):
        self.heard = []

    def push(self, message):
        self.heard.append(msgspec.json.decode(message)["number"])


class Room:
    """As much of a table as chat needs."""

    def __init__(self, told=()):
        self.id, self.told_chats, self.watchers = "t", set(told), []

    def push_all(self, message, said_by):
        for watcher in self.watchers:
            watcher.push(message)


@pytest.fixture
def stored(monkeypatch):
    """Return the numbers of what was said, as the database has them."""
    numbers = []

    async def said_since(database, table, number, limit):
        common = {"table_id": table, "user_id": "u", "name": "Anna", "text": "Chaire", "at": 0}
        return [{"id": each} | common for each in sorted(numbers) if each > number][-limit:]

    monkeypatch.setattr(chat_module.chats, "said_since", said_since)
    return numbers


def test_nobody_misses_a_line_because_somebody_else_comes(stored):
    room, anna, boris = Room(told=[1]), Watcher(), Watcher()
    stored += [1, 2]  # the second by another server, of which the news are on their way
    room.watchers = [anna, boris]
    chat = Chat(None, "here")

    asyncio.run(chat.greet(room, boris))
    asyncio.run(chat.tell_new(room))
    assert anna.heard == [2]
    assert boris.heard == [1, 2]


def test_a_line_that_comes_after_a_later_one_is_told(stored):
    room, anna = Room(), Watcher()
    room.watchers = [anna]
    chat = Chat(None, "here")
    for number in (1, 3, 2):
        stored.append(number)
        asyncio.run(chat.tell_new(room))

    assert anna.heard == [1, 3, 2]


def test_who_is_heard_of_by_http_is_not_away(monkeypatch):
    async def last_seen(database, user):
        return 0

    async def fail(database, users, at):
        raise StorageError("down")

    monkeypatch.setattr(people_module.accounts, "last_seen", last_seen)
    monkeypatch.setattr(people_module.accounts, "note_seen", fail)
    people = People(SimpleNamespace(is_postgres=False), None)
    assert asyncio.run(people.away("anna")) > 0
    people.see("anna", "192.0.2.1")

    assert asyncio.run(people.away("anna")) == 0
    with pytest.raises(StorageError):
        asyncio.run(people.note_seen())
    assert asyncio.run(people.away("anna")) == 0


def test_somebody_noted_by_another_server_is_not_away_before_its_next_note(monkeypatch):
    async def last_seen(database, user):
        return now_module.now() - 1000 * (people_module.HEARTBEAT - 1)

    monkeypatch.setattr(people_module.accounts, "last_seen", last_seen)

    assert asyncio.run(People(SimpleNamespace(is_postgres=True), None).away("anna")) == 0


def test_who_makes_a_request_is_seen(client, server):
    anna, boris = client("Anna"), client("Boris")
    table = anna.table(absence=10)
    boris.wish("sit", table=table, seat=1, id="sat")
    boris.until(lambda message: message.get("re") == "sat")
    assert anna.socket is None  # she plays by HTTP

    anna.http.get(f"/api/tables/{table}")
    boris.wish("call-bot", table=table, seat=0, id="vote")
    assert boris.until(lambda message: message.get("re") == "vote")["code"] == "not-absent"


def test_after_an_outage_nobody_is_asked_who_they_are(monkeypatch):
    async def fail(socket):
        raise StorageError("down")

    class Socket:
        codes = ()

        async def accept(self):
            pass

        async def close(self, code, reason):
            self.codes += (code,)

    context = SimpleNamespace(identities=SimpleNamespace(of=fail), limits=Limits(), address=lambda _: "a")
    monkeypatch.setattr(socket_module, "context_of", lambda _: context)
    socket = Socket()

    asyncio.run(socket_module.socket_route.fn(socket))
    assert socket.codes == (socket_module.LATER,)


def test_a_network_that_opens_sockets_without_end_is_not_even_looked_up(monkeypatch):
    looked_up, closed = [], []

    async def of(socket):
        looked_up.append(socket)

    async def close(**_):
        closed.append(True)

    monkeypatch.setattr(limits_module, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(socket_module, "PATIENCE", 0)
    context = SimpleNamespace(identities=SimpleNamespace(of=of), limits=Limits(), address=lambda _: "a")
    monkeypatch.setattr(socket_module, "context_of", lambda _: context)
    most = int(NETWORK.burst) // socket_module.HANDSHAKE
    for _ in range(most + 3):
        asyncio.run(socket_module.socket_route.fn(SimpleNamespace(accept=close, close=close)))

    assert len(looked_up) == most


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_is_set_moves_no_deadline(monkeypatch, jump):
    before, wall = now_module.now(), time.time_ns()
    monkeypatch.setattr(now_module.time, "time_ns", lambda: wall + jump * 1_000_000)

    assert 0 <= now_module.now() - before < HOUR
