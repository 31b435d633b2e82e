"""Tries at puzzles, judged in the bots' processes: proofs and searches would keep a socket waiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from petteia.core.registry import game as find_game

if TYPE_CHECKING:
    from petteia.analysis.puzzles import Attempt


def judge(slug: str, name: str, moves: Sequence[str]) -> Attempt:
    """Return what comes of a try at the puzzle *name*."""
    from petteia.analysis.puzzles import attempt, puzzle  # noqa: PLC0415 - the server itself does not search

    return attempt(puzzle(find_game(slug), name), moves)
