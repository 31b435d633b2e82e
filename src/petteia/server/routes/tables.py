"""Routes for tables: opening, listing, looking, changing, looking back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy import RowMapping

from petteia.core.chance import new_seed
from petteia.core.edition import Edition
from petteia.core.game import CHANCE
from petteia.core.record import Record, edition_in
from petteia.core.registry import game as find_game
from petteia.players.names import shown_names
from petteia.server import pictures, protocol
from petteia.server.bodies import tables as bodies
from petteia.server.bodies.replays import OpenedRecord, Replay, Turn
from petteia.server.bots.hints import Hints
from petteia.server.live.replays import downloaded
from petteia.server.live.rows import ENCODER, encoded, public_key
from petteia.server.live.table import LiveTable
from petteia.server.now import now, today
from petteia.server.routes import wishes
from petteia.server.routes.cleaning import clean, clean_chat, name_key
from petteia.server.routes.context import LISTED, Context, context_of
from petteia.server.routes.editions import named_in
from petteia.server.routes.identity import Identity
from petteia.server.routes.limits import CHATS, HEAVY, HINTS, TABLES
from petteia.server.routes.people import person_at
from petteia.store import StorageError, accounts, blocks, editions, reports, tables
from petteia.table import Clock, Refused, Setup
from petteia.table.refusal import refused
from petteia.table.setup import SetupError

Asked = Request[None, None, State]
TablePath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
LanguageQuery = Annotated[str, Parameter(pattern=r"^[a-z]{2}$")]
CountQuery = Annotated[int, Parameter(ge=0, le=protocol.NUMBER)]
PlyQuery = Annotated[int | None, Parameter(ge=0, le=protocol.NUMBER)]
LARGEST_IMPORT = 1_100_000
MOST_PLACES = 200
SearchQuery = Annotated[str, Parameter(max_length=100)]
Seats = list[dict[str, str | int | float | bool | None]]  # as a row keeps them
SEATS = msgspec.json.Decoder(Seats)
LOOKED_AT = {"cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin"}
RUNNING_FIRST = ("running", "waiting", "over")


class Tables(Controller):
    """Live games."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="The lobby: open tables, those with empty seats first")
    async def lobby(self, request: Asked, language: LanguageQuery = "en") -> list[bodies.TableSummary]:
        """List open tables, of every host one; those where you sit are among your own."""
        context = context_of(request)
        user = await context.visitor(request)
        shunned = await blocks.around(context.database, user) if user else frozenset()
        rows = [row for row in await context.lobby() if row["host"] not in shunned]
        return [summary(row, "", language) for row in rows if not user or f'"{user}"' not in row["seats"]]

    @get("/mine", summary="The tables at which I have a seat")
    async def mine(
        self,
        request: Asked,
        game: SearchQuery = "",
        opponent: SearchQuery = "",
        result: SearchQuery = "",
        first: CountQuery = 0,
        count: Annotated[int, Parameter(ge=1, le=LISTED)] = LISTED,
        language: LanguageQuery = "en",
    ) -> Response[list[bodies.TableSummary]]:
        """List the tables of the user, or those searched for, from `first` on: where the user is waited for first.

        The header x-total-count says how many there are.
        """
        context = context_of(request)
        who = await context.user(request)
        rows = await tables.of_user(context.database, who.id)
        found = await context.desk.do(who.id, searched, rows, who.id, language, game, opponent, result)
        page = await tables.summaries(context.database, found[first : first + count])
        headers = {"x-total-count": str(len(found))}
        return Response([summary(row, who.id, language) for row in page], headers=headers)

    @post("/", summary="Open a table", request_max_body_size=LARGEST_IMPORT)
    async def create(self, request: Asked, data: bodies.NewTable) -> bodies.TableCreated:
        """Open a table, new or from a place in a record; the game begins when all seats are taken."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(TABLES, who.id)
        await context.check_room(who.id)
        if data.record is not None:
            context.check_rate(HEAVY, who.id)
        edition = await chosen_edition(context, data, who.id)
        setup = await context.desk.do(who.id, setup_of, data, who, edition)
        setup = msgspec.structs.replace(setup, kept=await kept_seats(context, data.invited))
        if setup.origin or setup.edition:
            context.check_keeps(request, who.id, encoded(setup))
        bots = {seat: level for seat, level in enumerate(data.bots) if level is not None}
        for level in {*bots.values(), data.stand_in}:
            wishes.check_level(level)
        styles = dict(enumerate(data.styles))
        for style in set(data.styles):
            wishes.check_style(data.game, style)
        persons = dict.fromkeys(data.sit, (who.id, who.name))
        if both := sorted(set(bots) & set(persons)):
            raise SetupError(f"seat {both[0]} cannot be yours and a bot's")
        if wrong := [seat for seat in (*bots, *persons, *data.invited) if seat >= data.seats]:
            raise SetupError(f"there is no seat {wrong[0]}; seats are 0 to {data.seats - 1}")
        if (setup.position or setup.origin) and (bots or len(persons) == data.seats):
            keys = await context.desk.do(who.id, keys_of, setup)
            await context.house.in_play.check(who.id, find_game(setup.game), keys)
        number = await context.hall.create(setup, data.language, data.is_open, persons, bots, styles=styles)
        context.looked_at = float("-inf")  # the lobby is not as it was
        return bodies.TableCreated(table=number, path=f"/table/{number}")

    @get("/{table:str}", summary="How a table stands for me")
    async def show(
        self, request: Asked, table: TablePath, since: CountQuery = 0, language: LanguageQuery = "en"
    ) -> Response[bytes]:
        """Return an `update`, with what happened from act `since` on. Without an account: as a spectator."""
        context = context_of(request)
        user = await context.visitor(request)
        live = await context.hall.find(table)
        body = live.update_for(user, language, since, whole=True)
        return Response(body, media_type=MediaType.JSON)

    @post("/{table:str}/wishes", status_code=HTTP_200_OK, summary="Wish something without a socket")
    async def wish(
        self, request: Asked, table: TablePath, data: protocol.TableChange, language: LanguageQuery = "en"
    ) -> Response[bytes]:
        """Grant one of the wishes of the socket that change a table; answer `done`, or `refused` with status 409."""
        context = context_of(request)
        who = await context.changing_user(request)
        live = await context.hall.find(table)
        told: protocol.AnyTold
        status = HTTP_200_OK
        try:
            if data.table != table:
                raise SetupError("the wish is about another table than its address")
            await wishes.change(context.house, live, who, data)
            told = protocol.Done(re=data.id, table=table, number=live.table.number, ply=live.table.ply)
        except Refused as error:
            told, status = wishes.refusal(error, live, table, data.id, language), HTTP_409_CONFLICT
        except StorageError as error:
            told, status = wishes.refusal(error, live, table, data.id, language), HTTP_503_SERVICE_UNAVAILABLE
        return Response(ENCODER.encode(told), media_type=MediaType.JSON, status_code=status)

    @post("/{table:str}/reports", summary="Report somebody to the operator")
    async def report(self, request: Asked, table: TablePath, data: bodies.NewReport) -> None:
        """Keep a report for the operator, who sees the table and its chat."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(CHATS, who.id)
        user = await person_at(context, bodies.Person(table=table, user=data.user, seat=data.seat))
        if not user:
            raise NotFoundException("There is nobody there.")
        await reports.add(context.database, table, who.id, user, clean_chat(data.text), now())

    @post("/{table:str}/why", status_code=HTTP_200_OK, summary="Why may I not make this move?")
    async def why(
        self, request: Asked, table: TablePath, data: protocol.Why, language: LanguageQuery = "en"
    ) -> protocol.Because:
        """Explain a move to the seat that must decide."""
        context = context_of(request)
        who = await context.changing_user(request)
        return wishes.because(await context.hall.find(table), who, data, language)

    @post("/{table:str}/hints", status_code=HTTP_200_OK, summary="A hint, alone against bots")
    async def hint(
        self, request: Asked, table: TablePath, data: bodies.HintWish, language: LanguageQuery = "en"
    ) -> bodies.HintTold:
        """Tell what to look at, the move and why; the table counts it. Refused where anybody else has a seat."""
        async with helping(request, table) as (hints, live, user):
            found = await hints.hint(live, user, data.ply, language)
        return msgspec.convert(found, bodies.HintTold)

    @post("/{table:str}/warnings", status_code=HTTP_200_OK, summary="Does this move lose much? Alone against bots")
    async def warn(
        self, request: Asked, table: TablePath, data: bodies.WarningWish, language: LanguageQuery = "en"
    ) -> bodies.WarningTold:
        """Tell whether a move that is not made yet loses much, by a short search; the table counts a warning."""
        async with helping(request, table) as (hints, live, user):
            found = await hints.warning(live, user, data.ply, data.move, language)
        return bodies.WarningTold() if found is None else msgspec.convert(found, bodies.WarningTold)

    @get("/{table:str}/record", summary="The record of the game", media_type=MediaType.TEXT)
    async def record(self, request: Asked, table: TablePath) -> Response[str]:
        """Return the record; while the game runs, without the seed and without what you may not know."""
        context = context_of(request)
        user = await context.visitor(request, HEAVY)
        live = await context.hall.find(table)
        text = await context.desk.do(user or context.address(request), downloaded, live.table, user)
        name = f"{live.table.setup.game}-{table}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @get("/{table:str}/replay", summary="Positions of the game, as I saw them")
    async def replay(
        self,
        request: Asked,
        table: TablePath,
        first: CountQuery = 0,
        last: CountQuery = protocol.NUMBER,
        language: LanguageQuery = "en",
    ) -> Response[Replay]:
        """Return who plays, and at most 200 positions, from `first` to `last` moves of the record."""
        context = context_of(request)
        user = await context.visitor(request, HEAVY)
        live = await context.hall.find(table)
        end = min(last, first + MOST_PLACES - 1)
        replay = context.house.replays.replay
        asker = user or context.address(request)
        return await context.replayed(asker, replay, table, live.table, live.present(), user, language, first, end)

    @get("/{table:str}/course", summary="The points of a finished game, turn by turn")
    async def course(self, request: Asked, table: TablePath) -> list[Turn]:
        """Return a turn for each run of one seat's decisions; nothing while the game is played."""
        context = context_of(request)
        user = await context.visitor(request, HEAVY)
        live = await context.hall.find(table)
        return await context.desk.do(user or context.address(request), context.house.replays.course, table, live.table)

    @get("/{table:str}/picture.svg", summary="A picture of the position", media_type="image/svg+xml")
    async def picture(
        self,
        request: Asked,
        table: TablePath,
        ply: PlyQuery = None,
        language: LanguageQuery = "en",
        part: pictures.Part = "card",
    ) -> Response[str]:
        """Draw the position now, or after `ply` moves of the record, as a spectator sees it."""
        context = context_of(request)
        await context.visitor(request)
        svg = await drawn(context, request, table, ply, language, part)
        return Response(svg, media_type="image/svg+xml", headers=LOOKED_AT)

    @get("/{table:str}/picture.png", summary="A picture of the position, in pixels", media_type="image/png")
    async def pixels(
        self,
        request: Asked,
        table: TablePath,
        ply: PlyQuery = None,
        language: LanguageQuery = "en",
        part: pictures.Part = "card",
        width: Annotated[int, Parameter(ge=pictures.SMALLEST, le=pictures.LARGEST)] = pictures.WIDE,
    ) -> Response[bytes]:
        """Draw the same picture in pixels, `width` of them across."""
        context = context_of(request)
        await context.visitor(request, HEAVY)
        svg = await drawn(context, request, table, ply, language, part)
        png = await context.house.pixels.png(svg, width)
        return Response(png, media_type="image/png", headers=LOOKED_AT)


