"""One WebSocket per client: wishes come in, tables go out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from petteia.core.game import PetteiaError
from petteia.server import metrics, protocol
from petteia.server.door import AT_ONCE
from petteia.server.live.rows import ENCODER
from petteia.server.live.table import LiveTable
from petteia.server.logs import REQUEST
from petteia.server.now import now
from petteia.server.routes import wishes
from petteia.server.routes.cleaning import Unclean, clean_chat
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.identity import Identity, is_same_origin
from petteia.server.routes.limits import CHATS, FORESIGHTS, MESSAGES, MISTAKES, NETWORK, PATIENCE
from petteia.store import StorageError
from petteia.table import Refused
from petteia.table.refusal import refused
from petteia.table.words import table_sentence

LOG = logging.getLogger("petteia")
DECODER = msgspec.json.Decoder(protocol.AnyWish)
MOST_WAITING = 200  # messages for a slow reader; then the line is cut, and it can come back and catch up
MOST_BYTES = 1_000_000  # of them together, unless it is one
MOST_WATCHED = 50
MOST_MISTAKES = 50  # messages that make no sense, or come too fast, before the line is cut
HANDSHAKE = 2  # messages that opening a socket costs as much as
LATER, NO_ENTRY, BANNED, SLOW, RUDE = 1013, 4401, 4403, 4408, 4429


def cannot(_: bytes) -> bool:
    """Send nothing: a server that is not ours can only be asked, and waited for."""
    return False


class Line:
    """The line to one client."""

    def __init__(self, socket: WebSocket[Any, Any, State], context: Context, who: Identity, address: str) -> None:
        self.socket = socket
        self.context = context
        self.who = who
        self.user = who.id
        self.address = address
        self.token = who.token
        self.sessions = who.sessions
        self.registered = who.registered
        self.watched: dict[str, tuple[LiveTable, str]] = {}
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.send_at_once: Callable[[bytes], bool] = extensions.get(AT_ONCE, cannot)
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.sender: asyncio.Task[None] | None = None
        self.language = "en"
        self.mistakes = 0
        self.is_rude = False  # the person makes too many, over all lines
        self.task = asyncio.current_task()
        self.hung_up: tuple[int, str] | None = None  # why the line was cut from outside
        self.is_open = True

    @property
    def blocked(self) -> frozenset[str]:
        return self.context.house.people.blocks.get(self.user, frozenset())

    # Sending ------------------------------------------------------------------------------------------------------

    def push(self, message: bytes) -> None:
        """Send *message* when the line is free; cut the line of a reader who is far behind."""
        if not self.is_open or (self.sender is None and self.send_at_once(message)):
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        if len(self.waiting) > MOST_WAITING or (len(self.waiting) > 1 and self.waiting_bytes > MOST_BYTES):
            self.hang_up(SLOW, "too slow")
        elif self.sender is None:
            self.sender = asyncio.create_task(self.send_waiting())

    async def send_waiting(self) -> None:
        try:
            while self.waiting:
                message = self.waiting.popleft()
                self.waiting_bytes -= len(message)
                await self.socket.send_data(message.decode(), mode="text")
        except Exception:  # each server fails in its own way when the client is gone
            self.is_open = False
            self.waiting.clear()
        finally:
            self.sender = None

    def tell(self, message: protocol.AnyTold) -> None:
        self.push(ENCODER.encode(message))

    def hang_up(self, code: int, reason: str) -> None:
        """Cut the line from outside: whoever waits for a message stops waiting first, else the server cannot close."""
        self.is_open = False
        self.waiting.clear()
        self.hung_up = code, reason
        if self.task is not None:
            self.task.cancel()

    async def cut(self, code: int, reason: str) -> None:
        self.is_open = False
        with contextlib.suppress(Exception):
            await self.socket.close(code=code, reason=reason)

    def end(self) -> None:
        """Cut the line: the session it came with has ended."""
        self.hang_up(NO_ENTRY, "this session has ended")

    # Receiving ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.tell(protocol.Welcome(user=self.who.told(), protocol=protocol.VERSION, server_time=now()))
        if self.context.house.orders.announcement.text:
            self.tell(self.context.house.orders.announced())
        while self.is_open:
            data = await self.socket.receive_data(mode="text")
            if self.who.ends_at is not None and self.who.ends_at <= now():
                return await self.cut(NO_ENTRY, "this token has ended")
            limits = self.context.limits
            if limits.is_away(self.user):  # another line of theirs was cut
                return await self.cut(RUDE, "too many mistakes")
            if not (limits.allows(MESSAGES, self.user) and limits.allows(NETWORK, self.address)):
                self.mistake("too-fast")
            else:
                await self.receive(data)
            if self.mistakes > MOST_MISTAKES or self.is_rude:
                limits.send_away(self.user)
                return await self.cut(RUDE, "too many mistakes")

    def mistake(self, name: str, **facts: object) -> None:
        self.mistakes += 1
        self.is_rude = not self.context.limits.allows(MISTAKES, self.user)
        sentence = table_sentence(name, self.language, **facts)
        self.tell(protocol.Refusal(code=name, sentence=sentence))

    async def receive(self, data: str) -> None:
        try:
            wish = DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return self.mistake("not-understood", text=str(error)[:200])
        if isinstance(wish, protocol.Ping):
            return self.tell(protocol.Pong(re=wish.id, server_time=now()))
        live: LiveTable | None = None
        started = time.perf_counter()
        try:
            live = await self.context.hall.find(wish.table)
            await self.grant(live, wish)
        except (Refused, StorageError) as error:
            self.refuse(live, wish, error)
        except Exception:  # a mistake of ours, or of a game, costs one wish and not the line
            LOG.exception("%s at table %s failed", type(wish).__name__, wish.table)
            self.refuse(live, wish, refused("broken-rules"))
        metrics.WISHES.labels(str(wish.__struct_config__.tag)).observe(time.perf_counter() - started)
        return None

    def refuse(self, live: LiveTable | None, wish: protocol.TableWish, error: Refused | StorageError) -> None:
        told = wishes.refusal(error, live, wish.table, wish.id, self.language)
        metrics.REFUSALS.labels(told.code).inc()
        self.tell(told)
        if told.stale and live is not None:
            self.push(live.update_for(self.user, self.language, live.table.number, whole=False))

    async def grant(self, live: LiveTable, wish: protocol.TableWish) -> None:
        if not self.who.may_play and not isinstance(wish, protocol.Watch | protocol.Unwatch):
            raise refused("watching-only")
        match wish:
            case protocol.Watch():
                await self.watch(live, wish)
            case protocol.Unwatch():
                self.unwatch(live.id)
            case protocol.Why():
                self.tell(wishes.because(live, self.who, wish, self.language))
            case protocol.Foresee() | protocol.Draft():
                return await self.imagine(live, wish)
            case protocol.Say():
                await self.say(live, wish)
            case _:
                await wishes.change(self.context.house, live, self.who, wish)  # type: ignore[arg-type]
        self.tell(protocol.Done(re=wish.id, table=live.id, number=live.table.number, ply=live.table.ply))

    async def watch(self, live: LiveTable, wish: protocol.Watch) -> None:
        if len(self.watched) >= MOST_WATCHED and live.id not in self.watched:
            raise refused("too-fast")
        self.language = wish.language
        self.push(live.update_for(self.user, wish.language, wish.since, whole=True))
        self.watched[live.id] = live, wish.language
        live.add_watcher(self, wish.language)
        await self.context.house.chat.greet(live, self)

    async def imagine(self, live: LiveTable, wish: protocol.Foresee | protocol.Draft) -> None:
        if not self.context.limits.allows(FORESIGHTS, self.user):
            raise refused("too-fast")
        answer = await self.context.desk.do(
            self.user, wishes.imagined, live.id, live.table, self.who, wish, self.language
        )
        self.tell(answer)

    def unwatch(self, number: str) -> None:
        if found := self.watched.pop(number, None):
            found[0].remove_watcher(self)

    async def say(self, live: LiveTable, wish: protocol.Say) -> None:
        if not self.context.limits.allows(CHATS, self.user):
            raise refused("too-fast")
        try:
            text = clean_chat(wish.text)
        except Unclean as error:
            raise refused("not-understood", text=str(error)) from error
        await self.context.house.chat.say(live, self.user, self.who.name, text)

    def close(self) -> None:
        self.is_open = False
        for number in list(self.watched):
            self.unwatch(number)


@websocket("/api/socket")
async def socket_route(socket: WebSocket[Any, Any, State]) -> None:
    """Answer a client until it goes."""
    context = context_of(socket)
    address = context.address(socket)
    if not context.limits.allows(NETWORK, address, HANDSHAKE):  # before anything is looked up
        await asyncio.sleep(PATIENCE)
        await socket.close()
        return
    try:
        who = await identified(context, socket)
    except StorageError:  # we cannot know who it is: that is our fault, and it shall come again as who it is
        await socket.accept()
        await socket.close(code=LATER, reason="please try again in a moment")
        return
    if who is not None and context.limits.is_away(who.id):
        await asyncio.sleep(PATIENCE)
        await socket.close()  # not even accepted: that costs next to nothing
        return
    await socket.accept()
    if who is None:
        await socket.close(code=NO_ENTRY, reason="who are you? POST /api/guests first")
        return
    if not who.registered and context.house.orders.is_banned(address):
        await socket.close(code=BANNED, reason="no guests from this network for a while")
        return
    if context.too_many_sockets(who.id, address):
        await socket.close(code=RUDE, reason="too many sockets")
        return
    REQUEST.set(secrets.token_hex(4))
    line = Line(socket, context, who, address)
    context.house.people.come(line)
    try:
        await line.run()
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if line.hung_up is None:
            raise
        await line.cut(*line.hung_up)
    finally:
        line.close()
        context.house.people.go(line)


async def identified(context: Context, socket: WebSocket[Any, Any, State]) -> Identity | None:
    """Return who connects: with a cookie only from a page of ours."""
    try:
        who = await context.identities.of(socket)
    except StorageError:
        raise
    except PetteiaError:
        return None
    return None if who is None or (who.by_cookie and not is_same_origin(socket)) else who
