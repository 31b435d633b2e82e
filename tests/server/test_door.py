"""The door: what is too long, never ends or never answers is sent away before it costs anything."""

import asyncio
import contextlib
import json
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

from petteia.server import door
from petteia.server.bench.running import Line
from petteia.server.protocol import LONGEST_MESSAGE

LONG = 60  # seconds nothing should take
SHORT = 0.5  # seconds of patience, where it is to end
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGV0dGVpYXBldHRlaWFwZQ==\r\n\r\n"
)
ENDLESS = "/endless"  # it is answered by half
MASKED = 0x80
TEXT, CONTINUED, PING = 0x01, 0x00, 0x89
FINAL = 0x80


def frame(kind, data=b""):
    size = bytes((MASKED | len(data),)) if len(data) < 126 else bytes((MASKED | 126,)) + len(data).to_bytes(2, "big")
    return bytes((kind,)) + size + bytes(4) + data


async def application(scope, receive, send):
    """Say what came; flood whoever asks for it."""
    if scope["type"] == "http":
        await receive()
        if scope["path"] == ENDLESS:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
            await asyncio.Event().wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
        while message["text"] == "flood":
            await send({"type": "websocket.send", "text": "x" * 10_000})


def at_the_door(free_port, visit):
    """Let *visit* come to a server with two streams, in one process."""

    async def run():
        port = free_port()
        host = door.Host(door.door(application, "127.0.0.1", port, 10, 2))
        serving = asyncio.create_task(host.serve())
        while not host.started:
            await asyncio.sleep(0.01)
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            async with asyncio.timeout(LONG):
                await visit(reader, writer)
            writer.close()
        finally:
            host.should_exit = True
            await serving

    asyncio.run(run())


async def opened(reader, writer):
    writer.write(UPGRADE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")


async def ended(reader):
    """Wait until the server has hung up."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(65_536):
            pass


def test_who_has_too_many_connections_is_told_so(free_port):
    async def visit(reader, writer):
        address = writer.get_extra_info("peername")
        one, other = [await asyncio.open_connection(*address) for _ in range(2)]
        other[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await other[0].read()).startswith(b"HTTP/1.1 429")
        await opened(*one)  # a socket is counted elsewhere
        again = await asyncio.open_connection(*address)
        await opened(*again)
        for each in (one, other, again):
            each[1].close()

    at_the_door(free_port, visit)


def test_a_message_in_pieces_is_heard_as_a_whole(free_port):
    async def visit(reader, writer):
        await opened(reader, writer)
        writer.write(frame(TEXT, b"ze") + frame(CONTINUED | FINAL, b"us"))

        assert await reader.readexactly(6) == b"\x81\x04zeus"

    at_the_door(free_port, visit)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_of_any_size_is_one_frame(size):
    line = SimpleNamespace(buffer=door.framed(b"x" * size) + b"rest")

    assert Line.next_frame(line) == (FINAL | TEXT, b"x" * size)
    assert line.buffer == b"rest"


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(TEXT, b"x" * 4_000), *[frame(CONTINUED, b"x" * 4_000)] * 5],
        [frame(TEXT), *[frame(CONTINUED)] * 2 * door.MOST_FRAGMENTS],
        [bytes((TEXT, MASKED | 127)) + (LONGEST_MESSAGE + 1).to_bytes(8, "big") + bytes(4)],
    ],
    ids=["long", "empty", "announced"],
)
def test_a_message_without_end_is_not_kept(free_port, pieces):
    async def visit(reader, writer):
        await opened(reader, writer)
        for piece in pieces:
            writer.write(piece)

        await ended(reader)

    at_the_door(free_port, visit)


@pytest.mark.parametrize("piece", [frame(TEXT, b"zeus"), frame(TEXT | FINAL, b"zeus")[:-1]], ids=["piece", "part"])
def test_who_begins_a_message_must_end_it(free_port, monkeypatch, piece):
    monkeypatch.setattr(door, "PATIENCE", SHORT)

    async def visit(reader, writer):
        await opened(reader, writer)
        writer.write(piece)

        await ended(reader)

    at_the_door(free_port, visit)


def test_who_no_longer_answers_is_taken_for_gone(free_port, monkeypatch):
    monkeypatch.setattr(door, "PING", SHORT)
    monkeypatch.setattr(door, "PATIENCE", SHORT)

    async def visit(reader, writer):
        await opened(reader, writer)

        assert await reader.readexactly(1) == bytes((PING,))
        await ended(reader)

    at_the_door(free_port, visit)


def test_who_does_not_read_is_cut(free_port, monkeypatch):
    monkeypatch.setattr(door, "PATIENCE", SHORT)

    async def visit(reader, writer):
        await opened(reader, writer)
        writer.transport.pause_reading()
        writer.write(frame(TEXT | FINAL, b"flood"))
        with contextlib.suppress(ConnectionError):
            while True:  # a line that was cut cannot be written to
                writer.write(frame(PING))
                await writer.drain()
                await asyncio.sleep(0.02)

    at_the_door(free_port, visit)


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nHost: lo", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nx"]
)
def test_a_request_must_be_finished(free_port, monkeypatch, begun):
    monkeypatch.setattr(door, "PATIENCE", SHORT)
    monkeypatch.setattr(door, "BODY_PATIENCE", SHORT)

    async def visit(reader, writer):
        writer.write(begun)

        await ended(reader)

    at_the_door(free_port, visit)


def test_a_head_without_end_is_not_kept(free_port):
    async def visit(reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n")
        for number in range(10):
            writer.write(f"x-{number}: {'x' * 4_000}\r\n".encode())

        await ended(reader)

    at_the_door(free_port, visit)


def test_a_request_that_is_cut_when_the_server_stops_is_told_in_one_line(free_port, monkeypatch, caplog):
    monkeypatch.setattr(door, "STOPPING", 1)

    async def visit(reader, writer):
        writer.write(f"GET {ENDLESS} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")

    at_the_door(free_port, visit)

    assert [(record.getMessage(), record.exc_info) for record in caplog.records if record.levelname == "ERROR"] == [
        ("Cancel 1 running task(s), timeout graceful shutdown exceeded", None)
    ]


def test_who_sends_too_much_loses_only_that_line(client):
    anna, boris = client("Anna"), client("Boris")
    table = anna.table()
    boris.open()

    with contextlib.suppress(ConnectionClosed):  # it may be cut before all is sent
        boris.socket.send(["x" * 4_000] * 5)  # one message in pieces
        while True:
            boris.receive()
    assert boris.socket.close_code in (1009, 1006)  # cut while still sending, one may not read the reason
    assert json.loads(anna.http.get(f"/api/tables/{table}").text)["status"] == "waiting"
