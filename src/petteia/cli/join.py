"""`petteia join`: a bot of one's own at a table of a server, among people."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click

from petteia.core.game import PetteiaError
from petteia.core.registry import game as find_game
from petteia.players import player


class JoinError(PetteiaError):
    """A table nobody can be reached at; the message says why."""


@click.command()
@click.argument("table", metavar="ADDRESS")
@click.argument("bot")
@click.option("--token", envvar="PETTEIA_TOKEN", help="Play in your name; without it, as a guest called as the bot.")
@click.option("--seat", type=click.IntRange(min=1), help="Which seat to take, from 1; the first empty one unless told.")
@click.option("--seed", type=int, help="With a seed the bot decides alike every time.")
def join(table: str, bot: str, token: str | None, seat: int | None, seed: int | None) -> None:
    """Sit down at the table with ADDRESS (https://…/table/ID) and let BOT play there until the game is over.

    BOT is any bot: `level4`, `mcts:simulations=500`, or one of your own, `module.Class`.
    """
    parts = urlsplit(table)
    place, _, number = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not number or not place.endswith("/table"):
        raise JoinError(f"a table has an address like https://host/table/ID, not {table!r}")
    server = f"{parts.scheme}://{parts.netloc}{place.removesuffix('/table')}"
    name = bot.rpartition(".")[2].partition(":")[0]
    key = token or asked(f"{server}/api/guests", {"name": name, "token": True})["token"]
    show(hold(server, number, bot, key, None if seat is None else seat - 1, seed))


def asked(address: str, body: dict[str, object], token: str = "") -> Any:
    """Return what the server answers."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    try:
        with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise JoinError(f"{address} answers {error.code}: {error.read(300).decode('utf-8', 'replace')}") from error
    except (URLError, OSError, ValueError) as error:
        raise JoinError(f"no server answers at {address}: {error}") from error


def hold(server: str, table: str, bot: str, token: str, seat: int | None, seed: int | None) -> dict[str, Any]:
    """Play until the game is over; return the last update."""
    from websockets.exceptions import WebSocketException  # noqa: PLC0415 - part of the server
    from websockets.sync.client import connect  # noqa: PLC0415

    address = server.replace("http", "ws", 1) + "/api/socket"
    try:
        with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:

            def wish(kind: str, **more: object) -> None:
                socket.send(json.dumps({"type": kind, "table": table, **more}))

            wish("watch")
            mind = None
            has_asked = False
            for message in map(json.loads, socket):
                if message["type"] == "refused":
                    raise JoinError(f"the table refuses: {message['sentence']}")
                if message["type"] != "update":
                    continue
                if message["status"] == "over":
                    found: dict[str, Any] = message
                    return found
                if message["seat"] is None:
                    if not has_asked:
                        wish("sit", seat=empty_seat(message, seat))
                        has_asked = True
                elif message["moves"] and message["to_act"] == message["seat"]:
                    view = message["view"]
                    mind = mind or player(find_game(view["game"]), bot, seed=seed)
                    wish("play", ply=message["ply"], move=mind.choose(view).text)
    except (OSError, WebSocketException) as error:
        raise JoinError(f"no table can be played at {address}: {error}") from error
    raise JoinError("the server ended the connection before the game was over")


def empty_seat(update: dict[str, Any], wanted: int | None) -> int:
    """Return the seat to take."""
    empty = [number for number, each in enumerate(update["seats"]) if each["kind"] == "empty"]
    if wanted is not None and wanted not in empty:
        raise JoinError(f"seat {wanted + 1} is not empty")
    if not empty:
        raise JoinError("no seat is empty at this table")
    return empty[0] if wanted is None else wanted


def show(update: dict[str, Any]) -> None:
    """Print how the game ended."""
    seat, outcome = update["seat"], update["outcome"]
    ended = "the game ended" if seat is None or outcome is None else f"seat {seat + 1} ended with {outcome[seat]:+g}"
    click.echo(f"{ended}; points {', '.join(map(str, update['scores'] or []))}")
