"""Which acts grant a wish, or why it is refused. Nothing changes here: the table makes a plan of the acts."""

from __future__ import annotations

from petteia.table import act as acts
from petteia.table import wish as wishes
from petteia.table.act import Act
from petteia.table.refusal import Refused, refused
from petteia.table.seat import Seat
from petteia.table.standing import OVER, RUNNING, Standing
from petteia.table.undo import last_own
from petteia.table.wish import Wish


def acts_for(table: Standing, wish: Wish, at: int) -> list[Act]:
    """Return the acts, none if nothing is left to do, that grant *wish* at the time *at*; raise Refused if none may.

    A move, and what chance decides after it, is tried when the acts are applied.
    """
    match wish:
        case wishes.Sit():
            check_empty(table, wish.seat)
            check_welcome(table, wish.user, wish.seat)
            return then_begin(table, acts.Sat(at, wish.seat, wish.user, wish.name))
        case wishes.SeatBot():
            if wish.user != table.host:
                raise refused("not-the-host")
            check_empty(table, wish.seat)
            return then_begin(table, acts.BotSat(at, wish.seat, wish.level, wish.name, wish.style))
        case wishes.Leave():
            return leave(table, wish, at)
        case wishes.Play():
            return play(table, wish, at)
        case wishes.PlayBot():
            table.check_ply(wish.ply)
            bot = table.bot_to_act()
            if bot is None:
                raise refused("not-your-turn")
            return [acts.Played(at, bot[0], wish.move, bot=True, hurried=wish.hurried)]
        case wishes.Undo():
            return undo(table, wish, at)
        case wishes.Answer():
            return answer(table, wish, at)
        case wishes.Rematch():
            return rematch(table, wish, at)
        case wishes.GoOn():
            return [acts.Rematched(at, wish.table)] if table.rematch_is_agreed() else []
        case wishes.CallBot():
            return call_bot(table, wish, at)
        case wishes.HandOver():
            if own_seat(table, wish.user, wish.seat).stands_in:
                return []
            if table.status != RUNNING:
                raise refused("not-running")
            return [acts.StoodIn(at, wish.seat, "owner")]
        case wishes.Return():
            found = own_seat(table, wish.user, wish.seat)
            check_plays_on(found)
            return [acts.Returned(at, wish.seat)] if found.stands_in else []
        case wishes.Resign():
            if own_seat(table, wish.user, wish.seat).resigned:
                return []
            if table.status != RUNNING:
                raise refused("not-running")
            return [acts.Resigned(at, wish.seat)]
        case wishes.OfferDraw():
            if wish.user not in table.persons():
                raise refused("no-seat-here")
            if (obstacle := table.draw_obstacle()) is not None:
                raise Refused(obstacle)
            return ask(table, acts.Asked(at, wish.user, "draw", table.seats_of(wish.user)[0]))
        case wishes.Hint():
            helped = helped_seat(table, wish.user, wish.ply)
            return [] if table.hinted == table.ply else [acts.Hinted(at, helped)]
        case wishes.Warn():
            helped = helped_seat(table, wish.user, wish.ply)
            return [] if table.warned == (table.ply, wish.move) else [acts.Warned(at, helped, wish.move)]
        case wishes.ComeAs():
            own = table.seats_of(wish.guest)
            if not own and table.host != wish.guest:
                return []
            was = table.seats[own[0]].name if own else ""
            return [acts.CameAs(at, wish.guest, was, wish.user, wish.name)]
        case wishes.LookAtClock():
            deadline, seat = table.deadline(), table.to_act
            is_up = deadline is not None and at >= deadline
            return [acts.StoodIn(at, seat, "clock")] if is_up and seat is not None else []
        case wishes.Forgive():
            missed, until = (0, 0) if table.deadline() is None else table.time.missed(wish.outages)
            return [acts.ClockStopped(at, missed, until)] if missed > 0 else []


# Seats ---------------------------------------------------------------------------------------------------------------


def check_empty(table: Standing, seat: int) -> None:
    if not table.check_seat(seat).is_empty:
        raise refused("seat-taken")


def check_welcome(table: Standing, user: str, seat: int) -> None:
    """Refuse whom the host has sent away, a seat kept for somebody else, and a second seat to anybody but the host."""
    if any(isinstance(entry.act, acts.Left) and entry.act.removed == user for entry in table.entries):
        raise refused("sent-away")
    if dict(table.setup.kept).get(seat, user) != user:
        raise refused("seat-kept")
    if user != table.host and table.seats_of(user):
        raise refused("one-seat")


def own_seat(table: Standing, user: str, seat: int) -> Seat:
    found = table.check_seat(seat)
    if found.user != user:
        raise refused("not-your-seat")
    return found


def check_plays_on(seat: Seat) -> None:
    if seat.resigned:
        raise refused("has-resigned")


def then_begin(table: Standing, last: acts.Sat | acts.BotSat) -> list[Act]:
    """Take a seat; the game begins when it was the last empty one."""
    empty = [number for number, seat in enumerate(table.seats) if seat.is_empty]
    return [last, acts.Began(last.at)] if empty == [last.seat] else [last]


