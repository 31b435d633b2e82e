"""In a notebook a state draws itself and a record has a slider, without a server."""

import json
import re
import xml.etree.ElementTree as ET

import pytest
from librt.random import Random

import petteia
from petteia.core import notebook

EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


def record_of(slug: str, plies: int = 25) -> petteia.Record:
    record = petteia.Record(petteia.game(slug), seed=3, players=["Anna", "<Boris>"])
    record.begin()
    for ply in range(plies):
        record.play(record.state.indices()[ply % len(record.state.indices())])
    return record


@EVERY_GAME
@pytest.mark.parametrize("which", [0, -1], ids=["fewest", "most"])
def test_a_state_is_drawn_with_every_number_of_seats(slug: str, which: int) -> None:
    game = petteia.game(slug)
    empty, begun = game.new(game.seats[which]), game.new(game.seats[which], seed=1)

    assert ET.fromstring(empty._repr_svg_() or "").tag.endswith("svg")
    assert ET.fromstring(begun._repr_svg_() or "").tag.endswith("svg")
    assert empty._repr_svg_() != begun._repr_svg_()


@EVERY_GAME
def test_a_drawing_shows_what_a_spectator_sees_and_no_more(slug: str) -> None:
    state = record_of(slug).state

    assert state._repr_svg_() == state.redealt(-1, Random(9))._repr_svg_()


@EVERY_GAME
def test_a_record_has_a_slider_with_a_caption_for_every_move(slug: str) -> None:
    record = record_of(slug)
    page = record._repr_html_() or ""
    captions = json.loads(re.search(r"<script.*?>(.*?)</script>", page)[1])

    assert len(captions) == len(record.moves) + 1
    assert f'max="{len(record.moves)}"' in page
    assert {board for board, _ in captions} == {int(number) for number in re.findall(r'data-board="(\d+)"', page)}
    assert captions[-1][1].endswith(record.moves[-1][1].text)
    assert page.count('style="display:none"') == captions[-1][0]
    assert "<Boris>" not in page.partition("<script")[0]


def test_a_game_without_a_drawing_is_shown_by_its_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook, "part_of", lambda *_: None)

    assert petteia.game("gods").new(seed=1)._repr_svg_() is None
    assert record_of("gods")._repr_html_() is None
