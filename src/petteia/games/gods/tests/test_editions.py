"""Editions of Gods of Olympus: what may be changed, what is wrong, and that any right one can be played."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.conformance import random_states, rule
from petteia.core.edition import Edition, in_words
from petteia.core.text import languages
from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, TOKEN_NAMES
from petteia.games.gods.rules.position import RESERVE, count_on_board
from petteia.games.gods.tests.positions import GAME
from petteia.players import network_file, player
from petteia.players.network_file import Shape


def with_values(**changes):
    """Return our own edition with some values of its tables changed: `tokens__of_each=[…]`."""
    parts = json.loads(json.dumps(GAME.edition.parts))
    for key, value in changes.items():
        table, name = key.split("__")
        parts["box"][table][name] = value
    return Edition("gods", "mine", "", parts)


@pytest.mark.parametrize(
    ("change", "value", "said"),
    [
        ("mountain__rings", [7], "mistake-number"),
        ("mountain__rings", [], "mistake-list"),
        ("mountain__rings", [6, 6], "mistake-rings-twice"),
        ("mountain__columns", 14, "mistake-number"),
        ("mountain__height", 12, "mistake-unknown"),
        ("gods__names", ["zeus"], "mistake-fixed"),
        ("tokens__names", ["bolt"], "mistake-fixed"),
        ("tokens__of_each", [6, 6, 6], "mistake-list"),
        ("tokens__of_each", [0, 6, 6, 6], "mistake-number"),
        ("tokens__of_each", 6, "mistake-list"),
        ("tokens__of_each", [6, 1, 6, 6], "mistake-two-barriers"),
        ("tokens__at_the_start", [0, 0, 0, 0], "mistake-no-tokens"),
        ("tokens__at_the_start", [2, 2, 2, 3], "mistake-few-cards"),
        ("tokens__at_the_start", [-1, 2, 2, 2], "mistake-number"),
        ("game__turn_limit", 1000, "mistake-number"),
        ("cards__zeus", ["a2"], "mistake-two-cards"),
        ("cards__zeus", ["a2", "q5"], "mistake-sign"),
        ("cards__zeus", ["a2", "b5"], "mistake-letter-twice"),
        ("cards__zeus", ["a1", "i5"], "mistake-digit"),
        ("cards__zeus", ["a6", "i5"], "mistake-digit"),
    ],
)
def test_what_is_wrong_is_said_at_the_value_in_every_language(change, value, said):
    wrong = with_values(**{change: value})
    mistakes = GAME.mistakes(wrong)
    names = {mistake.told.name for mistake in mistakes}

    assert said in names
    for mistake in mistakes:
        spoken = {in_words(GAME, mistake, language) for language in languages(GAME)}
        assert len(spoken) == 4
        assert all(text.endswith(".") and "{" not in text for text in spoken)


def test_more_starting_tokens_than_tokens_and_a_zeus_without_the_first_letter_are_wrong():
    few = GAME.mistakes(with_values(tokens__of_each=[1, 6, 6, 6]))
    other = GAME.mistakes(with_values(cards__zeus=["b2", "i5"], cards__hera=["a3", "j4"]))

    assert [mistake.told.name for mistake in few] == ["mistake-first-tokens"]
    assert [(mistake.where, mistake.told.name) for mistake in other] == [("box.cards.zeus", "mistake-first-card")]


@rule("G1.4", "G2.2")
def test_another_number_of_tokens_is_set_out_and_kept_in_the_reserve():
    game = petteia.game("gods", with_values(tokens__of_each=[3, 4, 5, 6], tokens__at_the_start=[3, 0, 1, 2]))
    state = game.new(2, seed=3)

    assert [int(count_on_board(state, FIRST_TOKEN + kind)) for kind in range(4)] == [3, 0, 1, 2]
    assert state.view(0)["reserve"] == {"lightning": 0, "barrier": 4, "portal": 4, "fertility": 4}


@rule("G7.1", "G7.2")
def test_another_mountain_has_its_own_rings_and_its_own_longest_game():
    game = petteia.game("gods", with_values(mountain__rings=[5, 6], game__turn_limit=20))

    assert game.new(2, seed=1).rings == 5
    assert game.position(
        "turn=20 over=draw " + " ".join(f"{god}@{'acegikmo'[place]}1" for place, god in enumerate(GOD_NAMES))
    )


@rule("G1.1", "G2.1")
@pytest.mark.parametrize(("columns", "foot"), [(16, "acegikmo"), (12, "abdeghjk"), (11, "abcefgij")])
def test_the_rings_of_a_narrow_mountain_are_closed_too(columns, foot):
    game = petteia.game("gods", with_values(mountain__columns=columns, tokens__of_each=[6, 2, 6, 6]))
    last = "abcdefghijklmnop"[columns - 1]
    gods = [f"{god}@{column}1" for god, column in zip(GOD_NAMES[1:], foot[1:], strict=True)]
    state = game.position(f"zeus@a3 lightning@{last}5 {' '.join(gods)}")

    assert sorted(cell[0] for cell in game.new(2, seed=1).view(0)["gods"].values()) == sorted(foot)
    assert {cell for cell in state.view(0)["zones"] if cell[0] == "a"} == {"a4", "a5", "a6"}
    assert next(move for move in state.moves() if move.text == "zeus left").forecast["cell"] == f"{last}3"


@rule("G2.2")
def test_tokens_that_meet_on_a_narrow_mountain_stand_side_by_side():
    signs = {f"cards__{god}": [f"{'abcdefgh'[n]}2", f"{'ijklmnop'[n]}2"] for n, god in enumerate(GOD_NAMES)}
    game = petteia.game("gods", with_values(mountain__columns=11, tokens__of_each=[6, 2, 6, 6], **signs))

    for seed in range(5):
        tokens = game.new(2, seed=seed).view(0)["tokens"]
        assert len(tokens) == 8
        assert set(tokens) <= {f"{column}2" for column in "abcdefghijk"}


# Any right edition -----------------------------------------------------------------------------------------------


@st.composite
def editions(draw):
    """Draw an edition in which nothing is wrong."""
    rings = draw(st.lists(st.integers(3, 6), min_size=1, max_size=3, unique=True))
    tokens = [draw(st.integers(least, 6)) for least in (1, 2, 1, 1)]
    first, left = [draw(st.integers(1, tokens[0]))], 8
    for count in tokens[1:]:
        first.append(draw(st.integers(0, max(0, min(count, left - sum(first))))))
    letters = "a" + "".join(draw(st.permutations("bcdefghijklmnop")))
    digits = [draw(st.integers(2, min(rings))) for _ in letters]
    signs = [f"{letter}{digit}" for letter, digit in zip(letters, digits, strict=True)]
    cards = {f"cards__{god}": signs[2 * place : 2 * place + 2] for place, god in enumerate(GOD_NAMES)}
    return with_values(
        mountain__columns=draw(st.sampled_from([16, tokens[1] + 9])),
        mountain__rings=rings,
        tokens__of_each=tokens,
        tokens__at_the_start=first,
        game__turn_limit=draw(st.integers(20, 400)),
        **cards,
    )


@settings(max_examples=8, deadline=None)
@given(edition=editions(), seats=st.sampled_from([2, 4]), seed=st.integers(0, 999))
def test_any_right_edition_is_played_to_the_end_with_no_token_lost(edition, seats, seed):
    game = petteia.game("gods", edition)
    tokens = edition.parts["box"]["tokens"]["of_each"]
    for number, state in enumerate(random_states(game, seats, seed)):
        lying = [sum(state.pieces[cell] == FIRST_TOKEN + kind for cell in range(state.summit)) for kind in range(4)]
        assert [lying[kind] + state.pieces[RESERVE + kind] for kind in range(len(TOKEN_NAMES))] == tokens, state.text
        assert not any(state.pieces[cell] for cell in range(state.summit) if cell % 16 > state.last), state.text
        if number % 5 == 0:
            again = game.position(state.text)
            assert (again.text, again.indices()) == (state.text, state.indices())


@settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(edition=editions(), seats=st.sampled_from([2, 4]), seed=st.integers(0, 999))
def test_bots_of_every_kind_play_any_right_edition_to_the_end(edition, seats, seed, tmp_path):
    game = petteia.game("gods", edition)
    weights = tmp_path / "any.network"
    network_file.write(weights, game, {part: [1] * size for part, size in Shape.of(game).sizes().items()}, {})
    kinds = (f"net:simulations=3,weights={weights}", "level1", "greedy", "alphabeta:nodes=20")
    bots = [player(game, kinds[(seed + seat) % len(kinds)], seed=seed) for seat in range(seats)]
    state = game.new(seats, seed=seed)
    while state.to_act is not None:
        state.play(bots[state.to_act].choose(state.view(state.to_act)))  # raises IllegalMove if it is not

    assert network_file.about(weights)["edition"] == game.data
