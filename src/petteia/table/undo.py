"""How far undo is free: until chance decided, a secret came out, or another seat acted."""

from __future__ import annotations

from collections.abc import Collection

from librt.random import Random

from petteia.core.event import Fact, fact
from petteia.core.game import CHANCE, State
from petteia.core.record import Record

SAMPLES = 6


def last_own(record: Record, first: int, seats: Collection[int]) -> int | None:
    """Return the place in *record* of the last move that one of *seats* made, None if there is none from *first* on."""
    places = range(len(record.moves) - 1, first - 1, -1)
    return next((place for place in places if record.moves[place][0] in seats), None)


def obstacle(record: Record, first: int, before: State | None, seat: int) -> Fact | None:
    """Return why *seat* may not freely take back the last move of *record*, None if it may.

    *first* is the number of moves that were there before the table, *before* the state before the last move.
    """
    if before is None or last_own(record, first, (seat,)) is None:
        return fact("undo-nothing")
    mover, move = record.moves[-1]
    if mover == CHANCE:
        return fact("undo-chance")
    if mover != seat:
        return fact("undo-another-acted")
    if reveals(before, move.text, seat, record.state):
        return fact("undo-secret")
    return None


def reveals(before: State, move: str, seat: int, after: State) -> bool:
    """Say whether *seat* could not foresee what *move* would show it.

    In every state that looked the same to the seat, the move must lead to what it now sees; some such states are tried.
    """
    if not before.game.has_secrets:
        return False
    rng = Random(1)
    for _ in range(SAMPLES):
        try:
            imagined = before.redealt(seat, rng)
            imagined.play(move)
        except Exception:  # the move was not sure to be legal, or the game cannot imagine: then let all be asked
            return True
        if not imagined.looks_like(after, seat):
            return True
    return False
