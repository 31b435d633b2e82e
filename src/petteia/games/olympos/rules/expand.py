# petteia: compiled
"""Expand (O4): a new settler or one on the map goes to a territory one does not control."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.bits import lowest, write_run
from petteia.core.event import Event
from petteia.core.frames import argument, argument_below, below
from petteia.games.olympos.rules.board import (
    ARES,
    ASTRONOMY,
    BARBARIANS,
    BUDGETS,
    CARTOGRAPHY,
    CAVALRY,
    CONDEMNED,
    DEMOCRACY,
    EVERYWHERE,
    MEDICINE,
    MOST_FOR_A_WAY,
    MOST_FOR_COMBAT,
    NOBODY,
    NORTH,
    ORIGINS,
    RESOURCE_NAMES,
    TERRITORIES,
    TRIBE,
    UNREACHABLE,
    Board,
    Way,
    profile,
)
from petteia.games.olympos.rules.control import (
    discs_of,
    hand_over,
    heir_to,
    lands_of,
    leave,
    owner_in,
    pass_tokens,
    put_disc,
)
from petteia.games.olympos.rules.destiny import hand_size, hourglasses_in_hand, most_by_card
from petteia.games.olympos.rules.events import (
    BarbariansBeaten,
    HourglassesGained,
    SettlerCreated,
    SettlerMarched,
    SettlerReturned,
    TerritoryConquered,
    TerritoryTaken,
    TribeBeaten,
)
from petteia.games.olympos.rules.moves import MARCH, SETTLE, WAY, WAYS
from petteia.games.olympos.rules.position import (
    CONTROL,
    HOURGLASSES,
    MARCHING,
    STOCK,
    SWORDS,
    Position,
    gain,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.track import begin_action, budget, surcharge
from petteia.games.olympos.rules.ways import walks, way_of_cost

NEW_SETTLER: Final = 2  # with Medicine 1 less (O4.1)
STRONGER: Final = 1  # what combat costs with more, as many and fewer swords (O4.6)
EQUAL: Final = 2
WEAKER: Final = 3
OWN: Final = 4  # in place of a cost: whose own a territory is, or under a cross, nobody fights for it
CLOSED: Final = 5


# Costs -----------------------------------------------------------------------------------------------------------


def new_settler_cost(state: Position, seat: i64) -> i64:
    return NEW_SETTLER - 1 if has(state, seat, MEDICINE) else NEW_SETTLER


def ways_of(state: Position, seat: i64) -> i64:
    """Return where the ways *seat* travels by begin in the tables of the board (O4.3, O9.5)."""
    return profile_of(state, seat) * (ORIGINS * TERRITORIES)


def profile_of(state: Position, seat: i64) -> i64:
    """Return how *seat* travels: see `board.profile` (O4.3, O9.5)."""
    by_sea: i64 = 0
    if has(state, seat, ASTRONOMY):
        by_sea += 1
    if has(state, seat, CARTOGRAPHY):
        by_sea += 1
    return profile(by_sea, is_among(state.siren, seat), has(state, seat, CAVALRY))


def way_taken(state: Position, seat: i64, origin: i64, target: i64) -> Way:
    """Return the cheapest way of *seat* from *origin* to *target*, which is there (O4.2)."""
    way = state.board.ways[ways_of(state, seat) // TERRITORIES + origin][target]
    assert way is not None, "only legal moves have a way"
    return way


def way_names(state: Position, seat: i64, origin: i64, target: i64, longer: i64) -> list[str]:
    """Return the spaces a settler enters on its cheapest way, or on one that costs so much more (O4.2)."""
    board = state.board
    entered = way_taken(state, seat, origin, target).spaces()
    if longer > 0:
        cost = way_cost(state, seat, origin, target) + longer
        entered = way_of_cost(board, int(origin), int(target), int(profile_of(state, seat)), int(cost))
    return [board.space_name(space) for space in entered]


def swords(state: Position, seat: i64) -> i64:
    """Return the swords of *seat*: those on its tiles and Ares' (O4.6, O9.4)."""
    count = holding(state, seat, SWORDS)
    if is_among(state.ares, seat):
        count += i64(state.board.god_amount[ARES])
    return count


