"""A record that is cut short, changed or foreign is refused with its line and a reason, never with another error."""

import copy
import hashlib
import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.chance import commitment
from petteia.core.event import Event
from petteia.core.record import FIRST_LINE, LONGEST, LONGEST_NAME, Record, RecordError

GAME = petteia.game("gods")


def played(seed: str = "7", moves: int = 12) -> Record:
    """Return a game of two with the first legal move played again and again."""
    record = Record(GAME, 2, seed, {"rings": 5}, ["Anna", "Борис"], date="2026-01-01")
    record.begin()
    for _ in range(moves):
        record.play(record.state.moves()[0])
    return record


RECORD = played()
TEXT = RECORD.to_text()
LINES = TEXT.splitlines()
FIRST_DRAW = LINES.index("") + 2  # the number of its line
FIRST_MOVE = next(number for number, line in enumerate(LINES, start=1) if re.match(r"\d ", line))


def with_digest(lines: list[str]) -> str:
    """Return *lines*, all but the digest, as a file whose digest fits."""
    return "\n".join([*lines, "digest: " + hashlib.sha256("\n".join(lines).encode()).hexdigest(), ""])


def changed(number: int, line: str | None) -> str:
    """Return the record with one line replaced, or left out, and a digest that fits."""
    lines = LINES[:-1]
    lines[number - 1 : number] = [] if line is None else [line]
    return with_digest(lines)


def line_of(beginning: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(beginning))


def refusal(text: str) -> str:
    """Return the message with which *text* is refused; it must name a line there is."""
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    message = str(error.value)
    named = re.match(r"line (\d+): .", message)
    assert named, message
    assert 1 <= int(named.group(1)) <= len(text.split("\n")) + 1, message
    assert len(message) < 400
    return message


# What a record keeps ---------------------------------------------------------------------------------------------


def test_a_record_is_read_as_it_was_written() -> None:
    again = Record.parse(TEXT)

    assert again.to_text() == TEXT
    assert again.state == RECORD.state
    assert again.players == ["Anna", "Борис"]
    assert again.options == {"rings": 5, "box": "original"}
    assert (again.seats, again.seed, again.date) == (2, "7", "2026-01-01")
    assert again.result() == "unfinished"


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    RECORD.save(tmp_path / "game.txt")

    assert Record.load(tmp_path / "game.txt").to_text() == TEXT
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_file_from_windows_is_read_too(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(TEXT.replace("\n", "\r\n").encode())

    assert Record.load(tmp_path / "game.txt").to_text() == TEXT


def test_an_editor_may_drop_the_last_line_end_or_add_empty_lines() -> None:
    assert Record.parse(TEXT.rstrip("\n")).to_text() == TEXT
    assert Record.parse(TEXT + "\n\n").to_text() == TEXT


def test_a_record_verifies_its_draws() -> None:
    checked = Record.parse(TEXT).verify()

    assert checked == [
        f"{len(RECORD.moves)} moves are legal",
        "the game ended: unfinished",
        "25 draws are what the seed gives",
    ]


def test_a_game_that_began_from_a_position_keeps_it() -> None:
    state = petteia.game("gods").new(seats=2, seed=7, rings=5)
    record = Record(state.game, seed=8, position=state.text)
    for _ in range(3):
        record.play(record.state.moves()[0])

    again = Record.parse(record.to_text())

    assert again.position == state.text
    assert again.options["rings"] == 5
    assert again.moves == record.moves
    assert again.undone(3).state == state
    again.verify()


@pytest.mark.parametrize(
    ("change", "reason"),
    [("position: nonsense", "nonsense"), ("seats: 4", "one of 2 seats"), ("option rings: 6", "other options")],
)
def test_a_position_must_be_one_of_the_game_in_the_header(change: str, reason: str) -> None:
    state = petteia.game("gods").new(seats=2, seed=7, rings=5)
    key = change.partition(":")[0]
    lines = Record(state.game, position=state.text).to_text().splitlines()[:-1]
    changed = [change if line.startswith(f"{key}: ") else line for line in lines]

    with pytest.raises(RecordError, match=reason):
        Record.parse(with_digest(changed))


def test_a_withheld_seed_is_said_to_be_unchecked() -> None:
    lines = [line for line in LINES[:-1] if not line.startswith("seed: ")]

    record = Record.parse(with_digest(lines))

    assert record.commitment == commitment("7")
    assert record.verify()[-1] == "no seed is given: the draws cannot be checked"


def test_undone_moves_are_gone_and_the_rest_stays() -> None:
    shorter = RECORD.undone(3)

    assert shorter.moves == RECORD.moves[:-3]
    assert shorter.seed == RECORD.seed
    assert Record.parse(shorter.to_text()).state == shorter.state


def test_a_record_is_gone_through_step_by_step() -> None:
    steps = list(RECORD.steps())
    log: list[Event] = []
    end = RECORD.replay(log)

    assert [(step.seat, step.move) for step in steps] == RECORD.moves
    assert [step.number for step in steps] == list(range(len(steps)))
    assert all(RECORD.undone(len(steps) - step.number).state == step.before for step in steps[::10])
    assert all(step.after is following.before for step, following in pairwise(steps))
    assert [event for step in steps for event in step.events] == log
    assert steps[-1].after == end == RECORD.state
    assert [step.number for step in RECORD.steps(3)] == [0, 1, 2]


def test_an_illegal_move_changes_nothing() -> None:
    record = played()

    with pytest.raises(petteia.IllegalMove):
        record.play("recover zeus")

    assert record.to_text() == TEXT


@pytest.mark.parametrize("name", ["two\nlines", "two\rlines", "\udc80", "a\0b"])
def test_a_name_that_cannot_stand_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match=r"does not fit on one line|cannot be written|no text has"):
        Record(GAME, 2, 1, {}, [name])


