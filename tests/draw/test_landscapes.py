"""Special landscapes of Terra Mystica in pictures: each has a symbol of its own, on land and on the river."""

from __future__ import annotations

import pytest

from terrae.core.looks import LOOKS
from terrae.core.scene import Bridge, Piece, Plate
from terrae.draw.standalone import html, svg
from terrae.draw.terminal import terminal
from terrae.draw.theme import SYMBOLS, WINDOWS
from terrae.games.terra_mystica import GAME
from tests.terra_mystica.landscapes.ground import ground, lay
from tests.terra_mystica.positions import Player, Table, stranger_to

MARKS = {faction.mat.key: faction.landscape.landmark for faction in GAME.components().factions if faction.landscape}
ON_RIVERS = ("mermaids", "riverwalkers")


def table(faction: str) -> tuple[Table, str]:
    """The landscape of a faction lies on the map."""
    place = "r15" if faction in ON_RIVERS else "E6"
    me = Player(faction, dwellings="E5", pick="black")
    return lay(ground(me, Player(stranger_to(faction))), 1, place), place


def test_twenty_symbols() -> None:
    """All different, each with a drawing and a window for the mark of the owner."""
    symbols = {SYMBOLS[mark.symbol] for mark in MARKS.values()}
    assert len(symbols) == len(MARKS) == 20
    assert symbols <= set(LOOKS.drawings) and symbols <= set(WINDOWS)


@pytest.mark.parametrize("faction", MARKS)
def test_on_its_hex(faction: str) -> None:
    """Drawn with its own symbol, in a file of the table, in a drawing of the board, and in the terminal."""
    position, place = table(faction)
    scene = GAME.scene(GAME.view(position.state))
    piece = next(part for part in scene.of(Piece) if part.at == place)
    assert piece.piece == MARKS[faction].symbol and MARKS[faction].name in piece.label
    symbol = SYMBOLS[piece.piece]
    assert all(f'href="#{symbol}"' in drawn for drawn in (svg(scene), html(scene)))
    assert "land" in terminal(scene, width=160)


@pytest.mark.parametrize("faction", MARKS)
def test_on_the_mat(faction: str) -> None:
    """To be placed with its symbol, its name and what it needs; placed, with its hex."""
    position, place = table(faction)
    before = ground(Player(faction, dwellings="E5", pick="black"), Player(stranger_to(faction)))
    for state, at in ((before.state, ""), (position.state, place)):
        plate = next(part for part in GAME.scene(GAME.view(state)).of(Plate, seat=1) if "landscape" in part.id)
        assert (plate.at, plate.piece) == (at, MARKS[faction].symbol)
        assert MARKS[faction].name in plate.label


def test_land_bridges() -> None:
    """A land bridge is drawn between the hexes it joins."""
    position = lay(ground(Player("engineers", dwellings="H6", power=(0, 0, 12)), Player("giants")), 1, "G4")
    position.play("action ACT1", "land-bridge F6")
    scene = GAME.scene(GAME.view(position.state))
    bridge = next(part for part in scene.of(Bridge) if part.id == "land-bridge:G4:F6")
    assert (bridge.ends, bridge.seat) == (["G4", "F6"], 1)
    assert "land-bridge:G4:F6" in svg(scene)
