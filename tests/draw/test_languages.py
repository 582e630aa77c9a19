"""The table as text in every language: what is written out is a message, signs and what is typed stay as they are."""

from __future__ import annotations

import re

import pytest

from terrae.core.asks import ask
from terrae.core.game import games
from terrae.core.languages import speaking
from terrae.core.record import load
from terrae.core.scene import Action, Bridge, Card, Hex, Scene, Seat, Space, Tile
from terrae.core.story import steps
from terrae.draw.terminal import terminal
from tests.strange import STRANGE, english, golden, strange, strange_language  # noqa: F401 (a fixture)

WIDTHS = (80, 130)


def typed(scene: Scene) -> set[str]:
    """What somebody would type stands there as it is typed, and names of people as these chose them."""
    codes = {tile.code for tile in scene.of(Tile)} | {action.code for action in scene.of(Action)}
    places = {part.id.partition(":")[2] for part in [*scene.of(Space), *scene.of(Card), *scene.of(Bridge)]}
    return codes | places | {part.name for part in scene.of(Hex)} | {part.player for part in scene.of(Seat)}


def scenes(title: str, language: str) -> list[Scene]:
    """The table of a recorded game as it begins, twice on its way, and when it is over."""
    match = load(golden(title))
    with speaking(language):
        return [
            match.game.scene(match.game.view(match.at(match.ply * part // 3))).named(match.names) for part in range(4)
        ]


@pytest.mark.parametrize("title", games())
def test_no_english_is_left_in_the_table_as_text(title: str) -> None:
    for scene in scenes(title, STRANGE):
        codes = "|".join(re.escape(code) for code in sorted(typed(scene) - {""}, key=len, reverse=True))
        for width in WIDTHS:
            with speaking(STRANGE):
                lines = terminal(scene, width, colour=False).splitlines()
            assert english([re.sub(rf"(?<![\w-])({codes})(?![\w-])", "", line) for line in lines]) == []


@pytest.mark.parametrize("title", games())
def test_one_position_is_told_in_any_language(title: str) -> None:
    """The same state, asked in turns: nobody gets what was made for somebody else, and nothing is made anew for it."""
    match = load(golden(title))
    game, state = match.game, match.at(match.ply // 2)

    def told(language: str) -> str:
        with speaking(language):
            asked = [ask(game, state, decision.seat) for decision in state.decisions()]
            choices = [choice.data() for one in asked if one for choice in one.choices]
            log = steps(match, match.at(0), 0, match.ply // 2)
            return repr([game.view(state), game.scene(game.view(state)).data(), choices, log])

    dutch, other, english_ = told("nl"), told(STRANGE), told("en")
    assert strange(other) and not strange(dutch + english_) and dutch != english_
    assert (told("nl"), told("en"), told(STRANGE)) == (dutch, english_, other)
