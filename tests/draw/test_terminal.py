"""The table as text: complete with and without colour, never wider than asked."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from terrae.core.scene import Scene
from terrae.draw.terminal import terminal
from tests.draw.positions import Position, positions

MARKS = {"blue": "●", "green": "▲", "red": "◆", "yellow": "◗", "black": "‖"}
WORDS = {100: {"house": "house", "post": "post", "palace": "palace"}, 80: {"house": "H", "post": "T", "palace": "P"}}


def some() -> list[Position]:
    return positions()[::5]


def below(lines: list[str], name: str) -> tuple[str, str]:
    """The head and the second line of the tile of a hex."""
    for number, line in enumerate(lines):
        found = re.search(rf"(?<![\w-]){name}[ #]", line)
        if found and re.match(r"\s*[A-Z]\d", line):
            start = found.start()
            tile = re.match(r"\w+[ #]+[A-Z~]", line[start:])
            assert tile, line
            return tile.group(), lines[number + 1][start : start + tile.end()]
    raise AssertionError(f"no {name} on the map")


@pytest.mark.parametrize("width", [80, 100])
def test_the_map_without_colour(width: int) -> None:
    """Every hex with its name, terrain and building: kind, mark and number of the seat."""
    for place in some():
        lines = terminal(place.scene, width, colour=False).splitlines()
        pieces: dict[str, tuple[str, str]] = {}
        for seat in place.view["seats"]:
            owner = f"{MARKS.get(seat['colour'], '')}{seat['seat']}"
            pieces |= dict.fromkeys(seat["houses"], ("house", owner))
            pieces |= dict.fromkeys(seat["posts"], ("post", owner))
            pieces |= {name: ("palace", owner) for name in seat["palaces"].values() if name}
        towns = {name for seat in place.view["seats"] for town in seat["towns"] for name in town}
        for name, hex_ in place.view["hexes"].items():
            head, second = below(lines, name)
            assert head.endswith("~" if hex_["terrain"] == "river" else hex_["terrain"][0].upper())
            assert ("#" in head) == (name in towns)
            if name in pieces:
                kind, owner = pieces[name]
                assert second.startswith(WORDS[width][kind]) and owner in second
            elif name in place.view["neutral"]:
                assert second.startswith("neutral" if width == 100 else "Hn")
            elif hex_["terrain"] != "river":
                assert not re.search(r"[A-Za-z]", second)


@pytest.mark.parametrize("width", [80, 100, 140])
def test_everything_else(width: int) -> None:
    for place in some():
        text = terminal(place.scene, width, colour=False)
        flat = " ".join(text.split())
        view = place.view
        for seat in view["seats"]:
            assert f"{seat['points']} points" in flat
            if not seat["mat"]:
                continue
            one, two, three = seat["power"]
            assert f"money {seat['money']} " in flat
            assert f"power I {one} II {two} III {three}" in flat
            assert f"bridges left {seat['bridges_left']} " in flat
            if view["phase"] != "over" and view["round"] < view["rounds"]:
                power = seat["income"]["power"]
                assert f"next income +{seat['income']['money']}m" + (f" +{power}p" if power else "") in flat
            else:
                assert "next income" not in flat
            built = len(seat["houses"]), len(seat["posts"])
            assert f"{built[0]} of 8 built" in flat and f"{built[1]} of 4 built" in flat
            assert f"[{seat['sailing']}]" in flat
            for side in ("left", "right"):
                if seat["palaces"][side]:
                    assert f"built on {seat['palaces'][side]}" in flat
                assert " ".join(seat["mat"][side]["text"].split()) in flat
            for name in seat["bridges"]:
                assert f"{MARKS[seat['colour']]}{seat['seat']} {name}" in flat
            if seat["bonus"]:
                assert f"Tile {seat['bonus']} " in flat
            if any(other["territory"]["size"] for other in view["seats"]):
                assert f"size {seat['territory']['size']} +{seat['territory']['points']}*" in flat
        free = sum(not action["covered"] for action in view["power_actions"].values())
        listed = re.split("Bonus tiles:|Choose a faction", flat[flat.index("Power actions:") :])[0]
        assert (listed.count(" free"), listed.count(" used")) == (free, len(view["power_actions"]) - free)
        for letter, tile in view["bonus_tiles"].items():
            coins = f"{tile['money']} money on it" if tile["money"] else re.escape(tile["text"][:20])
            assert re.search(rf"\b{letter} [A-Z][a-z ]+ {coins}", flat)
        if view["phase"] != "over" and view["round"]:
            assert f">>{view['round']}: " in flat
            assert flat.count("(past)") == view["round"] - 1
        for faction in view["factions"].values():
            taken = {seat["colour"] for seat in view["seats"] if seat["faction"]}
            assert (f"{faction['name']}: " in flat) == (faction["colour"] not in taken)


@pytest.mark.parametrize("width", [60, 80, 99, 100, 120, 200])
def test_no_line_is_too_wide(width: int) -> None:
    for place in some():
        for line in terminal(place.scene, width, colour=False).splitlines():
            assert cell_len(line) <= max(width, 80), line


def test_colour_codes_only_with_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the letters are the same but for what colour makes superfluous."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    scene = positions()[-1].scene
    plain, coloured = terminal(scene, 100, colour=False), terminal(scene, 100)
    assert "\x1b" not in plain and "\x1b[" in coloured
    stripped = Text.from_ansi(coloured).plain
    assert all(cell_len(line) <= 100 for line in stripped.splitlines())
    assert "Power actions" in stripped
    monkeypatch.setenv("NO_COLOR", "1")
    assert terminal(scene, 100) == plain


def test_a_table_needs_neither_board_nor_tiles() -> None:
    for area in ("nothing", "seats", "tiles", "actions", "key", "rounds"):
        kept = [part for part in positions()[-1].scene.parts if part.area == area]
        assert "\n" in terminal(Scene(kept), 80, colour=False)


def test_names_of_people() -> None:
    place = next(place for place in positions() if place.view["round"] == 2)
    names = ["Anke", "[bold]Joris[/]", "Mira", "x"][: len(place.view["seats"])]
    text = terminal(place.scene.named(names), 100, colour=False)
    assert all(name in text for name in names)
