"""Faults as a habit: people play while servers, bots and connections are killed and strangers attack.

`petteia soak` does the same for ten minutes, or as long as one likes.
"""

import asyncio

import pytest

from petteia.server.bench.soak import soak

SECONDS, TABLES = 15, 6


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_doubled_or_told_whatever_fails(kind, request):
    database = request.getfixturevalue("postgres").url if kind == "postgresql" else None
    books = asyncio.run(soak(SECONDS, database, TABLES))

    assert books.problems == []
    assert books.acknowledged.total() > TABLES
    assert books.faults.total() > 0
    assert books.attacks.total() > 0
