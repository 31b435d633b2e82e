"""Routes for puzzles: which there are, the one of the day, and tries, which are judged here and rated once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, cast

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from petteia.analysis import AnalysisError
from petteia.analysis import puzzles as shipped
from petteia.analysis.puzzles import BEST, KINDS, RIGHT, SOLVED, WRONG, Attempt, Puzzle
from petteia.analysis.rating import AS_SHIPPED, FIRST, UNSURE, Rating, after_try
from petteia.core.event import Event
from petteia.core.game import CHANCE, Game, State
from petteia.core.registry import UnknownGame
from petteia.core.registry import game as find_game
from petteia.core.registry import games as all_games
from petteia.core.text import DEFAULT, message
from petteia.core.view import AnyView
from petteia.server import protocol
from petteia.server.bodies import puzzles as bodies
from petteia.server.live.replays import remembered_seat
from petteia.server.live.rows import public_key
from petteia.server.now import now, today
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.games import Slug
from petteia.server.routes.limits import PUZZLES
from petteia.server.routes.tables import Asked, LanguageQuery
from petteia.server.words import said, told_events, told_moves
from petteia.store import puzzles as store

PuzzlePath = Annotated[str, Parameter(pattern=r"^[0-9a-f]{8}$")]
ChoiceQuery = Annotated[str, Parameter(pattern=r"^[a-z0-9 -]{0,40}$")]
AS_HARD = 12  # puzzles that fit a solver best: the next one is any of them
SHOWN = "shown"  # what comes of asking for the solution
LONGEST_ANSWER = 12  # moves shown after a wrong try
NEW = FIRST, UNSURE


class Puzzles(Controller):
    """Positions with one good answer."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", summary="The games that have puzzles, and how I do at them")
    async def every(self, request: Asked) -> list[bodies.PuzzleSet]:
        """List games with their kinds and themes of puzzles and the puzzle of the day."""
        context = context_of(request)
        user = await context.visitor(request)
        return [await told_set(context, game, user) for game in map(find_game, all_games()) if shipped.puzzles(game)]

    @get("/{slug:str}/next", summary="A puzzle I have not tried, about as hard as I am good")
    async def following(
        self,
        request: Asked,
        slug: Slug,
        kind: ChoiceQuery = "",
        theme: ChoiceQuery = "",
        after: ChoiceQuery = "",
        language: LanguageQuery = DEFAULT,
    ) -> bodies.PuzzleShown:
        """Return one of a `kind` (`win 2`) or `theme`, and not the one it comes `after`.

        Whoever has tried all of them gets one again, which is not rated.
        """
        context = context_of(request)
        user = await context.visitor(request)
        fits = [
            each
            for each in shipped.puzzles(known(slug)).values()
            if kind in ("", named(each)) and (not theme or theme in each.themes) and each.id != after
        ]
        if not fits:
            raise NotFoundException("There is no other puzzle of this kind and theme.")
        tried = await store.tried(context.database, user, slug)
        rating = (await store.solver(context.database, user, slug, NEW)).mean
        hardness = await store.ratings(context.database, slug)
        fresh = [each for each in fits if each.id not in tried] or fits
        fresh.sort(key=lambda each: abs(hardness.get(each.id, (each.rating,))[0] - rating))
        return await shown(context, request, user, random.choice(fresh[:AS_HARD]), language)

    @get("/{slug:str}/today", summary="The puzzle of the day, the same for everybody")
    async def of_today(self, request: Asked, slug: Slug, language: LanguageQuery = DEFAULT) -> bodies.PuzzleShown:
        """Return the puzzle of this day, which begins at midnight UTC."""
        context = context_of(request)
        user = await context.visitor(request)
        return await shown(context, request, user, daily(known(slug)), language)

    @get("/{slug:str}/{puzzle:str}", summary="A puzzle")
    async def one(
        self, request: Asked, slug: Slug, puzzle: PuzzlePath, language: LanguageQuery = DEFAULT
    ) -> bodies.PuzzleShown:
        """Return a puzzle as whoever solves it sees it."""
        context = context_of(request)
        user = await context.visitor(request)
        return await shown(context, request, user, found(slug, puzzle), language)

    @post("/{slug:str}/{puzzle:str}/tries", status_code=HTTP_200_OK, summary="Try to solve a puzzle")
    async def attempt(
        self, request: Asked, slug: Slug, puzzle: PuzzlePath, data: bodies.PuzzleTry, language: LanguageQuery = DEFAULT
    ) -> bodies.PuzzleAnswer:
        """Judge all `moves` played so far. A right one is answered, a wrong one refuted; the first end is rated."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(PUZZLES, who.id)
        wanted = found(slug, puzzle)
        async with context.desk.turn(f"{who.id} solves"):
            before = await context.desk.do(who.id, walked, wanted, data.moves, language)
            await context.house.in_play.check(who.id, wanted.game, before.keys)
            found_out = await context.house.room.do(who.id, "puzzle", slug, puzzle, data.moves)
            made = msgspec.convert(found_out, Attempt)
        line = made.moves if made.status != WRONG else [*made.moves, *made.refutation]
        if len(made.moves) < len(data.moves):
            raise AnalysisError(f"the puzzle was lost before {data.moves[len(made.moves)]!r}")
        walk = await context.desk.do(who.id, walked, wanted, line, language, len(data.moves) - 1)
        change = None if made.status == RIGHT else await rated(context, who.id, wanted, made.status == SOLVED)
        return await told_answer(context, who.id, wanted, made.status, walk, change, made.chance, language)

    @post("/{slug:str}/{puzzle:str}/solution", status_code=HTTP_200_OK, summary="Show me the solution")
    async def solution(
        self, request: Asked, slug: Slug, puzzle: PuzzlePath, language: LanguageQuery = DEFAULT
    ) -> bodies.PuzzleAnswer:
        """Return the solution; before any try, that counts as one that failed."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(PUZZLES, who.id)
        wanted = found(slug, puzzle)
        walk = await context.desk.do(who.id, walked, wanted, wanted.solution, language)
        await context.house.in_play.check(who.id, wanted.game, walk.keys)
        change = await rated(context, who.id, wanted, is_solved=False)
        return await told_answer(context, who.id, wanted, SHOWN, walk, change, None, language)


