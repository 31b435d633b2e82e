"""The games and counts kept as text: perft figures, and finished games in which everything happens."""

import pytest

from petteia.core.corpus import files, read_perft
from petteia.core.record import Record
from petteia.core.walk import perft
from petteia.games.olympos import GAME
from petteia.games.olympos.tests.corpus import FOLDER, WANTED

COUNTS = [
    (path.stem, text, depth, count) for path in files(FOLDER, "perft") for _, text, depth, count in read_perft(path)
]


@pytest.mark.parametrize(("name", "text", "depth", "count"), COUNTS)
def test_so_many_sequences_of_decisions_begin_here(name, text, depth, count):
    assert perft(GAME.position(text), depth) == count


@pytest.mark.parametrize("file", files(FOLDER, "records"), ids=lambda file: file.stem)
def test_a_finished_game_replays_to_its_end(file):
    record = Record.load(file)

    assert record.replay().to_act is None
    assert record.verify()


def test_the_records_hold_everything_at_every_number_of_seats():
    records = [Record.load(file) for file in files(FOLDER, "records")]
    texts = {move.text for record in records for _, move in record.moves}

    assert {record.seats for record in records} == set(GAME.seats)
    assert texts >= WANTED
