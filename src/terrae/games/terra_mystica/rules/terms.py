"""The terms of a game: what its options settle before the first draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.customs import Customs
    from terrae.games.terra_mystica.rules.faction import Faction

NO_TILE: Final = -1
DRAWN: Final = -2


@final
class Terms:
    """Options as the rules read them."""

    def __init__(
        self,
        *,
        roster: list[Faction],
        customs: Customs,
        shuffled: bool = False,
        points: list[int] | None = None,
        points_2017: bool = False,
        factions: list[int] | None = None,
        random_factions: bool = False,
        allowed: list[int] | None = None,
        rounds: list[int] | None = None,
        round_pool: list[int] | None = None,
        bonus: list[int] | None = None,
        bonus_pool: list[int] | None = None,
        town_pool: list[int] | None = None,
        final: int = NO_TILE,
        by_passing: bool = False,
        consolation: bool = True,
        early_points: bool = False,
        free_order: bool = False,
        may_resign: bool = False,
        stacked_bridges: bool = False,
        spade_order: bool = False,
        any_terrain: bool = False,
        landscapes: bool = False,
    ) -> None:
        self.customs = customs
        self.roster = roster  # the factions as this game plays them
        self.shuffled = shuffled  # nature seats the players
        self.points = points  # by seat: starting points as bids
        self.points_2017 = points_2017  # starting points by faction
        self.factions = factions
        self.random_factions = random_factions
        self.allowed = allowed if allowed is not None else []  # factions that may be chosen
        self.rounds = rounds
        self.round_pool = round_pool if round_pool is not None else []
        self.bonus = bonus
        self.bonus_pool = bonus_pool if bonus_pool is not None else []
        self.town_pool = town_pool if town_pool is not None else []
        self.final = final
        self.by_passing = by_passing  # turn order of the next round
        self.consolation = consolation  # power for a builder whose neighbours all decline
        # What the site lets pass against the printed rules.
        self.early_points = early_points  # coins become points before the end
        self.free_order = free_order  # nobody waits for another seat's open cult step
        self.may_resign = may_resign
        self.stacked_bridges = stacked_bridges  # where a bridge is already
        self.spade_order = spade_order  # spades of the cult bonus in any order of the seats
        self.any_terrain = any_terrain  # spades turn a hex into any terrain, round the wheel either way
        self.landscapes = landscapes  # every faction has one to place
