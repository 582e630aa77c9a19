"""`terrae report`: what many games say, as one page."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import click

from terrae.cli.files import check_writable, write_file
from terrae.cli.front import short
from terrae.cli.lab import needs_lab
from terrae.cli.options import with_json
from terrae.cli.waiting import bar
from terrae.core.wording import phrase


@click.command(help=phrase("cli.help.report"), short_help=short("report"))
@click.argument("source", type=click.Path(path_type=Path), metavar="FOLDER|GAMES")
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.report-output"))
@click.option("--beside", type=click.Path(path_type=Path), metavar="GAMES", help=phrase("cli.help.report-beside"))
@with_json("cli.help.report-json")
@needs_lab
def report(source: Path, output: Path | None, beside: Path | None, as_json: bool) -> None:
    """Report on results, or on games in files."""
    from terrae.lab.gather import gather
    from terrae.lab.report import agreements, facts, made_with, page, paragraphs, study
    from terrae.lab.report.data import data

    if output is not None:
        check_writable(output)
    with bar(phrase("cli.reading")) as progress:
        found = gather(source, progress)
        others = None if beside is None else gather(beside, progress)
    content = study(found.seats, found.turns)
    other = None if others is None else study(others.seats, others.turns)
    if output is not None:
        command = shlex.join(["terrae", *sys.argv[1:]])
        write_file(page(content, facts(found), made_with(command), other), output)
    if as_json:
        click.echo(json.dumps(data(content)))
        return
    for head, text in paragraphs(content):
        click.echo(f"{click.style(head, bold=True)} {text}")
    for text in [] if other is None else agreements(content, other):
        click.echo(text)
    if found.refused:
        click.echo(
            phrase("cli.refused-files", number=len(found.refused), first=next(iter(found.refused.values()))), err=True
        )
    if output is not None:
        click.echo(phrase("cli.reported", file=output))
