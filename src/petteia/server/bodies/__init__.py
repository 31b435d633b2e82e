"""The bodies of the HTTP routes, a file for each group of them; docs/protocol.md and the page at /schema tell them."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """Why a request was refused; nothing changed."""

    code: str
    sentence: str
    rule: str = ""
