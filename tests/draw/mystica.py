"""Positions of Terra Mystica: constructed games of two to five seats on all kinds of maps, and set-ups with choices."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Any

from terrae.core.asks import Ask, ask
from terrae.core.match import Match
from terrae.core.scene import Scene
from terrae.core.state import State
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.snellman import SNELLMAN

LEDGERS = Path(__file__).parents[1] / "terra_mystica" / "ledgers"
GAMES = ("syn03", "syn05", "syn11", "syn13", "syn15", "syn19")  # 2, 4, 5, 3, 5 and 4 seats
SHARES = (0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)  # of a game that was played
EVERYTHING = {
    "fire-and-ice-factions/ice": "on",
    "fire-and-ice-factions/volcano": "on",
    "fire-and-ice-factions/variable": "v5",
    "final-scoring": "random",
}


class Position:
    """A state with everything made from it, as soon as somebody looks."""

    def __init__(self, name: str, state: State) -> None:
        self.name = name
        self.state = state

    @cached_property
    def view(self) -> dict[str, Any]:
        return GAME.view(self.state)

    @cached_property
    def scene(self) -> Scene:
        return GAME.scene(self.view)

    @property
    def asks(self) -> list[Ask]:
        seats = [] if self.state.over else [decision.seat for decision in self.state.decisions()]
        return [found for found in (ask(GAME, self.state, seat) for seat in seats) if found]


@cache
def game(name: str) -> Match:
    """A constructed game, whole."""
    match = SNELLMAN.read((LEDGERS / f"{name}.txt").read_text(encoding="utf-8")).match
    assert match is not None and match.over
    return match


@cache
def choosing() -> Match:
    """A set-up with all factions, one chosen and its terrain picked."""
    match = Match(GAME, GAME.setting(5, EVERYTHING), seed=4)
    for text in ("setup yetis", "pick-color red", "setup riverwalkers", "pick-color blue", "setup witches"):
        match.play(text)
        match.commit()
    return match


@cache
def positions() -> list[Position]:
    match = choosing()
    found = [Position(f"set-up, ply {ply}", match.at(ply)) for ply in (0, 9, *range(match.ply - 5, match.ply + 1))]
    for name in GAMES:
        match = game(name)
        found += [Position(f"{name}, {share}", match.at(int(share * match.ply))) for share in SHARES]
    return found
