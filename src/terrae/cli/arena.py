"""`terrae arena`: tournaments between bots, and whether one is better than another."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from terrae.bots import usual_bot
from terrae.cli.front import short
from terrae.cli.lab import cores, needs_lab
from terrae.cli.options import (
    complete_option,
    game_argument,
    with_bots,
    with_components,
    with_folder,
    with_games,
    with_json,
    with_options,
    with_setup,
    with_workers,
)
from terrae.cli.refusal import DIFFERENT
from terrae.core.errors import BadOption
from terrae.core.game import Game, find_game, games
from terrae.core.languages import written
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.lab.arena import Finished, Tally
    from terrae.lab.standings import Standing
    from terrae.lab.statistics import Estimate

USUAL = "terra-nova"  # the title that plays if none is named
GAMES = 100
MOST = 2000  # games of a question
REASONS = 5  # why games were broken off, that are told
REFRESH = 0.5  # seconds between two pictures of the standings


def read_each(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> dict[str, list[str]]:
    """NAME=VALUE as often as given: values of one name take turns."""
    found: dict[str, list[str]] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("error.option-form", text=text)
        found.setdefault(name.strip(), []).append(value.strip())
    return found


@click.command(help=phrase("cli.help.arena"), short_help=short("arena"))
@game_argument(required=False)
@with_bots
@click.option("--is", "first", metavar="BOT", help=phrase("cli.help.arena-is"))
@click.option("--better-than", "second", metavar="BOT", help=phrase("cli.help.arena-better-than"))
@click.option(
    "--by",
    "gain",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    default=0.1,
    show_default=True,
    metavar="SHARE",
    help=phrase("cli.help.arena-by"),
)
@click.option(
    "--confidence",
    type=click.FloatRange(0.5, 1, max_open=True),
    default=0.95,
    show_default=True,
    metavar="P",
    help=phrase("cli.help.arena-confidence"),
)
@with_games("cli.help.arena-games")
@with_setup
@with_options
@click.option(
    "--each",
    multiple=True,
    metavar="NAME=VALUE",
    callback=read_each,
    shell_complete=complete_option,
    help=phrase("cli.help.arena-each"),
)
@click.option("--from", "positions", multiple=True, metavar="FILE[@PLY]", help=phrase("cli.help.arena-from"))
@with_components
@with_folder("cli.help.arena-output")
@with_workers
@click.option("--on", default="", metavar="ray[:ADDRESS]", help=phrase("cli.help.arena-on"))
@with_json("cli.help.arena-json")
@click.pass_context
@needs_lab
def arena(
    ctx: click.Context,
    game: Game | None,
    bots: tuple[str, ...],
    first: str | None,
    second: str | None,
    gain: float,
    confidence: float,
    number: int | None,
    seats: int | None,
    seed: str,
    options: dict[str, str],
    each: dict[str, list[str]],
    positions: tuple[str, ...],
    components: Path | None,
    output: Path | None,
    workers: int | None,
    on: str,
    as_json: bool,
) -> None:
    """Play a tournament."""
    from terrae.core.record import read
    from terrae.lab.arena import run
    from terrae.lab.hands import hands_for
    from terrae.lab.question import Question
    from terrae.lab.tournament import Tournament, read_positions

    if (first is None) != (second is None) or (first is not None and bots):
        raise click.UsageError(phrase("cli.arena-question"))
    begin = read_positions(positions, components)
    if begin:
        record = read(begin[0].text)
        game, seats = game or record.game, record.number("seats") if seats is None else seats
    game = game or find_game(USUAL if USUAL in games() else games()[0])
    question = None if first is None or second is None else Question(first, second, gain, confidence)
    names = (question.first, question.second) if question else bots or (usual_bot(game),)
    tournament = Tournament(
        game.name,
        names,
        seats or max(game.fewest, min(len(names), game.most)),
        seed,
        options,
        each,
        begin,
        str(components.resolve()) if components else "",
    )
    hands = hands_for(on, workers or (0 if on else cores()), tournament.strangers)
    try:
        with watched(tournament.game.title, as_json) as progress:
            finished = run(
                tournament,
                number or (MOST if question else GAMES),
                output,
                question=question,
                hands=hands,
                progress=progress,
            )
    except KeyboardInterrupt:
        key = "arena.stopped-unkept" if output is None else "arena.stopped"
        click.echo(phrase(key, folder=output), err=True)
        raise
    if as_json:
        click.echo(json.dumps(finished.data()))
    else:
        tell(finished)
    if finished.answer is not None and finished.answer.verdict != "better":
        ctx.exit(DIFFERENT)


@contextmanager
def watched(title: str, quiet: bool) -> Iterator[Callable[[Tally], None]]:
    """A bar with the standings as they are known; it goes away when all is played."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, quiet=quiet)
    progress = Progress(*columns, console=console)
    task, last = progress.add_task(title, total=None), 0.0
    with Live(progress, console=console, transient=True, auto_refresh=False) as live:

        def show(tally: Tally) -> None:
            nonlocal last
            progress.update(task, completed=tally.played, total=tally.games)
            if console.is_terminal and time.monotonic() - last > REFRESH:
                last = time.monotonic()
                live.update(Group(progress, table(tally.standings(), phrase("arena.bot"))), refresh=True)

        yield show


