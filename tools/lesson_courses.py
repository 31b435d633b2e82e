"""Write how guided games can go, whatever the opponent does: `python tools/lesson_courses.py`.

`tests/web/courses.json` holds them by game, as the guide in the browser sees them; its test follows each to the end. A
course is left out if the guide cannot tell it from another.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from librt.random import Random

from petteia.core.game import State
from petteia.core.record import Record
from petteia.core.registry import folder_of, game, games

COURSES = Path(__file__).parent.parent / "tests/web/courses.json"
READER, TURN = 0, "turn"
MOST = 30_000  # ways to the reader's next turn that are all looked at; of more ways, SAMPLE
SAMPLE = 200
OTHER = {"text": "another"}  # a move that is not taught

Now = dict[str, Any]


def lessons() -> dict[str, Any]:
    """Return the lessons of all games that have one."""
    found = {slug: folder_of(game(slug)) / "drawing/web/lesson.json" for slug in games()}
    return {slug: json.loads(path.read_text(encoding="utf-8")) for slug, path in found.items() if path.exists()}


class Walk:
    """A guided game under way: its state, and how it looked to the guide from the first position on."""

    def __init__(self, lesson: Any, state: State, told: list[Now], record: int, made: str = "") -> None:
        self.lesson, self.state, self.record = lesson, state, record
        self.asked = str(state.view(READER)["asked"]) if state.to_act == READER else ""
        self.texts = [move.text for move in state.moves()] if self.asked else []
        taught = [step["move"] for step in lesson["steps"] if "move" in step]
        moves = [{"text": text} for text in self.texts if text in taught]
        moves += [OTHER] if self.asked and len(moves) < len(self.texts) else []
        now: Now = {"record": record, "isMyTurn": bool(self.asked), "asked": self.asked, "moves": moves}
        self.told = [*told, now | ({"made": made if made in taught else OTHER["text"]} if made else {})]

    def key(self) -> str:
        """Return what tells it from other walks: while the reader decides, all of its position."""
        return json.dumps(self.told) + (self.state.text if self.asked else "")

    def answers(self) -> list[str]:
        """Return what the reader does: as taught where it is taught, else, within a turn, anything."""
        done = {now["made"] for now in self.told if "made" in now}
        taught = [step["move"] for step in self.lesson["steps"] if step.get("asked") == self.asked]
        meant = [move for move in taught if move in self.texts and move not in done]
        return meant[:1] or ([] if self.asked == TURN else self.texts)

    def answered(self, move: str) -> "Walk":
        """Return the walk after a move of the reader's."""
        state = self.state.copy()
        state.play(move)
        return Walk(self.lesson, state, self.told, self.record + 1, move)

    def gone_on(self, state: State, length: int) -> "Walk":
        """Return the walk after others have moved: one decision is told from several, and no more."""
        return Walk(self.lesson, state, self.told, self.record + min(length, 2), self.told[-1].get("made", ""))


def all_ways(state: State) -> Iterator[tuple[State, int]]:
    """Yield where others, chance among them, can lead the game until the reader must decide, and in how many moves."""
    waiting = [(state, 0)]
    while waiting:
        state, length = waiting.pop()
        if state.to_act in (READER, None):
            yield state, length
            continue
        for move in state.moves():
            after = state.copy()
            after.play(move)
            waiting.append((after, length + 1))


def some_ways(state: State, rng: Random) -> Iterator[tuple[State, int]]:
    """Yield some of them."""
    for _ in range(SAMPLE):
        after, length = state.copy(), 0
        while after.to_act not in (READER, None):
            moves = after.moves()
            after.play(moves[rng.randrange(len(moves))])
            length += 1
        yield after, length


def courses(lesson: Any) -> list[list[Now]]:
    """Return how the guided game can go, until nothing is taught any more in a turn of the reader's.

    Of the opponent's first turn everything is tried, of what follows, on which nothing taught depends, a part.
    """
    record = Record.parse("\n".join(lesson["record"]))
    rng, found, is_first = Random(1), dict[str, list[Now]](), True
    walks = {"": Walk(lesson, record.state, [], len(record.moves))}
    while walks:
        later: dict[str, Walk] = {}
        for walk in walks.values():
            if walk.asked:
                after = [walk.answered(move) for move in walk.answers()]
            elif walk.state.to_act is None:
                after = []
            else:
                ways = list(islice(all_ways(walk.state), MOST)) if is_first else []
                is_first = False
                if len(ways) in (0, MOST):
                    ways = list(some_ways(walk.state, rng))
                after = [
                    walk.gone_on(*way)
                    for way in {(state.text, length): (state, length) for state, length in ways}.values()
                ]
            if not after:
                found[json.dumps(walk.told)] = walk.told
            later |= {each.key(): each for each in after}
        walks = later
    return list(found.values())


def generated() -> str:
    """Return the file: a course a line."""
    parts = []
    for slug, lesson in lessons().items():
        lines = ",\n".join("  " + json.dumps(course, separators=(",", ":")) for course in courses(lesson))
        parts.append(f' "{slug}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    COURSES.write_text(generated(), encoding="utf-8")
