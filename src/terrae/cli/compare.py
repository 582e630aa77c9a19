"""`terrae compare`: what a change of components, options or rules does, with the same luck on both sides."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from terrae.bots import usual_bot
from terrae.cli.front import short
from terrae.cli.lab import cores, needs_lab
from terrae.cli.options import game_argument, with_folder, with_games, with_json, with_options, with_setup, with_workers
from terrae.cli.waiting import bar
from terrae.core.game import Game
from terrae.core.wording import phrase


@click.command(help=phrase("cli.help.compare"), short_help=short("compare"))
@game_argument()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--bot", metavar="BOT", help=phrase("cli.help.compare-bot"))
@with_games("cli.help.compare-games", 200, least=2)
@with_setup
@with_options
@click.option(
    "--of", "measure", default="points", show_default=True, metavar="MEASURE", help=phrase("cli.help.compare-of")
)
@click.option(
    "--matters",
    type=click.FloatRange(min=0, min_open=True),
    default=1.0,
    show_default=True,
    metavar="X",
    help=phrase("cli.help.compare-matters"),
)
@with_folder("cli.help.compare-output")
@with_workers
@with_json("cli.help.compare-json")
@needs_lab
def compare(
    game: Game,
    first: str,
    second: str,
    bot: str | None,
    number: int,
    seats: int | None,
    seed: str,
    options: dict[str, str],
    measure: str,
    matters: float,
    output: Path | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Compare two sides."""
    from terrae.lab import compare as lab
    from terrae.lab.hands import hands_for
    from terrae.lab.tournament import Tournament

    sides = lab.read_side(first), lab.read_side(second)
    names = (bot or usual_bot(game),)
    tournament = Tournament(game.name, names, seats or game.most, seed, options)
    with bar(game.title) as progress:
        found = lab.compare(
            tournament,
            *sides,
            number,
            measure=measure,
            matters=matters,
            folder=output,
            hands=hands_for("", workers or cores()),
            progress=lambda tally: progress(tally.played, tally.games),
        )
    told = lab.sentences(found, first, second)
    if as_json:
        click.echo(json.dumps({**asdict(found), "words": told}))
        return
    for text in told:
        click.echo(text)
