"""`terrae lessons`: those at hand; `terrae lessons check FILE` plays one through and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.cli.front import short
from terrae.core.wording import phrase
from terrae.lessons.check import check as play_through
from terrae.lessons.reading import read_lesson
from terrae.lessons.shelf import lessons as all_lessons

WALKS = 3  # ways through a lesson that nobody wrote down


@click.group(help=phrase("cli.help.lessons"), short_help=short("lessons"), invoke_without_command=True)
@click.option(
    "--folder", type=click.Path(path_type=Path, file_okay=False, exists=True), help=phrase("cli.help.lessons-folder")
)
@click.pass_context
def lessons(ctx: click.Context, folder: Path | None) -> None:
    """Without more, the lessons at hand."""
    if ctx.invoked_subcommand is not None:
        return
    for address, lesson in all_lessons(folder).items():
        title, steps = lesson.said().title, len(lesson.steps)
        click.echo(phrase("lessons.listed", address=address, title=title, minutes=lesson.minutes, steps=steps))


@lessons.command(help=phrase("cli.help.lessons-check"))
@click.argument("files", type=click.Path(path_type=Path), metavar="FILE...", nargs=-1, required=True)
@click.option("--walks", type=click.IntRange(0, 1000), default=WALKS, help=phrase("cli.help.lessons-walks"))
@click.option("--seed", type=int, default=0, help=phrase("cli.help.lessons-seed"))
def check(files: tuple[Path, ...], walks: int, seed: int) -> None:
    """Reads lessons and plays them."""
    for path in files:
        done = play_through(read_lesson(path), walks, seed)
        asked = sum(step.goal is not None for step in done.lesson.steps)
        steps, name = len(done.lesson.steps), done.lesson.address
        click.echo(phrase("lessons.fine", name=name, steps=steps, asked=asked, tried=done.tried, walks=done.walks))
