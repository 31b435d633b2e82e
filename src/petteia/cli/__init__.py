"""The command line: one file for each command of `petteia`, read only when it is asked for."""

from __future__ import annotations

import io
import sys
from importlib import import_module

import click

import petteia
from petteia import _source

COMMANDS = (
    "analyse",
    "arena",
    "backup",
    "ban",
    "bench",
    "benchmark",
    "calibrate",
    "doctor",
    "edition",
    "exploit",
    "join",
    "lab",
    "mcp",
    "new-game",
    "operator",
    "password",
    "perft",
    "play",
    "puzzles",
    "replay",
    "reports",
    "restore",
    "serve",
    "soak",
    "solve",
    "styles",
    "train",
    "train-judge",
    "verify",
    "worker",
)
UNIX_ONLY = ("fcntl", "resource", "uvloop")  # what serving and keeping games need, and Windows has not
INTERRUPTED = 130  # what a shell expects after Ctrl-C


class Commands(click.Group):
    """Commands whose mistakes are told in one line, without a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = vars(import_module(f"petteia.cli.{cmd_name.replace('-', '_')}")).values()
        return next(command for command in found if isinstance(command, click.Command) and command.name == cmd_name)

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except petteia.PetteiaError as error:
            click.echo(f"petteia: {error}", err=True)
            ctx.exit(2)
        except ModuleNotFoundError as error:
            if error.name not in UNIX_ONLY:
                raise
            click.echo(f"petteia: {ctx.invoked_subcommand} needs Linux or macOS; on Windows, run it in WSL", err=True)
            ctx.exit(2)
        except (KeyboardInterrupt, EOFError):
            click.echo(err=True)
            ctx.exit(INTERRUPTED)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(petteia.__version__, message=f"petteia %(version)s ({_source.build()})")
def main() -> None:
    """Board games of gods and mountains: play, serve, replay, measure."""
    forgive_streams()


def forgive_streams() -> None:
    """Let no letter that a terminal cannot read or write end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
