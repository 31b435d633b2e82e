"""Finding games: ours, those in folders somebody names, and broken ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import petteia
from petteia.core import registry
from petteia.core.registry import UnknownGame, folder_of


def ask(code: str, *folders: Path | str) -> subprocess.CompletedProcess[str]:
    """Run *code* in a Python of its own that looks for games in *folders* too."""
    environment = os.environ | {registry.FOLDERS: os.pathsep.join(map(str, folders))}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def package(folder: Path, slug: str, source: str) -> Path:
    (folder / slug).mkdir()
    (folder / slug / "__init__.py").write_text(source)
    return folder


REFUSED = """
import petteia
try:
    petteia.game("{}")
except petteia.PetteiaError as error:
    print(error)
"""


def test_games_are_listed_in_alphabetical_order() -> None:
    assert petteia.games() == sorted(petteia.games())
    assert "gods" in petteia.games()


def test_a_game_is_found_by_its_slug_and_is_always_the_same() -> None:
    assert petteia.game("gods") is petteia.game("gods")
    assert petteia.game("gods").slug == "gods"


@pytest.mark.parametrize("slug", ["", "chess", "gods.board", "../gods", "GODS", "__pycache__"])
def test_an_unknown_game_is_refused_with_what_there_is(slug: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; there is .*gods"):
        petteia.game(slug)


def test_the_folder_of_a_game_holds_its_rules() -> None:
    assert (folder_of(petteia.game("gods")) / "RULES.md").exists()


def test_a_folder_that_does_not_exist_is_named() -> None:
    answer = ask(REFUSED.format("gods"), "/no/such/folder")

    assert answer.stdout == "PETTEIA_GAMES names '/no/such/folder', which is not a folder\n"


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert "which is not a folder" in ask(REFUSED.format("gods"), tmp_path / "file").stdout


def test_a_package_without_a_game_is_named(tmp_path: Path) -> None:
    answer = ask(REFUSED.format("empty"), package(tmp_path, "empty", ""))

    assert answer.stdout == "the package of 'empty' has no GAME of that name\n"


def test_a_game_of_another_name_is_refused(tmp_path: Path) -> None:
    source = "from petteia.games.gods import GAME\n"

    answer = ask(REFUSED.format("other"), package(tmp_path, "other", source))

    assert answer.stdout == "the package of 'other' has no GAME of that name\n"


@pytest.mark.parametrize("source", ["import no_such_module", "def broken(:", "1 / 0"])
def test_a_package_that_cannot_be_imported_is_named(tmp_path: Path, source: str) -> None:
    answer = ask(REFUSED.format("broken"), package(tmp_path, "broken", source))

    assert answer.stdout.startswith("the package of 'broken' cannot be imported: "), answer.stderr


def test_a_broken_package_leaves_the_other_games_alone(tmp_path: Path) -> None:
    code = "import petteia; print(petteia.game('gods').name, petteia.games())"

    answer = ask(code, package(tmp_path, "broken", "1 / 0"))

    assert answer.stdout.startswith("Gods of Olympus ['broken', 'gods'"), answer.stderr


def test_several_folders_are_separated_as_paths_are(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one, two = package(tmp_path / "one", "first", ""), package(tmp_path / "two", "second", "")

    answer = ask("import petteia; print(petteia.games())", one, "", two)

    assert "'first'" in answer.stdout
    assert "'second'" in answer.stdout
