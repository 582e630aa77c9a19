"""The board: hexes, and what lies and stands on them."""

from __future__ import annotations

from terrae.core.keeping import kept_by_language
from terrae.core.scene import Bridge, Hex, Part, Piece, Town
from terrae.games.terra_nova.picture.captions import PIECES, SIDES, View, name_of, owner, say, spoken, text

RIVER = "river"


def board(view: View) -> list[Part]:
    """Hexes, then what lies and stands on them."""
    found: list[Part] = [text("map", "board", "note", say("map", map=spoken("map", view["map"])))]
    dots = bool(view["variant"])
    found += [hex_part(name, hex_["terrain"], dots and hex_["marked"]) for name, hex_ in view["hexes"].items()]
    for name, number in view["bridge_spaces"].items():
        seat = owner(view, number) if number else None
        found.append(bridge(name, number, name_of(seat), seat["colour"]) if seat else bridge(name, 0, "", ""))
    for seat in view["seats"]:
        for number, hexes in enumerate(seat["towns"], 1):
            found.append(
                Town(
                    id=f"town:{seat['seat']}/{number}",
                    area="board",
                    label=say("town", owner=name_of(seat), hexes=", ".join(hexes)),
                    seat=seat["seat"],
                    colour=seat["colour"],
                    hexes=hexes,
                    key=key_place(view, hexes),
                )
            )
    for seat in view["seats"]:
        standing_on = [(name, "house", "house") for name in seat["houses"]]
        standing_on += [(name, "post", "post") for name in seat["posts"]]
        standing_on += [(seat["palaces"][side], "palace", f"palace-{side}") for side in SIDES if seat["palaces"][side]]
        for name, kind, called in standing_on:
            found.append(piece(name, PIECES[kind], called, seat["seat"], name_of(seat), seat["colour"]))
    for name, colour in view["neutral"].items():
        label = say("neutral", hex=name, colour=spoken("colour", colour))
        found.append(Piece(id=f"piece:{name}", area="board", label=label, piece="house", at=name, colour=colour))
    return found


def key_place(view: View, hexes: list[str]) -> str:
    """The key of a town lies on its first hex, or on the river space that joins it."""
    return next((name for name in hexes if view["hexes"][name]["terrain"] == RIVER), hexes[0])


@kept_by_language(1024)
def bridge(name: str, seat: int, called: str, colour: str) -> Bridge:
    """The bridge of a seat, or a place for one."""
    label = say("bridge", ends=name, owner=called) if seat else say("bridge-space", ends=name)
    return Bridge(id=f"bridge:{name}", area="board", label=label, ends=name.split("-"), seat=seat, colour=colour)


@kept_by_language(4096)
def piece(at: str, word: str, called: str, seat: int, name: str, colour: str) -> Piece:
    """A building of a seat."""
    label = say("piece", hex=at, piece=say(f"piece-{called}"), owner=name)
    return Piece(id=f"piece:{at}", area="board", label=label, piece=word, at=at, seat=seat, colour=colour)


@kept_by_language(4096)
def hex_part(name: str, terrain: str, marked: bool) -> Hex:
    """A hex at its place: every second row is shifted right by half a hex."""
    row, column = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return Hex(
        id=f"hex:{name}",
        area="board",
        label=say("hex", name=name, terrain=spoken("terrain", terrain)),
        name=name,
        x=2 * column + row % 2,
        y=row,
        terrain=terrain,
        marks=["marked"] if marked else [],
    )
