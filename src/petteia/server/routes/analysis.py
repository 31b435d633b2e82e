"""Routes for studying games: reports, variations, thoughts about a position. Never of a game people still play."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Annotated, cast

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from petteia.analysis import AnalysisError
from petteia.analysis.report import names_of
from petteia.core.edition import Edition
from petteia.core.event import Event
from petteia.core.game import CHANCE, OVER
from petteia.core.record import Record
from petteia.core.registry import game as find_game
from petteia.core.text import DEFAULT
from petteia.core.view import AnyView
from petteia.server import protocol
from petteia.server.bodies import analysis as bodies
from petteia.server.bodies.replays import Place, Replay
from petteia.server.bots.analyses import AFRESH, Job
from petteia.server.live.rows import ENCODER
from petteia.server.now import now
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.editions import named_in
from petteia.server.routes.limits import HEAVY
from petteia.server.routes.tables import LARGEST_IMPORT, MOST_PLACES, Asked, CountQuery, LanguageQuery
from petteia.server.update import seat_states
from petteia.server.words import said, told_events, told_moves
from petteia.store import analyses
from petteia.table.refusal import refused
from petteia.table.standing import OVER as IS_OVER

StudyPath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
RECORD_ID = 64  # letters of a fingerprint; the id of a table has at most half as many


@dataclass(frozen=True, slots=True)
class Source:
    """A game that may be studied, and where it comes from."""

    record: Record
    seats: list[protocol.SeatState]


class AnalysisRoutes(Controller):
    """Games that are over, and records, studied."""

    path = "/api/analysis"
    tags = ("analysis",)

    @post("/records", summary="Post a record to study it", request_max_body_size=LARGEST_IMPORT)
    async def post_record(self, request: Asked, data: bodies.PostedRecord) -> bodies.Studied:
        """Keep a record under its fingerprint, unless its game is being played."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(HEAVY, who.id)
        edition = await named_in(context, data.record, who.id)
        return await kept(context, request, who.id, await context.desk.do(who.id, parsed, data.record, edition))

    @post("/positions", summary="Post a position to study it")
    async def post_position(self, request: Asked, data: bodies.PostedPosition) -> bodies.Studied:
        """Keep a position as a record without moves, unless it is being played."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(HEAVY, who.id)
        record = await context.desk.do(who.id, at_position, data.game, data.position)
        return await kept(context, request, who.id, record)

    @post("/{study:str}", status_code=HTTP_200_OK, summary="The report of a game, as far as it is made")
    async def report(
        self, request: Asked, study: StudyPath, language: LanguageQuery = DEFAULT, hindsight: bool = False
    ) -> Response[bytes]:
        """Return the `GameReport` so far. It is worked on as long as somebody asks for it every few seconds."""
        context = context_of(request)
        who = await context.changing_user(request)
        source, job = await studied(context, who.id, study, language, hindsight)
        await check_over(context, who.id, job)
        context.house.analyses.look(job, who.id)
        body = await context.desk.do(who.id, told_report, job, source.record, language)
        return Response(body, media_type=MediaType.JSON)

    @get("/{study:str}/replay", summary="Positions of the game, each as who decided saw it")
    async def replay(
        self, request: Asked, study: StudyPath, first: CountQuery = 0, language: LanguageQuery = DEFAULT
    ) -> Response[Replay]:
        """Return who plays, and at most 200 positions from `first` on."""
        context = context_of(request)
        who = await context.user(request)
        context.check_rate(HEAVY, who.id)
        source, job = await studied(context, who.id, study, language)
        return await context.replayed(who.id, told_replay, job, source, study, language, first)

    @post("/{study:str}/tries", status_code=HTTP_200_OK, summary="A position of a variation, and what could follow")
    async def attempt(
        self, request: Asked, study: StudyPath, data: bodies.Tried, language: LanguageQuery = DEFAULT
    ) -> bodies.Try:
        """Play moves from any position of the game on, for any seat; what must be drawn is drawn."""
        context = context_of(request)
        who = await context.changing_user(request)
        source, job = await studied(context, who.id, study, language)
        return await context.desk.do(who.id, told_try, job, source.record, data, language)

    @post("/{study:str}/thoughts", status_code=HTTP_200_OK, summary="Think a little further about a position")
    async def think(
        self, request: Asked, study: StudyPath, data: bodies.Tried, language: LanguageQuery = DEFAULT
    ) -> bodies.Thought:
        """Return what is known of a position: more, every time one asks."""
        context = context_of(request)
        who = await context.changing_user(request)
        source, job = await studied(context, who.id, study, language)
        async with context.desk.turn(f"{who.id} thinks"):
            await check_over(context, who.id, job, await asyncio.to_thread(job.path, data.ply, data.moves))
            state = job.state_at(data.ply, data.moves)
            if state.actor() == OVER:
                raise AnalysisError("the game is over here: there is nothing to think about")
            viewer = state.to_act if state.to_act != CHANCE else job.viewer_at(data.ply)
            key = f"{job.key} {data.ply} {' / '.join(data.moves)} {language}"
            view, names = state.view(viewer), names_of(source.record, language)
            found, is_done = await context.house.analyses.think(key, who.id, view, job.edition, language, names)
        return msgspec.convert(found | {"done": is_done}, bodies.Thought)


async def studied(
    context: Context, user: str, study: str, language: str, hindsight: bool = False
) -> tuple[Source, Job]:
    """Return the game *study* names, if it may be studied: a table whose game is over, or a record somebody posted."""
    if len(study) == RECORD_ID:
        text = await analyses.record_of(context.database, study)
        if text is None:
            raise NotFoundException("There is no such record: post it again.")
        record = await context.desk.do(user, Record.parse, text, await named_in(context, text, user))
        source = Source(record, [seat_of(name) for name in names_of(record)])
    else:
        live = await context.hall.find(study)
        if live.table.status != IS_OVER:
            raise refused("game-not-over")
        seats = seat_states(live.table, live.table.seats_of(user), live.present(), live.table.names_in(language))
        record = live.table.full_record()
        record.players = live.table.names_in(language)
        source = Source(record, seats)
    check_content(source.record)
    return source, await context.house.analyses.find(source.record, hindsight, partial(context.desk.do, user))


async def check_over(context: Context, user: str, job: Job, more: Collection[int] = ()) -> None:
    """Refuse what leads through a game that others play: also a copy of it that somebody has played to an end."""
    await context.house.in_play.check(user, job.record.game, job.keys.union(more), job.record.commitment)


async def kept(context: Context, request: Asked, user: str, record: Record) -> bodies.Studied:
    """Keep what *user* wants to study, if it may be studied."""
    text = record.to_text()
    context.check_keeps(request, user, text)
    number = hashlib.sha256(text.encode()).hexdigest()
    job = await context.house.analyses.find(record, hindsight=False, beside=partial(context.desk.do, user))
    await check_over(context, user, job)
    await analyses.keep_record(context.database, number, text, now())
    return bodies.Studied(id=number, path=f"/analysis/{number}")


def parsed(text: str, edition: Edition | None) -> Record:
    record = Record.parse(text, edition)
    check_content(record)
    return record


def at_position(game: str, position: str) -> Record:
    record = Record(find_game(game), position=position)
    if record.state.to_act is None:
        raise AnalysisError("the game is over in this position: there is nothing to study")
    return record


def check_content(record: Record) -> None:
    if not record.moves and record.position is None:
        raise AnalysisError("a game without moves has nothing to analyse")


def seat_of(name: str) -> protocol.SeatState:
    return protocol.SeatState(
        kind="person", name=name, level=None, stands_in=False, resigned=False, present=True, yours=False, reserve=None
    )


def told_report(job: Job, record: Record, language: str) -> bytes:
    """Return the report so far: a whole one is told once in each language, one under way every moment."""
    key, is_complete = (language, *names_of(record, language)), job.is_complete
    until, body = job.told.get(key, (0.0, b""))
    if until != inf and (is_complete or until < time.monotonic()):
        body = ENCODER.encode(msgspec.convert(job.report(record).to_json(language), bodies.GameReport))
        job.told[key] = inf if is_complete else time.monotonic() + AFRESH, body
    return body


def told_replay(job: Job, source: Source, study: str, language: str, first: int) -> Replay:
    walk, names = job.analysis.walk, names_of(source.record, language)
    places = []
    for ply in range(first, min(first + MOST_PLACES, len(walk.states))):
        seat, step = job.viewer_at(ply), walk.steps[ply - 1] if ply else None
        events: list[Event] = [] if step is None else step.events
        places.append(
            Place(
                ply=ply,
                seat=seat,
                mover=None if step is None or step.seat == CHANCE else step.seat,
                view=cast("AnyView", walk.states[ply].view(seat)),
                events=told_events(source.record.game, events, seat, language, names),
            )
        )
    return Replay(
        table=study,
        game=source.record.game.slug,
        status=IS_OVER,
        record=len(walk.steps),
        seats=source.seats,
        places=places,
    )


def told_try(job: Job, record: Record, data: bodies.Tried, language: str) -> bodies.Try:
    """Return the position a variation leads to; draws that are due are made, the same way every time."""
    game, names = record.game, names_of(record, language)
    state = job.state_at(data.ply, [])
    path: list[bodies.LineMove] = []
    events: list[Event] = []
    for text in data.moves:
        events, actor = [], state.to_act
        (made,) = state.play(text, events)
        seat = CHANCE if actor is None else actor
        path.append(bodies.LineMove(seat=seat, move=made.text, words=said(game, made.fact, language, names)))
    if state.to_act == CHANCE and data.moves:
        state.seed = job.key
        for draw in state.settle(events):
            path.append(bodies.LineMove(seat=CHANCE, move=draw.text, words=said(game, draw.fact, language, names)))
        state.seed = None
    actor = state.to_act
    movers = [each.seat for each in path if each.seat != CHANCE]
    viewer = actor if actor is not None and actor != CHANCE else (movers[-1] if movers else job.viewer_at(data.ply))
    decides = actor is not None and actor != CHANCE
    return bodies.Try(
        ply=data.ply,
        path=path,
        position=state.text,
        seat=viewer,
        to_act=actor,
        view=cast("AnyView", state.view(viewer)),
        events=told_events(game, events, viewer, language, names),
        question=said(game, state.question(), language, names) if decides else "",
        moves=told_moves(state, language, names) if decides else [],
    )
