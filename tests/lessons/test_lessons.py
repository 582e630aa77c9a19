"""Every lesson can be played to its end as it is written and otherwise; a broken one is told in words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from terrae.cli.program import program
from terrae.core.errors import TerraeError
from terrae.core.game import games
from terrae.core.languages import speaking
from terrae.lessons.check import check
from terrae.lessons.reading import read_lesson
from terrae.lessons.shelf import lessons
from tests.scale import scaled

WALKS = scaled("ways by chance through the lesson of Terra Nova", 1, 30)
SHIPPED = Path(__file__).parents[2] / "src" / "terrae" / "games" / "terra_nova" / "data" / "lessons"


def test_every_title_has_a_lesson() -> None:
    assert {lesson.game.name for lesson in lessons().values()} == set(games())


@pytest.mark.parametrize("address", [f"{name}/first-game" for name in games()])
def test_a_lesson_is_played_through(address: str) -> None:
    """As it is written, with every other and every wrong turn tried; then by other answers."""
    lesson = lessons()[address]
    done = check(lesson, WALKS if lesson.game.name == "terra-nova" else 0)
    written, other = done.paths[:2]
    assert any(step.others for step in lesson.steps)
    assert any(step.wrong for step in lesson.steps)
    assert len(written) == len(other) or any(step.free for step in lesson.steps)
    assert written != other


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A lesson of one's own, to be broken."""
    for file in SHIPPED.glob("first-game*.toml"):
        shutil.copy(file, tmp_path)
    return tmp_path / "first-game.toml"


BROKEN = [  # what is changed in the lesson, into what, and what is said about it
    ('game = "terra-nova"', 'game = "chess"', "'game' cannot be 'chess'"),
    ('setup = "first-game"', 'setup = "last-game"', "this table cannot be set up"),
    ("minutes = 12", "minuten = 12", "'minutes' is missing"),
    ("seat = 1\n", "seat = 3\n", "'seat' must be a whole number from 1 to 2"),
    ('light = ["hex:I6"]', 'lihgt = ["hex:I6"]', "nobody knows 'lihgt'"),
    ('light = ["hex:I6"]', 'light = ["hex:Z6"]', "there is no part 'hex:Z6' in the picture"),
    ('name = "goods"', 'name = "land"', "two steps are called 'land'"),
    ('answer = ["habitable I6", "build I6"]', "", "needs an 'answer'"),
    ('answer = ["habitable I6", "build I6"]', 'answer = ["build A5"]', "written as right, but does not reach the goal"),
    ('answer = ["habitable I6", "build I6"]', 'answer = ["build H10"]', "cannot be played whole here"),
    ('wrong = [["build A5"]', 'wrong = [["habitable I4", "build I4"]', "written as wrong, but the step takes it"),
    ("grows = [", "grwos = [", "nobody knows 'grwos'"),
    ('goal = { grows = ["me.towns"] }', "goal = { }", "a goal needs a condition"),
    ('goal = { grows = ["me.towns"] }', 'goal = { grows = ["me.castles"] }', "there is no 'castles'"),
    ('goal = { grows = ["me.towns"] }', 'goal = { events = ["you points"] }', "an event is written"),
    ('then = ["2 power money, done"]', 'then = ["5 power money"]', "with a seat from 1 to 2"),
]


@pytest.mark.parametrize(("old", "new", "told"), BROKEN)
def test_what_is_wrong_with_a_lesson_is_told(copied: Path, old: str, new: str, told: str) -> None:
    text = copied.read_text()
    assert old in text
    copied.write_text(text.replace(old, new, 1))
    with pytest.raises(TerraeError) as caught:
        check(read_lesson(copied), walks=0)
    assert told in str(caught.value)


def test_words_fit_their_steps(copied: Path) -> None:
    words = copied.with_suffix(".en.toml")
    text = words.read_text()
    for old, new, told in (
        ("[step.drop]", "[step.drip]", "there is no step 'drip'"),
        ('ask = "Click I6', 'ask-me = "Click I6', "nobody knows 'ask-me'"),
        ("{me.money} money*. Houses", "{me.gold} money*. Houses", "there is no 'gold'"),
    ):
        assert old in text
        words.write_text(text.replace(old, new, 1))
        with pytest.raises(TerraeError, match=told):
            check(read_lesson(copied), walks=0)
    words.unlink()
    with pytest.raises(TerraeError, match=r"first-game\.en\.toml: there is no such file"):
        read_lesson(copied)


def test_a_language_lies_beside_the_others(copied: Path) -> None:
    """Another language is another file; nothing else has to know."""
    english = copied.with_suffix(".en.toml").read_text()
    copied.with_suffix(".de.toml").unlink()
    copied.with_suffix(".nl.toml").write_text(english.replace('title = "Your first town"', 'title = "Je eerste stad"'))
    lesson = read_lesson(copied)
    with speaking("nl"):
        assert lesson.said().title == "Je eerste stad"
    with speaking("de"):
        assert lesson.said().title == "Your first town"


def test_the_command_line_checks_and_lists(copied: Path) -> None:
    copied.rename(copied.with_name("mine.toml"))
    copied.with_suffix(".en.toml").rename(copied.with_name("mine.en.toml"))
    mine = copied.with_name("mine.toml")
    checked = CliRunner().invoke(program, ["lessons", "check", str(mine), "--walks", "0"])
    assert (checked.exit_code, checked.output.split(":")[0]) == (0, "terra-nova/mine")
    listed = CliRunner().invoke(program, ["lessons", "--folder", str(mine.parent)])
    assert "terra-nova/mine: Your first town (12 minutes, 17 steps)" in listed.output
    assert "terramara/first-game" in listed.output
    mine.write_text("")
    refused = CliRunner().invoke(program, ["lessons", "check", str(mine)])
    assert (refused.exit_code, refused.stderr) == (2, "terrae: mine.toml: 'game' is missing\n")
