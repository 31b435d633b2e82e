"""What the laboratory counts of a game beside what every game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from petteia.core.event import Event
from petteia.core.game import State
from petteia.games.gods.rules import events as happened

EXPECTED: dict[str, tuple[float, float]] = {}


def traits(events: Sequence[Event], end: State) -> Iterator[tuple[int, str, str]]:
    """Yield what seats did that others did not: seat, kind and name."""
    steps: dict[int, list[happened.GodStepped]] = {}
    for event in events:
        if isinstance(event, happened.GodStepped):
            steps.setdefault(event.seat, []).append(event)
        elif isinstance(event, happened.FirstSeatFound):
            yield event.seat, "place", "begins"
    for seat, made in steps.items():
        yield seat, "opening", f"{made[0].god} {made[0].way}"
        yield seat, "god moved most", Counter(step.god for step in made).most_common(1)[0][0]


def figures(events: Sequence[Event], end: State) -> dict[str, list[float]]:
    """Return figures of every seat."""
    names = "turns", "steps up", "steps sideways", "tokens placed", "tokens removed", "cards weakened"
    found: dict[str, list[float]] = {name: [0.0] * int(end.seats) for name in names}
    for event in events:
        if isinstance(event, happened.CardSpent | happened.CardDiscarded):
            found["turns"][event.seat] += 1
        elif isinstance(event, happened.TokenPlaced):
            found["tokens placed"][event.seat] += 1
        elif isinstance(event, happened.TokenReturned):
            found["tokens removed"][event.seat] += 1
        elif isinstance(event, happened.CardWeakened):
            found["cards weakened"][event.seat] += 1
        elif isinstance(event, happened.GodStepped):
            found["steps up" if event.way == "up" else "steps sideways"][event.seat] += 1
    return found
