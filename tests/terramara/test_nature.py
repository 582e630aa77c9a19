"""Nature is fair and silent: draws follow the bag, and nothing about a later draw can be learned."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from terrae.core.asks import ask
from terrae.core.check import snapshot
from terrae.core.errors import UndoError
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.state import NATURE, Chance
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.craft import DrawArtifact
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.terms import Terms
from tests.terramara.positions import answer, begin

PARTS = (Seat, Terms)
# Chi-square, by degrees of freedom: what a fair bag exceeds once in a thousand times.
CRITICAL = {2: 13.8, 3: 16.3, 5: 20.5, 6: 22.5, 11: 31.3, 15: 37.7}


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


@pytest.mark.parametrize(
    ("verb", "cards"),
    [
        ("draw first", 3), ("draw tile", 4), ("draw bonus", 6), ("draw artifact", 16), ("draw character", 7),
        ("draw start", 12), ("draw fire", 4), ("draw neutral", 4),
    ],
)  # fmt: skip
def test_every_kind_of_draw_is_fair(verb: str, cards: int) -> None:
    """The first draw of each kind: all that is in the bag, each with the same weight, each about as often."""
    state = GAME.start(GAME.setting(3))
    while state.decision.seat != NATURE or state.moves()[0].verb.word != verb:
        answer(state)
    assert isinstance(state.decision, Chance)
    assert state.decision.weights(state) == [1] * cards
    drawn = Counter(Nature(f"fair {seed}").choose(state, []).text for seed in range(60 * cards))
    assert len(drawn) == cards
    spread = sum((count - 60) ** 2 / 60 for count in drawn.values())
    assert spread < CRITICAL[cards - 1]


def test_undo_stops_at_a_draw() -> None:
    """Whoever creates an artifact has seen the next card: it cannot be taken back."""
    match = Match(GAME, GAME.setting(2, {"start": "first-game"}), seed=3)
    dice = random.Random(1)
    drawn = 0
    while not match.over and drawn < 5:
        seat = match.seats_to_move[0]
        wanted = [move for move in match.moves() if move.verb.word in ("create", "reserve")]
        before = match.ply
        match.play(dice.choice(wanted or match.moves()), seat)
        if match.log[-1].seat == NATURE and match.ply > before + 1:
            drawn += 1
            with pytest.raises(UndoError):
                match.undo()
        match.commit()
    assert drawn


def told(match: Match) -> list[object]:
    """All that a table shows: the view of each seat, and each question with all its answers."""
    seats = [seat for seat in match.seats_to_move if seat != NATURE]
    asked = [ask(GAME, match.state, seat) for seat in seats]
    choices = [choice.data() for one in asked if one is not None for choice in one.choices]
    return [[GAME.view(match.state, seat) for seat in seats], choices]


def test_nothing_shown_depends_on_the_seed() -> None:
    """A table whose draws were made by another nature shows the same, answers and warnings included, to the end."""
    match = Match(GAME, GAME.setting(3), seed="secret")
    twin = Match(GAME, GAME.setting(3))  # nobody draws here: all draws are copied
    dice = random.Random(7)
    while not match.over:
        for entry in match.log[twin.ply :]:
            twin.play(entry.move, entry.seat)
            twin.commit()
        if dice.random() < 0.1:
            assert told(match) == told(twin)
        match.play(dice.choice(match.moves()))
        match.commit()


def test_trying_and_taking_back_changes_no_draw() -> None:
    """Two games with one seed: in one of them everything that can be taken back is tried first, and taken back."""
    plain = Match(GAME, GAME.setting(2, {"start": "first-game"}), seed="one seed")
    trying = Match(GAME, GAME.setting(2, {"start": "first-game"}), seed="one seed")
    dice = random.Random(2)
    tried = 0
    while not plain.over:
        other = dice.choice(trying.moves())
        before = trying.ply
        copy = trying.state.copy()
        copy.play(other, trying.seats_to_move[0])
        if copy.over or copy.decision.seat != NATURE:  # a draft of a move that draws cannot be taken back
            trying.play(other)
            trying.undo()
            tried += 1
        assert trying.ply == before
        move = dice.choice(plain.moves())
        for match in (plain, trying):
            match.play(move)
            match.commit()
    assert tried > 50
    assert [entry.move.text for entry in plain.log] == [entry.move.text for entry in trying.log]


def test_plans_say_nothing_about_the_next_card() -> None:
    """A plan draws by its own seed, whatever the table's secret is; without a seed whoever plans chooses the draw."""
    match = Match(GAME, GAME.setting(4, {"start": "first-game"}), seed="secret")
    twin = Match(GAME, GAME.setting(4, {"start": "first-game"}))
    for entry in match.log:
        twin.play(entry.move, entry.seat)
    before = snapshot(match.state, PARTS)
    drawn = set()
    for seed in range(12):
        logs = []
        for table in (match, twin):
            plan = table.plan(seed=seed)
            dice = random.Random(seed)
            while sum(entry.seat == NATURE for entry in plan.log) == sum(entry.seat == NATURE for entry in match.log):
                plan.play(dice.choice([move for move in plan.moves() if move.verb.word != "decline"]))
            logs.append([entry.move.text for entry in plan.log])
        assert logs[0] == logs[1]
        drawn.add(logs[0][-1])
    assert len(drawn) > 3
    free = match.plan()
    dice = random.Random(0)
    while free.state.decision.seat != NATURE:
        free.play(dice.choice([move for move in free.moves() if move.verb.word != "decline"]))
    assert len(free.moves()) == 8  # any of the level-1 cards that are left
    assert snapshot(match.state, PARTS) == before


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
