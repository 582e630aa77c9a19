"""`terrae dataset`: positions, moves, results and features as Parquet, for people who train elsewhere."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.bots import usual_bot
from terrae.cli.front import short
from terrae.cli.lab import needs_lab
from terrae.cli.options import (
    game_argument,
    with_bots,
    with_components,
    with_folder,
    with_games,
    with_number,
    with_options,
    with_setup,
)
from terrae.cli.waiting import bar
from terrae.core.errors import BadOption
from terrae.core.game import Game
from terrae.core.wording import phrase


@click.command(help=phrase("cli.help.dataset"), short_help=short("dataset"))
@game_argument(required=False)
@with_folder("cli.help.dataset-output", required=True)
@click.option(
    "--from", "source", type=click.Path(path_type=Path), metavar="GAMES", help=phrase("cli.help.dataset-from")
)
@with_bots
@with_games("cli.help.dataset-games", 100)
@with_setup
@with_options
@with_components
@click.option("--features/--no-features", default=True, show_default=True, help=phrase("cli.help.dataset-features"))
@with_number("--shard", help_key="cli.help.dataset-shard", usual=64)
@needs_lab
def dataset(
    game: Game | None,
    output: Path,
    source: Path | None,
    bots: tuple[str, ...],
    number: int,
    seats: int | None,
    seed: str,
    options: dict[str, str],
    components: Path | None,
    features: bool,
    shard: int,
) -> None:
    """Write a dataset."""
    from terrae.lab import dataset as lab
    from terrae.lab.tournament import Tournament

    if (game is None) == (source is None):
        raise BadOption("cli.dataset-what")
    if game is not None:
        names = bots or (usual_bot(game),)
        folder = str(components.resolve()) if components else ""
        tournament = Tournament(game.name, names, seats or game.most, seed, options, components=folder)
        games: lab.Source = lab.SelfPlay(tournament, tournament.whole(number))
    else:
        assert source is not None
        games = lab.Kept(source)
    with bar(phrase("cli.writing")) as progress:
        written = lab.dataset(games, output, features=features, shard=shard, progress=progress)
    click.echo(phrase("cli.dataset", games=written, folder=output))
