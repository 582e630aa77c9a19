"""`terrae games`: the titles installed, and what can be chosen for each."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from terrae.bots import bots_for
from terrae.cli.front import short
from terrae.cli.options import game_argument, with_json
from terrae.cli.screen import Screen
from terrae.core.game import Game, Option, find_game
from terrae.core.game import games as installed
from terrae.core.messages import known
from terrae.core.wording import phrase


def help_of(game: Game, option: Option) -> str:
    """A sentence about an option."""
    message = option.help(game.name)
    return str(message) if known(message.key) else ""


def data(game: Game, bots: bool) -> dict[str, Any]:
    """A title for programs."""
    found: dict[str, Any] = {
        "name": game.name,
        "title": game.title,
        "seats": [game.fewest, game.most],
        "rules": game.rules,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "help": help_of(game, option),
            }
            for option in game.options
        ],
    }
    if bots:
        box = game.components()
        found["components"] = {"name": box.name, "digest": box.digest}
        found["bots"] = bots_for(game)
    return found


def show(screen: Screen, game: Game, bots: bool) -> None:
    """A title for people."""
    screen.say(phrase("cli.title", name=game.name, title=game.title, fewest=game.fewest, most=game.most), "bold")
    about = f"{game.name}.about"
    if known(about):
        screen.say(phrase(about))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for option in game.options:
        table.add_row(f"  {option.name}", help_of(game, option))
        if option.values:
            table.add_row(
                "", phrase("cli.values", values=", ".join(option.values), default=option.default), style="dim"
            )
        else:
            table.add_row("", phrase("cli.default", default=option.default), style="dim")
    screen.say(table)
    if bots:
        box = game.components()
        screen.say(phrase("cli.bots", bots=", ".join(bots_for(game))))
        screen.say(phrase("cli.rules", rules=game.rules, name=box.name, digest=box.digest))
        screen.say(phrase("cli.play-hint", name=game.name))
    else:
        screen.say(phrase("cli.more-hint", name=game.name), "dim")


@click.command(help=phrase("cli.help.games"), short_help=short("games"))
@game_argument("name", required=False)
@with_json("cli.help.games-json")
def games(name: Game | None, as_json: bool) -> None:
    """List titles, or tell all about one."""
    found = [find_game(title) for title in installed()] if name is None else [name]
    if as_json:
        listed = [data(game, bots=name is not None) for game in found]
        click.echo(json.dumps({"games": listed} if name is None else listed[0]))
        return
    screen = Screen()
    for number, game in enumerate(found):
        if number:
            screen.say()
        show(screen, game, bots=name is not None)
