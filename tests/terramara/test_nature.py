"""Nature is fair and silent: draws follow the bag, and nothing about a later draw can be learned."""

from __future__ import annotations

import random
from collections import Counter

from terrae.core.check import snapshot
from terrae.core.errors import UndoError
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.state import NATURE, Chance
from terrae.games.terramara import GAME
from terrae.games.terramara.craft import DrawArtifact
from terrae.games.terramara.seat import Seat
from terrae.games.terramara.terms import Terms
from tests.terramara.positions import answer, begin

PARTS = (Seat, Terms)


def test_every_card_left_is_equally_likely() -> None:
    """The first artifact of 1600 seeds: each of the 16 level-1 cards about 100 times (chi-square, 15 degrees)."""
    state = GAME.start(GAME.setting(4, {"first": "1"}))
    while not isinstance(state.decision, DrawArtifact):
        answer(state)
    assert state.decision.weights(state) == [1] * 16
    drawn = Counter(Nature(seed).choose(state, []).text for seed in range(1600))
    assert len(drawn) == 16
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 37.7  # 0.001


def test_later_draws_come_from_what_is_left() -> None:
    """The tenth draw after nine: only the seven other level-1 cards, each about as often."""
    state = begin(4)
    state.row = state.row[:7]
    state.then(DrawArtifact())
    state.advance()
    left = {move.text for move in state.moves()}
    assert len(left) == 8 and all(text.startswith("draw artifact A1") for text in left)
    drawn = Counter(Nature(f"later {seed}").choose(state, []).text for seed in range(800))
    assert set(drawn) == left
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 24.3  # 7 degrees, 0.001


def test_tiles_and_bonus_tiles_are_fair() -> None:
    first: Counter[str] = Counter()
    for seed in range(400):
        match = Match(GAME, GAME.setting(4, {"first": "1"}), seed=seed)
        first[match.log[0].move.text] += 1
    assert len(first) == 4
    assert sum((count - 100) ** 2 / 100 for count in first.values()) < 16.3  # 3 degrees, 0.001


def test_a_state_holds_no_order_of_the_deck() -> None:
    """Two games with different seeds and the same draws so far are the same state."""
    match = Match(GAME, GAME.setting(3), seed="one")
    twin = Match(GAME, GAME.setting(3))
    for entry in match.log:
        twin.play(entry.move, entry.seat)
    assert snapshot(match.state, PARTS) == snapshot(twin.state, PARTS)


def test_undo_stops_at_a_draw() -> None:
    """Whoever creates an artifact has seen the next card: it cannot be taken back."""
    match = Match(GAME, GAME.setting(2, {"start": "first-game"}), seed=3)
    dice = random.Random(1)
    drawn = 0
    while not match.over and drawn < 5:
        seat = match.seats_to_move[0]
        wanted = [move for move in match.moves() if move.verb.word in ("create", "reserve")]
        move = dice.choice(wanted or match.moves())
        before = match.ply
        match.play(move, seat)
        if match.log[-1].seat == NATURE and match.ply > before + 1:
            drawn += 1
            try:
                match.undo()
                raise AssertionError("a draw was taken back")
            except UndoError:
                pass
        match.commit()
    assert drawn


def test_plans_draw_other_cards() -> None:
    """A plan follows a seed of its own: it says nothing about the game's next card."""
    match = Match(GAME, GAME.setting(4, {"start": "first-game"}), seed="secret")
    state = match.state
    cards = set()
    for seed in range(12):
        plan = match.plan(seed=seed)
        plan.state.then(DrawArtifact())
        while not isinstance(plan.state.decision, DrawArtifact):
            plan.state.advance()
        cards.add(Nature(seed).choose(plan.state, []).text)
    assert len(cards) > 3
    assert snapshot(match.state, PARTS) == snapshot(state, PARTS)


def test_all_randomness_is_a_chance() -> None:
    """Whoever is nature answers draws only, and draws are nature's."""
    match = Match(GAME, GAME.setting(2), seed=8)
    dice = random.Random(8)
    while not match.over:
        decision = match.state.decision
        assert isinstance(decision, Chance) == (decision.seat == NATURE)
        match.play(dice.choice(match.moves()))
        match.commit()
    for entry in match.log:
        assert entry.move.text.startswith("draw ") == (entry.seat == NATURE)