def combat_cost(state: Position, seat: i64, defender: i64) -> i64:
    """Return what fighting *defender* (a seat plus one, TRIBE, BARBARIANS, or NOBODY) costs *seat* (O4.6, O9.3)."""
    if defender == NOBODY:
        return 0
    if defender == TRIBE:
        return fight_cost(strength(state, seat), 0)
    if defender == BARBARIANS:
        return fight_cost(strength(state, seat), 2 * state.board.barbarian_swords)
    return fight_cost(strength(state, seat), strength(state, defender - 1))


def strength(state: Position, seat: i64) -> i64:
    """Return twice the swords of *seat*, and one more with Democracy, which wins ties (O9.3)."""
    twice = 2 * swords(state, seat)
    return twice + 1 if has(state, seat, DEMOCRACY) else twice


def fight_cost(mine: i64, theirs: i64) -> i64:
    """Return what combat costs by strength (O4.6)."""
    if mine == theirs:
        return EQUAL
    return STRONGER if mine > theirs else WEAKER


def all_combat_costs(state: Position, seat: i64) -> i64:
    """Return what fighting each defender costs *seat*, three bits each, so that a list of moves asks but once."""
    mine = strength(state, seat)
    packed: i64 = fight_cost(mine, 0) << (3 * TRIBE)
    packed |= fight_cost(mine, 2 * state.board.barbarian_swords) << (3 * BARBARIANS)
    for other in range(state.seats):
        if other != seat:
            packed |= fight_cost(mine, strength(state, other)) << (3 * (other + 1))
    return packed


def combat_against(fights: i64, owner: i64) -> i64:
    """Return what fighting *owner* costs, by what `all_combat_costs` returned."""
    return (fights >> (3 * owner)) & 7


def is_open(state: Position, seat: i64, territory: i64) -> bool:
    """Say whether *seat* may end a move in *territory*: no cross, not in its own control (O4.4)."""
    owner = owner_in(state, territory)
    return owner != CONDEMNED and owner != seat + 1


def way_cost(state: Position, seat: i64, origin: i64, target: i64) -> i64:
    """Return what the cheapest way costs, UNREACHABLE if there is none (O4.2)."""
    return i64(state.board.way_cost[ways_of(state, seat) + origin * TERRITORIES + target])


def cheapest_origin(state: Position, seat: i64, target: i64) -> i64:
    """Return from where the way of a new settler to *target* is cheapest, of equals not from the north (O4.2)."""
    return nearest_of(state, lands_of(state, seat + 1), ways_of(state, seat), target)


def nearest_of(state: Position, origins: i64, ways: i64, target: i64) -> i64:
    """Return the first of the ranked origins of *target* that is the north or in the set *origins*."""
    ranked = state.board.nearest
    place: i64 = ways + target * ORIGINS
    while True:
        origin = i64(ranked[place])
        if origin == NORTH or (origins >> origin) & 1 == 1:
            return origin
        place += 1


def settle_cost(state: Position, seat: i64, origin: i64, target: i64) -> i64:
    """Return what a new settler going from *origin* to *target* costs in all."""
    return new_settler_cost(state, seat) + march_cost(state, seat, origin, target)


def march_cost(state: Position, seat: i64, origin: i64, target: i64) -> i64:
    """Return what going from *origin* to *target* costs in all."""
    combat = combat_cost(state, seat, owner_in(state, target))
    return way_cost(state, seat, origin, target) + combat + surcharge(state, seat)


# What may be chosen ----------------------------------------------------------------------------------------------


def expansions(state: Position, seat: i64, runs: vec[i64], into: vec[i16]) -> i64:
    """Write where a new settler may go, from wherever it may start, and where those on the map may go (O4.1).

    They are written as *runs* (core.bits) or, if there is no room for any, into *into*; return how many are there.
    """
    count: i64 = 0
    left = means_for_a_way(state, seat)
    by_card = i64(0) if state.first_rules or hand_size(state, seat) == 0 else most_by_card(state, seat)
    travels = profile_of(state, seat)
    ends = goals(state, seat)
    if holding(state, seat, STOCK) > 0:
        if state.first_rules:
            count = cheapest_settlements(state, seat, left, into)
        else:
            count = settlements(state, seat, travels, left, by_card, ends, runs, into)
    return marches(state, seat, travels, left, by_card, ends, runs, into, count)


def means_for_a_way(state: Position, seat: i64) -> i64:
    """Return what *seat* may spend on a settler at most, without its cards (O3.3, O9.5)."""
    return min(budget(state, seat) - surcharge(state, seat), i64(MOST_FOR_A_WAY))


