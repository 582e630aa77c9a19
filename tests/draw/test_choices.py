"""The chooser of the set-up: what is free with its sheet, what is taken and by whom."""

from __future__ import annotations

import re

import pytest

from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.scene import Scene, Side
from terrae.draw.choices import chooser
from terrae.draw.units import paint

TITLES = ("terra-mystica", "terra-nova")


def set_up(name: str, taken: int) -> Scene:
    """A game in whose set-up so many seats have chosen what they play."""
    game = find_game(name)
    match = Match(game, game.setting(3), seed="chooser", names=["Anke", "Bert", "Carl"])
    while not taken <= len([side for side in game.sides(match.state) if not side.isdecimal()]):
        wanted = [move for move in match.moves() if move.verb.word in ("faction", "mat")]
        match.play((wanted or match.moves())[0])
        match.commit()
    return game.scene(game.view(match.state)).named(match.names)


@pytest.mark.parametrize("name", TITLES)
def test_everything_free_has_a_sheet_with_what_it_is_good_at(name: str) -> None:
    scene = set_up(name, 0)
    drawn = chooser(scene)
    free = [side for side in scene.of(Side) if not side.seat]
    assert len(free) == {"terra-mystica": 14, "terra-nova": 10}[name]
    assert drawn.count('class="choice-sheet"') == len(free)
    for side in free:
        assert side.about and side.starts and side.pieces and side.about in side.label
        card = drawn.split(f'data-part="{side.id}"')[1].split('data-part="')[0]
        assert card.count(side.about) >= 2 and all(effect.text.split("&")[0] in card for effect in side.effects)


def test_what_is_taken_says_by_whom() -> None:
    scene = set_up("terra-mystica", 1)
    taken = [side for side in scene.of(Side) if side.seat]
    assert len(taken) == 1
    card = chooser(scene).split(f'data-part="{taken[0].id}"')[1].split('data-part="')[0]
    assert "taken by Anke" in card or "taken by Bert" in card or "taken by Carl" in card
    colours = re.findall(r'data-part="home:([a-z]+)"', chooser(scene))
    assert len(colours) == 7, "the land of whoever has chosen stays in the list"


@pytest.mark.parametrize("name", TITLES)
def test_nothing_is_left_to_choose_once_everybody_has(name: str) -> None:
    scene = set_up(name, 3)
    assert not [side for side in scene.of(Side) if not side.seat]
    assert 'class="choices empty"' in paint(scene)["choices"]
