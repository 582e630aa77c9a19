"""An easel paints what a fresh painter would paint, whatever it painted before."""

from __future__ import annotations

import random

import pytest

from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.scene import Scene
from terrae.draw.easel import Easel
from terrae.draw.units import paint
from tests.scale import scaled

PLIES = scaled("plies of games painted on an easel", 60, 2000)


def scenes(name: str, seed: int) -> list[Scene]:
    """A random game of a title, from some of its plies."""
    game, luck = find_game(name), random.Random(seed)
    match = Match(game, game.setting(min(4, game.most)), seed=seed)
    found = []
    while not match.over and match.ply < PLIES:
        seat = match.seats_to_move[0]
        match.play(luck.choice(match.moves(seat)), seat)
        match.commit()
        if match.ply % 3 == 0:
            found.append(game.scene(game.view(match.state)).named(["Ann", "Ben", "Cem", "Dora", "Eve"]))
    return found


@pytest.mark.parametrize("name", games())
def test_an_easel_paints_what_a_fresh_painter_paints(name: str) -> None:
    shown = scenes(name, 5)
    shown += random.Random(5).sample(shown, len(shown))  # back and forth, as drafts and replays go
    easel = Easel()
    for scene in shown:
        assert easel.paint(scene) == paint(scene)


@pytest.mark.parametrize("name", games())
def test_what_did_not_change_is_not_painted_again(name: str) -> None:
    *_, scene = scenes(name, 6)
    easel = Easel()
    before = easel.paint(scene)
    again = easel.paint(Scene(list(scene.parts)))
    assert all(again[unit] is text for unit, text in before.items())
