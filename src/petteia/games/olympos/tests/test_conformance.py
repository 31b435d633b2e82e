"""Olympos fulfils the contract."""

import pytest

from petteia.core.conformance import CHECKS, uncited
from petteia.games.olympos import GAME


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check):
    check(GAME)


def test_every_rule_is_shown_by_a_test():
    assert uncited(GAME) == []
