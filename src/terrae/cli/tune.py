"""`terrae tune`: weights of a bot, fitted by games or by what people did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from terrae.cli.files import write_file
from terrae.cli.front import short
from terrae.cli.lab import cores, needs_lab
from terrae.cli.options import game_argument, with_folder, with_json, with_number, with_setup, with_workers
from terrae.core.errors import BadOption
from terrae.core.game import Game
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.lab.tune import Progress


@click.command(help=phrase("cli.help.tune"), short_help=short("tune"))
@game_argument()
@click.argument("bot", metavar="BOT")
@with_folder("cli.help.tune-output", required=True)
@click.option("--weight", "names", multiple=True, metavar="NAME", help=phrase("cli.help.tune-weight"))
@with_number("--generations", help_key="cli.help.tune-generations", usual=20)
@with_number("--population", help_key="cli.help.tune-population", least=2)
@with_number("--pairs", help_key="cli.help.tune-pairs", usual=10)
@with_number("--trial-every", help_key="cli.help.tune-trial-every", usual=5)
@with_number("--trial-pairs", help_key="cli.help.tune-trial-pairs", usual=100, least=2)
@click.option(
    "--spread",
    type=click.FloatRange(0, min_open=True),
    default=0.2,
    show_default=True,
    metavar="SHARE",
    help=phrase("cli.help.tune-spread"),
)
@click.option(
    "--by",
    type=click.Choice(("points", "win", "people")),
    default="points",
    show_default=True,
    help=phrase("cli.help.tune-by"),
)
@click.option("--from", "people", type=click.Path(path_type=Path), metavar="GAMES", help=phrase("cli.help.tune-from"))
@with_setup
@with_workers
@with_json("cli.help.tune-json")
@needs_lab
def tune(
    game: Game,
    bot: str,
    output: Path,
    names: tuple[str, ...],
    generations: int,
    population: int | None,
    pairs: int,
    trial_every: int,
    trial_pairs: int,
    spread: float,
    by: str,
    people: Path | None,
    seats: int | None,
    seed: str,
    workers: int | None,
    as_json: bool,
) -> None:
    """Fit the weights of a bot."""
    from terrae.lab.tune import ByGames, ByPeople, Plan
    from terrae.lab.tune import tune as fit
    from terrae.lab.tune.words import data, lines, picture, verdict

    if (by == "people") != (people is not None):
        raise BadOption("cli.tune-people")
    objective = (
        ByGames(game.name, seats or game.fewest, by)
        if people is None
        else ByPeople(str(people.resolve()), title=game.name)
    )
    plan = Plan(
        game.name, bot, objective, names, generations, population or 0, pairs, trial_every, trial_pairs, spread, seed
    )
    console = Console(stderr=True, highlight=False)

    def show(progress: Progress) -> None:
        for line in lines(progress):
            console.print(line, soft_wrap=True)
        write_file(picture(progress), output / "progress.svg")

    found = fit(plan, output, workers=workers or cores(), show=show)
    click.echo(json.dumps(data(found)) if as_json else verdict(found, output))
