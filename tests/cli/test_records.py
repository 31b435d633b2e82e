"""`petteia replay` and `petteia verify`: true records are told and accepted, others refused with line and reason."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from librt.random import Random

import petteia
from petteia.cli import main

EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


def finished(slug: str) -> petteia.Record:
    """Return a random game played to its end."""
    rng = Random(4)
    record = petteia.Record(petteia.game(slug), seed=4, players=["Anna", "random"])
    state = record.begin()
    while state.to_act is not None:
        moves = state.moves()
        record.play(moves[rng.randrange(len(moves))])
    return record


@EVERY_GAME
def test_a_finished_game_is_verified(slug: str, tmp_path: Path) -> None:
    finished(slug).save(tmp_path / "game.txt")
    result = CliRunner().invoke(main, ["verify", str(tmp_path / "game.txt")])

    assert result.exit_code == 0, result.output
    assert "draws are what the seed gives" in result.output
    assert result.output.endswith("verified\n")


@EVERY_GAME
def test_a_game_is_told_turn_by_turn(slug: str, tmp_path: Path) -> None:
    finished(slug).save(tmp_path / "game.txt")
    told = CliRunner().invoke(main, ["replay", str(tmp_path / "game.txt")])
    part = CliRunner().invoke(main, ["replay", str(tmp_path / "game.txt"), "--to", "3", "--boards", "all"])

    assert told.exit_code == part.exit_code == 0
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", told.output, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert re.findall(r"^(\d+)\. ", part.output, flags=re.MULTILINE) == ["1", "2", "3"]
    assert "not finished" in part.output
    assert "not finished" not in told.output


def test_boards_come_when_they_are_asked_for(tmp_path: Path) -> None:
    finished(petteia.games()[0]).save(tmp_path / "game.txt")

    def lines(*arguments: str) -> int:
        result = CliRunner().invoke(main, ["replay", str(tmp_path / "game.txt"), *arguments])
        assert result.exit_code == 0, result.output
        return len(result.output.splitlines())

    assert lines() < lines("--boards", "end") < lines("--boards", "start,2,end") < lines("--boards", "all")


def edited(text: str, kind: str) -> str:
    """Return *text* broken in one way."""
    lines = text.splitlines()
    first = lines.index("") + 1
    if kind == "cut":
        del lines[-5:]
    elif kind == "no end":
        del lines[first + 2 :]
    elif kind == "foreign":
        lines = ["[Event 'Chess']", "1. e4 e5"]
    elif kind == "other game":
        lines[1] = "game: chess"
    elif kind == "other rules":
        lines[2] = "rules: 99"
    elif kind == "unknown move":
        lines[first] = "* fly away"
    elif kind == "wrong seat":
        lines[first] = "2" + lines[first][1:]
    elif kind == "result":
        lines[-2] = "end: won 9"
    elif kind == "name":
        lines = [line.replace("Anna", "Olga") for line in lines]
    elif kind == "seed":
        lines = ["seed: 5" if line == "seed: 4" else line for line in lines]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "kind",
    [
        *("cut", "no end", "foreign", "other game", "other rules"),
        *("unknown move", "wrong seat", "result", "name", "seed"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(kind: str, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(edited(finished(petteia.games()[0]).to_text(), kind), encoding="utf-8")
    for command in ("verify", "replay"):
        result = CliRunner().invoke(main, [command, str(tmp_path / "game.txt")])

        assert result.exit_code == 2
        assert result.stdout == ""
        assert re.match(r"petteia: line \d+: \S", result.stderr)
        assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\x00" * 2_000_000])
def test_a_file_that_is_no_text_is_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(data)
    result = CliRunner().invoke(main, ["verify", str(tmp_path / "game.txt")])

    assert result.exit_code == 2
    assert result.stderr.startswith("petteia: ")


def test_names_that_would_break_a_record_are_refused() -> None:
    game = petteia.game(petteia.games()[0])
    for name in ("a\nb", "a\r"):
        with pytest.raises(petteia.RecordError):
            petteia.Record(game, seed=1, players=[name, "b"])
