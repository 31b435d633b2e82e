"""Olympos in the terminal: what is drawn, what is asked, and whole games at one keyboard."""

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console, RenderableType

import petteia
from petteia.cli import main
from petteia.core.conformance import random_states
from petteia.core.text import message
from petteia.games.olympos import GAME
from petteia.games.olympos.drawing.signs import BONUS_SIGNS, LETTERS, RESOURCE_SIGNS
from petteia.games.olympos.drawing.terminal import SHOWS, draw, draw_sheet, glance
from petteia.games.olympos.drawing.terminal_map import gods_at
from petteia.games.olympos.rules.data import HERE
from petteia.games.olympos.tests.playing import position

NAMES = ("Anna", "Boris", "Carla", "Dora", "Emil")


def tell(name: str, /, **facts: object) -> str:
    return message(GAME, name, "en", **facts)


def printed(drawn: RenderableType, width: int = 80) -> list[str]:
    """Return the lines of a drawing, without colour."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return [line.rstrip() for line in capture.get().splitlines()]


def board(state: petteia.State, *shown: str, seat: int | None = 0, width: int = 80) -> list[str]:
    return printed(draw(state.view(seat), tell, NAMES, width, shown), width)


def line_of(lines: Sequence[str], start: str) -> str:
    (found,) = [line for line in lines if line.lstrip("› ").startswith(start)]
    return found


def cell(lines: Sequence[str], name: str) -> str:
    """Return what stands before and after a territory's name."""
    (line,) = [line for line in lines if f" {name}" in line]
    before, after = line.split(f" {name}")
    stack = re.match(r" *([^ψ♣▲¤ ]*)", after)
    assert stack is not None
    return before[-2:] + stack[1]


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["play", "olympos", *arguments], input=typed)


# What is drawn ---------------------------------------------------------------------------------------------------


def test_every_sign_is_different_without_colour() -> None:
    signs = [*RESOURCE_SIGNS.values(), "★", "ϟ", "⌂", "‡", "×", "†", "▮", "Σ"]
    signs += [sign for name, sign in BONUS_SIGNS.items() if name not in RESOURCE_SIGNS]

    assert len(set(signs)) == len(signs)
    assert not set(signs) & set(LETTERS + LETTERS.lower())


def test_a_territory_shows_resource_star_and_who_is_on_it() -> None:
    lines = board(position("seats=4 attica=12 boeotia=x lydia=3 naxos=b thrace=b1"))

    assert cell(lines, "Attica") == "¤★aB"
    assert cell(lines, "Boeotia") == "ψ★░×░"
    assert cell(lines, "Lydia") == "ψ★C"
    assert cell(lines, "Olympos") == "▲ϟ"
    assert cell(lines, "Macedonia") == "♣★⌂"
    assert cell(lines, "Naxos") == "▲ ‡"
    assert cell(lines, "Thrace") == "ψ ‡A"


def test_all_territories_are_there_by_region() -> None:
    lines = "\n".join(board(GAME.new(4, seed=1)))

    assert all(tell(name) in lines for name in GAME.board.territory_names)
    assert all(tell(f"board-{region}") in lines for region in ("northern-greece", "crete", "asia-minor", "atlantis"))


def test_the_track_has_the_discs_and_the_gods_face_down() -> None:
    state = position("seats=3 time=13,9,13 line=3,1,2")
    view = state.view(0)
    lines = board(state, width=60)

    assert [gods_at(view, place) for place in range(6)] == [0, 1, 2, 2, 2, 1]
    assert lines[0].split() == ["0", "12", "21?", "30??"]
    assert (lines[1][9], lines[1][13]) == ("B", "C")
    assert "B 9 › C 13 › A 13" in lines[4]


def test_a_slot_shows_copies_cost_and_bonuses() -> None:
    lines = board(position("seats=5 tiles1=cavalry tiles2=religion,cavalry bonus2=1.1.2"))
    first = next(place for place, line in enumerate(lines) if line.startswith("1 ▌"))

    assert lines[first].split()[:5] == ["1", "▌Religion", "×2", "Cavalry", "✓"]
    assert lines[first + 1].split()[:2] == ["▌ψ+▲", "●B♣"]
    assert lines[first + 1].split()[2:4] == ["♣+¤", "●¤⊠"]


def test_what_one_has_and_holds_is_told_and_no_other_hand() -> None:
    state = position("seats=3 cubes1=grain,grain attica=1 hand1=star hand2=most-grain,plenty")
    mine, theirs = board(state), board(state, seat=2)

    assert "0+2" in line_of(mine, "A Anna")
    assert f"Your Destiny cards: {tell('card-star')}" in mine
    assert not any(tell("card-most-grain") in line for line in mine)
    assert "Your Destiny cards: -" in theirs
    assert not any("Your Destiny" in line for line in board(state, seat=None))


def test_each_part_is_switched_off_and_on() -> None:
    state = GAME.new(4, seed=2)
    for word, sign in (("map", "Thessaly"), ("board", "Philosophy"), ("players", "Anna"), ("signs", "condemned")):
        assert any(sign in line for line in board(state))
        assert not any(sign in line for line in board(state, word))
    assert not any("wins ties" in line for line in board(state))
    assert any("wins ties" in line for line in board(state, "powers"))
    assert any("wins ties" in line for line in board(state, width=120))
    assert not any("Philosophy" in line for line in board(state, width=60))
    assert any("Philosophy" in line for line in board(state, "board", width=60))
    assert board(state, *SHOWS) == []


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("width", [60, 80, 120, 190])
def test_it_fits_the_terminal_in_every_position(seats: int, width: int) -> None:
    for state in list(random_states(GAME, seats, seed=seats))[::40]:
        for shown in ((), ("board",), ("powers",)):
            lines = board(state, *shown, width=width)
            assert max(map(len, lines)) <= width
            assert width < 80 or not any("…" in line for line in lines)


