"""The benchmark: a fixed protocol, a table with intervals, and a file that is checked to the last move."""

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
import petteia.cli.benchmark  # before anything in it is replaced
from petteia.arena import benchmark
from petteia.arena.benchmark import BenchmarkError, Protocol
from petteia.cli import main


@pytest.fixture
def protocol(monkeypatch: pytest.MonkeyPatch) -> Protocol:
    """Return a short protocol, and let it be the one of every game."""
    short = Protocol("gods", 2, 1, {"random": "random", "greedy": "greedy"}, {"random": 0.0, "greedy": 400.0})
    monkeypatch.setattr(benchmark, "protocol_of", lambda game, seats, version=None: short)
    monkeypatch.setattr("petteia.cli.benchmark.protocol_of", lambda game, seats, version=None: short)
    return short


def written(protocol: Protocol, agent: str = "mcts:simulations=8") -> dict:
    return json.loads(json.dumps(benchmark.document(protocol, agent, 1, benchmark.run(protocol, agent, 1))))


def test_the_agent_meets_every_opponent_in_every_seat() -> None:
    game = petteia.game("olympos")
    protocol = benchmark.protocol_of(game, 4)
    fixtures = list(protocol.fixtures("me", 2))

    assert len(fixtures) == 2 * 4 * len(protocol.opponents)
    assert {fixture.bots.index("me") for fixture in fixtures} == {0, 1, 2, 3}
    assert all(fixture.bots.count("me") == 1 for fixture in fixtures)


@pytest.mark.parametrize("slug", petteia.games())
def test_every_pinned_opponent_thinks_in_simulations_and_can_be_made(slug: str) -> None:
    game = petteia.game(slug)
    for seats in game.seats:
        try:
            protocol = benchmark.protocol_of(game, seats)
        except BenchmarkError:
            continue
        for bot in protocol.opponents.values():
            petteia.player(game, bot)

            assert "seconds" not in bot
    assert benchmark.protocol_of(game, game.seats[0]).ratings["random"] == 0


def test_a_benchmark_that_is_true_passes(protocol: Protocol) -> None:
    lines = list(benchmark.check(written(protocol)))

    assert lines[-1] == "in 4 of them the opponents decide the same again"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda file: file["table"].update(rating=3000), "the table does not follow"),
        (lambda file: file["games"].pop(), "not the games of the protocol"),
        (lambda file: file["games"][0].update(outcome=[0.0, 0.0]), "did not end as told"),
        (lambda file: file["games"][0].update(moves=file["games"][1]["moves"]), "game 1"),
        (lambda file: file["opponents"].update(random="greedy"), "not the opponents"),
        (lambda file: file.update(rules=99), "rules 99"),
        (lambda file: file.pop("games"), "something is missing"),
    ],
)
def test_a_changed_file_is_refused_even_with_a_new_digest(protocol: Protocol, change, told: str) -> None:
    file = written(protocol)
    change(file)
    with pytest.raises(BenchmarkError, match="digest"):
        list(benchmark.check(file))
    file["digest"] = benchmark.digest(file)

    with pytest.raises(BenchmarkError, match=told):
        list(benchmark.check(file))


def test_opponents_that_played_otherwise_are_found_out(protocol: Protocol) -> None:
    file = written(protocol)
    weak = written(protocol, "random")["games"]  # here greedy met random; there it is said to be another agent
    game = next(each for each in weak if "greedy" in each["bots"])
    place = next(
        number
        for number, each in enumerate(file["games"])
        if "greedy" in each["bots"] and each["bots"].index("greedy") != game["bots"].index("greedy")
    )
    file["games"][place] |= {name: game[name] for name in ("moves", "outcome", "decisions")}
    protocol_games = [benchmark.GameResult.of_data(each) for each in file["games"]]
    file["table"] = benchmark.table(protocol, "mcts:simulations=8", protocol_games)
    file["digest"] = benchmark.digest(file)

    with pytest.raises(BenchmarkError, match="the opponent plays"):
        list(benchmark.check(file))


def test_a_rating_lies_between_those_it_draws_with_and_is_surer_with_more_games() -> None:
    known = {"weak": 0.0, "strong": 400.0}
    few = benchmark.rating({"weak": (8.0, 10.0), "strong": (2.0, 10.0)}, known)
    many = benchmark.rating({"weak": (80.0, 100.0), "strong": (20.0, 100.0)}, known)

    assert abs(few[0] - 200) < 1
    assert many[1] < few[1] / 2


def test_the_command_writes_goes_on_and_checks(protocol: Protocol, tmp_path: Path) -> None:
    out, kept = tmp_path / "benchmark.json", tmp_path / "games.jsonl"
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    if json.loads(line)['type'] in ('decide', 'refused'):\n"
        "        print(1, flush=True)\n"
    )
    agent = f"program:{sys.executable} {program}"
    words = ["benchmark", agent, "--rounds", "1", "--file", str(kept), "--out", str(out)]
    first = CliRunner().invoke(main, words)
    lines = kept.read_text(encoding="utf-8").splitlines()
    again = CliRunner().invoke(main, words)
    checked = CliRunner().invoke(main, ["benchmark", "--check", str(out), "--again", "1"])

    assert first.exit_code == again.exit_code == checked.exit_code == 0, first.output + checked.output
    assert "rating" in first.output
    assert kept.read_text(encoding="utf-8").splitlines() == lines
    assert "ok  in 1 of them" in checked.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["benchmark"], "which agent?"),
        (["benchmark", "nobody"], "there is no bot 'nobody'"),
        (["benchmark", "random", "--seats", "3"], "is played by 2 or 4"),
        (["benchmark", "random", "--game", "olympos", "--seats", "3"], "no benchmark 1 of"),
        (["benchmark", "--check", __file__], "is no benchmark"),
    ],
)
def test_mistakes_are_told_in_a_line(words: list[str], told: str) -> None:
    result = CliRunner().invoke(main, words)

    assert result.exit_code == 2
    assert told in result.output
