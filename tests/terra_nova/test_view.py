"""The view: where in the game a state is, and numbers that agree with the rules."""

from __future__ import annotations

import random

import pytest

from terrae.core.events import Ledger
from terrae.core.match import Match
from terrae.draw.standalone import html
from terrae.draw.terminal import terminal
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.picture.view import income, view
from terrae.games.terra_nova.rules.rounds import gain_income
from terrae.games.terra_nova.rules.state import Nova, circle_steps


def phases(options: dict[str, str], seed: int) -> dict[str, set[str]]:
    """The verbs of the moves that were possible in each phase of a random game; each phase can be drawn."""
    match = Match(GAME, GAME.setting(2, options), seed=seed)
    dice = random.Random(seed)
    found: dict[str, set[str]] = {}
    while not match.over:
        state = match.state
        assert isinstance(state, Nova)
        seen = view(state)
        if seen["phase"] not in found:
            scene = GAME.scene(seen)
            assert html(scene) and terminal(scene, 100)
        found.setdefault(seen["phase"], set()).update(move.verb.word for move in match.moves())
        quick = [move for move in match.moves() if move.text in ("drop", "done")]
        match.play(dice.choice(quick or match.moves()) if match.state.round else dice.choice(match.moves()))  # type: ignore[attr-defined]
        match.commit()
    assert view(match.state)["phase"] == "over"  # type: ignore[arg-type]
    return found


def test_between_the_rounds_houses_are_placed() -> None:
    """Lucky Digger: neither an exchange nor an action."""
    found = phases({"variant": "lucky-digger", "factions": "golems fairies"}, 3)
    assert found["between"] == {"neutral"}
    assert found["exchange"] <= {"exchange", "done"}
    assert "neutral" not in found["actions"] and "neutral" in found["setup"]


def test_the_last_worship_is_scoring() -> None:
    found = phases({"factions": "druids golems"}, 1)
    assert found["scoring"] == {"worship", "done"}
    assert set(found) == {"setup", "actions", "exchange", "scoring"}


@pytest.mark.parametrize("seed", range(3))
def test_the_income_shown_is_the_income_gained(seed: int) -> None:
    """At any time of a game."""
    match = Match(GAME, GAME.setting(3, {"factions": "random"}), seed=seed)
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.moves()))
        match.commit()
        state = match.state.copy()
        assert isinstance(state, Nova)
        state.ledger = Ledger()
        for seat in state.seats if match.ply % 7 == 0 and state.round else []:
            shown = income(state, seat)
            gain_income(state, seat)
            number = int(seat.number)
            assert shown["money"] == state.ledger.total(number, "money")
            assert shown["power"] == state.ledger.total(number, "power") + state.ledger.total(number, "wasted")


def test_steps_on_the_circle() -> None:
    assert [[int(circle_steps(home, terrain)) for terrain in range(5)] for home in (0, 3)] == [
        [0, 1, 2, 2, 1],
        [2, 2, 1, 0, 1],
    ]
