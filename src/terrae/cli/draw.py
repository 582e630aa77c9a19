"""`terrae draw`: a table as a file or in the terminal, or its board alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from terrae.cli.files import check_writable, write_file
from terrae.cli.front import short
from terrae.cli.options import file_argument, with_components
from terrae.cli.screen import Screen, scene_of
from terrae.cli.verdicts import open_match
from terrae.core.errors import BadOption
from terrae.core.scene import Scene
from terrae.core.wording import phrase
from terrae.draw.camera import png
from terrae.draw.standalone import html, svg
from terrae.draw.theme import THEMES

NARROWEST, WIDEST = 300, 10_000
# What is written to a file, by the end of its name.
KINDS: dict[str, Callable[[Scene, str, int], str | bytes]] = {
    ".html": lambda scene, theme, width: html(scene, theme),
    ".png": lambda scene, theme, width: png(html(scene, theme), width),
    ".svg": svg,
}


@click.command(help=phrase("cli.help.draw"), short_help=short("draw"))
@file_argument
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.output"))
@click.option("--to", type=click.IntRange(min=0), metavar="N", help=phrase("cli.help.to"))
@click.option(
    "--width",
    type=click.IntRange(NARROWEST, WIDEST),
    default=1400,
    show_default=True,
    metavar="PIXELS",
    help=phrase("cli.help.width"),
)
@click.option("--theme", type=click.Choice(THEMES), default=THEMES[0], show_default=True, help=phrase("cli.help.theme"))
@with_components
def draw(file: Path, output: Path | None, to: int | None, width: int, theme: str, components: Path | None) -> None:
    """Draw a position of a game file."""
    if output is not None and output.suffix.casefold() not in KINDS:
        raise BadOption("cli.picture-kinds", file=output)
    match = open_match(file, components)
    scene = scene_of(match.game, match.at(match.ply if to is None else to), match.names)
    if output is None:
        Screen().picture(scene)
        return
    check_writable(output)
    write_file(KINDS[output.suffix.casefold()](scene, theme, width), output)
    click.echo(phrase("cli.drawn", file=output))
