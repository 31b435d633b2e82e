"""Pages: the built client if it is there, else a plain one; and the description of the routes, without scripts."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

import petteia
from petteia.core.registry import games as all_games
from petteia.server import pictures
from petteia.server.packing import LEAST, can_unpack
from petteia.server.routes.context import context_of
from petteia.server.routes.games import described
from petteia.server.routes.limits import REQUESTS
from petteia.server.settings import SettingError
from petteia.store import StorageError
from petteia.table import Refused

Asked = Request[Any, Any, State]

PACKAGE = Path(petteia.__file__).parent
PLACES = (PACKAGE / "server" / "static", PACKAGE.parent.parent / "web" / "dist")
INDEX = "index.html"
ASSETS = "assets/"  # their names change with what is in them
FOR_EVER = "max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, and ask whether it is still the same
LONGEST_PLY = 7  # digits
EMBED = "/embed/"  # a replay that pages of other sites may show in a frame
PAGES = ("/play", "/analysis", "/puzzles", "/device")
CLIENT_PATHS = ("/", *PAGES, *(f"{page}/{{rest:path}}" for page in PAGES))
SHARED_PATHS = ("/table/{number:str}", "/replay/{number:str}", EMBED + "{number:str}")
HEAD_END = b"</head>"

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
body {{ font: 1.05rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem;
 background: #f7f3ea; color: #1d1a18 }} h1, h2 {{ font-family: Georgia, serif }} a {{ color: #b5532d }}
code {{ background: #f3e6cf; padding: .1em .3em }} @media (prefers-color-scheme: dark) {{
body {{ background: #1d1a18; color: #f3e6cf }} code {{ background: #3a332c }} }}
</style></head><body>{body}</body></html>
"""


