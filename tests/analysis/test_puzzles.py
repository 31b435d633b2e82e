"""Puzzles: each has one solution, none is there twice, and a wrong try is refuted."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

import petteia
from petteia import _source
from petteia.analysis import AnalysisError
from petteia.analysis.mining import holds, long_win, mine, proven
from petteia.analysis.puzzles import (
    BEST,
    DEFENCE,
    KINDS,
    WIN,
    Puzzle,
    attempt,
    of_the_day,
    puzzle,
    puzzles,
    read,
    write,
)
from petteia.analysis.rating import Rating, after_try

COMPILED = _source.build() == "compiled"
LEAST = {"gods": 400, "olympos": 150}
GODS = petteia.game("gods")


def some(kind: str, turns: int) -> Puzzle:
    """Return the first puzzle of a kind."""
    return next(each for each in puzzles(GODS).values() if (each.kind, each.turns) == (kind, turns))


@pytest.mark.parametrize(("slug", "least"), LEAST.items())
def test_enough_puzzles_ship_and_none_is_there_twice(slug: str, least: int) -> None:
    game = petteia.game(slug)
    found = list(puzzles(game).values())

    assert len(found) >= least
    assert len({each.position for each in found}) == len(found)
    assert {each.kind for each in found} <= set(KINDS)
    assert all(each.themes for each in found)
    assert len({each.difficulty for each in found}) >= 3


def test_wins_of_one_to_three_turns_and_defences_are_among_them() -> None:
    counts = Counter((each.kind, each.turns) for each in puzzles(GODS).values())

    assert all(counts[WIN, turns] >= 20 for turns in (1, 2, 3))
    assert counts[DEFENCE, 1]


@pytest.mark.parametrize("slug", LEAST)
def test_the_solution_is_legal_where_the_puzzle_begins(slug: str) -> None:
    for each in puzzles(petteia.game(slug)).values():
        state = each.start()
        assert state.to_act == each.seat
        assert state.why_not(each.solution[0]) is None


def test_a_sample_is_proven_again() -> None:
    found = sorted(puzzles(GODS).values(), key=lambda each: each.id)
    easy = [each for each in found if each.turns == 1]

    assert all(holds(each) for each in (found[::40] if COMPILED else easy[::60]))


@pytest.mark.skipif(not COMPILED, reason="a long search takes long where it is not compiled")
def test_a_sample_is_searched_again() -> None:
    found = sorted(puzzles(petteia.game("olympos")).values(), key=lambda each: each.id)

    assert all(each.kind == BEST for each in found)
    assert sum(holds(each) for each in found[::40]) >= len(found[::40]) - 1


def test_playing_the_solution_solves_it_and_the_others_answer() -> None:
    wanted = some(WIN, 2)
    moves = list(wanted.solution[:1])
    made = attempt(wanted, moves)
    while made.status == "right":
        state = wanted.start()
        for move in made.moves:
            state.play(move)
        nodes = 200_000
        index = state.game.insight.proofs().winning_move(state, wanted.turns, nodes)  # type: ignore[union-attr]
        made = attempt(wanted, [*made.moves, state.game.all_moves[index].text])

    assert made.status == "solved"


def test_a_wrong_try_at_a_win_is_refuted() -> None:
    wanted = some(WIN, 2)
    wrong = next(move for move in wanted.start().moves() if move.text != wanted.solution[0])

    assert attempt(wanted, [wrong.text]).status == "wrong"


def test_a_wrong_defence_is_refuted_by_the_way_to_win() -> None:
    wanted = some(DEFENCE, 1)
    wrong = next(move for move in wanted.start().moves() if move.text != wanted.solution[0])

    made = attempt(wanted, [wrong.text])

    assert made.status == "wrong"
    state = wanted.start()
    for move in [*made.moves, *made.refutation]:
        state.play(move)
    assert state.outcome() is not None


def test_what_is_worth_most_is_found_or_not() -> None:
    wanted = next(iter(puzzles(petteia.game("olympos")).values()))
    wrong = next(move for move in wanted.start().moves() if move.text != wanted.solution[0])

    assert attempt(wanted, wanted.solution).status == "solved"
    tried = attempt(wanted, [wrong.text])
    assert tried.status == "wrong"
    assert tried.chance is not None
    assert wanted.worth is not None
    assert tried.chance < wanted.worth[0]


def test_everybody_has_the_same_puzzle_of_the_day_and_another_one_tomorrow() -> None:
    days = [of_the_day(GODS, date(2026, 3, day)).id for day in range(1, 8)]

    assert days[0] == of_the_day(GODS, date(2026, 3, 1)).id
    assert len(set(days)) > 4


@pytest.mark.skipif(not COMPILED, reason="long proofs take long where they are not compiled")
def test_a_long_win_is_found_again_and_a_short_one_is_none() -> None:
    wanted = some(WIN, 3)

    assert long_win(wanted.start()) == wanted
    assert long_win(some(WIN, 2).start()) is None


def test_two_ways_to_win_make_no_puzzle() -> None:
    foot = "poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"

    assert proven(GODS.position(f"zeus@a6 hera@c6 {foot}")) is None


def test_a_file_is_read_as_it_was_written(tmp_path) -> None:
    known: dict[str, Puzzle] = dict(list(puzzles(GODS).items())[:5])
    write(GODS, tmp_path / "puzzles.txt", known.values())

    assert {each.id: each for each in read(GODS, tmp_path / "puzzles.txt")} == known


@pytest.mark.skipif(not COMPILED, reason="mining takes long where it is not compiled")
def test_mining_finds_puzzles_that_hold() -> None:
    known: dict[str, Puzzle] = {}

    mine(GODS, 2, known, seed=11)

    assert len(known) == 2
    assert all(holds(each) for each in known.values())


def test_bad_tries_get_a_sentence(tmp_path) -> None:
    with pytest.raises(AnalysisError, match="no puzzle"):
        puzzle(GODS, "nonesuch")
    with pytest.raises(AnalysisError, match="1 to 200 moves"):
        attempt(some(WIN, 1), [])
    with pytest.raises(petteia.IllegalMove):
        attempt(some(WIN, 1), ["zeus down"])
    (tmp_path / "puzzles.txt").write_text("petteia puzzles 1\ngame: olympos\nrules: 2\n")
    with pytest.raises(AnalysisError, match="holds no puzzles"):
        read(GODS, tmp_path / "puzzles.txt")


def test_ratings_move_by_what_was_to_be_expected_and_grow_surer() -> None:
    weak, strong = Rating(1000, 100), Rating(1800, 100)
    expected, _ = after_try(weak, strong, is_solved=False)
    surprising, humbled = after_try(weak, strong, is_solved=True)

    assert 0 < weak.mean - expected.mean < 5 < surprising.mean - weak.mean
    assert humbled.mean < strong.mean
    assert surprising.deviation < weak.deviation
    assert Rating().margin == 490
