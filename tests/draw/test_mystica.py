"""Tables with shared tracks, counted tiles and five seats: units and terminal are complete and readable."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.text import Text

from terrae.core.looks import LOOKS
from terrae.core.scene import Ladder, Seat, Tile
from terrae.draw.letters import on_tile, sign
from terrae.draw.markup import symbols as all_symbols
from terrae.draw.terminal import terminal
from terrae.draw.theme import MARKS, SYMBOLS, THEMES, Theme
from terrae.draw.units import lay_out, paint
from tests.draw.mystica import GAMES, Position, choosing, game, positions
from tests.draw.test_units import check_parts, named, page, parts, said, signs

FIRST_LOAD = 75_000  # bytes of a table of five, compressed


def some() -> list[Position]:
    return positions()[::4]


# Units


def test_structures_are_told_apart_by_their_shape_and_their_mark() -> None:
    for place in some():
        drawn = parts(*paint(place.scene).values())
        colours = {seat.seat: seat.colour for seat in place.scene.of(Seat)}
        for name, hex_ in place.view["hexes"].items():
            found = signs(drawn[f"hex:{name}"]) - {"hx", "r-key"}
            if hex_["seat"]:
                shape = {
                    "D": "b-house",
                    "TP": "b-trading-post",
                    "TE": "b-temple",
                    "SH": "b-stronghold",
                    "SA": "b-sanctuary",
                }[hex_["structure"]]
                assert found == {shape, f"m-{colours[hex_['seat']]}"}
            else:
                assert len(found) == (hex_["terrain"] != "river") and name in said(drawn[f"hex:{name}"])


def test_the_cult_board_tells_who_stands_where() -> None:
    """Every marker is drawn on the stop it stands on."""
    for place in some():
        drawn = parts(*paint(place.scene).values())
        for ladder in place.scene.of(Ladder):
            (climb,) = drawn[ladder.id]
            for at, stop in enumerate(climb.iter("li")):
                marks = [use.get("href", "") for use in stop.iter("use") if "#m-" in use.get("href", "")]
                assert marks == [f"#m-{marker.colour}" for marker in ladder.markers if marker.at == at]
                assert ladder.stops[at].text in said([stop])


def test_every_seat_has_colour_mark_and_symbol() -> None:
    for name in THEMES:
        tokens = Theme(name).tokens
        for colour in ("yellow", "brown", "black", "blue", "green", "grey", "red", "white", "orange", "purple"):
            for token in ("", "-on", "-text", "-soft"):
                assert f"s-{colour}{token}" in tokens
            assert f"m-{colour}" in LOOKS.drawings
    assert len(set(MARKS.values())) == len(MARKS)
    assert set(SYMBOLS.values()) <= set(LOOKS.drawings)


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_units_of_a_page(shown: Position) -> None:
    units = paint(shown.scene)
    for name, text in units.items():
        assert ElementTree.fromstring(text).get("data-unit") == name
        assert named(text, "data-unit") == [name]
    found = named(lay_out(shown.scene, units, 1), "data-unit")
    assert sorted([*found, "order", "round"]) == sorted(units)
    assert " style=" not in page(shown.scene)


@pytest.mark.parametrize("name", GAMES)
def test_units_never_come_or_go(name: str) -> None:
    match = game(name)
    begin = set(paint(Position("", match.at(0)).scene))
    assert {"ladders", "supply"} <= begin
    for ply in range(0, match.ply + 1, 47):
        assert set(paint(Position("", match.at(ply)).scene)) == begin


@pytest.mark.parametrize("shown", some(), ids=lambda shown: shown.name)
def test_every_part_can_be_found_and_speaks(shown: Position) -> None:
    check_parts(shown.scene, "".join(paint(shown.scene).values()))


def test_a_table_of_five_loads_quickly() -> None:
    place = next(one for one in positions() if one.name == "syn15, 0.8")
    text = all_symbols() + page(place.scene) + "".join(paint(place.scene)[name] for name in ("order", "round"))
    assert len(gzip.compress(text.encode())) < FIRST_LOAD


# The terminal


@pytest.mark.parametrize("width", [60, 80, 100, 130, 200])
def test_no_line_is_too_wide(width: int) -> None:
    for place in some():
        for line in terminal(place.scene, width, colour=False).splitlines():
            assert cell_len(line) <= max(width, 80), line


@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_terminal_tells_everything(width: int) -> None:
    for place in some():
        flat = " ".join(terminal(place.scene, width, colour=False).split())
        view = place.view
        chips = {seat.seat: f"{MARKS.get(seat.colour, '')}{seat.seat}" for seat in place.scene.of(Seat)}
        for seat in view["seats"]:
            assert f"{seat['points']} points" in flat
            if not seat["mat"]:
                continue
            one, two, three = seat["power"]
            assert f"coins {seat['coins']} workers {seat['workers']} " in flat
            assert f"priests {seat['priests']}/{seat['most_priests']} keys {seat['keys']} " in flat
            assert f"power I {one} II {two} III {three}" in flat
            for kind, total in (("D", 8), ("TP", 4), ("TE", 3)):
                assert f"{len(seat['structures'][kind])} of {total} built" in flat
            for kind in ("SH", "SA"):
                assert not seat["structures"][kind] or f"built on {seat['structures'][kind][0]}" in flat
            for tile in (*seat["favours"], *seat["town_tiles"]):
                assert f"{tile['name']} " in flat
            assert not seat["bonus"] or f"Tile {seat['bonus']} " in flat
            for name in seat["bridges"]:
                assert f"{chips[seat['seat']]} {name}" in flat
            for text in seat["mat"]["stronghold"]["texts"]:
                assert " ".join(text.split()) in flat
        board = flat[flat.index("Cults:") : flat.index("Power actions:")]
        for name, cult in view["cults"].items():
            line = re.search(rf"\b{name.lower()} (.*?) priests", board)
            for number, level in cult["levels"].items():
                assert line and f"{chips[int(number)]} {level}" in line.group(1)
        for name, tile in (view["favours"] | view["town_tiles"]).items():
            assert re.search(rf"\b{name} [^x]*x{tile['left']}\b", flat), (place.name, name)
        for part in place.scene.of(Tile, "choices"):
            assert part.name in flat


@pytest.mark.parametrize("width", [80, 100, 160])
def test_structures_on_the_map_of_a_terminal(width: int) -> None:
    """Kind, mark and number of the seat stand below the name of the hex."""
    place = next(one for one in positions() if one.name == "syn15, 0.8")
    lines = terminal(place.scene, width, colour=False).splitlines()
    pieces = {"D": "house", "TP": "trading-post", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
    for name, hex_ in place.view["hexes"].items():
        row, at = next(
            (number, found.start())
            for number, line in enumerate(lines)
            if re.match(r"\s*\w+[ #]+[A-Z~] ", line) and (found := re.search(rf"(?<!\w){name}[ #]", line))
        )
        below = lines[row + 1][at : at + 9]
        if hex_["seat"]:
            seat = next(part for part in place.scene.of(Seat) if part.seat == hex_["seat"])
            piece = pieces[hex_["structure"]]
            assert below.startswith(on_tile(piece, place.scene) if width == 160 else sign(piece))
            assert f"{MARKS[seat.colour]}{seat.seat}" in below


def test_colour_codes_only_with_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for place in (positions()[-1], Position("", choosing().state)):
        plain, coloured = terminal(place.scene, 100, colour=False), terminal(place.scene, 100)
        assert "\x1b" not in plain and "\x1b[" in coloured
        assert all(cell_len(line) <= 100 for line in Text.from_ansi(coloured).plain.splitlines())
