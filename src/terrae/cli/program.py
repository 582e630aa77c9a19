"""The program: `terrae` with all its commands."""

from __future__ import annotations

import click

from terrae import __version__
from terrae.cli.check import check
from terrae.cli.draw import draw
from terrae.cli.exports import export
from terrae.cli.games import games
from terrae.cli.imports import import_
from terrae.cli.play import play
from terrae.cli.refusal import Commands
from terrae.cli.replay import replay
from terrae.cli.serve import serve
from terrae.core.wording import words


@click.group(
    "terrae",
    cls=Commands,
    help=words("cli.help.terrae"),
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="terrae", help=words("cli.help.version"))
@click.pass_context
def program(ctx: click.Context) -> None:
    """Without a command it says what there is."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (play, serve, games, replay, import_, export, draw, check):
    program.add_command(command)
