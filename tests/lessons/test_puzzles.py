"""Puzzles: those that come with a title can be played, one is today's, and the judge still calls their answer best."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

from terrae.bots.judging import judge_for
from terrae.cli.program import program
from terrae.core.errors import TerraeError
from terrae.core.game import games
from terrae.puzzles.finding import find_puzzles
from terrae.puzzles.puzzle import check_puzzle, of_day, read_puzzles, shipped, write_puzzles
from tests.scale import scaled

PLAYED = scaled("puzzles of each title that are played", 2, 99)
JUDGED = scaled("puzzles of each title that are judged", 1, 99)
GOLDEN = Path(__file__).parents[1] / "terra_nova" / "golden" / "01-2-seats-first-game.terrae"
TODAY = date(2026, 11, 17)


@pytest.mark.parametrize("title", games())
def test_a_dozen_of_each_title(title: str) -> None:
    found = shipped(title)
    assert len(found) >= 12
    for puzzle in found[:PLAYED]:
        check_puzzle(puzzle)


@pytest.mark.parametrize("title", games())
def test_each_day_has_its_puzzle(title: str) -> None:
    """The same all day long for everybody; none comes again before all have been there."""
    count = len(shipped(title))
    days = [of_day(title, TODAY + timedelta(days=number)) for number in range(count)]
    assert len({puzzle.name for puzzle in days if puzzle is not None}) == count
    assert of_day(title, TODAY + timedelta(days=count)) is days[0]


@pytest.mark.parametrize("title", games())
def test_the_judge_knows_of_nothing_better(title: str) -> None:
    """Judges learn; what they called best still gives nothing away."""
    for puzzle in shipped(title)[:JUDGED]:
        match = puzzle.start()
        answer = [match.game.catalogue.parse(text) for text in puzzle.answer]
        assert judge_for(match.game, "full").judge(match.state, puzzle.seat, answer).loss < 1, puzzle.name
        assert puzzle.why


def test_puzzles_come_from_games_that_were_written_down(tmp_path: Path) -> None:
    """A game with nothing clear in it gives none, and says so; what is found can be read again."""
    written = tmp_path / "mine.toml"
    write = write_puzzles(list(shipped("terra-nova")[:2]))
    written.write_text(write)
    assert read_puzzles(written) == list(shipped("terra-nova")[:2])
    answer = CliRunner().invoke(program, ["puzzles", "terra-nova", str(GOLDEN), "-o", str(tmp_path / "found.toml")])
    assert answer.exit_code in (0, 1), answer.output
    assert "puzzle" in answer.output + answer.stderr
    other = CliRunner().invoke(program, ["puzzles", "terramara", str(GOLDEN), "-o", str(tmp_path / "found.toml")])
    assert (other.exit_code, "is a game of Terra Nova, not of Terramara" in other.stderr) == (2, True)
    none = CliRunner().invoke(program, ["puzzles", "terramara", str(written), "-o", str(tmp_path / "found.toml")])
    assert (none.exit_code, "is no game that can be read" in none.stderr) == (2, True)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seat = ", "sete = ", "'seat' is missing"),
        ("gap = ", "gap = -1 # ", "'gap' must be a whole number"),
        ("terrae: 1", "terrae: soon", "the position cannot be read"),
    ],
)
def test_a_broken_puzzle_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = write_puzzles(list(shipped("terra-nova")[:1]))
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(TerraeError, match=told):
        check_puzzle(read_puzzles(path)[0])


def test_nothing_is_found_where_a_game_has_just_begun() -> None:
    match = shipped("terra-nova")[0].start().fork(10)
    assert list(find_puzzles(match)) == []
