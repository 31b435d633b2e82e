# petteia: compiled
"""A turn (O3.2) as a flow chart: whose decision is next, what may be chosen, and what a choice does."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.bits import NO_RUNS, add_run, list_members
from petteia.core.event import Event
from petteia.core.frames import KIND, argument, pop, push, top
from petteia.core.game import CHANCE, OVER
from petteia.games.olympos.rules import gods, moves, setting_up
from petteia.games.olympos.rules.board import TERRITORIES
from petteia.games.olympos.rules.destiny import (
    can_draw,
    draw,
    drawn_card,
    draws,
    hand_size,
    keep,
    keeps,
    play_card,
    playable_cards,
    stop_drawing,
)
from petteia.games.olympos.rules.develop import (
    bonus_choices,
    choose_cube,
    choose_tile,
    cube_choices,
    discover,
    discoveries,
    payments,
    spend,
    take_bonus,
    take_tile,
    tile_choices,
)
from petteia.games.olympos.rules.events import GameWon, LastActionBegan, SeatEnded, SeatScored, TurnBegan, TurnWaited
from petteia.games.olympos.rules.expand import expansions, march, settle, way_cost, ways_to_go
from petteia.games.olympos.rules.position import (
    ACTING,
    BONUS,
    CHOOSING,
    CONDEMNING,
    DEALING,
    DRAWING,
    FIFTH,
    GAINING,
    GOING,
    INVADING,
    KEEPING,
    LOSING,
    MARCHING,
    NEXT,
    PASSING,
    PAYING,
    PILE,
    PLACING,
    PLAYING,
    PRAYING,
    REVEALING,
    SETTLING,
    SPACE,
    SPENDING,
    STACKING,
    TAKING,
    TURN,
    Position,
    holding,
)
from petteia.games.olympos.rules.scoring import points, results, winners
from petteia.games.olympos.rules.track import advance, budget, furthest_back, pay
from petteia.games.olympos.rules.wonders import build, buildings


class Turn(Position):
    """A position in which turns are taken."""

    def actor(self) -> i64:
        kind = self.frames & KIND
        if kind == 0:
            return OVER
        if kind <= REVEALING:
            return CHANCE
        if kind in (PRAYING, LOSING):
            return argument(self)
        if kind == GAINING:
            return argument(self) & 7
        return self.seat

    def options(self, into: vec[i16]) -> i64:
        kind = self.frames & KIND
        if kind == TURN:
            return turns(self, into)
        if kind == PAYING:
            return ways_to_pay(self, into)
        if kind == PLAYING:
            into[0] = moves.DONE
            return playable_cards(self, self.seat, into, 1)
        if kind == PRAYING:
            return gods.prayers(self, argument(self), into)
        if kind == BONUS:
            return bonus_choices(self, argument(self), into)
        if kind == SPENDING:
            return payments(self, self.seat, argument(self), into)
        if kind == CHOOSING:
            return tile_choices(self, argument(self), into)
        if kind == GAINING:
            return cube_choices(into)
        if kind == KEEPING:
            return keeps(self, into)
        if kind == LOSING:
            return list_members(gods.losses(self, argument(self)), moves.LOSE, into, 0)
        if kind == DRAWING:
            return draws(self, into)
        if kind == REVEALING:
            return gods.unseen_gods(self, into)
        if kind == CONDEMNING:
            return list_members(setting_up.condemnable(self), moves.CONDEMN, into, 0)
        if kind == INVADING:
            return list_members(setting_up.invadable(self), moves.BARBARIAN, into, 0)
        if kind == STACKING:
            return setting_up.discs_to_stack(self, into)
        if kind == PLACING:
            return setting_up.piles_to_place(self, into)
        if kind == FIFTH:
            return setting_up.fifths(into)
        if kind == DEALING:
            return setting_up.deals(self, into)
        if kind == GOING:
            return ways_to_go(self, into)
        return 0

    def options_in_runs(self, runs: vec[i64], into: vec[i16]) -> i64:
        kind = self.frames & KIND
        runs[0] = 0
        if kind == TURN and not self.first_rules:  # by which new settlers come in no runs
            expansions(self, self.seat, runs, into)
            return turns_beside(self, runs[0] > 0, into, 0)
        if kind == CONDEMNING:
            add_run(moves.CONDEMN, setting_up.condemnable(self), runs)
            return 0
        return self.options(into)

    def weight(self, index: i64) -> i64:
        if moves.DRAW <= index < moves.REVEAL:
            return i64(self.pieces[PILE + index - moves.DRAW])
        if moves.DEAL <= index < moves.DRAW:
            return setting_up.cubes_to_deal(self, index - moves.DEAL)
        return 1

    def drawn(self, options: vec[i16], count: i64, rng: Random) -> i64:
        kind = self.frames & KIND
        if kind == DRAWING:
            return moves.DRAW + drawn_card(self, rng)
        if kind == DEALING:
            return super().drawn(options, count, rng)
        return i64(options[rng.randrange(count)])

    def apply(self, index: i64, log: list[Event] | None) -> None:
        kind = self.frames & KIND
        if kind == TURN:
            take_turn(self, index, log)
        elif kind in (PAYING, PLAYING):
            if index == moves.PAY or index == moves.DONE:
                pop(self)
                if kind == PAYING:
                    pay(self, log)
                    push(self, PASSING, 0)
            else:
                play_card(self, index - moves.CARD, log)
        elif kind == PRAYING:
            gods.pray(self, index, log)
        elif kind == BONUS:
            slot = argument(self)
            pop(self)
            take_bonus(self, slot, index - moves.BONUS, log)
        elif kind == SPENDING:
            pop(self)
            spend(self, index, log)
        elif kind == CHOOSING:
            tile = argument(self)
            pop(self)
            choose_tile(self, tile, index - moves.TILE, log)
        elif kind == GAINING:
            choose_cube(self, index - moves.CUBE, log)
        elif kind == KEEPING:
            keep(self, index - moves.KEEP, log)
        elif kind == LOSING:
            gods.lose(self, index - moves.LOSE, log)
        elif kind == DRAWING:
            draw(self, index - moves.DRAW, log)
        elif kind == REVEALING:
            gods.reveal(self, index - moves.REVEAL, log)
        elif kind == GOING:
            go(self, index - moves.WAY, log)
        else:
            set_up(self, kind, index, log)
        proceed(self, log)

    def payoff(self, seat: i64) -> float:
        return results(self)[seat]

    def payoffs(self) -> list[float]:
        return results(self)

    def chosen_options(self) -> dict[str, object]:
        return {} if self.first_rules else {"long_ways": self.long_ways}

    def scores(self) -> list[int]:
        """Return the points of every seat as they stand (O10.2)."""
        return [int(points(self, seat)) for seat in range(self.seats)]


# Choosing (O3.2) -------------------------------------------------------------------------------------------------


def turns(state: Position, into: vec[i16]) -> i64:
    """Write every action, Expand (O4) first, the cards that may be played before it, and ending one's game."""
    count = expansions(state, state.seat, NO_RUNS, into)
    return turns_beside(state, count > 0, into, count)


