"""The board: hexes, and what lies and stands on them."""

from __future__ import annotations

from terrae.core.keeping import kept_by_language
from terrae.core.scene import Bridge, Hex, Part, Piece, Town
from terrae.games.terra_mystica.picture.captions import (
    LANDS,
    PIECES,
    View,
    colour_of,
    land,
    name_of,
    owner,
    say,
    text,
)
from terrae.games.terra_mystica.picture.landscapes import land_bridges

RIVER = "river"
LANDSCAPE = "landscape"  # the structure that is drawn by a symbol of its own


def board(view: View) -> list[Part]:
    """Hexes, then what lies and stands on them."""
    found: list[Part] = [text("map", "board", "note", say("map", map=view["map"]))]
    found += [hex_part(name, one["row"], one["column"], one["terrain"]) for name, one in view["hexes"].items()]
    found += [hex_part(name, one["row"], one["column"], RIVER) for name, one in view["rivers"].items()]
    for name, number in view["bridges"].items():
        seat = owner(view, number) if number else None
        found.append(bridge(name, number, name_of(seat), colour_of(seat)) if seat else bridge(name, 0, "", ""))
    for seat in view["seats"]:
        found += [town(view, seat, number, hexes) for number, hexes in enumerate(seat["towns"], 1)]
    found += land_bridges(view)
    for name, hex_ in {**view["hexes"], **view["rivers"]}.items():
        if hex_["seat"]:
            seat = owner(view, hex_["seat"])
            lies = hex_["structure"] == LANDSCAPE
            piece = seat["landscape"]["name"] if lies else say(f"piece-{hex_['structure']}")
            label = say("piece", hex=name, piece=piece, owner=name_of(seat))
            found.append(
                Piece(
                    id=f"piece:{name}",
                    area="board",
                    label=label,
                    piece=seat["landscape"]["symbol"] if lies else PIECES[hex_["structure"]],
                    at=name,
                    seat=hex_["seat"],
                    colour=colour_of(seat),
                )
            )
    return found


def town(view: View, seat: View, number: int, hexes: list[str]) -> Town:
    """A town; its key lies on its first hex, or on the river hex that joins it."""
    return Town(
        id=f"town:{seat['seat']}/{number}",
        area="board",
        label=say("town", owner=name_of(seat), hexes=", ".join(hexes)),
        seat=seat["seat"],
        colour=colour_of(seat),
        hexes=hexes,
        key=next((name for name in hexes if name in view["rivers"]), hexes[0]),
    )


@kept_by_language(1024)
def bridge(name: str, seat: int, called: str, colour: str) -> Bridge:
    """The bridge of a seat, or a place for one."""
    label = say("bridge", ends=name, owner=called) if seat else say("bridge-space", ends=name)
    return Bridge(id=f"bridge:{name}", area="board", label=label, ends=name.split(":"), seat=seat, colour=colour)


@kept_by_language(4096)
def hex_part(name: str, row: int, column: int, terrain: str) -> Hex:
    """A hex at its place: every second row is shifted right by half a hex."""
    return Hex(
        id=f"hex:{name}",
        area="board",
        label=say("hex", name=name, terrain=say("river") if terrain == RIVER else land(terrain)),
        name=name,
        x=2 * column + row % 2,
        y=row,
        terrain=LANDS.get(terrain, terrain),
    )