def test_the_next_decision_of_a_turn_shows_what_it_is_about() -> None:
    state = position("seats=3 time=0,9,9 cubes1=grain,stone")
    assert glance(state.view(0), tell, NAMES, 80) is None
    state.play("discover religion")
    view = state.view(0)
    lines = printed(glance(view, tell, NAMES, 80))

    assert view["asked"] == "bonus"
    assert re.search(r"Religion +ψ\+▲ +Bonus space 1 ● a settler", lines[-1])
    assert not any("Thessaly" in line for line in lines)


def test_condemning_goes_on_with_the_map_alone() -> None:
    state = GAME.new(2, seed=3)
    state.play(state.moves()[0])
    lines = printed(glance(state.view(state.to_act), tell, NAMES, 80))

    assert any("░×░" in line for line in lines)
    assert not any("Religion" in line for line in lines)


# The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_the_score_sheet_adds_up_item_by_item(seats: int) -> None:
    *_, state = random_states(GAME, seats, seed=6)
    lines = printed(draw_sheet(state.view(None), tell, NAMES, 80))
    rows = [[0 if number == "-" else int(number) for number in line.split()[-seats:]] for line in lines[1:]]

    assert state.to_act is None
    assert max(map(len, lines)) <= 80
    total = next(place for place, line in enumerate(lines) if line.startswith("points")) - 1
    assert [sum(column) for column in zip(*rows[:total], strict=True)] == rows[total] == state.scores()


# At the keyboard -------------------------------------------------------------------------------------------------


def test_very_many_moves_are_a_table_and_a_target_that_several_may_reach_is_listed_with_costs() -> None:
    output = play("--seed", "12", "--seats", "3", typed="thrace\nboard\nmacedonia\n").output

    first, second = (part for part in output.split("expand or develop?")[1:3])
    assert "settle north\n" in first
    assert re.search(r"^ +settle +march thrace$", second, re.MULTILINE)
    row = re.search(r"^  macedonia .*$", second, re.MULTILINE)
    assert row is not None
    assert len(re.findall(r"\d+ (?:\w+ )?\(\d+\)", row[0])) == 2
    said = output.rpartition("> macedonia\n")[2]
    assert "could be" in said
    assert len(re.findall(r"macedonia \(\d+\)", said)) == 2


def test_why_tells_the_cost_part_by_part_and_what_comes_of_it() -> None:
    output = play("--seed", "11", "--seats", "3", "--players", "Anna", typed="why settle north argolis\n").output

    said = output.rpartition("> why settle north argolis\n")[2].splitlines()
    assert said[1].split() == ["2", "new", "settler"]
    assert any(re.fullmatch(r" +\d+ in all", line) for line in said)
    assert any(line.startswith("  The way: ") and line.endswith("Argolis.") for line in said)
    assert "  Your disc comes to lie on space 9." in said
    assert "  Order of turns afterwards: Greedy bot 3, Greedy bot 2, Anna." in said


def test_a_hand_is_cleared_away_before_somebody_else_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the last line typed may be the name of a file
    people = ("--hot-seat", "--seats", "3", "--players", "Anna,Boris,Carla")
    sittings = play(*people, "--seed", "2", typed="1\n" * 250).output.split("please sit down")

    assert len(sittings) > 3
    for sitting in sittings:
        _, _, seen = sitting.replace("Your Destiny cards: -", "").partition("Your Destiny cards: ")
        assert len(set(re.findall(r"^(Anna|Boris|Carla): ", seen, re.MULTILINE))) <= 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HERE, tmp_path / "data"))


def change(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_other_data_files_are_played_with_and_named_in_the_record(folder: Path, tmp_path: Path) -> None:
    change(folder, "track.toml", "cross = 67 ", "cross = 62 ")
    change(folder, "track.toml", "63, 65, 67]", "62]")
    change(folder, "track.toml", "2, 1, 0]", "0]")
    file = str(tmp_path / "game.txt")
    done = play("--data", str(folder), "--bots", "random,random", "--seed", "3", typed=f"{file}\n")
    verify = [CliRunner().invoke(main, ["verify", file, *more]) for more in ([], ["--data", str(folder)])]

    assert done.exit_code == 0, done.output
    assert re.search(r"^ +62$|57\?? +62", done.output, re.MULTILINE)
    assert verify[0].exit_code == 2
    assert "was played with the edition 'data' (" in verify[0].stderr
    assert verify[0].stderr.count("\n") == 1
    assert verify[1].exit_code == 0, verify[1].output


def test_the_same_data_in_another_folder_is_the_same_game(folder: Path) -> None:
    (folder / "track.toml").write_text(
        "# mine\n" + (folder / "track.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )

    assert petteia.game("olympos", folder).data == GAME.data == ""


def test_a_wrong_data_file_is_told_in_one_line(folder: Path) -> None:
    change(folder, "wonders.toml", "stars = 5", "stars = 0")
    for place, said in ((folder, ".stars: This must be a number from 1"), (folder / "none", "cannot read")):
        done = play("--data", str(place))

        assert done.exit_code == 2
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""


def test_help_reads_the_letters_of_a_russian_keyboard_and_prints_tables() -> None:
    result = CliRunner().invoke(main, ["play", "olympos", "--lang", "ru"], input="help о12.2\nhelp О11\n")

    assert result.exit_code == 0
    assert re.search(r"\n  4 +2з\+2д +2д\+2к", result.output)
    assert "O11 Открытия" in result.output
