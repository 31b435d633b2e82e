"""The arena: statistics on known cases, rotation of seats, and results that survive an interrupt."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from petteia.arena import Sprt, Tournament, play_tournament, rate
from petteia.arena.crew import Crew
from petteia.arena.match import Fixture, GameResult, play_game, seatings
from petteia.arena.results import ResultsError, ResultsFile
from petteia.arena.sprt import score_of, shares_of

WEAK = ("random", "greedy")


def result(bots: tuple[str, ...], outcome: tuple[float, ...], seed: int = 1, sides: tuple[int, ...] = ()) -> GameResult:
    seats = len(bots)
    return GameResult("gods", bots, seed, outcome, sides or tuple(range(seats)), (1,) * seats, (0.0,) * seats)


def series(wins: int, losses: int, draws: int = 0) -> list[GameResult]:
    """Return games of A against B, from A's side, seats taken in turn."""
    outcomes = [1.0] * wins + [-1.0] * losses + [0.0] * draws
    found = []
    for number, outcome in enumerate(outcomes):
        if number % 2:
            found.append(result(("B", "A"), (-outcome, outcome), number // 2))
        else:
            found.append(result(("A", "B"), (outcome, -outcome), number // 2))
    return found


def test_three_wins_in_four_are_190_points() -> None:
    ratings = {rating.bot: rating for rating in rate(series(750, 250), anchor="B")}

    assert ratings["B"].elo == 0
    assert ratings["A"].elo == pytest.approx(400 * math.log10(3), abs=1)
    assert ratings["A"].score == 0.75


def test_the_interval_is_that_of_a_proportion() -> None:
    best = rate(series(500, 500), anchor="B")[0]
    expected = 1.96 * 2 / math.sqrt(1000) * 400 / math.log(10)

    assert best.margin == pytest.approx(expected, rel=0.02)


def test_draws_count_half() -> None:
    assert rate(series(0, 0, draws=100))[0].elo == pytest.approx(0, abs=0.1)


def test_ratings_add_up_over_a_third_bot() -> None:
    games = series(640, 360)
    games += [
        GameResult("gods", tuple({"A": "B", "B": "C"}[bot] for bot in game.bots), game.seed, *game_rest(game))
        for game in series(640, 360)
    ]
    ratings = {rating.bot: rating.elo for rating in rate(games, anchor="C")}

    assert ratings["A"] - ratings["B"] == pytest.approx(ratings["B"], abs=1)


def game_rest(game: GameResult) -> tuple[tuple[float, ...], tuple[int, ...], tuple[int, ...], tuple[float, ...]]:
    return game.outcome, game.sides, game.decisions, game.seconds


def test_a_bot_that_lost_everything_has_a_finite_rating() -> None:
    assert all(math.isfinite(rating.elo) and math.isfinite(rating.margin) for rating in rate(series(20, 0)))


def test_partners_are_one_side() -> None:
    games = [result(("A", "B", "A", "B"), (1, -1, 1, -1), seed, (0, 1, 0, 1)) for seed in range(10)]

    assert rate(games)[0].games == 10
    assert shares_of(games, "A", "B") == [1.0] * 10


def test_three_sides_count_as_two_comparisons() -> None:
    games = [result(("A", "B", "C"), (1, 0, -1), seed) for seed in range(50)]
    ratings = rate(games)

    assert [rating.bot for rating in ratings] == ["A", "B", "C"]


def test_seats_rotate() -> None:
    assert seatings("AB", (0, 1)) == [("A", "B"), ("B", "A")]
    assert seatings("AB", (0, 1, 0, 1)) == [("A", "B", "A", "B"), ("B", "A", "B", "A")]
    assert len(seatings("AB", (0, 1, 2))) == 6
    assert sorted(seatings("AB", (0, 1, 2, 3), alone=True)) == sorted(
        [("A", "B", "B", "B"), ("B", "A", "B", "B"), ("B", "B", "A", "B"), ("B", "B", "B", "A")]
    )


def test_the_sequential_test_knows_better_from_equal() -> None:
    sprt = Sprt(0, 100)

    assert sprt.verdict(series(1, 1), "A", "B") == "open"
    assert sprt.verdict(series(90, 30), "A", "B") == "better"
    assert sprt.verdict(series(100, 100), "A", "B") == "not better"
    assert sprt.verdict(series(90, 30), "B", "A") == "not better"
    assert score_of(0) == 0.5


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament = Tournament("gods", WEAK, 2, 3)

    def stop(result: GameResult, done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_tournament(tournament, path, told=stop)
    assert len(ResultsFile(path).results) == 4
    played: list[int] = []
    results = play_tournament(tournament, path, told=lambda result, done: played.append(done))

    assert played == [1, 2, 3, 4, 5, 6]
    assert len(path.read_text().splitlines()) == 6
    whole = play_tournament(tournament)
    assert {game.fixture.key: game.outcome for game in whole} == {game.fixture.key: game.outcome for game in results}


def test_a_line_cut_short_is_dropped_and_a_broken_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_tournament(Tournament("gods", WEAK, 2, 1), path)
    whole = path.read_text()
    path.write_text(whole + whole[:30])

    assert len(ResultsFile(path).results) == 2
    assert path.read_text() == whole
    path.write_text("{}\n" + whole)
    with pytest.raises(ResultsError):
        ResultsFile(path)


def test_processes_play_the_same_games() -> None:
    tournament = Tournament("gods", ("greedy", "mcts:simulations=5"), 2, 1)
    alone = {game.fixture.key: game.outcome for game in play_tournament(tournament)}

    assert {game.fixture.key: game.outcome for game in play_tournament(tournament, crew=Crew(2))} == alone


def test_a_fixture_always_goes_the_same_way() -> None:
    fixture = Fixture("gods", ("mcts:simulations=10", "greedy"), 5)
    first, second = play_game(fixture), play_game(fixture)

    assert (first.outcome, first.decisions) == (second.outcome, second.decisions)
    assert GameResult.of_data(json.loads(json.dumps(first.to_data()))) == first
