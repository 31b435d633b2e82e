"""Routes for whoever runs the server: health and figures."""

from __future__ import annotations

import ipaddress

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import generate_latest

import petteia
from petteia import _source
from petteia.server.bodies import operating as bodies
from petteia.server.live.wellbeing import Findings
from petteia.server.metrics import REGISTRY
from petteia.server.routes.context import context_of


@get("/health", tags=["operating"], summary="Can the server work?")
async def health(request: Request[None, None, State]) -> Response[bodies.Health]:
    """Answer 200 if moves can be kept, else 503; `status` is `ailing` if they can but bots or clocks stand still."""
    found = await context_of(request).house.wellbeing.look()
    is_well = found == Findings()
    told = bodies.Health(
        status="ok" if is_well else "ailing" if found.can_store else "failing",
        version=petteia.__version__,
        build=_source.build(),
        database=found.database,
        disk=found.disk,
        queue=found.queue,
    )
    return Response(told, status_code=HTTP_200_OK if found.can_store else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def figures(request: Request[None, None, State]) -> bytes:
    """Return the figures, to this machine and the networks next to it only."""
    host = request.client.host if request.client else ""
    try:
        is_near = ipaddress.ip_address(host).is_private
    except ValueError:
        is_near = False
    if not is_near or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        raise HTTPException("The figures are for the operator.", status_code=403)
    return generate_latest(REGISTRY)
