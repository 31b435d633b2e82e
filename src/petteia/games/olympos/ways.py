# petteia: compiled
"""The cheapest ways over the map (O4.2, O4.3). They depend on the map and the discoveries alone, so they are found once.

A way is judged by its cost, then by the seas it enters, then by the lands: of equally cheap ways the driest is told.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from petteia.games.olympos.board import NORTH, ORIGINS, PROFILES, TERRITORIES, UNREACHABLE, Board

LAND: Final = 1  # to enter a land space
SEA: Final = 2  # to enter a sea space


class Way:
    """One way from an origin to a space: what it costs and the spaces it enters."""

    def __init__(self, cost: i64, seas: i64, lands: i64, stretches: i64, space: i64, before: Way | None) -> None:
        self.cost: i64 = cost
        self.seas: i64 = seas
        self.lands: i64 = lands
        self.stretches: i64 = stretches  # unbroken stretches of land entered
        self.space: i64 = space
        self.before = before

    def is_better(self, other: Way | None) -> bool:
        if other is None or self.cost != other.cost:
            return other is None or self.cost < other.cost
        if self.seas != other.seas:
            return self.seas < other.seas
        return self.lands < other.lands

    def spaces(self) -> list[int]:
        """Return the spaces entered, in their order."""
        entered: list[int] = []
        step: Way | None = self
        while step is not None and step.before is not None:
            entered.append(int(step.space))
            step = step.before
        entered.reverse()
        return entered


def ways_from(board: Board, origin: int, profile: int) -> list[Way | None]:
    """Return the best way from *origin* to every space, the origin included: one that really leaves it (O4.4)."""
    north = len(board.neighbours) - 1
    best: list[Way | None] = [None] * len(board.neighbours)
    done = [False] * len(board.neighbours)
    beginning = Way(0, 0, 0, 0, north if origin == NORTH else origin, None)
    step: Way | None = beginning
    while step is not None:
        for space in board.neighbours[step.space]:
            if space == north:  # never entered again (O4.2)
                continue
            further = enter(step, space, profile)
            if further is not None and further.is_better(best[space]):
                best[space] = further
        step = None
        for space in range(len(best)):
            way = best[space]
            if way is not None and not done[space] and way.is_better(step):
                step = way
        if step is not None:
            done[step.space] = True
    return best


def enter(way: Way, space: int, profile: int) -> Way | None:
    """Return *way* with one more space, or None where Siren forbids the sea (O9.5)."""
    by_sea, cavalry = profile // 2, profile % 2 == 1
    if space >= TERRITORIES:
        if by_sea == 3:
            return None
        return Way(way.cost + SEA - by_sea, way.seas + 1, way.lands, way.stretches, space, way)
    goes_on = way.before is not None and way.space < TERRITORIES  # the space before was land, and entered
    cost: i64 = 0 if cavalry and goes_on else LAND
    return Way(way.cost + cost, way.seas, way.lands + 1, way.stretches if goes_on else way.stretches + 1, space, way)


def fill_tables(board: Board) -> None:
    """Write the ways of every profile, origin and target into the tables of *board*."""
    place: i64 = 0
    for profile in range(PROFILES):
        for origin in range(ORIGINS):
            ways = ways_from(board, origin, profile)
            for target in range(TERRITORIES):
                way = ways[target]
                if way is None:
                    board.way_cost[place] = UNREACHABLE
                else:
                    board.way_cost[place] = u8(way.cost)
                    board.way_seas[place] = u8(way.seas)
                    board.way_lands[place] = u8(way.lands)
                    board.way_stretches[place] = u8(way.stretches)
                place += 1
