"""Routes for setting up a position: the game says whether there can be such a one, and nothing is kept or judged."""

from __future__ import annotations

from typing import cast

from litestar import Controller, post
from litestar.status_codes import HTTP_200_OK

from petteia.core.chance import new_seed
from petteia.core.game import CHANCE, Game, State
from petteia.core.notation import changed, values_in
from petteia.core.registry import game as find_game
from petteia.core.text import DEFAULT, message
from petteia.core.view import AnyView
from petteia.server.bodies import analysis as bodies
from petteia.server.routes.context import context_of
from petteia.server.routes.limits import EDITS
from petteia.server.routes.tables import Asked, LanguageQuery
from petteia.server.words import said


class Positions(Controller):
    """Positions somebody sets up."""

    path = "/api/positions"
    tags = ("analysis",)

    @post("/", status_code=HTTP_200_OK, summary="Look at a position that is being set up")
    async def set_up(self, request: Asked, data: bodies.NewSetUp, language: LanguageQuery = DEFAULT) -> bodies.SetUp:
        """Return the position as whoever decides sees it, or say what is impossible about it."""
        context = context_of(request)
        asker = await context.visitor(request, EDITS) or context.address(request)
        return await context.desk.do(asker, told_set_up, data, language)


def told_set_up(data: bodies.NewSetUp, language: str) -> bodies.SetUp:
    game = find_game(data.game)
    wished = changed(data.position, data.words, data.without)
    state = game.position(wished) if wished else begin(game, data)
    actor = state.to_act
    looking = None if actor == CHANCE else actor
    names = [message(game, "player", language, number=seat + 1) for seat in range(state.seats)]
    return bodies.SetUp(
        game=game.slug,
        seats=int(state.seats),
        position=state.text,
        words=values_in(state.text),
        to_act=actor,
        question="" if looking is None else said(game, state.question(), language, names),
        view=cast("AnyView", state.view(looking)),
    )


def begin(game: Game, data: bodies.NewSetUp) -> State:
    """Return the beginning of a game; options are looked at first: one could be called as what else `new` is given."""
    return game.new(data.seats, new_seed(), **game.complete(data.options))
