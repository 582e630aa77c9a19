"""The scene: everything a view says is a part of it, under a name that never changes."""

from __future__ import annotations

import json

from terrae.core.scene import (
    Action,
    Amount,
    Bowls,
    Bridge,
    Hex,
    Piece,
    Plate,
    Rank,
    Seat,
    Slots,
    Text,
    Tile,
    Town,
    Track,
)
from tests.draw.positions import Position, positions

PIECES = (("houses", "house"), ("posts", "trading-post"))


def find(position: Position, part_id: str) -> object:
    part = position.scene.find(part_id)
    assert part is not None, f"{position.name}: no {part_id}"
    return part


def test_it_is_json() -> None:
    for position in positions():
        data = position.scene.data()
        assert json.loads(json.dumps(data)) == data
        assert [part["id"] for part in data] == [part.id for part in position.scene.parts]


def test_names_are_unique_and_every_part_can_be_said() -> None:
    for position in positions():
        names = [part.id for part in position.scene.parts]
        assert len(names) == len(set(names)), position.name
        assert all(part.label and part.area for part in position.scene.parts), position.name


def test_names_stay_the_same_through_a_game() -> None:
    """What is there at the start of the actions is there at the end, whatever was played."""
    by_game: dict[str, list[Position]] = {}
    for position in positions():
        if position.view["round"]:
            by_game.setdefault(position.name.split(", ply")[0], []).append(position)
    for played in by_game.values():
        lasting = [
            {
                part.id
                for part in position.scene.parts
                if part.kind not in ("piece", "town", "action") and "/income-" not in part.id
            }
            for position in played
        ]
        assert all(names == lasting[0] for names in lasting)


def test_kinds_are_not_named_after_a_title() -> None:
    for position in positions():
        seats = {seat["faction"] for seat in position.view["seats"] if seat["faction"]}
        assert not seats & {part.kind for part in position.scene.parts}


def test_the_map() -> None:
    for position in positions():
        for name, hex_ in position.view["hexes"].items():
            part = find(position, f"hex:{name}")
            assert isinstance(part, Hex) and (part.name, part.terrain) == (name, hex_["terrain"])
        assert len({(part.x, part.y) for part in position.scene.of(Hex)}) == len(position.view["hexes"])
        for name, seat in position.view["bridge_spaces"].items():
            part = find(position, f"bridge:{name}")
            assert isinstance(part, Bridge) and part.seat == seat and "-".join(part.ends) == name


def test_buildings_and_towns() -> None:
    for position in positions():
        expected: dict[str, tuple[str, int, str]] = {}
        towns: list[tuple[int, list[str]]] = []
        for seat in position.view["seats"]:
            owner = (seat["seat"], seat["colour"])
            for row, kind in PIECES:
                expected |= dict.fromkeys(seat[row], (kind, *owner))
            expected |= {name: ("palace", *owner) for name in seat["palaces"].values() if name}
            towns += [(seat["seat"], hexes) for hexes in seat["towns"]]
        expected |= {name: ("house", 0, colour) for name, colour in position.view["neutral"].items()}
        shown = {part.at: (part.piece, part.seat, part.colour) for part in position.scene.of(Piece)}
        assert shown == expected, position.name
        assert [(town.seat, town.hexes) for town in position.scene.of(Town)] == towns
        for town in position.scene.of(Town):
            rivers = [name for name in town.hexes if position.view["hexes"][name]["terrain"] == "river"]
            assert town.key == (rivers or town.hexes)[0], "on the river space that joins the town, if there is one"


def test_seats_and_what_they_own() -> None:
    for position in positions():
        view = position.view
        best = max(seat["points"] for seat in view["seats"])
        for seat in view["seats"]:
            number = seat["seat"]
            part = find(position, f"seat:{number}")
            assert isinstance(part, Seat) and (part.points, part.colour) == (seat["points"], seat["colour"])
            assert ("to-move" in part.marks) == (number in view["to_move"])
            assert ("winner" in part.marks) == (view["phase"] == "over" and seat["points"] == best)
            assert ("out" in part.marks) == (seat["dropped"] and view["phase"] != "over")
            assert ("first" in part.marks) == (view["first"] == number and view["phase"] != "over")
            find(position, f"mat:{number}")
            if not seat["mat"]:
                continue
            held = {amount.id: amount.number for amount in position.scene.of(Amount, seat=number)}
            assert held[f"amount:{number}/money"] == seat["money"]
            assert held[f"amount:{number}/points"] == seat["points"]
            assert held[f"amount:{number}/bridge"] == seat["bridges_left"]
            more_to_come = view["phase"] != "over" and view["round"] < view["rounds"]
            for good in ("money", "power"):
                income = (seat["income"][good] or None) if more_to_come else None
                assert held.get(f"amount:{number}/income-{good}") == income, "none after the last round, nor of nothing"
            bowls = find(position, f"bowls:{number}")
            assert isinstance(bowls, Bowls) and bowls.counts == seat["power"]
            track = find(position, f"track:{number}/sailing")
            assert isinstance(track, Track) and track.at == seat["sailing"]
            for row, kind in (("house_row", "house"), ("post_row", "trading-post")):
                slots = find(position, f"mat:{number}/{kind}")
                assert isinstance(slots, Slots)
                assert [slot.open for slot in slots.slots] == [slot["open"] for slot in seat["mat"][row]]
            for side in ("left", "right"):
                plate = find(position, f"mat:{number}/palace-{side}")
                assert isinstance(plate, Plate)
                assert (plate.at, plate.used) == (seat["palaces"][side], side in seat["used"])


