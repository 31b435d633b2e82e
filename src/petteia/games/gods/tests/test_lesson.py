"""The guided first game goes as its sentences say, whatever the opponent does."""

import json
import random
from pathlib import Path

from petteia.core.record import Record

LESSON = json.loads((Path(__file__).parents[1] / "drawing/web/lesson.json").read_text(encoding="utf-8"))


def taught():
    """Return the position after the reader's first turn."""
    state = Record.parse("\n".join(LESSON["record"])).state
    for step in LESSON["steps"]:
        if step.get("wait"):
            return state
        if "move" in step:
            assert (state.to_act, state.view(0)["asked"]) == (0, step["asked"])
            state.play(step["move"])
    raise AssertionError("the opponent never plays")


def test_the_first_turn_is_the_one_that_is_taught():
    assert taught().to_act == 1


def test_whatever_the_opponent_does_a_turn_of_the_reader_begins_and_hera_can_be_moved_or_is_passed_over():
    rng, lengths, offered = random.Random(13), set(), set()
    for _ in range(400):
        state, length = taught(), 0
        while state.to_act == 1:
            state.play(rng.choice(state.moves()))
            length += 1

        assert (state.to_act, state.view(0)["asked"]) == (0, "turn")
        lengths.add(length)
        offered.add("hera up" in [move.text for move in state.moves()])
    assert {1, 2} <= lengths
    assert offered == {True, False}
