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

# The rooms of a game, the lower first, and which others each looks into.
LOOKS_INTO = {
    "rules": (),
    "words": ("rules",),
    "insight": ("rules",),
    "drawing": ("rules", "words"),
}
GLUE = ("__init__", "state")  # beside the rooms, and above them

# Inside the rules, a module imports only modules of its own floor or below; what is not named here is a chapter.
FLOORS = {"events": 0, "board": 0, "moves": 1, "position": 2, "turn": 4}
CHAPTER = 3

# What every game has, whatever else it has.
JOBS = {
    "rules": {"board", "moves", "events", "position", "setting_up", "scoring", "turn"},
    "words": {"decisions", "notation", "printed", "reading", "refusals", "soundness", "telling", "view", "viewing"},
    "insight": {"value", "features", "inputs", "ordering", "key"},
    "drawing": {"terminal", "picture"},
}


def imported(source: Path, package: str) -> Iterator[str]:
    """Yield the full names *source*, a module right inside *package*, imports."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield from (f"{module}.{alias.name}" for alias in node.names)


def modules(slug: str) -> Iterator[tuple[str, str, Path]]:
    """Yield the room (empty for glue), the name and the file of every module of a game, without its tests."""
    for room in LOOKS_INTO:
        yield from ((room, source.stem, source) for source in sorted((GAMES / slug / room).glob("*.py")))
    yield from (("", source.stem, source) for source in sorted((GAMES / slug).glob("*.py")))


def of_this_game(source: Path, slug: str, room: str) -> Iterator[tuple[str, str]]:
    """Yield the room and the name of every module of its own game that *source* imports."""
    game = f"petteia.games.{slug}"
    for name in imported(source, f"{game}.{room}" if room else game):
        if name == game or name.startswith(game + "."):
            head, _, rest = name.removeprefix(game).strip(".").partition(".")
            yield (head, rest.split(".")[0]) if head in LOOKS_INTO else ("", head)


@pytest.mark.parametrize("slug", SLUGS)
def test_rooms_look_only_where_they_may(slug: str) -> None:
    assert [
        f"{room}/{name} -> {target}"
        for room, name, source in modules(slug)
        for target, _ in of_this_game(source, slug, room)
        if room and target not in (room, *LOOKS_INTO[room])
    ] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_inside_the_rules_imports_go_down(slug: str) -> None:
    assert [
        f"{name} -> {target}"
        for room, name, source in modules(slug)
        if room == "rules"
        for _, target in of_this_game(source, slug, room)
        if target != name and FLOORS.get(target, CHAPTER) > FLOORS.get(name, CHAPTER)
    ] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_the_same_files_for_the_same_jobs(slug: str) -> None:
    found = [(room, name) for room, name, _ in modules(slug)]

    assert [f"{room}/{job}" for room, jobs in JOBS.items() for job in sorted(jobs) if (room, job) not in found] == []
    assert {name for room, name in found if not room} == set(GLUE)


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
