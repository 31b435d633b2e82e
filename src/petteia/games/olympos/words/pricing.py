# petteia: compiled
"""What an action costs, in named parts, and what paying for it leads to (O3.3, O4, O5.1, O6.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

from petteia.core.event import Fact, fact
from petteia.core.frames import argument, argument_below, below, top
from petteia.core.game import Move
from petteia.games.olympos.rules import moves
from petteia.games.olympos.rules.board import (
    AGRICULTURE,
    ARCHITECTURE,
    ASTRONOMY,
    BONUS_TOLD,
    CARTOGRAPHY,
    CAVALRY,
    DEMOCRACY,
    HOURGLASS_CARD,
    MEDICINE,
    MONEY,
    NOBODY,
    PLENTY_CARD,
    RESOURCE_NAMES,
    RESOURCES,
    TERRITORIES,
)
from petteia.games.olympos.rules.control import leave, owner_in
from petteia.games.olympos.rules.destiny import hourglasses_on
from petteia.games.olympos.rules.develop import (
    REDUCTION,
    TIME,
    bonus_in,
    eases,
    hourglass_bonus,
    means_for,
    offered,
    slot_of,
    time_cost,
)
from petteia.games.olympos.rules.expand import (
    NEW_SETTLER,
    arrive,
    cheapest_origin,
    combat_cost,
    way_cost,
    way_names,
    way_taken,
)
from petteia.games.olympos.rules.position import (
    BONUS,
    CUBES,
    GOING,
    HAND,
    HOURGLASSES,
    LINE,
    SETTLING,
    SHOWS,
    SPACE,
    TOKENS,
    TURN,
    Position,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.track import budget, surcharge
from petteia.games.olympos.rules.ways import LAND, SEA

Parts = list[tuple[str, int]]


def priced(state: Position, move: Move) -> Move:
    """Return *move* with its cost in parts and a forecast if it is an action; a bonus says what it gives."""
    if top(state) == BONUS:
        space = move.index - moves.BONUS
        given = bonus_in(state, argument(state), space)
        return Move(move.index, move.text, fact("move-bonus-given", bonus=BONUS_TOLD[given], space=space + 1))
    if top(state) == GOING:
        action = action_begun(state)
        least = way_cost(state, state.seat, *divmod(action % moves.MARCH, TERRITORIES))
        return with_price(state, move, action, int(move.index - moves.WAY - least))
    if top(state) != TURN or move.index >= moves.END:
        return move
    return with_price(state, move, move.index, 0)


def action_begun(state: Position) -> int:
    """Return the settler's move that is being carried out while its way is chosen (O4.2)."""
    first: int = moves.SETTLE if below(state, 1) == SETTLING else moves.MARCH
    return int(first + argument_below(state, 1) * TERRITORIES + argument(state))


def with_price(state: Position, move: Move, action: int, longer: int) -> Move:
    """Return *move* with what the *action*, by so much *longer* a way, costs and leads to."""
    parts = cost_parts(state, action)
    if longer:
        parts.append(("longer-way", longer))
    return move.costing(tuple(parts), forecast(state, action, sum(cost for _, cost in parts), longer))


def cost_parts(state: Position, index: int) -> Parts:
    """Return what the action *index* costs the seat on turn, part by part, those of no cost left out."""
    if index < moves.MARCH:
        parts = new_settler(state) + travel(state, *divmod(index, TERRITORIES))
    elif index < moves.DISCOVER:
        parts = travel(state, *divmod(index - moves.MARCH, TERRITORIES))
    elif index < moves.BUILD:
        parts = discovery(state, int(state.seat), index - moves.DISCOVER)
    else:
        parts = [("wonder", TIME)]
        if has(state, state.seat, ARCHITECTURE):
            parts.append(("architecture", -REDUCTION))
    parts.append(("erinyes", surcharge(state, state.seat)))
    return [(name, int(cost)) for name, cost in parts if cost]


def new_settler(state: Position) -> Parts:
    parts = [("new-settler", NEW_SETTLER)]
    return [*parts, ("medicine", -1)] if has(state, state.seat, MEDICINE) else parts


