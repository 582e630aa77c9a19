"""State: the programme of frames, open decisions and their canonical order, on a game of two verbs."""

from __future__ import annotations

import pytest

from terrae.core.errors import IllegalMove
from terrae.core.moves import Block, Catalogue, Move, Verb
from terrae.core.state import NATURE, SETTLE, Chance, Decision, State, Step

SAY = Verb("say")
PASS = Verb("pass")
WORDS = Catalogue([Block(SAY, ["1", "2", "3"]), Block(PASS, [""])])


class Talk(State):
    """A position: what was said, and by whom."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[int, str]] = []

    def copy(self) -> Talk:
        twin = Talk()
        twin.said = list(self.said)
        twin.stack, twin.now, twin.open = self.stack, self.now, self.open
        return twin


class Ask(Decision[Talk]):
    """A seat says a number or passes."""

    def moves(self, state: Talk) -> list[Move]:
        return WORDS.moves

    def play(self, state: Talk, move: Move) -> None:
        state.said.append((int(self.seat), move.text))


class AskTwice(Ask):
    """Whoever says 2 is asked again, before anything else."""

    def play(self, state: Talk, move: Move) -> None:
        super().play(state, move)
        if move.text == "say 2":
            state.then(Ask(self.seat), Note("between"))


class Later(Ask):
    """An open decision, ranked by seat."""


class Last(Later):
    """An open decision that comes after those of all seats, and that nobody waits for."""

    def rank(self, state: Talk) -> int:
        return 99

    def holds(self, other: Decision[Talk]) -> bool:
        return False


class Note(Step[Talk]):
    """A step: it asks nobody."""

    def __init__(self, text: str) -> None:
        self.text = text

    def run(self, state: Talk) -> None:
        state.said.append((-9, self.text))


class Offer(Step[Talk]):
    """Two seats may answer whenever they like."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def run(self, state: Talk) -> None:
        for seat in self.seats:
            state.owe(Later(seat))


def talk(*frames: object) -> Talk:
    state = Talk()
    state.programme(list(frames))  # type: ignore[arg-type]
    state.advance()
    return state


def say(state: Talk, text: str, seat: int | None = None) -> None:
    move = WORDS.parse(text)
    if seat is None:
        state.play(move)
    else:
        state.play(move, seat)


def asked(state: Talk) -> list[int]:
    return [int(decision.seat) for decision in state.decisions()]


def test_frames_run_in_the_order_written() -> None:
    """A programme is run from its first frame on; steps ask nobody."""
    state = talk(Note("a"), Ask(0), Note("b"), Note("c"), Ask(1), Note("d"))
    assert state.said == [(-9, "a")]
    assert asked(state) == [0]
    say(state, "say 1")
    assert asked(state) == [1]
    say(state, "pass")
    assert state.said == [(-9, "a"), (0, "say 1"), (-9, "b"), (-9, "c"), (1, "pass"), (-9, "d")]
    assert state.over


def test_then_comes_before_the_rest() -> None:
    """What a decision pushes is done next, its second frame after the first."""
    state = talk(AskTwice(0), Note("rest"))
    say(state, "say 2")
    assert asked(state) == [0]
    say(state, "say 3")
    assert [text for _, text in state.said] == ["say 2", "say 3", "between", "rest"]


def test_open_decisions_come_first_by_rank() -> None:
    """Bots and files see open decisions first, in canonical order."""
    state = talk(Offer(2, 1), Ask(0))
    assert asked(state) == [1, 2, 0]
    assert state.decision.seat == 1


def test_open_decisions_are_answered_in_any_order() -> None:
    """Another seat's answer does not wait for the canonical one."""
    state = talk(Offer(1, 2), Ask(0))
    say(state, "say 2", seat=2)
    assert asked(state) == [1, 0]
    say(state, "say 1", seat=1)
    assert asked(state) == [0]
    assert state.said == [(2, "say 2"), (1, "say 1")]


def test_the_game_goes_on_beside_open_decisions() -> None:
    """The seat whose turn it is need not wait for others."""
    state = talk(Offer(1), Ask(0), Ask(2))
    say(state, "pass", seat=0)
    assert asked(state) == [1, 2]


def test_an_open_decision_holds_its_own_seat() -> None:
    """A seat answers what it owes before it goes on."""
    state = talk(Offer(1), Ask(0), Ask(1))
    say(state, "pass", seat=0)
    assert asked(state) == [1]
    assert isinstance(state.decisions()[0], Later)
    say(state, "say 1", seat=1)
    assert asked(state) == [1]
    assert type(state.decisions()[0]) is Ask


def test_holds_can_say_otherwise() -> None:
    """Each open decision says what it blocks."""
    state = talk(Ask(0))
    state.owe(Last(0))
    assert len(state.decisions()) == 2


def test_settle_waits_for_every_answer() -> None:
    """Nothing goes on until every open decision is answered."""
    state = talk(Offer(0, 1), SETTLE, Note("after"), Ask(2))
    assert asked(state) == [0, 1]
    say(state, "pass", seat=1)
    assert (-9, "after") not in state.said
    assert not state.over
    say(state, "pass", seat=0)
    assert state.said[-1] == (-9, "after")
    assert asked(state) == [2]


def test_settle_with_nothing_open_is_no_question() -> None:
    """A step that has nothing to wait for."""
    assert asked(talk(SETTLE, Ask(2))) == [2]


def test_rank_is_kept_whatever_the_order_of_owing() -> None:
    """The canonical order depends on ranks alone; equals stay in the order they came."""
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = talk(Ask(0))
        state.owe(Last(3))
        for seat in order:
            state.owe(Later(seat))
        assert asked(state)[:4] == [0, 1, 2, 3]


def test_moves_of_a_seat_that_is_not_asked() -> None:
    """Nothing, without an error."""
    state = talk(Ask(0))
    assert state.moves_of(1) == []
    assert state.moves_of(0) == WORDS.moves == state.moves()


def test_check_refuses_what_is_not_legal() -> None:
    """`play` trusts its caller; `check` is for those who do not."""
    state = talk(Ask(0))
    state.check(WORDS.parse("say 1"), 0)
    with pytest.raises(IllegalMove, match="say 1"):
        state.check(WORDS.parse("say 1"), 1)


def test_a_copy_is_independent() -> None:
    """Frames are shared because they never change; what happens to one state does not happen to the other."""
    state = talk(Offer(1, 2), Ask(0), Ask(3))
    twin = state.copy()
    say(state, "say 1", seat=2)
    say(state, "say 1", seat=0)
    assert asked(state) == [1, 3]
    assert asked(twin) == [1, 2, 0]
    assert twin.said == []


def test_a_chance_is_natures_question() -> None:
    """Every draw is a move of the seat NATURE; without weights all moves are equally likely."""

    class Dice(Chance[Talk]):
        def moves(self, state: Talk) -> list[Move]:
            return WORDS.of(SAY)

        def play(self, state: Talk, move: Move) -> None:
            state.said.append((NATURE, move.text))

    state = talk(Dice())
    decision = state.decision
    assert isinstance(decision, Chance)
    assert decision.seat == NATURE
    assert decision.weights(state) == [1, 1, 1]
    say(state, "say 3")
    assert state.over


def test_over_when_nothing_is_left() -> None:
    """No question, no frame."""
    state = talk(Note("a"))
    assert state.over
    assert state.decisions() == []
