"""The sieve: what a question offers, sifted by conditions that have names.

For each verb the rules begin with all it can point at and say what must hold; what is left is legal. Whoever asks why a
move is not among them lets the same rules run with that move in mind, and the sieve tells the first condition that does
not hold. Its sentence is found in the words of the title, under the name of the condition.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import PLACES, WORD
from terrae.board.wide import LOW, Places
from terrae.core.moves import Move, Verb

MOST_TARGETS: Final = 1024
FIRST: Final[list[int]] = [2**number - 1 for number in range(MOST_TARGETS)]  # the sets of the first so many targets


@final
class Sieve:
    """The legal moves of a question; and what holds back the move that somebody wants to play.

    What a place lacks is told before what the seat lacks, so that rules may ask for the purse first.
    """

    def __init__(self, families: list[list[Move]], wanted: Move | None = None) -> None:
        self.families = families  # by verb: the moves that point at something on this table
        self.wanted = wanted
        self.verb: Verb | None = None  # the one that is sifted now
        self.left: Places = 0  # what it may still point at
        self.start: i64 = 0  # the target that is first in the set
        self.spot: Places = 0  # the wanted move's target in the set; nothing if another verb is sifted
        self.taken = False  # does the question take the wanted move's verb at all?
        self.missing = ""  # the first condition that does not hold for the wanted move
        self.number: i64 = 0  # what it asks for, if that is an amount
        self.purse = False  # is it something that the seat lacks?
        self.out: list[Move] = []

    def of(self, verb: Verb) -> None:
        """Go on with a verb, and all it can point at."""
        if self.left:
            self.add()
        self.verb = verb
        self.start = 0
        family = self.families[verb.number]
        self.left = FIRST[len(family)]
        wanted = self.wanted
        if wanted is not None:
            self.taken = self.taken or wanted.verb is verb
            self.spot = 2 ** family.index(wanted) if wanted.verb is verb and wanted in family else 0

    def at(self, verb: Verb, target: i64) -> None:
        """Go on with a verb, and one thing it can point at."""
        if self.left:
            self.add()
        self.verb = verb
        self.start = target
        self.left = 1
        wanted = self.wanted
        if wanted is not None:
            self.taken = self.taken or wanted.verb is verb
            self.spot = 1 if wanted.verb is verb and wanted is self.families[verb.number][target] else 0

    def keep(self, name: str, where: Places, number: i64 = 0) -> None:
        """A condition of places, and where it holds."""
        if self.spot and not self.spot & where and (self.purse or not self.missing):
            self.blame(name, number)
        self.left &= where

    def need(self, name: str, holds: bool, number: i64 = 0) -> bool:
        """A condition of the seat or the table. Is there any need to look further?"""
        if holds:
            return True
        self.left = 0
        if self.spot and not self.missing:
            self.blame(name, number)
            self.purse = True
        return self.spot != 0

    def blame(self, name: str, number: i64) -> None:
        """This condition holds back the wanted move."""
        self.missing = name
        self.number = number
        self.purse = False

    def add(self) -> None:
        """What is left of the verb is legal."""
        assert self.verb is not None
        family = self.families[self.verb.number]
        start = self.start
        while self.left:
            word: i64 = self.left & LOW
            while word:
                low = word & -word
                self.out.append(family[start + PLACES[low % 67]])  # place(low), written out
                word ^= low
            self.left >>= WORD
            start += WORD

    def moves(self) -> list[Move]:
        """The legal moves."""
        if self.left:
            self.add()
        return self.out