# Which puzzle --------------------------------------------------------------------------------------------------------


def known(slug: str) -> Game:
    """Return a game that has puzzles."""
    try:
        game = find_game(slug)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from error
    if not shipped.puzzles(game):
        raise NotFoundException(f"{game.name} has no puzzles.")
    return game


def found(slug: str, name: str) -> Puzzle:
    try:
        return shipped.puzzle(known(slug), name)
    except AnalysisError as error:
        raise NotFoundException(f"{error}.") from error


def daily(game: Game) -> Puzzle:
    return shipped.of_the_day(game, date.fromisoformat(today()))


def named(puzzle: Puzzle) -> str:
    """Return the kind of a puzzle with its turns, as files and addresses have it."""
    return f"{puzzle.kind} {puzzle.turns}".removesuffix(" 0")


def by_kind(puzzle: Puzzle) -> tuple[int, int]:
    return KINDS.index(puzzle.kind), puzzle.turns


# Ratings -------------------------------------------------------------------------------------------------------------


async def rated(context: Context, user: str, wanted: Puzzle, is_solved: bool) -> int | None:
    """Count a try; return by how many points that changed the rating of *user*, None if another one was counted."""
    game = wanted.game.slug
    before = Rating(*known_rating(await store.solver(context.database, user, game, NEW)))
    first = NEW, (float(wanted.rating), AS_SHIPPED)
    is_first = await store.rate(context.database, user, game, wanted.id, is_solved, now(), first, judged)
    if not is_first:
        return None
    after = Rating(*known_rating(await store.solver(context.database, user, game, NEW)))
    return after.points - before.points


def known_rating(solver: store.Solver) -> store.Known:
    return solver.mean, solver.deviation


def judged(solver: store.Known, puzzle: store.Known, is_solved: bool) -> tuple[store.Known, store.Known]:
    one, other = after_try(Rating(*solver), Rating(*puzzle), is_solved)
    return (one.mean, one.deviation), (other.mean, other.deviation)


async def told_solver(context: Context, user: str, game: str) -> bodies.SolverTold:
    found = await store.solver(context.database, user, game, NEW)
    rating = Rating(found.mean, found.deviation)
    return bodies.SolverTold(
        rating=rating.points,
        margin=rating.margin,
        solved=found.solved,
        failed=found.failed,
        streak=found.streak,
        best_streak=found.best_streak,
    )


