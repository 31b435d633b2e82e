"""The study of one position: chances, expected points, best lines, proofs; deeper the longer one lets it think."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from librt.random import Random

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.chances import SEARCH, are_played_on, chances, result_of, sides_of
from petteia.analysis.playing import PlayedOn
from petteia.analysis.search import StudySearch
from petteia.core.game import CHANCE, OVER, Game, Move, State
from petteia.core.insight import YES, insight_of
from petteia.core.registry import game as find_game
from petteia.core.text import DEFAULT, sentence
from petteia.core.walk import scratch
from petteia.players import player
from petteia.players.mcts import MctsPlayer
from petteia.players.mind import LinearMind
from petteia.players.tree import Tree

LINES = 3
LONGEST_LINE = 12  # moves
LEAST_TRIED = 8  # a line is not followed into what was tried less often
SLICE = 64  # simulations between two looks at the clock
MOST_NODES = 1_000_000  # of a tree that may think for any time
NODES_PER_SIMULATION = 24
PROOF_TURNS = 3
# Searches with other seeds differ so much more than independent simulations would: usually, and where seats are
# compared. Measured on 80 positions each, looked at with four seeds.
DEPENDENCE = (1.4, 3.0)
SIMULATIONS_A_GAME = 12  # as long as so many take, a game is played on where that tells chances
LEAST_GAMES = 8
SEEN = 0.65  # of what a search says two options differ by, so much is there when both are played on
PROOF_NODES = 4_000  # positions looked at for a proof, for each side and number of turns


Option = tuple[int, int, int, int]  # move, how often it was tried, 1 or -1 if it is proven won or lost, its promise


@dataclass(frozen=True, slots=True)
class Line:
    """An option and what is likely to follow it."""

    moves: list[Move]
    seats: list[int]  # who makes them
    chances: list[float]  # of every seat
    error: float  # the standard error of the chance of whoever decides first
    tried: int
    points: list[float] | None  # every seat is expected to end with
    proof: int = 0  # 1 or -1 if whoever decides is proven to win or to lose with it
    promise: int = 0  # how it looked before anything was tried


@dataclass(frozen=True, slots=True)
class Proof:
    """Who wins whatever the others do."""

    winners: list[int]  # seats
    turns: int | None  # of their own, the one under way included, where the game counts them
    line: list[Move]  # one way it goes
    seats: list[int]  # who makes these moves


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a study has found so far."""

    game: Game
    seats: int
    seat: int | None  # whose view it is from
    to_act: int | None
    chances: list[float]
    errors: list[float]
    points: list[float] | None
    lines: list[Line]
    proof: Proof | None
    simulations: int
    seconds: float

    def to_json(self, language: str = DEFAULT, names: Sequence[str] = ()) -> dict[str, object]:
        """Return it as plain data, moves in words of *language*; docs/analysis.md describes it."""
        proof = self.proof
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "seat": self.seat,
            "to_act": self.to_act,
            "chances": rounded(self.chances),
            "errors": rounded(self.errors),
            "points": None if self.points is None else [round(each, 1) for each in self.points],
            "lines": [line_to_json(self.game, line, language, names) for line in self.lines],
            "proof": None
            if proof is None
            else {
                "winners": proof.winners,
                "turns": proof.turns,
                "line": told(self.game, proof.line, proof.seats, language, names),
            },
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
        }


def rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def told(
    game: Game, moves: Sequence[Move], seats: Sequence[int], language: str, names: Sequence[str]
) -> list[dict[str, object]]:
    """Return *moves* as plain data, each with who makes it, its text and its words."""
    return [
        {"seat": seat, "move": move.text, "words": sentence(game, move.fact, language, names)}
        for move, seat in zip(moves, seats, strict=True)
    ]


def line_to_json(game: Game, line: Line, language: str, names: Sequence[str]) -> dict[str, object]:
    return {
        "moves": told(game, line.moves, line.seats, language, names),
        "chances": rounded(line.chances),
        "error": round(line.error, 4),
        "points": None if line.points is None else [round(each, 1) for each in line.points],
        "tried": line.tried,
        "proof": {1: "won", -1: "lost"}.get(line.proof),
    }


