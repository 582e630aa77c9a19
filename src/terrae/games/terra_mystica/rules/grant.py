"""Grants: what an action brought and is still to be used or chosen, in any order. They are made once, for all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import NOT_OFFERED, Action
from terrae.games.terra_mystica.rules.box import FREE, Goods

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.seat import Seat
    from terrae.games.terra_mystica.rules.state import Mystica

# The order in which a turn asks: choices that must be made, debts, rights; each grant has its place after one of these.
CHOICES: Final = 0
DEBTS: Final = 100
RIGHTS: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class Grant:
    """One kind of grant; how much of it a turn holds is kept beside it."""

    def __init__(
        self,
        key: str,
        rank: i64,
        verb: Verb | None = None,
        *,
        must: bool = False,
        at_once: bool = False,
        lasts: bool = False,
        shown: str = "",
        unit: str = "",
        site: str = "",
    ) -> None:
        self.key = key  # of its question
        self.rank = rank  # its place among them
        self.verb = verb  # what it is used with
        self.must = must  # before the turn ends
        self.at_once = at_once  # before anything else; it has the first place
        self.lasts = lasts  # past the next action
        self.shown = shown  # its name in a view
        self.unit = unit  # the word for what it counts
        self.site = site  # what terra.snellman.net calls it
        KNOWN.append(self)

    def asks(self, state: Mystica) -> str:
        """The key of its question just now; empty if it is none."""
        return self.key

    def count(self, amount: int) -> int:
        """How many things an amount is."""
        return amount

    def claims(self, state: Mystica, verb: Verb) -> bool:
        """Is a verb no action of its own meanwhile?"""
        return False

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        """Add the moves that use it."""
        raise NotImplementedError

    def takes(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        """Would a move use it if nothing were against that?"""
        return self.answers(state, seat, amount, move)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        """The name of the first condition that does not hold for a move that it takes; empty if it is possible."""
        action = move.verb
        if isinstance(action, Action):
            return action.against(state, seat, move.at)
        out: list[Move] = []
        self.offer(state, seat, amount, out)
        return "" if move in out else NOT_OFFERED

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        """What a move that uses it costs in goods."""
        action = self.verb
        return action.price(state, seat, at) if isinstance(action, Action) else FREE

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        """Does a move use it?"""
        return move.verb is self.verb

    def hold(self, state: Mystica, seat: Seat, amount: int) -> None:
        """So much of it is held from now on."""
        state.turn.hold(self, amount)

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        """Use it. First what is left is held, then the move is carried out: it may bring more of the same."""
        self.hold(state, seat, amount - 1)
        self.use(state, seat, move)

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        """What the move does."""
        action = move.verb
        assert isinstance(action, Action)
        action.take(state, seat, move.at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Grant):
    """A grant with few moves: each is tried, and those with nothing against them are offered."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        verb = self.verb
        assert verb is not None
        for move in state.land.of(verb):
            if not self.against(state, seat, amount, move):
                out.append(move)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Debt(Grant):
    """A grant of the seat, not of the turn: it may come and be answered in other seats' turns and between rounds."""

    def hold(self, state: Mystica, seat: Seat, amount: int) -> None:
        seat.held = put(seat.held, self, amount)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Held:
    """What a turn holds, by rank: a list that is shared, never changed."""

    def __init__(self, grant: Grant, amount: int, rest: Held | None) -> None:
        self.grant = grant
        self.amount = amount
        self.rest = rest


KNOWN: Final[list[Grant]] = []  # all there are, for those who describe them


def put(held: Held | None, grant: Grant, amount: int) -> Held | None:
    """The list with so much of a grant."""
    if held is None or held.grant.rank > grant.rank:
        return Held(grant, amount, held) if amount else held
    if held.grant is grant:
        return Held(grant, amount, held.rest) if amount else held.rest
    rest = put(held.rest, grant, amount)
    return held if rest is held.rest else Held(held.grant, held.amount, rest)


def amount_of(held: Held | None, grant: Grant) -> int:
    """How much of a grant is in a list."""
    while held is not None:
        if held.grant is grant:
            return held.amount
        held = held.rest
    return 0


def total(held: Held | None, shown: str) -> int:
    """How much is in a list of what views call by this name."""
    number = 0
    while held is not None:
        if held.grant.shown == shown:
            number += held.grant.count(held.amount)
        held = held.rest
    return number


def forced(held: Held | None) -> bool:
    """Is there something in a list that must be done?"""
    while held is not None:
        if held.grant.must:
            return True
        held = held.rest
    return False


def urgent(held: Held | None) -> Held | None:
    """What in a list comes before anything else."""
    return held if held is not None and held.grant.at_once else None


def find(held: Held | None, state: Mystica, seat: Seat, move: Move) -> Held | None:
    """What in a list a move uses."""
    while held is not None:
        if held.grant.answers(state, seat, held.amount, move):
            return held
        held = held.rest
    return None


def offer_all(held: Held | None, state: Mystica, seat: Seat, out: list[Move]) -> None:
    """Add the moves that use something in a list."""
    while held is not None:
        held.grant.offer(state, seat, held.amount, out)
        held = held.rest


def each(held: Held | None) -> list[Held]:
    """A list as a list of Python, for those who describe it."""
    found: list[Held] = []
    while held is not None:
        found.append(held)
        held = held.rest
    return found


def lasting(held: Held | None) -> Held | None:
    """What of a list outlasts an action."""
    if held is None:
        return None
    rest = lasting(held.rest)
    if not held.grant.lasts:
        return rest
    return held if rest is held.rest else Held(held.grant, held.amount, rest)
