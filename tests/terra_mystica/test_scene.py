"""The scene: everything a view says is a part of it, under a name that never changes."""

from __future__ import annotations

import json

from terrae.core.scene import (
    Action,
    Amount,
    Bowls,
    Bridge,
    Hex,
    Ladder,
    Niche,
    Piece,
    Plate,
    Rank,
    Seat,
    Slots,
    Tile,
    Town,
    Track,
    Wheel,
)
from terrae.games.terra_mystica.picture.captions import COLOURS, LANDS, PIECES
from tests.draw.mystica import GAMES, Position, choosing, game, positions
from tests.scale import scaled

LASTING = ("hex", "bridge", "ladder", "niche", "seat", "mat")


def find(position: Position, part_id: str) -> object:
    part = position.scene.find(part_id)
    assert part is not None, f"{position.name}: no {part_id}"
    return part


def test_it_is_json() -> None:
    for position in positions():
        data = position.scene.data()
        assert json.loads(json.dumps(data)) == data


def test_names_are_unique_and_every_part_can_be_said() -> None:
    for position in positions():
        names = [part.id for part in position.scene.parts]
        assert len(names) == len(set(names)), position.name
        assert all(part.label and part.area for part in position.scene.parts), position.name


def test_names_stay_the_same_through_a_game() -> None:
    for name in GAMES:
        played = [position for position in positions() if position.name.startswith(name)]
        lasting = [{part.id for part in one.scene.parts if part.kind in LASTING} for one in played]
        assert all(names == lasting[0] for names in lasting)


def test_every_choice_is_at_a_part() -> None:
    """Of every question, from the first faction to the last pass."""
    for match in (choosing(), game("syn07")):
        for ply in range(0, match.ply + 1, 5):
            position = Position(f"ply {ply}", match.at(ply))
            there = {part.id for part in position.scene.parts}
            for asked in position.asks:
                for choice in asked.choices:
                    assert choice.at and set(choice.at) <= there, (ply, choice.move, choice.at)


def test_the_map() -> None:
    for position in positions():
        view = position.view
        for name, hex_ in view["hexes"].items():
            part = find(position, f"hex:{name}")
            assert isinstance(part, Hex) and (part.name, part.terrain) == (name, LANDS[hex_["terrain"]])
        for name in view["rivers"]:
            part = find(position, f"hex:{name}")
            assert isinstance(part, Hex) and part.terrain == "river"
        assert len({(part.x, part.y) for part in position.scene.of(Hex)}) == len(view["hexes"]) + len(view["rivers"])
        for name, seat in view["bridges"].items():
            part = find(position, f"bridge:{name}")
            assert isinstance(part, Bridge) and part.seat == seat and ":".join(part.ends) == name


def test_structures_and_towns() -> None:
    for position in positions():
        expected = {
            (name, PIECES[kind], seat["seat"], COLOURS[seat["printed_home"]])
            for seat in position.view["seats"]
            for kind, hexes in seat["structures"].items()
            for name in hexes
        }
        shown = {(part.at, part.piece, part.seat, part.colour) for part in position.scene.of(Piece)}
        assert shown == expected, position.name
        towns = [(seat["seat"], hexes) for seat in position.view["seats"] for hexes in seat["towns"]]
        assert [(town.seat, town.hexes) for town in position.scene.of(Town)] == towns


def test_colours_can_be_told_apart() -> None:
    """Also of factions whose home is none of the wheel."""
    assert len(set(COLOURS.values())) == len(COLOURS)
    for position in positions():
        colours = [seat.colour for seat in position.scene.of(Seat) if seat.colour]
        assert len(colours) == len(set(colours)), position.name


def test_cults() -> None:
    """Four tracks with a marker of each seat and four places for priests."""
    for position in positions():
        view = position.view
        for name, cult in view["cults"].items():
            ladder = find(position, f"cult:{name}")
            assert isinstance(ladder, Ladder) and len(ladder.stops) == 11
            assert {str(marker.seat): marker.at for marker in ladder.markers} == cult["levels"]
            for seat in view["seats"]:
                if seat["faction"]:
                    assert cult["levels"][str(seat["seat"])] == seat["cults"][name]
            spaces = [space for space in position.scene.of(Niche) if space.of == ladder.id]
            assert [space.taken for space in spaces] == [*(place["taken"] for place in cult["places"]), False]
            assert [space.icons[0].text for space in spaces] == ["3", "2", "2", "2", "1"]


def test_seats_and_what_they_own() -> None:
    for position in positions():
        view = position.view
        best = max(seat["points"] for seat in view["seats"])
        more_to_come = view["phase"] != "over" and view["round"] < view["rounds"]
        for seat in view["seats"]:
            number = seat["seat"]
            part = find(position, f"seat:{number}")
            assert isinstance(part, Seat) and part.points == seat["points"]
            assert ("to-move" in part.marks) == (number in view["to_move"])
            assert ("winner" in part.marks) == (view["phase"] == "over" and seat["points"] == best)
            find(position, f"mat:{number}")
            if not seat["mat"]:
                continue
            held = {amount.id: amount.number for amount in position.scene.of(Amount, seat=number)}
            for good in ("points", "coins", "workers", "priests", "keys"):
                assert held[f"amount:{number}/{good}"] == seat[good]
            assert held[f"amount:{number}/bridges"] == seat["bridges_left"]
            for good, amount in seat["income"].items():
                assert held.get(f"amount:{number}/income-{good}", 0) == (amount if more_to_come else 0)
            bowls = find(position, f"bowls:{number}")
            assert isinstance(bowls, Bowls) and bowls.counts == seat["power"]
            rows(position, seat)


