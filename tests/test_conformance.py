"""Every game fulfils the contract, and a test shows every one of its rules."""

from collections.abc import Callable

import pytest

import petteia
from petteia import _source
from petteia.core import conformance
from petteia.core.conformance import CHECKS, uncited

EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


@EVERY_GAME
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms(slug: str, check: Callable[[petteia.Game], None], monkeypatch: pytest.MonkeyPatch) -> None:
    if _source.is_source_only():  # a game of each size shows that the source does the same
        monkeypatch.setattr(conformance, "SEEDS", range(1))
    check(petteia.game(slug))


@EVERY_GAME
def test_every_rule_has_a_test(slug: str) -> None:
    assert uncited(petteia.game(slug)) == []
