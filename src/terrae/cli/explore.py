"""`terrae explore`: what was played first in many games, and how it went."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from terrae.cli.front import short
from terrae.cli.options import game_argument
from terrae.cli.screen import Screen
from terrae.core.game import Game
from terrae.core.names import names_of
from terrae.core.wording import phrase
from terrae.explorer.book import from_book
from terrae.explorer.openings import Opening, label_of
from terrae.explorer.sources import NothingToExplore, from_folder
from terrae.explorer.tree import Asked, branches, fitting, signed

MOST = 20  # choices that are named where somebody asked for another


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
        raise nothing_fits(game, known, folders, steps)
    names, table = names_of(game.name), Table.grid(padding=(0, 2))
    for one in branches(found, len(steps)):
        mean = signed(one.mean)
        told = phrase("explorer.single", mean=mean)
        if one.low is not None and one.high is not None:
            told = phrase("explorer.interval", mean=mean, low=signed(one.low), high=signed(one.high))
        words = label_of(names, found, one.label, len(steps))
        table.add_row(one.label, words if words != one.label else "", str(one.count), told)
    Screen().say(table)


def nothing_fits(
    game: Game, known: list[Opening], folders: tuple[Path, ...], steps: tuple[str, ...]
) -> NothingToExplore:
    """There is no game at all, or none in which this was chosen: then what was."""
    for depth, step in enumerate(steps):
        before = fitting(known, Asked(game.name, path=steps[:depth]))
        chosen = [one.label for one in branches(before, depth)]
        if before and step not in chosen:
            shown = ", ".join(chosen[:MOST]) + (", ..." if len(chosen) > MOST else "")
            return NothingToExplore("explorer.no-step", step=step, choices=shown or "-")
    places = ", ".join(map(str, folders)) or phrase("explorer.book")
    return NothingToExplore("explorer.no-games", title=game.title, places=places)
