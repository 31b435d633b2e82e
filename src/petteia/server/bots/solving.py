"""Tries at puzzles, judged in the processes for study: proofs and searches would keep a socket waiting."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.core.registry import game as find_game
from petteia.server.bots.studying import Found


def judge(slug: str, name: str, moves: Sequence[str]) -> Found:
    """Return what comes of a try at the puzzle *name*."""
    from petteia.analysis.puzzles import attempt, puzzle  # noqa: PLC0415 - the server itself does not search

    return attempt(puzzle(find_game(slug), name), moves).to_json()
