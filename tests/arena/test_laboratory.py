"""The laboratory: counts that agree with each other, runs that go on, and editions told apart beyond chance."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
from petteia.arena import crew, laboratory
from petteia.arena.laboratory import Experiment, LabError, Metric, differences, metrics, play, run
from petteia.cli import main

SMALL = Experiment("gods", 2, "random", "random", 12)


@pytest.fixture(scope="module")
def olympos() -> laboratory.Played:
    return play(next(iter(Experiment("olympos", 2, "greedy", "random", 8).jobs())))


def test_what_is_counted_of_olympos_agrees(olympos: laboratory.Played) -> None:
    discovered = [seat for seat, kind, _ in olympos.traits if kind == "discovery"]
    built = sum(olympos.figures["· build"])

    assert sum(olympos.figures["discoveries"]) == sum(olympos.figures["· discover"]) == len(discovered) > 0
    assert sum(olympos.points["discoveries"]) == 2 * len(discovered)
    assert olympos.figures["wonders in the game"] == [built, built]
    assert all(units > 57 for units in olympos.figures["time units"])
    assert {name for _, kind, name in olympos.traits if kind == "place"} == {
        "disc 1 from the top",
        "disc 2 from the top",
    }
    assert sum(olympos.shares()) == 1


def test_every_seed_is_played_twice_among_equals_and_the_rest_try_skill() -> None:
    jobs = list(Experiment("gods", 4, "greedy", "random", 16).jobs())

    assert [job.seed for job in jobs if job.stronger is None] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert [job.stronger for job in jobs if job.stronger is not None] == [0, 1, 0, 1]


def test_an_interrupted_run_goes_on_to_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run(SMALL)
    run(Experiment("gods", 2, "random", "random", 5), path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"of": "gods 2 - 2')
    told: list[int] = []
    again = run(SMALL, path, told=told.append)

    assert [vars(played) for played in again] == [vars(played) for played in whole]
    assert told[0] == 5
    assert len(path.read_text(encoding="utf-8").splitlines()) == 12


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("{}\n", encoding="utf-8")

    with pytest.raises(LabError, match="line 1"):
        run(SMALL, path)


def test_wins_add_up_and_intervals_shrink() -> None:
    found = metrics(SMALL, run(SMALL))
    seats = [metric.mean for metric in found if metric.section.startswith("wins by seat")]

    assert sum(seats) == pytest.approx(2)
    assert Metric("", "", [0.0, 1.0] * 50).margin < Metric("", "", [0.0, 1.0] * 5).margin / 3


def test_only_what_differs_beyond_chance_is_told() -> None:
    same = [Metric("a", f"same {number}", [float(place % 2) for place in range(40)]) for number in range(30)]
    low = Metric("a", "other", [float(place % 2) for place in range(40)])
    high = Metric("a", "other", [1.0 + place % 2 for place in range(40)])

    assert [each.one.name for each in differences([*same, low], [*same, high])] == ["other"]
    assert differences(same, same) == []


def test_the_command_compares_two_editions_in_one_page(tmp_path: Path) -> None:
    edition = tmp_path / "low.toml"
    own = petteia.game("gods").edition.to_text()
    low = own.replace("rings = [6, 5]", "rings = [3]")
    for ring in "45":
        low = low.replace(f'{ring}"', '3"')
    edition.write_text(low.replace('name = "Petteia"', 'name = "Low and flat"'), encoding="utf-8")
    html = tmp_path / "lab.html"
    words = ["lab", "gods", "--edition", str(edition), "--against", "own", "--bot", "random", "--games", "24"]
    result = CliRunner().invoke(main, [*words, "--html", str(html), "--markdown"])
    assert result.exit_code == 0, result.output
    page = html.read_text(encoding="utf-8")

    assert "| decisions |" in result.output
    assert "What differs beyond chance" in page
    assert "the game: decisions" in page
    assert page.count("<svg") > 5
    assert "<script" not in page
    assert "Low and flat" in page


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lab", "chess"], "there is no game 'chess'"),
        (["lab", "gods", "--seats", "3"], "is played by 2 or 4"),
        (["lab", "gods", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["lab", "gods", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["lab", "gods", "--games", "8", "--on", "auto"], "--on needs Ray: pip install 'petteia[ray]'"),
    ],
)
def test_mistakes_are_told_in_a_line(monkeypatch: pytest.MonkeyPatch, words: list[str], told: str) -> None:
    monkeypatch.setattr(crew, "find_spec", lambda _: None)  # as if Ray were not installed
    result = CliRunner().invoke(main, words)

    assert result.exit_code == 2
    assert told in result.output
