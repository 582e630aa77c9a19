"""Tasks: smaller games, and positions to begin from."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import load, save
from terrae.envs import registering
from terrae.envs.problems import BadTask
from terrae.envs.table import Table
from terrae.envs.task import NAMED, puzzles, task


def play(table: Table, seed: str) -> None:
    table.begin(seed)
    dice = random.Random(seed)
    while not table.course.finished:
        table.course.play(dice.choice(table.course.moves))


@pytest.mark.parametrize("name", NAMED)
def test_every_task_is_played_to_its_end(name: str) -> None:
    """From where it begins to where it ends: after so many rounds, or when the game is over."""
    given = task(name)
    table = Table(given)
    play(table, "1")
    state = table.course.state
    if given.rounds:
        assert given.observer.round_of(state) == given.rounds + 1 and not state.over
    else:
        assert state.over
    match = table.match()
    assert match.ply > len(given.match().log)
    assert [entry.move for entry in match.log[given.match().ply :]] == table.course.log


def test_every_task_has_an_id() -> None:
    assert set(registering.TASKS) == set(NAMED)


def test_small_tasks_are_small() -> None:
    """Fewer decisions than a whole game."""
    small, whole = Table(task("terra-nova-small")), Table(task("terra-nova", 2))
    play(small, "1")
    play(whole, "1")
    assert len(small.course.log) < len(whole.course.log) / 2
    assert len(task("terra-nova-2006-small").setting.components.boards["islet"].cells) == 61


def test_begins_where_a_file_ends(tmp_path: Path) -> None:
    """A file, a ply of it, or several in turn; nature goes on with the luck of the seed."""
    game = find_game("terra-nova")
    match = Match(game, game.setting(2), seed=3)
    dice = random.Random(1)
    while game.round_of(match.state) < 2:
        match.play(dice.choice(match.moves()))
        match.commit()
    save(match, tmp_path / "a.terrae")
    table = Table(task("terra-nova", start=tmp_path / "a.terrae"))
    table.begin(1)
    assert game.view(table.match().at(match.ply)) == game.view(match.state)
    ply = match.ply - 10
    earlier = task("terra-nova", start=f"{tmp_path / 'a.terrae'}@{ply}")
    assert earlier.match().ply == ply
    both = task("terra-nova", start=[tmp_path / "a.terrae", f"{tmp_path / 'a.terrae'}@{ply}"])
    assert {both.start_of(str(seed)) for seed in range(10)} == {0, 1}


def test_starts_that_are_none(tmp_path: Path) -> None:
    other = puzzles("terramara")["last-round"]
    ended = Table(task("terra-nova-last-round"))
    play(ended, "1")
    save(ended.match(), tmp_path / "over.terrae")
    for source, told in (
        (other, "is a game of Terramara, not of Terra Nova"),
        (tmp_path / "over.terrae", r"is over at ply \d+: nothing is left to play"),
        (tmp_path / "none.terrae", "is no start: give a game file"),
    ):
        with pytest.raises(BadTask, match=told):
            task("terra-nova", start=source)


@pytest.mark.parametrize("title", ["terra-mystica", "terra-nova", "terra-nova-2006", "terramara"])
def test_puzzles_are_games_under_way(title: str) -> None:
    for path in puzzles(title).values():
        match = load(path)
        assert not match.over and match.setting.seats == 2 and len(match.moves()) > 1