def travel(state: Position, origin: int, target: int) -> Parts:
    """Return what the way costs (O4.2, O4.3), and the combat at its end (O4.6)."""
    seat, way = state.seat, way_taken(state, state.seat, origin, target)
    parts: Parts = [("land", way.lands * LAND), ("sea", way.seas * SEA)]
    if has(state, seat, CAVALRY):
        parts.append(("cavalry", way.stretches - way.lands))
    if has(state, seat, ASTRONOMY):
        parts.append(("astronomy", -way.seas))
    if has(state, seat, CARTOGRAPHY):
        parts.append(("cartography", -way.seas))
    defender = owner_in(state, target)
    if defender != NOBODY:
        parts.append(("combat", combat_cost(state, seat, defender)))
    return parts


def discovery(state: Position, seat: int, tile: int) -> Parts:
    """Return what a discovery costs; a tile of Money or Agriculture counts for itself (O5.1, O5.4)."""
    slot = slot_of(state, tile)
    parts: Parts = [("discovery", TIME)]
    for which, (name, source) in enumerate((("money", MONEY), ("agriculture", AGRICULTURE))):
        shown = {int(holding(state, seat, SHOWS + which))} - {0}
        if tile == source and not shown:
            shown = tiles_within_means(state, seat, tile)
        if shown and all(state.board.coloured[slot * RESOURCES + resource - 1] for resource in shown):
            parts.append((name, -REDUCTION))
    return parts


def tiles_within_means(state: Position, seat: int, tile: int) -> set[int]:
    """Return the resources, plus one, on the tiles of Money or Agriculture that *seat* could pay for, else on all."""
    slot = slot_of(state, tile)
    shown = {int(offered(state, tile, variant)) for variant in (0, 1)} - {0}
    cost, most = time_cost(state, seat, slot), means_for(state, seat, tile, slot)
    return {each for each in shown if cost - eases(state, slot, each - 1) <= most} or shown


def discovery_time(state: Position, seat: int, tile: int) -> int:
    """Return what a discovery costs *seat* in all, as its move says."""
    return int(sum(cost for _, cost in discovery(state, seat, tile)) + surcharge(state, seat))


def lacking(state: Position, seat: int, slot: int) -> tuple[tuple[int, str | None], ...]:
    """Return the least that *seat* lacks for *slot*; None stands for a resource that may be chosen (O5.2)."""
    board, first = state.board, slot * RESOURCES
    held = [int(holding(state, seat, TOKENS + each) + holding(state, seat, CUBES + each)) for each in range(RESOURCES)]
    coloured = [int(board.coloured[first + each]) for each in range(RESOURCES)]
    grey = [int(board.grey[first + place]) for place in range(RESOURCES)]
    return least_lacking(tuple(held), tuple(coloured), tuple(grey))


@lru_cache(maxsize=50_000)
def least_lacking(
    held: tuple[int, ...], coloured: tuple[int, ...], groups: tuple[int, ...]
) -> tuple[tuple[int, str | None], ...]:
    """Return the least to be added to *held* to pay both; views ask this of every slot after every move."""
    found: list[tuple[int, str | None]] = []
    free: list[int] = []
    for each, wanted in enumerate(coloured):
        if not wanted:
            free.append(each)
        elif wanted > held[each]:
            found.append((wanted - held[each], RESOURCE_NAMES[each]))
    grey = sorted([size for size in groups if size])
    most = sorted([held[each] for each in free])[len(free) - len(grey) :]
    least = 0
    for place, size in enumerate(grey):  # the largest group from what there is most of
        least += max(0, size - most[place])
    if not least:
        return tuple(found)
    best: set[tuple[tuple[int, int], ...]] = set()
    for chosen in permutations(free, len(grey)):
        total = 0
        for place, size in enumerate(grey):
            total += max(0, size - held[chosen[place]])
        if total == least:
            short = [(each, size - held[each]) for each, size in zip(chosen, grey, strict=True) if size > held[each]]
            best.add(tuple(sorted(short)))
    if len(best) == 1:
        return (*found, *[(count, RESOURCE_NAMES[each]) for each, count in best.pop()])
    return (*found, (least, None))


