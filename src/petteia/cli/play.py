"""`petteia play`: a game in the terminal, against bots or with friends at the same keyboard."""

from __future__ import annotations

import contextlib
import hashlib
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime

import click

import petteia
from petteia.cli.commands import Left, command, offer_to_save, refuse
from petteia.cli.listing import find, is_name
from petteia.cli.session import Session
from petteia.cli.terminal import make_console, printable, read_line
from petteia.core.chance import new_seed
from petteia.core.game import CHANCE, Game, Move, OptionError, PetteiaError
from petteia.core.library import WAYS
from petteia.core.record import Record
from petteia.core.telling import normal
from petteia.core.text import DEFAULT, check_language
from petteia.players import Player, player, players
from petteia.table.standing import RUNNING

PERSON = "none"
MOST_SECONDS = 30.0  # of thought while a person makes one decision
SLICE = 0.02  # seconds for which a bot that thinks on keeps everybody else from the interpreter


@click.command()
@click.argument("slug", metavar="GAME", required=False)
@click.option("--seats", type=int, help="How many play.")
@click.option(
    "--bots",
    help="Who sits in the other seats: names or levels of bots, with commas, as 3 or 3:style=climber; one is enough. "
    f"`{PERSON}` is a person. As many as there are seats: seat 1 too.",
)
@click.option("--hot-seat", is_flag=True, help="People in all seats, at one keyboard.")
@click.option("--players", "people", default="", help="The names of the people, with commas.")
@click.option("--lang", "language", default=DEFAULT, help="The language to speak: en, ru, fr, it.")
@click.option("--seed", help="Where chance comes from; without it nobody can guess.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A choice of rules, as rings=5.")
@click.option("--data", metavar=WAYS, help="Play with this edition.")
@click.option("--load", "file", type=click.Path(), help="Go on with a saved game.")
def play(
    slug: str | None,
    seats: int | None,
    bots: str | None,
    hot_seat: bool,
    people: str,
    language: str,
    seed: str | None,
    options: tuple[str, ...],
    data: str | None,
    file: str | None,
) -> None:
    """Play GAME in the terminal. Type `help` there."""
    if hot_seat and bots:
        raise click.UsageError("--hot-seat leaves no seat for --bots")
    if file is not None:
        if seats is not None or seed is not None or options or people:
            raise click.UsageError("the saved game has its own seats, seed, options and names")
        record = Record.load(file, data)
        if slug not in (None, record.game.slug):
            raise PetteiaError(f"{file} is a game of {record.game.name}")
        chosen = PERSON if hot_seat else bots
        sitting = loaded_bots(record) if chosen is None else seated(record.game, record.seats, chosen)
    else:
        if slug is None:
            raise click.UsageError(f"which game? There is {', '.join(petteia.games())}")
        game = petteia.game(slug, data)
        count = game.new(seats).seats
        sitting = seated(game, count, PERSON if hot_seat else bots, seed)
        names = seat_names(count, sitting, people)
        date = datetime.now(UTC).date().isoformat()
        record = Record(game, count, seed or new_seed(), read_options(options), names, date)
        record.begin()
    session = Session(record, sitting, make_console(), check_language(record.game, language))
    session.say("cli-welcome", game=session.title)
    if session.at_keyboard is not None:
        session.say("cli-you-are", name=session.names[session.at_keyboard])
    run(session)


# Who plays -------------------------------------------------------------------------------------------------------


def seated(game: Game, seats: int, bots: str | None, seed: str | None = None) -> dict[int, Player]:
    """Return the bots by seat, as `--bots` says: for all other seats, for each of them, or for all seats."""
    asked = [name.strip() for name in (bots or "greedy").split(",")]
    if len(asked) == 1:
        asked *= seats - 1
    if len(asked) == seats - 1:
        asked = [PERSON, *asked]
    if len(asked) != seats:
        raise OptionError(f"--bots names {len(asked)}; say one, {seats - 1} for the other seats, or {seats} for all")
    return {seat: bot(game, name, seat, seed) for seat, name in enumerate(asked) if name != PERSON}


def bot(game: Game, name: str, seat: int, seed: str | None) -> Player:
    """Return a bot by name or level; in a game with a given seed it decides alike every time."""
    number = None
    if seed is not None:
        number = int.from_bytes(hashlib.sha256(f"{seed} {seat}".encode()).digest()[:7], "big")
    level, _, style = name.partition(":style=")
    if level.isascii() and level.isdecimal():
        return player(game, level=int(level[:6]), seed=number, style=style)
    return player(game, name, seed=number)


