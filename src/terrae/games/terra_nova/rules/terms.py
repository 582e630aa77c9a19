"""The terms of a game: what its options settle before the first draw."""

from __future__ import annotations

from typing import final

from terrae.core.state import NATURE
from terrae.games.terra_nova.rules.box import FirstGame


@final
class Terms:
    """Options as the rules read them."""

    def __init__(
        self,
        *,
        first: int = NATURE,
        rounds: list[int] | None = None,
        bonus: list[int] | None = None,
        factions: list[int] | None = None,
        random_factions: bool = False,
        first_game: FirstGame | None = None,
        by_dropout: bool = False,
        planner: bool = False,
        lucky_digger: bool = False,
    ) -> None:
        self.first = first
        self.rounds = rounds
        self.bonus = bonus
        self.factions = factions
        self.random_factions = random_factions
        self.first_game = first_game
        self.by_dropout = by_dropout
        self.planner = planner
        self.lucky_digger = lucky_digger
