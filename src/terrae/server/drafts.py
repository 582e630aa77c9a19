"""Drafts: moves tried on top of a position. Nothing here changes a game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from terrae.core.errors import IllegalMove
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import NATURE, State
from terrae.core.turns import turn_over
from terrae.server.slices import Work

DONE = "done"  # in every title the word that ends an optional question


Kind = Annotated[str, Meta(max_length=64)]  # of questions


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders of a seat: what is answered without asking the person each time."""

    wait: bool = True  # what can be put off without a loss is put off
    forced: bool = True  # within a turn, a question with a single answer is answered
    kinds: Annotated[list[Kind], Meta(max_length=50)] = []  # of questions that are always answered with `done`

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

    def follow(self, draft: Match, seat: int) -> None:
        """Answer in a draft what the seat need not be asked about, until its turn is over."""
        while not draft.over and not draft.draw_is_due and not turn_over(draft, seat):
            move = self.answer(draft.game, draft.state, seat, forced=True)
            if move is None:
                return
            draft.play(move, seat)


def extend(draft: Match, seat: int, text: str) -> None:
    """Play what a text means into a draft, or say why not. A draft stops at nature: nobody tries what comes after."""
    if draft.draft and draft.draw_is_due:
        raise IllegalMove("server.after-draw", text=text)
    draft.play(text, seat)


def draft(match: Match, seat: int, texts: list[str], ply: int | None = None) -> Match:
    """A seat's moves tried on top of a position of a match."""
    tried = match.fork(ply)
    for text in texts:
        extend(tried, seat, text)
    return tried


def plan(match: Match, ply: int, moves: list[tuple[int, str]], seed: str | None) -> Work[Match]:
    """Moves of any seats; draws are moves too, unless the plan has a seed of its own, which has answered already."""
    tried = match.plan(ply, seed)
    for seat, text in moves:
        if seed is None or seat != NATURE:
            tried.play(text, seat)
            yield
    return tried
