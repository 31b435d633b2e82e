"""The mountain in the terminal."""

from functools import partial
from xml.etree import ElementTree

import pytest
from rich.console import Console

import petteia
from petteia.core.text import message
from petteia.games.gods import GAME
from petteia.games.gods.drawing.terminal import GOD_SIGNS, TOKEN_SIGNS, draw

NAMES = ("Anna", "Boris", "Carla", "Dora")


def drawn(state: petteia.State, *shown: str, width: int = 80) -> list[str]:
    """Return the lines of the drawing, without colour."""
    console = Console(width=width, color_system=None)
    tell = partial(message, GAME)
    with console.capture() as capture:
        console.print(draw(state.view(0), lambda name, **facts: tell(name, "en", **facts), NAMES, width, shown))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_everything_stands_on_its_ring_the_summit_on_top() -> None:
    lines = drawn(GAME.new(seed=1))

    assert "summit" in lines[0]
    assert [line.split()[0] for line in lines[2:8]] == ["6", "5", "4", "3", "2", "1"]
    assert all(sign in lines[7] for sign in GOD_SIGNS.values())
    assert sum(line.count(sign) for line in lines[2:7] for sign in TOKEN_SIGNS.values()) >= 8


def test_a_mountain_of_five_rings_has_five_rows() -> None:
    assert [line.split()[0] for line in drawn(GAME.new(seed=1, rings=5))[2:7]] == ["5", "4", "3", "2", "1"]


def test_every_sign_is_different_without_colour() -> None:
    signs = [*GOD_SIGNS.values(), *TOKEN_SIGNS.values()]

    assert len({sign.lower() for sign in signs}) == len(signs)
    assert all(len(sign) == 2 and sign.isascii() for sign in signs)


def test_the_first_column_is_repeated_after_the_last() -> None:
    state = GAME.position("zeus@a6 hera@p5 poseidon@c1 demeter@e1 athena@g1 ares@i1 aphrodite@k1 hades@m1 lightning@h3")
    rows = {line.split()[0]: line for line in drawn(state)[2:8]}

    assert rows["6"].count("Ze") == 2
    assert rows["5"].count("He") == 2
    assert rows["1"].count("Po") == 1


def test_lightning_zones_wrap_and_are_shown_on_request() -> None:
    state = GAME.position("zeus@c1 hera@d1 poseidon@e1 demeter@f1 athena@g1 ares@i1 aphrodite@k1 hades@m1 lightning@a3")

    assert set(state.view(0)["zones"]) == {column + ring for column in "pab" for ring in "234"}
    assert sum(line.count("~") for line in drawn(state, "zones")) == 8
    assert not any("~" in line for line in drawn(state))


def test_weak_cards_are_told() -> None:
    state = GAME.new(seed=1)
    state.play(state.moves()[0])

    assert sum(line.count("weak") for line in drawn(state)) == 1


def test_four_players_see_teams_hands_and_the_discard_pile() -> None:
    lines = drawn(GAME.new(seats=4, seed=1))

    assert [line.removeprefix("›").split()[:2] for line in lines[-5:-1]] == [
        ["I", "Anna"],
        ["II", "Boris"],
        ["I", "Carla"],
        ["II", "Dora"],
    ]
    assert "Discard" in lines[-1]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [46, 63, 78, 80, 120])
def test_it_fits_the_terminal(seats: int, width: int) -> None:
    assert max(map(len, drawn(GAME.new(seats, seed=1), width=width))) <= width


@pytest.mark.parametrize("edition", ["two-by-eleven", "three-by-eleven", "two-rings", "three-rings"])
def test_small_mountains_are_drawn_in_the_terminal_as_a_picture_and_in_a_notebook(edition: str) -> None:
    state = petteia.game(f"gods@{edition}").new(seed=1)
    rings = int(str(state.chosen_options()["rings"]))
    svg = state._repr_svg_()
    drawing = pytest.importorskip("petteia.games.gods.drawing.picture", exc_type=ImportError)

    assert [line.split()[0] for line in drawn(state)[2 : 2 + rings]] == [str(ring) for ring in range(rings, 0, -1)]
    assert drawing.picture(state).shape == drawing.picture(GAME.new(seed=1)).shape
    assert svg is not None
    assert len(ElementTree.fromstring(svg)) > 0
