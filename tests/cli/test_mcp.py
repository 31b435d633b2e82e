"""`petteia mcp`: a language model plays, analyses and looks up rules."""

import asyncio
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp.client.client import Client

from petteia.cli.mcp_tools import server


def asked(*calls: tuple[str, dict[str, object]]) -> list[tuple[bool, str]]:
    """Return what the tools answer, one after the other: whether it is a mistake, and the words."""

    async def ask() -> list[Any]:
        async with Client(server(level=1)) as client:
            return [await client.call_tool(name, facts) for name, facts in calls]

    return [(bool(answer.is_error), answer.content[0].text) for answer in asyncio.run(ask())]


def test_a_game_is_played_and_refusals_name_their_rule() -> None:
    opening: tuple[str, dict[str, object]] = ("open_table", {"game": "gods", "opponents": "random", "seed": "7"})
    opened, refused, played, history, early = asked(
        opening,
        ("play", {"table": 1, "move": "pass"}),
        ("play", {"table": 1, "move": "1"}),
        ("history", {"table": 1}),
        ("record", {"table": 1}),
    )

    assert opened[1].startswith("table 1")
    assert refused[0]
    assert "(G3.1)" in refused[1]
    assert "Since your last decision" in played[1]
    assert "Zeus" in history[1]
    assert early[0]


def test_a_position_is_analysed_and_rules_are_found() -> None:
    _, analysed, rule, chapter, word = asked(
        ("open_table", {"game": "gods", "opponents": "random", "seed": "7"}),
        ("analyse", {"table": 1, "seconds": 0.2}),
        ("rule", {"game": "gods", "about": "G3.3", "lang": "fr"}),
        ("rule", {"game": "gods", "about": "g4"}),
        ("rule", {"game": "gods", "about": "fertility"}),
    )

    assert "%" in analysed[1]
    assert rule[1].startswith("G3.3 ")
    assert chapter[1].count("\n") > 2
    assert "ertility" in word[1]


@pytest.mark.parametrize(
    ("name", "facts", "told"),
    [
        ("open_table", {"game": "chess"}, "there is no game 'chess'"),
        ("open_table", {"game": "gods", "seats": 3}, "is played by 2 or 4"),
        ("open_table", {"game": "gods", "seat": 3}, "there is no seat 3"),
        ("open_table", {"game": "gods", "opponents": "program:ls"}, "does not play here"),
        ("open_table", {"game": "gods", "lang": "xx"}, "does not speak 'xx'"),
        ("look", {"table": 4}, "there is no table 4"),
        ("rule", {"game": "gods", "about": "G99"}, "no rule has this number"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(name: str, facts: dict[str, object], told: str) -> None:
    ((is_error, words),) = asked((name, facts))

    assert is_error
    assert told in words
