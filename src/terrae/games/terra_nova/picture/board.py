"""The board: hexes, and what lies and stands on them."""

from __future__ import annotations

from terrae.core.scene import Bridge, Hex, Part, Piece, Town
from terrae.games.terra_nova.picture.captions import PIECES, SIDES, View, name_of, owner, say, spoken, text

RIVER = "river"


def board(view: View) -> list[Part]:
    """Hexes, then what lies and stands on them."""
    found: list[Part] = [text("map", "board", "note", say("map", map=spoken("map", view["map"])))]
    found += [hex_part(view, name, hex_) for name, hex_ in view["hexes"].items()]
    for name, number in view["bridge_spaces"].items():
        ends = name.split("-")
        seat = owner(view, number) if number else None
        label = say("bridge", ends=name, owner=name_of(seat)) if seat else say("bridge-space", ends=name)
        colour = seat["colour"] if seat else ""
        found.append(Bridge(id=f"bridge:{name}", area="board", label=label, ends=ends, seat=number, colour=colour))
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
            label = say("piece", hex=name, piece=say(f"piece-{called}"), owner=name_of(seat))
            found.append(
                Piece(
                    id=f"piece:{name}",
                    area="board",
                    label=label,
                    piece=PIECES[kind],
                    at=name,
                    seat=seat["seat"],
                    colour=seat["colour"],
                )
            )
    for name, colour in view["neutral"].items():
        label = say("neutral", hex=name, colour=spoken("colour", colour))
        found.append(Piece(id=f"piece:{name}", area="board", label=label, piece="house", at=name, colour=colour))
    return found


def key_place(view: View, hexes: list[str]) -> str:
    """The key of a town lies on its first hex, or on the river space that joins it."""
    return next((name for name in hexes if view["hexes"][name]["terrain"] == RIVER), hexes[0])


def hex_part(view: View, name: str, hex_: View) -> Hex:
    """A hex at its place: every second row is shifted right by half a hex."""
    row, column = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return Hex(
        id=f"hex:{name}",
        area="board",
        label=say("hex", name=name, terrain=spoken("terrain", hex_["terrain"])),
        name=name,
        x=2 * column + row % 2,
        y=row,
        terrain=hex_["terrain"],
        marks=["marked"] if hex_["marked"] and view["variant"] else [],
    )
