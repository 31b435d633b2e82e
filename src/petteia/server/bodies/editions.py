"""The bodies of the routes for editions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from petteia.server.protocol import EditionInfo


class NewEdition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An edition as it is written: its name, where its values come from, and its parts, as docs/editions.md tells."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    origin: Annotated[str, Meta(max_length=200)] = ""
    parts: dict[str, Any]


class Mistake(msgspec.Struct, kw_only=True):
    """What is wrong with the value at `path`, in words."""

    path: list[str]
    sentence: str


class EditionShown(msgspec.Struct, kw_only=True):
    """An edition: its parts, the paths of its values by where they come from (`printed`, `rebuilt`, `ruling`, `mine`),
    and what is wrong with it."""

    info: EditionInfo
    parts: dict[str, Any]
    origins: dict[str, list[list[str]]]
    mistakes: list[Mistake]


class Difference(msgspec.Struct, kw_only=True):
    """A value that two editions have otherwise; null where one has none."""

    path: list[str]
    before: Any
    after: Any
