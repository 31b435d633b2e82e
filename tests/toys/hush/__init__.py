"""A toy game with secrets, for tests of what no game owns: everybody holds a hidden card; the highest wins."""

from __future__ import annotations

from dataclasses import dataclass

from petteia.core.event import Event, fact
from petteia.core.game import CHANCE, OVER, Game, Move, Option, PositionError, State

RANKS = 9
DECISIONS = 8
WAIT, PEEK, DRAW, FIRST_CARD = 0, 1, 2, 3
MOVES = [
    Move(0, "wait", fact("wait")),
    Move(1, "peek", fact("peek")),
    Move(2, "draw", fact("draw-card")),
    *(Move(FIRST_CARD + rank, f"card secret{rank}", fact("card", rank=f"secret{rank}")) for rank in range(RANKS)),
]


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took a card; only that seat sees which."""

    seat: int
    rank: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardTaken(self.seat, "")


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """A seat looked at the next seat's card."""

    seat: int
    rank: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardSeen(self.seat, "")


@dataclass(frozen=True, slots=True)
class Waited(Event):
    seat: int


class Hush(State):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.cards = [-1] * seats
        self.known = [[-1] * seats for _ in range(seats)]  # what each seat knows of the others
        self.loud = False
        self.dealing = 0  # the seat that gets a card now, or -1
        self.turn = 0

    def actor(self) -> int:
        if self.dealing >= 0:
            return CHANCE
        return OVER if self.turn >= DECISIONS else (self.turn // 2) % self.seats

    def options(self, into) -> int:
        if self.actor() == OVER:
            return 0
        legal = range(FIRST_CARD, FIRST_CARD + RANKS) if self.actor() == CHANCE else (WAIT, PEEK, DRAW)
        for place, index in enumerate(legal):
            into[place] = index
        return len(legal)

    def apply(self, index: int, log: list[Event] | None) -> None:
        if self.dealing >= 0:
            seat, rank = self.dealing, index - FIRST_CARD
            self.cards[seat] = rank
            for seen in self.known:
                seen[seat] = -1
            self.known[seat][seat] = rank
            if log is not None:
                log.append(CardTaken(seat, f"secret{rank}"))
            begins = self.turn == 0 and -1 in self.cards
            self.dealing = seat + 1 if begins else -1
            return
        seat = self.actor()
        if index == PEEK:
            if self.loud:
                raise RuntimeError("a mistake in the rules, made on purpose")
            other = (seat + 1) % self.seats
            self.known[seat][other] = self.cards[other]
            if log is not None:
                log.append(CardSeen(seat, f"secret{self.cards[other]}"))
        elif index == DRAW:
            self.dealing = seat
        elif log is not None:
            log.append(Waited(seat))
        self.turn += 1

    def copy(self) -> State:
        twin = self.game.position(self.to_text())
        self.copy_rest(twin)
        return twin

    def chosen_options(self):
        return {"loud": self.loud}

    def payoff(self, seat: int) -> float:
        best = max(self.cards)
        winners = [place for place, card in enumerate(self.cards) if card == best]
        if len(winners) == self.seats:
            return 0.0
        return 1.0 if seat in winners else -1.0

    def scores(self) -> list[int]:
        return [card + 1 for card in self.cards]

    def explain(self, index: int):
        return fact("why-not-now"), "H1.1"

    def to_view(self, seat: int) -> dict[str, object]:
        known = self.cards if self.actor() == OVER else (self.known[seat] if seat >= 0 else [-1] * self.seats)
        return {"turn": self.turn, "dealing": self.dealing, "cards": [f"secret{c}" if c >= 0 else None for c in known]}

    def question(self):
        return fact("ask")

    def to_text(self) -> str:
        rows = [self.cards, *self.known]
        return f"{self.seats} {int(self.loud)} {self.dealing} {self.turn} " + " ".join(
            ",".join(map(str, row)) for row in rows
        )


class HushGame(Game):
    def start(self, seats, options):
        state = Hush(self, seats)
        state.loud = options["loud"]
        return state

    def position(self, text: str) -> Hush:
        try:
            seats, loud, dealing, turn, *rows = text.split()
            state = Hush(self, int(seats))
            state.loud = loud == "1"
            state.dealing, state.turn = int(dealing), int(turn)
            state.cards, *state.known = [[int(card) for card in row.split(",")] for row in rows]
        except ValueError as error:
            raise PositionError(str(error)) from error
        return state

    def determinize(self, view, rng) -> Hush:
        state = Hush(self, view["seats"])
        state.turn, state.dealing = view["turn"], view["dealing"]
        state.loud = view["options"]["loud"]
        seen = [-1 if card is None else int(card[6:]) for card in view["cards"]]
        state.cards = [rng.randrange(RANKS) if card < 0 else card for card in seen]
        for seat in range(state.seats):
            state.known[seat][seat] = state.cards[seat]
        if view["seat"] is not None:
            state.known[view["seat"]] = seen
        return state


GAME = HushGame(
    "hush", "Hush", (2, 3), (Option("loud", (False, True), "peeking breaks the rules"),), 1, MOVES, has_secrets=True
)
