"""`terrae export`: a game file in a format that others read."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.cli.files import write_file
from terrae.cli.front import short
from terrae.cli.options import file_argument, with_components
from terrae.cli.verdicts import open_match
from terrae.core.errors import BadOption
from terrae.core.game import find_game, games
from terrae.core.wording import phrase


class ByFormat(click.Command):
    """A command with a flag for each format that a title installed knows. They are looked for when it is used."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        found = super().get_params(ctx)
        for game in map(find_game, games()):
            for form in game.formats:
                help_ = phrase("cli.help.export-format", name=form.name, game=game.title)
                found.insert(0, click.Option([f"--{form.name}", "form"], flag_value=form.name, help=help_))
        return found


@click.command("export", cls=ByFormat, help=phrase("cli.help.export"), short_help=short("export"))
@file_argument
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.export-output"))
@with_components
def export(file: Path, output: Path | None, components: Path | None, form: str | None = None) -> None:
    """Write a game file in another format."""
    match = open_match(file, components)
    forms = {known.name: known for known in match.game.formats}
    if form is None or form not in forms:
        known = ", ".join(f"--{name}" for name in forms) or phrase("cli.export-none")
        raise BadOption("cli.export-how", game=match.game.title, known=known)
    text = forms[form].write(match)
    if output is None:
        click.echo(text, nl=False)
    else:
        write_file(text, output)
        click.echo(phrase("cli.exported", file=output))