def goals(state: Position, seat: i64) -> vec[i64]:
    """Return where *seat* may end a move (O4.4), a bit for each territory, by what combat there costs: 0 to 3.

    The territories that are its own and those that are closed to all follow.
    """
    pieces = state.pieces
    fights = all_combat_costs(state, seat) | (i64(OWN) << (3 * seat + 3)) | (CLOSED << (3 * CONDEMNED))
    found = vec[i64]([i64(0)] * (CLOSED + 1))
    bit: i64 = 1
    for place in range(i64(CONTROL), i64(CONTROL + TERRITORIES)):
        found[combat_against(fights, i64(pieces[place]))] |= bit
        bit += bit
    return found


def targets(
    state: Position, seat: i64, travels: i64, origin: i64, leaving: i64, left: i64, by_card: i64, ends: vec[i64]
) -> i64:
    """Return to which of the goals *ends* a settler may go from *origin* for *left* and what cards give, a bit each.

    It comes out of the territory *leaving*; out of the stock if that is negative.
    """
    found = affordable(state.board, travels, origin, left, ends)
    if by_card > 0:
        dearer = affordable(state.board, travels, origin, left + by_card, ends) & ~found
        if dearer != 0:
            found |= affordable_by_card(state, seat, origin, leaving, left, dearer)
    return found


def affordable_by_card(state: Position, seat: i64, origin: i64, leaving: i64, left: i64, dearer: i64) -> i64:
    """Return for which of the targets *dearer* the cards of *seat* give what is missing beside *left*, a bit each."""
    found: i64 = 0
    while dearer != 0:
        target = lowest(dearer)
        cost = way_cost(state, seat, origin, target) + combat_cost(state, seat, owner_in(state, target))
        if cost - left <= hourglasses_after(state, seat, leaving, target):
            found |= dearer & -dearer
        dearer &= dearer - 1
    return found


def affordable(board: Board, travels: i64, origin: i64, left: i64, ends: vec[i64]) -> i64:
    """Return to which of the goals *ends* going from *origin* costs *left* at most, combat included, a bit each."""
    if left < 0:
        return 0
    within = board.within
    place: i64 = (travels * ORIGINS + origin) * BUDGETS + MOST_FOR_COMBAT + min(left, board.ample)
    found = (within[place] & ends[0]) | (within[place - STRONGER] & ends[STRONGER])
    return found | (within[place - EQUAL] & ends[EQUAL]) | (within[place - WEAKER] & ends[WEAKER])


def settlements(
    state: Position, seat: i64, travels: i64, left: i64, by_card: i64, ends: vec[i64], runs: vec[i64], into: vec[i16]
) -> i64:
    """Write where a new settler may go from each of its own territories and from the north (O4.1, O4.2, O4.8)."""
    count: i64 = 0
    left -= new_settler_cost(state, seat)
    starts: i64 = ends[OWN] + (EVERYWHERE + 1)  # the north comes after the territories
    while starts != 0:
        origin = lowest(starts)
        starts &= starts - 1
        found = targets(state, seat, travels, origin, -1, left, by_card, ends)
        count = write_run(SETTLE + origin * TERRITORIES, found, runs, into, count)
    return count


def cheapest_settlements(state: Position, seat: i64, left: i64, into: vec[i16]) -> i64:
    """Write where a new settler may go from where its way is cheapest: by the first rules it starts there."""
    count: i64 = 0
    for target in range(i64(TERRITORIES)):
        if is_open(state, seat, target):
            origin = cheapest_origin(state, seat, target)
            combat = combat_cost(state, seat, owner_in(state, target))
            if new_settler_cost(state, seat) + way_cost(state, seat, origin, target) + combat <= left:
                into[count] = i16(SETTLE + origin * TERRITORIES + target)
                count += 1
    return count


def marches(
    state: Position,
    seat: i64,
    travels: i64,
    left: i64,
    by_card: i64,
    ends: vec[i64],
    runs: vec[i64],
    into: vec[i16],
    count: i64,
) -> i64:
    """Write where each settler on the map may go, covered ones too (O4.1, O4.4)."""
    starts = discs_of(state, seat + 1)
    while starts != 0:
        origin = lowest(starts)
        starts &= starts - 1
        found = targets(state, seat, travels, origin, origin, left, by_card, ends)
        count = write_run(MARCH + origin * TERRITORIES, found, runs, into, count)
    return count


