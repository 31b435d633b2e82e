"""The guided first game goes as its sentences say; tests/test_lessons.py tries all that the opponent can do."""

import json
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
