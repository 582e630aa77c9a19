"""Options and arguments that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from terrae.core.errors import BadOption
from terrae.core.game import Game, find_game, games
from terrae.core.wording import phrase

F = TypeVar("F", bound=Callable[..., Any])


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in games() if name.startswith(incomplete)]


def read_game(ctx: click.Context, param: click.Parameter, given: str | None) -> Game | None:
    return None if given is None else find_game(given)


def game_argument(name: str = "game", *, required: bool = True) -> Callable[[F], F]:
    """The name of a title; the shell completes it."""
    return click.argument(
        name,
        metavar=name.upper() if required else f"[{name.upper()}]",
        required=required,
        is_eager=True,  # what can be completed after it depends on it
        callback=read_game,
        shell_complete=complete_game,
    )


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """`--option map=...`: the names of the options, then the values of one."""
    titles = [ctx.params["game"]] if isinstance(ctx.params.get("game"), Game) else [find_game(name) for name in games()]
    found: list[str] = []
    for game in titles:
        for option in game.options:
            values = option.values or option.samples
            found += [f"{option.name}={value}" for value in values] or [f"{option.name}="]
    return sorted({text for text in found if text.startswith(incomplete)})


def read_options(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """NAME=VALUE as often as given."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("error.option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def with_options(function: F) -> F:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        callback=read_options,
        shell_complete=complete_option,
        help=phrase("cli.help.option"),
    )(function)


def with_components(function: F) -> F:
    return click.option(
        "--components",
        type=click.Path(path_type=Path),
        metavar="DIR",
        help=phrase("cli.help.components"),
    )(function)


def with_json(help_key: str) -> Callable[[F], F]:
    def add(function: F) -> F:
        return click.option("--json", "as_json", is_flag=True, help=phrase(help_key))(function)

    return add


def with_folder(help_key: str, *, required: bool = False) -> Callable[[F], F]:
    """Where all that a command makes is kept."""
    folder = click.Path(path_type=Path)
    help_text = phrase(help_key)
    return click.option("--output", "-o", type=folder, required=required, metavar="FOLDER", help=help_text)


def with_number(*names: str, help_key: str, usual: int | None = None, least: int = 1) -> Callable[[F], F]:
    """A whole number; without a usual one, whoever is asked finds one."""
    return click.option(
        *names,
        type=click.IntRange(min=least),
        default=usual,
        show_default=usual is not None,
        metavar="N",
        help=phrase(help_key),
    )


def with_games(help_key: str, usual: int | None = None, least: int = 1) -> Callable[[F], F]:
    """How many games are played."""
    return with_number("--games", "number", help_key=help_key, usual=usual, least=least)


def with_bots(function: F) -> F:
    """Who plays."""
    return click.option("--bot", "bots", multiple=True, metavar="BOT", help=phrase("cli.help.arena-bot"))(function)


def with_setup(function: F) -> F:
    """At how many seats, and with which luck."""
    seed = click.option("--seed", default="0", show_default=True, metavar="S", help=phrase("cli.help.arena-seed"))
    return click.option("--seats", type=int, metavar="N", help=phrase("cli.help.arena-seats"))(seed(function))


def with_workers(function: F) -> F:
    return with_number("--workers", help_key="cli.help.arena-workers")(function)


def file_argument(function: F) -> F:
    return click.argument("file", type=click.Path(path_type=Path), metavar="FILE")(function)
