"""An open turn: what the seat whose turn it is may and must still do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.games.terra_mystica.rules.grant import Grant, Held, amount_of, forced, lasting, put, total

NOWHERE: Final = -1


@final
@mypyc_attr(acyclic=True)
class OpenTurn:
    """A turn under way: actions left, what the last action granted, and where it worked."""

    def __init__(self) -> None:
        self.actions: i64 = 0  # full actions left
        self.acted = False
        self.unsettled = False  # passed with something left to choose
        self.held: Held | None = None  # grants
        # The ground this action worked on
        self.digs = False  # is it an action that spades may be bought for?
        self.worked: i64 = NOWHERE  # the hex the action's spades were used on
        self.strayed = False  # a hex was turned into something else than home
        self.jumped: i64 = NOWHERE  # the hex that tunnel or carpet was paid for
        self.landed = False  # it placed a landscape: what is next to that alone is out of reach
        self.quiet = False  # steps down of this turn pay for the landscape itself

    def of(self, grant: Grant) -> int:
        """How much is held of a grant."""
        return amount_of(self.held, grant)

    def amount(self, shown: str) -> int:
        """How much is held of what views call by this name."""
        return total(self.held, shown)

    def hold(self, grant: Grant, amount: int) -> None:
        """So much is held of a grant from now on."""
        self.held = put(self.held, grant, amount)

    def add(self, grant: Grant, amount: int) -> None:
        """More of a grant."""
        self.held = put(self.held, grant, self.of(grant) + amount)

    def busy(self) -> bool:
        """Is there something that must be done before the turn can end?"""
        return forced(self.held)

    def drop_rights(self) -> None:
        """What the last action granted and was not used is lost."""
        self.held = lasting(self.held)
        self.digs = False
        self.worked = NOWHERE
        self.strayed = False
        self.jumped = NOWHERE
        self.landed = False

    def copy(self) -> OpenTurn:
        twin = OpenTurn()
        twin.actions = self.actions
        twin.acted = self.acted
        twin.unsettled = self.unsettled
        twin.held = self.held
        twin.digs = self.digs
        twin.worked = self.worked
        twin.strayed = self.strayed
        twin.jumped = self.jumped
        twin.landed = self.landed
        twin.quiet = self.quiet
        return twin
