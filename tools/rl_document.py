"""Write what docs/rl.md says of observations and actions, from the code: `python tools/rl_document.py`.

What is written stands between `<!-- name -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from petteia.core.game import Game, Move
from petteia.core.registry import games
from petteia.rl.observer import inputs_of, named, version_of

DOCUMENT = Path(__file__).parent.parent / "docs/rl.md"
MARKED = re.compile(r"(<!-- (?P<name>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def observation_table(game: Game) -> Iterator[str]:
    """Yield the fields of an observation: where each begins at every number of seats, its shape and its meaning."""
    layouts = [inputs_of(game, seats) for seats in game.seats]
    yield f"**{game.name}** (`{game.slug}`, version {version_of(game)}): " + ", ".join(
        f"{int(layout.size)} entries with {layout.seats} seats" for layout in layouts
    )
    yield ""
    yield "| field | begins at | shape | most | meaning |"
    yield "|---|---|---|---|---|"
    for number, field in enumerate(layouts[0].fields):
        begins = unique(str(layout.places()[field.name]) for layout in layouts)
        shapes = unique("×".join(map(str, layout.fields[number].shape)) for layout in layouts)
        yield f"| `{field.name}` | {begins} | {shapes} | {field.most} | {field.meaning} |"
    yield ""


def unique(words: Iterator[str]) -> str:
    """Return the different words, in their order."""
    return ", ".join(dict.fromkeys(words))


def action_table(game: Game) -> Iterator[str]:
    """Yield the actions: runs of moves of the same kind, with their first and last numbers and texts."""
    yield f"**{game.name}** (`{game.slug}`): {len(game.all_moves)} actions"
    yield ""
    yield "| actions | how many | from | to |"
    yield "|---|---|---|---|"
    for moves in runs(game.all_moves):
        span = f"{moves[0].index} – {moves[-1].index}" if len(moves) > 1 else str(moves[0].index)
        yield f"| {span} | {len(moves)} | `{moves[0].text}` | `{moves[-1].text}` |"
    yield ""


def runs(moves: list[Move]) -> list[list[Move]]:
    """Return the moves in runs of neighbours that are told alike or begin with the same word."""
    found = [[moves[0]]]
    for before, move in pairwise(moves):
        if before.fact.name == move.fact.name or before.text.split()[0] == move.text.split()[0]:
            found[-1].append(move)
        else:
            found.append([move])
    return found


def sections() -> dict[str, str]:
    """Return every written section by its name."""
    every = [named(slug) for slug in games()]
    return {
        "observations": "\n".join(line for game in every for line in observation_table(game)),
        "actions": "\n".join(line for game in every for line in action_table(game)),
    }


def updated(text: str) -> str:
    """Return *text* with its written sections as the code has them now."""
    known = sections()
    return MARKED.sub(lambda found: f"{found[1]}\n{known[found['name']]}\n{found[3]}", text)


if __name__ == "__main__":
    DOCUMENT.write_text(updated(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
