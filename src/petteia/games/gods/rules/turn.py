# petteia: compiled
"""A turn (G3) as a flow chart: whose decision is next, what may be chosen, and what a choice does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.event import Event
from petteia.core.frames import KIND, argument, pop, push
from petteia.core.game import CHANCE, OVER
from petteia.games.gods.rules import moves, setting_up
from petteia.games.gods.rules.board import GOD_NAMES, GODS, WAYS, cell_name, place_name, towards
from petteia.games.gods.rules.cards import (
    ask_to_recover,
    can_recover,
    discard_size,
    hand_size,
    has_recovered,
    recover,
    spend_card,
)
from petteia.games.gods.rules.events import GameDrawn, GodStayed, GodStepped, NothingHappened, PowerLost, TurnPassed
from petteia.games.gods.rules.position import (
    BOXES,
    DEAL,
    END,
    EXIT,
    FLOOD,
    HAND,
    LEAD,
    NEXT,
    ORIGINAL,
    PLACE,
    POWER,
    RECOVER,
    SPEND,
    STEP,
    TAKE,
    TURN,
    WEAKEN,
    WHERE,
    Position,
)
from petteia.games.gods.rules.powers import (
    aphrodite_leads,
    aphrodite_targets,
    athena_spends,
    athena_targets,
    begin_power,
    hera_targets,
    hera_weakens,
    place,
    places,
    poseidon_pushes,
    poseidon_removes,
    poseidon_targets,
    take,
    takes,
)
from petteia.games.gods.rules.scoring import points, result
from petteia.games.gods.rules.tokens import come_to_stand, exits, leave, leave_portal, steps_or_stay


class Turn(Position):
    """A position in which turns are taken."""

    def actor(self) -> i64:
        kind = self.frames & KIND
        if kind == 0:
            return OVER
        if kind <= DEAL:
            return CHANCE
        if kind == RECOVER:
            return argument(self)
        return self.seat

    def options(self, into: vec[i16]) -> i64:
        kind = self.frames & KIND
        if kind == TURN:
            return turns(self, into)
        if kind == PLACE:
            return places(self, into)
        if kind == STEP:
            return steps_or_stay(self, argument(self), moves.STEP, into, 0)
        if kind == EXIT:
            return exits(self, argument(self), into)
        if kind == TAKE:
            return takes(self, into)
        if kind == WEAKEN:
            return hera_targets(self, into)
        if kind == SPEND:
            return athena_targets(self, into)
        if kind == LEAD:
            return aphrodite_targets(self, into)
        if kind == FLOOD:
            return poseidon_targets(self, into)
        if kind == RECOVER:
            return recoveries(self, into)
        if kind == 0:
            return 0
        return setting_up.draws(self, kind, into)

    def weight(self, index: i64) -> i64:
        if index >= moves.DEAL and self.seats == 4:
            return setting_up.room_at(self, index - moves.DEAL)
        return 1

    def apply(self, index: i64, log: list[Event] | None) -> None:
        kind = self.frames & KIND
        if kind == TURN:
            take_turn(self, index, log)
        elif kind == PLACE:
            place(self, index - moves.PLACE, log)
        elif kind == STEP:
            step_again(self, index - moves.STEP, log)
        elif kind == EXIT:
            god = argument(self)
            pop(self)
            leave_portal(self, god, index - moves.TO, log)
        elif kind == TAKE:
            take(self, index - moves.TAKE, log)
        elif index == moves.NOTHING:
            pop(self)
            if log is not None:
                log.append(NothingHappened(GOD_NAMES[self.god]))
        elif kind == WEAKEN:
            hera_weakens(self, index - moves.WEAKEN, log)
        elif kind == SPEND:
            use_athena(self, index, log)
        elif kind == LEAD:
            aphrodite_leads(self, index // 4, index % 4, log)
        elif kind == FLOOD:
            if index >= moves.BACK:
                poseidon_pushes(self, index - moves.BACK, log)
            else:
                poseidon_removes(self, index - moves.REMOVE, log)
        elif kind == RECOVER:
            recover(self, argument(self), index - moves.RECOVER, log)
        else:
            settle_draw(self, index, log)
        proceed(self, log)

    def payoff(self, seat: i64) -> float:
        return result(self, seat)

    def side(self, seat: i64) -> i64:
        return seat % 2

    def scores(self) -> list[int]:
        return [int(points(self, seat)) for seat in range(self.seats)]

    def chosen_options(self) -> dict[str, object]:
        if self.first_rules:
            return {"rings": int(self.rings), "hera_discards": self.box == ORIGINAL}
        return {"rings": int(self.rings), "box": BOXES[self.box]}


# Choosing a god (G3.1 to G3.4) -----------------------------------------------------------------------------------


def turns(state: Position, into: vec[i16]) -> i64:
    """Write the steps of every god whose card may be played, blocked gods staying (G3.3, G3.4)."""
    pieces = state.pieces
    hand: i64 = HAND + state.seat * GODS
    count: i64 = 0
    for god in range(i64(GODS)):
        if pieces[hand + god] > 0:
            count = steps_or_stay(state, god, moves.GOD_STEP + god * 4, into, count)
    if count == 0:
        into[0] = moves.PASS
        count = 1
    return count


def take_turn(state: Position, index: i64, log: list[Event] | None) -> None:
    """Spend the card, move the god, and leave its power to be used (G3.1)."""
    pop(state)
    if index == moves.PASS:
        if log is not None:
            log.append(TurnPassed(int(state.seat)))
        next_turn(state, log)
        return
    god: i64 = index // 4
    state.god = god
    push(state, END, 0)
    push(state, POWER, 0)
    if state.seats == 2:
        spend_card(state, log)
    step(state, god, index % 4, log)


def step(state: Position, god: i64, way: i64, log: list[Event] | None) -> None:
    """Move *god* one cell, or leave it where it is blocked (G3.3, G3.4)."""
    if way == 3:
        if log is not None:
            log.append(GodStayed(int(state.seat), GOD_NAMES[god], cell_name(int(state.pieces[WHERE + god]))))
        return
    origin = leave(state, god)
    cell = towards(origin, way, state.summit, state.last)
    if log is not None:
        names = cell_name(int(origin)), place_name(int(cell), int(state.summit))
        log.append(GodStepped(int(state.seat), GOD_NAMES[god], WAYS[way], names[0], names[1]))
    come_to_stand(state, god, origin, cell, log)


def step_again(state: Position, way: i64, log: list[Event] | None) -> None:
    """Move the god that came to fertility once more (G4.2)."""
    god = argument(state)
    pop(state)
    step(state, god, way, log)


def use_athena(state: Position, index: i64, log: list[Event] | None) -> None:
    """Spend one more card, or none (G5.4, G6.6)."""
    if index == moves.DONE:
        pop(state)
    elif index >= moves.WEAKEN_PARTNER:
        athena_spends(state, (state.seat + 2) % 4, index - moves.WEAKEN_PARTNER, log)
    else:
        athena_spends(state, state.seat, index - moves.WEAKEN, log)


def recoveries(state: Position, into: vec[i16]) -> i64:
    """Write the cards a player without cards may take from the discard pile (G6.4)."""
    owner = argument(state)
    count: i64 = 0
    for god in range(i64(GODS)):
        if can_recover(state, owner, god):
            into[count] = i16(moves.RECOVER + god)
            count += 1
    return count


def settle_draw(state: Position, index: i64, log: list[Event] | None) -> None:
    """Make one draw of the set-up (G2)."""
    if index >= moves.DEAL:
        setting_up.deal_card(state, index - moves.DEAL, log)
    elif index >= moves.DRAW:
        setting_up.draw_card(state, index - moves.DRAW, log)
    else:
        setting_up.set_god(state, index - moves.SET, log)


# What follows by itself ------------------------------------------------------------------------------------------


def proceed(state: Position, log: list[Event] | None) -> None:
    """Do what needs no decision, until somebody must decide or the game is over."""
    while True:
        kind = state.frames & KIND
        if kind == POWER:
            pop(state)
            if state.struck:
                if log is not None:
                    log.append(PowerLost(GOD_NAMES[state.god]))
            else:
                begin_power(state)
        elif kind == END:
            pop(state)
            end_turn(state, log)
        elif kind == NEXT:
            pop(state)
            next_turn(state, log)
        elif kind == RECOVER and has_recovered(state, argument(state)):
            pop(state)
        else:
            return


def end_turn(state: Position, log: list[Event] | None) -> None:
    """With four players discard the played card (G6.3); whoever is left without cards recovers before the next turn."""
    push(state, NEXT, 0)
    if state.seats == 4:
        spend_card(state, log)


def next_turn(state: Position, log: list[Event] | None) -> None:
    """Pass the turn clockwise (G6.1), or end a game that has gone on too long (G7.1)."""
    state.turn += 1
    state.struck = False
    state.in_power = False
    state.god = 0
    if state.turn >= state.mountain.turn_limit:
        state.frames = 0
        if log is not None:
            log.append(GameDrawn(int(state.turn)))
        return
    state.seat = state.seat + 1 if state.seat + 1 < state.seats else i64(0)
    push(state, TURN, 0)
    if state.seats == 4 and hand_size(state, state.seat) == 0 and discard_size(state) > 0:
        ask_to_recover(state, state.seat)
