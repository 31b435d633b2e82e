# petteia: compiled
"""The time track: whose turn it is, and paying for actions (O3)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from petteia.core.event import Event
from petteia.games.olympos.rules.board import ERINYES
from petteia.games.olympos.rules.events import ActionPaid
from petteia.games.olympos.rules.position import (
    HOURGLASSES,
    LINE,
    SPACE,
    TOUCHED_TRACK,
    Position,
    gain,
    holding,
    is_among,
)


def furthest_back(state: Position) -> i64:
    """Return the seat on turn: furthest back of those still playing, on one space the top disc (O3.1)."""
    found: i64 = -1
    space: i64 = 0
    for place in range(state.seats):
        seat = i64(state.pieces[LINE + place])
        there = holding(state, seat, SPACE)
        if not is_among(state.ended, seat) and (found < 0 or there < space):
            found, space = seat, there
    return found


def put_on_top(state: Position, seat: i64) -> None:
    """Make the disc of *seat* the one that moved last (O3.1)."""
    pieces = state.pieces
    state.touched |= TOUCHED_TRACK
    moving = seat
    for place in range(state.seats):
        there = i64(pieces[LINE + place])
        pieces[LINE + place] = u8(moving)
        if there == seat:
            return
        moving = there


def advance(state: Position, seat: i64, spaces: i64) -> None:
    """Move the disc of *seat* forward, onto those on its new space (O3.1)."""
    if spaces > 0:
        gain(state, seat, SPACE, spaces)
        put_on_top(state, seat)


def budget(state: Position, seat: i64) -> i64:
    """Return what *seat* can pay at most: its hourglasses and the way to the Cross (O3.3, O3.4)."""
    return holding(state, seat, HOURGLASSES) + state.board.cross - holding(state, seat, SPACE)


def surcharge(state: Position, seat: i64) -> i64:
    """Return what the Erinyes add to the next action of *seat* (O9.5)."""
    return i64(state.board.god_amount[ERINYES]) if is_among(state.erinyes, seat) else i64(0)


def begin_action(state: Position, cost: i64) -> None:
    """Note what the action now carried out will cost, the Erinyes included, who are content with it (O9.5)."""
    state.cost = cost
    state.erinyes &= ~(i64(1) << state.seat)


def pay(state: Position, log: list[Event] | None) -> None:
    """Pay for the action: all hourglasses first, the rest by advancing (O3.3).

    Only a game imagined by somebody who does not see the cards that pay for an action comes to the Cross too early.
    """
    seat = state.seat
    used = min(holding(state, seat, HOURGLASSES), state.cost)
    gain(state, seat, HOURGLASSES, -used)
    steps = min(state.cost - used, state.board.cross - holding(state, seat, SPACE))
    advance(state, seat, steps)
    if log is not None:
        left = int(steps)
        log.append(ActionPaid(int(seat), int(state.cost), int(used), left, int(holding(state, seat, SPACE))))
    state.cost = 0
