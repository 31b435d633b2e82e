"""G1: the pieces."""

from collections import Counter

import pytest

from petteia.core.conformance import rule
from petteia.core.game import PositionError
from petteia.games.gods.rules.board import GOD_NAMES, TOKEN_NAMES
from petteia.games.gods.tests.positions import (
    GAME,
    full_board,
    hand,
    play,
    position,
    reserve,
    tokens,
    where,
    words,
)


@rule("G1.1")
@pytest.mark.parametrize(
    ("text", "move", "cell"),
    [
        ("zeus@a1", "zeus left", "p1"),
        ("zeus@p1", "zeus right", "a1"),
        ("zeus@a4", "zeus left", "p4"),
        ("zeus@p6", "zeus right", "a6"),
    ],
)
def test_rings_are_closed_circles(text, move, cell):
    state = position(text)

    play(state, move)

    assert where(state, "zeus") == cell


@rule("G1.1")
@pytest.mark.parametrize("rings", [5, 6])
def test_every_ring_has_sixteen_cells_and_the_summit_is_one_more(rings):
    state = position(f"rings={rings} ask=end>place acting=zeus")

    free = {word.removeprefix("place ") for word in words(state)}

    taken = {where(state, god) for god in GOD_NAMES}
    assert free | taken == {f"{column}{ring}" for column in "abcdefghijklmnop" for ring in range(1, rings + 1)}


@rule("G1.1")
@pytest.mark.parametrize(("rings", "cell"), [(5, "h5"), (6, "h6")])
def test_above_the_innermost_ring_is_the_summit(rings, cell):
    state = position(f"rings={rings} zeus@{cell}")

    play(state, "zeus up")

    assert where(state, "zeus") == "summit"


@rule("G1.2")
def test_everyone_moves_all_eight_gods():
    first, second = position("seat=1"), position("seat=2")

    movable = {word.split()[0] for word in words(first)}

    assert movable == {"zeus", "hera", "poseidon", "demeter", "athena", "ares", "aphrodite", "hades"}
    assert words(first) == words(second)


@rule("G1.3")
def test_there_are_two_cards_of_each_god_with_sixteen_letters_and_four_digits():
    columns, digits = {card.column for card in GAME.mountain.cards}, Counter(card.ring for card in GAME.mountain.cards)

    assert Counter(card.god for card in GAME.mountain.cards) == dict.fromkeys(range(8), 2)
    assert columns == set(range(16))
    assert digits == {2: 4, 3: 4, 4: 4, 5: 4}
    assert "zeus-a" in {card.name for card in GAME.mountain.cards}


@rule("G1.3")
def test_only_a_card_with_its_strong_side_up_may_be_played():
    state = position("hand1=hera,hades")

    assert {word.split()[0] for word in words(state)} == {"hera", "hades"}
    assert hand(state, 1) == ["hera", "hades"]


@rule("G1.4")
def test_there_are_six_tokens_of_each_kind():
    state = position("")

    assert {token: reserve(state, token) for token in TOKEN_NAMES} == dict.fromkeys(
        ["lightning", "barrier", "portal", "fertility"], 6
    )


@rule("G1.4")
@pytest.mark.parametrize("token", TOKEN_NAMES)
def test_a_seventh_token_of_a_kind_does_not_exist(token):
    with pytest.raises(PositionError, match=f"{token}@g3.*no more {token} tokens"):
        position(full_board(token, "a3 b3 c3 d3 e3 f3 g3"))


@rule("G1.5")
@pytest.mark.parametrize("text", ["zeus@a1 hera@a1", "zeus@a3 barrier@a3", "portal@a3 fertility@a3"])
def test_a_cell_holds_at_most_one_thing(text):
    rest = " ".join(f"{god}@{column}1" for god, column in zip(GOD_NAMES, "ijklmnop", strict=True) if god not in text)

    with pytest.raises(PositionError, match="something stands there already"):
        GAME.position(f"{text} {rest}")


@rule("G1.5")
def test_a_token_makes_room_for_the_god_that_comes_to_its_cell():
    state = position("zeus@a1 fertility@a2")

    play(state, "zeus up")

    assert where(state, "zeus") == "a2"
    assert tokens(state) == set()
