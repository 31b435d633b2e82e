"""`petteia play`: whole games, every command, and whatever else somebody may type."""

import io
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

import petteia
from petteia.cli import main
from petteia.cli.play import thinking_on
from petteia.cli.session import Session
from petteia.cli.terminal import FORGET, clear
from petteia.core.record import Record
from petteia.core.rulebook import rulebook
from petteia.core.text import languages, sentence
from petteia.players import player
from petteia.players.mcts import MctsPlayer
from petteia.players.names import shown_names
from petteia.players.tree import ROOT

PROMPT, OFFER, SEAT = "\n> ", "let it go: ", "press Enter. "
EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())


def play(*arguments: str, typed: str) -> Result:
    """Play the first game there is with a fixed seed, in this process."""
    result = CliRunner().invoke(main, ["play", petteia.games()[0], "--seed", "5", *arguments], input=typed)
    assert result.exception is None, result.output
    assert result.exit_code == 0
    return result


def start(folder: Path, *arguments: str, slug: str = petteia.games()[0]) -> subprocess.Popen[str]:
    """Start `petteia play` with pipes, in *folder*."""
    return subprocess.Popen(
        [sys.executable, "-m", "petteia", "play", slug, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        text=True,
        encoding="utf-8",
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - the child only sets a signal
    )


def hear_ctrl_c() -> None:
    """Undo what a shell does to commands in the background: they, and what they start, do not hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def read_until(process: subprocess.Popen[str], *endings: str) -> str:
    """Return what the program says until it says one of *endings*."""
    said = ""
    while not said.endswith(endings):
        letter = process.stdout.read(1)
        assert letter, said + process.stderr.read()
        said += letter
    return said


def wait_for_sleep(process: subprocess.Popen[str]) -> None:
    """Wait until the program waits; where the system does not tell, for a while."""
    told = Path(f"/proc/{process.pid}/stat")
    if not told.exists():
        time.sleep(0.5)
    while told.exists() and not told.read_text().rpartition(") ")[2].startswith("S"):
        time.sleep(0.02)


def type_line(process: subprocess.Popen[str], line: str) -> None:
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


@EVERY_GAME
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_a_whole_game_against_the_greedy_bot_is_saved_and_verified(
    petteia_command, tmp_path: Path, slug: str, most: bool
) -> None:
    seats = petteia.game(slug).seats[-1 if most else 0]
    process = start(tmp_path, "--seats", str(seats), "--bots", "greedy", "--seed", "12", slug=slug)
    said = read_until(process, PROMPT, OFFER)
    while not said.endswith(OFFER):
        type_line(process, "1")
        said = read_until(process, PROMPT, OFFER)
    rest, _ = process.communicate("game.txt\n", timeout=60)

    assert process.returncode == 0
    assert re.search(r" wins?\.|A draw\.", said)
    assert "petteia verify game.txt" in rest
    verified = petteia_command("verify", "game.txt")
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.endswith("verified\n")
    assert petteia.Record.load(tmp_path / "game.txt").state.to_act is None


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "ru", "fr", "it"])
def test_every_game_is_asked_for_and_left_in_every_language(petteia_command, slug: str, language: str) -> None:
    if language not in languages(petteia.game(slug)):
        pytest.skip(f"{slug} does not speak {language}")
    done = petteia_command("play", slug, "--lang", language, typed="1\nhelp\nlog\nundo\nhint\nmoves\nboard\nquit\n\n")

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "cli-" not in done.stdout
    assert "board-" not in done.stdout


@EVERY_GAME
def test_friends_at_one_keyboard_play_to_the_end(tmp_path: Path, slug: str) -> None:
    process = start(tmp_path, "--hot-seat", "--seed", "4", slug=slug)
    said = read_until(process, PROMPT, SEAT, OFFER)
    while not said.endswith(OFFER):
        type_line(process, "" if said.endswith(SEAT) else "1")
        said = read_until(process, PROMPT, SEAT, OFFER)
    process.communicate("\n", timeout=60)

    assert process.returncode == 0
    assert re.search(r" wins?\.|A draw\.", said)


@EVERY_GAME
def test_bots_alone_play_to_the_end(petteia_command, slug: str) -> None:
    seats = petteia.game(slug).seats[0]
    done = petteia_command("play", slug, "--bots", ",".join(["random"] * seats), "--seed", "3", typed="bots.txt\n")

    assert done.returncode == 0, done.stderr
    assert petteia_command("verify", "bots.txt").returncode == 0


@EVERY_GAME
@pytest.mark.parametrize("columns", ["40", "60", "80", "160"])
def test_the_board_fits_the_terminal(petteia_command, slug: str, columns: str) -> None:
    for seats in petteia.game(slug).seats:
        done = petteia_command("play", slug, "--seats", str(seats), "--bots", "random", COLUMNS=columns)

        assert done.returncode == 0, done.stderr
        if int(columns) >= 60:
            assert max(map(len, done.stdout.splitlines())) <= int(columns)


def test_no_colour_reaches_a_pipe(petteia_command) -> None:
    assert "\x1b" not in petteia_command("play", petteia.games()[0], typed="1\n").stdout


def test_a_move_is_typed_by_name_by_number_or_by_its_beginning() -> None:
    first = petteia.game(petteia.games()[0]).new(seed=5)
    text = first.moves()[0].text
    tales = []
    for typed in (text, "1", text.upper(), f"  {text}  ", " ".join(word[:3] for word in text.split())):
        output = play("--hot-seat", typed=f"{typed}\nlog\n").output
        tales.append(output.rpartition("> log")[2])

    assert len(set(tales)) == 1


def test_why_gives_a_reason_and_a_rule_and_help_prints_it() -> None:
    game = petteia.game(petteia.games()[0])
    state = game.new(seed=5)
    illegal = next(move for move in game.all_moves if state.why_not(move))
    reason, rule = state.why_not(illegal)
    output = play("--hot-seat", typed=f"why {illegal.text}\n{illegal.text}\nhelp {rule}\nwhy 1\nwhy\n").output

    assert output.count(f"{reason} ({rule})".split(".")[0]) == 2
    assert f"\n{rule} " in output
    assert "This is legal now" in output


def test_help_knows_chapters_and_says_which_rules_there_are() -> None:
    output = play(typed="help X9.9\nhelp G1\nhelp \x00\n").output

    assert "There is no rule “X9.9”" in output


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "ru", "fr", "it"])
def test_help_prints_rules_and_chapters_in_the_language_played(slug: str, language: str) -> None:
    chapter = rulebook(petteia.game(slug), language).chapters[1]
    number, text = next(iter(chapter.rules.items()))
    typed = f"help {number}\nhelp {chapter.number}\n"
    done = CliRunner().invoke(main, ["play", slug, "--seed", "5", "--lang", language], input=typed)
    printed = " ".join(done.output.split())

    assert done.exit_code == 0
    assert printed.count(f"{number} {text}") == 2
    assert printed.count(chapter.heading) == 1


def test_undo_goes_back_to_the_last_own_decision() -> None:
    before = play(typed="board\n").output.rpartition("> board\n")[2]
    after = play(typed="undo\n1\n1\nundo\nundo\nundo\nboard\n").output

    assert "nothing to take back" in after
    assert after.rpartition("> board\n")[2] == before


def test_who_plays_with_bots_alone_takes_back_draws_too(petteia_command, toys: Path) -> None:
    done = petteia_command("play", "hush", "--seed", "5", typed="draw\nundo\ndraw\n", PETTEIA_GAMES=str(toys))
    drawn = re.findall(r"secret\d", done.stdout)

    assert done.returncode == 0, done.stderr
    assert "Taken back: draw" in done.stdout
    assert drawn[-1] in drawn[:-1]  # the same card comes again


def test_friends_at_one_keyboard_agree_to_taking_back_a_draw(petteia_command, toys: Path) -> None:
    typed = "draw\nundo\nn\nundo\ny\nwait\nundo\n"
    done = petteia_command("play", "hush", "--hot-seat", "--seed", "5", typed=typed, PETTEIA_GAMES=str(toys))

    assert done.stdout.count("Chance has decided since") == 2
    assert done.stdout.count("Does everybody agree?") == 2
    assert done.stdout.count("Taken back: draw") == 1
    assert done.stdout.count("Taken back: wait") == 1


def test_a_loaded_game_can_be_taken_back_beyond_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play("--hot-seat", typed="1\n1\nsave half.txt\nquit\n")
    before = petteia.Record.load("half.txt")
    CliRunner().invoke(main, ["play", "--load", "half.txt"], input="undo\nsave back.txt\nquit\n")

    assert petteia.Record.load("back.txt").moves == before.moves[:-1]


def test_resigning_ends_a_game_of_two_and_is_kept_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = play(typed="1\nresign\nn\nresign\ny\ngame.txt\n").output

    assert "resigns." in said
    assert petteia.Record.load("game.txt").result() == "won 2 by resignation"
    loaded = CliRunner().invoke(main, ["play", "--load", "game.txt"], input="")
    assert "The game is not finished" not in loaded.output
    assert "wins." in loaded.output


def test_of_more_a_bot_plays_on_for_whoever_resigns_or_leaves_the_seat() -> None:
    for typed in ("resign\ny\n\n", "bot\n\n"):
        said = play("--seats", "4", "--bots", "random", typed=typed).output

        assert "plays on for" in said or "resigns." in said
        assert " win" in said.rpartition("─")[2]


def test_friends_at_one_keyboard_agree_on_a_draw_and_bots_do_not() -> None:
    assert "A draw." in play("--hot-seat", typed="draw\ny\n\n").output
    assert "A bot does not agree to a draw." in play(typed="draw\nquit\n\n").output


def test_save_asks_before_it_writes_over_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken.txt").write_text("precious")
    play(typed="1\nsave taken.txt\nn\nsave taken.txt\n\n")
    assert Path("taken.txt").read_text() == "precious"

    play(typed="1\nsave taken.txt\ny\n")
    assert petteia.Record.load("taken.txt").verify()


def test_a_bad_path_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    output = play(typed=f"save no/such/folder/x\nsave {tmp_path}\ny\nsave \x00\nsave {'x' * 5000}\nmoves\n").output

    assert output.count("cannot be written") == 4


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play("--players", "Anna", typed="1\nsave half.txt\nquit\n")
    again = CliRunner().invoke(main, ["play", "--load", "half.txt"], input="1\nsave half.txt\ny\nquit\n")

    assert again.exit_code == 0, again.output
    assert "You are Anna" in again.output
    assert petteia.Record.load("half.txt").players == ["Anna", "greedy"]


def test_quit_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play(typed="1\nquit\nkept.txt\n")

    assert petteia.Record.load("kept.txt").verify()


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "no-such-game"],
        ["play"],
        ["play", "GAME", "--seats", "17"],
        ["play", "GAME", "--bots", "clever"],
        ["play", "GAME", "--bots", "99999999999999999999"],
        ["play", "GAME", "--bots", "random,random,random,random,random,random,random"],
        ["play", "GAME", "--lang", "tlh"],
        ["play", "GAME", "--option", "nonsense"],
        ["play", "GAME", "--option", "nonsense=1"],
        ["play", "GAME", "--players", "Anna,Boris,Carla,Dora,Emil,Fritz"],
        ["play", "GAME", "--players", "greedy"],
        ["play", "GAME", "--load", "no-such-file"],
        ["play", "GAME", "--data", "no-such-folder"],
        ["play", "--load", "no-such-file", "--seats", "2"],
        ["play", "GAME", "--hot-seat", "--bots", "random"],
        ["perft", "GAME", "1", "--position", "nonsense"],
        ["replay", "no-such-file"],
        ["verify", "no-such-file"],
        ["bench", "no-such-game"],
    ],
)
def test_a_mistake_on_the_command_line_is_told_in_words(arguments: list[str]) -> None:
    named = [petteia.games()[0] if word == "GAME" else word for word in arguments]
    result = CliRunner().invoke(main, named)

    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr


ANYTHING = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="\x00\x01\x07\x1b[]0123456789mHJ%{}$\\\u202e\u0301é", max_size=20),
    st.builds(
        lambda word, rest: f"{word} {rest}",
        st.sampled_from(["why", "help", "moves", "board", "log", "show", "undo", "hint", "zones", "?"]),
        st.text(max_size=12),
    ),
    st.integers(-5, 400).map(str),
    st.just("9" * 5000),
    st.just("²"),
    st.just("x" * 100_000),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(ANYTHING.filter(lambda line: "\n" not in line and "\r" not in line), max_size=12))
def test_bad_input_never_ends_the_program(lines: list[str]) -> None:
    runner = CliRunner()
    with runner.isolated_filesystem():  # a line may be taken for the name of a file to save to
        result = runner.invoke(
            main, ["play", petteia.games()[0], "--seed", "5"], input="\n".join([*lines, "quit", "", ""])
        )

    assert result.exception is None, result.exception
    assert result.exit_code == 0
    assert "Goodbye." in result.output


def test_bytes_that_are_no_text_never_end_the_program(petteia_command) -> None:
    done = petteia_command("play", petteia.games()[0], typed=b"\xff\xfe\x80\n\x00\x01\n1\n\xc3\x28\nquit\n\n")

    assert done.returncode == 0, done.stderr
    assert "Goodbye." in done.stdout


def test_a_terminal_without_greek_letters_is_no_reason_to_stop(petteia_command) -> None:
    done = petteia_command("play", petteia.games()[0], "--lang", "en", PYTHONIOENCODING="ascii", typed="1\n")

    assert done.returncode == 0, done.stderr


def test_a_closed_input_ends_the_game_politely(petteia_command) -> None:
    done = petteia_command("play", petteia.games()[0], typed="1\n")

    assert done.returncode == 0
    assert "The game was not saved." in done.stdout
    assert done.stderr == ""


def test_ctrl_c_offers_to_save_and_leaves(tmp_path: Path) -> None:
    process = start(tmp_path, "--seed", "5")
    read_until(process, PROMPT)
    type_line(process, "1")
    read_until(process, PROMPT)
    wait_for_sleep(process)  # until it waits for a line: a signal just before would be noticed only after one
    process.send_signal(signal.SIGINT)
    read_until(process, OFFER)
    _, errors = process.communicate("kept.txt\n", timeout=60)

    assert process.returncode == 0
    assert errors == ""
    assert petteia.Record.load(tmp_path / "kept.txt").verify()


def test_nothing_is_left_to_scroll_back_to_when_the_keyboard_is_handed_over() -> None:
    file = io.StringIO()
    clear(Console(file=file, force_terminal=True))

    assert file.getvalue().endswith(FORGET)


def test_the_keyboard_is_handed_over_before_a_secret_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def typed_turns(secrets: bool) -> str:
        monkeypatch.setattr("petteia.cli.session.has_secrets", lambda record, seat: secrets)
        return play("--hot-seat", "--players", "Anna,Boris", typed="1\n" * 30).output

    assert "please sit down" in typed_turns(secrets=True)
    assert "please sit down" not in typed_turns(secrets=False)


@EVERY_GAME
def test_whoever_watches_bots_is_told_everything_draws_included(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["play", slug, "--seats", "2", "--bots", "random,random", "--seed", "5"]
    shown = CliRunner().invoke(main, arguments, input=f"{file}\n", env={"COLUMNS": "300"})
    record = petteia.Record.load(file)
    log = []
    for step in record.steps():
        if log or step.seat != petteia.CHANCE:
            log += step.events
    names = shown_names(record.players)
    told = [sentence(record.game, seen, "en", names) for event in log if (seen := event.seen_by(None)) is not None]

    assert [line for line in map(str.strip, shown.output.splitlines()) if line in set(told)][: len(told)] == told


def test_a_bot_that_says_so_thinks_on_while_a_person_types() -> None:
    game = petteia.game("gods")
    record = Record(game, 2, "1")
    record.begin()
    bot = player(game, "mcts:simulations=20,ponder=1")
    assert isinstance(bot, MctsPlayer)
    with thinking_on(Session(record, {1: bot}, Console(file=io.StringIO()), "en")):
        until = time.monotonic() + 60
        while bot.tree.visits[ROOT] == 0:  # until something is thought, nothing is typed
            assert time.monotonic() < until
            time.sleep(0.01)
    assert bot.before is not None

    assert bot.before.seat == 1
    assert bot.before.root.text == record.state.text
