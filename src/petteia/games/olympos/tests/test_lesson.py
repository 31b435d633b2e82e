"""The guided first game goes as its sentences say."""

import json
from pathlib import Path

from petteia.core.game import CHANCE
from petteia.core.record import Record

LESSON = json.loads((Path(__file__).parents[1] / "drawing/web/lesson.json").read_text(encoding="utf-8"))


def test_the_reader_is_on_turn_and_every_step_can_be_made():
    state = Record.parse("\n".join(LESSON["record"])).state
    paid = []
    for step in LESSON["steps"]:
        if "move" in step:
            assert (state.to_act, state.view(0)["asked"]) == (0, step["asked"])
            (move,) = [each for each in state.moves() if each.text == step["move"]]
            paid.append(sum(part for _, part in move.cost or ()))
            state.play(move)

    reader, opponent = state.view(0)["players"]
    assert paid == [3, 5, 7, 0]
    assert opponent["space"] == 11 < state.view(0)["track"]["zeus"][0]["space"] <= reader["space"]
    assert state.to_act == CHANCE  # the Destiny card of the Zeus space
