"""Routes for editions: look at one, check it, save it, give it away, compare it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from sqlalchemy import RowMapping

from petteia.core import edition as editions
from petteia.core.edition import LARGEST, OWN, Edition, EditionError
from petteia.core.game import Game
from petteia.core.record import edition_in
from petteia.core.registry import UnknownGame, games
from petteia.core.registry import game as find_game
from petteia.core.text import DEFAULT, sentence
from petteia.server import protocol
from petteia.server.bodies import editions as bodies
from petteia.server.now import now
from petteia.server.routes.context import Context, context_of
from petteia.server.routes.games import Slug, Tongue
from petteia.server.routes.limits import EDITS, HEAVY
from petteia.server.update import told_edition
from petteia.store import editions as store

Asked = Request[None, None, State]
Fingerprint = Annotated[str, Parameter(pattern=r"^[0-9A-Za-z]{1,64}$")]
OURS = "own"  # instead of a fingerprint: the edition we made
MOST_KEPT = 60  # by one user
PACKED = b"PK"  # how a zip begins


class Editions(Controller):
    """Complete sets of a game's data."""

    path = "/api/editions"
    tags = ("editions",)

    @get("/{slug:str}", summary="The editions of a game: ours, and those I keep")
    async def every(self, request: Asked, slug: Slug) -> list[protocol.EditionInfo]:
        """List our edition of a game and those the user has saved."""
        context = context_of(request)
        user = await context.visitor(request)
        game = playable(slug)
        kept = await store.of_user(context.database, user, slug) if user else []
        return [info_of(game), *(kept_info(row) for row in kept)]

    @get("/{slug:str}/{fingerprint:str}", summary="An edition, whole")
    async def show(
        self, request: Asked, slug: Slug, fingerprint: Fingerprint, language: Tongue = DEFAULT
    ) -> bodies.EditionShown:
        """Return an edition with where each of its values comes from; whoever has the link may look."""
        context = context_of(request)
        user = await context.visitor(request)
        game = playable(slug)
        edition, row = await found(context, game, fingerprint, user)
        shown = await context.desk.do(user or context.address(request), looked_at, game, edition, language)
        if row is not None and row["user_id"] == user:
            shown.info.mine, shown.info.saved_at = True, row["saved_at"]
        return shown

    @post("/{slug:str}/check", status_code=HTTP_200_OK, request_max_body_size=LARGEST, summary="What is wrong with it?")
    async def check(
        self, request: Asked, slug: Slug, data: bodies.NewEdition, language: Tongue = DEFAULT
    ) -> bodies.EditionShown:
        """Return an edition that is being written as it would be shown, and all that is wrong with it."""
        context = context_of(request)
        who = await context.user(request)
        context.check_rate(EDITS, who.id)
        game = playable(slug)
        return await context.desk.do(who.id, looked_at, game, written(data, slug), language)

    @post("/{slug:str}/upload", status_code=HTTP_200_OK, request_max_body_size=LARGEST, summary="Read a file")
    async def upload(self, request: Asked, slug: Slug, language: Tongue = DEFAULT) -> bodies.EditionShown:
        """Return the edition that the body is, one TOML file or a packed folder of them; nothing is saved."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(HEAVY, who.id)
        game = playable(slug)
        body = await request.body()
        return await context.desk.do(who.id, read, game, body, language)

    @post("/{slug:str}", request_max_body_size=LARGEST, summary="Save an edition")
    async def save(self, request: Asked, slug: Slug, data: bodies.NewEdition) -> protocol.EditionInfo:
        """Keep an edition in which nothing is wrong; its link is made of its fingerprint."""
        context = context_of(request)
        who = await context.changing_user(request)
        context.check_rate(EDITS, who.id)
        game = playable(slug)
        edition = await context.desk.do(who.id, checked, game, written(data, slug))
        context.check_keeps(request, who.id, edition.to_json())
        row: dict[str, object] = {
            "fingerprint": edition.fingerprint,
            "user_id": who.id,
            "game": slug,
            "name": edition.name,
            "origin": edition.origin,
            "body": edition.to_json(),
            "saved_at": now(),
        }
        if not await store.save(context.database, row, MOST_KEPT):
            raise EditionError(f"you keep {MOST_KEPT} editions, and that is the most: remove one first")
        return kept_info(row)

    @delete("/{slug:str}/{fingerprint:str}", status_code=HTTP_204_NO_CONTENT, summary="Keep an edition no longer")
    async def remove(self, request: Asked, slug: Slug, fingerprint: Fingerprint) -> None:
        """Take an edition from the user's list; games played with it go on."""
        context = context_of(request)
        who = await context.changing_user(request)
        playable(slug)
        await store.remove(context.database, fingerprint, who.id)

    @get("/{slug:str}/{fingerprint:str}/file", summary="An edition as a file", media_type="application/toml")
    async def file(
        self, request: Asked, slug: Slug, fingerprint: Fingerprint, form: Literal["toml", "zip"] = "toml"
    ) -> Response[bytes]:
        """Return the edition as one TOML file, or as a packed folder of them."""
        context = context_of(request)
        user = await context.visitor(request, HEAVY)
        edition, _ = await found(context, playable(slug), fingerprint, user)
        is_zip = form == "zip"
        asker = user or context.address(request)
        body = await context.desk.do(asker, file_of, edition, is_zip)
        headers = {"content-disposition": f'attachment; filename="{slug}-{edition.fingerprint}.{form}"'}
        kind = "application/zip" if is_zip else "application/toml; charset=utf-8"
        return Response(body, media_type=kind, headers=headers)

    @get("/{slug:str}/{fingerprint:str}/differences/{other:str}", summary="In what two editions differ")
    async def differences(
        self, request: Asked, slug: Slug, fingerprint: Fingerprint, other: Fingerprint
    ) -> list[bodies.Difference]:
        """Return the values in which `other` differs from the first."""
        context = context_of(request)
        user = await context.visitor(request, HEAVY)
        game = playable(slug)
        (one, _), (two, _) = [await found(context, game, each, user) for each in (fingerprint, other)]
        return [
            bodies.Difference(path=list(map(str, each.path)), before=each.before, after=each.after)
            for each in await context.desk.do(user or context.address(request), editions.differences, one, two)
        ]


