# petteia: compiled
"""Which moves are worth a look, and in which order: what search tries first, and what it leaves out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.frames import argument, top
from petteia.games.gods.rules import moves
from petteia.games.gods.rules.board import FERTILITY, GODS, LEFT, PORTAL, RIGHT, UP, WIDTH, towards
from petteia.games.gods.rules.cards import holds
from petteia.games.gods.rules.position import EXIT, FLOOD, LEAD, PLACE, RECOVER, STEP, TAKE, TURN, WHERE, Position

LONE_EXIT_PROMISE: Final = 3


def order(state: Position, options: vec[i16], count: i64, into: vec[i16]) -> None:
    """Write how much each legal move promises."""
    kind = top(state)
    if kind in (PLACE, TAKE):
        near = nearness(state)
        first: i64 = moves.PLACE if kind == PLACE else moves.TAKE
        kept: i64 = 0 if kind == PLACE else 1  # any token may be the one to give up
        for place in range(count):
            into[place] = i16(i64(near[i64(options[place]) - first]) + kept)
    elif kind == FLOOD:
        near = nearness(state)
        for place in range(count):
            into[place] = i16(flood_promise(state, i64(options[place]), near))
    else:
        for place in range(count):
            into[place] = i16(other_promise(state, kind, i64(options[place])))


def other_promise(state: Position, kind: i64, index: i64) -> i64:
    if kind in (TURN, LEAD):
        if index == moves.PASS or index == moves.NOTHING:
            return 1
        return step_promise(state, index // 4, index % 4, kind == TURN)
    if kind == STEP:
        return step_promise(state, argument(state), index - moves.STEP, True)
    if kind == EXIT:
        return LONE_EXIT_PROMISE + 4 * ((index - moves.TO) >> 4)
    if index == moves.DONE:
        return 12
    if kind == RECOVER:
        return height(state, index - moves.RECOVER)
    if index >= moves.WEAKEN_PARTNER:
        return 3
    if index >= moves.WEAKEN:
        return 4 + height(state, index - moves.WEAKEN)
    return 1


def height(state: Position, god: i64) -> i64:
    """Return how high a god is, one and up, the last rings counting most."""
    ring: i64 = (i64(state.pieces[WHERE + god]) >> 4) + 1
    return ring * ring


def step_promise(state: Position, god: i64, way: i64, may_win: bool) -> i64:
    """Return what a step promises: the summit most, and no step to where the opponents reach it."""
    if way > RIGHT:
        return 4
    cell = i64(state.pieces[WHERE + god])
    there = towards(cell, way, state.summit, state.last)
    if there == state.summit:
        return 1000 if may_win else 0
    token = i64(state.pieces[there])
    promise: i64 = 8 if way == UP else 6
    if token in (FERTILITY, PORTAL):
        promise += 6
    if there + WIDTH >= state.summit and token != PORTAL and token != FERTILITY:
        # The god will stand under the summit: good only if no opponent can play it at once.
        if holds(state, (state.seat + 1) % state.seats, god) > 0:
            return 1
        promise += 8
    return promise


def flood_promise(state: Position, index: i64, near: vec[i16]) -> i64:
    """Return what a choice of Poseidon's promises: gods pushed from high up, tokens in somebody's way."""
    if index == moves.NOTHING:
        return 1
    if index >= moves.BACK:
        god: i64 = index - moves.BACK
        danger: i64 = 2 if holds(state, (state.seat + 1) % state.seats, god) > 0 else 1
        return 2 + height(state, god) * danger
    return i64(near[index - moves.REMOVE])


def nearness(state: Position) -> vec[i16]:
    """Return for every cell how much what lies there matters: on the ways of gods, more the higher they are."""
    near = vec[i16]([i16(0)] * 96)
    pieces = state.pieces
    summit = state.summit
    last = state.last
    other: i64 = (state.seat + 1) % state.seats
    for god in range(i64(GODS)):
        cell = i64(pieces[WHERE + god])
        if cell >= summit:
            continue
        ring: i64 = (cell >> 4) + 1
        weight: i64 = ring * ring
        if (holds(state, state.seat, god) > 0) != (holds(state, other, god) > 0):
            weight *= 2
        near[towards(cell, LEFT, summit, last)] += i16(weight)
        near[towards(cell, RIGHT, summit, last)] += i16(weight)
        above = towards(cell, UP, summit, last)
        if above < summit:
            near[above] += i16(4 * weight)
            near[towards(above, LEFT, summit, last)] += i16(weight)
            near[towards(above, RIGHT, summit, last)] += i16(weight)
            twice = towards(above, UP, summit, last)
            if twice < summit:
                near[twice] += i16(2 * weight)
    return near
