"""How strong the bots are: `python -m benchmarks.tournament --games 60` lets them play each other and themselves."""

from __future__ import annotations

import json
import time

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from terrae.bots import find_bot
from terrae.core.errors import TerraeError
from terrae.core.game import find_game
from terrae.core.vectors import rules_are_compiled
from terrae.lab.tournament import Standing, draw_up, play_tournament, standings

LEVELS = ("random", "easy", "normal")  # each is meant to beat the one before


def meetings(bots: list[str]) -> list[list[str]]:
    """Each bot against itself, each against the next stronger one, and all together."""
    found = [[bot] for bot in bots] + [[weak, strong] for weak, strong in zip(bots, bots[1:], strict=False)]
    return found + [bots] if len(bots) > 2 else found


@click.command()
@click.option("--game", "name", default="terra-nova", show_default=True)
@click.option("--games", default=60, show_default=True, help="Games for each meeting and number of seats.")
@click.option("--seats", default="2,3,4", show_default=True, help="Numbers of seats, with commas.")
@click.option("--bots", default=",".join(LEVELS), show_default=True, help="Names or FILE.py:CLASS, weakest first.")
@click.option("--seed", default="tournament", show_default=True)
@click.option("--processes", default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def main(name: str, games: int, seats: str, bots: str, seed: str, processes: int, as_json: bool) -> None:
    """Play the bots of a title against each other and print their points."""
    game = find_game(name)
    known = bots.split(",")
    try:
        for bot in known:
            find_bot(bot, game)
    except TerraeError as error:
        raise click.ClickException(str(error)) from None
    console = Console(stderr=as_json)
    rows: list[tuple[int, list[Standing], float]] = []
    with Progress(console=console, transient=True) as progress:
        for number in [int(word) for word in seats.split(",")]:
            for meeting in meetings(known):
                task = progress.add_task(f"{number} seats: {', '.join(meeting)}", total=games)
                began = time.perf_counter()
                outcomes = play_tournament(
                    draw_up(name, meeting, games, number, seed),
                    processes,
                    lambda played, _, task=task: progress.update(task, completed=played),  # type: ignore[misc]
                )
                plies = sum(outcome.plies for outcome in outcomes)
                rows.append((number, standings(outcomes), 1000 * (time.perf_counter() - began) / plies))
                progress.remove_task(task)
    if as_json:
        print(json.dumps([as_data(*row) for row in rows], indent=1))
        return
    built = "compiled" if rules_are_compiled() else "interpreted"
    table = Table(title=f"{game.title}: {games} games for each row, seed {seed!r}, {built}")
    for heading in ("seats", "bot: mean points ± 95 %", "victories", "ms a move"):
        table.add_column(heading)
    for number, found, pace in rows:
        points = "\n".join(f"{standing.bot}: {standing.points}" for standing in found)
        shares = "\n".join(f"{100 * standing.wins.value:.0f} %" for standing in found)
        table.add_row(str(number), points, shares, f"{pace:.1f}")
        table.add_section()
    console.print(table)


def as_data(seats: int, found: list[Standing], pace: float) -> dict[str, object]:
    """A row as plain data."""
    bots = {
        standing.bot: {"points": standing.points.value, "margin": standing.points.margin, "wins": standing.wins.value}
        for standing in found
    }
    return {"seats": seats, "bots": bots, "ms_per_move": pace}


if __name__ == "__main__":
    main()
