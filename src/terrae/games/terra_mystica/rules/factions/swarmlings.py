"""Swarmlings: workers for towns; with the stronghold, a free trading house in each round."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.board.wide import members
from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import DWELLING, POST, Mat
from terrae.games.terra_mystica.rules.building import UPGRADE, UPGRADES, no_piece
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.grant import RIGHTS, Grant
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Posts(Grant):
    """Dwellings that become trading houses for nothing."""

    def claims(self, state: Mystica, verb: Verb) -> bool:
        return verb is UPGRADE

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        family = state.land.of(UPGRADE)
        if not no_piece(state, seat, POST):
            for at in members(seat.standing[DWELLING]):
                out.append(family[at * UPGRADES])

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        return UPGRADE.no_place(state, seat, move.at) if move.at % UPGRADES == POST - 1 else "free-post-first"

    def takes(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is UPGRADE

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is UPGRADE and move.at % UPGRADES == POST - 1

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        UPGRADE.replace(state, seat, POST, state.land.hex_at[move.at // UPGRADES])


POSTS: Final = Posts("post", RIGHTS + 60, UPGRADE, shown="posts", site="FREE_TP")


@final
class FreePost(Special):
    """A dwelling becomes a trading house."""

    def useless(self, state: Mystica, seat: Seat) -> str:
        return no_piece(state, seat, POST) if seat.counts[DWELLING] else "no-dwelling-stands"

    def use(self, state: Mystica, seat: Seat) -> None:
        state.turn.add(POSTS, 1)


@final
class Swarmlings(Faction):
    """Dear structures are on the board."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "workers-per-town": TraitRule("ability", "workers"),
        "free-post": TraitRule("stronghold", action=True),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [FreePost("ACTS")]
        self.workers: i64 = self.number_of("workers-per-town", "workers")

    def on_town(self, state: Mystica, seat: Seat) -> None:
        state.gain_workers(seat, self.workers, self.source)
