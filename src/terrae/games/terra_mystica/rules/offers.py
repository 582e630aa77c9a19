"""Power offered to neighbours: what is on offer, and what hangs on the answers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

ASK: Final = -1
ALWAYS: Final = 99


@final
@mypyc_attr(acyclic=True)
class Offer:
    """So much power for a seat because of a structure of a neighbour. Offers never change."""

    def __init__(self, builder: i64, at: i64, power: i64, deal: i64, counts: bool, coins: i64 = 0) -> None:
        self.builder = builder
        self.at = at  # where the structure stands
        self.power = power
        self.deal = deal  # which structure it was, so that answers to it are told apart
        self.coins = coins  # that may be taken instead
        self.counts = counts  # could the seat gain anything when the structure was built?


@final
@mypyc_attr(acyclic=True)
class Deal:
    """The answers to the offers of one structure, for factions that draw something from them. Deals never change."""

    def __init__(
        self, number: i64, waiting: i64, taken: bool = False, refused: bool = False, void: bool = False
    ) -> None:
        self.number = number
        self.waiting = waiting  # for so many answers that count
        self.taken = taken  # somebody accepted
        self.refused = refused  # somebody declined what was worth something
        self.void = void  # somebody left the game without an answer: there is no consolation