def turns_beside(state: Position, can_expand: bool, into: vec[i16], count: i64) -> i64:
    """Write what may be chosen beside Expand: Develop (O5, O6), to end one's game or wait (O10.1, O3.5), cards."""
    seat, first = state.seat, count
    count = buildings(state, seat, into, discoveries(state, seat, into, count))
    if state.last_turn:
        into[count] = moves.END
        count += 1
    elif count == first and not can_expand:
        into[count] = moves.WAIT
        count += 1
    return playable_cards(state, seat, into, count)


def take_turn(state: Position, index: i64, log: list[Event] | None) -> None:
    """Carry out an action, which is then to be paid; or play a card before it."""
    if moves.CARD <= index < moves.KEEP:
        play_card(state, index - moves.CARD, log)
        return
    pop(state)
    push(state, NEXT, 0)
    if index == moves.END:
        return
    if index == moves.WAIT:
        advance(state, state.seat, 1)
        if log is not None:
            log.append(TurnWaited(int(state.seat), int(holding(state, state.seat, SPACE))))
        push(state, PASSING, 0)
        return
    push(state, PAYING, 0)
    if index < moves.DISCOVER:
        start(state, index, log)
    elif index < moves.BUILD:
        discover(state, index - moves.DISCOVER, log)
    else:
        build(state, index - moves.BUILD, log)


