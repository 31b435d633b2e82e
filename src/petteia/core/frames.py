# petteia: compiled
"""The stack of what must be decided: frames, each a kind and an argument, packed into one number of a state.

A game numbers its kinds from 1; zero, an empty stack, is the end of the game. `core.decision` says what they mean.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.game import State

FRAME: Final = 12  # bits: five for the kind, seven for the argument; five frames fit into a number
KIND: Final = 0x1F
ARGUMENT: Final = 0x7F


def push(state: State, kind: i64, argument: i64) -> None:
    """Let *kind* be decided next."""
    state.frames = (state.frames << FRAME) | (argument << 5) | kind


def pop(state: State) -> None:
    """Take what was decided off the stack."""
    state.frames >>= FRAME


def top(state: State) -> i64:
    """Return the kind of the decision on top, zero if there is none."""
    return state.frames & KIND


def argument(state: State) -> i64:
    """Return the argument of the decision on top."""
    return (state.frames >> 5) & ARGUMENT


def below(state: State, depth: i64) -> i64:
    """Return the kind of the frame *depth* places below the top, zero if there is none."""
    return (state.frames >> (FRAME * depth)) & KIND


def argument_below(state: State, depth: i64) -> i64:
    """Return the argument of the frame *depth* places below the top."""
    return (state.frames >> (FRAME * depth + 5)) & ARGUMENT


def stack(state: State) -> list[tuple[int, int]]:
    """Return every frame as kind and argument, the last to be decided first."""
    found: list[tuple[int, int]] = []
    frames = state.frames
    while frames != 0:
        found.append((int(frames & KIND), int((frames >> 5) & ARGUMENT)))
        frames >>= FRAME
    found.reverse()
    return found
