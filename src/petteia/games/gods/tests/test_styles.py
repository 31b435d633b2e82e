"""The characters of bots at Gods of Olympus: whom they look at."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from petteia import CHANCE
from petteia.games.gods.insight.features import GOD_RING_CARDS, RING_CARDS_ABOVE
from petteia.games.gods.insight.styles import STYLES
from petteia.games.gods.tests.positions import GAME
from petteia.games.gods.tests.walks import KINDS_OF_GAME, walk
from petteia.players.judge import MOST_FEATURES


@pytest.mark.parametrize(("seats", "rings", "box"), KINDS_OF_GAME)
def test_a_style_has_an_opinion_of_every_god_whoever_can_play_it(seats, rings, box):
    into = vec[i16]([i16(0)] * MOST_FEATURES)
    amounts = vec[float]([0.0] * MOST_FEATURES)
    judged = set()
    for state in walk(seats, rings, box, seed=1):
        if state.to_act not in (CHANCE, None):
            count = GAME.insight.features(state, state.to_act, into, amounts)
            judged |= {int(feature) for feature in list(into)[:count] if RING_CARDS_ABOVE <= feature < GOD_RING_CARDS}

    assert len(judged) > 20
    assert all(judged <= set(style) for style in STYLES.values())