class Records(Controller):
    """Games that somebody has as files."""

    path = "/api/records"
    tags = ("records",)

    @post("/", status_code=HTTP_200_OK, summary="Positions of a record", request_max_body_size=LARGEST_IMPORT)
    async def replay(self, request: Asked, data: OpenedRecord) -> Response[Replay]:
        """Return who plays, and at most 200 positions from `first` on, as a spectator sees them; nothing is kept."""
        context = context_of(request)
        asker = await context.visitor(request, HEAVY) or context.address(request)
        edition, last = await named_in(context, data.record, asker), data.first + MOST_PLACES - 1
        opened = context.house.replays.opened
        return await context.replayed(asker, opened, data.record, edition, data.language, data.first, last)


async def drawn(
    context: Context, request: Asked, number: str, ply: int | None, language: str, part: pictures.Part
) -> str:
    """Return the picture of a position of the table *number*."""
    table = (await context.hall.find(number)).table
    state = table.state
    if ply is not None:
        asker = context.address(request)
        state = await context.desk.do(asker, context.house.replays.state_at, number, table, ply)
    return pictures.drawn(table, state, ply, language, part)


async def kept_seats(context: Context, invited: dict[int, str]) -> tuple[tuple[int, str], ...]:
    """Return the seats that are kept, and the users they are kept for."""
    kept: list[tuple[int, str]] = []
    for seat, name in sorted(invited.items()):
        found = await accounts.find_name(context.database, name_key(clean(name)))
        if found is None:
            raise SetupError(f"nobody is registered as {clean(name)!r}")
        kept.append((seat, found["id"]))
    return tuple(kept)