def tell(finished: Finished) -> None:
    """The standings, what went wrong, the answer to the question, and where it all is."""
    console, tournament = Console(highlight=False), finished.tournament
    about = {"title": tournament.game.title, "games": finished.games, "setups": finished.games // tournament.block}
    console.print(phrase("arena.played", **about, seats=tournament.seats, seed=tournament.seed))
    console.print(table(finished.bots, phrase("arena.bot")))
    if finished.factions:
        console.print(table(finished.factions, phrase("arena.faction")))
    console.print(phrase("arena.how-sure"), style="dim")
    failures = sorted(finished.failures.items(), key=lambda item: -item[1])
    for reason, count in failures[:REASONS]:
        console.print(phrase("arena.failures", count=count, reason=reason), style="yellow")
    if len(failures) > REASONS:
        console.print(
            phrase("arena.more-failures", count=sum(count for _, count in failures[REASONS:])), style="yellow"
        )
    answer = finished.answer
    if answer is not None:
        first, second = tournament.bots
        key = f"arena.verdict-{answer.verdict.replace(' ', '-')}"
        numbers = {name: f"{100 * getattr(answer, name):.0f}" for name in ("difference", "low", "high")}
        sure = written(f"{100 * answer.confidence:.1f}")
        console.print(phrase(key, first=first, second=second, games=finished.games, sure=sure), style="bold")
        console.print(phrase("arena.difference", first=first, second=second, **numbers))
    if finished.folder is not None:
        console.print(phrase("arena.kept", folder=finished.folder))


def table(standings: list[Standing], who: str) -> Table:
    """Standings for people."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    found.add_column(who)
    for heading in ("seats", "win", "points", "margin", "rating"):
        found.add_column(phrase(f"arena.heading-{heading}"), justify="right")
    for row in standings:
        rating = "" if row.rating is None else written(f"{row.rating.value:.1f} ± {row.rating.margin:.1f}")
        found.add_row(row.name, str(row.seats), share(row.win), number(row.points), number(row.margin, "+"), rating)
    return found


def share(found: Estimate | None) -> str:
    """A share in percent with its interval."""
    return (
        "-" if found is None else written(f"{100 * found.value:.1f} % ({100 * found.low:.0f}–{100 * found.high:.0f})")
    )


def number(found: Estimate | None, sign: str = "") -> str:
    """An average with its interval; one set-up alone has none."""
    if found is None:
        return "-"
    return written(f"{found.value:{sign}.1f}" + (f" ± {found.margin:.1f}" if found.clusters > 1 else ""))
