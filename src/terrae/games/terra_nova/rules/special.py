"""Special actions: of the bonus tile and of palaces."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.games.terra_nova.rules.action import Action, Question
from terrae.games.terra_nova.rules.box import LEFT, RIGHT
from terrae.games.terra_nova.rules.building import Dig
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why

BONUS: Final = 1  # the bonus tile, as a set


@final
class SpecialAction(Action):
    """`special left`: the action of the bonus tile or of a palace."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> i64:
        found: i64 = 0
        if (
            (state.box.bonus_tiles[seat.bonus].shovels or why.spot == BONUS)
            and not why.spot & ~BONUS
            and self.tile_ready(state, seat, why)
        ):
            found = BONUS
        if seat.left | seat.right or why.spot:
            for slot in (LEFT, RIGHT):
                if (not why.spot or why.spot == one(slot)) and self.palace_ready(state, seat, slot, why):
                    found |= one(slot)
        return found

    def tile_ready(self, state: Nova, seat: Seat, why: Why) -> bool:
        """Can the action of the bonus tile be used?"""
        if (not state.box.bonus_tiles[seat.bonus].shovels and why.stop("tile-action")) or (
            state.bonus_used & one(seat.bonus) and why.stop("tile-unused")
        ):
            return False
        return self.asks(state, seat, 0).answered(state, seat) or not why.stop("answer")

    def palace_ready(self, state: Nova, seat: Seat, slot: i64, why: Why) -> bool:
        """Can the action of a palace be used?"""
        special = seat.faction.special(slot)
        if special is None:
            why.stop("palace-action")
            return False
        return (
            (seat.has(slot) or not why.stop("palace-stands"))
            and (not seat.used & one(slot) or not why.stop("palace-unused"))
            and (seat.bowl3 >= special.power or not why.stop("power-there"))
            and special.ready(state, seat, why)
            and (special.asks(seat).answered(state, seat) or not why.stop("answer"))
        )

    def power(self, state: Nova, seat: Seat, at: i64) -> i64:
        special = seat.faction.special(at)
        return 0 if special is None else special.power

    def asks(self, state: Nova, seat: Seat, at: i64) -> Question:
        special = seat.faction.special(at)
        if special is not None:
            return special.asks(seat)
        return Dig(seat.number, state.box.bonus_tiles[seat.bonus].shovels)

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        special = seat.faction.special(at)
        if special is None:
            state.bonus_used |= one(seat.bonus)
        else:
            if special.once:
                seat.used |= one(at)
            if special.power:
                state.pay_power(seat, special.power, seat.faction.effect_source(at))
        state.then(self.asks(state, seat, at))


SPECIAL: Final = SpecialAction("special", icon="a-octagon-line", part="mat:{seat}/palace-{target}")
