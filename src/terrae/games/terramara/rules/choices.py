"""Choices: one of several things, some of them, or all in the order that the seat likes."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import below, one
from terrae.core.moves import Move, Verb
from terrae.core.state import Frame
from terrae.games.terramara.rules.action import Deed, any_possible
from terrae.games.terramara.rules.effects import Choose
from terrae.games.terramara.rules.free import Hopeful
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara

CHOOSE: Final = Verb("choose", icon="i-right")


@final
class Menu(Hopeful):
    """Which of several things? Those not chosen yet are a set. If all of them must come: which is the next?"""

    def __init__(self, deed: MenuDeed, left: i64, picks: i64) -> None:
        super().__init__(deed.seat, CHOOSE, deed.must)
        self.deed = deed
        self.left = left
        self.picks = picks

    def manner(self) -> str:
        return "order" if self.must else "" if self.picks == 1 else "all"

    def enter(self, state: Mara) -> bool:
        if not self.must:
            return super().enter(state)
        out = self.answers(state)
        if len(out) > 1:
            state.now = self
            return True
        for number in range(len(self.deed.options) - 1, -1, -1):  # what brings nothing now comes last
            if self.left & one(number) and not (out and out[0].at == number):
                state.programme(self.deed.options[number])
        if out:
            state.programme(self.deed.options[out[0].at])
        return False

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        if at >= len(self.deed.options):
            return "option-there"
        if not self.left & one(at):
            return "option-unused"
        return "" if any_possible(state, self.deed.options[at]) else "option-useful"

    def answer(self, state: Mara, move: Move) -> None:
        if self.picks > 1:
            state.then(Menu(self.deed, self.left & ~one(move.at), self.picks - 1))
        state.programme(self.deed.options[move.at])


@final
class MenuDeed(Deed):
    """Something to choose; or all of it must come, and only the order is chosen."""

    def __init__(
        self, seat: i64, source: str, options: list[list[Frame[Any]]], effect: Choose, must: bool = False
    ) -> None:
        super().__init__(seat, source)
        self.options = options
        self.effect = effect  # the same in words
        self.must = must

    def possible(self, state: Mara) -> bool:
        for option in self.options:
            if any_possible(state, option):
                return True
        return False

    def run(self, state: Mara) -> None:
        state.then(Menu(self, below(len(self.options)), self.effect.picks))
