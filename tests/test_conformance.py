"""Every game fulfils the contract, and a test shows every one of its rules."""

from collections.abc import Callable

import pytest

import petteia
from petteia.core.conformance import CHECKS, uncited

EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


@EVERY_GAME
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms(slug: str, check: Callable[[petteia.Game], None]) -> None:
    check(petteia.game(slug))


@EVERY_GAME
def test_every_rule_has_a_test(slug: str) -> None:
    assert uncited(petteia.game(slug)) == []