def hourglasses_after(state: Position, seat: i64, leaving: i64, target: i64) -> i64:
    """Return the hourglasses that cards of *seat* would give once a settler has come to *target* (O3.3).

    It comes out of the territory *leaving*; out of the stock if that is negative.
    """
    if state.first_rules or hand_size(state, seat) == 0:
        return 0
    own: i64 = seat + 1
    touched = state.touched
    defender = owner_in(state, target)
    heir: i64 = own
    if leaving >= 0 and owner_in(state, leaving) == own:
        heir = heir_to(state, leaving)
        pass_tokens(state, leaving, own, heir)
    pass_tokens(state, target, defender, own)
    count = hourglasses_in_hand(state, seat, has(state, seat, DEMOCRACY))
    pass_tokens(state, target, own, defender)  # and back: the settler is only thought of
    if heir != own:
        pass_tokens(state, leaving, heir, own)
    state.touched = touched
    return count


def ways_to_go(state: Position, into: vec[i16]) -> i64:
    """Write what the way of the settler that starts may cost, the least first (O4.2).

    Only a game imagined by somebody who does not see the cards that pay for it comes to a way beyond all means: it is
    gone nevertheless, as cheaply as may be.
    """
    seat, target, origin = state.seat, argument(state), argument_below(state, 1)
    leaving: i64 = origin if below(state, 1) == MARCHING else -1
    most = means_for_a_way(state, seat) + hourglasses_after(state, seat, leaving, target)
    most -= combat_cost(state, seat, owner_in(state, target))
    if leaving < 0:
        most -= new_settler_cost(state, seat)
    least = way_cost(state, seat, origin, target)
    ways = walks(state.board, int(origin), int(profile_of(state, seat)), int(min(most, WAYS - 1)))
    count: i64 = 0
    for cost in range(least, i64(len(ways))):
        if int(target) in ways[cost]:
            into[count] = i16(WAY + cost)
            count += 1
    if count == 0 and least != UNREACHABLE:
        into[0] = i16(WAY + least)
        count = 1
    return count


# Carrying it out -------------------------------------------------------------------------------------------------


def settle(state: Position, origin: i64, target: i64, longer: i64, log: list[Event] | None) -> None:
    """Take a settler from the stock, put it on *origin* and move it to *target*, by so much *longer* a way (O4.1)."""
    seat, board = state.seat, state.board
    begin_action(state, settle_cost(state, seat, origin, target) + longer)
    gain(state, seat, STOCK, -1)
    if log is not None:
        start, end = board.origin_name(int(origin)), board.territory_names[target]
        log.append(SettlerCreated(int(seat), start, end, tuple(way_names(state, seat, origin, target, longer))))
    arrive(state, seat, target, log)


def march(state: Position, origin: i64, target: i64, longer: i64, log: list[Event] | None) -> None:
    """Move a settler from *origin* to *target*, which may be the same if it is covered there (O4.1, O4.4)."""
    seat, board = state.seat, state.board
    begin_action(state, march_cost(state, seat, origin, target) + longer)
    if log is not None:
        start, end = board.territory_names[origin], board.territory_names[target]
        way = tuple(way_names(state, seat, origin, target, longer))
        log.append(SettlerReturned(int(seat), end, way) if start == end else SettlerMarched(int(seat), start, end, way))
    leave(state, seat, origin, log)
    arrive(state, seat, target, log)


def arrive(state: Position, seat: i64, territory: i64, log: list[Event] | None) -> None:
    """Take control of *territory*, by combat if it is held: always won (O4.5, O4.6)."""
    board = state.board
    defender = owner_in(state, territory)
    put_disc(state, seat + 1, territory)
    if log is not None:
        name, resource = board.territory_names[territory], RESOURCE_NAMES[board.resource[territory]]
        if defender == NOBODY:
            log.append(TerritoryTaken(int(seat), name, resource))
        elif defender == TRIBE:
            log.append(TribeBeaten(int(seat), name, resource))
        elif defender == BARBARIANS:
            log.append(BarbariansBeaten(int(seat), name, resource))
        else:
            log.append(TerritoryConquered(int(seat), int(defender - 1), name, resource))
    hand_over(state, territory, seat + 1, log)
    if NOBODY < defender < BARBARIANS:
        gain(state, defender - 1, HOURGLASSES, 1)
        if log is not None:
            log.append(HourglassesGained(int(defender - 1), 1))
