# petteia: compiled
"""What tokens do when a god comes to stand somewhere (G4), and where a god may step (G3.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.event import Event
from petteia.core.frames import push
from petteia.games.gods.rules.board import (
    APHRODITE,
    FERTILITY,
    GOD_NAMES,
    LEFT,
    LIGHTNING,
    PORTAL,
    POSEIDON,
    RIGHT,
    STAY,
    UP,
    WIDTH,
    cell_name,
    is_near,
    towards,
)
from petteia.games.gods.rules.events import (
    FertilityUsed,
    LightningRemoved,
    LightningStruck,
    LonePortalUsed,
    PortalEntered,
    PortalsUsed,
    SummitReached,
)
from petteia.games.gods.rules.moves import TO
from petteia.games.gods.rules.position import (
    EXIT,
    STEP,
    WHERE,
    Position,
    can_enter,
    count_on_board,
    return_token,
    touch,
)


def steps(state: Position, god: i64, base: i64, into: vec[i16], count: i64) -> i64:
    """Write the ways *god* may step (G3.3) as moves from *base* on, after the first *count*; return the new count."""
    pieces = state.pieces
    summit = state.summit
    cell = i64(pieces[WHERE + god])
    last = state.last
    above = towards(cell, UP, summit, last)
    into[count] = i16(base + UP)
    if (above != summit or may_win(state, god)) and can_enter(pieces, above):
        count += 1
    into[count] = i16(base + LEFT)
    if can_enter(pieces, towards(cell, LEFT, summit, last)):
        count += 1
    into[count] = i16(base + RIGHT)
    if can_enter(pieces, towards(cell, RIGHT, summit, last)):
        count += 1
    return count


def steps_or_stay(state: Position, god: i64, base: i64, into: vec[i16], count: i64) -> i64:
    """Write the ways *god* may step, or that it stays because it is blocked (G3.4, G4.2)."""
    after = steps(state, god, base, into, count)
    if after == count:
        into[count] = i16(base + STAY)
        after = count + 1
    return after


def may_win(state: Position, god: i64) -> bool:
    """Say whether *god* may be brought to the summit: not by Aphrodite's power (G5.5)."""
    return state.god != APHRODITE or god == APHRODITE


def come_to_stand(state: Position, god: i64, origin: i64, cell: i64, log: list[Event] | None) -> None:
    """Put *god*, which left *origin*, on *cell*: tokens take effect at once (G4.1)."""
    pieces = state.pieces
    pieces[WHERE + god] = u8(cell)
    if cell == state.summit:
        pieces[cell] = u8(god + 1)
        win(state, god, log)
        return
    token = i64(pieces[cell])
    if count_on_board(state, LIGHTNING) > 0:
        meet_lightning(state, origin, cell, log)
    if token == PORTAL:
        if log is not None:
            log.append(PortalEntered(GOD_NAMES[god], cell_name(int(cell))))
        push(state, EXIT, god)
        return
    if token == FERTILITY:
        return_token(state, cell)
        if log is not None:
            log.append(FertilityUsed(GOD_NAMES[god], cell_name(int(cell))))
        push(state, STEP, god)
    pieces[cell] = u8(god + 1)
    touch(state, cell)


def leave(state: Position, god: i64) -> i64:
    """Take *god* off its cell and return the cell; a portal it stood in stays."""
    cell = i64(state.pieces[WHERE + god])
    if state.pieces[cell] == god + 1:
        state.pieces[cell] = 0
        touch(state, cell)
    return cell


def meet_lightning(state: Position, origin: i64, cell: i64, log: list[Event] | None) -> None:
    """Let a god that came from *origin* meet the lightning on and round *cell*, if there is any (G4.4)."""
    pieces = state.pieces
    middle: i64 = cell - WIDTH if cell >= WIDTH else cell
    left = towards(middle, LEFT, state.summit, state.last)
    right = towards(middle, RIGHT, state.summit, state.last)
    last: i64 = cell + WIDTH if cell + WIDTH < state.summit else cell
    while middle <= last:
        if pieces[left] == LIGHTNING:
            strike(state, origin, cell, left, log)
        if pieces[middle] == LIGHTNING:
            strike(state, origin, cell, middle, log)
        if pieces[right] == LIGHTNING:
            strike(state, origin, cell, right, log)
        left += WIDTH
        middle += WIDTH
        right += WIDTH


def strike(state: Position, origin: i64, cell: i64, place: i64, log: list[Event] | None) -> None:
    """Let the lightning on *place* take effect on a god that came into its zone, and go back (G4.4 to G4.6, G5.6)."""
    began_inside = is_near(origin, place, state.last)
    pushed = state.in_power and state.god == POSEIDON and not state.first_rules  # all of them go back (G5.6)
    if began_inside and place != cell and not pushed:
        return
    return_token(state, place)
    if began_inside or state.struck or state.in_power:
        if log is not None:
            log.append(LightningRemoved(cell_name(int(place))))
    else:
        state.struck = True
        if log is not None:
            log.append(LightningStruck(GOD_NAMES[state.god], cell_name(int(place))))


def exits(state: Position, god: i64, into: vec[i16]) -> i64:
    """Write where *god* may leave its portal: another portal, or with none any free cell of ring 1 (G4.3)."""
    pieces = state.pieces
    entry = i64(pieces[WHERE + god])
    count: i64 = 0
    if count_on_board(state, PORTAL) > 1:
        for cell in range(state.summit):
            if pieces[cell] == PORTAL and cell != entry:
                into[count] = i16(TO + cell)
                count += 1
    else:
        for cell in range(state.last + 1):
            if cell != entry and can_enter(pieces, cell):
                into[count] = i16(TO + cell)
                count += 1
    return count


def leave_portal(state: Position, god: i64, cell: i64, log: list[Event] | None) -> None:
    """Move *god* out of its portal to *cell*; a pair of portals goes back, a lone one stays (G4.3)."""
    pieces = state.pieces
    entry = i64(pieces[WHERE + god])
    if pieces[cell] == PORTAL:
        return_token(state, entry)
        return_token(state, cell)
        if log is not None:
            log.append(PortalsUsed(GOD_NAMES[god], cell_name(int(entry)), cell_name(int(cell))))
    elif log is not None:
        log.append(LonePortalUsed(GOD_NAMES[god], cell_name(int(entry)), cell_name(int(cell))))
    come_to_stand(state, god, entry, cell, log)


def win(state: Position, god: i64, log: list[Event] | None) -> None:
    """End the game: whoever's turn it is wins, with their team (G3.6)."""
    state.winner = state.seat
    state.frames = 0
    if log is not None:
        log.append(SummitReached(int(state.seat), GOD_NAMES[god], int(state.seats)))
