"""Hints and warnings, thought of in the processes for study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from petteia.server.bots.studying import Found
from petteia.table.setup import with_edition

if TYPE_CHECKING:
    from petteia.core.game import Game


def played_game(slug: str, edition: str) -> Game | None:
    return with_edition(slug, edition) if edition else None


def hint(slug: str, edition: str, view: Mapping[str, object], language: str, names: Sequence[str]) -> Found:
    """Think of a hint."""
    from petteia.analysis import hints  # noqa: PLC0415 - the server itself does not search

    return dict(hints.hint(view, language, names, game=played_game(slug, edition)).to_json())


def warning(
    slug: str, edition: str, view: Mapping[str, object], language: str, names: Sequence[str], move: str
) -> Found | None:
    """Look whether *move* loses much; None if it does not."""
    from petteia.analysis import hints  # noqa: PLC0415

    found = hints.warning(view, move, language, names, game=played_game(slug, edition))
    return None if found is None else dict(found.to_json())
