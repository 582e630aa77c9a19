"""Bots are found by name or in a file, and a bad one is named in the error."""

from __future__ import annotations

from pathlib import Path

import pytest

from terrae.bots import LEVELS, Bot, BotFailed, ask_bot, bots_for, find_bot, is_offered, level_of, usual_bot
from terrae.bots.greedy import GreedyBot
from terrae.bots.random import RandomBot
from terrae.bots.terra_nova import NovaBot
from terrae.core.errors import TerraeError, UnknownBot
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import State

GAME = find_game("terra-nova")

OUTSIDE = """
from terrae.bots import Bot

class FirstBot(Bot):
    name = "first"

    def choose(self, state, seat):
        return state.moves_of(seat)[0]

class ChessBot(Bot):
    games = ("chess",)

class NoBot:
    pass

class Stillborn(Bot):
    def __init__(self, game, seed=None):
        raise ValueError("not today")
"""


def start(seed: str = "registry") -> State:
    """A game at the first question to a seat."""
    return Match(GAME, GAME.setting(2), seed=seed).state


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(OUTSIDE, encoding="utf-8")
    return path


class OtherGame(Game):
    name = "other"
    title = "Other"


def test_levels_are_bots_of_the_title() -> None:
    levels = [name for name in bots_for(GAME) if is_offered(name, GAME)]
    assert levels == [level for level in LEVELS if level in levels]
    assert type(find_bot("normal", GAME)(1)) is NovaBot
    assert type(find_bot("random", GAME)(1)) is RandomBot
    assert bots_for(GAME)[-1] == "random", "nobody would choose it as an opponent"


def test_a_title_that_brings_no_levels_has_those_of_any_title() -> None:
    other = OtherGame()
    assert bots_for(other) == ["beginner", "easy", "random"]
    assert usual_bot(other) == "easy"
    with pytest.raises(UnknownBot, match="no bot called 'normal' for Other; there are: beginner, easy, random"):
        find_bot("normal", other)


@pytest.mark.parametrize(("title", "name"), [("terramara", "steady"), ("terra-nova-2006", "surveyor")])
def test_names_of_older_files_are_understood(title: str, name: str) -> None:
    game = find_game(title)
    assert name not in bots_for(game)
    assert level_of(name, game) == "normal"
    assert find_bot(name, game)(1).settings == find_bot("normal", game)(1).settings


