"""A release is one command: version, changelog, citation file and tag together, or nothing at all."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import petteia

ROOT = Path(__file__).parent.parent
NAMED = ("CHANGELOG.md", "CITATION.cff", "src/petteia/__init__.py")  # the files that name the version


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a repository with what a release changes, as it is now."""
    found = tmp_path / "tree"
    for name in NAMED:
        (found / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, found / name)
    for command in ("init", "config user.name Anna", "config user.email anna@localhost", "add .", "commit -m begin"):
        log(found, *command.split())
    return found


def release(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/release.py"), *words, "--no-wheel", "--tree", str(tree)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def log(tree: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=tree, check=True, capture_output=True, text=True).stdout


def test_a_release_names_its_version_everywhere_and_is_tagged(tree: Path) -> None:
    done = release(tree, "7.8.9")

    assert done.returncode == 0, done.stderr
    assert '__version__ = "7.8.9"' in (tree / NAMED[2]).read_text()
    assert "\nversion: 7.8.9\ndate-released: " in (tree / NAMED[1]).read_text()
    assert "\n## 7.8.9 (" in (tree / NAMED[0]).read_text()
    assert "(unreleased)" not in (tree / NAMED[0]).read_text()
    assert log(tree, "log", "-1", "--format=%s").strip() == "[release] 7.8.9"
    assert "Gods of Olympus" in log(tree, "tag", "--list", "-n50", "v7.8.9")
    assert log(tree, "status", "--porcelain") == ""


def test_a_dry_run_changes_nothing(tree: Path) -> None:
    before = log(tree, "rev-parse", "HEAD")
    done = release(tree, "7.8.9", "--dry-run")

    assert "tagged v7.8.9" in done.stdout, done.stderr
    assert "nothing was changed" in done.stdout
    assert log(tree, "rev-parse", "HEAD") == before
    assert log(tree, "tag") == log(tree, "status", "--porcelain") == ""


def test_a_release_that_cannot_be_says_why(tree: Path) -> None:
    assert "three numbers, such as 1.4.0, not '7.8'" in release(tree, "7.8").stderr
    (tree / "left.txt").write_text("over")
    assert "commit first" in release(tree, "7.8.9").stderr
    (tree / "left.txt").unlink()
    assert release(tree, "7.8.9").returncode == 0
    assert "7.8.9 is not later than 7.8.9" in release(tree, "7.8.9").stderr
    assert "CHANGELOG.md has no section" in release(tree, "7.9.0").stderr


def test_the_version_stands_in_one_place_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "petteia.__version__"}
    assert f"\nversion: {petteia.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