def rows(position: Position, seat: dict[str, object]) -> None:
    """Structures, tracks and the wheel of a mat."""
    number, mat = seat["seat"], seat["mat"]
    assert isinstance(mat, dict)
    for kind in ("D", "TP", "TE"):
        slots = find(position, f"mat:{number}/{kind}")
        assert isinstance(slots, Slots)
        assert [slot.open for slot in slots.slots] == [slot["open"] for slot in mat["rows"][kind]["slots"]]
    for kind in ("SH", "SA"):
        plate = find(position, f"mat:{number}/{kind}")
        structures = seat["structures"]
        assert isinstance(plate, Plate) and isinstance(structures, dict)
        assert [plate.at] == (structures[kind] or [""])
    for name in ("shipping", "digging"):
        if mat[name]:
            track = find(position, f"track:{number}/{name}")
            assert isinstance(track, Track) and 0 <= track.at < len(track.stops)
    if mat["needs"]:
        wheel = find(position, f"wheel:{number}")
        assert isinstance(wheel, Wheel)
        needs = {LANDS[terrain]: need for terrain, need in mat["needs"].items()}
        assert {spoke.terrain: spoke.steps for spoke in wheel.spokes if spoke.terrain in needs} == needs


def test_tiles_and_actions() -> None:
    for position in positions():
        view = position.view
        for name, card in view["bonus_cards"].items():
            part = find(position, f"tile:bonus-{name}")
            assert isinstance(part, Tile) and (part.coins, part.area) == (card["coins"], "tiles")
        for group, tiles in (("favour", view["favours"]), ("town", view["town_tiles"])):
            for name, tile in tiles.items():
                part = find(position, f"tile:{group}-{name}")
                assert isinstance(part, Tile) and part.left == tile["left"]
        for name, action in view["power_actions"].items():
            part = find(position, f"action:{name}")
            assert isinstance(part, Action) and part.used == action["covered"]
        for seat in view["seats"]:
            if seat["bonus"]:
                part = find(position, f"tile:bonus-{seat['bonus']}")
                assert isinstance(part, Tile) and (part.seat, part.area) == (seat["seat"], "mats")
            for action in seat["actions"]:
                part = find(position, f"seat:{seat['seat']}:action:{action['name']}")
                assert isinstance(part, Action) and part.used == action["used"]
            held = [part.code for part in position.scene.of(Tile, "mats", seat["seat"]) if part.group != "bonus"]
            assert held == [tile["name"] for tile in (*seat["favours"], *seat["town_tiles"])]


def test_rounds_and_standing() -> None:
    for position in positions():
        view = position.view
        for number in range(1, len(view["round_tiles"]) + 1):
            part = find(position, f"tile:round-{number}")
            past = number < view["round"] or view["phase"] == "over"
            assert isinstance(part, Tile)
            assert part.state == ("past" if past else "now" if number == view["round"] else "next")
        find(position, "tile:final")
        if any(seat["network"]["size"] for seat in view["seats"]):
            for seat in view["seats"]:
                for name, what in (("", "network"), ("/final", "final")):
                    if what in seat:
                        rank = find(position, f"rank:{seat['seat']}{name}")
                        assert isinstance(rank, Rank)
                        assert (rank.size, rank.points) == (seat[what]["size"], seat[what]["points"])


def test_what_can_be_chosen_is_there() -> None:
    first, *_, last = [position for position in positions() if position.name.startswith("set-up")]
    assert not first.view["factions"] or len(first.view["factions"]) == 20
    for position in positions():
        factions = {part.id for part in position.scene.of(Tile, "choices") if part.group == "faction"}
        assert factions == {f"faction:{key}" for key in position.view["factions"]}
        terrains = {part.id for part in position.scene.of(Tile, "choices") if part.group == "terrain"}
        assert terrains == {f"terrain:{terrain}" for terrain in position.view["picking"]}
    assert "witches" not in last.view["factions"] and "auren" not in last.view["factions"]
    assert any(position.view["picking"] for position in positions())


def test_offers_are_told() -> None:
    match = game("syn11")
    told = 0
    for ply in range(0, match.ply, 9 // scaled("plies of a game whose offers are told, of nine", 1, 9)):
        position = Position(f"ply {ply}", match.at(ply))
        open_ = [offer for seat in position.view["seats"] for offer in seat["offers"] if offer["gain"]]
        told += len(open_)
        assert ("Power on offer" in position.scene.text("prompt")) == bool(open_)
    assert told
