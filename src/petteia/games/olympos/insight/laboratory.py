"""What the laboratory counts of a game beside what every game has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from petteia.core.event import Event
from petteia.core.game import State
from petteia.games.olympos.rules import events as happened
from petteia.games.olympos.rules.board import TILE_NAMES

IN_A_ROW = 5

# What this kind of game should be like; docs/laboratory.md says where these come from.
EXPECTED: dict[str, tuple[float, float]] = {
    "actions": (12, 18),
    "time units": (75, 90),
    "discoveries": (4, 9),
    "wonders in the game": (1, 3),
}


def traits(events: Sequence[Event], end: State) -> Iterator[tuple[int, str, str]]:
    """Yield what seats did or what befell them: seat, kind and name."""
    opened: set[int] = set()
    stack = [event.seat for event in events if isinstance(event, happened.DiscStacked)]
    for place, seat in enumerate(reversed(stack), start=1):
        yield seat, "place", f"disc {place} from the top"
    for event in events:
        if (opening := opening_in(event)) is not None and opening[0] not in opened:
            opened.add(opening[0])
            yield opening[0], "opening", opening[1]
        if isinstance(event, happened.DiscoveryMade):
            yield event.seat, "discovery", event.tile
        elif isinstance(event, happened.WonderBuilt):
            yield event.seat, "wonder", event.wonder
        elif isinstance(event, happened.GodFavoured | happened.GodHarmed):
            for seat in event.seat:
                yield seat, "god", event.god
        elif isinstance(event, happened.CardPlayed):
            yield event.seat, "Destiny card", event.card


def opening_in(event: Event) -> tuple[int, str] | None:
    """Return who opens so, if *event* is something to open with."""
    if isinstance(event, happened.SettlerCreated):
        return event.seat, f"settle {event.territory}"
    if isinstance(event, happened.DiscoveryMade):
        return event.seat, f"discover {event.tile}"
    return None


def figures(events: Sequence[Event], end: State) -> dict[str, list[float]]:
    """Return figures of every seat: actions, time with the hourglasses paid, what was discovered, built and held."""
    seats = int(end.seats)
    view: dict[str, Any] = end.view(None)
    found: dict[str, list[float]] = {
        "actions": [0.0] * seats,
        "· settle": [0.0] * seats,
        "· march": [0.0] * seats,
        "· discover": [0.0] * seats,
        "· build": [0.0] * seats,
        "time units": [float(each["space"]) for each in view["players"]],
        "· hourglasses paid": [0.0] * seats,
        "territories at the end": [0.0] * seats,
        "conquests from players": [0.0] * seats,
        "stars won": [0.0] * seats,
        "swords at the end": [float(each["swords"]) for each in view["players"]],
        "Zeus symbols at the end": [float(each["symbols"]) for each in view["players"]],
        "favours of gods": [0.0] * seats,
        "discoveries": [0.0] * seats,
        **{f"· row {row}": [0.0] * seats for row in range(1, 1 + len(TILE_NAMES) // IN_A_ROW)},
        "wonders in the game": [0.0] * seats,
        "Destiny cards played": [0.0] * seats,
    }

    def count(seat: int, *names: str, much: float = 1.0) -> None:
        for name in names:
            found[name][seat] += much

    for event in events:
        if isinstance(event, happened.SettlerCreated):
            count(event.seat, "actions", "· settle")
        elif isinstance(event, happened.SettlerMarched):
            count(event.seat, "actions", "· march")
        elif isinstance(event, happened.DiscoveryMade):
            row = TILE_NAMES.index(event.tile) // IN_A_ROW + 1
            count(event.seat, "actions", "· discover", "discoveries", f"· row {row}")
        elif isinstance(event, happened.WonderBuilt):
            count(event.seat, "actions", "· build")
            for seat in range(seats):  # a figure of the game: the same for everybody
                count(seat, "wonders in the game")
        elif isinstance(event, happened.ActionPaid):
            count(event.seat, "time units", "· hourglasses paid", much=float(event.hourglasses))
        elif isinstance(event, happened.CardPlayed | happened.StarCardUsed | happened.ZeusCardPlayed):
            count(event.seat, "Destiny cards played")
        elif isinstance(event, happened.TerritoryConquered):
            count(event.seat, "conquests from players")
        elif isinstance(event, happened.StarWon):
            count(event.seat, "stars won")
        elif isinstance(event, happened.GodFavoured):
            for seat in event.seat:
                count(seat, "favours of gods")
    for land in view["territories"].values():
        if land["owner"] is not None:
            count(land["owner"], "territories at the end")
    return found
