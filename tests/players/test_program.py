"""Programs that speak lines: told in words, refused with a reason, and never able to stop a game."""

import sys
import time
from pathlib import Path

import pytest

import petteia
from petteia.arena.match import Fixture, play_game
from petteia.players.program import ProgramError, settings_of, words_of

TALKER = """
import json, sys, time
heard = []
for line in sys.stdin:
    told = json.loads(line)
    heard.append(told["type"])
    if told["type"] in ("decide", "refused"):
        {answers}
"""
FIRST = 'print(told["moves"][0] if told["type"] == "decide" else 1, flush=True)'


@pytest.fixture
def program(tmp_path: Path):
    """Return what makes the name of a bot of a program that answers so."""

    def write(answers: str, settings: str = "") -> str:
        path = tmp_path / "talker.py"
        path.write_text(TALKER.format(answers=answers), encoding="utf-8")
        return f"program:{settings}{sys.executable} {path}"

    return write


def test_settings_stand_before_the_command() -> None:
    assert settings_of("seconds=2,lang=ru,./bot --a=1,2") == {"seconds": "2", "lang": "ru", "command": "./bot --a=1,2"}


def test_a_command_may_contain_spaces_and_on_windows_backslashes(monkeypatch) -> None:
    assert words_of("python 'my bots/talker.py'") == ["python", "my bots/talker.py"]
    with monkeypatch.context() as windows:
        windows.setattr("os.name", "nt")
        whole = words_of(r'python "C:\my bots\talker.py"')

    assert whole == r'python "C:\my bots\talker.py"'


def test_a_program_plays_a_whole_game_without_a_fault(program) -> None:
    result = play_game(Fixture("gods", (program(FIRST), "random"), 1))

    assert result.faults == ()
    assert result.decisions[0] > 0


def test_a_wrong_answer_is_counted_and_explained(program, tmp_path: Path) -> None:
    told = tmp_path / "told"
    answers = (
        f"open({str(told)!r}, 'a').write(told.get('text', '') + chr(10)); "
        "print('pass' if told['type'] == 'decide' and heard.count('decide') == 1 else 1, flush=True)"
    )
    result = play_game(Fixture("gods", (program(answers), "random"), 1))

    assert result.faults == ({"illegal": 1}, {})
    assert "(G" in told.read_text(encoding="utf-8")


def test_after_too_many_wrong_answers_chance_decides(program) -> None:
    result = play_game(Fixture("gods", (program("print('dance', flush=True)", "tries=2,"), "random"), 1))

    assert result.faults[0] == {"illegal": 2 * result.decisions[0], "replaced": result.decisions[0]}


@pytest.mark.parametrize(
    ("answers", "fault"),
    [
        ("sys.exit() if heard.count('decide') > 1 else print(1, flush=True)", "ended"),
        ("time.sleep(600) if heard.count('decide') > 1 else print(1, flush=True)", "late"),
    ],
)
def test_a_program_that_fails_is_done_without_and_started_again(program, answers: str, fault: str) -> None:
    bot = program(answers, "seconds=3," if fault == "late" else "")
    first, second = (play_game(Fixture("gods", (bot, "random"), seed)) for seed in (1, 2))

    assert first.faults[0] == {fault: 1, "replaced": first.decisions[0] - 1}
    assert second.faults[0][fault] == 1


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("program:", "needs a command"),
        ("program:/nowhere/bot", "cannot be started"),
        (f"program:{sys.executable} -c 1/0", "ZeroDivisionError"),
        (f"program:seconds=0.2,{sys.executable} -c 'import time; time.sleep(600)'", "said nothing for 0.2 seconds"),
    ],
)
def test_a_program_that_never_answers_is_no_player(bot: str, told: str) -> None:
    state = petteia.game("gods").new(seed=1)

    with pytest.raises(ProgramError, match=told):
        petteia.player("gods", bot).choose(state.view(state.to_act))


def test_a_program_is_told_the_rules_what_happened_and_the_end(program, tmp_path: Path) -> None:
    path = tmp_path / "lines"
    answers = FIRST
    bot = program(answers, "lang=fr,")
    script = tmp_path / "talker.py"
    code = script.read_text(encoding="utf-8")
    kept = f"for line in sys.stdin:\n    open({str(path)!r}, 'a', encoding='utf-8').write(line)"
    script.write_text(code.replace("for line in sys.stdin:", kept), encoding="utf-8")
    play_game(Fixture("gods", ("random", bot), 1))
    last_call = time.monotonic() + 60
    while '"type": "over"' not in (text := path.read_text(encoding="utf-8")) and time.monotonic() < last_call:
        time.sleep(0.05)  # nobody waits for a program to read how the game ended
    lines = text.splitlines()

    assert '"type": "game"' in lines[0]
    assert "anneau" in lines[0]
    assert "Depuis votre dernière décision" in lines[2]
    assert '"type": "over"' in lines[-1]