@asynccontextmanager
async def helping(request: Asked, table: str) -> AsyncIterator[tuple[Hints, LiveTable, str]]:
    """Give who helps, the table, and who asks: a person, not too often, one question after the other."""
    context = context_of(request)
    who = await context.changing_user(request)
    context.check_rate(HINTS, who.id)
    if not who.by_cookie:
        raise refused("hints-for-people")
    live = await context.hall.find(table)
    async with context.desk.turn(f"{who.id} is helped"):
        yield context.house.hints, live, who.id


async def chosen_edition(context: Context, data: bodies.NewTable, user: str) -> Edition | None:
    """Return the edition a table is to be played with: the one asked for, or the one its record names; None is ours."""
    named = edition_in(data.record)[1] if data.record is not None and not data.edition else data.edition
    own = find_game(data.game).edition
    if not named or own is None or named == own.fingerprint:
        return None
    row = await editions.find(context.database, data.game, named, user)
    if row is None:
        raise SetupError(f"nobody here keeps the edition {named[:40]!r}: upload it first")
    return Edition.of_json(row["body"], data.game)


def setup_of(data: bodies.NewTable, who: Identity, edition: Edition | None = None) -> Setup:
    """Return what *data* asks for, checked as far as the protocol goes; the table checks the rest."""
    game = find_game(data.game, edition)
    options: dict[str, object] = dict(data.options)
    origin: tuple[str, ...] = ()
    position = data.position
    if data.record is not None and data.position is not None:
        raise SetupError("a table begins from a record or from a position, not from both")
    if data.position is not None:
        options = game.position(data.position).chosen_options()
    if data.record is not None:
        record = Record.parse(data.record, edition)
        if record.game.slug != game.slug or record.seats != data.seats:
            raise SetupError(f"the record is of {record.game.name} with {record.seats} seats")
        game, options, position = record.game, dict(record.options), record.position
        wanted = len(record.moves) if data.ply is None else data.ply
        if wanted > len(record.moves):
            raise SetupError(f"the record has only {len(record.moves)} moves")
        while wanted < len(record.moves) and record.moves[wanted][0] == CHANCE:
            wanted += 1  # a draw belongs to the move before it
        origin = tuple(move.text for _, move in record.moves[:wanted])
    return Setup(
        game=game.slug,
        version=game.version,
        seats=data.seats,
        options={name: str(value).lower() for name, value in options.items()},
        seed=new_seed(),
        clock=None if data.clock is None else Clock(data.clock.per_move, data.clock.reserve),
        ponders=data.ponders,
        stand_in=data.stand_in,
        absence=data.absence,
        host=who.id,
        date=today(),
        origin=origin,
        position=position or "",
        edition=edition.to_json() if edition is not None else "",
    )


