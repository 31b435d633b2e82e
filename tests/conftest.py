"""Lets the tests of what no game owns find the toy game with secrets, and nobody else."""

from pathlib import Path

import pytest

from petteia.core import registry

TOYS = Path(__file__).parent / "toys"
ROOMS = ("server", "store", "table")  # whose tests play it


@pytest.fixture(autouse=True, scope="module")
def toys(request: pytest.FixtureRequest):
    """Return the folder of the toys, which the tests of these rooms play like any game."""
    with pytest.MonkeyPatch.context() as patch:
        if request.path.parent.name in ROOMS:
            patch.setenv(registry.FOLDERS, str(TOYS))
            patch.setattr(registry.PACKAGE, "__path__", [*registry.PACKAGE.__path__])
        yield TOYS
