"""The program: `terrae` with all its commands."""

from __future__ import annotations

import click

from terrae import __version__
from terrae.cli import click_words
from terrae.cli.front import HELP, LANGUAGE
from terrae.cli.refusal import Commands
from terrae.core.languages import NAMES

click_words.speak()


@click.group("terrae", cls=Commands, invoke_without_command=True, context_settings={"help_option_names": list(HELP)})
@click.option(LANGUAGE, type=click.Choice(list(NAMES)), expose_value=False)
@click.version_option(__version__, prog_name="terrae")
@click.pass_context
def program(ctx: click.Context) -> None:
    """Without a command it says what there is."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
