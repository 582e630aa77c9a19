"""`terrae play`: a game at the terminal, between people and bots."""

from __future__ import annotations

import io
import secrets
from pathlib import Path

import click

from terrae.bots import Bot, bots_for, find_bot, is_bot, usual_bot
from terrae.cli.files import check_writable
from terrae.cli.front import short
from terrae.cli.options import game_argument, with_components, with_options
from terrae.cli.own_names import called_by_code
from terrae.cli.prompt import Reader, Script, reader
from terrae.cli.screen import Screen
from terrae.cli.session import Session
from terrae.cli.verdicts import open_match
from terrae.core.errors import BadOption, BadRecord
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.wording import phrase

HUMAN = "human"
SEEDS = 1_000_000


def complete_seat(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """`--seat`: a person, or a bot that plays the title."""
    game = ctx.params.get("game")
    titles = [game] if isinstance(game, Game) else [find_game(name) for name in games()]
    known = {HUMAN, *(name for title in titles for name in bots_for(title))}
    return sorted(name for name in known if name.startswith(incomplete))


def seating(game: Game, seats: int | None, named: tuple[str, ...]) -> list[str]:
    """Who sits where: those named, from seat 1 on; a person in seat 1 if nobody is named; bots elsewhere."""
    if seats is None:
        seats = len(named) if len(named) >= game.fewest else game.most
    if not game.fewest <= seats <= game.most:
        raise BadOption("error.seats", game=game.title, seats=seats, fewest=game.fewest, most=game.most)
    if len(named) > seats:
        raise BadOption("cli.too-many", named=len(named), seats=seats)
    return [*(named or (HUMAN,)), *[usual_bot(game)] * seats][:seats]


def new_match(game: Game, players: list[str], options: dict[str, str], components: Path | None, seed: str) -> Match:
    return called_by_code(Match(game, game.setting(len(players), options, components), seed=seed, names=players))


def resumed(game: Game, path: Path, components: Path | None, seed: str) -> Match:
    """A saved game, ready to be played on; what nature has not drawn yet follows the seed."""
    match = open_match(path, components)
    if match.game is not game:
        raise BadRecord("cli.other-game", file=path, name=match.game.title, game=game.title)
    match.nature = Nature(seed)
    match.draw(match.nature)
    return match


def returning(game: Game, names: list[str], named: tuple[str, ...]) -> list[str]:
    """Who plays a saved game on: those named now, then those of the file; a name that is no bot's is a person's."""
    if len(named) > len(names):
        raise BadOption("cli.too-many", named=len(named), seats=len(names))
    return [*named, *(name if is_bot(name, game) else HUMAN for name in names[len(named) :])]


def find_bots(game: Game, players: list[str], seed: str) -> dict[int, Bot]:
    """The bots among the players, each with luck of its own."""
    return {seat: find_bot(name, game)(f"{seed}/{seat + 1}") for seat, name in enumerate(players) if name != HUMAN}


@click.command(help=phrase("cli.help.play"), short_help=short("play"))
@game_argument()
@click.option("--seats", type=int, metavar="N", help=phrase("cli.help.seats"))
@click.option(
    "--seat",
    "named",
    multiple=True,
    metavar="human|BOT",
    shell_complete=complete_seat,
    help=phrase("cli.help.seat"),
)
@click.option("--seed", metavar="S", help=phrase("cli.help.seed"))
@with_options
@with_components
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.save"))
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.resume"))
@click.option("--ask-exchange", is_flag=True, help=phrase("cli.help.ask-exchange"))
@click.option("--confirm/--no-confirm", default=None, help=phrase("cli.help.confirm"))
@click.pass_context
def play(
    ctx: click.Context,
    game: Game,
    seats: int | None,
    named: tuple[str, ...],
    seed: str | None,
    options: dict[str, str],
    components: Path | None,
    save: Path | None,
    resume: Path | None,
    ask_exchange: bool,
    confirm: bool | None,
) -> None:
    """Set the table and play."""
    seed = seed if seed is not None else str(secrets.randbelow(SEEDS))
    if save is not None:
        check_writable(save)
    if resume is not None:
        if options or seats is not None:
            raise BadOption("cli.resume-alone")
        match = resumed(game, resume, components, seed)
        players = returning(game, match.names, named)
        match.names = [*named, *match.names[len(named) :]]
        save = save or resume
    else:
        players = seating(game, seats, named)
        match = new_match(game, players, options, components, seed)
    bots = find_bots(game, players, seed)
    people = len(bots) < match.setting.seats
    lines: Reader = reader() if people else Script(io.StringIO())
    screen = Screen()
    screen.say(phrase("cli.begin", game=game.title, players=", ".join(match.names), seed=seed))
    if people:
        screen.say(phrase("cli.begin-help"), "dim")
    confirm = not lines.script if confirm is None else confirm
    session = Session(match, bots, screen, lines, save=save, ask_exchange=ask_exchange, confirm=confirm)
    ctx.exit(session.run())
