"""Special actions: of the bonus tile and of palaces."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.moves import Move
from terrae.games.terra_nova.rules.action import Action
from terrae.games.terra_nova.rules.building import Dig, can_dig
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


@final
class SpecialAction(Action):
    """`special left`: the action of the bonus tile or of a palace."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        shovels = state.box.bonus_tiles[seat.bonus].shovels
        if shovels and not state.bonus_used & one(seat.bonus) and can_dig(state, seat, shovels):
            out.append(state.land.of(self)[0])
        if seat.left | seat.right:
            for special in seat.faction.specials:
                if seat.has(special.slot) and not seat.used & one(special.slot) and special.possible(state, seat):
                    out.append(state.land.of(self)[special.slot])

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        if at == 0:
            state.bonus_used |= one(seat.bonus)
            state.then(Dig(seat.number, state.box.bonus_tiles[seat.bonus].shovels))
            return
        for special in seat.faction.specials:
            if special.slot == at:
                if special.once:
                    seat.used |= one(at)
                special.use(state, seat)
                return


SPECIAL: Final = SpecialAction("special")