@pytest.mark.parametrize("name", ["", " ", "a: b", "end: won 1", "\u2028", "\x0b", "é" * 500])
def test_any_other_name_survives(name: str) -> None:
    record = Record(GAME, 2, 1, {}, ["Anna", name])
    record.begin()

    assert Record.parse(record.to_text()).players == ["Anna", name]


def test_there_are_no_more_players_than_seats() -> None:
    with pytest.raises(RecordError, match="there are 2 seats, but 3 players"):
        Record(GAME, 2, 1, {}, ["Anna", "Boris", "Clara"])


# Cut short -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_after_any_line_is_refused(kept: int) -> None:
    message = refusal("".join(line + "\n" for line in LINES[:kept]))

    if kept >= FIRST_DRAW:
        assert message.startswith(f"line {kept}: the file stops before its")


def test_a_record_cut_after_any_character_is_refused() -> None:
    for kept in range(0, len(TEXT) - 1, 7):
        assert refusal(TEXT[:kept])


def test_the_last_line_cut_in_its_middle_is_refused() -> None:
    for kept in range(len(TEXT) - 70, len(TEXT) - 1):
        assert refusal(TEXT[:kept])


# Changed ---------------------------------------------------------------------------------------------------------

EDITS = [
    (1, "petteia record 2", "line 1: a record begins with 'petteia record 1'"),
    (line_of("game"), "game: chess", "there is no game 'chess'; there is"),
    (line_of("game"), "game: ../gods", "there is no game '../gods'"),
    (line_of("game"), None, "line 1: the header does not say 'game'"),
    (line_of("rules"), "rules: 99", "rules 99 of Gods of Olympus are not kept; this program plays rules 1, 2"),
    (line_of("rules"), None, "line 1: the header does not say 'rules'"),
    (line_of("seats"), "seats: 3", "Gods of Olympus is not played by '3'"),
    (line_of("seats"), "seats: two", "Gods of Olympus is not played by 'two'"),
    (line_of("seats"), None, "line 1: the header does not say 'seats'"),
    (line_of("option rings"), "option rings: 7", "rings cannot be '7'; it is one of 6, 5"),
    (line_of("option rings"), "option speed: 7", "has no option 'speed'; it has rings, box"),
    (line_of("option box"), "option rings: 5", "'option rings' is given twice"),
    (line_of("player 2"), "player 3: Борис", "there is no seat '3'"),
    (line_of("player 2"), "player x: Борис", "there is no seat 'x'"),
    (line_of("date"), "weather: fine", "'weather: fine' is no line of a header"),
    (line_of("date"), "date", "'date' is no line of a header"),
    (line_of("date"), "date: a\rb", "does not fit on one line"),
    (line_of("player 2"), "player 2: \0", "a sign that no text has"),
    (line_of("seed"), "seed: 8", "this is not the hash of the seed"),
    (line_of("commitment"), "commitment: 00", "this is not the hash of the seed"),
    (FIRST_DRAW, "1 set zeus", "it is chance that must decide here"),
    (FIRST_DRAW, "* set kronos", "'set kronos' may not be played here: There is no move"),
    (FIRST_DRAW, "* zeus up", "'zeus up' may not be played here"),
    (FIRST_DRAW, "*", "'' may not be played here"),
    (FIRST_MOVE, "1 place a6", "may not be played here: Your turn begins with a god"),
    (FIRST_MOVE, "9 zeus up", "that must decide here"),
    (FIRST_MOVE, "* zeus up", "that must decide here"),
    (FIRST_MOVE, "", "that must decide here"),
    (FIRST_MOVE, "zeus up", "that must decide here"),
    (FIRST_MOVE, "1 " + "x" * 100_000, "may not be played here: There is no move"),
    (line_of("end"), "end: won 1", "'end: won 1', but the moves lead to 'unfinished'"),
    (line_of("end"), "end: shared", "'end: shared', but the moves lead to 'unfinished'"),
]


