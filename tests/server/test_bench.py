"""`petteia bench serve`: the figures that must be there. How big they are depends on the machine."""

from petteia.server.bench import figures


def test_every_figure_of_the_server_is_there():
    found = {str(figure["name"]): figure for figure in figures(tables=2, seconds=2, sockets=5, starts=1)}

    names = ["startup", "idle_mb", "p50", "p99", "cpu", "tables"]
    assert list(found) == [f"serve.{name}" for name in names]
    assert all(float(figure["value"]) >= 0 for figure in found.values())
    assert found["serve.p50"]["value"] <= found["serve.p99"]["value"]