def leave(table: Standing, wish: wishes.Leave, at: int) -> list[Act]:
    found = table.check_seat(wish.seat)
    if table.has_begun:
        raise refused("already-begun")
    if found.user != wish.user and (found.is_empty or wish.user != table.host):
        raise refused("not-your-seat")
    return [acts.Left(at, wish.seat, found.user if found.user and found.user != wish.user else "")]


def call_bot(table: Standing, wish: wishes.CallBot, at: int) -> list[Act]:
    found = table.check_seat(wish.seat)
    if table.status != RUNNING:
        raise refused("not-running")
    others = table.persons() - {found.user}
    if wish.user not in others:
        raise refused("no-seat-here")
    if not found.is_person:
        raise refused("nobody-to-replace")
    if wish.absent < table.setup.absence:
        raise refused("not-absent", seconds=table.setup.absence)
    votes = table.votes.get(wish.seat, set()) | {wish.user}
    voted = acts.VotedAbsent(at, wish.user, wish.seat)
    if 2 * len(votes & others) > len(others):
        return [voted, acts.StoodIn(at, wish.seat, "vote")]
    return [voted]


# Moves ---------------------------------------------------------------------------------------------------------------


def play(table: Standing, wish: wishes.Play, at: int) -> list[Act]:
    table.check_ply(wish.ply)
    seat = table.to_act
    if seat is None:
        raise refused("table-is-over")
    if not table.seats_of(wish.user):
        raise refused("no-seat-here")
    if table.seats[seat].user != wish.user:
        raise refused("not-your-turn")
    check_plays_on(table.seats[seat])
    back: list[Act] = [acts.Returned(at, seat)] if table.seats[seat].stands_in else []
    return [*back, *(acts.Played(at, seat, move) for move in (wish.move, *wish.then))]


def undo(table: Standing, wish: wishes.Undo, at: int) -> list[Act]:
    table.check_ply(wish.ply)
    own = [seat for seat in table.seats_of(wish.user) if not table.seats[seat].resigned]
    if not own:
        raise refused("no-seat-here")
    if table.status == OVER:  # the seed is public by now, and with it every draw to come
        raise refused("table-is-over")
    moves = table.record.moves
    place = last_own(table.record, len(table.setup.origin), own)
    if place is None:
        raise refused("undo-nothing")
    seat, count = moves[place][0], len(moves) - place
    if count == 1 and table.undo_obstacle(seat) is None:
        return [acts.TakenBack(at, seat, 1)]
    return ask(table, acts.Asked(at, wish.user, "undo", seat, count))


def helped_seat(table: Standing, user: str, ply: int) -> int:
    """Return the seat of *user*, who is to decide, and may be helped: nobody else has a seat here but bots."""
    if not table.seats_of(user):
        raise refused("no-seat-here")
    if sum(seat.user is not None for seat in table.seats) > 1:
        raise refused("no-hints-in-company")
    table.check_ply(ply)
    seat = table.to_act
    if seat is None:
        raise refused("table-is-over")
    if table.seats[seat].user != user or not table.seats[seat].is_person:
        raise refused("not-your-turn")
    return seat


# Questions to all ----------------------------------------------------------------------------------------------------


def ask(table: Standing, asked: acts.Asked) -> list[Act]:
    """Put a question to all; who is alone with bots is answered at once."""
    if table.question is not None and table.question.what == asked.what:
        return answer(table, wishes.Answer(asked.user, True), asked.at)
    if asked.what != "rematch" and table.persons() <= {asked.user}:
        return [agreed_to(asked.what, asked.seat, asked.count, asked.at)]
    return [asked]


def agreed_to(what: str, seat: int, count: int, at: int) -> Act:
    """Return what is done when everybody agrees; a rematch is made by the house."""
    return acts.Drawn(at) if what == "draw" else acts.TakenBack(at, seat, count, agreed=True)


def answer(table: Standing, wish: wishes.Answer, at: int) -> list[Act]:
    question = table.question
    if question is None:
        raise refused("nothing-asked")
    if wish.user not in table.asked():
        raise refused("no-seat-here")
    if wish.yes and wish.user in question.agreed:
        return []
    answered = acts.Answered(at, wish.user, wish.yes)
    if wish.yes and question.what != "rematch" and table.persons() <= question.agreed | {wish.user}:
        return [answered, agreed_to(question.what, question.seat, question.count, at)]
    return [answered]


def rematch(table: Standing, wish: wishes.Rematch, at: int) -> list[Act]:
    if table.status != OVER:
        raise refused("not-over")
    if table.next_table is not None:
        raise refused("rematch-made")
    if not table.seats_of(wish.user):  # whoever a bot stood in for may come back for the next game
        raise refused("no-seat-here")
    return ask(table, acts.Asked(at, wish.user, "rematch", table.seats_of(wish.user)[0]))
