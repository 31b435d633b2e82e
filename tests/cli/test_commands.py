"""The commands of `petteia`: each in a file of its own, read only when it is asked for."""

import subprocess
import sys
from pathlib import Path

import click
from click.testing import CliRunner

import petteia.cli
from petteia.cli import COMMANDS, main

FOLDER = Path(petteia.cli.__file__).parent


def test_every_file_with_a_command_is_listed() -> None:
    files = {file.stem for file in FOLDER.glob("*.py") if "@click.command(" in file.read_text("utf-8")}

    assert {name.replace("-", "_") for name in COMMANDS} == files
    assert list(COMMANDS) == sorted(COMMANDS)


def test_every_command_has_help() -> None:
    context = click.Context(main)

    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        assert command.help, name


def test_a_command_that_is_none_is_told() -> None:
    result = CliRunner().invoke(main, ["nonsense"])

    assert result.exit_code == 2
    assert "No such command 'nonsense'" in result.output


def test_the_server_starts_without_the_terminal() -> None:
    code = "import sys, petteia.cli.serve; sys.exit('rich' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 0