@dataclass(frozen=True)
class Page:
    """What a browser asks for and keeps: as it is and, if that is worth it, packed; its tag tells if it changed."""

    body: bytes
    media_type: str = MediaType.HTML
    cache: str = ASK_AGAIN
    small: bytes = b""
    tag: str = ""

    def answer(self, request: Asked) -> Response[bytes]:
        """Return it, packed for whoever can unpack it; nothing to whoever has it already."""
        tag = self.tag or tag_of(self.body)
        headers = {"cache-control": self.cache, "etag": tag} | ({"vary": "Accept-Encoding"} if self.small else {})
        if is_named(tag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        if not self.small or not can_unpack(request.headers):
            return Response(self.body, media_type=self.media_type, headers=headers)
        return Response(self.small, media_type=self.media_type, headers=headers | {"content-encoding": "gzip"})


def tag_of(body: bytes) -> str:
    """Return the name of what is in *body*: a weak one, the same for both ways of sending it."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'


def is_named(tag: str, told: str) -> bool:
    """Say whether *tag* is among those that a browser told us it has."""
    names = {each.strip().removeprefix("W/") for each in told.split(",")}
    return "*" in names or tag.removeprefix("W/") in names


def kept(name: str, body: bytes) -> Page:
    """Return a file of the client, packed once for everybody."""
    cache = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
    small = gzip.compress(body) if len(body) >= LEAST else b""
    return Page(body, media_type(name), cache, small, tag_of(body))


def client_folder(chosen: Path | None) -> Path | None:
    """Return the folder of the built client, if there is one."""
    if chosen is not None and not (chosen / INDEX).is_file():
        raise SettingError(f"PETTEIA_WEB: there is no built client in {chosen}")
    places = (chosen,) if chosen is not None else PLACES
    return next((place for place in places if (place / INDEX).is_file()), None)


def page_routes(chosen: Path | None) -> list[HTTPRouteHandler]:
    """Return the routes for people's browsers."""
    folder = client_folder(chosen)
    if folder is None:
        return [plain_home]
    files = {str(file.relative_to(folder)): file for file in folder.rglob("*") if file.is_file()}
    pages = {name: kept(name, file.read_bytes()) for name, file in files.items() if name != INDEX}
    folders = tuple(f"{part.name}/" for part in folder.iterdir() if part.is_dir())
    index = kept(INDEX, with_games(files[INDEX].read_bytes()))

    @get(list(CLIENT_PATHS), include_in_schema=False, media_type=MediaType.HTML, name="client")
    async def client(request: Asked) -> Response[bytes]:
        """Return the client, which finds its own way from the address."""
        return index.answer(request)

    @get(list(SHARED_PATHS), include_in_schema=False, media_type=MediaType.HTML, name="client-shared")
    async def shared(request: Asked, number: str) -> Response[bytes]:
        """Return the client for a table or a replay, with what is shown of its link before anybody opens it."""
        told = await preview(request, number)
        return Page(index.body.replace(HEAD_END, told.encode() + HEAD_END, 1)).answer(request)

    @get("/{rest:path}", include_in_schema=False, name="client-files")
    async def client_file(request: Asked, rest: Path) -> Response[bytes]:
        """Return a file of the client, such as its icon; else the client, which says what is missing."""
        name = str(rest).removeprefix("/")
        if (page := pages.get(name)) is not None:
            return page.answer(request)
        if "." in name or name.startswith(folders):
            raise NotFoundException("There is no such file.")
        return Response(index.body, media_type=MediaType.HTML, status_code=HTTP_404_NOT_FOUND)

    return [client, shared, client_file]


def with_games(page: bytes) -> bytes:
    """Return the client's page with the games in it, so that a slow phone need not ask for them before it shows any."""
    games = msgspec.json.encode([described(slug) for slug in all_games()]).replace(b"<", b"\\u003c")
    return page.replace(HEAD_END, b'<script type="application/json" id="games">' + games + b"</script>" + HEAD_END, 1)


async def preview(request: Asked, number: str) -> str:
    """Return the Open Graph tags of a link to a table: its picture, who plays, how it stands; none if it is gone."""
    context = context_of(request)
    if not context.limits.allows(REQUESTS, context.address(request)):
        return ""
    try:
        live = await context.hall.find(number)
    except (Refused, StorageError):
        return ""
    asked = request.query_params.get("ply", "")
    ply = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < LONGEST_PLY else None
    table, language = live.table, live.info.language
    query = f"language={language}" + ("" if ply is None else f"&ply={ply}")
    site = f"{'https' if context.settings.secure_cookies else 'http'}://{request.headers.get('host', 'localhost')}"
    names = ", ".join(filter(None, table.names_in(language)))
    title = f"{pictures.title_of(table.game, language)} · {names}" if names else pictures.title_of(table.game, language)
    tags = {
        "og:type": "website",
        "og:site_name": "Petteia",
        "og:title": title,
        "og:description": pictures.caption(table, ply, language),
        "og:url": f"{site}{request.url.path}" + ("" if ply is None else f"?ply={ply}"),
        "og:image": f"{site}/api/tables/{number}/picture.png?{query}",
        "og:image:width": str(pictures.WIDE),
        "og:image:height": str(pictures.HIGH),
        "og:locale": language,
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())


def media_type(name: str) -> str:
    kinds = {".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".js": "text/javascript"}
    kinds |= {".css": "text/css", ".html": "text/html", ".woff2": "font/woff2", ".map": "application/json"}
    kinds |= {".webmanifest": "application/manifest+json", ".txt": "text/plain", ".json": "application/json"}
    return kinds.get(Path(name).suffix, "application/octet-stream")


@get(["/", "/table/{number:str}", "/replay/{number:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def plain_home() -> str:
    """Return a plain page where no client was built."""
    games = "".join(f"<li>{escape(described(slug).name)}</li>" for slug in all_games())
    body = (
        f"<h1>Petteia</h1><p>The server runs and plays:</p><ul>{games}</ul><p>The browser client is not built here. "
        'Programs can play: the <a href="/schema">routes</a>, and docs/protocol.md.</p>'
    )
    return PAGE.format(title="Petteia", body=body)


class PlainSchema(OpenAPIRenderPlugin):
    """Shows the OpenAPI description as a page that needs nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        body = ["<h1>Petteia: routes</h1>", '<p><a href="/schema/openapi.json">openapi.json</a></p>']
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, told in operations.items():
                if not isinstance(told, dict):
                    continue
                body.append(f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>")
                body.append(f"<p><b>{escape(str(told.get('summary', '')))}</b><br>")
                body.append(f"{escape(str(told.get('description', '')))}</p>")
        return PAGE.format(title="Petteia: routes", body="".join(body)).encode()
