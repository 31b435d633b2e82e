"""Seeded chance that anybody can check: the n-th draw is a hash of the seed and n.

Whoever publishes ``commitment(seed)`` before a game and the seed after it has proved that no draw was chosen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def new_seed() -> str:
    """Return a seed nobody can guess."""
    import secrets  # noqa: PLC0415 - slow to import, and research draws its seeds elsewhere

    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Return the hash that binds to *seed* without telling it."""
    return hashlib.sha256(f"petteia seed {seed}".encode()).hexdigest()


def draw(seed: str, number: int, weights: Sequence[int]) -> int:
    """Return the place of the outcome that draw *number* of a game with *seed* takes among *weights*.

    A 256-bit hash modulo a small total: its bias is far below anything a game could show.
    """
    total = sum(weights)
    if total <= 0:
        raise ValueError("a draw needs outcomes with a positive weight")
    left = int.from_bytes(hashlib.sha256(f"petteia draw {number} of {seed}".encode()).digest(), "big") % total
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("unreachable: the weights add up to their total")
