"""`terrae draw`: a picture of a table, as an SVG file or in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.cli.files import write_text
from terrae.cli.options import file_argument, with_components
from terrae.cli.screen import Screen, scene_of
from terrae.cli.verdicts import open_match
from terrae.core.errors import BadOption
from terrae.core.wording import words
from terrae.draw.svg import svg

NARROWEST, WIDEST = 300, 10_000


@click.command(help=words("cli.help.draw"), short_help=words("cli.short.draw"))
@file_argument
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE.svg", help=words("cli.help.output"))
@click.option("--to", type=click.IntRange(min=0), metavar="N", help=words("cli.help.to"))
@click.option(
    "--width",
    type=click.IntRange(NARROWEST, WIDEST),
    default=1400,
    show_default=True,
    metavar="PIXELS",
    help=words("cli.help.width"),
)
@click.option(
    "--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True, help=words("cli.help.theme")
)
@with_components
def draw(file: Path, output: Path | None, to: int | None, width: int, theme: str, components: Path | None) -> None:
    """Draw a position of a game file."""
    if output is not None and output.suffix.casefold() != ".svg":
        raise BadOption("cli.only-svg", file=output, name=output.with_suffix(".svg").name)
    match = open_match(file, components)
    scene = scene_of(match.game, match.at(match.ply if to is None else to), match.names)
    if output is None:
        Screen().picture(scene)
        return
    write_text(svg(scene, width=width, theme=theme), output)
    click.echo(words("cli.drawn", file=output))