def loaded_bots(record: Record) -> dict[int, Player]:
    """Return the bots of a saved game: the seats named after one."""
    return {seat: player(record.game, name) for seat, name in enumerate(record.players) if is_bot(name)}


def is_bot(name: str) -> bool:
    """Say whether a seat is named after a bot, with a style or without."""
    return name.partition(":style=")[0] in players()


def seat_names(seats: int, bots: dict[int, Player], people: str) -> list[str]:
    """Return the name of every seat: bots by theirs, people as they are given."""
    given = [printable(name.strip()) for name in people.split(",") if name.strip()]
    seats_left = seats - len(bots)
    if len(given) > seats_left:
        raise OptionError(f"--players names {len(given)}, but people have {seats_left} of {seats} seats")
    if reserved := [name for name in given if is_bot(name)]:
        raise OptionError(f"{reserved[0]!r} is the name of a bot")
    waiting = iter([*given, *[""] * seats])
    return [bots[seat].name if seat in bots else next(waiting) for seat in range(seats)]


def read_options(options: tuple[str, ...]) -> dict[str, object]:
    """Return `--option name=value` as a mapping."""
    found: dict[str, object] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise OptionError(f"--option {option!r} must be NAME=VALUE")
        found[name.strip()] = value.strip().lower()
    return found


# The game --------------------------------------------------------------------------------------------------------


def run(session: Session) -> None:
    """Play until the game is over or whoever sits here leaves; nothing that is typed ends it otherwise."""
    try:
        while session.table.status == RUNNING:
            seat = session.state.to_act
            if seat is None or seat == CHANCE:
                raise PetteiaError("this game withholds its seed: it can be looked at, but not played on")
            if seat in session.bots:
                let_bot_play(session, seat)
            else:
                let_person_play(session, seat)
        session.print_untold()
        session.print_board()
        session.print_result(session.record)
        offer_to_save(session)
    except Left:
        pass
    except (KeyboardInterrupt, EOFError) as reason:
        session.console.print()
        with contextlib.suppress(KeyboardInterrupt, EOFError):
            if isinstance(reason, KeyboardInterrupt):
                offer_to_save(session)
        if not session.is_saved:
            session.say("cli-not-saved")
    session.say("cli-goodbye")


def let_bot_play(session: Session, seat: int) -> None:
    view = session.state.view(seat)
    if session.console.is_terminal:
        with session.console.status(session.tell("cli-thinking", name=session.names[seat])):
            move = session.bots[seat].choose(view)
    else:
        move = session.bots[seat].choose(view)
    before = len(session.chronicle)
    session.play(seat, move)
    if not session.people:
        session.print_news(before)


def let_person_play(session: Session, seat: int) -> None:
    """Show how things stand and ask until something is decided, or undone."""
    goes_on = session.at_keyboard == seat and session.last_to_decide == seat
    session.hand_over(seat)
    session.print_untold()
    if goes_on:
        session.draw_glance(session.state)
    else:
        session.print_board()
    session.print_question()
    session.print_moves()
    table = session.table
    while session.table is table:
        with thinking_on(session):
            typed = read_line("> ").strip()
        move = answer(session, typed)
        if move is not None:
            session.play(seat, move)
            return


@contextlib.contextmanager
def thinking_on(session: Session) -> Iterator[None]:
    """Let the bots that do so think on while a person types."""
    views = {seat: session.state.view(seat) for seat in session.bots}
    is_over = threading.Event()

    def think() -> None:
        until = time.monotonic() + MOST_SECONDS
        while views and not is_over.is_set() and time.monotonic() < until:
            for seat in list(views):
                if not session.bots[seat].ponder(views[seat], SLICE):
                    del views[seat]

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def answer(session: Session, typed: str) -> Move | None:
    """Return the move that was typed, or do what else was asked for and return None."""
    listed = session.listed(session.state.moves())
    is_move = any(is_name(normal(typed), one) for one in listed)
    if not is_move and (asked := command(session, typed)) is not None:
        does, rest = asked
        does(session, rest)
        return None
    found = find(typed, listed)
    if len(found) == 1:
        return found[0]
    if found:
        session.say("cli-ambiguous", text=printable(typed))
        named = [one for one in listed if one.move in found]
        session.print_listed(named)
    elif typed:
        refuse(session, typed)
    else:
        session.say("cli-type-a-move")
    return None
