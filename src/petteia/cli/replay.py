"""`petteia replay`: a saved game told in sentences, turn by turn."""

from __future__ import annotations

from itertools import groupby

import click
from rich.text import Text

from petteia.cli.screen import Screen
from petteia.cli.terminal import make_console
from petteia.core.game import CHANCE, OptionError
from petteia.core.library import WAYS
from petteia.core.record import Record, Step
from petteia.core.text import DEFAULT, check_language

ALL, START, END = "all", "start", "end"


@click.command()
@click.argument("file", type=click.Path())
@click.option("--lang", "language", default=DEFAULT, help="The language to speak: en, ru, fr, it.")
@click.option("--boards", default="", help=f"When to draw the board: `{ALL}`, `{START}`, `{END}`, or numbers: 5,10.")
@click.option("--to", "last", type=click.IntRange(min=0), help="Stop after this turn.")
@click.option("--data", metavar=WAYS, help="The edition it was played with.")
def replay(file: str, language: str, boards: str, last: int | None, data: str | None) -> None:
    """Tell the game in FILE turn by turn."""
    record = Record.load(file, data)
    drawn = read_boards(boards)
    screen = Screen(record, make_console(), check_language(record.game, language))
    rules = screen.tell("cli-rules", version=record.game.version)
    screen.console.print(Text(f"{screen.title}, {rules}: {', '.join(screen.names)}", style="bold"))
    number = shown = 0
    for seat, turn in groupby(record.steps(), key=lambda step: step.seat):
        if seat != CHANCE:
            number += 1
            if last is not None and number > last:
                break
        steps = list(turn)
        shown += len(steps)
        print_turn(screen, number, seat, steps)
        if drawn & ({ALL, str(number)} if seat != CHANCE else {START}):
            screen.draw(steps[-1].after)
            screen.console.print()
    end = record.undone(len(record.moves) - shown)
    if END in drawn:
        screen.draw(end.state)
    screen.print_result(end)


def read_boards(boards: str) -> set[str]:
    """Return the moments `--boards` names."""
    asked = {word.strip() for word in boards.split(",") if word.strip()}
    for word in asked - {ALL, START, END}:
        if not (word.isascii() and word.isdecimal()):
            raise OptionError(f"--boards {word!r} is neither a turn nor {ALL}, {START} or {END}")
    return asked


def print_turn(screen: Screen, number: int, seat: int, steps: list[Step]) -> None:
    """Print who decided what in a run of decisions by the same seat, and what came of it."""
    if seat == CHANCE:
        head = Text(screen.tell("cli-setting-up" if number == 0 else "cli-chance"), style="bold")
    else:
        moves = " · ".join(one.words for one in screen.listed([step.move for step in steps]))
        head = Text.assemble((f"{number}. {screen.names[seat]}: ", "bold"), moves)
    screen.console.print(head)
    for step in steps:
        screen.print_lines(screen.told_here(step.events), indent=5)