@cache
def searcher(game: Game) -> MctsPlayer:
    """Return the bot whose way to search is used."""
    found = player(game, f"{SEARCH}:simulations=1", seed=0)
    assert isinstance(found, MctsPlayer)
    return found


def played_on(state: State, viewer: int | None, open_cards: bool, rng: Random) -> PlayedOn | None:
    """Return games to be played on from *state*; None where nobody can say what looks best one decision ahead."""
    mind = searcher(state.game).mind(state)
    if not isinstance(mind, LinearMind) or not mind.ranks or not mind.looks_ahead or not mind.insight.unit():
        return None
    return PlayedOn(state, -1 if viewer is None else viewer, open_cards, mind, rng)


class Study:
    """Thinks about one position from what *viewer* knows (None: a spectator), or with open cards.

    Where chances come from games played on, the search says how options differ; if nobody wants *lines*, there is none.
    Unless it *plays*, there are no such games, and the search is believed. It may think further after it was asked;
    `stop`, from any thread, ends a thought under way.
    """

    def __init__(
        self,
        state: State,
        viewer: int | None,
        open_cards: bool = False,
        seed: int | None = None,
        simulations: int = 0,
        proof_nodes: int = PROOF_NODES,
        lines: bool = True,
        plays: bool = True,
    ) -> None:
        self.state = state.copy()
        self.state.seed = None
        self.viewer = viewer
        self.open_cards = open_cards
        self.insight = insight_of(state.game)
        self.sides = sides_of(state)
        self.rng = Random() if seed is None else Random(seed)
        self.prefix: list[Move] = []  # moves without alternative, made before the search begins
        self.prefix_seats: list[int] = []
        self.proof_nodes = proof_nodes
        self.proof: Proof | None = None
        self.looked_for_proof = False
        self.stopped = False
        self.seconds = 0.0
        self.due = 0.0  # games that should be played on by now
        self.root = self.skip_forced()
        self.is_over = self.root.actor() == OVER
        self.played = self.begin_playing(seed) if plays and not self.is_over else None
        self.search = None if self.is_over or (self.played and not lines) else self.begin(simulations)

    def skip_forced(self) -> State:
        root = self.state.copy()
        while (actor := int(root.actor())) >= 0 and len(options := root.indices()) == 1:
            self.prefix.append(root.game.all_moves[options[0]])
            self.prefix_seats.append(actor)
            root.apply(options[0], None)
        return root

    def begin(self, simulations: int) -> StudySearch:
        bot = searcher(self.root.game)
        nodes = min(MOST_NODES, 8_192 + simulations * NODES_PER_SIMULATION) if simulations else MOST_NODES
        viewer = -1 if self.viewer is None else self.viewer
        return StudySearch(
            *(self.root, viewer, self.open_cards, bot.mind(self.root), Tree(nodes), self.rng),
            *(bot.exploration, bot.width, bot.replies),
        )

    def begin_playing(self, seed: int | None) -> PlayedOn | None:
        """Return games to be played on; None where chances come from the search."""
        root = self.root
        if not are_played_on(root.game, int(root.seats)):
            return None
        return played_on(root, self.viewer, self.open_cards, Random() if seed is None else Random(seed))

    # Thinking --------------------------------------------------------------------------------------------------

    @property
    def simulations(self) -> int:
        return 0 if self.search is None else int(self.search.done)

    @property
    def is_settled(self) -> bool:
        """Whether thinking further would change nothing: the game is over, or its result is proven."""
        return self.is_over or self.proof is not None

    def think(self, budget: Budget) -> Study:
        """Think as much longer as *budget* says, unless stopped; return itself."""
        search = self.search
        began = time.monotonic()
        done = 0
        while not self.stopped and not self.is_settled:
            part = SLICE if not budget.simulations else min(SLICE, budget.simulations - done)
            if part <= 0 or (budget.seconds and time.monotonic() - began >= budget.seconds):
                break
            done += part
            self.play_on(part)
            if search is None:
                continue
            search.think(part)
            if not self.looked_for_proof:
                self.looked_for_proof = True
                self.proof = self.proven()
            elif search.is_proven():
                self.proof = self.proven_by_search(search.is_proven())
        self.seconds += time.monotonic() - began
        return self

    def play_on(self, part: int) -> None:
        """Play games on for as long as *part* simulations take."""
        played = self.played
        if played is not None:
            self.due += part / SIMULATIONS_A_GAME
            played.play(max(LEAST_GAMES, int(self.due)) - played.done)

    def stop(self) -> None:
        """End a thought under way, and think no more."""
        self.stopped = True

    # Proofs ----------------------------------------------------------------------------------------------------

    def proven(self) -> Proof | None:
        """Return who wins by force as far as the game itself can prove it."""
        if self.root.game.has_secrets or self.root.actor() == CHANCE:
            return None
        return proof_of(self.state, self.proof_nodes)

    def proven_by_search(self, sign: int) -> Proof:
        """Return what the search has proven for whoever decides, or against them."""
        search = self.search
        assert search is not None
        own = self.sides[int(self.root.actor())]
        winners = [seat for seat, side in enumerate(self.sides) if (side == own) == (sign > 0)]
        best = best_of(search)
        line = [self.root.game.all_moves[index] for index in search.line(best, LONGEST_LINE * 2, 1)]
        seats = [*self.prefix_seats, *who_makes(self.root, line)]
        return Proof(winners, None, [*self.prefix, *line], seats)

    # What it has found -----------------------------------------------------------------------------------------

    def evaluation(self, lines: int = LINES) -> Evaluation:
        """Return what is known so far, with the best *lines*."""
        seats = int(self.state.seats)
        if self.is_over:
            won = result_of(self.root)
            scores = [float(each) for each in self.root.scores()] if self.insight.unit() else None
            found = [Line(self.prefix, self.prefix_seats, won, 0.0, 0, scores)] if self.prefix else []
            return self.told(won, [0.0] * seats, scores, found, None)
        options = self.options()
        hopes, errors, points = self.first_of(options)
        chance = self.of_proof() or chances(self.state, hopes, self.phase())
        if not options:
            found = [Line(self.prefix, self.prefix_seats, chance, 0.0, self.simulations, points)] if self.prefix else []
            return self.told(chance, self.in_chances(hopes, errors), points, found, self.proof)
        shown = [self.line(*option) for option in options[: max(1, lines)]]
        if self.proof is not None:
            shown = self.with_proof(shown, lines)
            return self.told(chance, [0.0] * seats, shown[0].points, shown[:lines], self.proof)
        return self.told(shown[0].chances, self.in_chances(hopes, errors), shown[0].points, shown[:lines], None)

    def first_of(self, options: Sequence[Option]) -> tuple[list[float], list[float], list[float] | None]:
        """Return what everybody may hope for if the first of *options* is chosen, the errors of it, and points."""
        if self.played is not None:
            return self.played.values(), self.played.errors(), self.played.expected_points()
        move = options[0][0] if options else -1
        return self.searched(move)

    def searched(self, move: int) -> tuple[list[float], list[float], list[float] | None]:
        """Return the same of any move as the search sees it; of a negative one, on average."""
        search = self.search
        assert search is not None
        dependence = DEPENDENCE[self.insight.compares_seats()]
        errors = [dependence * error for error in search.errors(move)]
        return search.values(move), errors, search.expected_points(move) or None

    def told(
        self,
        chance: list[float],
        errors: list[float],
        points: list[float] | None,
        lines: list[Line],
        proof: Proof | None,
    ) -> Evaluation:
        return Evaluation(
            game=self.state.game,
            seats=int(self.state.seats),
            seat=self.viewer,
            to_act=self.state.to_act,
            chances=chance,
            errors=errors,
            points=points,
            lines=lines,
            proof=proof,
            simulations=self.simulations,
            seconds=self.seconds,
        )

    def options(self) -> list[Option]:
        """Return the options that were tried, the best first."""
        if self.search is None:
            return []
        legal = set(self.root.indices()) if self.root.actor() >= 0 else set()
        found = [each for each in self.search.children() if each[1] > 0 and each[0] in legal]
        return sorted(found, key=lambda each: (-each[2], -each[1], each[0]))

    def line(self, move: int, tried: int, proof: int, promise: int) -> Line:
        search = self.search
        assert search is not None
        moves = [self.root.game.all_moves[index] for index in search.line(move, LONGEST_LINE, LEAST_TRIED)]
        hopes, errors, points = self.after(move)
        chance = chances(self.state, hopes, self.phase())
        actor = int(self.root.actor())
        if proof:
            own = self.sides[actor]
            chance = [1.0 if (side == own) == (proof > 0) else 0.0 for side in self.sides]
        error = 0.0 if proof else self.in_chances(hopes, errors)[actor]
        return Line(
            [*self.prefix, *moves],
            [*self.prefix_seats, *who_makes(self.root, moves)],
            *(chance, error, tried, points, proof, promise),
        )

    def after(self, move: int) -> tuple[list[float], list[float], list[float] | None]:
        """Return hopes, errors and points after *move*: where games are played on, what they tell of the position,

        and how the search says that this move differs from the best one.
        """
        hopes, errors, points = self.searched(move)
        if self.played is None:
            return hopes, errors, points
        best_hopes, _, best_points = self.searched(self.options()[0][0])
        found = [
            max(-1.0, min(1.0, hope + SEEN * (own - best)))
            for hope, own, best in zip(self.played.values(), hopes, best_hopes, strict=True)
        ]
        assert points is not None
        assert best_points is not None
        told = [
            point + SEEN * (own - best)
            for point, own, best in zip(self.played.expected_points(), points, best_points, strict=True)
        ]
        return found, errors, told

    def with_proof(self, lines: list[Line], count: int) -> list[Line]:
        """Return the lines as the proof has it: its own first if whoever decides wins, all lost if they lose."""
        proof = self.proof
        assert proof is not None
        certain = self.of_proof()
        assert certain is not None
        actor = int(self.root.actor())
        if actor not in proof.winners:
            return [
                Line(each.moves, each.seats, certain, 0.0, each.tried, each.points, -1, each.promise) for each in lines
            ]
        first = proof.line[len(self.prefix)] if len(proof.line) > len(self.prefix) else None
        same = [each for each in lines if first is not None and each.moves[len(self.prefix)] == first]
        tried, points, promise = (same[0].tried, same[0].points, same[0].promise) if same else (0, None, 0)
        own = Line(proof.line, proof.seats, certain, 0.0, tried, points, 1, promise)
        return [own, *[each for each in lines if each not in same]][: max(1, count)]

    def of_proof(self) -> list[float] | None:
        proof = self.proof
        if proof is None:
            return None
        return [1.0 if seat in proof.winners else 0.0 for seat in range(int(self.state.seats))]

    def in_chances(self, hopes: Sequence[float], errors: Sequence[float]) -> list[float]:
        """Return what errors of hopes mean for the chances of each seat."""
        phase = self.phase()
        found = []
        for seat, error in enumerate(errors):
            own = self.sides[seat]
            both = []
            for sign in (1, -1):
                moved = [
                    max(-1.0, min(1.0, hope + (sign if side == own else -sign) * (error if side == own else 0.0)))
                    for hope, side in zip(hopes, self.sides, strict=True)
                ]
                if max(self.sides) == 1:  # what one side hopes the other fears
                    moved = [moved[seat] if side == own else -moved[seat] for side in self.sides]
                both.append(chances(self.state, moved, phase)[seat])
            found.append(abs(both[0] - both[1]) / 2)
        return found

    def phase(self) -> float:
        return self.insight.phase(self.root)

    # One option, asked for by name ---------------------------------------------------------------------------------

    def chances_after(self, move: Move) -> Line | None:
        """Return what is known of one option, whether it is among the best or not; None if it was never tried."""
        if self.search is None or self.prefix:
            return None
        return next((self.line(*option) for option in self.options() if option[0] == move.index), None)


