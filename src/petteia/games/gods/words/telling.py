"""The board in words: for those who read it and do not see it, people or programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from petteia.games.gods.rules.board import TOKEN_NAMES

LETTERS = "abcdefghijklmnop"


def lines(view: Mapping[str, Any], tell: Callable[..., str], names: Sequence[str]) -> list[str]:
    """Return the mountain, the cards and the reserve, line by line."""
    told = [
        tell("told-mountain", rings=view["rings"], columns=view["columns"], last=LETTERS[view["columns"] - 1]),
        f"{tell('board-turn', number=view['turn'] + 1)}: {names[view['seat_on_turn']]}.",
        tell("told-gods", text=", ".join(f"{tell(god)} {cell}" for god, cell in view["gods"].items())),
    ]
    for token in TOKEN_NAMES:
        cells = [cell for cell, lying in view["tokens"].items() if lying == token]
        told.append(f"{tell(token)}: {', '.join(cells) or '-'} ({tell('board-reserve')}: {view['reserve'][token]}).")
    if view["zones"]:
        told.append(tell("told-zones", text=", ".join(view["zones"])))
    for seat, hand in enumerate(view["hands"]):
        had = [f"{tell(god)}{f' x{count}' if count > 1 else ''}" for god, count in hand.items() if count]
        lacking = [tell(god) for god, count in hand.items() if not count]
        if view["seats"] == 2:
            told.append(
                tell("told-cards", name=names[seat], strong=", ".join(had) or "-", text=", ".join(lacking) or "-")
            )
        else:
            side = [names[other] for other, its in enumerate(view["sides"]) if its == view["sides"][seat]]
            told.append(tell("told-hand", name=names[seat], team=" + ".join(side), text=", ".join(had) or "-"))
    if view["seats"] != 2:
        pile = [f"{tell(god)} x{count}" for god, count in view["discard"].items() if count]
        told.append(f"{tell('board-discard')}: {', '.join(pile) or '-'}.")
    if view["acting"]:
        told.append(tell("told-acting", god=tell(view["acting"])))
    return told
