"""Impossible positions are refused in every language, by sentences that stand in the code in English."""

import ast
import re
from pathlib import Path

import pytest

import petteia
from petteia.core import impossible
from petteia.core.game import PositionError
from petteia.core.text import bundle

SOURCE = Path("src/petteia")
FOOT = "zeus@a2 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def reasons(folder: Path) -> set[str]:
    """Return the reasons given in the modules of *folder*, with a pair of braces for each gap."""
    found = set()
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                reason = node.args[1]
                parts = reason.values if isinstance(reason, ast.JoinedStr) else [reason]
                text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
                found.add(re.sub(r" \([A-Z]\d+(\.\d+)?\)$", "", text))
    return found


def written(folder: Path) -> set[str]:
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    return {re.sub(r"\{ \$\w+ \}", "{}", each["text"]) for each in impossible.MESSAGE.finditer(text)}


def test_every_refusal_in_the_code_is_translated_and_no_other() -> None:
    shared = written(SOURCE / "core/positions")
    given = reasons(SOURCE / "core")
    for slug in petteia.games():
        of_game = reasons(SOURCE / "games" / slug / "words")
        given |= of_game

        assert written(SOURCE / "games" / slug / "words/positions") == of_game - shared
    assert shared <= given


@pytest.mark.parametrize("language", ["ru", "fr", "it"])
def test_every_language_says_all_of_them_with_the_same_gaps(language: str) -> None:
    for folder, _ in impossible.places():
        here = {
            each["name"]: each["text"] for each in impossible.MESSAGE.finditer((folder / f"{language}.ftl").read_text())
        }
        there = {each["name"]: each["text"] for each in impossible.MESSAGE.finditer((folder / "en.ftl").read_text())}
        assert here.keys() == there.keys()
        for name, text in there.items():
            assert set(re.findall(r"\$\w+", here[name])) == set(re.findall(r"\$\w+", text)), name
            assert bundle(folder, language).has_message(name)


@pytest.mark.parametrize(
    ("slug", "position", "told"),
    [
        ("gods", FOOT.replace("hera@c1", "hera@a2"), "'hera@a2': там уже что-то стоит (G1.5)"),
        ("gods", f"{FOOT} zeus@b1", "'zeus@b1': Зевс стоит в двух местах"),
        ("gods", f"{FOOT} turn=x", "'turn=x': нужно число от 0 до 400"),
        ("olympos", "seats=3 wonders1=stadium wonders2=stadium", None),
        ("olympos", "seats=2 nonsense", "'nonsense': в записи положения такого слова нет"),
    ],
)
def test_a_refusal_names_the_word_and_the_reason(slug: str, position: str, told: str | None) -> None:
    with pytest.raises(PositionError) as caught:
        petteia.game(slug).position(position)

    sentence = impossible.told(caught.value, "ru")

    assert re.search("[а-я]", sentence), sentence
    assert told in (None, sentence)
    assert impossible.told(caught.value, "en") == str(caught.value)
