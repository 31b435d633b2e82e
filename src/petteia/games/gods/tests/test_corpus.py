"""Figures, playthroughs and finished games kept as text; `corpus.py` says how they are made again."""

import pytest

import petteia
from petteia.core.corpus import files, read_perft
from petteia.core.event import Event
from petteia.core.text import languages
from petteia.core.walk import perft
from petteia.games.gods.rules import events
from petteia.games.gods.tests.corpus import FOLDER, PLAYED, end_reason, retold
from petteia.games.gods.tests.positions import GAME, kinds

RECORDS = {path.stem: path for path in files(FOLDER, "records")}


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [
        pytest.param(position, depth, count, id=f"{path.stem}:{line}")
        for path in files(FOLDER, "perft")
        for line, position, depth, count in read_perft(path)
    ],
)
def test_perft(position, depth, count):
    assert perft(GAME.position(position), depth) == count


def test_perft_positions_are_written_as_the_game_writes_them_when_played_on():
    for path in files(FOLDER, "perft"):
        for _, position, _, _ in read_perft(path):
            assert GAME.position(GAME.position(position).text).text == GAME.position(position).text


@pytest.mark.parametrize("path", files(FOLDER, "playthroughs"), ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did_when_it_was_reviewed(path):
    text = path.read_text(encoding="utf-8")

    assert retold(text) == text


def test_there_is_a_playthrough_in_every_language():
    texts = [path.read_text(encoding="utf-8") for path in files(FOLDER, "playthroughs")]

    assert all(any(f"\nlanguage: {language}\n" in text for text in texts) for language in languages(GAME))


@pytest.mark.parametrize("name", RECORDS)
def test_a_finished_game_replays_and_verifies(name):
    record = petteia.Record.load(RECORDS[name])

    again = record.replay()

    assert again == record.state
    assert again.outcome() is not None
    assert any("draws are what the seed gives" in line for line in record.verify())
    assert record.to_text() == RECORDS[name].read_text(encoding="utf-8")


def test_the_finished_games_are_of_every_kind_and_end_in_every_way():
    records = [petteia.Record.load(path) for path in RECORDS.values()]

    assert set(RECORDS) == set(PLAYED)
    assert {(record.seats, record.options["rings"]) for record in records} == {(2, 6), (2, 5), (4, 6), (4, 5)}
    assert {(record.seats, end_reason(record)) for record in records} == {
        *((2, "step"), (2, "fertility"), (2, "poseidon"), (2, "draw")),
        *((4, "step"), (4, "fertility"), (4, "draw")),
    }
    assert {record.options["box"] for record in records if record.seats == 4} == {"original", "russian"}


def test_in_one_of_the_finished_games_somebody_passes():
    log = []
    petteia.Record.load(RECORDS["four-passes"]).replay(log)

    assert "TurnPassed" in kinds(log)


def test_together_the_finished_games_show_everything_that_can_happen():
    log = []
    for path in RECORDS.values():
        petteia.Record.load(path).replay(log)
    possible = {kind.__name__ for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}

    assert possible - {"Event"} - set(kinds(log)) == set()