@pytest.mark.parametrize(
    ("number", "line", "reason"), EDITS, ids=[f"{number}:{str(line)[:20]}" for number, line, _ in EDITS]
)
def test_every_kind_of_edit_is_refused_with_its_line(number: int, line: str | None, reason: str) -> None:
    message = refusal(changed(number, line))

    assert reason in message
    if line is not None and "commitment" not in line and "seed" not in line:
        assert message.startswith(f"line {number}: ")


def test_a_left_out_move_is_noticed_where_the_next_one_does_not_fit() -> None:
    assert refusal(changed(FIRST_MOVE, None)).startswith(f"line {FIRST_MOVE}: ")


def test_a_changed_line_that_is_still_legal_breaks_the_digest() -> None:
    number = line_of("player 1")
    lines = [*LINES[: number - 1], "player 1: Nobody", *LINES[number:]]

    assert refusal("\n".join(lines) + "\n") == (
        f"line {len(LINES)}: the digest does not fit: something above was changed"
    )


def test_a_wrong_digest_is_refused() -> None:
    assert "the digest does not fit" in refusal("\n".join([*LINES[:-1], "digest: " + "0" * 64, ""]))


def test_what_follows_the_digest_is_refused() -> None:
    assert refusal(TEXT + "\n1 zeus up\n") == f"line {len(LINES) + 2}: nothing may follow the digest"


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    finished = finished_game()
    lines = finished.to_text().splitlines()[:-2]

    message = refusal(with_digest([*lines, "1 zeus up", f"end: {finished.result()}"]))

    assert message == f"line {len(lines) + 1}: '1 zeus up' stands after the end of the game"


def test_another_winner_is_refused() -> None:
    finished = finished_game()
    lines = finished.to_text().splitlines()[:-2]
    other = {"won 1": "won 2", "won 2": "won 1"}[finished.result()]

    message = refusal(with_digest([*lines, f"end: {other}"]))

    assert message == f"line {len(lines) + 1}: 'end: {other}', but the moves lead to {finished.result()!r}"


def finished_game() -> Record:
    """Return a game in which both climb whenever they can."""
    record = Record(GAME, 2, 3)
    state = record.begin()
    while state.to_act is not None:
        moves = state.moves()
        record.play(next((move for move in moves if move.text.endswith("up")), moves[0]))
    return record


def test_a_draw_the_seed_does_not_give_is_found_by_verifying() -> None:
    lines = LINES[:FIRST_DRAW]
    lines[-1] = next(f"* set {god}" for god in ("zeus", "hera") if f"* set {god}" != lines[-1])
    record = Record.parse(with_digest([*lines, "end: unfinished"]))

    with pytest.raises(RecordError, match=rf"line {FIRST_DRAW}: the seed gives 'set \w+', not 'set \w+'"):
        record.verify()


