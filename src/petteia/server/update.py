"""The update: how a table stands for one reader, in the reader's language, and nothing secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from petteia.core.chance import commitment
from petteia.core.edition import Edition, rebuilt
from petteia.core.game import Game
from petteia.core.registry import game as find_game
from petteia.core.view import AnyView
from petteia.server import protocol
from petteia.server.words import said, told_events, told_moves
from petteia.table import Entry, Table
from petteia.table import act as acts
from petteia.table.standing import OVER
from petteia.table.words import table_sentence


def told_entry(table: Table, entry: Entry, seat: int | None, language: str, names: Sequence[str]) -> protocol.Entry:
    """Return one act as *seat* may know it."""
    act = entry.act
    kind = str(act.__struct_config__.tag)
    return protocol.Entry(
        number=entry.number,
        at=act.at,
        kind=kind,
        seat=getattr(act, "seat", None),
        sentence=entry_sentence(table, act, kind, language, names),
        events=told_events(table.game, entry.events, seat, language, names),
    )


def entry_sentence(table: Table, act: acts.Act, kind: str, language: str, names: Sequence[str]) -> str:
    seat = getattr(act, "seat", None)
    user = getattr(act, "user", None)
    facts: dict[str, object] = {}
    if seat is not None:
        facts = {"seat": getattr(act, "name", "") or names[seat], "number": seat + 1}
    if user is not None:
        facts["who"] = next((place.name for place in table.seats if place.user == user), "")
    match act:
        case acts.Played() if act.hurried:
            kind = "hurried"
        case acts.Asked():
            kind = f"asked-{act.what}"
        case acts.Answered():
            kind = "agreed" if act.yes else "declined"
        case acts.StoodIn():
            kind = f"stood-in-{act.reason}"
        case acts.CameAs():
            facts["was"] = act.was
        case acts.Resigned() if len(table.seats) > 2:
            kind = "resigned-to-bot"
        case acts.BotSat():
            facts |= {"level": act.level, "seat": names[act.seat]}
    return table_sentence(kind, language, **facts)


def seat_shown(table: Table, own: Sequence[int]) -> int | None:
    """Return the seat whose view a reader with the seats *own* gets: the one that must decide, else the first."""
    if table.to_act in own:
        return table.to_act
    return own[0] if own else None


def seat_states(table: Table, own: Sequence[int], present: set[str], names: Sequence[str]) -> list[protocol.SeatState]:
    return [
        protocol.SeatState(
            kind=cast("protocol.SeatKind", seat.kind),
            name=names[number],
            level=seat.level,
            stands_in=seat.stands_in,
            resigned=seat.resigned,
            present=seat.level is not None or seat.user in present,
            yours=number in own,
            reserve=None if table.time.clock is None else table.time.reserves[number],
            hints=table.hints[number],
            warnings=table.warnings[number],
            style=seat.style,
        )
        for number, seat in enumerate(table.seats)
    ]


def undo_state(table: Table, seat: int | None, language: str) -> protocol.UndoState:
    if seat is None or table.status == OVER:
        return protocol.UndoState(free=False, reason="")
    obstacle = table.undo_obstacle(seat)
    reason = "" if obstacle is None or obstacle.name == "undo-nothing" else table_sentence(obstacle.name, language)
    return protocol.UndoState(free=obstacle is None, reason=reason)


def undo_seat(table: Table, own: Sequence[int]) -> int | None:
    """Return the seat of *own* that moved last, else the first of them."""
    last = table.record.moves[-1][0] if table.record.moves else None
    return last if last in own else (own[0] if own else None)


def asked_state(table: Table, user: str) -> protocol.AskedState | None:
    question = table.question
    if question is None:
        return None
    names = {seat.user: seat.name for seat in table.seats}
    return protocol.AskedState(
        what=question.what,
        by=names.get(question.user, ""),
        agreed=sorted(names.get(agreed, "") for agreed in question.agreed),
        yours=user in table.asked() and user not in question.agreed,
    )


def question_sentence(table: Table, seat: int | None, language: str, names: Sequence[str]) -> str:
    """Return what must be done now, in one sentence; what exactly another seat is asked stays between it and us."""
    if not table.has_begun:
        return table_sentence("waiting-for-players", language)
    asked = table.to_act
    if asked is None:
        return table_sentence("table-is-over", language)
    if asked == seat and not table.seats[asked].resigned:
        return said(table.game, table.state.question(), language, names)
    return table_sentence("waiting-for", language, seat=names[asked])


def info(table: Table, number: str, language: str, is_open: bool, created_at: int) -> protocol.TableInfo:
    """Return what was agreed when the table was opened."""
    setup = table.setup
    clock = setup.clock
    return protocol.TableInfo(
        id=number,
        game=setup.game,
        version=setup.version,
        options=setup.options,
        clock=None if clock is None else protocol.ClockChoice(per_move=clock.per_move, reserve=clock.reserve),
        language=language,
        is_open=is_open,
        host=table.host,
        absence=setup.absence,
        stand_in=setup.stand_in,
        commitment=commitment(setup.seed),
        created_at=created_at,
        origin=len(setup.origin),
        edition=None if table.game.edition is None else told_edition(table.game, table.game.edition),
    )


def told_edition(game: Game, edition: Edition) -> protocol.EditionInfo:
    """Return what is told of an edition of *game*."""
    own = find_game(game.slug).edition
    return protocol.EditionInfo(
        game=game.slug,
        fingerprint=edition.fingerprint,
        name=edition.name,
        origin=edition.origin,
        own=own is not None and edition.fingerprint == own.fingerprint,
        rebuilt=rebuilt(edition),
    )


def update(
    table: Table,
    number: str,
    user: str,
    language: str,
    since: int,
    present: set[str],
    now: int,
    told_info: protocol.TableInfo | None,
) -> protocol.Update:
    """Return how *table* stands for *user*, with what happened from act *since* on."""
    own, names = table.seats_of(user), table.names_in(language)
    seat = seat_shown(table, own)
    status, to_act = table.status, table.to_act
    is_over = status == OVER
    may_move = seat is not None and to_act == seat and not table.seats[seat].resigned
    return protocol.Update(
        table=number,
        info=told_info,
        since=since,
        number=table.number,
        ply=table.ply,
        record=len(table.record.moves),
        status=cast("protocol.Status", status),
        seat=seat,
        entries=[told_entry(table, entry, seat, language, names) for entry in table.entries[since:]],
        view=cast("AnyView", table.view(seat)) if table.has_begun else None,
        question=question_sentence(table, seat, language, names),
        moves=told_moves(table.state, language, names) if may_move else [],
        seats=seat_states(table, own, present, names),
        to_act=to_act,
        deadline=table.deadline(),
        server_time=now,
        undo=undo_state(table, undo_seat(table, own), language),
        can_draw=user in table.persons() and table.draw_obstacle() is None,
        asked=asked_state(table, user),
        scores=table.state.scores() if is_over else None,
        outcome=table.record.outcome(),
        seed=table.setup.seed if is_over else None,
        next_table=table.next_table,
    )
