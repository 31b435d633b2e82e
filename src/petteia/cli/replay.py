"""`petteia replay`: a saved game told in sentences, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator

import click
from rich.padding import Padding
from rich.text import Text

from petteia.cli.session import Session
from petteia.cli.terminal import make_console
from petteia.core.game import CHANCE, OptionError
from petteia.core.record import Record
from petteia.core.text import DEFAULT, check_language

ALL, START, END = "all", "start", "end"


@click.command()
@click.argument("file", type=click.Path())
@click.option("--lang", "language", default=DEFAULT, help="The language to speak: en, ru, fr, it.")
@click.option("--boards", default="", help=f"When to draw the board: `{ALL}`, `{START}`, `{END}`, or numbers: 5,10.")
@click.option("--to", "last", type=click.IntRange(min=0), help="Stop after this turn.")
@click.option("--data", type=click.Path(), metavar="FOLDER", help="The data files it was played with.")
def replay(file: str, language: str, boards: str, last: int | None, data: str | None) -> None:
    """Tell the game in FILE turn by turn."""
    record = Record.load(file, data)
    drawn = read_boards(boards)
    session = Session(record.fresh(), {}, make_console(), check_language(record.game, language))
    session.console.print(Text(f"{session.title}: {', '.join(session.names)}", style="bold"))
    number = 0
    for seat, first, after in turns(record):
        if seat != CHANCE:
            number += 1
            if last is not None and number > last:
                break
        for _, move in record.moves[first:after]:
            session.follow(move)
        print_turn(session, number, seat, first)
        if drawn & ({ALL, str(number)} if seat != CHANCE else {START}):
            session.print_board()
            session.console.print()
    if END in drawn:
        session.print_board()
    session.print_result()


def read_boards(boards: str) -> set[str]:
    """Return the moments `--boards` names."""
    asked = {word.strip() for word in boards.split(",") if word.strip()}
    for word in asked - {ALL, START, END}:
        if not (word.isascii() and word.isdecimal()):
            raise OptionError(f"--boards {word!r} is neither a turn nor {ALL}, {START} or {END}")
    return asked


def turns(record: Record) -> Iterator[tuple[int, int, int]]:
    """Yield the seat and the first and last move of every run of decisions by the same seat."""
    first = 0
    for place in range(1, len(record.moves) + 1):
        if place == len(record.moves) or record.moves[place][0] != record.moves[first][0]:
            yield record.moves[first][0], first, place
            first = place


def print_turn(session: Session, number: int, seat: int, first: int) -> None:
    """Print who decided what, and what came of it."""
    if seat == CHANCE:
        head = Text(session.tell("cli-setting-up" if number == 0 else "cli-chance"), style="bold")
    else:
        moves = " · ".join(choice.words for choice in session.choices([m for _, m in session.record.moves[first:]]))
        head = Text.assemble((f"{number}. {session.names[seat]}: ", "bold"), moves)
    session.console.print(head)
    for line in session.news(first):
        session.console.print(Padding(Text(line), (0, 0, 0, 5), expand=False))
