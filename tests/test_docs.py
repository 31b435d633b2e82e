"""What the documents show is what the program does."""

import doctest
import re
from pathlib import Path

import pytest

import petteia

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/petteia/games/*/RULES*.md")])


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


@pytest.mark.parametrize("document", DOCUMENTS, ids=names(DOCUMENTS))
def test_the_examples_in_a_document_run_as_shown(document: Path) -> None:
    found = doctest.testfile(str(document), module_relative=False)

    assert found.failed == 0


def test_the_readme_has_examples_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")

    assert text.count(">>>") > 10
    assert "make play" in text
    assert "make test" in text
    assert all(f"petteia play {slug}" in text for slug in petteia.games())


@pytest.mark.parametrize("document", DOCUMENTS, ids=names(DOCUMENTS))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]

    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_pinned_dependency_is_explained() -> None:
    asked = [
        re.split(r"[\[=<>;]", line)[0].strip()
        for file in (ROOT / "requirements").glob("*.in")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith(("#", "-"))
    ]
    explained = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")

    assert asked
    assert [name for name in asked if f"`{name}`" not in explained and name not in explained] == []
