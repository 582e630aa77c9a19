"""The board: fields, what stands on them, the regions scored, and the pockets one stone would close."""

from __future__ import annotations

from terrae.core.scene import Area, Hex, Part, Piece
from terrae.games.terra_nova_2006.picture.captions import (
    FIGURE,
    STONE,
    View,
    board_name,
    held,
    landscape,
    names,
    owner,
    say,
    size,
    text,
)


def board(view: View) -> list[Part]:
    """Fields, then what is fenced in, pockets within others above them, then what stands on them."""
    letters = {name: letter for letter, name in view["landscapes"].items()}
    found: list[Part] = [text("map", "board", "note", say("board", board=board_name(view["board"])))]
    found += [field_part(view, name, field, letters[field["landscape"]]) for name, field in view["fields"].items()]
    for number, region in enumerate(view["regions"], 1):
        label = say("region", size=size(region), names=names(view, region["winners"]), points=region["share"])
        found.append(area(view, f"region:{number}", label, region, True))
    for number, pocket in enumerate(sorted(view["pockets"], key=lambda pocket: -len(pocket["fields"])), 1):
        label = say(
            "pocket",
            size=size(pocket),
            names=names(view, pocket["winners"]),
            points=pocket["share"],
            held=held(view, pocket),
            fields=", ".join(pocket["closers"]),
        )
        found.append(area(view, f"pocket:{number}", label, pocket, False))
    return found + pieces(view)


def area(view: View, part_id: str, label: str, region: View, settled: bool) -> Area:
    return Area(
        id=part_id,
        area="board",
        label=label,
        hexes=region["fields"],
        settled=settled,
        text=str(region["share"]) if region["winners"] else "0" if settled else str(region["value"]),
        at=middle(view, region["fields"], [] if settled else view["pockets"]),
        seats=region["winners"],
        colours=[owner(view, number)["colour"] for number in region["winners"]],
    )


def middle(view: View, fields: list[str], pockets: list[View]) -> str:
    """The field nearest to the middle of some: there the points are written.

    Rather one that shows nothing else, and lies in no smaller pocket.
    """
    within = {name for pocket in pockets if set(pocket["fields"]) < set(fields) for name in pocket["fields"]}
    spots = {name: (view["fields"][name]["x"] / 2, view["fields"][name]["y"]) for name in fields}
    x = sum(spot[0] for spot in spots.values()) / len(spots)
    y = sum(spot[1] for spot in spots.values()) / len(spots)

    def worse(name: str) -> tuple[bool, bool, bool, float]:
        far = (spots[name][0] - x) ** 2 + (spots[name][1] - y) ** 2
        return name in within, view["fields"][name]["holds"] == "figure", name in view["cuts"], far

    return min(fields, key=worse)


def marks(view: View, name: str) -> list[str]:
    """What the rim of a field tells: a figure that moved in this turn, or what a stone there would do."""
    found = ["marked"] if name in view["moved"] else []
    if name in view["cuts"]:
        found.append("close" if view["cuts"][name] else "split")
    return found


def field_part(view: View, name: str, field: View, letter: str) -> Hex:
    label = say("field", name=name, landscape=landscape(field["landscape"]))
    cuts = view["cuts"].get(name)
    if cuts is not None:
        more = [
            say("closes", size=size(region), names=names(view, region["winners"]), points=region["share"])
            for region in cuts
        ]
        label = " ".join([say("cut", label=label), *(more or [say("splits")])])
    if name in view["moved"]:
        label = say("moved", label=label)
    return Hex(
        id=f"hex:{name}",
        area="board",
        label=label,
        name=name,
        x=field["x"],
        y=field["y"],
        terrain=field["landscape"],
        marks=marks(view, name),
        sign=letter,
    )


def pieces(view: View) -> list[Part]:
    """Figures and stones."""
    found: list[Part] = []
    for seat in view["seats"]:
        for name in seat["figures"]:
            found.append(
                Piece(
                    id=f"piece:{name}",
                    area="board",
                    label=say("figure", field=name, owner=seat["name"]),
                    piece=FIGURE,
                    at=name,
                    seat=seat["seat"],
                    colour=seat["colour"],
                )
            )
    for name, field in view["fields"].items():
        if field["holds"] == "stone":
            found.append(Piece(id=f"piece:{name}", area="board", label=say("stone", field=name), piece=STONE, at=name))
    return found
