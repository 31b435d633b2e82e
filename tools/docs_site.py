"""Make the documentation site in build/docs/html: `make docs`.

The pages are those of docs/, the rules of every game in every language they are written in, how to contribute, what
changed, a reference made from docstrings, the examples, and a gallery of boards drawn here and now. A link that leads
nowhere fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "build/docs"
LINK = re.compile(r"(?<!\!)\[(?P<text>[^\]]+)\]\((?P<target>[^)#\s]+)(?P<part>#[^)]*)?\)")
PICTURE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
LANGUAGES = {"": "English", "ru": "Русский", "fr": "Français", "it": "Italiano"}
CHAPTERS = {
    "Play": ["rules", "notation", "editions", "laboratory", "olympos-balance"],
    "Build": ["library", "reference", "examples", "players", "measurements", "benchmark", "rl", "words"],
    "Serve": ["operating", "protocol"],
    "Contribute": ["contributing", "architecture", "drawing", "dependencies", "changelog"],
}
REFERENCE = (
    "petteia",
    "petteia.core.game",
    "petteia.core.record",
    "petteia.core.registry",
    "petteia.core.edition",
    "petteia.core.event",
    "petteia.core.text",
    "petteia.core.telling",
    "petteia.players",
    "petteia.analysis",
    "petteia.rl.vector",
    "petteia.rl.gymnasium",
    "petteia.rl.pettingzoo",
    "petteia.rl.openspiel",
    "petteia.rl.dataset",
)
GATHERED = ("petteia", "petteia.analysis")  # they offer what is written elsewhere
CONF = """
project = "Petteia"
author = copyright = "The Petteia developers"
version = release = {version!r}
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
default_role = "literal"
html_theme = "furo"
html_title = "Petteia"
suppress_warnings = ["myst.header", "ref.python", "misc.highlighting_failure", "docutils"]
nitpicky = False
"""


class Broken(Exception):
    """A link that leads nowhere."""


def rules() -> dict[Path, str]:
    """Return the rules of every game and language, and the names of their pages."""
    found = {}
    for path in sorted((ROOT / "src/petteia/games").glob("*/RULES*.md")):
        found[path] = f"rules-{path.parent.name}{path.stem.removeprefix('RULES').replace('.', '-')}"
    return found


def pages() -> dict[Path, str]:
    """Return what becomes a page, and the name it has."""
    found = {path: path.stem for path in sorted((ROOT / "docs").glob("*.md"))}
    return found | rules() | {ROOT / "CONTRIBUTING.md": "contributing", ROOT / "CHANGELOG.md": "changelog"}


def rewritten(source: Path, known: dict[Path, str], into: Path) -> str:
    """Return the text of a page with its links as the site has them: to other pages; of other files, the words."""

    def resolved(target: str) -> Path:
        path = (source.parent / target).resolve()
        if not path.exists():
            raise Broken(f"{source.relative_to(ROOT)}: nothing is at {target}")
        return path

    def link(found: re.Match[str]) -> str:
        if re.match(r"[a-z]+:", found["target"]):
            return found[0]
        path = resolved(found["target"])
        name = "index" if path == ROOT / "README.md" else known.get(path)
        return f"[{found['text']}]({name}.md{found['part'] or ''})" if name else found["text"]

    def picture(found: re.Match[str]) -> str:
        path = resolved(found["target"])
        shutil.copy(path, into / path.name)
        return f"![{found['text']}]({path.name})"

    return LINK.sub(link, PICTURE.sub(picture, source.read_text(encoding="utf-8")))


def contents(names: list[str], caption: str = "") -> str:
    told = f":caption: {caption}\n" if caption else ""
    return "```{toctree}\n:maxdepth: 1\n" + told + "\n" + "\n".join(names) + "\n```\n"


def write_rules(into: Path) -> None:
    """Write the page that leads to the rules in every language."""
    lines = [
        "# The rules\n",
        "Numbered, in our own words; every refusal of the program names the number it rests on.\n",
    ]
    for path, name in rules().items():
        language = LANGUAGES[path.stem.removeprefix("RULES").strip(".")]
        lines.append(f"- [{path.parent.name.title()}, {language}]({name}.md)")
    (into / "rules.md").write_text("\n".join(lines) + "\n\n" + contents(list(rules().values())), encoding="utf-8")


def write_reference(into: Path) -> None:
    """Write a page for every public module, made from its docstrings."""
    for module in REFERENCE:
        options = [":members:", *([":imported-members:", ":no-index:"] if module in GATHERED else [])]
        body = "\n   ".join([f"# {module}\n\n```{{eval-rst}}\n.. automodule:: {module}", *options]) + "\n```\n"
        (into / f"{module}.md").write_text(body, encoding="utf-8")
    head = "# Reference\n\nWhat is public, from the docstrings; [library.md](library.md) says what that means.\n\n"
    (into / "reference.md").write_text(head + contents(list(REFERENCE)), encoding="utf-8")


def write_examples(into: Path) -> None:
    """Write the examples onto one page."""
    lines = ["# Examples\n", "Each is run by a test, as it stands here.\n"]
    for path in sorted((ROOT / "examples").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        if len(text.splitlines()) <= 40:
            lines += [f"## {path.stem.replace('_', ' ')}\n", "```python", text.rstrip(), "```\n"]
    (into / "examples.md").write_text("\n".join(lines), encoding="utf-8")


def write_gallery(into: Path) -> None:
    """Draw a board of every game and number of seats, some way into a game between bots."""
    import petteia  # noqa: PLC0415 - only once the source is known to be chosen

    lines = ["# Gallery\n", "Boards as a notebook shows them (`state._repr_svg_()`), and the table in the browser.\n"]
    for slug in petteia.games():
        game = petteia.game(slug)
        for seats in (game.seats[0], game.seats[-1]):
            state, bot = game.new(seats, seed=7), petteia.player(slug, "random", seed=1)
            for _ in range(40):
                state.play(bot.choose(state.view(state.to_act)))
            name = f"{slug}-{seats}.svg"
            (into / name).write_text(state._repr_svg_() or "", encoding="utf-8")
            lines.append(f"## {game.name}, {seats} seats\n\n![{game.name}]({name})\n")
    for path in sorted((ROOT / "docs/screenshots").glob("*.[pjw]*")):
        shutil.copy(path, into / path.name)
        lines.append(f"![{path.stem}]({path.name})\n")
    (into / "gallery.md").write_text("\n".join(lines), encoding="utf-8")


def write(into: Path) -> None:
    """Write everything the generator reads into the folder *into*."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    known = pages()
    for path, name in known.items():
        (into / f"{name}.md").write_text(rewritten(path, known, into), encoding="utf-8")
    write_rules(into)
    write_reference(into)
    write_examples(into)
    write_gallery(into)
    listed = {*rules().values(), *(name for names in CHAPTERS.values() for name in names)}
    others = [name for name in known.values() if name not in listed]
    chapters = CHAPTERS | {"Further": [*others, "gallery"]}
    index = rewritten(ROOT / "README.md", known, into) + "\n"
    index += "".join(contents(names, caption) for caption, names in chapters.items())
    (into / "index.md").write_text(index, encoding="utf-8")
    version = re.search(r'__version__ = "(.*)"', (ROOT / "src/petteia/__init__.py").read_text(encoding="utf-8"))
    (into / "conf.py").write_text(CONF.format(version=version[1] if version else ""), encoding="utf-8")


def main() -> int:
    source = PLACE / "source"
    try:
        write(source)
    except Broken as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    options = ["-b", "html", "-W", "--keep-going", "-q", "-j", "2"]
    command = [sys.executable, "-m", "sphinx", *options, str(source), str(PLACE / "html")]
    done = subprocess.run(command, check=False)
    if not done.returncode:
        print(f"docs: {PLACE.relative_to(ROOT) / 'html/index.html'}")
    return done.returncode


if __name__ == "__main__":
    if os.environ.get("PETTEIA_INTERPRETED") != "1":  # signatures of the source say more than compiled ones
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | {"PETTEIA_INTERPRETED": "1"})
    sys.exit(main())