def best_of(search: StudySearch) -> int:
    """Return the option to prefer."""
    return max(search.children(), key=lambda each: (each[2], each[1]))[0]


def who_makes(state: State, moves: Sequence[Move]) -> list[int]:
    """Return who makes each of *moves* one after the other."""
    twin = state.copy()
    found: list[int] = []
    for move in moves:
        found.append(int(twin.actor()))
        twin.apply(move.index, None)
    return found


def proof_of(state: State, nodes: int, turns: int = PROOF_TURNS) -> Proof | None:
    """Return who wins by force within *turns* of their turns, as far as *nodes* positions per question prove it."""
    proofs = insight_of(state.game).proofs()
    sides = sides_of(state)
    for count in range(1, turns + 1):
        for side in sorted(set(sides)):
            if proofs.forces(state, side, count, nodes) == YES:
                moves, seats = winning_line(state, side, count, nodes)
                return Proof([seat for seat, of in enumerate(sides) if of == side], count, moves, seats)
    return None


def winning_line(state: State, side: int, turns: int, nodes: int) -> tuple[list[Move], list[int]]:
    """Return one way in which *side* wins: its shortest win, against replies that promise most."""
    proofs = insight_of(state.game).proofs()
    twin = state.copy()
    moves: list[Move] = []
    seats: list[int] = []
    while (actor := int(twin.actor())) >= 0 and len(moves) < LONGEST_LINE * 2:
        if twin.side(actor) == side:
            index = int(proofs.winning_move(twin, turns, nodes * 4))
            if index < 0:
                break
        else:
            index = likeliest(twin)
        moves.append(twin.game.all_moves[index])
        seats.append(actor)
        twin.apply(index, None)
    return moves, seats


