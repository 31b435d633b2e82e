"""A state for human eyes: as text and as an image, drawn by the game itself where it can."""

from __future__ import annotations

from typing import Any

from petteia.rl.extras import require

require("rl", "numpy")

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from petteia.core.game import CHANCE, State
from petteia.core.registry import part_of
from petteia.core.text import DEFAULT, message, sentence, variables
from petteia.rl.observer import Observer

MODES = ("human", "ansi", "rgb_array")
WIDTH = 80  # of text, in letters
PIXEL = 8  # the side of an entry, where all there is to draw is the observation


def as_text(state: State, seat: int | None = None) -> str:
    """Return what *seat* (None: a spectator) sees of the board, and the question, as text."""
    game = state.game
    drawing = part_of(game, "drawing.terminal")
    names = [message(game, "player", number=number + 1) for number in range(int(state.seats))]
    asked = sentence(game, state.question(), names=names)
    whose = f"{names[state.to_act]}: " if state.to_act not in (None, CHANCE) else ""
    if drawing is None:
        return f"{state.view(seat).get('position', '')}\n{whose}{asked}\n"

    def tell(name: str, **facts: object) -> str:
        return message(game, name, DEFAULT, **variables(game, facts, DEFAULT, names))

    console = Console(width=WIDTH, markup=False, emoji=False, highlight=False, force_terminal=False)
    with console.capture() as captured:
        console.print(drawing.draw(state.view(seat), tell, names, WIDTH, ()))
    return f"{captured.get()}{whose}{asked}\n"


def as_image(state: State, seat: int = 0) -> NDArray[np.uint8]:
    """Return what everybody may see as an RGB image; without a picture of the game, the observation of *seat*."""
    drawing = part_of(state.game, "drawing.picture")
    if drawing is not None:
        image: NDArray[np.uint8] = drawing.picture(state)
        return image
    observer = Observer(state.game, int(state.seats))
    entries = observer.as_floats(state, seat)
    side = int(np.ceil(np.sqrt(entries.size)))
    square = np.zeros(side * side)
    square[: entries.size] = entries
    grey = np.kron(square.reshape(side, side) * 255, np.ones((PIXEL, PIXEL))).astype(np.uint8)
    return np.repeat(grey[..., None], 3, axis=2)


def rendered(state: State, mode: str, seat: int | None = None) -> Any:
    """Return what `render` of an environment returns in *mode*; "human" prints the text."""
    if mode == "rgb_array":
        return as_image(state, seat or 0)
    text = as_text(state, seat)
    if mode == "ansi":
        return text
    print(text)
    return None