# What is told --------------------------------------------------------------------------------------------------------


async def told_set(context: Context, game: Game, user: str) -> bodies.PuzzleSet:
    every = shipped.puzzles(game).values()
    tried = await store.tried(context.database, user, game.slug)
    of_day = daily(game).id
    return bodies.PuzzleSet(
        game=game.slug,
        count=len(every),
        kinds=dict(Counter(named(each) for each in sorted(every, key=by_kind))),
        themes=dict(Counter(theme for each in every for theme in each.themes).most_common()),
        today=of_day,
        today_solved=tried.get(of_day),
        you=await told_solver(context, user, game.slug),
    )


async def shown(context: Context, request: Asked, user: str, puzzle: Puzzle, language: str) -> bodies.PuzzleShown:
    game = puzzle.game
    tried = await store.tried(context.database, user, game.slug)
    rating = (await store.ratings(context.database, game.slug)).get(puzzle.id, (float(puzzle.rating), AS_SHIPPED))
    walk = await context.desk.do(user or context.address(request), walked, puzzle, (), language)
    seats = [remembered_seat(name, None) for name in walk.names]
    seats[puzzle.seat].yours = True
    return bodies.PuzzleShown(
        id=puzzle.id,
        game=game.slug,
        kind=cast("bodies.PuzzleKind", puzzle.kind),
        turns=puzzle.turns,
        rating=Rating(*rating).points,
        themes=list(puzzle.themes),
        seat=puzzle.seat,
        seats=seats,
        is_today=daily(game).id == puzzle.id,
        solved=tried.get(puzzle.id),
        view=walk.view,
        question=walk.question,
        moves=walk.moves,
        you=await told_solver(context, user, game.slug),
    )


@dataclass(frozen=True, slots=True)
class Walked:
    """A puzzle played on: every move from some place on, and what is to be decided then."""

    names: list[str]
    steps: list[bodies.PuzzleStep]
    keys: set[int]  # the positions, as a spectator knows them
    played: list[str]
    view: AnyView
    question: str
    moves: list[protocol.Move]


def walked(puzzle: Puzzle, moves: Sequence[str], language: str, first: int = 0) -> Walked:
    """Play *moves* on from the puzzle, as far as no draw comes between; tell those from *first* on."""
    game = puzzle.game
    state = puzzle.start()
    state.seed = None
    names = [message(game, "player", language, number=seat + 1) for seat in range(int(state.seats))]
    steps: list[bodies.PuzzleStep] = []
    keys = {public_key(state)}
    for place, text in enumerate(moves):
        if place > first + LONGEST_ANSWER or state.to_act is None or state.to_act == CHANCE:
            break
        events: list[Event] = []
        seat = state.to_act
        (made,) = state.play(text, events)
        keys.add(public_key(state))
        if place >= first:
            steps.append(
                bodies.PuzzleStep(
                    seat=seat,
                    move=made.text,
                    words=said(game, made.fact, language, names),
                    view=cast("AnyView", state.view(puzzle.seat)),
                    events=told_events(game, events, puzzle.seat, language, names),
                )
            )
    return Walked(
        names=names,
        steps=steps,
        keys=keys,
        played=list(moves),
        view=cast("AnyView", state.view(puzzle.seat)),
        question=question_of(state, language, names),
        moves=told_moves(state, language, names) if decides(state) else [],
    )


def decides(state: State) -> bool:
    return state.to_act is not None and state.to_act != CHANCE


def question_of(state: State, language: str, names: Sequence[str]) -> str:
    return said(state.game, state.question(), language, names) if decides(state) else ""


async def told_answer(
    context: Context,
    user: str,
    puzzle: Puzzle,
    status: str,
    walk: Walked,
    change: int | None,
    chance: float | None,
    language: str,
) -> bodies.PuzzleAnswer:
    is_going_on = status == RIGHT
    return bodies.PuzzleAnswer(
        status=cast("bodies.PuzzleStatus", status),
        steps=walk.steps,
        played=walk.played if is_going_on else [],
        question=walk.question if is_going_on else "",
        moves=walk.moves if is_going_on else [],
        chance=chance,
        best=puzzle.worth[0] if puzzle.kind == BEST and puzzle.worth is not None else None,
        change=change,
        you=await told_solver(context, user, puzzle.game.slug),
    )
