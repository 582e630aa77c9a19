"""A match under any sequence of playing, undoing, confirming, planning and reading back."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from terrae.core.check import snapshot
from terrae.core.errors import MoveError, UndoError
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import read, write
from terrae.core.state import NATURE, State

GAME = find_game("terra-nova")


def contents(state: State) -> object:
    return snapshot(state, GAME.state_parts)


class PlayingMatch(RuleBasedStateMachine):
    """What a table could do to a match in any order; the model is the list of states that were seen."""

    @initialize(seats=st.integers(2, 4), variant=st.sampled_from(["none", "lucky-digger"]), seed=st.integers(0, 5))
    def begin(self, seats: int, variant: str, seed: int) -> None:
        seats = 2 if variant != "none" else seats
        self.match = Match(GAME, GAME.setting(seats, {"variant": variant}), seed=seed)
        self.seen = {self.match.ply: contents(self.match.state)}

    @precondition(lambda self: not self.match.over)
    @rule(number=st.integers(0, 1000), which=st.integers(0, 3))
    def play(self, number: int, which: int) -> None:
        seats = self.match.seats_to_move
        seat = seats[which % len(seats)]
        draft = self.match.draft
        moves = self.match.moves(seat)
        move = moves[number % len(moves)]
        before = contents(self.match.state)
        if draft and draft[-1].seat != seat:
            try:
                self.match.play(move, seat)
            except MoveError:
                assert contents(self.match.state) == before
                self.match.commit()
            else:
                raise AssertionError("another seat played into an open draft")
        else:
            self.match.play(move, seat)
        self.seen[self.match.ply] = contents(self.match.state)

    @rule()
    def undo(self) -> None:
        ply = self.match.ply
        try:
            self.match.undo()
        except UndoError:
            assert self.match.ply == ply and not self.match.draft
        else:
            assert self.match.ply == ply - 1
            self.seen = {seen: state for seen, state in self.seen.items() if seen < ply}

    @rule()
    def commit(self) -> None:
        self.match.commit()
        assert not self.match.draft

    @rule(numbers=st.lists(st.integers(0, 1000), max_size=6), share=st.floats(0, 1))
    def plan(self, numbers: list[int], share: float) -> None:
        plan = self.match.plan(int(self.match.ply * share), seed="plan")
        for number in numbers:
            if not plan.over:
                plan.play(plan.moves()[number % len(plan.moves())])
        while plan.draft:
            plan.undo()

    @rule()
    def read_back(self) -> None:
        again = read(write(self.match)).match()
        assert contents(again.state) == contents(self.match.state)

    @invariant()
    def past_and_present_are_what_was_seen(self) -> None:
        if hasattr(self, "match"):
            for ply, state in self.seen.items():
                if ply <= self.match.ply:
                    assert contents(self.match.at(ply)) == state
            assert self.match.ledger.total(0, "money") == self.match.state.seats[0].money  # type: ignore[attr-defined]
            assert all(entry.seat != NATURE for entry in self.match.draft)


TestPlayingMatch = PlayingMatch.TestCase
TestPlayingMatch.settings = settings(max_examples=12, stateful_step_count=40)
