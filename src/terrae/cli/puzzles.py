"""`terrae puzzles`: positions in which one turn is clearly best, from games among bots or from given games."""

from __future__ import annotations

from pathlib import Path

import click

from terrae.cli.front import short
from terrae.cli.options import game_argument
from terrae.cli.refusal import DIFFERENT, refuse
from terrae.core.errors import TerraeError
from terrae.core.foreign import recognise
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.record import OWN, read
from terrae.core.wording import phrase
from terrae.puzzles.finding import CLEAR, MISSED, find_puzzles, self_play
from terrae.puzzles.puzzle import BadPuzzle, Puzzle, write_puzzles

GAMES = 50


def read_match(path: Path, game: Game) -> Match:
    """A game file of ours, or a record of a format that the title knows."""
    try:
        text = path.read_text(encoding="utf-8")
        form = None if OWN.match(text) else recognise(text)
        match = read(text).match() if form is None else form.read(text).match
    except (OSError, UnicodeDecodeError, TerraeError) as error:
        raise BadPuzzle("puzzles.no-game", path=path, reason=error) from None
    if match is None:
        raise BadPuzzle("puzzles.no-game", path=path, reason=phrase("record.empty"))
    if match.game is not game:
        raise BadPuzzle("puzzles.foreign-title", path=path, found=match.game.title, game=game.title)
    return match


@click.command(help=phrase("cli.help.puzzles"), short_help=short("puzzles"))
@game_argument("game")
@click.argument("files", type=click.Path(path_type=Path), metavar="[FILE]...", nargs=-1)
@click.option("--games", type=click.IntRange(1, 100_000), default=GAMES, help=phrase("cli.help.puzzles-games"))
@click.option("--seed", type=int, default=0, help=phrase("cli.help.puzzles-seed"))
@click.option("--most", type=click.IntRange(1), metavar="N", help=phrase("cli.help.puzzles-most"))
@click.option("--output", "-o", type=click.Path(path_type=Path), required=True, help=phrase("cli.help.puzzles-output"))
def puzzles(game: Game, files: tuple[Path, ...], games: int, seed: int, most: int | None, output: Path) -> None:
    """Look through games, and write down what was found."""
    found: dict[str, Puzzle] = {}
    count = 0
    for number in range(len(files) or games):
        match = read_match(files[number], game) if files else self_play(game, seed + number)
        count += 1
        for puzzle in find_puzzles(match):
            found[puzzle.name] = puzzle
            click.echo(f"{puzzle.address}: +{puzzle.gap:g}: {', '.join(puzzle.answer)}", err=True)
        if most is not None and len(found) >= most:
            break
    if not found:
        refuse(phrase("puzzles.none", games=count, clear=f"{CLEAR:g}", level=MISSED), code=DIFFERENT)
    output.write_text(write_puzzles(list(found.values())), encoding="utf-8")
    click.echo(phrase("puzzles.found", count=len(found), games=count, path=output))
