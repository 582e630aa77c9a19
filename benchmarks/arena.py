"""How fast tournaments are: `python -m benchmarks.arena` prints a table for docs/speed.md.

pace      games per second and core, for each title and level (CPU time, so that a busy machine does not matter much)
scaling   the same tournament by one process and by two
ray       the same on a local Ray of two workers: what its start costs, and what each game costs more
memory    what this process and its workers hold while thousands of games are played
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as Grid

from terrae.bots import LEVELS, bots_for
from terrae.core.game import find_game, games
from terrae.core.vectors import rules_are_compiled
from terrae.lab.arena import Tally, run
from terrae.lab.hands import Processes, Ray
from terrae.lab.playing import Table
from terrae.lab.tournament import Tournament

CONSOLE = Console()


def tournament(title: str, bot: str, seats: int = 4) -> Tournament:
    """A bot alone, with factions that are dealt where a title has them."""
    game = find_game(title)
    dealt = {"factions": "random"} if any(option.name == "factions" for option in game.options) else {}
    return Tournament(title, (bot,), seats, "benchmark", dealt)


def pace(title: str, bot: str, seats: int, seconds: float) -> tuple[float, int]:
    """Games in a second of CPU time, and how many were played to find out; at least one."""
    table, began = Table(tournament(title, bot, seats)), time.process_time()
    table.play(0)
    first = time.process_time() - began
    if first >= seconds:
        return 1 / first, 1
    number, began = 0, time.process_time()  # without whatever is made once
    while not number or time.process_time() - began < seconds:
        number += 1
        table.play(number)
    return number / (time.process_time() - began), number


def show_pace(titles: list[str], seats: int, seconds: float) -> None:
    """A row for each title, a column for each level."""
    grid = Grid("title", "random", *LEVELS, title=f"games per second and core, {seats} seats (games played)")
    for title in titles:
        known = bots_for(find_game(title))
        cells = []
        for bot in ("random", *LEVELS):
            if bot not in known:
                cells.append("")
                continue
            found, number = pace(title, bot, seats, seconds)
            cells.append(f"{found:.3g} ({number})")
            CONSOLE.print(f"{title}, {bot}: {cells[-1]}", style="dim")
        grid.add_row(title, *cells)
    CONSOLE.print(grid)


class Watch:
    """When the first and the last game came in: what starting the hands costs is told apart from the games."""

    def __init__(self) -> None:
        self.began = self.first = self.last = time.perf_counter()
        self.early = self.games = 0

    def __call__(self, tally: Tally) -> None:
        self.last = time.perf_counter()
        self.games = tally.played
        if not self.early:
            self.first, self.early = self.last, tally.played

    @property
    def rate(self) -> float:
        return (self.games - self.early) / (self.last - self.first)


def timed(contest: Tournament, number: int, hands: Processes | Ray) -> Watch:
    """A run with hands, its games kept as they usually are."""
    watch = Watch()
    with tempfile.TemporaryDirectory() as folder:
        run(contest, number, Path(folder) / "run", hands=hands, progress=watch)
    return watch


def show_scaling(title: str, bot: str, number: int, with_ray: bool) -> None:
    """One process, two, and two workers of Ray."""
    contest = tournament(title, bot)
    hands: dict[str, Processes | Ray] = {"one process": Processes(1), "two processes": Processes(2)}
    if with_ray:
        hands["Ray, two workers"] = Ray(workers=2)
    grid = Grid("who plays", "games a second", "beside one process", "s to the first game", title=f"{title}, {bot}")
    one = 0.0
    for name, found in hands.items():
        watch = timed(contest, number, found)
        one = one or watch.rate
        start = watch.first - watch.began
        grid.add_row(name, f"{watch.rate:.1f}", f"{watch.rate / one:.2f}", f"{start:.1f}")
    CONSOLE.print(grid)


def resident(process: str | int = "self") -> float:
    """The megabytes that a process holds now."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def show_memory(title: str, number: int) -> None:
    """Random games, as many as that, on two processes."""
    hands = Processes(2)
    grid = Grid(
        "games", "this process, MB", "the larger worker, MB", title=f"{title}: memory over {number} random games"
    )
    last = 0

    def look(tally: Tally) -> None:
        nonlocal last
        if tally.played - last >= number // 10 or tally.played == number:
            last = tally.played
            workers = hands.pool._processes if hands.pool else {}
            grid.add_row(str(last), f"{resident():.0f}", f"{max(map(resident, workers)):.0f}")

    with tempfile.TemporaryDirectory() as folder:
        run(tournament(title, "random"), number, Path(folder) / "run", hands=hands, progress=look)
    CONSOLE.print(grid)


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(["pace", "scaling", "ray", "memory"]))
@click.option("--title", "titles", multiple=True, help="Default: all.")
@click.option("--seats", default=4, show_default=True, help="For the pace.")
@click.option("--seconds", default=10.0, show_default=True, help="CPU time for each title and level.")
@click.option("--games", "number", default=10_000, show_default=True, help="For the memory; a tenth for the scaling.")
@click.option("--bot", default="easy", show_default=True, help="Who plays for the scaling.")
def main(parts: tuple[str, ...], titles: tuple[str, ...], seats: int, seconds: float, number: int, bot: str) -> None:
    """Measure tournaments."""
    wanted = parts or ("pace", "scaling", "ray", "memory")
    CONSOLE.print("compiled" if rules_are_compiled() else "interpreted")
    if "pace" in wanted:
        show_pace(list(titles) or games(), seats, seconds)
    if "scaling" in wanted or "ray" in wanted:
        show_scaling((titles or ("terra-nova",))[0], bot, number // 10, "ray" in wanted)
    if "memory" in wanted:
        show_memory((titles or ("terra-nova",))[0], number)


if __name__ == "__main__":
    main()
