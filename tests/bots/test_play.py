"""Bots play whole games of every kind, always the same from the same seed, and the better ones win."""

from __future__ import annotations

import pytest

from terrae.bots import ask_bot, find_bot
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.lab.tournament import draw_up, play_tournament, standings

GAME = find_game("terra-nova")
KINDS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"variant": "planner"}),
    (2, {"variant": "lucky-digger"}),
    (3, {"order": "dropout", "factions": "random"}),
    (4, {"setup": "first-game"}),
    (4, {"map": "alternative", "order": "dropout"}),
]


def whole_game(names: list[str], options: dict[str, str], seed: str) -> list[str]:
    """The log of a game between bots; `ask_bot` refuses an illegal move."""
    match = Match(GAME, GAME.setting(len(names), options), seed=seed)
    bots = [find_bot(name, GAME)(f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return [entry.move.text for entry in match.log]


@pytest.mark.parametrize("name", ["random", "easy"])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_quick_bots_play_every_kind_of_game(name: str, seats: int, options: dict[str, str]) -> None:
    log = whole_game([name] * seats, options, "kinds")
    assert len(log) > 60


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_the_normal_bot_plays_every_kind_of_game(seats: int, options: dict[str, str]) -> None:
    log = whole_game(["normal", *["random"] * (seats - 1)], options, "kinds")
    assert len(log) > 60


@pytest.mark.parametrize("name", ["random", "easy", "normal"])
def test_one_seed_one_game(name: str) -> None:
    names = [name, "random"]
    assert whole_game(names, {}, "again") == whole_game(names, {}, "again")


def test_another_seed_another_game() -> None:
    assert whole_game(["random"] * 2, {}, "one") != whole_game(["random"] * 2, {}, "two")


def test_easy_beats_random() -> None:
    easy, random = standings(play_tournament(draw_up("terra-nova", ["random", "easy"], 12, 2, "margin")))
    assert easy.bot == "easy"
    assert easy.points.value > random.points.value + 5


def test_normal_beats_easy() -> None:
    normal, easy = standings(play_tournament(draw_up("terra-nova", ["easy", "normal"], 4, 2, "margin")))
    assert normal.bot == "normal"
    assert normal.points.value > easy.points.value + 10