def likeliest(state: State) -> int:
    """Return the legal move that promises most at first sight."""
    return by_promise(state)[0].index


def by_promise(state: State) -> list[Move]:
    """Return the legal moves, those first that promise most at first sight."""
    options, promises = scratch(state), scratch(state)
    count = int(state.options(options))
    insight_of(state.game).order(state, options, count, promises)
    places = sorted(range(count), key=lambda place: -int(promises[place]))
    return [state.game.all_moves[int(options[place])] for place in places]


# Views -----------------------------------------------------------------------------------------------------------


def study(view: Mapping[str, object], seed: int | None = None, simulations: int = 0, game: Game | None = None) -> Study:
    """Return the study of a position as a seat or a spectator sees it: what the view does not tell is imagined.

    The view of a game with another edition of its data needs the *game*.
    """
    try:
        known = find_game(str(view["game"])) if game is None else game
        played = known.by_rules(int(str(view["version"])))
        seat = view["seat"]
        view["position"]
    except (KeyError, TypeError, ValueError) as error:
        raise AnalysisError(f"this is no view of a game: {type(error).__name__}: {error}") from error
    if seat is not None and not isinstance(seat, int):
        raise AnalysisError(f"a view belongs to a seat or to a spectator, not to {seat!r}")
    rng = Random() if seed is None else Random(seed)
    return Study(played.determinize(view, rng), seat, False, seed, simulations)


def evaluate(
    view: Mapping[str, object],
    budget: Budget | None = None,
    lines: int = LINES,
    seed: int | None = None,
    game: Game | None = None,
) -> Evaluation:
    """Return every seat's chance to win as *view* lets one judge it, expected points, and the best *lines*."""
    wanted = Budget(simulations=2_000) if budget is None else budget
    return study(view, seed, wanted.simulations, game).think(wanted).evaluation(lines)