def test_settings_change_a_level() -> None:
    assert find_bot("easy", OtherGame())(1).number("look") == 4
    assert find_bot("beginner", OtherGame())(1).number("look") == 1
    assert find_bot("beginner@look=3", OtherGame())(1).number("look") == 3


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("easy@sight=3", "the bot easy has no setting 'sight'; there are, with what holds if nothing is said: look=4"),
        ("easy@look=far", "the setting look of the bot easy is a whole number such as 4, not 'far'"),
        ("easy@look=0", "the setting look of the bot easy is a whole number from 1 to 99, not 0"),
        ("easy@look=-3", "from 1 to 99, not -3"),
        ("easy@look", "'look' sets nothing of the bot easy; write easy@NAME=VALUE, with one of: look=4"),
        ("easy@", "'' sets nothing of the bot easy"),
        ("random@luck=3", "the bot random has no setting 'luck'; it has none at all"),
    ],
)
def test_a_setting_that_there_is_not(spec: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        find_bot(spec, OtherGame())


@pytest.mark.parametrize(
    ("title", "spec", "reason"),
    [
        ("terra-nova", "hard@width=0", "width of the bot hard is a whole number from 1 to "),
        ("terra-nova", "hard@looks=0+far", "looks of the bot planner is whole numbers joined by .*0.1, not '0.far'"),
        ("terra-mystica", "expert@ranks=half", "ranks of the bot planner is whole numbers joined by"),
        ("terra-nova-2006", "hard@keen=101", "keen of the bot hard is a whole number from 0 to 100, not 101"),
        ("terra-nova-2006", "hard@many=nope", "no weights called 'nope' come with the bot; there are: fitted; or name"),
        ("terramara", "hard@weights=nope", "there are: expert, fitted; or name a file, such as nope.json"),
        ("terramara", "hard@weights=no/pe.json", "the weights in no/pe.json cannot be read: No such file or directory"),
        ("terramara", "hard@flips=2", "flips of the bot hard is a whole number from 0 to 1, not 2"),
    ],
)
def test_a_setting_that_cannot_be_is_told_before_it_plays(title: str, spec: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        find_bot(spec, find_game(title))(1)


def test_every_whole_number_of_a_level_knows_what_it_can_be() -> None:
    for title in games():
        game = find_game(title)
        for level in LEVELS:
            bot = find_bot(level, game)(1)
            for name, value in bot.settings.items():
                if isinstance(value, int):
                    least, most = bot.ranges[name]
                    assert least <= value <= most, (title, level, name)


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'genius' for Terra Nova; there are: beginner, easy, normal"):
        find_bot("genius", GAME)


def test_a_bot_of_a_package() -> None:
    assert type(find_bot("terrae.bots.greedy:GreedyBot@look=2", GAME)(3)) is GreedyBot
    with pytest.raises(UnknownBot, match="could not be loaded .ModuleNotFoundError"):
        find_bot("terrae.bots.nowhere:GreedyBot", GAME)


def test_a_bot_from_a_file(outside: Path) -> None:
    bot = find_bot(f"{outside}:FirstBot", GAME)(3)
    state = start()
    assert bot.name == "first"
    assert ask_bot(bot, state, state.decision.seat) is state.moves()[0]


def test_a_bot_that_cannot_be_made_is_named(outside: Path) -> None:
    with pytest.raises(BotFailed, match="mine.py:Stillborn failed: ValueError: not today"):
        find_bot(f"{outside}:Stillborn", GAME)(3)


def test_no_seed_of_a_strangers_bot_tells_the_luck_of_the_game(outside: Path) -> None:
    """Tables and tournaments name a bot's seed after their own, from which nature draws."""
    make = find_bot(f"{outside}:FirstBot", GAME)
    seeds = [make(seed).seed for seed in ("secret/1", "secret/2", "secret/1", None)]
    assert seeds[0] == seeds[2] != seeds[1] and seeds[3] is None
    assert "secret" not in f"{seeds}"
    assert find_bot("hard", GAME)("secret/1").seed == "secret/1", "a level does not look at it"


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("mine.py", "does not say which class"),
        ("nothing.py:FirstBot", "there is no file"),
        ("mine.py:LastBot", "has no class LastBot"),
        ("mine.py:NoBot", "NoBot is no subclass"),
        ("mine.py:ChessBot", "ChessBot does not play Terra Nova"),
    ],
)
def test_a_file_without_that_bot(outside: Path, wanted: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        find_bot(str(outside.parent / wanted), GAME)


def test_a_file_that_cannot_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("def (:", encoding="utf-8")
    with pytest.raises(UnknownBot, match="could not be loaded"):
        find_bot(f"{path}:Anything", GAME)


class Crashing(Bot):
    name = "crashing"

    def choose(self, state: State, seat: int) -> Move:
        raise ZeroDivisionError("oh no")


class Leaving(Bot):
    name = "leaving"

    def choose(self, state: State, seat: int) -> Move:
        raise SystemExit("bye")


class Cheating(Bot):
    name = "cheating"

    def choose(self, state: State, seat: int) -> Move:
        return self.game.catalogue.parse("drop")


class Mumbling(Bot):
    name = "mumbling"

    def choose(self, state: State, seat: int) -> Move:
        return "mat blue"  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Crashing, "the bot crashing failed: ZeroDivisionError: oh no"),
        (Leaving, "the bot leaving failed: SystemExit: bye"),
        (Cheating, "the bot cheating failed: it answered 'drop', which is not possible now"),
        (Mumbling, "the bot mumbling failed: it answered 'mat blue', which is no move"),
    ],
)
def test_a_bot_that_fails_is_named(kind: type[Bot], reason: str) -> None:
    state = start()
    with pytest.raises(BotFailed) as caught:
        ask_bot(kind(GAME), state, state.decision.seat)
    assert isinstance(caught.value, TerraeError)
    assert str(caught.value).startswith(reason)


class Meddling(Bot):
    name = "meddling"

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves_of(seat)
        state.play(moves[-1], seat)
        return moves[0]


def test_a_bot_gets_a_state_of_its_own() -> None:
    state = start()
    decision, before = state.decision, GAME.view(state)
    ask_bot(Meddling(GAME), state, decision.seat)
    assert state.decision is decision
    assert GAME.view(state) == before


@pytest.mark.parametrize(
    ("title", "usual"),
    [("terra-nova", "normal"), ("terra-nova-2006", "normal"), ("terramara", "normal")],
)
def test_the_usual_level_sits_where_nobody_was_named(title: str, usual: str) -> None:
    assert usual_bot(find_game(title)) == usual
