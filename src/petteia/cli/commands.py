"""What can be typed instead of a move: `why`, `help`, `undo`, `save` and the others, one function each."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from petteia.cli.listing import find
from petteia.cli.session import STAND_IN, Session, kept_of, user_of
from petteia.cli.terminal import printable, read_line
from petteia.core.game import Move
from petteia.core.rulebook import rulebook
from petteia.core.telling import normal
from petteia.players import player
from petteia.table.standing import RUNNING
from petteia.table.wish import Answer, HandOver, OfferDraw, Resign, Undo
from petteia.table.words import table_sentence

LATIN = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")  # a Russian keyboard has letters that look like these

Command = Callable[[Session, str], None]


class Left(Exception):
    """Whoever sat at the keyboard has left."""


def command(session: Session, typed: str) -> tuple[Command, str] | None:
    """Return the command that *typed* gives, in English or the reader's language, and the words after it."""
    first, _, rest = typed.partition(" ")
    word = first.casefold()
    if word in session.drawing.SHOWS:
        return show, word
    for name, does in COMMANDS.items():
        if word == name or word in session.tell(f"cli-word-{name}").split():
            return does, rest.strip()
    return None


def refuse(session: Session, typed: str) -> None:
    """Say why *typed* is no move here, with the number of the rule."""
    refused = session.state.why_not(session.known(typed) or printable(typed))
    if refused is None:
        session.say("cli-why-legal", move=printable(typed))
        return
    reason, number = refused
    words = session.sentence(reason)
    session.console.print(Text(f"{words} ({number})" if number else words))
    if not number:
        session.say("cli-type-help")


def why(session: Session, typed: str) -> None:
    """Say whether a move may be made and what it costs, or which rule forbids it."""
    legal = session.state.moves()
    found = find(typed, session.listed(legal))
    if not typed:
        session.say("cli-why-what")
    elif len(found) == 1 and session.known(typed) in (None, found[0]):
        session.say("cli-why-legal", move=session.sentence(found[0].fact))
        print_price(session, found[0])
    else:
        refuse(session, typed)


def print_price(session: Session, move: Move) -> None:
    """Print what *move* costs, part by part, and what comes of it."""
    cost = move.cost or ()
    for part, amount in cost:
        session.console.print(Text(f"  {amount:>3} {session.tell(part)}"))
    if len(cost) > 1:
        session.console.print(
            Text(f"  {sum(amount for _, amount in cost):>3} {session.tell('cli-in-all')}", style="bold")
        )
    foretell = getattr(session.drawing, "foretell", None)
    if foretell is not None and move.forecast is not None:
        for told in foretell(move.forecast):
            session.console.print(Padding(Text(session.sentence(told)), (0, 0, 0, 2), expand=False))


def show_help(session: Session, number: str) -> None:
    """Say what can be typed, or print a rule or a chapter in the reader's language."""
    if not number:
        print_commands(session)
        return
    book = rulebook(session.game, session.language)
    found = book.chapters if book else []
    numbers = [each for chapter in found for each in chapter.rules]
    wanted = number.upper().translate(LATIN)
    if not numbers:
        session.say("cli-no-rules")
    elif wanted not in {*numbers, *(chapter.number for chapter in found)}:
        session.say("cli-no-such-rule", text=printable(number), first=numbers[0], last=numbers[-1])
    for chapter in found:
        if wanted in chapter.rules:
            print_words(session, chapter.rules[wanted], wanted)
        elif wanted == chapter.number:
            session.console.print(Text(chapter.heading.replace("`", ""), style="bold"))
            print_words(session, chapter.text)
            for each, words in chapter.rules.items():
                print_words(session, words, each)
    if session.game.data and session.game.edition is not None:
        session.say("cli-edition", text=session.game.edition.name)


def print_words(session: Session, words: str, number: str = "") -> None:
    """Print the words of a rule, each paragraph and table on lines of its own."""
    for is_table, lines in groupby(words.split("\n") if words else [], key=lambda line: line.startswith("|")):
        if is_table:
            table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
            for row in lines:
                if set(row) - set("|-: "):
                    table.add_row(*(styled(cell.strip()) for cell in row.strip("|").split("|")))
            session.console.print(Padding(table, (0, 0, 0, 2), expand=False))
        else:
            for line in lines:
                session.console.print(Text.assemble((f"{number} " if number else "", "bold"), styled(line)))
                number = ""


def styled(words: str) -> Text:
    """Return *words* with what Markdown marks as bold in bold."""
    parts = words.replace("`", "").split("**")
    return Text.assemble(*((part, "bold" if place % 2 else "") for place, part in enumerate(parts)))


def print_commands(session: Session) -> None:
    """Print what can be typed, the reader's own words first."""
    session.say("cli-help-moves-how")
    table = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        own = session.tell(f"cli-word-{name}").split()
        words = ", ".join(dict.fromkeys([*own, name]))
        table.add_row("", Text(words, style="bold", no_wrap=True), session.tell(f"cli-help-{name}"))
    session.console.print(table)
    if session.drawing.SHOWS:
        session.say("cli-show-what", words=", ".join(session.drawing.SHOWS))


