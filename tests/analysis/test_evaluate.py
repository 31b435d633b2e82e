"""The chances of a position: they add up, do not care who sits where, and are certain where something is proven."""

from __future__ import annotations

import json

import pytest

import petteia
from petteia import _source
from petteia.analysis import AnalysisError, Budget, evaluate, study
from petteia.players.tree import LOSS

COMPILED = _source.build() == "compiled"
QUICK = Budget(simulations=300 if COMPILED else 40)

FOOT = "zeus@a1 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
# Three ways on, none of them a win: the same cards for both seats, or for both sides.
RACE = "zeus@a4 hera@c5 poseidon@e2 demeter@g3 athena@i4 ares@k1 aphrodite@m2 hades@o3 fertility@c6"


def middle(slug: str, seats: int, decisions: int = 30) -> petteia.State:
    """Return a position of a game of greedy bots."""
    state = petteia.game(slug).new(seats, seed=4)
    bot = petteia.player(slug, "greedy", seed=4)
    for _ in range(decisions):
        state.play(bot.choose(state.view(state.to_act)))
    return state


@pytest.mark.parametrize(("slug", "seats"), [(slug, n) for slug in petteia.games() for n in petteia.game(slug).seats])
def test_chances_of_all_sides_make_one_and_partners_share_theirs(slug: str, seats: int) -> None:
    state = middle(slug, seats)

    found = evaluate(state.view(state.to_act), QUICK, seed=1)

    by_side = {state.side(seat): found.chances[seat] for seat in range(seats)}
    assert sum(by_side.values()) == pytest.approx(1)
    assert all(found.chances[seat] == by_side[state.side(seat)] for seat in range(seats))


def test_points_are_expected_where_a_game_counts_them() -> None:
    assert evaluate(middle("gods", 2).view(0), QUICK, seed=1).points is None

    points = evaluate(middle("olympos", 3).view(0), QUICK, seed=1).points

    assert points is not None
    assert all(0 < each < 120 for each in points)


def test_three_lines_begin_with_different_legal_moves() -> None:
    state = middle("gods", 2)

    found = evaluate(state.view(state.to_act), QUICK, seed=1)

    first = [line.moves[0] for line in found.lines]
    assert len(set(first)) == len(first) == 3
    for line in found.lines:
        twin = state.copy()
        for move, seat in zip(line.moves, line.seats, strict=True):
            assert twin.to_act == seat
            twin.play(move)


def test_whoever_changes_seats_changes_chances() -> None:
    gods = petteia.game("gods")
    hands = "zeus,hera,ares", "zeus,hades,athena,demeter"
    here = gods.position(f"{RACE} turn=8 seat=1 hand1={hands[0]} hand2={hands[1]}")
    there = gods.position(f"{RACE} turn=9 seat=2 hand1={hands[1]} hand2={hands[0]}")

    first, second = (evaluate(each.view(each.to_act), QUICK, seed=3) for each in (here, there))

    assert (here.to_act, there.to_act) == (0, 1)
    assert first.chances == pytest.approx(second.chances[::-1], abs=1e-6)


def test_a_proven_win_has_chance_one_and_says_in_how_many_turns() -> None:
    state = petteia.game("gods").position(FOOT.replace("zeus@a1", "zeus@a6"))

    found = evaluate(state.view(0), QUICK)

    assert found.chances == [1.0, 0.0]
    assert found.proof is not None
    assert (found.proof.winners, found.proof.turns) == ([0], 1)
    assert [move.text for move in found.lines[0].moves] == ["zeus up"]


def test_a_proven_loss_has_chance_nothing_whatever_one_does() -> None:
    state = petteia.game("gods").position(
        FOOT.replace("zeus@a1", "zeus@a6").replace("hera@c1", "hera@c6") + " hand1=ares,hades hand2=zeus,hera"
    )

    found = evaluate(state.view(0), QUICK)

    assert found.chances == [0.0, 1.0]
    assert found.proof is not None
    assert found.proof.winners == [1]
    assert all(line.proof == -1 for line in found.lines)


def test_nothing_is_proven_while_a_reply_was_left_out() -> None:
    state = middle("gods", 2)
    search = study(state.view(state.to_act), seed=1).think(QUICK).search
    assert search is not None
    tree = search.tree
    node = next(node for node in range(1, int(tree.size)) if tree.first[node] and tree.partial[node])
    child = int(tree.first[node])
    while child:
        tree.proof[child] = LOSS
        child = int(tree.sibling[child])

    assert not tree.all_lost(node)
    tree.is_strict = False
    assert tree.all_lost(node)


def test_a_partner_wins_too() -> None:
    hands = "hand1=zeus,hera,ares,hades hand2=hera,poseidon hand3=demeter,athena hand4=zeus,hades"
    state = petteia.game("gods").position(f"seats=4 {FOOT.replace('zeus@a1', 'zeus@a6')} {hands}")

    found = evaluate(state.view(0), QUICK)

    assert found.chances == [1.0, 0.0, 1.0, 0.0]


def test_a_study_thinks_on_and_can_be_stopped() -> None:
    state = middle("olympos", 2)
    thought = study(state.view(state.to_act), seed=1).think(Budget(simulations=20))
    before = thought.evaluation()

    thought.think(Budget(simulations=30))
    thought.stop()
    thought.think(Budget(simulations=1000))

    assert before.simulations == 20
    assert thought.evaluation().simulations == 50


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    state = middle("olympos", 2, 40)
    seat = 0
    view = state.view(seat)

    found = evaluate(view, QUICK, seed=2)

    assert found.seat == seat
    assert evaluate(json.loads(json.dumps(view)), QUICK, seed=2).chances == found.chances


def test_a_game_that_is_over_has_its_result() -> None:
    state = petteia.Record.load("src/petteia/games/gods/tests/records/two-poseidon.txt").state

    assert evaluate(state.view(None), QUICK).chances == [1.0, 0.0]


def test_an_evaluation_is_plain_data_in_four_languages() -> None:
    state = middle("gods", 2)
    found = evaluate(state.view(state.to_act), QUICK, seed=1)

    told = {language: json.loads(json.dumps(found.to_json(language))) for language in ("en", "ru", "fr", "it")}

    words = {told[language]["lines"][0]["moves"][0]["words"] for language in told}
    assert len(words) == 4
    assert told["en"]["chances"] == told["ru"]["chances"]


def test_bad_input_gets_a_sentence() -> None:
    with pytest.raises(AnalysisError, match="thought about for 600 seconds"):
        Budget(seconds=365 * 24 * 3600)
    with pytest.raises(AnalysisError, match="simulations must be from 1"):
        Budget(simulations=10**12)
    with pytest.raises(AnalysisError, match="finds nothing"):
        Budget()
    with pytest.raises(AnalysisError, match="no view of a game"):
        evaluate({"board": "chess"}, QUICK)
    view = petteia.game("gods").new(2, seed=1).view(0)
    with pytest.raises(petteia.PositionError, match="zeus"):
        evaluate(view | {"position": f"{FOOT} zeus@b2"}, QUICK)
