"""What a seat may do at any question of its turn: Workers, once-a-round effects, personal bonus tiles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, place
from terrae.core.moves import Move, Verb
from terrae.core.state import Decision
from terrae.games.terramara.rules.action import DONE, FreeMove, any_possible
from terrae.games.terramara.rules.effects import PERSONAL_BONUS, RAW
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara

REFINE: Final = Verb("refine")
LEVELS: Final = 3


@final
class CallWorker(FreeMove):
    """`worker 2`: a Worker of this level refines up to so many goods."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        if not seat.raw():
            return
        family = state.box.of(self)
        for level in range(LEVELS):
            if seat.ready(level):
                out.append(family[level])

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.tired[at] += 1
        state.then(Refine(seat.number, at + 1, "worker", must=True))


@final
class UseArtifact(FreeMove):
    """`use A104`: the once-a-round effect of an artifact."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        cards = seat.cards & (state.box.giving_cards if state.paying else state.box.once_cards) & ~seat.used
        if not cards:
            return
        family = state.box.of(self)
        while cards:
            low = cards & -cards
            number = place(low)
            if any_possible(state, state.box.artifacts[number].powers.once[seat.number]):
                out.append(family[number])
            cards ^= low

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.used |= one(at)
        state.programme(state.box.artifacts[at].powers.once[seat.number])


@final
class UseAbility(FreeMove):
    """`ability`: the once-a-round effect of the character."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        if seat.ability_used or (state.paying and not seat.side.only_brings):
            return
        if any_possible(state, seat.side.once[seat.number]):
            out.append(state.box.of(self)[0])

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.ability_used = True
        state.programme(seat.side.once[seat.number])


@final
class UseBonusTile(FreeMove):
    """`bonus B11`: a personal bonus tile, one a round, of a level not above the round; it is gone then."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        tiles = seat.bonus_tiles
        if not tiles or seat.ability_used or not seat.bends & one(PERSONAL_BONUS):
            return
        family = state.box.of(self)
        while tiles:
            low = tiles & -tiles
            tile = state.box.bonus_tiles[place(low)]
            allowed = tile.level <= state.round and (tile.only_brings or not state.paying)
            if allowed and any_possible(state, tile.frames[seat.number]):
                out.append(family[place(low)])
            tiles ^= low

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.ability_used = True
        seat.bonus_tiles &= ~one(at)
        state.record(seat, "bonus-tile", -1, "character")
        state.programme(state.box.bonus_tiles[at].frames[seat.number])


WORKER: Final = CallWorker("worker")
USE: Final = UseArtifact("use")
ABILITY: Final = UseAbility("ability")
BONUS: Final = UseBonusTile("bonus")
FREE_MOVES: Final[list[FreeMove]] = [WORKER, USE, ABILITY, BONUS]


def offer_free_moves(state: Mara, seat: Seat, out: list[Move]) -> None:
    """All of them, on the seat's own turn."""
    for verb in FREE_MOVES:
        verb.offer(state, seat, out)


def free_goods(state: Mara, seat: Seat) -> bool:
    """Could a free move change the seat's goods, so that a question with no answer now may get one?"""
    out: list[Move] = []
    offer_free_moves(state, seat, out)
    for move in out:
        if move.verb is USE:
            if state.box.artifacts[move.at].powers.helps:
                return True
        elif move.verb is not ABILITY:
            return True
    return False


class Own(Decision[Mara]):
    """A question before which its seat may make free moves, if it is the seat's own turn; often it may be left."""

    def __init__(self, seat: i64, must: bool = False) -> None:
        super().__init__(seat)
        self.must = must

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        self.offer(state, out)
        if not self.must:
            out.append(state.box.of(DONE)[0])
        if state.turn == self.seat:
            offer_free_moves(state, state.seats[self.seat], out)
        return out

    def play(self, state: Mara, move: Move) -> None:
        verb = move.verb
        if isinstance(verb, FreeMove):
            state.then(self)
            verb.take(state, state.seats[self.seat], move.at)
        elif self.must or verb is not DONE:
            self.answer(state, move)

    def offer(self, state: Mara, out: list[Move]) -> None:
        """Add the answers that are possible now."""
        raise NotImplementedError

    def answer(self, state: Mara, move: Move) -> None:
        """Carry one out."""
        raise NotImplementedError


class Price(Own):
    """A question in the middle of a price: until it is paid, no free move may take goods."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, must=True)

    def enter(self, state: Mara) -> bool:
        state.paying = True
        state.now = self
        return True

    def answer(self, state: Mara, move: Move) -> None:
        state.paying = False
        self.pay(state, move)

    def pay(self, state: Mara, move: Move) -> None:
        """A part of it is paid."""
        raise NotImplementedError


class Hopeful(Own):
    """A question that is asked without an answer too, if a free move may bring about one."""

    def enter(self, state: Mara) -> bool:
        out: list[Move] = []
        self.offer(state, out)
        if not out and not (state.turn == self.seat and free_goods(state, state.seats[self.seat])):
            return False
        state.now = self
        return True


@final
class Refine(Own):
    """Which raw goods become refined? Up to so many; a Worker that was called must refine one at least."""

    def __init__(self, seat: i64, number: i64, source: str, must: bool = False) -> None:
        super().__init__(seat, must)
        self.number = number
        self.source = source

    def enter(self, state: Mara) -> bool:
        if not state.seats[self.seat].raw():
            return False
        state.now = self
        return True

    def offer(self, state: Mara, out: list[Move]) -> None:
        goods = state.seats[self.seat].goods
        family = state.box.of(REFINE)
        for kind in range(RAW):
            if goods[kind]:
                out.append(family[kind])

    def answer(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.then(Refine(self.seat, self.number - 1, self.source))
        seat = state.seats[self.seat]
        state.pay_goods(seat, move.at, 1, self.source)
        state.gain_goods(seat, move.at + RAW, 1, self.source)
