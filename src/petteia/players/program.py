"""A program of anybody's as a player: it is told the game in words, line by line, and answers with moves.

Each line to it is JSON with a `type`: `game` (a new game: its rules and the seat), `decide` (all it is told, and the
legal moves), `refused` (why its answer is no move) and `over`. Each of its lines is an answer: the text of a move or
its number. docs/words.md has a whole example.

Whatever a program does, the game goes on. After too many wrong answers a move at random is made for it; one that ends
or is silent for too long plays at random to the end of this game and is started again for the next. All is counted.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import subprocess
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from queue import Empty, Queue
from threading import Thread

from librt.random import Random

from petteia.core.event import Event
from petteia.core.game import Game, Move, PetteiaError, State
from petteia.core.rulebook import written
from petteia.core.telling import Teller
from petteia.core.text import DEFAULT
from petteia.players.base import Player

SECONDS = 60.0  # for an answer
TRIES = 3  # answers to one question
LONGEST_ANSWER = 2000  # characters
LONGEST_QUOTE = 200
MASK = 0x3FFF_FFFF
OWN_SETTINGS = ("seconds", "tries", "lang")


class ProgramError(PetteiaError):
    """A program that cannot be started, or that has never answered; the message repeats its last words."""


class Silence(Exception):
    """A program has ended, or has said nothing for too long; the text is the name of the fault."""


def settings_of(text: str) -> dict[str, str]:
    """Return what stands after `program:`: settings with commas behind them, and the command, commas and all."""
    found: dict[str, str] = {}
    while True:
        part, comma, rest = text.partition(",")
        name, equals, value = part.partition("=")
        if not comma or not equals or name not in OWN_SETTINGS:
            return found | {"command": text.strip()}
        found[name], text = value, rest


def words_of(command: str) -> str | list[str]:
    """Return *command* as this system starts it: Windows takes it apart itself, for backslashes are in its paths."""
    return command if os.name == "nt" else shlex.split(command)


class Child:
    """A running program: lines to it, and lines from it."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        try:
            words = words_of(command)
            if not words:
                raise ProgramError("program: needs a command, as in program:python my_bot.py")
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise ProgramError(f"{command!r} cannot be started: {error}") from error
        self.lines: Queue[str | None] = Queue()
        Thread(target=self.listen, daemon=True).start()
        atexit.register(self.stop)

    def listen(self) -> None:
        """Put what the program says into the queue, and None once it says no more."""
        assert self.process.stdout is not None
        kept = b""
        while chunk := self.process.stdout.read(65_536):
            *whole, kept = (kept + chunk).split(b"\n")
            for line in whole:
                self.lines.put(line[:LONGEST_ANSWER].decode("utf-8", "replace"))
            kept = kept[:LONGEST_ANSWER]
        self.lines.put(None)

    def say(self, **message: object) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        except OSError as error:
            raise Silence("ended") from error

    def answer(self, seconds: float) -> str:
        """Return the next line that says something."""
        while True:
            try:
                line = self.lines.get(timeout=seconds)
            except Empty:
                raise Silence("late") from None
            if line is None:
                raise Silence("ended")
            if line.strip():
                return line.strip()

    def last_words(self) -> str:
        """Return the end of what the program wrote to its error stream."""
        self.errors.seek(0)
        said = self.errors.read().decode("utf-8", "replace").strip().splitlines()
        return said[-1][:LONGEST_QUOTE] if said else "it said nothing"

    def stop(self) -> None:
        atexit.unregister(self.stop)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        self.process.kill()
        self.process.wait()


class ProgramPlayer(Player):
    """Plays as a program decides that reads lines and writes lines."""

    def __init__(
        self,
        game: Game,
        command: str,
        seed: int | None = None,
        seconds: float = SECONDS,
        tries: int = TRIES,
        language: str = DEFAULT,
    ) -> None:
        super().__init__(game, "program", seed)
        self.listens = True
        self.command = command
        self.seconds = seconds
        self.tries = tries
        self.language = language
        self.child: Child | None = None
        self.has_answered = False  # in any game: else it is no player at all
        self.begin()

    def begin(self) -> None:
        """Forget the game before."""
        self.counts: Counter[str] = Counter()
        self.heard: list[Event] = []
        self.is_lost = False  # ended or too late in this game
        self.is_told = False  # that a game has begun

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.begin()

    def faults(self) -> dict[str, int]:
        return dict(self.counts)

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: Mapping[str, object]) -> Move:
        state = self.game.determinize(view, Random(0 if self.seed is None else self.seed & MASK))
        seat = int(str(view["seat"]))
        moves = state.moves()
        if not self.is_lost:
            try:
                found = self.asked(state, view, seat, moves)
            except Silence as silence:
                self.lose(str(silence))
                found = None
            if found is not None:
                return found
        self.counts["replaced"] += 1
        return moves[self.rng.randrange(len(moves))]

    def asked(self, state: State, view: Mapping[str, object], seat: int, moves: Sequence[Move]) -> Move | None:
        """Return what the program answers; None if it never names a legal move."""
        teller = Teller(self.game, int(state.seats), self.language)
        child = self.told_of_game(teller, seat)
        news, self.heard = list(teller.sentences(self.heard, seat)), []
        child.say(
            type="decide",
            seat=seat + 1,
            text=teller.decision(state, seat, news),
            moves=[move.text for move in moves],
            position=view["position"],
        )
        for left in range(self.tries - 1, -1, -1):
            answer = child.answer(self.seconds)
            self.has_answered = True
            if (found := teller.found(answer, moves)) is not None:
                return found
            self.counts["illegal"] += 1
            reason, rule = teller.refusal(state, answer[:LONGEST_QUOTE])
            child.say(type="refused", text=f"{reason} ({rule})" if rule else reason, rule=rule, left=left)
        return None

    def told_of_game(self, teller: Teller, seat: int) -> Child:
        """Return the running program, which knows what is played."""
        if self.child is None:
            self.child = Child(self.command)
        if not self.is_told:
            self.is_told = True
            rules = written(self.game, self.language) or written(self.game) or ""
            self.child.say(
                type="game",
                game=self.game.slug,
                name=teller.title,
                seats=len(teller.names),
                seat=seat + 1,
                language=self.language,
                rules=rules,
            )
        return self.child

    def lose(self, fault: str) -> None:
        """Do without the program for the rest of this game."""
        assert self.child is not None
        self.child.stop()
        words, self.child = self.child.last_words(), None
        if not self.has_answered:
            what = "ended" if fault == "ended" else f"said nothing for {self.seconds:g} seconds"
            raise ProgramError(f"{self.command!r} {what} before it had answered once: {words}")
        self.is_lost = True
        self.counts[fault] += 1

    def end(self, view: Mapping[str, object]) -> None:
        if self.child is None or not self.is_told:
            return
        teller = Teller(self.game, int(str(view["seats"])), self.language)
        news, self.heard = list(teller.sentences(self.heard, int(str(view["seat"])))), []
        try:
            self.child.say(type="over", text="\n".join(news), outcome=view["outcome"])
        except Silence as silence:
            self.lose(str(silence))