def moves(session: Session, _: str) -> None:
    """List the legal moves again."""
    session.print_moves()


def board(session: Session, _: str) -> None:
    """Draw the board again."""
    session.print_board()
    session.print_question()


def log(session: Session, _: str) -> None:
    """Tell the whole game so far."""
    session.print_news(0)


def show(session: Session, typed: str) -> None:
    """Switch something that the board can show on or off."""
    word = typed.casefold()
    if word in session.drawing.SHOWS:
        session.shown ^= {word}
        session.print_board()
    elif session.drawing.SHOWS:
        session.say("cli-show-what", words=", ".join(session.drawing.SHOWS))
    else:
        session.say("cli-show-nothing")


def hint(session: Session, _: str) -> None:
    """Say what a bot would do."""
    state = session.state
    move = player(session.game, STAND_IN).choose(state.view(state.to_act))
    session.say("cli-hint", move=session.listed([move])[0].words)


def undo(session: Session, _: str) -> None:
    """Take back the last decision of a person: at once where the table lets them, else if everybody agrees."""
    table = session.table
    moves = table.record.moves
    seat = next((seat for seat, _ in reversed(moves) if seat in session.people), None)
    if seat is None:
        session.say("cli-nothing-to-undo")
        return
    after = table.plan(Undo(user_of(seat), table.ply), 0).after
    if after.question is not None:
        if (obstacle := table.undo_obstacle(seat)) is not None:
            session.console.print(Text(table_sentence(obstacle.name, session.language)))
        if not confirms(session, "cli-all-agree"):
            return
        for user in sorted(after.persons() - after.question.agreed):
            after = after.plan(Answer(user, True), 0).after
    session.go_back(after)
    session.say("cli-undone", move=session.listed([moves[len(after.record.moves)][1]])[0].words)


def resign(session: Session, _: str) -> None:
    """Give the game up: the other of two has won; of more, a bot plays on."""
    if (seat := session.state.to_act) is None or not confirms(session, "cli-resign-sure"):
        return
    session.table = session.table.plan(Resign(user_of(seat), seat), 0).after
    if session.table.status == RUNNING:
        session.leave_to_bot(seat)
    session.say("cli-resigned", name=session.names[seat])


def draw(session: Session, _: str) -> None:
    """Agree on a draw, where the game knows one and all are people."""
    table = session.table
    if (obstacle := table.draw_obstacle()) is not None:
        session.console.print(Text(table_sentence(obstacle.name, session.language)))
    elif (seat := table.to_act) is not None and confirms(session, "cli-all-agree"):
        table = table.plan(OfferDraw(user_of(seat)), 0).after
        for user in sorted(table.persons() - {user_of(seat)}):
            table = table.plan(Answer(user, True), 0).after
        session.table = table


def hand_over(session: Session, _: str) -> None:
    """Let a bot play the seat from now on."""
    if (seat := session.state.to_act) is not None:
        session.table = session.table.plan(HandOver(user_of(seat), seat), 0).after
        session.leave_to_bot(seat)
        session.say("cli-left-to-bot", name=session.names[seat])


def save(session: Session, name: str) -> None:
    """Write the record to a file, and say how to check it."""
    target = Path(name or free_name(session))
    try:
        target = target.expanduser()
        if target.exists() and not confirms(session, "cli-overwrite", file=printable(str(target))):
            return
        session.record.save(target)
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        session.say("cli-cannot-save", file=printable(str(target)), reason=printable(reason))
        return
    session.saved = kept_of(session.table.record)
    session.say("cli-saved", file=str(target), command=f"petteia verify {shlex.quote(str(target))}")


def leave(session: Session, _: str) -> None:
    """Offer to save, and leave."""
    offer_to_save(session)
    raise Left


def free_name(session: Session) -> str:
    """Return the first unused name of a game's files here."""
    number = 1
    while Path(f"{session.game.slug}-{number}.txt").exists():
        number += 1
    return f"{session.game.slug}-{number}.txt"


def confirms(session: Session, question: str, **facts: object) -> bool:
    """Ask; only a yes is a yes."""
    typed = normal(read_line(session.tell(question, **facts) + " "))
    return typed in {"y", "yes", *session.tell("cli-yes").split()}


def offer_to_save(session: Session) -> None:
    """Ask for the name of a file until the game is saved or nobody wants it."""
    while not session.is_saved:
        name = read_line(session.tell("cli-offer-to-save") + " ").strip()
        if not name:
            return
        save(session, name)


COMMANDS: dict[str, Command] = {
    "why": why,
    "help": show_help,
    "moves": moves,
    "board": board,
    "log": log,
    "show": show,
    "hint": hint,
    "undo": undo,
    "bot": hand_over,
    "draw": draw,
    "resign": resign,
    "save": save,
    "quit": leave,
}
