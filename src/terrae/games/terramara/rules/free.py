"""What a seat may do at any question of its turn: Workers, once-a-round effects, personal bonus tiles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.moves import Move, Verb
from terrae.games.terramara.rules.action import DONE, FreeMove, Question, any_possible
from terrae.games.terramara.rules.effects import PERSONAL_BONUS, RAW
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara

GOODS_PART: Final = "amount:{seat}/{word}"
LEVELS: Final = 3
REFINE: Final = Verb("refine", icon="refine", part=GOODS_PART)


@final
class CallWorker(FreeMove):
    """`worker 2`: a Worker of this level refines up to so many goods."""

    def among(self, state: Mara, seat: Seat) -> i64:
        found: i64 = 0
        if seat.raw():
            for level in range(LEVELS):
                if seat.ready(level):
                    found |= one(level)
        return found

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        if not seat.workers[at]:
            return "worker-there"
        if not seat.ready(at):
            return "worker-ready"
        return "" if seat.raw() else "raw-there"

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.tired[at] += 1
        state.then(Refine(seat.number, at + 1, "worker", must=True))


@final
class UseArtifact(FreeMove):
    """`use A104`: the once-a-round effect of an artifact."""

    def among(self, state: Mara, seat: Seat) -> i64:
        return seat.cards & state.box.once_cards

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        powers = state.box.artifacts[at].powers
        if not seat.cards & one(at):
            return "card-yours"
        if not powers.once[seat.number]:
            return "card-usable"
        if seat.used & one(at):
            return "card-unused"
        if not any_possible(state, powers.once[seat.number]):
            return "card-useful"
        return "price-untouched" if state.paying and not powers.only_brings else ""

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.used |= one(at)
        state.programme(state.box.artifacts[at].powers.once[seat.number])


@final
class UseAbility(FreeMove):
    """`ability`: the once-a-round effect of the character."""

    def among(self, state: Mara, seat: Seat) -> i64:
        return 0 if seat.ability_used or not seat.side.once[seat.number] else 1

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        frames = seat.side.once[seat.number]
        if not frames:
            return "ability-there"
        if seat.ability_used:
            return "ability-unused"
        if not any_possible(state, frames):
            return "ability-useful"
        return "price-untouched" if state.paying and not seat.side.only_brings else ""

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.ability_used = True
        state.programme(seat.side.once[seat.number])


@final
class UseBonusTile(FreeMove):
    """`bonus B11`: a personal bonus tile, one a round, of a level not above the round; it is gone then."""

    def among(self, state: Mara, seat: Seat) -> i64:
        if seat.ability_used:
            return 0
        return seat.bonus_tiles

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        tile = state.box.bonus_tiles[at]
        if not seat.bonus_tiles & one(at) or not seat.bends & one(PERSONAL_BONUS):
            return "tile-yours"
        if seat.ability_used:
            return "tile-first"
        if tile.level > state.round:
            return "tile-level"
        if not any_possible(state, tile.frames[seat.number]):
            return "tile-useful"
        return "price-untouched" if state.paying and not tile.only_brings else ""

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        seat.ability_used = True
        seat.bonus_tiles &= ~one(at)
        state.record(seat, "bonus-tile", -1, "character")
        state.programme(state.box.bonus_tiles[at].frames[seat.number])


WORKER: Final = CallWorker("worker", icon="worker", part="amount:{seat}/worker-{target}")
USE: Final = UseArtifact("use", icon="a-octagon-line", part="card:{target}")
ABILITY: Final = UseAbility("ability", icon="i-user", part="character:{seat}")
BONUS: Final = UseBonusTile("bonus", icon="bonus-tile", part="bonus:{target}")
FREE_MOVES: Final[list[FreeMove]] = [WORKER, USE, ABILITY, BONUS]


def offer_free_moves(state: Mara, seat: Seat, out: list[Move]) -> None:
    """All of them, on the seat's own turn."""
    if state.turn == seat.number:
        for verb in FREE_MOVES:
            verb.offer(state, seat, out)


def against_free_move(state: Mara, seat: Seat, move: Move) -> str | None:
    """The first thing against a free move; nothing at all if it is none."""
    verb = move.verb
    if not isinstance(verb, FreeMove):
        return None
    return verb.against(state, seat, move.at) if state.turn == seat.number else "own-turn"


def free_goods(state: Mara, seat: Seat) -> bool:
    """Could a free move change the seat's goods, so that a question with no answer now may get one?"""
    out: list[Move] = []
    offer_free_moves(state, seat, out)
    for move in out:
        if move.verb is USE:
            if state.box.artifacts[move.at].powers.helps:
                return True
        elif move.verb is not ABILITY or seat.side.helps:
            return True
    return False


class Own(Question):
    """A question before which its seat may make free moves, if it is the seat's own turn; often it may be left."""

    def __init__(self, seat: i64, verb: Verb, must: bool = False) -> None:
        super().__init__(seat, verb)
        self.must = must

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        seat = state.seats[self.seat]
        self.offer(state, seat, out)
        if not self.must:
            out.append(state.box.of(DONE)[0])
        offer_free_moves(state, seat, out)
        return out

    def objection(self, state: Mara, seat: Seat, move: Move) -> str | None:
        if move.verb is self.verb:
            return self.against(state, seat, move.at)
        return "" if move.verb is DONE and not self.must else against_free_move(state, seat, move)

    def play(self, state: Mara, move: Move) -> None:
        verb = move.verb
        if isinstance(verb, FreeMove):
            state.then(self)
            verb.take(state, state.seats[self.seat], move.at)
        elif self.must or verb is not DONE:
            self.answer(state, move)

    def answer(self, state: Mara, move: Move) -> None:
        """Carry one out."""
        raise NotImplementedError

    def answers(self, state: Mara) -> list[Move]:
        """The answers to the question itself."""
        out: list[Move] = []
        self.offer(state, state.seats[self.seat], out)
        return out


class Price(Own):
    """A question in the middle of a price: until it is paid, no free move may take goods."""

    def __init__(self, seat: i64, verb: Verb) -> None:
        super().__init__(seat, verb, must=True)

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
        if not self.answers(state) and not free_goods(state, state.seats[self.seat]):
            return False
        state.now = self
        return True


@final
class Refine(Own):
    """Which raw goods become refined? Up to so many; a Worker that was called must refine one at least."""

    def __init__(self, seat: i64, number: i64, source: str, must: bool = False) -> None:
        super().__init__(seat, REFINE, must)
        self.number = number
        self.source = source

    def enter(self, state: Mara) -> bool:
        if not state.seats[self.seat].raw():
            return False
        state.now = self
        return True

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        return "" if seat.goods[at] else "good-held"

    def answer(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.then(Refine(self.seat, self.number - 1, self.source))
        seat = state.seats[self.seat]
        state.pay_goods(seat, move.at, 1, self.source)
        state.gain_goods(seat, move.at + RAW, 1, self.source)
