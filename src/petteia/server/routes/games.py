"""Routes about games: which there are, and their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from petteia.core.game import Game
from petteia.core.insight import insight_of
from petteia.core.registry import UnknownGame
from petteia.core.registry import game as find_game
from petteia.core.registry import games as all_games
from petteia.core.rulebook import rulebook, written
from petteia.core.text import DEFAULT, folder_for, languages, message
from petteia.players import LEVELS
from petteia.server.bodies import games as bodies

Slug = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Tongue = Annotated[str, Parameter(pattern=r"^[a-z]{2}$")]


class Games(Controller):
    """Kinds of games."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games")
    async def every(self) -> list[bodies.GameInfo]:
        """List the games this server plays."""
        return [described(slug) for slug in all_games()]

    @get("/{slug:str}/rules", summary="The numbered rules of a game")
    async def rules(
        self,
        slug: Slug,
        language: Tongue = DEFAULT,
    ) -> bodies.Rules:
        """Return the rules in *language*, in English where there is no translation."""
        try:
            found = rules_of(slug, language)
        except UnknownGame as error:
            raise NotFoundException(str(error)) from error
        if found is None:
            raise NotFoundException("This game has no written rules.")
        return found

    @get("/{slug:str}/words", summary="The words of a game")
    async def words(self, slug: Slug, language: Tongue = DEFAULT) -> bodies.Words:
        """Return what the game says in *language*, in English where there is no translation."""
        try:
            return words_of(slug, language)
        except UnknownGame as error:
            raise NotFoundException(str(error)) from error


@cache
def described(slug: str) -> bodies.GameInfo:
    game = find_game(slug)
    return bodies.GameInfo(
        slug=slug,
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        options=[
            bodies.OptionInfo(name=option.name, values=list(option.values), summary=option.summary)
            for option in game.options
        ],
        languages=languages(game),
        levels=sorted(LEVELS),
        cards={language: card(game, language) for language in languages(game)},
        has_editions=game.edition is not None,
        styles=list(insight_of(game).styles),
    )


def card(game: Game, language: str) -> bodies.Card:
    """Return what *game* says of itself in *language*."""
    told = {name: message(game, f"game-{name}", language) for name in ("name", "summary", "credit")}
    known = {name: "" if text == f"game-{name}" else text for name, text in told.items()}
    return bodies.Card(name=known["name"] or game.name, summary=known["summary"], credit=known["credit"])


@cache
def rules_of(slug: str, language: str) -> bodies.Rules | None:
    """Return the rules of a game by chapters, in *language* or English, or None if it has none."""
    game = find_game(slug)
    book = rulebook(game, language)
    if book is None:
        return None
    return bodies.Rules(
        game=slug,
        language=book.language,
        text=written(game, book.language) or "",
        chapters=[
            bodies.Chapter(
                heading=chapter.heading,
                text=chapter.text,
                rules=[bodies.Rule(number=number, text=text) for number, text in chapter.rules.items()],
            )
            for chapter in book.chapters
        ],
    )


@cache
def words_of(slug: str, language: str) -> bodies.Words:
    """Return the sentences of a game in *language* or English; empty if it has none."""
    folder = folder_for(find_game(slug))
    tongue = language if (folder / f"{language}.ftl").is_file() else DEFAULT
    file = folder / f"{tongue}.ftl"
    return bodies.Words(game=slug, language=tongue, text=file.read_text("utf-8") if file.is_file() else "")
