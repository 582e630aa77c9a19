"""Levels play every kind of game to its end: each value of each option of every title, with any number of seats."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from itertools import cycle
from pathlib import Path

import pytest

from terrae.bots import LEVELS, ask_bot, find_bot
from terrae.core.errors import TerraeError
from terrae.core.game import Game, Option, Setting, find_game, games
from terrae.core.match import Match
from tests.scale import only_at_full_scale

SURVEYOR = "wide=3,sample=1,tried=2,playouts=1,halvings=0,horizon=2,answer_wide=2"
HASTE = {"terra-nova-2006": SURVEYOR}
PLENTY = "positions=40"  # elsewhere: enough to think, little enough for a test
CHANGES = {
    "terra-mystica": ("box.toml", "value = 7", "value = 6"),  # of a town
    "terra-nova": ("rules.toml", "house = 4", "house = 6"),  # the price
    "terra-nova-2006": ("rules.toml", "points = [3, 2, 1]", "points = [5, 1, 1]"),  # by landscapes of a region
    "terramara": ("rules.toml", "explorers = 4", "explorers = 3"),
}
EVERY_LEVEL = only_at_full_scale("every value of every option by every level")


def values(option: Option) -> list[str]:
    """What can be chosen, as far as the title names it."""
    return [value for value in dict.fromkeys((*option.values, *option.offers, *option.samples)) if value]


def kinds(game: Game) -> list[Setting]:
    """Set-ups that have every value of every option between them, each as many as go together."""
    left = [(option.name, value) for option in game.options for value in values(option)]
    found: list[Setting] = []
    seats = cycle(range(game.fewest, game.most + 1))
    refused = 0
    while left and refused <= game.most - game.fewest:
        number = next(seats)
        chosen: dict[str, str] = {}
        for name, value in left:
            if name not in chosen:
                try:
                    Match(game, game.setting(number, {**chosen, name: value}), seed="kinds")
                except TerraeError:
                    continue
                chosen[name] = value
        if not chosen:
            refused += 1
            continue
        refused = 0
        found.append(game.setting(number, chosen))
        left = [(name, value) for name, value in left if chosen.get(name) != value]
    assert not left, f"never chosen: {left}"
    return found


@pytest.mark.parametrize("title", games())
def test_levels_play_every_value_of_every_option(title: str) -> None:
    game = find_game(title)
    ways = cycle(LEVELS)
    for number, setting in enumerate(kinds(game)):
        for level in LEVELS if EVERY_LEVEL else (next(ways),):
            make = find_bot(f"{level}@{HASTE.get(title, PLENTY)}", game)
            match = Match(game, setting, seed=f"kinds {number}")
            bots = [make(seat) for seat in range(setting.seats)]
            while not match.over:
                seat = match.state.decision.seat
                match.play(ask_bot(bots[seat], match.state, seat), seat)
                match.commit()
            assert max(game.scores(match.state)) > 0, (level, setting)


@pytest.mark.parametrize("title", games())
def test_levels_play_with_components_that_differ(title: str, tmp_path: Path) -> None:
    """And otherwise than with the usual ones: what they weigh is read from the components."""
    game = find_game(title)
    with as_file(files(f"terrae.games.{title.replace('-', '_')}") / "data") as usual:
        folder = shutil.copytree(usual, tmp_path / "set")
    file, old, new = CHANGES[title]
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    logs: list[list[str]] = []
    for components in (folder, None):
        match = Match(game, game.setting(2, {}, components), seed="differ")
        bots = [find_bot(f"{level}@{HASTE.get(title, PLENTY)}", game)("differ") for level in ("hard", "expert")]
        while not match.over:
            seat = match.state.decision.seat
            match.play(ask_bot(bots[seat], match.state, seat), seat)
            match.commit()
        logs.append([entry.move.text for entry in match.log])
    assert logs[0] != logs[1]
