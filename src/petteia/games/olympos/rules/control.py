# petteia: compiled
"""Discs on the map, stacks and control (O4.5 to O4.7): the disc on top controls, and the tokens go with control."""

from __future__ import annotations

from mypy_extensions import i64, u8

from petteia.core.event import Event
from petteia.games.olympos.rules.board import BARBARIANS, EVERYWHERE, NOBODY, TERRITORIES, Board
from petteia.games.olympos.rules.events import (
    BarbariansReturned,
    ControlFell,
    StarWon,
    TerritoryAbandoned,
    ZeusTokenWon,
)
from petteia.games.olympos.rules.position import (
    CONTROL,
    DISCS,
    STARS,
    TOKENS,
    Position,
    gain,
    touch_land,
)


def owner_in(state: Position, territory: i64) -> i64:
    """Return who controls *territory*: NOBODY, a seat plus one, BARBARIANS, TRIBE, or CONDEMNED."""
    return i64(state.pieces[CONTROL + territory])


def is_seat(owner: i64) -> bool:
    return NOBODY < owner < BARBARIANS


def put_disc(state: Position, owner: i64, territory: i64) -> None:
    """Put a disc of *owner* on top of those in *territory*."""
    state.pieces[DISCS + state.discs] = u8(owner * TERRITORIES + territory)
    state.discs += 1
    touch_land(state, territory)


def take_disc(state: Position, owner: i64, territory: i64) -> None:
    """Take the lowest disc of *owner* out of *territory*: no control is given up while another one stays (O4.7)."""
    pieces = state.pieces
    disc = u8(owner * TERRITORIES + territory)
    place: i64 = DISCS
    while pieces[place] != disc:
        place += 1
    last: i64 = DISCS + state.discs - 1
    while place < last:
        pieces[place] = pieces[place + 1]
        place += 1
    pieces[last] = 0
    state.discs -= 1
    touch_land(state, territory)


def top_disc(state: Position, territory: i64) -> i64:
    """Return the owner of the disc on top in *territory*, NOBODY if there is none."""
    pieces = state.pieces
    place: i64 = DISCS + state.discs
    while place > DISCS:
        place -= 1
        if i64(pieces[place]) & 31 == territory:
            return i64(pieces[place]) >> 5
    return NOBODY


def heir_to(state: Position, territory: i64) -> i64:
    """Return to whom *territory* falls when whoever controls it, with a disc on top, takes its lowest one (O4.7)."""
    pieces = state.pieces
    owner = owner_in(state, territory)
    heir: i64 = NOBODY
    is_top = True
    place: i64 = DISCS + state.discs
    while place > DISCS:
        place -= 1
        if i64(pieces[place]) & 31 != territory:
            continue
        below = i64(pieces[place]) >> 5
        if is_top:
            is_top = False
        elif below == owner:
            return owner
        elif heir == NOBODY:
            heir = below
    return heir


def discs_of(state: Position, owner: i64) -> i64:
    """Return where *owner* has discs, covered ones too, a bit for each territory."""
    pieces = state.pieces
    found: i64 = 0
    for place in range(i64(DISCS), DISCS + state.discs):
        disc = i64(pieces[place])
        found |= i64(disc >> 5 == owner) << (disc & 31)
    return found & EVERYWHERE  # compiled, the last bit is a sign that spreads


def lands_of(state: Position, owner: i64) -> i64:
    """Return the territories that *owner*, who may be NOBODY or CONDEMNED, controls, a bit each."""
    pieces = state.pieces
    found: i64 = 0
    for territory in range(i64(TERRITORIES)):
        found |= i64(i64(pieces[CONTROL + territory]) == owner) << territory
    return found


def disc_count(state: Position, owner: i64) -> i64:
    """Return how many discs *owner* has on the map, covered ones too."""
    pieces = state.pieces
    count: i64 = 0
    for place in range(i64(DISCS), DISCS + state.discs):
        if i64(pieces[place]) >> 5 == owner:
            count += 1
    return count


def hand_over(state: Position, territory: i64, owner: i64, log: list[Event] | None) -> None:
    """Give control of *territory*, with its tokens, to *owner* (O4.5, O4.6, O4.7)."""
    pass_tokens(state, territory, owner_in(state, territory), owner)
    state.pieces[CONTROL + territory] = u8(owner)
    touch_land(state, territory)
    if log is not None and is_seat(owner):
        tell_tokens(state.board, int(owner - 1), int(territory), log)


def pass_tokens(state: Position, territory: i64, giver: i64, taker: i64) -> None:
    """Take the tokens of *territory* from *giver* and give them to *taker*, as far as these are seats."""
    if is_seat(giver):
        count_tokens(state, state.board, giver - 1, territory, -1)
    if is_seat(taker):
        count_tokens(state, state.board, taker - 1, territory, 1)


def count_tokens(state: Position, board: Board, seat: i64, territory: i64, amount: i64) -> None:
    gain(state, seat, TOKENS + i64(board.resource[territory]), amount)
    if board.starred[territory] != 0:
        gain(state, seat, STARS, amount)


def tell_tokens(board: Board, seat: int, territory: int, log: list[Event]) -> None:
    if board.starred[territory] != 0:
        log.append(StarWon(seat, board.territory_names[territory]))
    if territory == board.zeus_territory:
        log.append(ZeusTokenWon(seat))


def leave(state: Position, seat: i64, territory: i64, log: list[Event] | None) -> None:
    """Take a settler of *seat* out of *territory*; control, if it had it, falls to the disc below (O4.7)."""
    take_disc(state, seat + 1, territory)
    if owner_in(state, territory) != seat + 1:
        return
    owner = top_disc(state, territory)
    if owner == seat + 1:
        return
    if log is not None:
        name = state.board.territory_names[territory]
        if owner == NOBODY:
            log.append(TerritoryAbandoned(int(seat), name))
        elif owner == BARBARIANS:
            log.append(BarbariansReturned(name))
        else:
            log.append(ControlFell(int(owner - 1), name))
    hand_over(state, territory, owner, log)
