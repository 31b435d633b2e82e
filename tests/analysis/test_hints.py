"""Hints and warnings: only what the figures say, from what the seat can see."""

from __future__ import annotations

import re

from librt.random import Random

import petteia
from petteia.analysis import Budget
from petteia.analysis.hints import hint, warning
from petteia.analysis.puzzles import DEFENCE, Puzzle, puzzles
from petteia.analysis.why import fates_told, plan_told, points_apart, sentences

GODS, OLYMPOS = petteia.game("gods"), petteia.game("olympos")
FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
FEW = Budget(simulations=48)


def test_a_win_is_told_step_by_step() -> None:
    found = hint(GODS.position(FOOT).view(0), budget=FEW)

    assert found.move.text == "zeus up"
    assert found.look == ["You can win this turn.", "Look at: Zeus."]
    assert not any("goes up" in words for words in found.look)  # the move comes with the second step
    assert found.why[0] == "It wins: Zeus goes up."


def test_a_warning_tells_what_is_given_away_and_not_what_is_better() -> None:
    view = GODS.position(FOOT).view(0)
    found = warning(view, "hades up", budget=FEW)

    assert found is not None
    assert found.loss == 1.0
    assert found.why[0] == "You can win this turn, and this gives it away."
    assert found.why[1].startswith("After this Player 2 wins in the next turn")
    assert warning(view, "zeus up", budget=FEW) is None


def test_whoever_has_lost_anyway_is_not_warned() -> None:
    state = GODS.position(FOOT)
    state.play("hades up")
    state.play("place p6")  # seat 2 wins with Zeus
    lost = next(each for each in puzzles(GODS).values() if (each.kind, each.turns) == (DEFENCE, 1)).start()
    wrong = [move.text for move in lost.moves() if warning(lost.view(lost.actor()), move.text, budget=FEW) is not None]

    assert warning(state.view(1), "hera up", budget=FEW) is not None
    assert len(wrong) >= len(lost.moves()) - 2  # all but the only defence lose


def test_two_positions_a_seat_cannot_tell_apart_get_the_same_hint() -> None:
    state = OLYMPOS.new(3, seed=4)
    for _ in range(60):  # past the first cards
        state.play(state.moves()[0])
    seat = int(state.actor())
    other = state.redealt(seat, Random(9))

    assert hint(state.view(seat), budget=FEW) == hint(other.view(seat), budget=FEW)


def test_hints_speak_four_languages() -> None:
    view = GODS.position(FOOT).view(0)

    assert len({tuple(hint(view, language, budget=FEW).look) for language in ("en", "ru", "fr", "it")}) == 4


def test_a_rivals_plan_is_told_only_if_it_is_clearly_more_frequent() -> None:
    plans = [[1, "build stadium", 2, 14], [2, "discover medicine", 5, 9], [1, "build colossus", 8, 1]]
    figures = {"games": 16, "plans": plans}
    told = plan_told(figures)

    assert [name for name, _ in told] == ["why-plan"]
    words = sentences(OLYMPOS, told, "en", ["Anna", "Boris", "Carl"])
    assert words[0].startswith("Without it Boris gets to “")
    assert words[0].endswith("in 14 of 16 games played on, with it in 2.")
    assert plan_told({"games": 16, "plans": [[2, "discover medicine", 5, 9]]}) == []
    assert plan_told({"games": 0}) == []


def test_a_gods_effect_is_told_only_if_it_is_clearly_more_frequent() -> None:
    favoured = [0, True, "god-favoured", "athena", 16, 0], [0, True, "god-favoured", "", 16, 1]
    struck = [0, False, "god-harmed", "", 5, 13], [0, False, "god-harmed", "hades", 2, 6]
    told = fates_told({"games": 16, "fates": [*favoured, *struck, [1, True, "god-favoured", "zeus", 16, 0]]}, 0)

    assert sentences(OLYMPOS, told, "en", ["Anna", "Boris"]) == [
        "With it “Favoured by Athena: Anna” comes about in 16 of 16 games played on, without it in 0.",
        "Without it “A god strikes Anna” comes about in 13 of 16 games played on, with it in 5.",
    ]
    assert fates_told({"games": 16, "fates": [[0, True, "god-favoured", "", 9, 5]]}, 0) == []
    assert fates_told({"games": 0}, 0) == []


def test_a_zeus_card_wins_the_favour_of_the_god_that_waits() -> None:
    record = petteia.Record.load("src/petteia/games/olympos/tests/records/5-seats-1.txt")
    prayers = [step.before for step in record.steps() if step.before.why_not("zeus") is None]
    state = prayers[-1]  # late: it is soon played to its end
    seat = state.to_act
    assert seat is not None

    apart = points_apart(state, seat, state.read("zeus"), state.read("no zeus"), open_cards=False, seed=1)

    ((name, facts),) = fates_told(apart, seat)
    assert (name, facts["by"], facts["seldom"]) == ("why-fate-good", "ares", 0)
    assert facts["often"] > apart["games"] / 2


def time_of(puzzle: Puzzle) -> int:
    """Return how far all seats are on the track together."""
    found = re.search(r"time=([\d,]+)", puzzle.position)
    assert found is not None
    return sum(map(int, found[1].split(",")))


def test_games_are_played_on_to_see_what_rivals_get_to() -> None:
    wanted = max(puzzles(OLYMPOS).values(), key=time_of)
    state = wanted.start()  # late: it is soon played to its end
    better, played = state.moves()[:2]

    apart = points_apart(state, wanted.seat, better, played, open_cards=False, seed=1)

    assert apart["games"]
    assert all(rival != wanted.seat and move.split()[0] in ("build", "discover") for rival, move, *_ in apart["plans"])
    assert all(0 <= count <= apart["games"] for _, _, *counts in apart["plans"] for count in counts)
