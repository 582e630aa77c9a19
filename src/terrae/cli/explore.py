"""`terrae explore`: what was played first in many games, and how it went."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from terrae.cli.front import short
from terrae.cli.options import game_argument
from terrae.cli.screen import Screen
from terrae.core.game import Game
from terrae.core.wording import phrase
from terrae.explorer.book import from_book
from terrae.explorer.openings import in_words
from terrae.explorer.sources import NothingToExplore, from_folder
from terrae.explorer.tree import Asked, branches, fitting, signed


@click.command(help=phrase("cli.help.explore"), short_help=short("explore"))
@game_argument("game")
@click.argument("folders", type=click.Path(path_type=Path), metavar="[FOLDER]...", nargs=-1)
@click.option("--step", "steps", multiple=True, metavar="CHOICE", help=phrase("cli.help.explore-step"))
@click.option("--seats", type=click.IntRange(1, 20), default=None, help=phrase("cli.help.explore-seats"))
def explore(game: Game, folders: tuple[Path, ...], steps: tuple[str, ...], seats: int | None) -> None:
    """One table: what came next, how often, and how many points ahead of the table it ended."""
    known = [opening for folder in folders for opening in from_folder(folder)] if folders else from_book(game.name)
    found = fitting(known, Asked(game.name, seats or 0, path=steps))
    if not found:
        places = ", ".join(map(str, folders)) or phrase("explorer.book")
        raise NothingToExplore("explorer.no-games", title=game.title, places=places)
    table = Table.grid(padding=(0, 2))
    for one in branches(found, len(steps)):
        mean = signed(one.mean)
        told = phrase("explorer.single", mean=mean)
        if one.low is not None and one.high is not None:
            told = phrase("explorer.interval", mean=mean, low=signed(one.low), high=signed(one.high))
        sample = next(opening for opening in found if opening.path[len(steps) : len(steps) + 1] == (one.label,))
        words = in_words(sample, len(steps))
        table.add_row(one.label, words if words != one.label else "", str(one.count), told)
    Screen().say(table)
