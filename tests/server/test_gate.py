"""What comes by HTTP passes a gate before any of it is read; answers leave packed."""

import asyncio
import gzip
from types import SimpleNamespace

import msgspec
import pytest
from litestar.exceptions import TooManyRequestsException

from petteia.analysis import puzzles as shipped
from petteia.core.registry import game
from petteia.server import packing
from petteia.server.bodies.replays import Place, Replay
from petteia.server.routes import limits, puzzles
from petteia.server.routes.context import Context, in_pieces
from petteia.server.routes.gate import gate
from petteia.server.routes.limits import KEPT, KEPT_FROM, LARGE, LARGEST_BODY, Crowd
from petteia.server.settings import Settings


class Nobody:
    """Knows nobody."""

    async def of(self, _):
        return None


@pytest.fixture
def context(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    found = Context(Settings(database=f"sqlite:///{tmp_path}/gate.sqlite", trust_proxy=True))
    found.identities = Nobody()
    return found


def asking(context, address="192.0.2.1", size=0):
    """Return the scope of a request with a body of *size* bytes, brought by a proxy."""
    headers = [(b"x-forwarded-for", address.encode()), (b"content-length", str(size).encode())]
    app = SimpleNamespace(state={"context": context})
    return {"type": "http", "litestar_app": app, "headers": headers, "client": ("127.0.0.1", 5)}


async def never(*_):
    raise AssertionError("the body was read")


def test_many_large_requests_are_refused_before_they_are_read(context):
    passed = []

    async def app(scope, receive, send):
        passed.append(scope)

    async def run():
        for _ in range(int(LARGE.burst)):
            await gate(app)(asking(context, size=LARGEST_BODY + 1), never, never)
        with pytest.raises(TooManyRequestsException):
            await gate(app)(asking(context, size=LARGEST_BODY + 1), never, never)
        await gate(app)(asking(context, size=LARGEST_BODY), never, never)
        await gate(app)(asking(context, "192.0.2.2", LARGEST_BODY + 1), never, never)

    asyncio.run(run())

    assert len(passed) == LARGE.burst + 2


def test_only_so_many_requests_of_one_network_are_under_way(context):
    context.under_way = Crowd(2)

    async def run():
        ending = asyncio.Event()

        async def app(scope, receive, send):
            await ending.wait()

        def begin(address):
            return asyncio.ensure_future(gate(app)(asking(context, address), never, never))

        begun = [begin("2001:db8::1"), begin("2001:db8::2")]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequestsException):
            await begin("2001:db8::3")
        begun.append(begin("2001:db8:0:1::3"))
        ending.set()
        await asyncio.gather(*begun, begin("2001:db8::3"))

    asyncio.run(run())

    assert not context.under_way.counts


def test_nobody_gives_us_more_to_keep_than_anybody_writes(context):
    asked = SimpleNamespace(headers={}, client=SimpleNamespace(host="192.0.2.1"))
    megabyte = "x" * 1_000_000

    def keeps(user, count):
        for _ in range(count):
            context.check_keeps(asked, user, megabyte)

    each = int(KEPT.burst // 1_000)
    keeps("anna", each)
    with pytest.raises(TooManyRequestsException):
        keeps("anna", 1)
    for number in range(int(KEPT_FROM.burst // KEPT.burst) - 1):
        keeps(f"guest {number}", each)
    with pytest.raises(TooManyRequestsException):
        keeps("one more", 1)


def test_strangers_do_not_wait_for_each_other_at_puzzles(context, monkeypatch):
    asked = SimpleNamespace(headers={"x-forwarded-for": "192.0.2.7"}, client=None)
    waiting = []

    async def nothing(*_):
        return {}

    async def do(who, *_):
        waiting.append(who)
        raise TimeoutError

    monkeypatch.setattr(puzzles.store, "tried", nothing)
    monkeypatch.setattr(puzzles.store, "ratings", nothing)
    monkeypatch.setattr(context.desk, "do", do)
    puzzle = next(iter(shipped.puzzles(game("gods")).values()))
    with pytest.raises(TimeoutError):
        asyncio.run(puzzles.shown(context, asked, "", puzzle, "en"))

    assert waiting == ["192.0.2.7"]


@pytest.mark.parametrize("size", [packing.LEAST - 1, packing.LEAST, packing.LARGE])
@pytest.mark.parametrize("own", [[], [(b"content-encoding", b"br")]])
def test_what_is_worth_it_is_packed_once(size, own):
    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": [*own]})
        await send({"type": "http.response.body", "body": b"x" * size})

    sent = []

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "headers": [(b"accept-encoding", b"br, gzip")]}
    asyncio.run(packing.packing(app)(scope, never, send))
    start, body = sent
    is_packed = (b"content-encoding", b"gzip") in start["headers"]

    assert is_packed == (size >= packing.LEAST and not own)
    assert (gzip.decompress(body["body"]) if is_packed else body["body"]) == b"x" * size


def test_a_replay_written_in_pieces_is_the_same():
    places = [
        Place(ply=ply, seat=None, mover=None, view=game("gods").new(2, 1).view(None), events=[]) for ply in range(3)
    ]
    replay = Replay(table="x", game="gods", status="over", record=2, seats=[], places=places)

    assert in_pieces(replay) == msgspec.json.encode(replay)
