# petteia: compiled
"""The cheapest ways over the map (O4.2, O4.3). They depend on map and discoveries alone: found once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from petteia.games.olympos.rules.board import (
    BUDGETS,
    MOST_FOR_A_WAY,
    MOST_FOR_COMBAT,
    NORTH,
    ORIGINS,
    PROFILES,
    TERRITORIES,
    UNREACHABLE,
    Board,
    Way,
)

LAND: Final = 1  # to enter a land space
SEA: Final = 2  # to enter a sea space


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
            board.ways.append(ways)
            for target in range(TERRITORIES):
                way = ways[target]
                board.way_cost[place] = UNREACHABLE if way is None else u8(way.cost)
                place += 1
    rank_origins(board)
    note_targets_within(board)


def rank_origins(board: Board) -> None:
    """Write, for every profile and target, the origins from the cheapest on, the north after its equals (O4.2)."""
    for profile in range(PROFILES):
        first = profile * ORIGINS * TERRITORIES
        for target in range(TERRITORIES):
            ranked = [(int(board.way_cost[first + origin * TERRITORIES + target]), origin) for origin in range(ORIGINS)]
            ranked.sort()
            for place in range(ORIGINS):
                board.nearest[first + target * ORIGINS + place] = u8(ranked[place][1])


def note_targets_within(board: Board) -> None:
    """Write, for every profile, origin and cost, which targets a way that costs no more leads to."""
    row: i64 = 0  # of a profile and an origin
    for place in range(i64(PROFILES * ORIGINS * TERRITORIES)):
        cost = i64(board.way_cost[place])
        if cost <= MOST_FOR_A_WAY:
            board.within[row + MOST_FOR_COMBAT + cost] |= i64(1) << (place % TERRITORIES)
            board.ample = max(board.ample, min(cost + MOST_FOR_COMBAT, i64(MOST_FOR_A_WAY)))
        if place % TERRITORIES == TERRITORIES - 1:
            for dearer in range(row + 1, row + BUDGETS):
                board.within[dearer] |= board.within[dearer - 1]
            row += BUDGETS


# Longer ways (O4.2) ----------------------------------------------------------------------------------------------


def entering(board: Board, before: int, space: int, profile: int) -> int:
    """Return what entering *space* from *before*, negative at the start of a way, costs; negative if it may not be."""
    by_sea, cavalry = profile // 2, profile % 2 == 1
    if space == len(board.neighbours) - 1 or (space >= TERRITORIES and by_sea == 3):
        return -1
    if space >= TERRITORIES:
        return SEA - by_sea
    return 0 if cavalry and 0 <= before < TERRITORIES else LAND


def walks(board: Board, origin: int, profile: int, most: int) -> list[dict[int, int]]:
    """Return, for every cost up to *most*, the spaces where a way of that cost can end and the space before each.

    A way may enter a space more than once. The spaces before are numbers of spaces, plus their cost x 100.
    """
    start = len(board.neighbours) - 1 if origin == NORTH else origin
    found: list[dict[int, int]] = [{} for _ in range(most + 1)]
    for cost in range(most + 1):
        ends = list(found[cost]) if cost else [-1]
        while ends:
            before = ends.pop()
            for space in board.neighbours[start if before < 0 else before]:
                price = entering(board, before, space, profile)
                if price < 0 or cost + price > most or space in found[cost + price]:
                    continue
                found[cost + price][space] = -1 if before < 0 else cost * 100 + before
                if price == 0:
                    ends.append(space)
    return found


def way_of_cost(board: Board, origin: int, target: int, profile: int, cost: int) -> list[int]:
    """Return the spaces that a way of just this *cost* enters; there must be one."""
    found = walks(board, origin, profile, cost)
    entered, space, left = [target], target, cost
    while (before := found[left][space]) >= 0:
        left, space = divmod(before, 100)
        entered.append(space)
    entered.reverse()
    return entered
