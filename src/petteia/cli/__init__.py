"""The command line: one file for each command of `petteia`."""

from __future__ import annotations

import click

import petteia
from petteia import _source
from petteia.cli.arena import arena
from petteia.cli.bench import bench
from petteia.cli.new_game import new_game
from petteia.cli.perft import perft
from petteia.cli.play import play
from petteia.cli.replay import replay
from petteia.cli.serve import serve
from petteia.cli.terminal import forgive_streams
from petteia.cli.train import train_command
from petteia.cli.verify import verify
from petteia.cli.worker import worker

INTERRUPTED = 130  # what a shell expects after Ctrl-C


class Commands(click.Group):
    """Commands whose mistakes are told in one line, without a traceback."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except petteia.PetteiaError as error:
            click.echo(f"petteia: {error}", err=True)
            ctx.exit(2)
        except (KeyboardInterrupt, EOFError):
            click.echo(err=True)
            ctx.exit(INTERRUPTED)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(petteia.__version__, message=f"petteia %(version)s ({_source.build()})")
def main() -> None:
    """Board games of gods and mountains: play, serve, replay, measure."""
    forgive_streams()


for command in (play, replay, verify, serve, worker, arena, train_command, perft, bench, new_game):
    main.add_command(command)
