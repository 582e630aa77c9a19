"""Why not: conditions have names, so that the rules that tell what is legal also tell what is against a move.

A rule joins the sets for which its conditions hold; what is in all of them is legal. Whoever asks why a move is not
lets the same rule run with that move in mind, and learns the first condition that does not hold. Its sentence is found
in the words of the title, under the name of the condition.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes


@final
class Why:
    """Somebody's question about one target of a verb; or nobody's, while rules look for all that is legal.

    What a place lacks is told before what the seat lacks, so that rules may ask for the purse first.
    """

    def __init__(self, spot: Hexes = 0) -> None:
        self.spot = spot  # the set of that target; nobody asks about any
        self.missing = ""  # the first condition that does not hold for it
        self.number: i64 = 0  # what it asks for, if that is an amount
        self.purse = False  # is it something that the seat lacks?

    def only(self, name: str, where: Hexes) -> Hexes:
        """A condition of places, and where it holds."""
        if self.spot and not self.spot & where:
            self.blame(name, 0)
        return where

    def paid(self, name: str, where: Hexes, price: i64) -> Hexes:
        """A condition of places that is a price, and where it can be paid."""
        if self.spot and not self.spot & where:
            self.blame(name, price)
        return where

    def stop(self, name: str) -> bool:
        """A condition of the seat or the table does not hold. Is there nothing else to look for?"""
        return self.dear(name, 0) if self.spot else True

    def dear(self, name: str, price: i64) -> bool:
        """The same, if it is a price."""
        if not self.spot:
            return True
        if not self.missing:
            self.blame(name, price)
            self.purse = True
        return False

    def blame(self, name: str, number: i64) -> None:
        """This condition is the reason, unless there is one that comes before it."""
        if self.purse or not self.missing:
            self.missing = name
            self.number = number
            self.purse = False


NOBODY: Final = Why()
