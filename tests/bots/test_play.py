"""Bots play whole games of every kind, always the same from the same seed, and the better ones win."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from terrae.bots import Bot, ask_bot
from terrae.bots.bot import Setting
from terrae.bots.greedy import GreedyBot
from terrae.bots.random import RandomBot
from terrae.bots.terra_nova import NovaBot
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.lab.arena import run
from terrae.lab.playing import Table
from terrae.lab.tournament import Tournament

GAME = find_game("terra-nova")
KINDS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"variant": "planner"}),
    (2, {"variant": "lucky-digger"}),
    (3, {"order": "dropout", "factions": "random"}),
    (4, {"setup": "first-game"}),
    (4, {"map": "alternative", "order": "dropout"}),
]


class HastyBot(NovaBot):
    """The planner with less thought, for tests that do not ask how well it plays."""

    settings: Mapping[str, Setting] = {**NovaBot.settings, "width": 2, "later": 1, "last": 2, "positions": 60}


def whole_game(kinds: list[type[Bot]], options: dict[str, str], seed: str) -> list[str]:
    """The log of a game between bots; `ask_bot` refuses an illegal move."""
    match = Match(GAME, GAME.setting(len(kinds), options), seed=seed)
    bots = [kind(GAME, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return [entry.move.text for entry in match.log]


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot, HastyBot])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_bots_play_every_kind_of_game(kind: type[Bot], seats: int, options: dict[str, str]) -> None:
    log = whole_game([kind] * seats, options, "kinds")
    assert len(log) > 60


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot, HastyBot])
def test_one_seed_one_game(kind: type[Bot]) -> None:
    kinds = [kind, RandomBot]
    assert whole_game(kinds, {}, "again") == whole_game(kinds, {}, "again")


def test_the_title_says_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every title ranks by points alone."""
    monkeypatch.setattr(type(GAME), "winners", lambda self, state: [1, 0])
    played = Table(Tournament("terra-nova", ("random",), 2, "last")).play(0)
    assert [score.win for score in played.scores] == [0.5, 0.5]


def test_another_seed_another_game() -> None:
    assert whole_game([RandomBot] * 2, {}, "one") != whole_game([RandomBot] * 2, {}, "two")


def test_easy_beats_random() -> None:
    easy, random = run(Tournament("terra-nova", ("random", "easy"), 2, "margin"), 12).bots
    assert easy.name == "easy"
    assert easy.points is not None and random.points is not None
    assert easy.points.value > random.points.value + 5


def test_normal_beats_easy() -> None:
    normal, easy = run(Tournament("terra-nova", ("easy", "normal"), 2, "margin"), 8).bots
    assert normal.name == "normal"
    assert normal.points is not None and easy.points is not None
    assert normal.points.value > easy.points.value + 5


def test_an_easy_bot_changes_money_for_points_only() -> None:
    """Else the log is full of trades that nobody understands."""
    game = find_game("terra-mystica")
    match = Match(game, game.setting(3), seed="money")
    bots = [GreedyBot(game, f"money/{seat}") for seat in range(3)]
    while not match.over:
        seat = match.state.decision.seat
        before = game.scores(match.state)[seat]
        move = ask_bot(bots[seat], match.state, seat)
        match.play(move, seat)
        match.commit()
        if move.verb.word in game.asides:
            assert game.scores(match.state)[seat] > before
    assert len(match.log) > 60
