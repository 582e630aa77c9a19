"""What is shown: pockets and who would win them, fields that split, scored regions; as data, picture, page and text."""

from __future__ import annotations

import json
from typing import Any

from terrae.core.scene import Area, Hex, Piece, Rank
from terrae.draw.areas import pill
from terrae.draw.geometry import WIDTH
from terrae.draw.standalone import svg
from terrae.draw.terminal import terminal
from terrae.draw.units import paint
from terrae.games.terra_nova_2006 import GAME
from tests.terra_nova_2006.positions import LAND, Table, fence, position, start

FOREST = "A1 A2 A3"


def view_of(table: Table) -> dict[str, Any]:
    return GAME.view(table.state)


def pocketed() -> Table:
    """Yellow would win a pocket of three fields."""
    return position("A1 C5", "N1 G8", stones=fence(FOREST, but="A4"))


def test_a_pocket_tells_who_would_win_it() -> None:
    (pocket,) = view_of(pocketed())["pockets"]
    assert pocket == {
        "fields": FOREST.split(),
        "landscapes": 1,
        "figures": [1, 0],
        "value": 9,
        "winners": [1],
        "share": 9,
        "closers": ["A4"],
        "rival": False,
    }


def test_fields_that_would_split_or_close() -> None:
    """All fields of the corridor cut; those whose stone makes a region say which."""
    cuts = view_of(pocketed())["cuts"]
    assert set(cuts) == {"A2", "A3", "A4"}
    assert [region["value"] for region in cuts["A2"]] == [3]
    top = " ".join(name for name in LAND.names if name[0] in "ABCDEF") + " G5 G6"
    split = view_of(position("A1", "N1", stones=fence(top, but="G7")))["cuts"]
    assert split["G7"] == []


def test_pockets_do_not_overlap_and_the_dearest_comes_first() -> None:
    stones = f"{fence(FOREST, but='A4')} {fence('N8 N9', but='N7')}"
    pockets = view_of(position("A1 C5", "N9 G8", stones=stones))["pockets"]
    assert [(pocket["fields"], pocket["winners"]) for pocket in pockets] == [
        (["A1", "A2", "A3"], [1]),
        (["N8", "N9"], [2]),
    ]


def test_a_pocket_within_a_pocket_is_shown_if_others_would_win_it() -> None:
    """Red holds the end of a corridor, Yellow all of it: both pockets can be closed now."""
    inside = "A1 A2 A3 A4 A5"
    table = position("A4 A5 C6", "A1 G8", stones=fence(inside, but="A6"))
    pockets = [(pocket["fields"], pocket["winners"], pocket["rival"]) for pocket in view_of(table)["pockets"]]
    assert pockets == [(inside.split(), [1], False), (["A1", "A2"], [2], True)]
    yellow, red = view_of(table)["seats"]
    assert (yellow["pockets"], red["pockets"]) == (15, 0), "of the two only one can be had"
    outer, inner = GAME.scene(view_of(table)).of(Area)
    assert (outer.colours, outer.text, inner.colours, inner.text) == (["yellow"], "15", ["red"], "6")
    assert outer.at not in inner.hexes and set(inner.hexes) < set(outer.hexes)
    tied = view_of(position("A4 C6", "A1 G8", stones=fence(inside, but="A6")))["pockets"]
    assert [(pocket["winners"], pocket["value"]) for pocket in tied] == [([1, 2], 15), ([2], 6)]


def test_a_dear_pocket_within_a_cheap_one() -> None:
    """One landscape counts three times: the small pocket is worth more, and the large one is the rival."""
    yellow = "I1 H1 G1 F1 E1 D1 C1"
    inside = f"N3 N2 N1 M1 L1 K1 J1 {yellow}"  # meadow, steppe, forest along the rim
    table = position(f"{yellow} G8", "N3 K5", stones=fence(inside, but="B1"))
    shown = [(pocket["value"], pocket["winners"], pocket["rival"]) for pocket in view_of(table)["pockets"]]
    assert shown == [(18, [2], False), (14, [1], True)]
    assert [part.text for part in GAME.scene(view_of(table)).of(Area)] == ["14", "18"], "the smaller one lies above"


def test_the_last_field_of_a_landscape_is_a_cut_too() -> None:
    """Ruling A3."""
    inside = " ".join(name for name in LAND.names if name[0] in "AB") + " C1 C2 C3 C4 C5 C6 C8 C9 C10 C11 D1"
    cuts = view_of(position("C3", "A5", stones=fence(inside)))["cuts"]
    assert cuts["D1"][0]["landscapes"] == 3


def test_scored_regions_stay_visible() -> None:
    view = view_of(pocketed().play("C5-B5", "stone A4"))
    assert [(region["fields"], region["winners"], region["share"]) for region in view["regions"]] == [
        (FOREST.split(), [1], 9)
    ]
    assert view["fields"]["A2"]["holds"] == "scored" and view["pockets"] == []


def test_the_turn_is_told() -> None:
    table = pocketed().play("C5-B5")
    view = view_of(table)
    assert (view["phase"], view["turn"], view["action"], view["moved"]) == ("play", 1, 2, ["B5"])
    assert view["to_move"] == [1] and view["order"] == [1, 2]
    assert view_of(start())["phase"] == "setup" and view_of(start())["cuts"] == {}


