"""Comparing finds a change that was planted, calls equal what is equal, and says what would be needed to know."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from terrae.cli.program import program
from terrae.core.errors import BadOption, TerraeError
from terrae.games.terra_nova.data.components import FOLDER
from terrae.lab import results
from terrae.lab.arena import run
from terrae.lab.compare import Comparison, Games, Side, compare, contrast, read_side, sentences
from terrae.lab.compare.contrast import verdict
from terrae.lab.statistics import mean
from terrae.lab.tournament import Tournament
from tests.lab.made_up import made_up

RUNS = 3000
TOURNAMENT = Tournament("terra-nova", ("random",), 3, "compare")


def with_better_markets(folder: Path) -> Path:
    """A copy of the components in which a bonus tile pays four points for a trading post instead of two."""
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    tiles = folder / "tiles.toml"
    text = tiles.read_text(encoding="utf-8")
    assert text.count('per = "post", points = 2}') == 1
    tiles.write_text(text.replace('per = "post", points = 2}', 'per = "post", points = 4}'), encoding="utf-8")
    return folder


def test_a_designer_changes_a_tile_and_reads_the_verdict(tmp_path: Path) -> None:
    """What docs/lab.md walks through: copy the components, change a tile, compare, read."""
    changed = with_better_markets(tmp_path / "components")
    command = ["compare", "terra-nova", "standard", str(changed), "--bot", "random", "--games", "40", "--workers", "1"]
    done = CliRunner().invoke(program, command)
    assert done.exit_code == 0, done.output
    assert "40 set-ups with the same luck, 40 games on each side" in done.output
    found = re.search(r"More than chance: the points of a seat went from [\d.]+ to [\d.]+, by \+([\d.]+)", done.output)
    tile = re.search(r"points of a seat from “Bonus tile Markets” [\d.]+ to [\d.]+ \(\+([\d.]+)", done.output)
    assert found and tile and found[1] == tile[1]  # all that changed came from the tile: random bots play on as before
    assert "100\N{NO-BREAK SPACE}% of games went the same way, move by move" in done.output


def test_a_known_amount_is_found() -> None:
    """Half a point more for each seat at every table, where single games stray by ten."""
    found = contrast(Games(*made_up(300)), Games(*made_up(300, tiles={"A": 0.8})))
    share = 0.8 * 5 / 8
    assert found.verdict == "different" and found.question.found.low < share < found.question.found.high
    assert {shift.key for shift in found.loud} <= {"winner", "tile:round-house", "scoring:territory"}


def test_equal_sides_are_declared_equal() -> None:
    """In 95 of 100 comparisons of sides that do not differ, none is claimed; counted over many, so it is no luck."""
    dice = np.random.default_rng(1)
    luck = dice.normal(80, 6, (RUNS, 20))  # points of a seat that both sides share: runs, set-ups
    first, second = (luck + dice.normal(0, 9, (RUNS, 20)) for _ in range(2))
    equal = sum(verdict(mean(two - one), 1.0, 0.0) != "different" for one, two in zip(first, second, strict=True))
    assert equal / RUNS == pytest.approx(0.95, abs=0.012)


def test_the_same_components_play_the_same_games(tmp_path: Path) -> None:
    copied = shutil.copytree(FOLDER, tmp_path / "copy", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    found = compare(TOURNAMENT, Side("standard"), read_side(str(copied)), 4, folder=tmp_path / "games")
    assert (found.verdict, found.alike_games, found.loud) == ("same", 1.0, [])
    told = sentences(found, "standard", "copy")
    assert told[1].startswith("No difference: all games went the same way")
    assert len(told) == 2
    again = contrast(games_of(tmp_path / "games" / "a"), games_of(tmp_path / "games" / "b"))
    assert again == found


def games_of(folder: Path) -> Games:
    rows = results.read(folder)
    return Games(rows.seats.collect(), rows.turns.collect())


def test_results_and_options_can_be_sides(tmp_path: Path) -> None:
    run(TOURNAMENT, 4, tmp_path / "there")
    found = compare(TOURNAMENT, read_side(str(tmp_path / "there")), read_side("order=dropout"), 4)
    assert isinstance(found, Comparison) and found.pairs == 4
    command = ["compare", "terra-nova", str(tmp_path / "there"), "order=dropout", "--bot", "random", "--seats", "3"]
    done = CliRunner().invoke(program, [*command, "--seed", "compare", "--games", "4", "--workers", "1", "--json"])
    told = json.loads(done.stdout)
    assert told["words"] == sentences(found, str(tmp_path / "there"), "order=dropout")


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([3.0, 3.5, 2.5, 3.0] * 5, "different"),
        ([0.1, -0.1, 0.2, -0.2] * 5, "alike"),
        ([6.0, -5.0, 4.0, -6.0] * 5, "open"),
    ],
)
def test_a_verdict_depends_on_what_matters(values: list[float], said: str) -> None:
    assert verdict(mean(values), 1.0, 0.0) == said


def test_what_is_open_says_how_many_games_would_settle_it() -> None:
    small = contrast(Games(*made_up(40, 1)), Games(*made_up(40, 2)))
    assert small.verdict == "open" and 100 < small.more_games < 100_000
    assert f"about {small.more_games:,} more games on each side" in " ".join(sentences(small, "a", "b"))


def test_what_cannot_be_compared_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="'nonsense' is no side of a comparison"):
        read_side("nonsense")
    with pytest.raises(BadOption, match="nothing to compare"):
        compare(TOURNAMENT, Side("standard"), Side("standard"), 4)
    rows = Games(*made_up(2))
    with pytest.raises(TerraeError, match="no measure 'luck'; there are: points"):
        contrast(rows, rows, "luck")
    elsewhere = Games(rows.seats.with_columns(seed=rows.seats["game_id"]), rows.turns)
    with pytest.raises(TerraeError, match="no set-up in common"):
        contrast(rows, elsewhere)
