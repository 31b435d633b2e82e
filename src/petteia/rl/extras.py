"""Optional dependencies: named, with the command that installs them, when one is missing."""

from __future__ import annotations

from importlib import metadata
from importlib.util import find_spec


class MissingExtra(ImportError):
    """A package that only this part of Petteia needs is not installed."""


def require(extra: str, *packages: str) -> None:
    """Raise MissingExtra if one of *packages*, which the extra *extra* brings, is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra(f"this part of Petteia needs {package}: pip install 'petteia[{extra}]'", name=package)


def version(package: str = "petteia") -> str:
    """Return the version of an installed package, or "unknown"."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "unknown"
