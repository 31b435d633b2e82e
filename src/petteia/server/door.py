"""The door: how much a connection may send before it is understood, and for how long it may keep us waiting.

Everything is refused before it is kept: a head, a frame or a message that is too long, one that never ends, a client
that does not read, and one that no longer answers. Uvicorn has a size for messages and the ping; the rest is here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from petteia.server.protocol import LONGEST_MESSAGE
from petteia.server.routes.limits import Crowd, network

LONGEST_HEAD = 16_384  # bytes of a request before its body
MOST_FRAGMENTS = 16  # frames of one message
MOST_UNREAD = 1_000_000  # bytes a client has not read yet
PING = 10.0  # seconds between two pings
IMPATIENCE = 1.0  # seconds for somebody who is only to be told that there are too many
PATIENCE = 15.0  # seconds for a head, a whole message, a pong, and for reading what we send
BODY_PATIENCE = 30.0  # seconds for the body of a request
IDLE = 20  # seconds for the next request on the same connection
STOPPING = 2  # seconds for what is under way when we end


class Deadline:
    """Ends a connection unless what is waited for has come."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float) -> None:
        """Begin to wait, unless we do already."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def met(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def too_many() -> bytes:
    """Return the answer to whoever has too many connections open."""
    body = b'{"code":"toomanyrequests","sentence":"Too many connections from your network: please close some."}'
    head = b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    return head + b"content-length: %d\r\n\r\n" % len(body) + body


class Entrance(Config):
    """How we are served, and who is at the door."""

    crowd: Crowd


class Door(HttpToolsProtocol):
    """A connection that has not become a socket: requests and answers."""

    config: Entrance
    network: str | None = None  # where it is counted
    deadline: Deadline  # for the head, then for the body
    unread: Deadline
    head = 0  # bytes of the head that is on its way

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline, self.unread = Deadline(transport), Deadline(transport)
        found = network(self.client[0]) if self.client else ""
        if self.config.crowd.enter(found):
            self.network = found
        self.deadline.begin(PATIENCE if self.network is not None else IMPATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.met()
        self.unread.met()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Be no longer one of many: gone, or a socket."""
        if self.network is not None:
            self.config.crowd.leave(self.network)
            self.network = None

    def data_received(self, data: bytes) -> None:
        if self.network is None:
            self.transport.write(too_many())
            self.transport.close()
            return
        is_between = self.cycle is None or (self.cycle.response_complete and not self.cycle.more_body)
        if is_between or self.head:  # httptools has no limit of its own
            self.head += len(data)
            if self.head > LONGEST_HEAD and not self.has_head_in(data):
                self.transport.abort()
                return
            self.deadline.begin(PATIENCE)
        super().data_received(data)

    def has_head_in(self, data: bytes) -> bool:
        """Say whether *data*, which makes the head too long, does so only with the body it brings along."""
        end = data.find(b"\r\n\r\n")
        return end >= 0 and self.head - len(data) + end <= LONGEST_HEAD

    def on_headers_complete(self) -> None:
        self.head = 0
        self.deadline.met()
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            self.deadline.begin(BODY_PATIENCE)

    def on_message_complete(self) -> None:
        self.deadline.met()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.deadline.met()
        self.leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begin(PATIENCE)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.met()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.unread.begin(PATIENCE)  # to close waits until everything is read


AT_ONCE = "petteia.at_once"  # the ASGI extension by which a message is sent without a detour


def framed(message: bytes) -> bytes:
    """Return *message*, a text in UTF-8, as a frame of a server."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    return (b"\x81\x7e" + size.to_bytes(2) if size < 65_536 else b"\x81\x7f" + size.to_bytes(8)) + message


class Socket(WebSocketsSansIOProtocol):
    """A socket: small messages in, and out only as fast as they are read."""

    unfinished: Deadline
    unread: Deadline

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.unfinished, self.unread = Deadline(transport), Deadline(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unfinished.met()
        self.unread.met()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if len(self.frames) > MOST_FRAGMENTS or self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()  # a message of nothing but pieces; or pings whose answers nobody reads
        elif self.frames or self.conn.reader.buffer:
            self.unfinished.begin(PATIENCE)
        else:
            self.unfinished.met()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[AT_ONCE] = self.send_at_once

    def send_at_once(self, message: bytes) -> bool:
        """Send a text, as it is, if the client keeps up with reading; say whether it was sent."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if is_open and self.writable.is_set():
            self.transport.write(framed(message))
            return True
        return False

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.unread.begin(PATIENCE)

    def keepalive_timeout(self) -> None:
        if self.read_paused:  # we have not listened, being busy with its last message: ask again
            self.pong_timer = None
            return self.schedule_ping()
        super().keepalive_timeout()
        self.transport.abort()  # to close would wait until the frozen client has read everything

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begin(PATIENCE)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.met()


def with_heads(app: Any) -> Any:
    """Return *app*, which answers HEAD as it would GET; Uvicorn then sends the head alone."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await app(scope | {"method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)

    return answer


def door(app: Any, host: str, port: int, backlog: int, most: int | None) -> Entrance:
    """Return how *app* is served at an address, with at most so many connections from one network."""
    entrance = Entrance(
        with_heads(app),
        host=host,
        port=port,
        backlog=backlog,
        loop="none",
        http=Door,
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PATIENCE,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=STOPPING,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
    )
    entrance.crowd = Crowd(most)
    return entrance


class Host(Server):
    """Serves; whoever runs it hears the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Say whether a log record is about us: not about nonsense that somebody sent, nor a request cut when we stop."""
    is_cut = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not is_cut and not str(record.msg).startswith("Invalid")


logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
