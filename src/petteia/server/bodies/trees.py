"""The bodies of the routes for trees of tries."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from petteia.server.protocol import MoveText


class TreeNode(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move somebody tried: after the node `parent`, or, without one, after `ply` moves of the game."""

    parent: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000)] = 0
    move: MoveText
    name: Annotated[str, Meta(max_length=60)] = ""
    comment: Annotated[str, Meta(max_length=400)] = ""


class NewTree(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A tree of tries; a node stands after its parent."""

    name: Annotated[str, Meta(max_length=60)] = ""
    nodes: Annotated[list[TreeNode], Meta(max_length=300)]


class TreeNodeShown(msgspec.Struct, kw_only=True):
    """A move somebody tried, and who makes it, in words."""

    parent: int | None
    ply: int
    move: str
    name: str
    comment: str
    seat: int
    words: str


class Tree(msgspec.Struct, kw_only=True):
    """A tree of tries; whoever has its `id` may look at it, and keep one of their own."""

    id: str
    study: str
    mine: bool
    name: str
    nodes: list[TreeNodeShown]
