"""Lets the tests here find the toy game with secrets, and nobody else."""

from pathlib import Path

import pytest

from petteia.core import registry

TOYS = Path(__file__).parent.parent / "toys"


@pytest.fixture(autouse=True, scope="module")
def toys():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.FOLDERS, str(TOYS))
        patch.setattr(registry.PACKAGE, "__path__", [*registry.PACKAGE.__path__])
        yield
