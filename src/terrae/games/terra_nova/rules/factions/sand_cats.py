"""Sand Cats: money when others upgrade; the left palace makes trading posts cheaper."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_nova.rules.box import ALWAYS, LEFT, Mat
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


@final
class SandCats(Faction):
    """Points for buildings away from the river are on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {
            "money-from-upgrades": Form(ALWAYS, ["money", "money_of_two_seats"]),
            "cheap-posts": Form(LEFT, ["adjacent", "alone"]),
        }

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.money: i64 = self.number_of("money-from-upgrades", "money")
        self.money_of_two_seats: i64 = self.number_of("money-from-upgrades", "money_of_two_seats")
        self.adjacent: i64 = self.number_of("cheap-posts", "adjacent")
        self.alone: i64 = self.number_of("cheap-posts", "alone")

    def post_price(self, state: Nova, seat: Seat, neighbour: bool) -> i64:
        if seat.left:
            return self.adjacent if neighbour else self.alone
        return super().post_price(state, seat, neighbour)

    def on_other_upgrade(self, state: Nova, seat: Seat) -> None:
        state.gain_money(seat, self.money_of_two_seats if len(state.seats) == 2 else self.money, self.source)
