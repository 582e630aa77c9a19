"""`terrae check`: random games, looked at from all sides, for whoever works on rules."""

from __future__ import annotations

import json

import click

from terrae.cli.front import short
from terrae.cli.options import game_argument, with_games, with_json, with_options
from terrae.cli.refusal import DIFFERENT
from terrae.cli.waiting import bar
from terrae.core.check import Report, check_games, possible_seats
from terrae.core.game import Game
from terrae.core.wording import phrase

SHOWN = 20  # violations printed


def run(game: Game, number: int, seats: int | None, options: dict[str, str], seed: int) -> Report:
    """Check so many games, with a bar that goes away when it is full."""
    with bar(game.title, number) as progress:
        return check_games(
            game, number, seats=seats, options=options, seed=seed, progress=lambda done: progress(done, number)
        )


@click.command(help=phrase("cli.help.check"), short_help=short("check"))
@game_argument()
@with_games("cli.help.check-games", 100)
@click.option("--seats", type=int, metavar="N", help=phrase("cli.help.check-seats"))
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help=phrase("cli.help.check-seed"))
@with_options
@with_json("cli.help.check-json")
@click.pass_context
def check(
    ctx: click.Context,
    game: Game,
    number: int,
    seats: int | None,
    seed: int,
    options: dict[str, str],
    as_json: bool,
) -> None:
    """Check a title."""
    possible_seats(game, seats, options)
    report = run(game, number, seats, options, seed)
    if as_json:
        click.echo(json.dumps(report.data()))
    else:
        found = len(report.violations)
        for violation in report.violations[:SHOWN]:
            click.echo(violation)
        if found > SHOWN:
            click.echo(phrase("cli.check-more", more=found - SHOWN))
        key = "cli.check-clean" if not found else "cli.check-found"
        click.echo(phrase(key, games=report.games, decisions=report.decisions, found=found))
    ctx.exit(DIFFERENT if report.violations else 0)
