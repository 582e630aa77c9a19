"""An easel paints what a fresh painter would paint, whatever it painted before."""

from __future__ import annotations

import random

import pytest

from terrae.core.game import find_game, games
from terrae.core.keeping import MOST, keep_at_most
from terrae.core.match import Match
from terrae.core.scene import Part, Scene, Tile
from terrae.draw.easel import Easel
from terrae.draw.keeping import painted_once
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


def test_what_painters_keep_of_parts_is_bound_as_words_are() -> None:
    painted: list[Part] = []

    class Painter:
        @painted_once
        def paint(self, part: Part) -> str:
            painted.append(part)
            return part.id

    parts = [Tile(id=f"tile:{number}", area="rounds", label="", name="", effects=[]) for number in range(3)]
    try:
        keep_at_most(2)
        for number in (0, 1, 1, 2, 2, 0):
            assert Painter().paint(parts[number]) == f"tile:{number}"
        assert painted == [parts[number] for number in (0, 1, 2, 0)], "the third takes the place of the first"
    finally:
        keep_at_most(MOST)
