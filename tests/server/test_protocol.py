"""The protocol and what is said about it agree: the page, the TypeScript, the schema."""

import importlib.util
import re
from pathlib import Path

import httpx
import msgspec
import pytest

from petteia.server import protocol
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
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
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
    text = generator.generated()

    for union in (protocol.AnyWish, protocol.AnyTold):
        for member in union.__args__:
            assert f"export interface {member.__name__} {{" in text
    assert "moves: Choice[];" in text
    assert "since?: number;" in text


def test_the_clients_types_are_up_to_date(generator):
    made = (ROOT / "web/src/lib/protocol.ts").read_text("utf-8")

    assert made == generator.generated(), "run python tools/protocol_types.py web/src/lib/protocol.ts"
