"""The protocol and what is said about it agree: the page, the TypeScript, the schema."""

import importlib
import importlib.util
import random
import re
from pathlib import Path

import httpx
import msgspec
import pytest

import petteia
from petteia.core.rulebook import rulebook
from petteia.core.text import sentence
from petteia.server import protocol, words
from petteia.table import act

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")


def tags(union):
    return [str(member.__struct_config__.tag) for member in union.__args__]


def test_the_page_names_every_message_and_every_kind_of_act():
    for tag in (*tags(protocol.AnyWish), *tags(protocol.AnyTold), *tags(act.Act)):
        assert f"`{tag}`" in PAGE, tag


def test_the_page_names_every_field_of_an_update():
    for field in protocol.Update.__struct_fields__:
        assert f"`{field}`" in PAGE, field


def test_the_page_names_every_route(server):
    paths = httpx.get(f"{server.url}/schema/openapi.json", timeout=60).json()["paths"]
    page = re.sub(r"\{\w+\}", "{}", PAGE)

    for path in paths:
        assert re.sub(r"\{\w+\}", "{}", path).rstrip("/") in page, path


def test_every_wish_survives_json():
    for wish in (
        protocol.Watch(table="t", since=3, language="ru"),
        protocol.Play(table="t", ply=0, move="zeus up", id="1"),
        protocol.Ping(),
    ):
        assert msgspec.json.decode(msgspec.json.encode(wish), type=protocol.AnyWish) == wish


@pytest.fixture
def generator():
    spec = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools/protocol_types.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_typescript_has_every_message(generator):
    text = generator.protocol_file()

    for union in (protocol.AnyWish, protocol.AnyTold):
        for member in union.__args__:
            assert f"export interface {member.__name__} {{" in text
    assert "moves: Move[];" in text
    assert "since?: number;" in text
    assert 'status: "over" | "running" | "waiting";' in text
    assert '"moves": [{"is": "Move"}]' in text


def test_the_clients_types_are_up_to_date(generator):
    made = generator.generated()

    assert len(made) == 1 + len(drawn_games())
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"run python tools/protocol_types.py: {path.relative_to(ROOT)}"


def drawn_games():
    return sorted(path.parents[1].name for path in (ROOT / "src/petteia/games").glob("*/drawing/web"))


@pytest.mark.parametrize("slug", drawn_games())
def test_views_are_as_their_type_says(slug):
    game, rng = petteia.game(slug), random.Random(5)
    view_type = importlib.import_module(f"petteia.games.{slug}.words.view").View
    for seats in game.seats:
        state = game.new(seats, seed=f"views-{seats}")
        while state.to_act is not None:
            for seat in (state.to_act, None):
                view = state.view(seat)

                # What the type does not know is lost on the way, so equal means complete.
                read = msgspec.json.decode(msgspec.json.encode(view), type=view_type)
                assert msgspec.json.decode(msgspec.json.encode(read)) == view
            state.play(rng.choice(state.moves()))


@pytest.mark.parametrize("slug", drawn_games())
def test_the_rules_named_on_a_thing_exist(slug):
    game = petteia.game(slug)
    printed = importlib.import_module(f"petteia.games.{slug}.words.printed").PRINTED["rules"]
    book = rulebook(game)
    known = {number for chapter in book.chapters for number in (chapter.number, *chapter.rules)}

    assert texts(printed) <= known
    assert len(texts(printed)) > 5


def texts(value):
    """Return every text in nested plain data."""
    if isinstance(value, str):
        return {value}
    return set().union(*map(texts, value.values() if isinstance(value, dict) else value))


@pytest.mark.parametrize("names", [["Анна", "1"], ["0", ""], []])
@pytest.mark.parametrize("slug", petteia.games())
def test_a_remembered_sentence_names_everybody_as_a_new_one_does(slug, names):
    state, events = petteia.game(slug).new(seats=2, seed=1), []
    for _ in range(60):
        if state.to_act is not None:
            state.play(state.moves()[-1], events)

    for event in events:
        assert words.said(state.game, event, "en", names) == sentence(state.game, event, "en", names)


def test_every_legal_move_is_told_with_its_name_and_facts():
    state = petteia.game("gods").new(2, seed=1)

    told = words.told_moves(state, "en", ["A", "B"])

    assert [move.text for move in told] == [move.text for move in state.moves()]
    assert told[0].name == "move-god"
    assert set(told[0].facts) == {"god", "way"}
    assert told[0].forecast == {"god": told[0].facts["god"], "cell": told[0].forecast["cell"]}
