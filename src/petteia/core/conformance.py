"""What every game must fulfil, as checks any game can run; shipped, so that games from outside can use them.

    from petteia.core.conformance import CHECKS, rule

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(GAME)

Each check plays seeded games at every number of seats and raises AssertionError with what it saw.
"""

from __future__ import annotations

import ast
import json
import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from librt.random import Random

from petteia.core.corpus import at_random, play_out
from petteia.core.event import Event, Tellable
from petteia.core.game import CHANCE, Game, IllegalMove, State
from petteia.core.record import Record
from petteia.core.registry import folder_of
from petteia.core.rulebook import RULE, paragraphs, rule_numbers, rule_text, translations, written
from petteia.core.text import languages, sentence

__all__ = ["CHECKS", "cited_rules", "random_states", "rule", "rule_numbers", "rule_text", "uncited"]

SEEDS = range(3)
LONGEST = 20_000  # decisions no game of ours comes near
FEW_WORLDS = 24  # that a seat may imagine, so that a sample shows how likely each is
DEALS = 500  # with which their chances are compared

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the one that shows the rules *numbers*; `uncited` finds the rules nobody shows."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = numbers
        return test

    return mark


# Playing ---------------------------------------------------------------------------------------------------------


def random_states(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Yield the state before every decision of a random game, draws included, and the last one."""
    rng = Random(seed)
    state = game.new(seats)
    for _ in range(LONGEST):
        yield state
        if state.to_act is None:
            return
        moves = [move for move in state.moves() for _ in range(move.weight)]
        state.play(moves[rng.randrange(len(moves))])
    raise AssertionError(f"{game.name} with {seats} seats and seed {seed} does not end")


def every_game(game: Game) -> Iterator[tuple[int, int]]:
    """Yield the seats and the seed of every game the checks play."""
    for seats in game.seats:
        for seed in SEEDS:
            yield seats, seed


# The checks ------------------------------------------------------------------------------------------------------


def options_are_never_empty(game: Game) -> None:
    """Somebody can always decide until the game is over, each option once, in a fixed order, with a positive weight."""
    for seats, seed in every_game(game):
        for state in random_states(game, seats, seed):
            moves = state.moves()
            assert bool(moves) == (state.to_act is not None), state.text
            assert len({move.index for move in moves}) == len(moves), state.text
            assert [move.text for move in moves] == [move.text for move in state.copy().moves()], state.text
            assert all(move.weight > 0 for move in moves), state.text
            assert all(state.why_not(move) is None for move in moves), state.text


def positions_survive_text(game: Game) -> None:
    """A position written as text and read again is the same position, with the same moves."""
    for seats, seed in every_game(game):
        for state in random_states(game, seats, seed):
            again = game.position(state.text)
            assert again.text == state.text
            assert again.to_act == state.to_act, state.text
            assert again.indices() == state.indices(), state.text


def copies_share_nothing(game: Game) -> None:
    """Playing on in a copy leaves the original as it was."""
    for seats, seed in every_game(game):
        for state in random_states(game, seats, seed):
            before = state.text
            twin = state.copy()
            assert twin.text == before
            if moves := twin.moves():
                twin.play(moves[-1])
            assert state.text == before


def refusals_have_reasons(game: Game) -> None:
    """Every move that is not legal is refused with a sentence and a rule number, and changes nothing."""
    for seats in game.seats:
        for number, state in enumerate(random_states(game, seats, seed=1)):
            if number % 7 or state.to_act is None:
                continue
            legal, before = set(state.indices()), state.text
            for move in game.all_moves[number % 3 :: 3]:  # another third of them each time
                if move.index in legal:
                    continue
                refused = state.why_not(move)
                assert refused is not None, f"{move.text} in {state.text}"
                reason, rule_number = refused
                assert re.fullmatch(r"[A-Z]+\d+\.\d+", rule_number), f"{move.text} in {state.text}: {rule_number!r}"
                assert sentence(game, reason) != reason.name, f"{reason.name} has no English sentence"
            assert state.text == before


def illegal_moves_change_nothing(game: Game) -> None:
    """`play` raises IllegalMove for what is not legal, unknown or out of range, and leaves the state alone."""
    state = game.new(seed=1)
    before = state.text
    legal = set(state.indices())
    illegal = next(move for move in game.all_moves if move.index not in legal)
    for attempt in (illegal, illegal.text, illegal.index, "no such move", "", -1, len(game.all_moves)):
        try:
            state.play(attempt)
        except IllegalMove:
            pass
        else:
            raise AssertionError(f"{attempt!r} was accepted in {before}")
        assert state.text == before


def seeds_decide_everything(game: Game) -> None:
    """The same seed gives the same game; without one the state stops at chance."""
    for seats in game.seats:
        assert game.new(seats, seed=5).text == game.new(seats, seed=5).text
        seeded = game.new(seats, seed=5)
        assert seeded.to_act != CHANCE


def records_tell_the_whole_game(game: Game) -> None:
    """A record written, read and replayed leads to the same end, and its seed accounts for every draw."""
    for seats, seed in every_game(game):
        record = play_out(Record(game, seats, seed=seed), at_random(Random(seed)))
        again = Record.parse(record.to_text())
        assert again.state.text == record.state.text
        assert again.replay().text == record.state.text
        assert again.verify()


def outcomes_are_fair(game: Game) -> None:
    """Results lie between -1 and 1, and add up to nothing where there are two sides."""
    for seats, seed in every_game(game):
        for state in random_states(game, seats, seed):
            outcome = state.outcome()
            assert (outcome is not None) == (state.to_act is None)
            assert len(state.scores()) == seats
            if outcome is not None:
                assert len(outcome) == seats
                assert all(-1 <= value <= 1 for value in outcome)
                if seats == 2:
                    assert sum(outcome) == 0


def views_are_plain_data(game: Game) -> None:
    """A view is JSON, a state imagined from it looks the same to that seat, and without secrets all see the same."""
    for seats, seed in every_game(game):
        rng = Random(seed)
        for number, state in enumerate(random_states(game, seats, seed)):
            if number % 5:
                continue
            for seat in (None, *range(seats)):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert game.has_secrets or view == state.view(None) | {"seat": seat}
            seat = state.to_act if state.to_act not in (None, CHANCE) else 0
            imagined = game.determinize(state.view(seat), rng)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.to_act == state.to_act
            if state.to_act == seat:
                assert imagined.indices() == state.indices()


def what_is_dealt_anew_looks_the_same(game: Game) -> None:
    """A state dealt anew looks the same to that seat, stops at draws, and leaves the original as it was."""
    for seats, seed in every_game(game):
        rng = Random(seed)
        for number, state in enumerate(random_states(game, seats, seed)):
            if number % 5:
                continue
            before = state.text
            for seat in (-1, *range(seats)):
                looking = None if seat < 0 else seat
                dealt = state.redealt(seat, rng)
                assert dealt.view(looking) == state.view(looking)
                assert dealt.looks_like(state, seat), before
                assert dealt.to_act == state.to_act, before
                assert (dealt.text == before) >= (not game.has_secrets), before
                assert (dealt.seed, dealt.draws) == (None, 0)
                if looking is not None and state.to_act == looking:
                    assert dealt.indices() == state.indices(), before
                if moves := dealt.moves():
                    dealt.play(moves[-1])
                    assert dealt.looks_like(state, seat) == (dealt.view(looking) == state.view(looking)), before
            assert state.text == before


def worlds_are_equally_likely(game: Game) -> None:
    """What a seat may imagine from its view and what is dealt anew for it are the same states, each as often."""
    compared = 0
    for seats, seed in every_game(game) if game.has_secrets else ():
        rng = Random(seed)
        for number, state in enumerate(random_states(game, seats, seed)):
            view = state.view(number % seats)
            if not 1 < len({game.determinize(view, rng).text for _ in range(2 * FEW_WORLDS)}) <= FEW_WORLDS:
                continue
            imagined = Counter(game.determinize(view, rng).text for _ in range(DEALS))
            dealt = Counter(state.redealt(number % seats, rng).text for _ in range(DEALS))
            assert unlikeness(imagined, dealt) < 1.0, f"seat {number % seats} in {state.text}: {imagined}, {dealt}"
            compared += 1
            break
    assert compared or not game.has_secrets, f"no position of {game.name} has few enough secrets to compare"


def unlikeness(one: Counter[str], other: Counter[str]) -> float:
    """Return how far two samples of one size differ, 1 being more than chance does in one of millions of cases.

    Chi-square by its cube root, which is nearly normal (Wilson and Hilferty), six deviations above its mean being 1.
    """
    freedom = len(one | other) - 1
    squares = sum((one[world] - other[world]) ** 2 / (one[world] + other[world]) for world in one | other)
    spread = 2 / (9 * freedom)
    return (math.cbrt(squares / freedom) - 1 + spread) / (6 * math.sqrt(spread))


def everything_can_be_said(game: Game) -> None:
    """Events, questions and moves of whole games have a sentence in every language, with no gap left open."""
    for seats, seed in every_game(game):
        rng = Random(seed)
        state = game.new(seats)
        while state.to_act is not None:
            log: list[Event] = []
            moves = [move for move in state.moves() for _ in range(move.weight)]
            move = moves[rng.randrange(len(moves))]
            question = state.question()
            state.play(move, log)
            said: list[Tellable] = [*log, question, move.fact]
            for told in said:
                for language in languages(game):
                    text = sentence(game, told, language)
                    assert text != told.name, f"{told.name} is missing in {language}"
                    assert "{" not in text, f"{told.name} in {language} has an open gap: {text}"


def translations_keep_the_rules(game: Game) -> None:
    """The rules in another language are the same rules: same numbers, order, figures, marks, examples and tables."""
    english = paragraphs(written(game) or "")
    for language in translations(game):
        assert language in languages(game), f"the rules of {game.name} are in {language}, which it does not speak"
        translated = paragraphs(written(game, language) or "")
        for ours, theirs in zip(english, translated, strict=False):
            assert outline(theirs) == outline(ours), f"{language}: {theirs}\ndiffers from: {ours}"
            assert (theirs == ours) <= (not RULE.match(ours)), f"not translated into {language}: {ours}"
        assert len(translated) == len(english), f"{language}: {len(translated)} paragraphs instead of {len(english)}"


def outline(paragraph: str) -> tuple[object, ...]:
    """Return what a translation of *paragraph* must keep: kind, figures, code, and how many marks of each sort."""
    kind = re.match(r"#+|- |\d+\. |\|", paragraph)
    rule = RULE.match(paragraph)
    return (
        kind and kind.group(),
        rule and (rule["number"], bool(rule["text"])),
        sorted(re.findall(r"\d+", paragraph)),
        sorted(re.findall(r"`[^`]*`", paragraph)),
        *(paragraph.count(mark) for mark in ("**", "[", "|")),
    )


CHECKS: tuple[Callable[[Game], None], ...] = (
    options_are_never_empty,
    positions_survive_text,
    copies_share_nothing,
    refusals_have_reasons,
    illegal_moves_change_nothing,
    seeds_decide_everything,
    records_tell_the_whole_game,
    outcomes_are_fair,
    views_are_plain_data,
    what_is_dealt_anew_looks_the_same,
    worlds_are_equally_likely,
    everything_can_be_said,
    translations_keep_the_rules,
)


# Rules and their tests -------------------------------------------------------------------------------------------


def cited_rules(folder: Path) -> set[str]:
    """Return the numbers that the tests below *folder* cite with `@rule`."""
    cited: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                cited |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return cited


def uncited(game: Game) -> list[str]:
    """Return the rules of *game* that no test cites."""
    cited = cited_rules(folder_of(game) / "tests")
    return [number for number in rule_numbers(game) if number not in cited]