def keys_of(setup: Setup) -> set[int]:
    """Return the keys of the positions that lead to where a table begins."""
    record = setup.first_record(setup.kind())
    return {public_key(state) for state in (*(step.before for step in record.steps()), record.state)}


def names_in(seats: Seats, language: str) -> list[str]:
    """Return what to call the seats of a row."""
    people = [number for number, seat in enumerate(seats) if seat["level"] is None]
    return shown_names([str(seat["name"]) for seat in seats], language, people)


def summary(row: RowMapping, user: str, language: str) -> bodies.TableSummary:
    """Return a table as it stands in a list; whose seat is whose is told by name only."""
    setup = msgspec.json.decode(row["setup"], type=Setup)
    seats = SEATS.decode(row["seats"])
    clock = setup.clock
    shown = [
        {"name": name, "kind": seat["kind"], "level": seat["level"], "yours": seat["user"] == user != ""}
        for seat, name in zip(seats, names_in(seats, language), strict=True)
    ]
    return bodies.TableSummary(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        seats=shown,
        clock=None if clock is None else protocol.ClockChoice(per_move=clock.per_move, reserve=clock.reserve),
        options=setup.options,
        changed_at=row["changed_at"],
        is_open=bool(row["is_open"]),
        to_act=is_waited_for(seats, user),
        deadline=next((int(until) for seat in seats if isinstance(until := seat.get("deadline"), int)), None),
        result=result_for(seats, user),
    )


def is_waited_for(seats: Seats, user: str) -> bool:
    return any(seat["to_act"] and seat["user"] == user != "" for seat in seats)


def result_for(seats: Seats, user: str) -> bodies.TableResult | None:
    """Return how a game ended for *user*: nothing for spectators, and for whoever played against themselves."""
    values = [value for seat in seats if isinstance(value := seat.get("outcome"), int | float)]
    own = {value for seat in seats if isinstance(value := seat.get("outcome"), int | float) and seat["user"] == user}
    if len(own) != 1 or user == "":
        return None
    if len(set(values)) == 1:
        return "drawn"
    return "won" if own == {max(values)} else "lost"


def searched(rows: Sequence[RowMapping], user: str, language: str, game: str, opponent: str, result: str) -> list[str]:
    """Return the ids of the tables that fit: first where *user* is waited for, then what runs, then the rest."""
    found: list[tuple[bool, int, str]] = []
    for row in rows:
        seats = SEATS.decode(row["seats"])
        called = zip(seats, names_in(seats, language), strict=True)
        others = [name.casefold() for seat, name in called if seat["user"] != user]
        fits = (
            game in ("", row["game"])
            and (not opponent or any(opponent.casefold() in name for name in others))
            and result in ("", row["status"], result_for(seats, user))
        )
        if fits:
            found.append((not is_waited_for(seats, user), RUNNING_FIRST.index(row["status"]), row["id"]))
    return [number for *_, number in sorted(found, key=lambda each: each[:2])]
