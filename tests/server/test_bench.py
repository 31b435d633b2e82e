"""`petteia bench serve`: the figures that must be there. How big they are depends on the machine."""

import petteia
from petteia.server.bench import figures


def test_every_figure_of_the_server_is_there():
    found = {str(figure["name"]): figure for figure in figures(tables=2, seconds=2, sockets=5, starts=1)}

    names = ["startup", "idle_mb", "socket_kb", "tables"]
    names += [f"{game}.{name}" for game in petteia.games() for name in ("p50", "p99", "cpu")]
    assert list(found) == [f"serve.{name}" for name in names]
    assert all(float(figure["value"]) >= 0 for figure in found.values())
    for game in petteia.games():
        assert found[f"serve.{game}.p50"]["value"] <= found[f"serve.{game}.p99"]["value"]
