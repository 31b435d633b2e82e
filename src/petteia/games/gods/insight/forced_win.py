# petteia: compiled
"""Forced wins, exactly: can a side reach the summit in N of its turns, whatever the other does?

The answer is YES, NO, or UNKNOWN when the limit of positions is reached first; YES and NO are proofs. Every move of
both sides is tried but for these, of which each is safe:

- In its last turn a side reaches the summit by steps alone, so no other decision of that turn is looked at. The powers
  that end the game are none but Poseidon's push onto fertility (G5.6): Aphrodite's may not (G5.5), others move nobody.
- A god under the summit can step there whatever lies on the board (G3.3, G5.1), and one that a chain of fertility leads
  there keeps its way as long as no fertility is moved: tokens go to empty cells. If the next turn, of whichever side,
  has a card for one, placing or moving tokens changes nothing, nor does spending own cards: it is answered at once.
- Two barriers from the reserve are placed in one order only: the other leads to the same position.

Answers are remembered by position: won within so many turns, so also within more; not won within so many, so not within
fewer.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.frames import argument, below, top
from petteia.core.game import OVER, State
from petteia.core.insight import NO, UNKNOWN, YES, Proofs
from petteia.games.gods.insight.key import key as key_of
from petteia.games.gods.insight.ordering import order as order_of
from petteia.games.gods.insight.value import CHAIN, can_win_now, is_next_to_token, seat_after
from petteia.games.gods.rules.board import (
    BARRIER,
    FERTILITY,
    FIRST_TOKEN,
    GODS,
    POSEIDON,
    RIGHT,
    UP,
    WIDTH,
    token_of,
    towards,
)
from petteia.games.gods.rules.cards import holds
from petteia.games.gods.rules.moves import BACK
from petteia.games.gods.rules.position import (
    AGAIN,
    EXIT,
    FLOOD,
    LEAD,
    NOBODY,
    PLACE,
    RESERVE,
    SPEND,
    STEP,
    TAKE,
    TURN,
    WEAKEN,
    WHERE,
    Position,
    count_on_board,
)

LEAST_ENTRIES: Final = 1 << 10
MOST_ENTRIES: Final = 1 << 20  # positions remembered
MOST_DEPTH: Final = 64  # decisions on one line


def entries_for(nodes: i64) -> i64:
    """Return how many positions a search of *nodes* may remember, a power of two."""
    entries: i64 = LEAST_ENTRIES
    while entries < nodes and entries < MOST_ENTRIES:
        entries *= 2
    return entries


class Question:
    """Whether a side wins by force, and what was found of it so far."""

    def __init__(self, side: i64, nodes: i64, moves: i64) -> None:
        self.side: i64 = side
        self.left: i64 = nodes
        self.options: Final[list[vec[i16]]] = [vec[i16]([i16(0)] * moves) for _ in range(MOST_DEPTH)]
        self.order: Final[list[vec[i64]]] = [vec[i64]([i64(0)] * moves) for _ in range(MOST_DEPTH)]
        self.promises: Final = vec[i16]([i16(0)] * moves)
        self.refuting: Final = vec[i64]([i64(-1)] * MOST_DEPTH)  # by depth: what refuted last often serves again
        entries = entries_for(nodes)
        self.mask: i64 = entries - 1
        self.keys: Final = vec[i64]([i64(0)] * entries)
        self.won: Final = vec[u8]([u8(0)] * entries)  # within how many turns it is won, zero if that is not known
        self.lost: Final = vec[u8]([u8(0)] * entries)  # within how many it is not

    def known(self, place: i64, turns: i64) -> i64:
        """Return what the position remembered at *place* answers to whether it is won within *turns*."""
        won = i64(self.won[place])
        if won != 0 and won <= turns:
            return YES
        return NO if i64(self.lost[place]) >= turns else UNKNOWN

    def remember(self, place: i64, key: i64, turns: i64, answer: i64) -> None:
        """Remember *answer*, a proof, for the position of *key*."""
        if self.keys[place] != key:
            self.keys[place] = key
            self.won[place] = 0
            self.lost[place] = 0
        if answer == YES:
            self.won[place] = u8(turns)
        else:
            self.lost[place] = u8(turns)


class GodsProofs(Proofs):
    """What was proven in one game, for either side: a position that comes up again is answered at once."""

    def __init__(self) -> None:
        self.asked_in: Position | None = None  # a state of the game that the questions are about
        self.questions: dict[int, Question] = {}  # by the side that attacks

    def question(self, state: Position, side: i64, nodes: i64) -> Question:
        """Return the question whether *side* wins, with *nodes* positions to look at and all that it found before."""
        if not self.is_about(state):
            self.questions.clear()
        self.asked_in = state
        found = self.questions.get(int(side))
        if found is None or entries_for(nodes) > len(found.keys):
            found = Question(side, nodes, len(state.game.all_moves))
            self.questions[int(side)] = found
        found.left = nodes
        return found

    def is_about(self, state: Position) -> bool:
        """Say whether *state* may be of the game that was asked about: keys tell apart positions of one game only."""
        known = self.asked_in
        if known is None or known.game is not state.game or known.seats != state.seats:
            return False
        return known.mountain is state.mountain and known.rings == state.rings and known.box == state.box

    def forced_win(self, state: Position, turns: i64, nodes: i64) -> tuple[i64, i64]:
        """Return whether the side to decide wins within *turns* of its turns, this one included, and its first move.

        The move is -1 unless the answer is YES.
        """
        if state.frames == 0 or state.actor() < 0:
            return NO, -1
        question = self.question(state, state.actor() % 2, nodes)
        unknown = False
        for length in range(i64(1), turns + 1):
            answer, move = first_answer(question, state, length)
            if answer == YES:
                return YES, move
            unknown = answer == UNKNOWN
        return (UNKNOWN if unknown else NO), -1

    def winning_move(self, state: State, turns: i64, nodes: i64) -> i64:
        return self.forced_win(cast(Position, state), turns, nodes)[1]

    def forces(self, state: State, side: i64, turns: i64, nodes: i64) -> i64:
        asked = cast(Position, state)
        if asked.frames != 0 and asked.actor() < 0:
            return UNKNOWN
        return wins(self.question(asked, side, nodes), asked, turns, 0, -1)

    def losing_moves(self, state: State, turns: i64, nodes: i64) -> dict[int, int]:
        asked = cast(Position, state)
        found: dict[int, int] = {}
        if asked.frames == 0 or asked.actor() < 0:
            return found
        question = self.question(asked, 1 - asked.actor() % 2, nodes)
        options = vec[i16]([i16(0)] * len(state.game.all_moves))
        count = state.options(options)
        left = nodes
        for length in range(i64(1), turns + 1):
            waiting = count - len(found)
            for place in range(count):
                index = i64(options[place])
                if int(index) in found:
                    continue
                question.left = left // waiting  # what one does not need is left to those that follow
                left -= question.left
                waiting -= 1
                after = state.copy()
                assert isinstance(after, Position)
                after.apply(index, None)
                if wins(question, after, length, 1, -1) == YES:
                    found[int(index)] = int(length)
                left += question.left
        return found


def first_answer(question: Question, state: Position, turns: i64) -> tuple[i64, i64]:
    """Return the answer for *state* and, if it is YES, the first move of the win."""
    count = arranged(question, state, 0)
    order = question.order[0]
    unknown = False
    for place in range(count):
        index: i64 = order[place] & 0xFFFF
        after = state.copy()
        assert isinstance(after, Position)
        after.apply(index, None)
        answer = wins(question, after, turns_left(question, state, after, turns), 1, least_next(state, index))
        if answer == YES:
            return YES, index
        unknown = unknown or answer == UNKNOWN
    return (UNKNOWN if unknown else NO), -1


def wins(question: Question, state: Position, turns: i64, depth: i64, least: i64) -> i64:
    """Return whether the attacker wins with *turns* turns left, the one under way included.

    *least* is the number above which a second barrier is placed.
    """
    if state.frames == 0:
        return YES if state.winner != NOBODY and state.winner % 2 == question.side else NO
    if turns == 0:
        return NO
    kind = top(state)
    attacks = state.actor() % 2 == question.side
    if attacks and turns == 1:
        if kind == TURN:
            return YES if wins_at_once(state) else NO
        if kind in (PLACE, TAKE, WEAKEN, SPEND, LEAD) and state.seat % 2 == question.side:
            return NO
    elif not attacks and kind == TURN and wins_at_once(state):
        return NO
    if kind in (PLACE, TAKE, SPEND) and (stands_under_summit(state) or stands_before_chain(state)):
        return NO if attacks else YES
    if question.left <= 0 or depth >= MOST_DEPTH:
        return UNKNOWN
    question.left -= 1
    if kind != TURN or state.turn + 2 * turns + 2 >= state.mountain.turn_limit:
        return search(question, state, turns, depth, least, attacks)
    key = key_of(state)
    place: i64 = key & question.mask
    if question.keys[place] == key:
        known = question.known(place, turns)
        if known != UNKNOWN:
            return known
    answer = search(question, state, turns, depth, least, attacks)
    if answer != UNKNOWN:
        question.remember(place, key, turns, answer)
    return answer


def search(question: Question, state: Position, turns: i64, depth: i64, least: i64, attacks: bool) -> i64:
    """Return the answer from all options: one YES is enough for the attacker, one NO for the defender."""
    if not attacks and serves_again(question, state, turns, depth, least):
        return NO
    count = arranged(question, state, depth)
    order = question.order[depth]
    enough: i64 = YES if attacks else NO
    answer: i64 = NO if attacks else YES
    for place in range(count):
        index: i64 = order[place] & 0xFFFF
        if index <= least:
            continue
        if attacks and turns == 1 and index < BACK and top(state) == FLOOD:
            continue  # returning a token brings nobody to the summit
        after = state.copy()
        assert isinstance(after, Position)
        after.apply(index, None)
        found = wins(question, after, turns_left(question, state, after, turns), depth + 1, least_next(state, index))
        if found == enough:
            if not attacks:
                question.refuting[depth] = index
            return enough
        if found == UNKNOWN:
            answer = UNKNOWN
    return answer


def serves_again(question: Question, state: Position, turns: i64, depth: i64, least: i64) -> bool:
    """Say whether what refuted the attack at this depth before is legal again and refutes it again."""
    index = question.refuting[depth]
    if index <= least:
        return False
    options = question.options[depth]
    for place in range(state.options(options)):
        if i64(options[place]) == index:
            after = state.copy()
            assert isinstance(after, Position)
            after.apply(index, None)
            left = turns_left(question, state, after, turns)
            return wins(question, after, left, depth + 1, least_next(state, index)) == NO
    return False


def turns_left(question: Question, before: Position, after: Position, turns: i64) -> i64:
    """Return how many turns the attacker has left: one fewer when a turn of theirs is over."""
    if after.turn != before.turn and before.seat % 2 == question.side:
        return turns - 1
    return turns


def least_next(state: Position, index: i64) -> i64:
    """Return the number above which the next barrier is placed, after the first of two from the reserve."""
    if top(state) != PLACE or below(state, 1) != AGAIN or argument(state) != 0:
        return -1
    return index if state.pieces[RESERVE + BARRIER - FIRST_TOKEN] >= 2 else i64(-1)


def arranged(question: Question, state: Position, depth: i64) -> i64:
    """Put all options into the order to try them, the most promising first; return how many there are."""
    options = question.options[depth]
    order = question.order[depth]
    count = state.options(options)
    promises = question.promises
    order_of(state, options, count, promises)
    for place in range(count):
        item: i64 = (i64(promises[place]) << 16) | i64(options[place])
        hole: i64 = place
        while hole > 0 and order[hole - 1] < item:
            order[hole] = order[hole - 1]
            hole -= 1
        order[hole] = item
    return count


# Winning at once -------------------------------------------------------------------------------------------------


def stands_under_summit(state: Position) -> bool:
    """Say whether the next turn comes, and brings a god from the innermost ring to the summit if none is moved."""
    if state.turn + 1 >= state.mountain.turn_limit:
        return False
    seat = seat_after(state, state.seat)
    for god in range(i64(GODS)):
        if i64(state.pieces[WHERE + god]) + WIDTH >= state.summit and holds(state, seat, god) > 0:
            return True
    return False


def stands_before_chain(state: Position) -> bool:
    """Say whether the next turn brings a god to the summit over fertility, wherever a token now comes from and goes.

    Portals do not count here: a second one would close the way.
    """
    if state.turn + 1 >= state.mountain.turn_limit or (top(state) == TAKE and token_of(state.god) == FERTILITY):
        return False
    seat = seat_after(state, state.seat)
    for god in range(i64(GODS)):
        if holds(state, seat, god) > 0 and climbs(state, i64(state.pieces[WHERE + god]), CHAIN):
            return True
    return False


def climbs(state: Position, cell: i64, chain: i64) -> bool:
    """Say whether a god on *cell* can step to the summit over at most *chain* fertility tokens, without portals."""
    if cell + WIDTH >= state.summit:
        return True
    pieces = state.pieces
    if chain == 0 or not is_next_to_token(pieces, cell, state.last):
        return False
    for way in range(i64(UP), i64(RIGHT + 1)):
        there = towards(cell, way, state.summit, state.last)
        if i64(pieces[there]) == FERTILITY and climbs(state, there, chain - 1):
            return True
    return False


def wins_at_once(state: Position) -> bool:
    """Say whether the seat whose turn begins can reach the summit in it, exactly."""
    if can_win_now(state, state.seat):
        return True
    # Poseidon pushes a god from below the summit at most onto the ring below, and from there the way up leads through
    # the cell it left, which is bare, or sideways: over three fertility tokens or more.
    if holds(state, state.seat, POSEIDON) == 0 or count_on_board(state, FERTILITY) < 3:
        return False
    for way in range(i64(4)):
        after = played_if_legal(state, POSEIDON * 4 + way)
        if after is not None and reaches_by_push(after):
            return True
    return False


def played_if_legal(state: Position, index: i64) -> Position | None:
    """Return *state* after the move *index*, or None if it may not be made."""
    options = vec[i16]([i16(0)] * len(state.game.all_moves))
    for place in range(state.options(options)):
        if i64(options[place]) == index:
            after = state.copy()
            assert isinstance(after, Position)
            after.apply(index, None)
            return after
    return None


def reaches_by_push(state: Position) -> bool:
    """Say whether the turn under way can still end on the summit, by steps, portals and Poseidon's push."""
    if state.actor() == OVER:
        return state.winner == state.seat
    kind = top(state)
    if kind not in (STEP, EXIT, FLOOD):
        return False
    options = vec[i16]([i16(0)] * len(state.game.all_moves))
    for place in range(state.options(options)):
        index = i64(options[place])
        if kind == FLOOD and not BACK <= index < BACK + GODS:
            continue
        after = state.copy()
        assert isinstance(after, Position)
        after.apply(index, None)
        if after.turn == state.turn and reaches_by_push(after):
            return True
    return False
