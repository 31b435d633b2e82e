"""What strangers do who wish a server ill: each attack returns what it found, nothing if the server held."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable

KEY = "cGV0dGVpYXBldHRlaWFwZQ=="
ODD_PATHS = (
    "/assets/%00",
    "/api/tables/%ff",
    "/api/games/%2e%2e/rules",
    "/table/" + "x" * 5_000,
    "/%",
    "/api/tables/..",
)
NESTED = '{"type":"play","table":' + "[" * 4_000
Attack = Callable[[int, str, str, str], Awaitable[str]]


async def ask(port: int, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
    """Make one request; return the status and the body, or 0 if the server cut the line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    given = {"host": "127.0.0.1", "connection": "close", "content-length": str(len(body))} | headers
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    try:
        writer.write("\r\n".join(lines).encode() + body)
        answer = await reader.read()
    finally:
        writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    words = head.split(maxsplit=2)
    return (int(words[1]) if len(words) > 1 else 0), rest


async def odd_requests(port: int, token: str, address: str, table: str) -> str:
    """Ask for what is not there, with what makes no sense."""
    who = {"authorization": f"Bearer {token}", "x-forwarded-for": address, "content-type": "application/json"}
    asked = [("GET", path, b"") for path in ODD_PATHS]
    asked += [("POST", f"/api/tables/{table}/wishes", NESTED.encode()), ("POST", "/api/tables", b'{"game": "\xff"}')]
    asked += [("POST", "/api/guests", json.dumps({"name": "ﷺ" * 24}).encode())]
    asked += [
        ("GET", f"/api/tables/{table}/replay?first=0&last=2147483647", b""),
        ("GET", f"/api/tables/{table}/record", b""),
    ]
    for method, path, body in asked:
        status, answer = await ask(port, method, path, body, **who)
        if status == 500:
            return f"{method} {path} was answered with 500: {answer[:200]!r}"
    return ""


async def unfinished(port: int, token: str, address: str, table: str) -> str:
    """Begin a request and never end it."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"POST /api/tables/{table} HTTP/1.1\r\nX-Forwarded-For: {address}\r\nAuthorization: {token}".encode())
    await asyncio.sleep(random.random() * 3)
    writer.close()
    return ""


async def opened(port: int, token: str, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        f"Authorization: Bearer {token}\r\nX-Forwarded-For: {address}\r\n\r\n"
    )
    writer.write(head.encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(first: int, text: bytes) -> bytes:
    """Return a frame whose mask leaves it as it is."""
    size = len(text)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + text


async def pieces(port: int, token: str, address: str, table: str) -> str:
    """Send a message in pieces without end; it must be cut before much is kept."""
    reader, writer = await opened(port, token, address)
    try:
        writer.write(frame(0x01, table.encode() * 80))
        for _ in range(200):
            writer.write(frame(0x00, b"x" * 1_000))
            await writer.drain()
        await asyncio.wait_for(reader.read(), 20)
    except TimeoutError:
        return "a message of 200 KB in pieces was kept"
    except ConnectionError:
        return ""
    finally:
        writer.close()
    return ""


async def nonsense(port: int, token: str, address: str, table: str) -> str:
    """Say what makes no sense, too fast, and ask for what is dear; and do not read the answers."""
    _, writer = await opened(port, token, address)
    wishes = [
        b"{",
        NESTED.encode(),
        b'{"type":"play"}',
        b"\xff\xfe",
        json.dumps({"type": "watch", "table": table}).encode(),
    ]
    wishes += [json.dumps({"type": "foresee", "table": table, "ply": 0, "move": "zeus up"}).encode()]
    try:
        for _ in range(random.randint(10, 120)):
            writer.write(frame(0x81, random.choice(wishes)))
            await writer.drain()
        await asyncio.sleep(random.random())
    except ConnectionError:
        pass
    finally:
        writer.close()
    return ""


ATTACKS: tuple[Attack, ...] = (odd_requests, unfinished, pieces, nonsense)
