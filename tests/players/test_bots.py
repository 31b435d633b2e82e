"""Bots: legal whole games, wins found, losses avoided, the same decision for the same view."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

import petteia
from petteia import _source
from petteia.players import LEVELS, UnknownPlayer, player

SEARCHERS = ["mcts:simulations=60", "alphabeta:nodes=150"]
FOOT = "hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def open_games() -> list[str]:
    """Return the games whose bots may look through alpha-beta."""
    return [slug for slug in petteia.games() if not petteia.game(slug).has_secrets]


def bots_of(slug: str) -> list[str]:
    return [spec for spec in SEARCHERS if slug in open_games() or not spec.startswith("alphabeta")]


CASES = [
    (slug, seats, spec) for slug in petteia.games() for seats in petteia.game(slug).seats for spec in bots_of(slug)
]


@pytest.mark.parametrize(("slug", "seats", "spec"), CASES)
def test_bots_play_whole_games_legally(slug: str, seats: int, spec: str) -> None:
    state = petteia.game(slug).new(seats, seed=4)
    bots = [player(slug, spec.replace("=60", "=12").replace("=150", "=30"), seed=seat) for seat in range(seats)]
    played = 0

    while state.to_act is not None and played < 3000:
        state.play(bots[state.to_act].choose(state.view(state.to_act)))  # raises IllegalMove if it is not
        played += 1

    assert state.to_act is None


@pytest.mark.parametrize(("slug", "seats", "spec"), CASES)
def test_the_same_view_and_seed_give_the_same_decision(slug: str, seats: int, spec: str) -> None:
    state = petteia.game(slug).new(seats, seed=2)
    for _ in range(4):
        assert state.to_act is not None
        view = state.view(state.to_act)
        choices = {player(slug, spec, seed=7).choose(view).text for _ in range(2)}

        assert len(choices) == 1
        state.play(choices.pop())


@pytest.mark.parametrize("slug", petteia.games())
@pytest.mark.parametrize("spec", ["mcts:simulations=60", "greedy", "random"])
def test_what_a_seat_cannot_see_does_not_change_its_decision(slug: str, spec: str) -> None:
    game = petteia.game(slug)
    seats = game.seats[-1]
    state = game.new(seats, seed=3)
    walker = player(slug, "random", seed=1)
    for _ in range(40):
        if state.to_act is None:
            break
        seat = state.to_act
        view = state.view(seat)
        # Another state behind the same view: everything hidden is drawn anew.
        other = game.determinize(view, player(slug, "random", seed=99).rng)
        assert other.view(seat) == view

        assert player(slug, spec, seed=5).choose(other.view(seat)) == player(slug, spec, seed=5).choose(view)
        state.play(walker.choose(view))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_in_front_of_it(level: int) -> None:
    game = petteia.game("gods")
    state = game.position(f"zeus@a6 {FOOT}")

    assert player(game, level=level, seed=1).choose(state.view(0)).text == "zeus up"


@pytest.mark.parametrize("spec", ["mcts:simulations=3000", "alphabeta:nodes=3000", "level4"])
@pytest.mark.parametrize("hand", ["poseidon,demeter", "aphrodite,hades"])
def test_bots_avert_a_loss_in_one_turn(spec: str, hand: str) -> None:
    # The opponent would step to the summit with Zeus; Poseidon can push him back, Aphrodite can lead nobody down.
    game = petteia.game("gods")
    state = game.position(f"zeus@a6 {FOOT} hand1=hera,{hand} hand2=zeus,ares")
    bot = player(game, spec, seed=1)
    while state.to_act == 0:
        state.play(bot.choose(state.view(0)))

    # Hera weakens Zeus in either hand, or Poseidon pushes him.
    assert not [move for move in state.moves() if move.text == "zeus up"] or "zeus@a6" not in state.text


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_lower_levels_answer_quickly(level: int) -> None:
    if _source.build() != "compiled":
        pytest.skip("times are promised for the compiled build")
    state = petteia.game("gods").new(2, seed=1)
    bot = player("gods", level=level, seed=1)
    bot.choose(state.view(state.to_act))
    times = []
    for _ in range(5):
        began = time.process_time()
        bot.choose(state.view(state.to_act))
        times.append(time.process_time() - began)

    assert min(times) < 0.15


@pytest.mark.parametrize(
    "spec", ["nobody", "level9", "mcts:depth=3", "mcts:simulations=many", "mcts:fast", "mcts:judge=eye"]
)
def test_unknown_bots_and_settings_are_named(spec: str) -> None:
    with pytest.raises(UnknownPlayer):
        player("gods", spec)


# Both builds -----------------------------------------------------------------------------------------------------

DECISIONS = """
import petteia
for spec in ("mcts:simulations=40", "mcts:simulations=30,noise=0.4,judge=hand", "alphabeta:nodes=60"):
    for seats in (2, 4):
        state = petteia.game("gods").new(seats, seed=11)
        bot = petteia.player("gods", spec, seed=3)
        for _ in range(8):
            move = bot.choose(state.view(state.to_act))
            print(move.text, state.key())
            state.play(move)
"""


def test_compiled_and_interpreted_decide_alike() -> None:
    if _source.build() != "compiled":
        pytest.skip("there is no other build to compare with")
    said = [
        subprocess.run(
            [sys.executable, "-c", DECISIONS],
            env=os.environ | {"PETTEIA_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in "01"
    ]

    assert said[0] == said[1]
    assert said[0].count("\n") == 48
