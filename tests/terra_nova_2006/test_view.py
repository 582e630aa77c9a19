"""What is shown: pockets and who would win them, fields that split, scored regions; as data, picture, page and text."""

from __future__ import annotations

import json
from typing import Any

from terrae.core.scene import Area, Hex, Piece, Rank, read_scene
from terrae.draw.html import units
from terrae.draw.svg import svg
from terrae.draw.terminal import terminal
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


def test_a_shared_pocket_and_one_of_nobody() -> None:
    shared = GAME.scene(view_of(position("A1 C5", "A2 G8", stones=fence(FOREST, but="A4"))))
    assert shared.of(Area)[0].colours == ["yellow", "red"] and shared.of(Area)[0].text == "4"
    nobody = GAME.scene(view_of(position("C5", "G8", stones=fence(FOREST, but="A4"))))
    assert nobody.of(Area)[0].colours == [] and "nobody" in nobody.of(Area)[0].label


def test_scenes_are_plain_data() -> None:
    for table in (start(), pocketed(), pocketed().play("C5-B5", "stone A4")):
        scene = GAME.scene(view_of(table))
        assert read_scene(json.loads(json.dumps(scene.data()))) == scene


def test_letters_of_landscapes_are_different_on_a_text_map() -> None:
    scene = GAME.scene(view_of(start()))
    assert len({part.sign for part in scene.of(Hex)}) == 8


def test_painted_as_svg() -> None:
    for width in (1400, 1000, 400):
        for theme in ("light", "dark"):
            drawn = svg(GAME.scene(view_of(pocketed())), width, theme, ask=pocketed().match.ask())
            assert 'data-part="pocket:1"' in drawn and "i-shut" in drawn


def test_painted_as_units_of_a_page() -> None:
    """An area is drawn on the hexes it covers; its worth on one of them. The set of units never changes."""
    before, after = (units(GAME.scene(view_of(table))) for table in (pocketed(), pocketed().play("C5-B5", "stone A4")))
    assert set(before) == set(after)
    assert sum('class="worth"' in text for text in before.values()) == 1
    assert sum('class="worth settled"' in text for text in after.values()) == 1
    assert sum('class="wash"' in text for text in after.values()) == 3


def test_painted_as_text() -> None:
    """In 80 columns, with letters alone: who would win a pocket, what splits, what is settled."""
    text = terminal(GAME.scene(view_of(pocketed())), 80, colour=False)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "?◗" in text and "<!" in text and "###" in text and "Would go to: ◗1 9*" in text
    after = terminal(GAME.scene(view_of(pocketed().play("C5-B5", "stone A4"))), 80, colour=False)
    assert "=◗=" in after and "Settled: ◗1 9*" in after
    assert "bridge" not in after
    assert terminal(GAME.scene(view_of(pocketed())), 200, colour=True)
