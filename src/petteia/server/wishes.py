"""What a user wishes of a table, as a plan of acts."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random

from petteia.core.event import Event, Fact
from petteia.core.game import CHANCE, State
from petteia.players import LEVELS
from petteia.server import protocol, telling
from petteia.server.hall import Hall
from petteia.server.identity import Identity
from petteia.server.live import LiveTable, now
from petteia.store import StorageError, accounts
from petteia.table import Act, Refused, Table
from petteia.table.refusal import refused
from petteia.table.undo import reveals

Plan = Callable[[Table, int], list[Act]]


async def change(hall: Hall, live: LiveTable, who: Identity, wish: protocol.TableChange) -> None:
    """Grant *wish*; raise Refused or StorageError, and nothing has changed, if that cannot be."""
    user = who.id
    plan: Plan
    match wish:
        case protocol.Sit():
            plan = lambda table, at: table.plan_sitting(user, who.name, wish.seat, at)  # noqa: E731 - one of many
        case protocol.SeatBot():
            check_level(wish.level)
            plan = lambda table, at: table.plan_bot(user, wish.seat, wish.level, at)  # noqa: E731
        case protocol.Leave():
            plan = lambda table, at: table.plan_leaving(user, wish.seat, at)  # noqa: E731
        case protocol.Play():
            plan = lambda table, at: table.plan_move(user, wish.ply, wish.move, at)  # noqa: E731
        case protocol.Undo():
            plan = lambda table, at: table.plan_undo(user, wish.ply, at)  # noqa: E731
        case protocol.Answer():
            plan = lambda table, at: table.plan_answer(user, wish.yes, at)  # noqa: E731
        case protocol.Rematch():
            plan = lambda table, at: table.plan_rematch(user, at)  # noqa: E731
        case protocol.CallBot():
            absent = await absence(hall, live, wish.seat)
            plan = lambda table, at: table.plan_absence(user, wish.seat, absent, at)  # noqa: E731
        case protocol.HandOver():
            plan = lambda table, at: table.plan_stand_in(user, wish.seat, at)  # noqa: E731
        case protocol.Return():
            plan = lambda table, at: table.plan_return(user, wish.seat, at)  # noqa: E731
    await live.perform(plan)


async def absence(hall: Hall, live: LiveTable, seat: int) -> int:
    """Return for how many seconds the owner of *seat* has been away from this server, wherever it runs."""
    owner = live.table.check_seat(seat).user
    if owner is None or owner in hall.present():
        return 0
    return (now() - await accounts.last_seen(hall.database, owner)) // 1000


def check_level(level: int) -> None:
    """Refuse a level at which no bot plays."""
    if level not in LEVELS:
        raise refused("not-understood", text=f"there is no level {level}; there are {', '.join(map(str, LEVELS))}")


def because(live: LiveTable, who: Identity, wish: protocol.Why, language: str) -> protocol.Because:
    """Explain a move to the seat that must decide; to anybody else the reason could tell a secret."""
    table = live.table
    if table.to_act is None or table.seats[table.to_act].user != who.id:
        name = "table-is-over" if table.has_begun and table.to_act is None else "not-your-turn"
        sentence = telling.table_sentence(name, language)
        return protocol.Because(re=wish.id, table=live.id, move=wish.move, legal=False, sentence=sentence, rule="")
    found = table.state.why_not(wish.move)
    if found is None:
        return protocol.Because(re=wish.id, table=live.id, move=wish.move, legal=True, sentence="", rule="")
    reason, rule = found
    sentence = telling.reason_sentence(table.game, reason, language, table.names)
    return protocol.Because(re=wish.id, table=live.id, move=wish.move, legal=False, sentence=sentence, rule=rule)


def foreseen(live: LiveTable, who: Identity, wish: protocol.Foresee, language: str) -> protocol.Foreseen:
    """Tell the seat that must decide what its move would do. Tried on an imagined state, so it can tell no secret."""
    table = live.table
    table.check_ply(wish.ply)
    seat = table.to_act
    if seat is None or table.seats[seat].user != who.id:
        raise refused("not-your-turn")
    if (refusal := table.state.why_not(wish.move)) is not None:
        reason, rule = refusal
        raise Refused(Fact(reason.name, reason.facts), rule)
    imagined = table.game.determinize(table.view(seat), Random(1))
    before, events = imagined.copy(), list[Event]()
    imagined.play(wish.move, events)
    if imagined.to_act == CHANCE or reveals(before, wish.move, seat, imagined, State.view):
        return protocol.Foreseen(re=wish.id, table=live.id, move=wish.move, events=[], moves=[], to_act=None)
    names, next_seat = table.names, imagined.to_act
    return protocol.Foreseen(
        re=wish.id,
        table=live.id,
        move=wish.move,
        events=telling.told_events(table.game, events, seat, language, names),
        moves=telling.told_moves(imagined, language, names) if next_seat == seat else [],
        to_act=next_seat,
    )


def refusal(
    error: Refused | StorageError, table: LiveTable | None, number: str, wish: str, language: str
) -> protocol.Refusal:
    """Return an error as it is told."""
    if isinstance(error, StorageError):
        sentence = telling.table_sentence("storage-failed", language)
        return protocol.Refusal(re=wish, table=number, code="storage-failed", sentence=sentence)
    game = None if table is None else table.table.game
    names = () if table is None else table.table.names
    sentence = telling.reason_sentence(game, error.reason, language, names)
    return protocol.Refusal(
        re=wish, table=number, code=error.reason.name, sentence=sentence, rule=error.rule, stale=error.stale
    )
