"""Make a release in one go: version, changelog, citation file, source archive and wheel, commit and tag.

    python tools/release.py 0.2.0 --dry-run      say what would be done; nothing is changed
    python tools/release.py 0.2.0                do it; pushing the commit and the tag is left to you

Wheels for other systems come from `cibuildwheel`, whose settings are in pyproject.toml.
"""

from __future__ import annotations

import argparse
import datetime
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
UNRELEASED = re.compile(r"^## (?P<version>\S+) \(unreleased\)$", re.MULTILINE)


class Refused(Exception):
    """Why there is no release."""


def git(tree: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=tree, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    if not VERSION.fullmatch(version):
        raise Refused(f"a version is three numbers, such as 1.4.0, not {version!r}")
    return tuple(map(int, version.split(".")))


def check(tree: Path, version: str) -> None:
    """Refuse a version that is not the next, and a tree with changes nobody committed."""
    tags = [tag[1:] for tag in git(tree, "tag", "--list", "v*").split() if VERSION.fullmatch(tag[1:])]
    last = max(tags, key=numbers, default="0.0.0")
    if numbers(version) <= numbers(last):
        raise Refused(f"{version} is not later than {last}, the last release")
    if changed := git(tree, "status", "--porcelain"):
        raise Refused(f"commit first: {changed.splitlines()[0].strip()}")


def replaced(path: Path, pattern: str, by: str) -> None:
    """Write *by* in place of the one match of *pattern* in the file at *path*."""
    text, count = re.subn(pattern, by, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    if count != 1:
        raise Refused(f"{path.name} has {count} lines like {pattern!r}, not one")
    path.write_text(text, encoding="utf-8")


def notes(tree: Path) -> str:
    """Return what the changelog says of what is not released yet."""
    text = (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    found = UNRELEASED.search(text)
    told = text[found.end() :].partition("\n## ")[0].strip() if found else ""
    if not told:
        raise Refused("CHANGELOG.md has no section “(unreleased)” with something in it")
    return told


def name(tree: Path, version: str, date: str) -> None:
    """Write *version* and *date* wherever they stand."""
    replaced(tree / "src/petteia/__init__.py", r'^__version__ = ".*"$', f'__version__ = "{version}"')
    replaced(
        tree / "CITATION.cff", r"^version: .*(\ndate-released: .*)?$", f"version: {version}\ndate-released: {date}"
    )
    replaced(tree / "CHANGELOG.md", UNRELEASED.pattern, f"## {version} ({date})")


def build(tree: Path, version: str) -> list[str]:
    """Build the source archive and the wheel into dist/; return their names, looked through."""
    shutil.rmtree(tree / "dist", ignore_errors=True)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist"]
    made = subprocess.run(command, cwd=tree, check=False, capture_output=True, text=True)
    if made.returncode:
        raise Refused(f"building failed:\n{made.stdout[-2000:]}{made.stderr[-2000:]}")
    (wheel,) = (tree / "dist").glob("*.whl")
    with ZipFile(wheel) as archive:
        inside = archive.namelist()
        about = archive.read(next(path for path in inside if path.endswith(".dist-info/METADATA"))).decode()
    if f"\nVersion: {version}\n" not in about:
        raise Refused(f"{wheel.name} is not of version {version}")
    if "petteia/server/static/index.html" not in inside:
        raise Refused(f"{wheel.name} has no browser client: make setup")
    return sorted(path.name for path in (tree / "dist").iterdir())


def release(tree: Path, version: str, date: str, with_wheel: bool) -> None:
    """Release what is in *tree*."""
    check(tree, version)
    told = notes(tree)
    name(tree, version, date)
    if with_wheel:
        print(f"built {', '.join(build(tree, version))}")
    git(tree, "commit", "--quiet", "--all", "--message", f"[release] {version}")
    git(tree, "tag", "--annotate", f"v{version}", "--message", f"Petteia {version}\n\n{told}")
    print(git(tree, "show", "--stat", "--format=committed %h: %s", "HEAD"))
    print(f"tagged v{version}; the changelog has {len(told.splitlines())} lines about it")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("version", help="three numbers, higher than the last release")
    parser.add_argument("--dry-run", action="store_true", help="do all of it in a copy and throw that away")
    parser.add_argument("--no-wheel", action="store_true", help="build nothing")
    parser.add_argument("--tree", type=Path, default=ROOT, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    date = datetime.date.today().isoformat()
    try:
        numbers(asked.version)
        if not asked.dry_run:
            release(asked.tree, asked.version, date, not asked.no_wheel)
            print(f"now: git push --follow-tags, and publish dist/ of {asked.version}")
            return 0
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch, "petteia")
            git(asked.tree, "clone", "--quiet", str(asked.tree.resolve()), str(copy))
            for key in ("name", "email"):  # a machine that only checks may have nobody to commit as
                git(copy, "config", f"user.{key}", "dry run")
            if (client := asked.tree / "web/dist").is_dir():
                shutil.copytree(client, copy / "web/dist")
            release(copy, asked.version, date, not asked.no_wheel)
        print("a dry run: nothing was changed")
    except Refused as reason:
        print(f"no release: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
