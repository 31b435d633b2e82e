"""Choose between the compiled modules and their Python source; never compiled itself."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

VARIABLE = "PETTEIA_INTERPRETED"


class SourceFinder:
    """Finds petteia's modules as source, whatever is compiled next to it."""

    # A finder needs no base class, and importlib.abc would take a third of the time `import petteia` may take.

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("petteia."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if (
                spec is not None and spec.loader is not None
            ):  # a folder without __init__.py is left to Python's own finder
                return spec
        return None


def is_source_only() -> bool:
    """Tell whether PETTEIA_INTERPRETED=1 asks for the Python source."""
    value = os.environ.get(VARIABLE, "")
    if value not in ("", "0", "1"):
        raise RuntimeError(f"{VARIABLE} must be 0 or 1, not {value!r}")
    return value == "1"


def install() -> None:
    """Load petteia from source from now on if PETTEIA_INTERPRETED=1."""
    if is_source_only() and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def build() -> str:
    """Return "compiled" if the hot modules run as extensions, else "interpreted"."""
    if any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        return "interpreted"
    # The build makes all extensions or none, and Python prefers one to the source beside it.
    extension = next(Path(__file__).parent.rglob("*" + EXTENSION_SUFFIXES[0]), None)
    return "interpreted" if extension is None else "compiled"