def playable(slug: str) -> Game:
    """Return a game that has editions."""
    try:
        game = find_game(slug)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from error
    if game.edition is None:
        raise NotFoundException(f"{game.name} is played with its own data only.")
    return game


async def found(context: Context, game: Game, fingerprint: str, user: str) -> tuple[Edition, RowMapping | None]:
    """Return an edition: ours, or one that somebody saved."""
    assert game.edition is not None
    if fingerprint in (OURS, game.edition.fingerprint):
        return game.edition, None
    row = await store.find(context.database, game.slug, fingerprint, user)
    if row is None:
        raise NotFoundException(f"Nobody here keeps the edition {fingerprint}.")
    return Edition.of_json(row["body"], game.slug), row


async def named_in(context: Context, record: str, user: str) -> Edition | None:
    """Return the edition that the text of a record names, if somebody here keeps it; None is ours, or none."""
    slug, fingerprint = edition_in(record)
    row = await store.find(context.database, slug, fingerprint, user) if slug in games() and fingerprint else None
    return None if row is None else Edition.of_json(row["body"], slug)


def written(data: bodies.NewEdition, slug: str) -> Edition:
    head = {"game": slug, "name": data.name, "origin": data.origin}
    return editions.made_of({**data.parts, editions.PART: head}, slug)


def read(game: Game, body: bytes, language: str) -> bodies.EditionShown:
    reads = editions.unpack if body[:2] == PACKED else editions.parse
    return looked_at(game, reads(body, game.slug), language)


def file_of(edition: Edition, is_zip: bool) -> bytes:
    return edition.to_zip() if is_zip else edition.to_text().encode()


def checked(game: Game, edition: Edition) -> Edition:
    """Return *edition*, its values marked; raise EditionError if it cannot be saved."""
    own = game.edition
    assert own is not None
    editions.refuse(game, edition, game.mistakes(edition))
    if edition.fingerprint == own.fingerprint:
        raise EditionError(f"this is {OWN}'s own edition: nothing is changed")
    if edition.name.casefold() == OWN.casefold():
        raise EditionError(f"{OWN} is our own edition; give yours another name")
    return editions.marked(edition, own)


def looked_at(game: Game, edition: Edition, language: str) -> bodies.EditionShown:
    """Return *edition* with where its values come from and what is wrong with them."""
    own = game.edition
    assert own is not None
    whole = editions.marked(edition, own)
    origins: dict[str, list[list[str]]] = {}
    for path, origin in editions.origins(whole, own).items():
        origins.setdefault(origin, []).append(list(map(str, path)))
    mistakes = [
        bodies.Mistake(path=list(map(str, each.path)), sentence=sentence(game, each.told, language))
        for each in game.mistakes(edition)
    ]
    return bodies.EditionShown(
        info=told_edition(game, whole),
        parts=whole.parts,
        origins=origins,
        mistakes=mistakes,
    )


def info_of(game: Game) -> protocol.EditionInfo:
    assert game.edition is not None
    return told_edition(game, game.edition)


def kept_info(row: RowMapping | dict[str, Any]) -> protocol.EditionInfo:
    """Return an edition as its owner's list tells it."""
    return protocol.EditionInfo(
        game=row["game"],
        fingerprint=row["fingerprint"],
        name=row["name"],
        origin=row["origin"],
        own=False,
        rebuilt=0,
        mine=True,
        saved_at=row["saved_at"],
    )
