"""Packing: answers go out compressed where the reader can unpack them, large ones made small beside the event loop."""

from __future__ import annotations

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

LEAST = 1_000  # bytes that are worth it
LARGE = 20_000  # bytes: they take longer than a move may wait
EFFORT = 5


def can_unpack(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


async def packed(body: bytes) -> bytes:
    """Return *body*, compressed; zlib leaves the interpreter to others meanwhile."""
    if len(body) < LARGE:
        return gzip.compress(body, EFFORT)
    return await asyncio.to_thread(gzip.compress, body, EFFORT)


def packing(app: ASGIApp) -> ASGIApp:
    """Let *app* answer, and pack what it sends in one piece and has not packed itself."""

    async def pack(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not can_unpack(Headers.from_scope(scope)):
            return await app(scope, receive, send)
        held: HTTPResponseStartEvent | None = None  # the head, until it is known what follows

        async def send_packed(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start":
                held = message
                return
            if held is not None:
                head, held = held, None
                headers = MutableScopeHeaders(head)
                if message["type"] == "http.response.body":
                    body = message["body"]
                    if len(body) >= LEAST and not message.get("more_body") and "content-encoding" not in headers:
                        message["body"] = await packed(body)
                        headers["content-encoding"] = "gzip"
                        headers["content-length"] = str(len(message["body"]))
                        headers.extend_header_value("vary", "Accept-Encoding")
                await send(head)
            await send(message)

        return await app(scope, receive, send_packed)

    return pack
