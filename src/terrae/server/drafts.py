"""Drafts: moves tried on top of a position. Nothing here changes a game."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from terrae.core.asks import read_move
from terrae.core.errors import IllegalMove, MoveError
from terrae.core.events import Event, Ledger
from terrae.core.game import Game
from terrae.core.match import Entry
from terrae.core.moves import Move
from terrae.core.nature import Nature
from terrae.core.state import NATURE, Chance, State

DONE = "done"  # in every title the word that ends an optional question


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders of a seat: what is answered without asking the person each time."""

    wait: bool = True  # what can be put off without a loss is put off
    forced: bool = True  # within a turn, a question with a single answer is answered
    kinds: list[str] = []  # kinds of questions that are always answered with `done`

    def answer(self, game: Game, state: State, seat: int, *, forced: bool) -> Move | None:
        """The answer to the question a seat is asked, if there is an order for it."""
        for decision in state.decisions():
            if decision.seat != seat:
                continue
            if self.wait:
                put_off = game.put_off(state, decision)
                if put_off is not None:
                    return put_off
            if self.kinds or (forced and self.forced):
                moves = decision.moves(state)
                if forced and self.forced and len(moves) == 1:
                    return moves[0]
                if type(decision).__name__ in self.kinds:
                    return next((move for move in moves if move.text == DONE), None)
            return None
        return None


@dataclass
class Trial:
    """A state with moves tried on it."""

    game: Game
    state: State
    entries: list[Entry] = field(default_factory=list)
    automatic: list[int] = field(default_factory=list)  # which of them no person chose

    def __post_init__(self) -> None:
        self.ledger = Ledger()
        self.state.ledger = self.ledger
        self.marks = [0]

    @property
    def nature_is_asked(self) -> bool:
        return not self.state.over and isinstance(self.state.decision, Chance)

    def events(self, number: int) -> list[Event]:
        """What the move of this number (0 is the first) brought about."""
        return self.ledger.events[self.marks[number] : self.marks[number + 1]]

    def play(self, move: Move, seat: int) -> None:
        self.state.play(move, seat)
        self.entries.append(Entry(seat, move))
        self.marks.append(len(self.ledger.events))

    def read(self, text: str, seat: int) -> None:
        """Play what a text means, or say why not."""
        if self.state.over:
            raise MoveError("error.game-over")
        if self.entries and seat != NATURE and self.nature_is_asked:
            raise IllegalMove("server.after-draw", text=text)
        self.play(read_move(self.game, self.state, seat, text), seat)

    def follow(self, orders: Orders, seat: int) -> None:
        """Answer what the seat need not be asked about."""
        while not self.state.over and not self.nature_is_asked:
            move = orders.answer(self.game, self.state, seat, forced=True)
            if move is None:
                return
            self.automatic.append(len(self.entries))
            self.play(move, seat)

    def answer_nature(self, nature: Nature, before: list[Entry]) -> None:
        """Let nature draw whatever it is asked."""
        while self.nature_is_asked:
            drawn = [entry.move for entry in (*before, *self.entries) if entry.seat == NATURE]
            self.play(nature.choose(self.state, drawn), NATURE)


def draft(game: Game, state: State, seat: int, texts: list[str], orders: Orders | None = None) -> Trial:
    """A seat's moves; a draft stops at nature, since nobody takes back what they have seen."""
    trial = Trial(game, state)
    for text in texts:
        trial.read(text, seat)
    if texts and orders is not None:
        trial.follow(orders, seat)
    return trial


def plan(game: Game, state: State, moves: list[tuple[int, str]], seed: str | None, before: list[Entry]) -> Trial:
    """Moves of any seats; draws are moves too, unless the plan has a seed of its own."""
    trial = Trial(game, state)
    nature = None if seed is None else Nature(seed)
    if nature is not None:
        trial.answer_nature(nature, before)
    for seat, text in moves:
        if nature is not None and seat == NATURE:
            continue  # the seed has answered already
        if trial.state.over:
            raise MoveError("error.game-over")
        trial.play(read_move(game, trial.state, seat, text), seat)
        if nature is not None:
            trial.answer_nature(nature, before)
    return trial
