"""The application: routes, headers, errors, beginning and end."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import Message, Scope

import petteia
from petteia.core import impossible
from petteia.core.event import fact
from petteia.core.game import PetteiaError, PositionError
from petteia.core.text import DEFAULT
from petteia.server import bodies, logs, metrics
from petteia.server.packing import packing
from petteia.server.routes.accounts import Accounts
from petteia.server.routes.analysis import AnalysisRoutes
from petteia.server.routes.context import Context
from petteia.server.routes.editions import Editions
from petteia.server.routes.games import Games
from petteia.server.routes.gate import gate
from petteia.server.routes.health import figures, health
from petteia.server.routes.identity import Forbidden, is_same_origin
from petteia.server.routes.limits import LARGEST_BODY, PATIENCE
from petteia.server.routes.operating import Operating
from petteia.server.routes.pages import EMBED, PlainSchema, page_routes
from petteia.server.routes.people import Blocks
from petteia.server.routes.positions import Positions
from petteia.server.routes.puzzles import Puzzles
from petteia.server.routes.recovery import Recovery
from petteia.server.routes.socket import socket_route
from petteia.server.routes.tables import Records, Tables
from petteia.server.routes.trees import Trees
from petteia.server.settings import Settings
from petteia.store import StorageError
from petteia.table import Refused
from petteia.table.words import reason_sentence

LONGEST_SENTENCE = 500  # of what is wrong with a request
LOG = logging.getLogger("petteia")
BEGUN = "petteia_begun"
TOO_LONG = re.compile(r"Expected `str` of length <= (\d+).*")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
EMBEDDED = {False: ("", ""), True: ("frame-ancestors 'none'", "frame-ancestors *")}  # what other sites may show

Asked = Request[Any, Any, State]


def problem(status: int, code: str, sentence: str, rule: str = "") -> Response[bodies.Problem]:
    return Response(bodies.Problem(code=code, sentence=sentence, rule=rule), status_code=status)


STATUS_OF = {"no-such-table": HTTP_404_NOT_FOUND, "too-fast": HTTP_429_TOO_MANY_REQUESTS}  # of refusals


def language_of(request: Asked) -> str:
    """Return the language somebody wants to be told in: as the address says, else as the browser does."""
    language = str(request.query_params.get("language") or request.headers.get("accept-language", DEFAULT)[:2].lower())
    return language if re.fullmatch("[a-z]{2}", language) else DEFAULT


def on_refusal(request: Asked, error: Refused) -> Response[bodies.Problem]:
    sentence = reason_sentence(None, error.reason, language_of(request))
    status = STATUS_OF.get(error.reason.name, HTTP_409_CONFLICT)
    return problem(status, error.reason.name, sentence, error.rule)


def on_storage_error(_: Asked, error: StorageError) -> Response[bodies.Problem]:
    LOG.error("%s", error)
    sentence = "The database does not answer; nothing was changed. Please try again in a moment."
    return problem(HTTP_503_SERVICE_UNAVAILABLE, "storage-failed", sentence)


def on_mistake(request: Asked, error: PetteiaError) -> Response[bodies.Problem]:
    told = impossible.told(error, language_of(request)) if isinstance(error, PositionError) else str(error)
    rule = impossible.rule_of(error) if isinstance(error, PositionError) else ""
    return problem(HTTP_400_BAD_REQUEST, "not-understood", told[:500], rule)


def on_nesting(_: Asked, __: RecursionError) -> Response[bodies.Problem]:
    return problem(HTTP_400_BAD_REQUEST, "not-understood", "This is nested too deeply.")


def on_broken_text(_: Asked, __: UnicodeDecodeError) -> Response[bodies.Problem]:
    return problem(HTTP_400_BAD_REQUEST, "not-understood", "This is not UTF-8.")


def on_http_error(request: Asked, error: HTTPException) -> Response[bodies.Problem]:
    sentence = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [each for each in error.extra if "message" in each]
        told = (f"{each.get('key', 'body')}: {each['message']}" for each in wrong)
        sentence = "; ".join(told)[:LONGEST_SENTENCE] or sentence
        if wrong and (long := TOO_LONG.fullmatch(wrong[0]["message"])):  # as a person may write, past a field's limit
            sentence = reason_sentence(None, fact("too-long", most=int(long[1])), language_of(request))
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        sentence = "This is larger than anything that is taken here."
    code = type(error).__name__.removesuffix("Exception").lower() or "refused"
    return Response(bodies.Problem(code=code, sentence=sentence), status_code=error.status_code, headers=error.headers)


def on_surprise(request: Asked, error: Exception) -> Response[bodies.Problem]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(HTTP_500_INTERNAL_SERVER_ERROR, "internal", "Something went wrong here; it was logged.")


async def begin(request: Asked) -> None:
    """Give a request its number; refuse changes a page of another site asks for in somebody's name, cookie or not."""
    logs.REQUEST.set(secrets.token_hex(4))
    request.scope["state"][BEGUN] = time.perf_counter()
    is_program = "authorization" in request.headers
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_program and not is_same_origin(request):
        raise Forbidden("This request comes from another site.")


async def end(request: Asked) -> None:
    """Note how long an answer took, by its route."""
    if (begun := request.scope["state"].get(BEGUN)) is not None:
        route = str(request.scope.get("path_template", ""))
        metrics.ANSWERS.labels(request.method, route).observe(time.perf_counter() - begun)


def make_app(settings: Settings) -> Litestar:
    """Return the application; it opens the database when it starts."""
    context = Context(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state["context"] = context
        await context.open()
        try:
            yield
        finally:
            await context.close()

    headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if settings.secure_cookies else {})
    encoded = {
        is_embedded: [(name.encode(), value.replace(*framing).encode()) for name, value in headers.items()]
        for is_embedded, framing in EMBEDDED.items()
    }

    async def guard(message: Message, scope: Scope) -> None:
        """Give every answer the headers, errors and pages that are not there included."""
        if message["type"] == "http.response.start":
            if message["status"] == HTTP_429_TOO_MANY_REQUESTS:
                await asyncio.sleep(PATIENCE)
            number = [(b"x-request-id", logs.REQUEST.get().encode())] if logs.REQUEST.get() else []
            guarding = encoded[str(scope.get("path", "")).startswith(EMBED)]
            message["headers"] = [*message["headers"], *guarding, *number]

    return Litestar(
        route_handlers=[
            Accounts,
            Recovery,
            Blocks,
            Tables,
            Records,
            AnalysisRoutes,
            Puzzles,
            Positions,
            Trees,
            Games,
            Editions,
            Operating,
            health,
            figures,
            socket_route,
            *page_routes(settings.web),
        ],
        lifespan=[lifespan],
        before_request=begin,
        after_response=end,
        before_send=[guard],
        request_max_body_size=LARGEST_BODY,
        middleware=[packing, gate],
        exception_handlers={
            Refused: on_refusal,
            StorageError: on_storage_error,
            PetteiaError: on_mistake,
            RecursionError: on_nesting,
            UnicodeDecodeError: on_broken_text,
            HTTPException: on_http_error,
            Exception: on_surprise,
        },
        openapi_config=OpenAPIConfig(
            title="Petteia",
            version=petteia.__version__,
            description="The table server. The socket at /api/socket is described in docs/protocol.md.",
            path="/schema",
            render_plugins=[PlainSchema(), JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
