"""The directions import-linter cannot express: inside a game's folder, and names of games outside it."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import petteia
import petteia.games

ROOT = Path(petteia.__file__).parent
GAMES = ROOT / "games"
SLUGS = sorted(module.name for module in pkgutil.iter_modules([str(GAMES)]) if module.ispkg)

# A module imports only modules of its own floor or below. What is not named here is a chapter of the rulebook.
FLOORS = {
    "events": 0,
    "board": 0,
    "moves": 1,
    "state": 2,
    "turn": 4,
    "features": 5,
    "__init__": 6,
}
CHAPTER = 3


def imported(source: Path, package: str) -> Iterator[str]:
    """Yield the full names *source*, a module right inside *package*, imports."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield from (f"{module}.{alias.name}" for alias in node.names)


def neighbour(name: str, package: str, folder: Path) -> str | None:
    """Return the module of *folder* that *name* refers to: `__init__` for the package itself, None for strangers."""
    if name != package and not name.startswith(package + "."):
        return None
    head = name.removeprefix(package).strip(".").split(".")[0]
    return head if head and ((folder / f"{head}.py").exists() or (folder / head).is_dir()) else "__init__"


@pytest.mark.parametrize("slug", SLUGS)
def test_inside_a_game_imports_go_down(slug: str) -> None:
    folder, package = GAMES / slug, f"petteia.games.{slug}"

    upward = []
    for source in sorted(folder.glob("*.py")):
        floor = FLOORS.get(source.stem, CHAPTER)
        targets = {neighbour(name, package, folder) for name in imported(source, package)} - {None, source.stem}
        upward += [f"{source.stem} -> {target}" for target in sorted(targets) if FLOORS.get(target, CHAPTER) > floor]

    assert upward == []


def words(source: Path) -> Iterator[str]:
    """Yield what a file says to the machine: names and strings but no docstrings of Python, else the whole text."""
    text = source.read_text(encoding="utf-8")
    if source.suffix != ".py":
        yield text
        return
    tree = ast.parse(text)
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    docstrings = {
        id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, documented) and ast.get_docstring(node)
    }
    for node in ast.walk(tree):
        if id(node) not in docstrings:
            for _, value in ast.iter_fields(node):
                yield from (item for item in (value if isinstance(value, list) else [value]) if isinstance(item, str))


def test_no_game_is_named_outside_its_folder() -> None:
    pattern = re.compile(r"(?<![A-Za-z])(" + "|".join(SLUGS or ["(?!)"]) + r")(?![A-Za-z])")
    sources = [
        path
        for path in ROOT.rglob("*")
        if path.suffix in {".py", ".toml", ".json", ".ftl"} and GAMES not in path.parents
    ]

    assert [
        f"{path.relative_to(ROOT)}: {word!r}" for path in sources for word in words(path) if pattern.search(word)
    ] == []
