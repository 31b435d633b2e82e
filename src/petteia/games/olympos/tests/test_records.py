"""Finished games: they replay, and together they hold every discovery, wonder, god and kind of card."""

from pathlib import Path

import pytest

from petteia.core.record import Record
from petteia.games.olympos import GAME
from petteia.games.olympos.board import CARD_NAMES, GOD_NAMES, TILE_NAMES, WONDER_NAMES

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_its_end(file):
    record = Record.load(file)

    assert record.replay().to_act is None
    assert record.verify()


def test_the_records_hold_everything_at_every_number_of_seats():
    records = [Record.load(file) for file in FILES]
    texts = {move.text for record in records for _, move in record.moves}

    assert {record.seats for record in records} == set(GAME.seats)
    assert {f"discover {name}" for name in TILE_NAMES} <= texts
    assert {f"build {name}" for name in WONDER_NAMES} <= texts
    assert {f"reveal {name}" for name in GOD_NAMES} <= texts
    assert {f"draw {name}" for name in CARD_NAMES} <= texts
