"""Routes for whoever runs the server: health and figures."""

from __future__ import annotations

import ipaddress
import logging

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import generate_latest
from sqlalchemy import text

import petteia
from petteia import _source
from petteia.server import bodies
from petteia.server.metrics import REGISTRY
from petteia.server.routes.context import context_of
from petteia.store import StorageError

LOG = logging.getLogger("petteia")


@get("/health", tags=["operating"], summary="Can the server work?")
async def health(request: Request[None, None, State]) -> Response[bodies.Health]:
    """Answer 200 if the database answers, else 503."""
    database, status = "ok", HTTP_200_OK
    try:
        async with context_of(request).database.working() as connection:
            await connection.execute(text("SELECT 1"))
    except StorageError as error:
        LOG.error("%s", error)
        database, status = "failing", HTTP_503_SERVICE_UNAVAILABLE
    told = bodies.Health(
        status="ok" if status == HTTP_200_OK else "failing",
        version=petteia.__version__,
        build=_source.build(),
        database=database,
    )
    return Response(told, status_code=status)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[None, None, State]) -> bytes:
    """Return the figures, to this machine and the networks next to it only."""
    host = request.client.host if request.client else ""
    try:
        is_near = ipaddress.ip_address(host).is_private
    except ValueError:
        is_near = False
    if not is_near or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        raise HTTPException("The figures are for the operator.", status_code=403)
    return generate_latest(REGISTRY)