def test_seats() -> None:
    yellow, red = view_of(pocketed())["seats"]
    assert yellow["name"] == "Yellow" and yellow["figures"] == ["A1", "C5"] and yellow["pockets"] == 9
    assert red["pockets"] == 0 and red["can_move"]


def test_the_picture_has_areas_marks_and_ranks() -> None:
    scene = GAME.scene(view_of(pocketed()))
    (pocket,) = scene.of(Area)
    assert not pocket.settled and pocket.colours == ["yellow"] and pocket.text == "9" and pocket.at in pocket.hexes
    marks = {part.name: part.marks for part in scene.of(Hex) if part.marks}
    assert marks == {"A2": ["close"], "A3": ["close"], "A4": ["close"]}
    assert [rank.points for rank in scene.of(Rank)] == [9, 0]
    assert {piece.at for piece in scene.of(Piece) if piece.piece == "stone"} == set(fence(FOREST, but="A4").split())
    moved = GAME.scene(view_of(pocketed().play("C5-B5")))
    assert next(part for part in moved.of(Hex) if part.name == "B5").marks == ["marked"]
    settled = GAME.scene(view_of(pocketed().play("C5-B5", "stone A4")))
    assert [area.settled for area in settled.of(Area)] == [True]


def test_points_are_written_where_nothing_else_is() -> None:
    """Neither on a figure nor on a field that cuts, where another is left; else rather where a stone would lie."""
    around = fence("A1 A2 A3 B1 B2 B3", but="A4")
    pocket = GAME.scene(view_of(position("B2 G9", "N1 G8", stones=around))).of(Area)[0]
    assert pocket.at == "A2"
    crowded = GAME.scene(view_of(position("A1 C5", "A3 G8", stones=fence(FOREST, but="A4")))).of(Area)[0]
    assert crowded.at == "A2"
    full = GAME.scene(view_of(position("A1 A2", "A3 G8", stones=fence(FOREST, but="A4")))).of(Area)[0]
    assert full.at == "A2"


def test_a_shared_pocket_and_one_of_nobody() -> None:
    shared = GAME.scene(view_of(position("A1 C5", "A2 G8", stones=fence(FOREST, but="A4"))))
    assert shared.of(Area)[0].colours == ["yellow", "red"] and shared.of(Area)[0].text == "4"
    nobody = GAME.scene(view_of(position("C5", "G8", stones=fence(FOREST, but="A4"))))
    assert nobody.of(Area)[0].colours == [] and "nobody" in nobody.of(Area)[0].label


def test_scenes_are_plain_data() -> None:
    for table in (start(), pocketed(), pocketed().play("C5-B5", "stone A4")):
        scene = GAME.scene(view_of(table))
        assert json.loads(json.dumps(scene.data())) == scene.data()


def test_letters_of_landscapes_are_different_on_a_text_map() -> None:
    scene = GAME.scene(view_of(start()))
    assert len({part.sign for part in scene.of(Hex)}) == 8


def test_a_diamond_is_seen_beside_the_symbol_of_its_field() -> None:
    scene = GAME.scene(view_of(pocketed()))
    hex_ = paint(scene)["hex:A4"]
    assert '<g class="cut">' in hex_ and all(
        "#i-shut" in drawn and "#t-forest" in drawn for drawn in (hex_, svg(scene))
    )


def test_painted_as_units_of_a_page() -> None:
    """An area is drawn on the hexes it covers; its worth on one of them. The set of units never changes."""
    before, after = (paint(GAME.scene(view_of(table))) for table in (pocketed(), pocketed().play("C5-B5", "stone A4")))
    assert set(before) == set(after)
    assert sum('class="worth"' in text for text in before.values()) == 1
    assert sum('class="worth settled"' in text for text in after.values()) == 1
    assert sum('class="wash"' in text for text in after.values()) == 3


def test_on_a_page_it_shows_even_when_other_fields_are_asked_for() -> None:
    """Fields that bear a pocket, a region or a diamond step back less; a pill never leaves its hex."""
    drawn = paint(GAME.scene(view_of(pocketed())))
    assert {name for name, text in drawn.items() if 'class="hex told"' in text} == {"hex:A2", "hex:A3", "hex:A4"}
    shared = position("A1 C5", "A2 G8", "A3 N1", "A5 N9", stones=fence("A1 A2 A3 A4 A5", but="A6"))
    pocket = GAME.scene(view_of(shared)).of(Area)[0]
    assert len(pocket.colours) == 4 and pill(pocket) < WIDTH


def test_painted_as_text() -> None:
    """In 80 columns, with letters alone: who would win a pocket, what splits, what is settled."""
    text = terminal(GAME.scene(view_of(pocketed())), 80, colour=False)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "?◗" in text and "<!" in text and "###" in text and "Would go to: ◗1 9*" in text
    after = terminal(GAME.scene(view_of(pocketed().play("C5-B5", "stone A4"))), 80, colour=False)
    assert "@ ◗1" in text and "@=figure" in text
    assert "=◗=" in after and "Settled: ◗1 9*" in after
    assert "bridge" not in after
    assert terminal(GAME.scene(view_of(pocketed())), 200, colour=True)
