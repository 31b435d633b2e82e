"""Inputs say what the view says: everything a seat may know, and nothing else."""

import numpy as np
import pytest
from librt.random import Random

import petteia
from petteia.core.conformance import random_states
from petteia.core.inputs import Inputs
from petteia.core.registry import part_of
from petteia.rl.observer import INPUTS, Observer, inputs_of

GAMES = [(slug, seats) for slug in petteia.games() for seats in petteia.game(slug).seats]


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_inputs_of_indistinguishable_states_are_equal(slug: str, seats: int) -> None:
    game, rng = petteia.game(slug), Random(1)
    observer = Observer(game, seats)

    for number, state in enumerate(random_states(game, seats, seed=2)):
        if number % 7 == 0 and state.to_act not in (None, petteia.CHANCE):
            for seat in range(seats):
                imagined = game.determinize(state.view(seat), rng)
                assert (observer.as_bytes(imagined, seat) == observer.as_bytes(state, seat)).all()


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_no_entry_exceeds_what_its_field_says(slug: str, seats: int) -> None:
    game = petteia.game(slug)
    observer = Observer(game, seats)

    for state in random_states(game, seats, seed=3):
        for seat in range(seats):
            assert (observer.as_bytes(state, seat) <= observer.most).all(), state.text


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_the_three_forms_agree(slug: str, seats: int) -> None:
    observer = Observer(petteia.game(slug), seats)
    state = petteia.game(slug).new(seats, seed=1)

    flat = observer.as_bytes(state, 1)
    fields = observer.as_fields(state, 1)

    assert np.concatenate([part.ravel() for part in fields.values()]).tolist() == flat.tolist()
    assert np.allclose(observer.as_floats(state, 1) * observer.most, flat)
    for form in ("floats", "bytes", "fields"):
        assert observer.space(form).contains(observer.observe(state, 1, form))


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_no_game_is_longer_than_promised(slug: str, seats: int) -> None:
    game = petteia.game(slug)

    for seed in range(5):
        assert len(list(random_states(game, seats, seed))) <= inputs_of(game, seats).longest


def test_a_position_of_gods_can_be_read_off_its_fields() -> None:
    game = petteia.game("gods")
    state = game.position(
        "turn=43 seat=2 ask=end>place:d5 acting=zeus zeus@a2 hera@b1 poseidon@c1 demeter@d1 athena@e1 ares@f1 "
        "aphrodite@g1 hades@h6 lightning@c4 lightning@c6 lightning@e6 lightning@j6 lightning@p6 hand1=zeus "
        "hand2=hera,ares"
    )

    fields = Observer(game, 2).as_fields(state, 1)

    board = fields["board"]
    assert board[0].nonzero()[0].tolist() == [1]
    assert board[0, 1, 0] == 1
    assert board[7, 5, 7] == 1
    assert np.argwhere(board[8]).tolist() == [[3, 2], [5, 2], [5, 4], [5, 9], [5, 15]]
    assert np.argwhere(board[12]).tolist() == [[4, 3]]
    assert fields["reserve"].tolist() == [1, 6, 6, 6]
    assert fields["hands"].tolist() == [[0, 1, 0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0]]
    assert fields["asked"].argmax() == 6
    assert fields["acting"].argmax() == 0
    assert fields["to_act"].tolist() == fields["on_turn"].tolist() == [1, 0]
    assert fields["struck"].tolist() == [0]
    assert fields["turn"].tolist() == [2, 3]


def test_a_god_inside_a_portal_is_seen_beside_it() -> None:
    game = petteia.game("gods")
    state = game.position(
        "ask=end>power>exit:zeus acting=zeus struck zeus@a2 portal@a2 portal@c4 hera@b1 poseidon@c1 demeter@d1 "
        "athena@e1 ares@f1 aphrodite@g1 hades@h1"
    )

    fields = Observer(game, 2).as_fields(state, 0)

    assert fields["board"][0, 1, 0] == fields["board"][10, 1, 0] == 1
    assert fields["moving"].argmax() == 0
    assert fields["struck"].tolist() == [1]


def test_a_game_without_features_says_who_is_to_act() -> None:
    game = petteia.game("gods")

    class Bare(type(game)):  # type: ignore[misc]
        """A game whose package has no features."""

    Bare.__module__ = "json"
    bare = Bare(game.mountain, game.edition, game.version)
    state = game.new(seed=1)

    assert part_of(bare, INPUTS) is None
    observer = Observer(bare, 2)
    assert isinstance(observer.inputs, Inputs)
    assert observer.as_bytes(state, state.to_act).tolist() == [1, 0]
