"""`terrae analyse`: which turns of a game cost most, and why."""

from __future__ import annotations

import json
from pathlib import Path

import click

from terrae.cli.files import check_writable, write_file
from terrae.cli.front import short
from terrae.cli.options import file_argument, with_components, with_json
from terrae.cli.verdicts import judge
from terrae.cli.waiting import bar
from terrae.core.errors import BadOption, BadRecord
from terrae.core.match import Match
from terrae.core.wording import phrase


def read_game(file: Path, components: Path | None) -> Match:
    """The game of a file of any form that can be read; one that does not hold is refused."""
    found = judge(file, components)
    if found.error is not None:
        raise found.error
    if found.match is None:
        raise BadRecord("record.empty")
    return found.match


@click.command(help=phrase("cli.help.analyse"), short_help=short("analyse"))
@file_argument
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.analyse-output"))
@click.option("--full", is_flag=True, help=phrase("cli.help.analyse-full"))
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help=phrase("cli.help.analyse-workers"),
)
@with_json("cli.help.analyse-json")
@with_components
def analyse(file: Path, output: Path | None, full: bool, workers: int, as_json: bool, components: Path | None) -> None:
    """Analyse a game."""
    from terrae.analysis import page
    from terrae.analysis.reasons import signed
    from terrae.analysis.study import study
    from terrae.analysis.work import FULL, QUICK, turns_of
    from terrae.analysis.work import analyse as judged

    if output is not None:
        if output.suffix.casefold() != ".html":
            raise BadOption("cli.analysis-kind", file=output)
        check_writable(output)
    match = read_game(file, components)
    turns_of(match)  # refused before anybody waits
    with bar(phrase("cli.analysing")) as progress:
        found = study(match, judged(match, FULL if full else QUICK, workers, progress))
    if output is not None:
        write_file(page.page(match, found), output)
    if as_json:
        click.echo(json.dumps(page.data(match, found)))
        return
    for seat in found.seats:
        click.echo(phrase("cli.accuracy", name=seat.name, share=seat.accuracy, lost=page.lost(seat)))
    for told in page.cases(match, found):
        who = found.seats[told.verdict.seat].name
        click.echo(
            phrase(
                "cli.costly", who=who, when=page.when(told), loss=signed(-told.verdict.loss), played=told.played.text
            )
        )
        why = page.why(match.game.name, told.verdict)
        click.echo(phrase("cli.costly-better", better=told.better.text, why=why))
    if output is not None:
        click.echo(phrase("cli.reported", file=output))
