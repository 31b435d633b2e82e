"""A game as text: who played what, every draw included; read, write, replay, verify.

    petteia record 1
    game: gods
    rules: 1
    seats: 2
    option rings: 6
    player 1: Anna
    commitment: 5f2d…
    seed: 7

    * set zeus
    1 zeus up
    2 hera left
    end: won 1
    digest: 9c41…

`rules` names the version of the rules it was played by; a program that plays later ones goes by the earlier ones here.
A game that began from a position says so with a line `position: …` in its header, one played with another edition of
its data with `edition: FINGERPRINT NAME`.
A line of moves is the seat, counted from 1, or `*` for chance, and the move. The seed may be withheld while the game
runs; the commitment binds to it. A game of two that one gave up ends with `won 1 by resignation`, one whose two sides
agreed on it with `shared by agreement`. The digest covers every line above it: a file cut short or changed is noticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from petteia.core import library
from petteia.core.chance import commitment
from petteia.core.edition import OWN, Edition
from petteia.core.event import Event
from petteia.core.game import CHANCE, Game, IllegalMove, Move, PetteiaError, State
from petteia.core.registry import AT, UnknownGame
from petteia.core.registry import game as find_game

FIRST_LINE = "petteia record 1"
CHANCE_MARK = "*"
UNFINISHED = "unfinished"
RESIGNED, AGREED = "by resignation", "by agreement"  # how a game ends without a last move
SINGLE_KEYS = ("game", "rules", "edition", "seats", "position", "commitment", "seed", "date")
LONGEST = 1_000_000  # bytes of a file that could be a record
LONGEST_QUOTE = 80  # characters of a wrong line that are repeated to the reader
LONGEST_REASON = 300
LONGEST_NAME = 1_000  # characters: names stand in every sentence about their players
LONGEST_VERSION = 10  # digits


class RecordError(PetteiaError):
    """A file that is not a whole, true record; the message names the line and the reason."""


class MissingEdition(RecordError):
    """A record of a game played with another edition; `fingerprint` is that of the one it needs, empty for our own."""

    def __init__(self, line: int, game: Game, fingerprint: str, name: str) -> None:
        needed = f"{quoted(name)} ({fingerprint[:LONGEST_QUOTE]})" if fingerprint else quoted(OWN)
        given = quoted(OWN) if game.edition is None or not game.data else quoted(game.edition.name)
        hint = (
            f"give its file as data (--data FILE), or keep it (petteia edition {game.slug} FILE --save)"
            if fingerprint
            else "no other can be given"
        )
        super().__init__(f"line {line}: {game.name} was played with the edition {needed}, not with {given}; {hint}")
        self.fingerprint = fingerprint

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, self.args  # a sentence, for whoever waits in another process


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a record: who made it, the states before and after it, and what happened; not to be changed."""

    number: int  # moves before it
    seat: int  # or CHANCE
    move: Move
    before: State
    after: State
    events: list[Event]