def start(state: Position, index: i64, log: list[Event] | None) -> None:
    """Let a settler go; with the option `long_ways` what its way may cost is asked first (O4.2)."""
    is_new = index < moves.MARCH
    if not is_new:
        index -= moves.MARCH
    origin: i64 = index // TERRITORIES
    target: i64 = index % TERRITORIES
    if state.long_ways:
        push(state, SETTLING if is_new else MARCHING, origin)
        push(state, GOING, target)
    elif is_new:
        settle(state, origin, target, 0, log)
    else:
        march(state, origin, target, 0, log)


def go(state: Position, cost: i64, log: list[Event] | None) -> None:
    """Let a settler go by a way that costs *cost* (O4.2)."""
    target = argument(state)
    pop(state)
    is_new = top(state) == SETTLING
    origin = argument(state)
    pop(state)
    longer = cost - way_cost(state, state.seat, origin, target)
    if is_new:
        settle(state, origin, target, longer, log)
    else:
        march(state, origin, target, longer, log)


def ways_to_pay(state: Position, into: vec[i16]) -> i64:
    """Write `pay`, unless cards must be played lest the disc pass the Cross, and the cards (O3.3, O3.4)."""
    if state.cost <= budget(state, state.seat):
        into[0] = moves.PAY
        return playable_cards(state, state.seat, into, 1)
    count = playable_cards(state, state.seat, into, 0)
    if count == 0:
        into[0] = moves.PAY
        count = 1
    return count


def set_up(state: Position, kind: i64, index: i64, log: list[Event] | None) -> None:
    """Make one decision of the set-up (O2)."""
    if kind == STACKING:
        setting_up.stack_disc(state, index - moves.DISC, log)
    elif kind == PLACING:
        setting_up.place_pile(state, index - moves.PLACE, log)
    elif kind == CONDEMNING:
        setting_up.condemn(state, index - moves.CONDEMN, log)
    elif kind == INVADING:
        setting_up.invade(state, index - moves.BARBARIAN, log)
    elif kind == FIFTH:
        setting_up.set_fifth(state, index - moves.FIFTH, log)
    else:
        setting_up.deal_cube(state, index - moves.DEAL, log)


# What follows by itself ------------------------------------------------------------------------------------------


def proceed(state: Position, log: list[Event] | None) -> None:
    """Do what needs no decision, until somebody must decide or the game is over.

    Nothing here depends on which cards are in a hand, only on how many: the flow of the game betrays no secret.
    """
    while True:
        kind = state.frames & KIND
        if kind == TAKING:
            slot = argument(state)
            pop(state)
            take_tile(state, slot, log)
        elif kind == PAYING and hand_size(state, state.seat) == 0:
            pop(state)
            pay(state, log)
            push(state, PASSING, 0)
        elif kind == PASSING:
            gods.pass_space(state, log)
        elif kind == DRAWING and not can_draw(state, log):
            stop_drawing(state, log)
        elif kind == PLAYING and hand_size(state, state.seat) == 0:
            pop(state)
        elif kind == ACTING:
            gods.act(state, log)
        elif kind == NEXT:
            pop(state)
            next_turn(state, log)
        else:
            return


def next_turn(state: Position, log: list[Event] | None) -> None:
    """End a last turn (O10.1), then give the turn to whoever is furthest back (O3.1), or end the game."""
    if state.last_turn:
        state.last_turn = False
        state.ended |= i64(1) << state.seat
        if log is not None:
            log.append(SeatEnded(int(state.seat), int(holding(state, state.seat, SPACE))))
    seat = furthest_back(state)
    if seat < 0:
        if log is not None:
            for each in range(state.seats):
                log.append(SeatScored(int(each), int(points(state, each))))
            log.append(GameWon(tuple(winners(state))))
        return
    state.seat = seat
    state.last_turn = gods.has_reached_last(state, seat)
    push(state, TURN, 0)
    if log is not None:
        log.append(TurnBegan(int(seat), int(holding(state, seat, SPACE))))
        if state.last_turn:
            log.append(LastActionBegan(int(seat)))
