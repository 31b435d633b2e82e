"""Pictures of positions, what links are shown with, frames on other pages, and records somebody has as files."""

import random
import re
import struct
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest
from librt.random import Random

import petteia
from petteia.server.pictures import board_of, drawn, shortened
from petteia.table import Setup, Table
from petteia.table.act import Began, BotSat, Sat

ROOT = Path(__file__).parent.parent.parent
SVG = "{http://www.w3.org/2000/svg}"


def wandered(slug, seats, moves=60):
    state, rng = petteia.game(slug).new(seats=seats, seed=5), random.Random(3)
    for _ in range(moves):
        state.play(rng.choice(state.moves()))
    return state


def table_with_names(slug, *names):
    setup = Setup(game=slug, version=petteia.game(slug).version, seats=len(names), options={}, seed="7", date="")
    sat = [BotSat(0, 1, 2) if name == "" else Sat(0, seat, name, name) for seat, name in enumerate(names)]
    return Table(setup).after([*sat, Began(0)])


@pytest.fixture
def visitor(client):
    """A client at a server that has the browser client, or whatever stands in for it."""
    return client("Anna")


class Shy:
    """A state that shows itself to spectators only."""

    def __init__(self, state):
        self.state = state

    def view(self, seat):
        assert seat is None, "a picture is for everybody"
        return self.state.view(None)


@pytest.mark.parametrize(("slug", "seats"), [("gods", 2), ("olympos", 5)])
def test_a_picture_is_drawn_from_what_a_spectator_sees_and_from_nothing_else(slug, seats):
    state = wandered(slug, seats)

    board = board_of(state.game, Shy(state), "en")

    assert Xml.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board.markup}</svg>') is not None
    for language in ("ru", "fr", "it"):
        assert (board_of(state.game, Shy(state), language).markup == board.markup) == (slug == "gods")


def test_hands_that_nobody_else_may_see_make_no_difference_to_a_picture():
    state = wandered("olympos", 3, 120)
    rng = Random(1)
    other = state.redealt(0, rng)
    while other.text == state.text:
        other = other.redealt(0, rng)

    assert board_of(other.game, other, "en") == board_of(state.game, state, "en")


def test_every_piece_on_the_board_is_in_the_picture():
    state = petteia.game("gods").position(wandered("gods", 2).text)
    view, root = (
        state.view(None),
        Xml.fromstring(drawn(table_with_names("gods", "Anna", ""), state, None, "en", "board")),
    )

    grounds = {path.get("fill") for path in root.iter(f"{SVG}circle")}
    assert len([each for each in root.iter(f"{SVG}g") if "translate" in each.get("transform", "")]) >= len(
        view["tokens"]
    )
    assert {"#7a3f8f", "#1f6c9e", "#b0322a"} <= grounds


def test_a_card_names_who_plays_safely_and_briefly():
    table = table_with_names("gods", "<b>&" + "x" * 60, "")

    told = drawn(table, table.state, None, "ru", "card")

    root = Xml.fromstring(told)
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert shortened("<b>&" + "x" * 60) in words
    assert "Нарцисс" in words
    assert "Боги Олимпа" in " ".join(words)


def test_a_game_without_a_drawing_has_a_card_and_says_that_its_board_has_no_picture(visitor):
    table = visitor.table("hush", bots=[None, 1])

    assert visitor.http.get(f"/api/tables/{table}/picture.svg").status_code == 200
    refused = visitor.http.get(f"/api/tables/{table}/picture.svg?part=board")
    assert (refused.status_code, refused.json()["code"]) == (400, "not-understood")


def test_a_picture_comes_as_drawing_and_in_pixels_of_now_and_of_any_move(visitor):
    table = visitor.table("gods", bots=[None, 2])
    path = f"/api/tables/{table}/picture"

    drawing = visitor.http.get(f"{path}.svg?language=ru")
    pixels = visitor.http.get(f"{path}.png?width=300")

    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "Нарцисс" in drawing.text
    assert pixels.headers["content-type"] == "image/png"
    assert pixels.content.startswith(b"\x89PNG")
    assert struct.unpack(">I", pixels.content[16:20]) == (300,)
    assert visitor.http.get(f"{path}.svg?ply=0").text != visitor.http.get(f"{path}.svg?ply=9&part=board").text
    for wrong in (f"{path}.png?width=999999", f"{path}.png?width=0", f"{path}.svg?ply=-1", f"{path}.svg?part=hand"):
        assert visitor.http.get(wrong).status_code == 400
    assert visitor.http.get("/api/tables/nowhere/picture.svg").status_code == 404


def test_a_link_to_a_table_tells_what_it_leads_to_before_it_is_opened(server, visitor):
    if not (ROOT / "web/dist/index.html").is_file():
        pytest.skip("the browser client is not built here")
    table = visitor.table("olympos", bots=[None, 3], language="fr")

    for path in (f"/table/{table}", f"/replay/{table}?ply=2", f"/embed/{table}"):
        page = visitor.http.get(path)
        tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page.text))
        assert "Orphée" in tags["og:title"]
        assert tags["og:image"].startswith(f"{server.url}/api/tables/{table}/picture.png?language=fr")
        assert ("ply=2" in tags["og:image"]) == ("ply=2" in path)
    assert "og:title" not in visitor.http.get("/table/gone").text
    assert visitor.http.get("/table/gone").status_code == 200  # the client says that it is gone


def test_only_the_page_that_is_made_for_it_may_stand_in_a_frame_of_another_site(visitor):
    def framing(path):
        policies = visitor.http.get(path).headers.get_list("content-security-policy")
        assert len(policies) == 1
        return re.search(r"frame-ancestors ([^;]+)", policies[0])[1]

    assert framing("/embed/abc") == "*"
    assert {framing(path) for path in ("/", "/table/abc", "/replay/abc", "/api/games", "/embedded", "/nowhere")} == {
        "'none'"
    }


def test_a_record_that_somebody_has_is_shown_as_a_spectator_sees_it(visitor, play_to_the_end):
    table = visitor.table("hush", bots=[None, 1])
    play_to_the_end([visitor], table)
    text = visitor.http.get(f"/api/tables/{table}/record").text

    shown = visitor.http.post("/api/records", json={"record": text, "language": "ru"}).json()

    assert shown["game"] == "hush"
    assert shown["status"] == "over"
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Эпиметей"]
    assert [place["ply"] for place in shown["places"]] == list(range(shown["record"] + 1))
    assert {place["seat"] for place in shown["places"]} == {None}
    later = visitor.http.post("/api/records", json={"record": text, "first": shown["record"]}).json()
    assert [place["view"] for place in later["places"]] == [shown["places"][-1]["view"]]


@pytest.mark.parametrize("broken", ["", "PNG\x00\x01", "petteia: 1\ngame: gods\n", "x" * 5_000, "game: nowhere\n"])
def test_a_broken_record_gets_a_sentence(visitor, broken):
    answer = visitor.http.post("/api/records", json={"record": broken})

    assert answer.status_code == 400
    assert len(answer.json()["sentence"]) > 10
