"""Ice: what Ice Maidens and Yetis have in common, and what each has alone."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from terrae.games.terra_mystica.rules.box import TEMPLE, Mat, Payout
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class IceFaction(Faction):
    """Spades work towards the terrain picked at the start; even that one takes a spade to freeze."""

    def spades_home(self, seat: Seat, terrain: i64) -> i64:
        around = (terrain - seat.picked) % 7
        steps = min(around, 7 - around)
        return steps if steps else 1

    def goal(self, seat: Seat) -> i64:
        return seat.picked


@final
class IceMaidens(IceFaction):
    """A favour tile at the start is on the board; with the stronghold, points for temples when passing."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "ice": TraitRule("ability"),
        "first-favour": TraitRule("ability", "favours", printed={"favours": "favours"}),
        "points-per-temple": TraitRule("stronghold", "points"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.payouts = [Payout(TEMPLE, self.number_of("points-per-temple", "points"), None, self.source)]


@final
class Yetis(IceFaction):
    """Cheaper power actions; with the stronghold, used ones too. Strong halls are on the board."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "ice": TraitRule("ability"),
        "cheap-power": TraitRule("ability", "less"),
        "power-again": TraitRule("stronghold"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.less: i64 = self.number_of("cheap-power", "less")

    def power_price(self, printed: i64) -> i64:
        return printed - self.less

    def repeats_power(self, seat: Seat) -> bool:
        return seat.has_stronghold()
