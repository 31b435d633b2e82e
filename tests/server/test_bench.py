"""`petteia bench serve`: the figures that must be there. How big they are depends on the machine."""

import pytest

import petteia
from petteia.server import bench
from petteia.server.bench import analysis, figures, scale

GAME = "gods"


@pytest.fixture(autouse=True)
def one_game(monkeypatch):
    """Measure with one game: with each, the same is done again."""
    for module in (bench, analysis, scale):
        monkeypatch.setattr(module, "all_games", lambda: [GAME])


def test_every_figure_of_the_server_is_there():
    found = {
        str(figure["name"]): figure
        for figure in figures(tables=2, seconds=1, sockets=5, starts=1, returning=4, beside=2)
    }

    names = ["startup", "idle_mb", "socket_kb", "return", "return_cpu", "tables"]
    names += [f"{GAME}.{name}" for name in ("p50", "p99", "cpu", "in_peace.p99", "attacked.p99")]
    assert list(found) == [f"serve.{name}" for name in names]
    assert all(float(figure["value"]) >= 0 for figure in found.values())
    assert found[f"serve.{GAME}.p50"]["value"] <= found[f"serve.{GAME}.p99"]["value"]


def test_every_figure_of_studying_is_there():
    foot = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
    record = petteia.Record(petteia.game("gods"), position=foot)
    for move in ("hades up", "place p6", "zeus up"):
        record.add(move)

    found = [figure["name"] for figure in analysis.figures({"short": record}, tables=1, seconds=1)]

    names = [f"short.{name}" for name in ("line", "moves", "first", "report")]
    names += [f"serve.{GAME}.{name}" for name in ("p50", "p99")]
    assert found == [f"analysis.{name}" for name in names]


def test_servers_on_one_database_are_measured_and_one_is_replaced_while_people_play(postgres):
    found = {str(one["name"]): float(str(one["value"])) for one in scale.figures(postgres.url, 1, 0, 2, 2.0, 6)}

    kinds = ("moves", "p99", "server_cpu", "database_cpu", "commits")
    names = [f"scale.1.{GAME}.{kind}" for kind in kinds]
    assert list(found) == [*names, "scale.replaced", "scale.replaced.players"]
    assert found[f"scale.1.{GAME}.moves"] > 0
    assert 1 <= found["scale.replaced.players"] <= 6
