"""Tales: how a game began, kept small, so that any of its first turns can be told in words when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from terrae.core.errors import TerraeError
from terrae.core.game import Game, Setting
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.story import line, steps

OPTION = "option "  # how rows of the lab name what is no thing on the table


@dataclass(frozen=True, eq=False)
class Tale:
    """The first moves of a game, and who played them; there are many of them, so nothing else is kept."""

    game: Game
    setting: Setting
    moves: tuple[Move, ...]
    seats: tuple[int, ...]

    def words(self, first: int, last: int) -> str:
        """The moves from one ply to another as a story tells them; nothing if they cannot be played any more."""
        match = Match(self.game, self.setting)
        try:
            for move, seat in zip(self.moves[:last], self.seats[:last], strict=True):
                match.play(move, seat)
                match.commit()
        except TerraeError:
            return ""
        return line(steps(match, match.at(first), first, last))


def tale_of(match: Match, plies: int) -> Tale:
    """The beginning of a match."""
    log = match.log[:plies]
    return Tale(match.game, match.setting, tuple(it.move for it in log), tuple(int(it.seat) for it in log))


def tale_from_rows(game: Game, row: Mapping[str, Any], turns: Iterable[Mapping[str, Any]]) -> Tale | None:
    """The same from rows of the lab; none if not all turns are there, or the set-up is not known any more."""
    moves: list[Move] = []
    seats: list[int] = []
    options = {option.name for option in game.options}
    chosen = {thing["kind"].removeprefix(OPTION): thing["name"] for thing in row["setup"]}
    try:
        setting = game.setting(row["seats"], {name: value for name, value in chosen.items() if name in options})
        for turn in turns:
            if turn["ply"] != len(moves) + 1:
                return None
            moves += [game.catalogue.parse(text) for text in turn["moves"]]
            seats += [turn["seat"] - 1] * len(turn["moves"])
    except TerraeError:
        return None
    return Tale(game, setting, tuple(moves), tuple(seats))