class Record:
    """One played game, finished or not, and the state it has come to."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: object = None,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
        date: str | None = None,
        committed: str | None = None,
        position: str | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a record is one of a Game, as petteia.game(name) returns it, not of {game!r}")
        self.game = game
        self.position = None if position is None else game.position(position).text
        self.state = game.new(seats, **(options or {})) if self.position is None else game.position(self.position)
        self.options = game.complete(options or {} if self.position is None else self.state.chosen_options())
        self.seed = None if seed is None else str(seed)
        for text in (*players, self.seed or "", date or "", committed or ""):
            check_line(text)
            check_signs(text)
        if len(players) > self.seats:
            raise RecordError(f"there are {self.seats} seats, but {len(players)} players")
        self.commitment = commitment(self.seed) if self.seed is not None else committed
        self.players = list(players)
        self.date = date
        self.moves: list[tuple[int, Move]] = []
        self.ending: str | None = None  # how it ended, if not by a move
        self.first_move_line = len(self.header()) + 1

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    def __repr__(self) -> str:
        return f"<Record {self.game.slug}, {self.seats} seats, {len(self.moves)} moves, {self.result()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.game == other.game and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash(self.to_text())

    def __reduce__(self) -> tuple[object, ...]:
        from petteia.core.pickling import record_from  # noqa: PLC0415 - it knows Record

        return record_from, (self.game, self.to_text())

    def __copy__(self) -> Record:
        """Return a record of its own of the same game so far; read from its text it would be played all anew."""
        twin = Record.__new__(Record)
        twin.__dict__ |= self.__dict__
        twin.state, twin.moves, twin.players = self.state.copy(), list(self.moves), list(self.players)
        return twin

    def _repr_html_(self) -> str | None:
        """Return the game as a notebook shows it: the board, and a slider to go through the moves."""
        from petteia.core.notebook import html_of  # noqa: PLC0415 - it knows Record

        return html_of(self)

    def begin(self, log: list[Event] | None = None) -> State:
        """Make the draws that are due before the first choice, if there is a seed; return the state."""
        self.settle(log)
        return self.state

    def settle(self, log: list[Event] | None = None, withheld: str | None = None) -> None:
        """Make every draw that is due as the seed says: the record's own, or the one it withholds."""
        seed = self.seed if withheld is None else withheld
        if seed is not None and self.state.to_act == CHANCE:
            self.state.seed = seed  # lent: replayed, a record makes its draws one by one
            self.moves += [(CHANCE, self.game.all_moves[draw.index]) for draw in self.state.settle(log)]
            self.state.seed = None

    def add(self, move: Move | str | int, log: list[Event] | None = None) -> None:
        """Make one move and keep it."""
        actor = self.state.to_act
        (made,) = self.state.play(move, log)
        self.moves.append((CHANCE if actor is None else actor, made))

    def play(self, move: Move | str | int, log: list[Event] | None = None) -> None:
        """Make one move, keep it, and make the draws that follow; raise IllegalMove, changing nothing, if illegal."""
        self.add(move, log)
        self.settle(log)

    def steps(self, count: int | None = None) -> Iterator[Step]:
        """Play the game, or its first *count* moves, again; yield step by step."""
        before = self.fresh().state
        for number, (seat, move) in enumerate(self.moves[:count]):
            after, events = before.copy(), list[Event]()
            after.play(move, events)
            yield Step(number, seat, move, before, after, events)
            before = after

    def undone(self, count: int) -> Record:
        """Return this record without its last *count* moves."""
        if not 0 <= count <= len(self.moves):
            raise RecordError(f"of {len(self.moves)} moves 0 to {len(self.moves)} can be taken back, not {count}")
        shorter = self.fresh()
        shorter.moves = self.moves[: len(self.moves) - count]
        for step in shorter.steps():
            shorter.state = step.after
        return shorter

    def fresh(self) -> Record:
        """Return a record of the same game before its first move."""
        return Record(
            self.game,
            self.seats,
            self.seed,
            self.options,
            self.players,
            self.date,
            self.commitment,
            self.position,
        )

    def replay(self, log: list[Event] | None = None) -> State:
        """Play the game again from its first move; return the state it comes to."""
        state = self.fresh().state
        for step in self.steps():
            state = step.after
            if log is not None:
                log += step.events
        return state

    def endings(self) -> list[str]:
        """Return how this game could end now without a move: one of two resigns, or two sides agree on a draw."""
        if self.state.to_act is None:
            return []
        resigned = [f"won {winner} {RESIGNED}" for winner in (1, 2)] if self.seats == 2 else []
        return [*resigned, f"shared {AGREED}"] if self.game.is_two_sided else resigned

    def outcome(self) -> list[float] | None:
        """Return every seat's result, from -1 to 1, or None while the game goes on."""
        if self.ending is None:
            return self.state.outcome()
        winners = [int(word) - 1 for word in self.ending.split() if word.isdecimal()]
        return [(1.0 if seat in winners else -1.0) if winners else 0.0 for seat in range(self.seats)]

    def result(self) -> str:
        """Return how the game ended: `won` and the winners, `shared` if nobody or everybody won, or `unfinished`."""
        if self.ending is not None:
            return self.ending
        outcome = self.state.outcome()
        if outcome is None:
            return UNFINISHED
        best = max(outcome)
        winners = [str(seat + 1) for seat, value in enumerate(outcome) if value == best]
        return "shared" if len(winners) == len(outcome) else f"won {' '.join(winners)}"

    # Writing ----------------------------------------------------------------------------------------------------

    def header(self) -> list[str]:
        """Return the lines before the first move."""
        lines = [FIRST_LINE, f"game: {self.game.slug}", f"rules: {self.game.version}"]
        if self.game.data and self.game.edition is not None:
            lines.append(f"edition: {self.game.data} {self.game.edition.name}")
        lines.append(f"seats: {self.seats}")
        lines += [f"option {name}: {str(value).lower()}" for name, value in self.options.items()]
        lines += [f"player {seat + 1}: {name}" for seat, name in enumerate(self.players)]
        if self.position is not None:
            lines.append(f"position: {self.position}")
        if self.date is not None:
            lines.append(f"date: {self.date}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        return [*lines, ""]

    def to_text(self) -> str:
        """Return the record as text."""
        lines = self.header()
        lines += [f"{CHANCE_MARK if seat == CHANCE else seat + 1} {move.text}" for seat, move in self.moves]
        lines.append(f"end: {self.result()}")
        return "\n".join([*lines, f"digest: {digest(lines)}", ""])

    def save(self, path: str | Path) -> None:
        """Write the record to *path*, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.to_text(), encoding="utf-8")
        draft.replace(target)

    # Reading ----------------------------------------------------------------------------------------------------

    @staticmethod
    def load(path: str | Path, data: Edition | str | Path | None = None) -> Record:
        """Read a record, of a game played with the edition *data* if given; raise RecordError if it is not one."""
        try:
            with Path(path).open("rb") as file:
                found = file.read(LONGEST + 1)
        except OSError as error:
            raise RecordError(f"cannot read {path}: {error.strerror}") from error
        except ValueError as error:  # a path with a null character
            raise RecordError(f"cannot read {str(path)!r}: {error}") from error
        if len(found) > LONGEST:
            raise RecordError(f"{path} is larger than any record")
        try:
            return Record.parse(found.decode("utf-8"), data)
        except UnicodeDecodeError as error:
            line = found[: error.start].count(b"\n") + 1
            raise RecordError(f"line {line}: this is not text in UTF-8") from error

    @staticmethod
    def parse(text: str, data: Edition | str | Path | None = None) -> Record:
        """Return the record that *text* is: every line checked, every move played."""
        if not isinstance(text, str):
            raise TypeError(f"a record is text, not {type(text).__name__}; Record.load reads a file")
        lines = lines_of(text)
        if not lines or lines[0] != FIRST_LINE:
            refuse(1, f"a record begins with {FIRST_LINE!r}")
        header, body = read_header(lines)
        record = made_from(header, data)
        record.first_move_line = body
        end = read_moves(record, lines, body)
        read_end(record, lines, end)
        return record

    def verify(self) -> list[str]:
        """Check the draws against the seed and the seed against its commitment; return what was checked, in words.

        Raises RecordError at the first draw the seed does not give.
        """
        checked = [f"{len(self.moves)} moves are legal", f"the game ended: {self.result()}"]
        if self.seed is None:
            return [*checked, "no seed is given: the draws cannot be checked"]
        if self.commitment != commitment(self.seed):
            raise RecordError("the seed is not the one committed to before the game")
        draws = 0
        for step in self.steps():
            if step.seat == CHANCE:
                expected = step.before.draw_of(self.seed)
                if expected != step.move:
                    line = self.first_move_line + step.number
                    refuse(line, f"the seed gives {expected.text!r}, not {step.move.text!r}")
                draws += 1
        return [*checked, f"{draws} draws are what the seed gives"]


def refuse(line: int, reason: str) -> NoReturn:
    raise RecordError(f"line {line}: {reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + '…'}")


def quoted(text: str) -> str:
    """Return *text* as a message repeats it: in quotes, and not all of it if it is long."""
    return repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")


def check_line(text: str) -> None:
    """Refuse what cannot stand on one line of a file."""
    if not isinstance(text, str):
        raise TypeError(f"a line of a record is text, not {text!r}")
    if "\n" in text or "\r" in text:
        raise RecordError(f"{quoted(text)} does not fit on one line")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise RecordError(f"{quoted(text)} cannot be written in UTF-8") from error


def check_signs(text: str) -> None:
    """Refuse what PostgreSQL, for one, keeps in no text."""
    if "\0" in text:
        raise RecordError(f"{quoted(text)} has a sign that no text has")


def lines_of(text: str) -> list[str]:
    """Return the lines of *text*, whether they end as in Unix or in Windows."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    for number, line in enumerate(lines, start=1):
        try:
            check_line(line)
            if number > 1:  # of a file that is something else, the first line is told
                check_signs(line)
        except RecordError as error:
            refuse(number, str(error))
    return lines


def digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def read_header(lines: Sequence[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """Return what the header says, with line numbers, and the number of the first line of moves."""
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            return header, number + 1
        key, colon, value = line.partition(": ")
        known = key in SINGLE_KEYS or key.startswith("option ") or key.startswith("player ")
        if not colon or not known:
            refuse(number, f"{quoted(line)} is no line of a header")
        if key in header:
            refuse(number, f"{quoted(key)} is given twice")
        header[key] = number, value
    refuse(len(lines), "the file stops inside its header")


def edition_in(text: str) -> tuple[str, str]:
    """Return the game of a record and the fingerprint of the edition it asks for, empty if it is the game's own."""
    header = dict(line.partition(": ")[::2] for line in text.partition("\n\n")[0].splitlines())
    fingerprint = header.get("edition", "").partition(" ")[0]
    return header.get("game", ""), fingerprint if library.FINGERPRINT.fullmatch(fingerprint) else ""


def made_from(header: Mapping[str, tuple[int, str]], data: Edition | str | Path | None) -> Record:
    """Return the empty record the header asks for."""
    for key in ("game", "rules", "seats"):
        if key not in header:
            refuse(1, f"the header does not say {key!r}")
    number, slug = header["game"]
    try:
        game = find_game(slug, data) if AT not in slug else refuse(number, f"{quoted(slug)} is no name of a game")
    except UnknownGame as error:
        refuse(number, str(error))
    number, version = header["rules"]
    if not (version.isascii() and version.isdecimal() and len(version) < LONGEST_VERSION):
        refuse(number, f"{quoted(version)} is no version of rules")
    try:
        game = game.by_rules(int(version))
    except PetteiaError as error:
        refuse(number, str(error))
    number, needed = header.get("edition", (number, ""))
    fingerprint, _, name = needed.partition(" ")
    if fingerprint and data is None and fingerprint in library.kept(slug):
        game = find_game(slug, fingerprint).by_rules(int(version))
    if fingerprint != game.data:
        raise MissingEdition(number, game, fingerprint, name)
    number, seats = header["seats"]
    if seats not in map(str, game.seats):
        refuse(number, f"{game.name} is not played by {quoted(seats)}")
    options: dict[str, object] = {}
    players = [""] * int(seats)
    for key, (number, value) in header.items():
        kind, _, name = key.partition(" ")
        if kind == "option":
            options[name] = value
            try:
                game.complete(options)
            except PetteiaError as error:
                refuse(number, str(error))
        elif kind == "player":
            if name not in map(str, range(1, int(seats) + 1)):
                refuse(number, f"there is no seat {quoted(name)}")
            if len(value) > LONGEST_NAME:
                refuse(number, f"{quoted(value)} is longer than any name")
            players[int(name) - 1] = value
    told = {key: header[key][1] for key in ("seed", "date", "commitment", "position") if key in header}
    if "position" in told:
        check_position(game, told["position"], header["position"][0], int(seats), options)
    record = Record(
        game,
        int(seats),
        told.get("seed"),
        options,
        players if any(players) else (),
        told.get("date"),
        told.get("commitment"),
        told.get("position"),
    )
    if "commitment" in told and record.commitment != told["commitment"]:
        refuse(header["commitment"][0], "this is not the hash of the seed")
    return record


def check_position(game: Game, text: str, line: int, seats: int, options: Mapping[str, object]) -> None:
    """Refuse a position that is none, or not one of the game the header describes."""
    try:
        state = game.position(text)
    except PetteiaError as error:
        refuse(line, str(error))
    if int(state.seats) != seats:
        refuse(line, f"the position is one of {state.seats} seats, not of {seats}")
    if game.complete(state.chosen_options()) != game.complete(options):
        refuse(line, "the position was made with other options than the header names")


def read_moves(record: Record, lines: Sequence[str], first: int) -> int:
    """Play the lines of moves, from line number *first*; return the number of the `end` line."""
    for number, line in enumerate(lines[first - 1 :], start=first):
        if line.startswith("end: "):
            return number
        mark, _, text = line.partition(" ")
        actor = record.state.to_act
        if actor is None:
            refuse(number, f"{quoted(line)} stands after the end of the game")
        expected = CHANCE_MARK if actor == CHANCE else str(actor + 1)
        if mark != expected:
            who = "chance" if actor == CHANCE else f"seat {expected}"
            refuse(number, f"{quoted(line)}: it is {who} that must decide here")
        try:
            record.add(text)
        except IllegalMove as error:
            refuse(number, f"{quoted(text)} may not be played here: {error}")
    refuse(len(lines), "the file stops before its `end` line")


def read_end(record: Record, lines: Sequence[str], end: int) -> None:
    """Check the last two lines: the result and the digest."""
    if (said := lines[end - 1].removeprefix("end: ")) in record.endings():
        record.ending = said
    if lines[end - 1] != f"end: {record.result()}":
        refuse(end, f"{quoted(lines[end - 1])}, but the moves lead to {record.result()!r}")
    if len(lines) == end:
        refuse(end, "the file stops before its `digest` line")
    if lines[end] != f"digest: {digest(lines[:end])}":
        refuse(end + 1, "the digest does not fit: something above was changed")
    for number, line in enumerate(lines[end + 1 :], start=end + 2):
        if line:
            refuse(number, "nothing may follow the digest")