def test_tiles_actions_and_standing() -> None:
    for position in positions():
        view = position.view
        for letter, tile in view["bonus_tiles"].items():
            part = find(position, f"tile:bonus-{letter}")
            assert isinstance(part, Tile) and (part.coins, part.area) == (tile["money"], "tiles")
        for seat in view["seats"]:
            if seat["bonus"]:
                part = find(position, f"tile:bonus-{seat['bonus']}")
                assert isinstance(part, Tile) and (part.seat, part.area) == (seat["seat"], "mats")
        for number in range(1, view["rounds"] + 1):
            part = find(position, f"tile:round-{number}")
            assert isinstance(part, Tile)
            if number > len(view["round_tiles"]):
                assert part.state == "hidden"
            elif view["phase"] == "over" or number < view["round"]:
                assert part.state == "past"
            else:
                assert part.state == ("now" if number == view["round"] else "next")
        for name, action in view["power_actions"].items():
            part = find(position, f"action:{name}")
            assert isinstance(part, Action) and part.used == action["covered"]
            assert part.prices[0].text == str(action["power"])
        for rank in position.scene.of(Rank):
            territory = view["seats"][rank.seat - 1]["territory"]
            assert (rank.size, rank.points) == (territory["size"], territory["points"])
        if any(seat["mat"] for seat in view["seats"]):
            for tile in ("money", "power", "points", "sailing"):
                part = find(position, f"tile:town-{tile}")
                assert isinstance(part, Tile)
                assert part.seats == [
                    seat["seat"] for seat in view["seats"] if seat["mat"] and tile in seat["town_tiles"]
                ]


def test_actions_of_a_seat() -> None:
    """Palaces and bonus tiles whose effect is an action say so; the words name what is done."""
    acting = set()
    for position in positions():
        for plate in position.scene.of(Plate):
            for effect in plate.effects:
                assert effect.acts == effect.text.startswith("Action"), effect.text
                acting.add(effect.acts)
        for action in position.scene.of(Action, "mats"):
            assert action.name == "1 free shovel" and action.effects[0].acts
    assert acting == {True, False}


def test_marked_hexes_and_neutral_houses_belong_to_the_variants() -> None:
    for position in positions():
        marked = {part.name for part in position.scene.of(Hex) if "marked" in part.marks}
        explained = position.scene.find("key:marked"), position.scene.find("key:neutral")
        if position.view["variant"]:
            assert marked and all(explained)
        else:
            assert not marked and not any(explained)


def test_the_legend_names_what_strangers_asked_about() -> None:
    told = {part.id: part.text for part in positions()[-1].scene.of(Text, "key")}
    assert told["key:bridge-space"] == "place for a bridge"
    assert told["key:out"] == "out of this round"
    assert told["key:post-price"].startswith("7/10: ") and told["key:places"].startswith("12·8·4: ")
    assert {"key:bowls", "key:wheel", "key:book", "key:territory", "key:scroll", "key:nothing"} <= set(told)


def test_every_answer_can_be_clicked() -> None:
    """Whatever is asked, each choice is at a part of the scene."""
    seen = set()
    for position in positions():
        names = {part.id for part in position.scene.parts}
        for ask in position.asks:
            for choice in ask.choices:
                assert choice.at and set(choice.at) <= names, f"{position.name}: {choice.move} at {choice.at}"
                seen |= {part.split(":")[0] for part in choice.at}
    assert {"hex", "bridge", "tile", "action", "track", "colour", "prompt"} <= seen


def test_names_of_people() -> None:
    scene = positions()[5].scene
    named = scene.named(["Anke", "Joris"])
    assert [seat.player for seat in named.of(Seat)] == [["Anke", "Joris"][seat.seat - 1] for seat in scene.of(Seat)]
    assert [part.id for part in named.parts] == [part.id for part in scene.parts]
