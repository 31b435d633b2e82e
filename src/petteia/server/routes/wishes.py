"""What a client wishes of a table, and the answers."""

from __future__ import annotations

import secrets
from typing import cast

from librt.random import Random

from petteia.core.event import Event
from petteia.core.game import CHANCE
from petteia.core.registry import game as find_game
from petteia.core.view import AnyView
from petteia.players import LEVELS, UnknownPlayer
from petteia.players.bots import known_style
from petteia.server import protocol
from petteia.server.house import House
from petteia.server.live.in_play import is_copy
from petteia.server.live.table import LiveTable
from petteia.server.live.watched import WatchedTable
from petteia.server.routes.identity import Identity
from petteia.server.words import said, told_events, told_move, told_moves
from petteia.store import StorageError, blocks
from petteia.table import Refused, Table, Wish
from petteia.table import wish as wishes
from petteia.table.draft import Draft
from petteia.table.refusal import refused
from petteia.table.undo import reveals
from petteia.table.words import reason_sentence, table_sentence


async def change(house: House, live: LiveTable, who: Identity, asked: protocol.TableChange) -> None:
    """Grant what is *asked*; raise Refused or StorageError, and nothing has changed, if that cannot be."""
    wish = await wish_of(house, live, who, asked)
    if is_copy(live.table):
        await house.in_play.check_copy(who.id, live.id, live.planned(wish).after)
    await live.perform(wish)


async def wish_of(house: House, live: LiveTable, who: Identity, asked: protocol.TableChange) -> Wish:
    """Return what *who* asked as the table knows it."""
    user = who.id
    match asked:
        case protocol.Sit():
            if await blocks.is_blocked(house.database, user, live.table.persons() | {live.table.host}):
                raise refused("not-wanted")
            return wishes.Sit(user, who.name, asked.seat)
        case protocol.SeatBot():
            check_level(asked.level)
            check_style(live.table.setup.game, asked.style)
            return wishes.SeatBot(user, asked.seat, asked.level, style=asked.style)
        case protocol.Leave():
            return wishes.Leave(user, asked.seat)
        case protocol.Play():
            return wishes.Play(user, asked.ply, asked.move, tuple(asked.then))
        case protocol.Undo():
            return wishes.Undo(user, asked.ply)
        case protocol.Answer():
            return wishes.Answer(user, asked.yes)
        case protocol.Rematch():
            return wishes.Rematch(user)
        case protocol.CallBot():
            owner = live.table.check_seat(asked.seat).user
            absent = 0 if owner in live.present() else await house.people.away(owner)
            return wishes.CallBot(user, asked.seat, absent)
        case protocol.HandOver():
            return wishes.HandOver(user, asked.seat)
        case protocol.Return():
            return wishes.Return(user, asked.seat)
        case protocol.Resign():
            return wishes.Resign(user, asked.seat)
        case protocol.OfferDraw():
            return wishes.OfferDraw(user)


def check_level(level: int) -> None:
    """Refuse a level at which no bot plays."""
    if level not in LEVELS:
        raise refused("not-understood", text=f"there is no level {level}; there are {', '.join(map(str, LEVELS))}")


def check_style(game: str, style: str) -> None:
    """Refuse a style that no bot has at *game*."""
    if style:
        try:
            known_style(find_game(game), style)
        except UnknownPlayer as error:
            raise refused("not-understood", text=str(error)) from error


def because(live: WatchedTable, who: Identity, wish: protocol.Why, language: str) -> protocol.Because:
    """Explain a move to the seat that must decide; to anybody else the reason could tell a secret."""
    table = live.table
    if table.to_act is None or table.seats[table.to_act].user != who.id:
        name = "table-is-over" if table.has_begun and table.to_act is None else "not-your-turn"
        sentence = table_sentence(name, language)
        return protocol.Because(re=wish.id, table=live.id, move=wish.move, legal=False, sentence=sentence, rule="")
    found = table.state.why_not(wish.move)
    if found is None:
        return protocol.Because(re=wish.id, table=live.id, move=wish.move, legal=True, sentence="", rule="")
    reason, rule = found
    sentence = reason_sentence(table.game, reason, language, table.names_in(language))
    return protocol.Because(re=wish.id, table=live.id, move=wish.move, legal=False, sentence=sentence, rule=rule)


def imagined(
    number: str, table: Table, who: Identity, wish: protocol.Foresee | protocol.Draft, language: str
) -> protocol.Foreseen | protocol.Drafted:
    """Tell the seat that must decide what would be. Tried on an imagined state, so it can tell no secret."""
    seat = table.to_act
    table.check_ply(wish.ply)
    if seat is None or table.seats[seat].user != who.id:
        raise refused("not-your-turn")
    if isinstance(wish, protocol.Draft):
        return drafted(number, table, seat, wish, language)
    return foreseen(number, table, seat, wish, language)


def drafted(number: str, table: Table, seat: int, wish: protocol.Draft, language: str) -> protocol.Drafted:
    """Return how the table would stand after the moves of *wish* that fit, and the rest of a set-up if it is wished."""
    draft = Draft(table, seat)
    if wish.fill and not draft.is_setting_up:
        raise refused("nothing-to-set-up")
    waiting = draft.add_all(wish.moves)
    while wish.fill and draft.is_setting_up:
        draft.add(secrets.choice(draft.state.moves()).text)
    names, state = table.names_in(language), draft.state
    return protocol.Drafted(
        re=wish.id,
        table=number,
        ply=wish.ply,
        made=[told_move(table.game, move, language, names) for move in draft.made],
        waiting=waiting if draft.is_open else [],
        view=cast("AnyView", state.view(seat)),
        question=said(table.game, state.question(), language, names) if draft.is_open else "",
        moves=told_moves(state, language, names) if draft.is_open else [],
        to_act=None if state.to_act == CHANCE else state.to_act,
    )


def foreseen(number: str, table: Table, seat: int, wish: protocol.Foresee, language: str) -> protocol.Foreseen:
    """Return what the move of *wish* would do."""
    if (refusal := table.state.why_not(wish.move)) is not None:
        raise Refused(*refusal)
    after, events = table.state.redealt(seat, Random(1)), list[Event]()
    after.play(wish.move, events)
    if after.to_act == CHANCE or reveals(table.state, wish.move, seat, after):
        return protocol.Foreseen(re=wish.id, table=number, move=wish.move, events=[], moves=[], to_act=None)
    names, next_seat = table.names_in(language), after.to_act
    return protocol.Foreseen(
        re=wish.id,
        table=number,
        move=wish.move,
        events=told_events(table.game, events, seat, language, names),
        moves=told_moves(after, language, names) if next_seat == seat else [],
        to_act=next_seat,
    )


def refusal(
    error: Refused | StorageError, table: WatchedTable | None, number: str, wish: str, language: str
) -> protocol.Refusal:
    """Return an error as it is told."""
    if isinstance(error, StorageError):
        sentence = table_sentence("storage-failed", language)
        return protocol.Refusal(re=wish, table=number, code="storage-failed", sentence=sentence)
    game = None if table is None else table.table.game
    names = () if table is None else table.table.names_in(language)
    sentence = reason_sentence(game, error.reason, language, names)
    return protocol.Refusal(
        re=wish, table=number, code=error.reason.name, sentence=sentence, rule=error.rule, stale=error.stale
    )