def brought(state: Position, index: int, cost: int) -> int:
    """Return the hourglasses the action *index* brings for sure: its tile's, and what it takes to keep to the Cross.

    Where an action can be paid only with the bonus of its slot or with cards, those are chosen or played (O3.3).
    """
    seat, found = state.seat, 0
    short = int(cost - budget(state, seat))
    if moves.DISCOVER <= index < moves.BUILD:
        tile = index - moves.DISCOVER
        found = int(state.board.tile_hourglasses[tile])
        if short > found:
            found += int(hourglass_bonus(state, slot_of(state, tile)))
    if short <= found:
        return found
    return found + least_by_card(state, index, short - found)


def least_by_card(state: Position, index: int, short: int) -> int:
    """Return the least number of hourglasses, *short* at least, that cards give once the action is carried out."""
    twin, seat = state.copy(), state.seat
    assert isinstance(twin, Position)
    democrat = has(state, seat, DEMOCRACY) or index == moves.DISCOVER + DEMOCRACY
    if index < moves.DISCOVER:
        origin, target = divmod(index % moves.MARCH, TERRITORIES)
        if index >= moves.MARCH:
            leave(twin, seat, origin, None)
        arrive(twin, seat, target, None)
    sums = {0}
    for card in range(HOURGLASS_CARD, PLENTY_CARD):
        given = int(hourglasses_on(twin, seat, card, democrat))
        for _ in range(holding(state, seat, HAND + card)):
            sums |= {one + given for one in sums}
    return min((each for each in sums if each >= short), default=max(sums))


def forecast(state: Position, index: int, cost: int, longer: int) -> dict[str, object]:
    """Return what paying *cost* leads to: hourglasses, space, Zeus spaces, the order of play, the way travelled.

    A new settler is told whether it starts where its way is cheapest (O4.2).
    """
    board, seat = state.board, state.seat
    there = holding(state, seat, SPACE)
    used = min(holding(state, seat, HOURGLASSES) + brought(state, index, cost), cost)
    space = there + cost - used
    spaces = [int(board.zeus_at[place]) for place in range(board.zeus_spaces)]
    told: dict[str, object] = {
        "hourglasses": int(used),
        "space": int(space),
        "zeus_spaces": [zeus for zeus in spaces if there < zeus <= space],
        "order": order_after(state, int(space)),
    }
    if index < moves.DISCOVER:
        origin, target = divmod(index if index < moves.MARCH else index - moves.MARCH, TERRITORIES)
        told["way"] = way_names(state, seat, origin, target, longer)
        if index < moves.MARCH:
            told["cheapest"] = bool(cheapest_origin(state, seat, target) == origin)
    return told


def order_after(state: Position, space: int) -> list[int]:
    """Return the seats still playing in the order of their turns once the seat on turn is on *space* (O3.1)."""
    line = [int(state.pieces[LINE + place]) for place in range(state.seats)]
    spaces = {seat: holding(state, seat, SPACE) for seat in line if not is_among(state.ended, seat)}
    if space != spaces[state.seat]:
        line.remove(state.seat)
        line.insert(0, int(state.seat))
    spaces[state.seat] = space
    if state.last_turn:
        del spaces[state.seat]
    return sorted(spaces, key=lambda seat: (spaces[seat], line.index(seat)))


def foretell(forecast: Mapping[str, Any]) -> list[Fact]:
    """Return a forecast as facts to be told: the way, what is paid with, where the disc comes to lie, who is next."""
    told = [fact("forecast-way", way=forecast["way"])] if "way" in forecast else []
    if forecast["hourglasses"]:
        told.append(fact("forecast-hourglasses", count=forecast["hourglasses"]))
    told.append(fact("forecast-space", space=forecast["space"]))
    if forecast["zeus_spaces"]:
        told.append(fact("forecast-zeus", spaces=forecast["zeus_spaces"]))
    if forecast["order"]:
        told.append(fact("forecast-order", seat=forecast["order"]))
    return told
