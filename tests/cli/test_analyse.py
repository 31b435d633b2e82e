"""`petteia analyse`, `calibrate` and `puzzles`: what they print, write and refuse."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import petteia
from petteia.analysis import Budget, analyse
from petteia.analysis.puzzles import puzzles, write
from petteia.cli import main

FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A game in which the first player sees no win, and the second does."""
    record = petteia.Record(petteia.game("gods"), position=FOOT, players=["Anna", "Boris"])
    for move in ("hades up", "place p6", "zeus up"):
        record.add(move)
    record.save(tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


def test_a_report_tells_chances_account_and_blunder(game: str) -> None:
    told = run("analyse", game, "--simulations", "40").stdout

    assert "Anna             █▁▁▁" in told
    assert re.search(r"own decisions +−100% +0%", told)
    assert "1. Anna: Hades goes up (100% → 0%) blunder" in told
    assert "There was a win at once: Zeus goes up." in told


def test_a_report_is_json_and_speaks_other_languages(game: str) -> None:
    told = json.loads(run("analyse", game, "--simulations", "40", "--json", "--lang", "it").stdout)

    assert told["names"] == ["Anna", "Boris"]
    assert told["done"] == told["tasks"] == 3
    assert told["decisions"][0]["why"][0] == "C’era una vittoria immediata: Zeus sale."


def test_a_page_needs_nothing_from_elsewhere(game: str, tmp_path: Path) -> None:
    run("analyse", game, "--simulations", "40", "--html", str(tmp_path / "game.html"))

    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert 'id="graph"' in page
    assert "<td>100%</td><td>−100%</td><td>0%</td>" in page  # as the terminal tells it
    assert "Won by Boris" in page
    assert page.count("data-board=") >= 3
    assert not re.search(r'(src|href)="(?!#)|@import|url\((?!#)', page)


def test_what_is_done_before_an_interruption_is_kept(game: str) -> None:
    def interrupted(done: int, of: int, _: object) -> None:
        if done == 2:
            raise KeyboardInterrupt

    report = analyse(petteia.Record.load(game), Budget(simulations=40), heard=interrupted)

    assert (report.done, report.tasks, report.is_complete) == (2, 4, False)  # three looks, and what follows of them
    assert [each.ply for each in report.decisions] == [0]
    assert report.accounts is None


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seconds", "31536000"], "a position may be thought about for 600 seconds"),
        (["--simulations", "-1"], "simulations must be from 1"),
        (["--lang", "xx"], "does not speak"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(game: str, words: list[str], reason: str) -> None:
    found = run("analyse", game, *words)

    assert found.exit_code == 2
    assert reason in found.stderr


def test_a_foreign_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "game.pgn").write_text("1. e4 e5")

    assert "a record begins with" in run("analyse", str(tmp_path / "game.pgn")).stderr


def test_long_wins_are_looked_for_only_where_wins_are_proven() -> None:
    found = run("puzzles", "olympos", "--long")

    assert found.exit_code != 0
    assert "no long ones" in found.output


def test_puzzles_are_proven_again_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    gods = petteia.game("gods")
    some = list(islice((each for each in puzzles(gods).values() if each.turns == 1), 2))
    file = tmp_path / "puzzles.txt"
    write(gods, file, some)

    assert "2 of 2 puzzles hold" in run("puzzles", "gods", "--check", "--file", str(file)).stdout

    wrong = next(move.text for move in some[0].start().moves() if move.text != some[0].solution[0])
    file.write_text(file.read_text().replace(f"solution: {some[0].solution[0]}", f"solution: {wrong}"))
    found = run("puzzles", "gods", "--check", "--file", str(file))
    assert found.exit_code == 2
    assert some[0].id in found.stderr


def test_a_count_of_seats_that_a_game_has_not_is_refused() -> None:
    assert "is played by 2 or 4" in run("calibrate", "gods", "--seats", "3").stderr


def test_a_judge_without_opinions_and_numbers_of_a_judge_for_analysis_are_refused() -> None:
    assert "greedy has no opinion of a position" in run("calibrate", "gods", "--judge", "greedy").stderr
    assert "not with --judge" in run("calibrate", "gods", "--judge", "net", "--ship").stderr
