"""A beginning: the table that a lesson or puzzle sets up."""

from __future__ import annotations

from dataclasses import dataclass

from terrae.core.match import Match
from terrae.server.drafts import Orders


@dataclass(frozen=True)
class Begun:
    """The match, where its turns began, whose seat is the guest's (from 1), and who sits in the others."""

    match: Match
    runs: list[int]
    seat: int
    seed: str
    bot: str
    orders: Orders