def test_a_seed_that_was_not_committed_to_is_found_by_verifying() -> None:
    record = Record.parse(TEXT)
    record.commitment = commitment("8")

    with pytest.raises(RecordError, match="the seed is not the one committed to"):
        record.verify()


# Foreign ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", '{"game": "gods"}', FIRST_LINE, FIRST_LINE + "\n\n", "\ufeff" + TEXT]
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    assert refusal(text)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "line 1: this is not text in UTF-8"),
        (TEXT.encode()[:60] + b"\xff\xfe", "this is not text in UTF-8"),
        (b"\x00" * 1000, "line 1: a record begins with"),
        (b"a" * (LONGEST + 1), "is larger than any record"),
        (b"\n" * LONGEST, "line 1: a record begins with"),
        (TEXT.encode("utf-16"), "line 1: this is not text in UTF-8"),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    (tmp_path / "file").write_bytes(data)

    with pytest.raises(RecordError) as error:
        Record.load(tmp_path / "file")

    assert reason in str(error.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing", "\0"):
        with pytest.raises(RecordError, match="cannot read"):
            Record.load(path)


def test_a_text_that_cannot_be_written_in_utf8_is_refused() -> None:
    assert "cannot be written in UTF-8" in refusal(TEXT.replace("Anna", "\udc80"))


# Any change at all -----------------------------------------------------------------------------------------------


@settings(max_examples=250, deadline=None)
@given(
    place=st.integers(0, len(TEXT) - 2),
    length=st.integers(0, 12),
    new=st.one_of(st.text(max_size=8), st.sampled_from(["\n", "\r", "* ", "1 ", "end: ", ": ", "zeus", "\n\n"])),
)
def test_any_change_of_the_text_is_refused(place: int, length: int, new: str) -> None:
    text = TEXT[:place] + new + TEXT[place + length :]
    if text.replace("\r\n", "\n").rstrip("\n") == TEXT.rstrip("\n"):
        return

    assert refusal(text)


@settings(max_examples=150, deadline=None)
@given(
    number=st.integers(1, len(LINES) - 1),
    what=st.sampled_from(["drop", "double", "swap", "cut", "replace"]),
    new=st.one_of(st.text(max_size=20), st.sampled_from(LINES), st.sampled_from([m.text for m in GAME.all_moves])),
)
def test_any_change_of_lines_with_a_digest_that_fits_is_read_or_refused(number: int, what: str, new: str) -> None:
    lines = LINES[:-1]
    if what == "drop":
        del lines[number - 1]
    elif what == "double":
        lines.insert(number - 1, lines[number - 1])
    elif what == "swap":
        lines[number - 1], lines[number % len(lines)] = lines[number % len(lines)], lines[number - 1]
    elif what == "cut":
        lines[number - 1] = lines[number - 1][: len(new)]
    else:
        lines[number - 1] = new
    text = with_digest(lines)

    try:
        record = Record.parse(text)
    except RecordError:
        assert refusal(text)
    else:
        assert record.replay() == record.state


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    assert refusal(text)
    assert refusal(FIRST_LINE + "\n" + text)


@settings(max_examples=100, deadline=None)
@given(data=st.binary(max_size=200), keep=st.integers(0, 300))
def test_any_bytes_are_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes, keep: int) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes"
    path.write_bytes(TEXT.encode()[:keep] + data)

    with pytest.raises(RecordError):
        Record.load(path)


def test_a_name_longer_than_any_is_refused() -> None:
    text = Record(GAME, 2, players=["Anna", "Ben"]).to_text()

    with pytest.raises(RecordError, match="longer than any name"):
        Record.parse(text.replace("Anna", "A" * (LONGEST_NAME + 1)))


def test_a_copy_of_a_record_goes_its_own_way() -> None:
    record = Record(GAME, 2, seed=7, players=["Anna", "Ben"])
    record.begin()
    before, twin = record.to_text(), copy.copy(record)
    assert twin == record
    twin.play(twin.state.moves()[0])

    assert (record.to_text(), record.state.text != twin.state.text) == (before, True)
