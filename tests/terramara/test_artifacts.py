"""Chapter "Artifacts": creating, reserving, paying, the four timings, the row."""

from __future__ import annotations

import tomllib

import pytest

from terrae.games.terramara import GAME
from terrae.games.terramara.data.components import FOLDER
from terrae.games.terramara.rules.catalogue import ARTIFACTS
from terrae.games.terramara.rules.effects import CATEGORIES, ITEMS
from terrae.games.terramara.rules.scoring import lines
from tests.terramara.positions import (
    asked,
    begin,
    bit,
    card,
    character,
    give,
    goods,
    idle,
    lay,
    legal,
    only,
    own,
    play,
    row,
    settle,
    stand,
    tile,
    until_round,
)

CARDS = tomllib.loads((FOLDER / "artifacts.toml").read_text(encoding="utf-8"))
RICH = {"ashlar": 9, "lumber": 9, "metal": 9, "leather": 9}


def test_create_after_the_action() -> None:
    state = begin(4)
    only(state)
    row(state, "A115", "A104")
    owner = state.seats[0]
    give(owner, leather=2, lumber=1)
    play(state, "explorer hut", "done", "create A115")
    assert goods(owner) == {} and owner.cards == bit("A115")
    assert asked(state) == ("Travel", 0)  # its benefit comes at once


def test_one_craft_a_turn_a20() -> None:
    """A20: at most one of create, create reserved, reserve; a "create" effect is extra and obeys the Canoe."""
    state = begin(4)
    only(state)
    row(state, "A101", "A102", "A103", "A104", "A105")
    lay(state, 4, "B32")
    owner = state.seats[0]
    give(owner, **RICH)
    play(state, "explorer travel", "caravan 1 left")
    assert asked(state)[0] == "CreateExtra"
    assert {text for text in legal(state) if text.startswith("create")} == {"create A101", "create A102", "create A103"}
    play(state, "create A101", "done", "create A102")
    assert owner.cards == bit("A101", "A102")
    assert asked(state) == ("Turn", 1)


def test_create_effect_takes_the_reserved_card_a20() -> None:
    state = begin(4)
    only(state)
    row(state)
    lay(state, 4, "B32")
    owner = state.seats[0]
    owner.reserved = card("A313")
    state.deck &= ~bit("A313")
    give(owner, stone=4, livestock=2)
    play(state, "explorer travel", "caravan 1 left", "create A313")
    while asked(state)[0] == "PayArtifact":
        play(state, sorted(legal(state))[-1])
    assert owner.cards == bit("A313") and goods(owner) == {}


def test_row_slides_and_refills_at_once_a21() -> None:
    """A21: cards slide to the left, and a new one is drawn at once, before the card's own effect."""
    state = begin(4)
    only(state)
    row(state, "A101", "A115", "A103", "A104", "A105", "A106", "A107", "A108")
    give(state.seats[0], leather=2, lumber=1)
    move = "create A115"
    play(state, "explorer hut", "done")
    state.play(next(one for one in state.moves() if one.text == move))
    assert asked(state) == ("DrawArtifact", -1)
    play(state, draws=("draw artifact A116",))
    assert [ARTIFACTS[number] for number in state.row] == [
        "A101", "A103", "A104", "A105", "A106", "A107", "A108", "A116",
    ]  # fmt: skip
    assert asked(state)[0] == "Travel"


def test_reserve_from_river_4() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.culture = 3
    play(state, "explorer 1a")
    assert asked(state)[0] == "Turn"
    for _ in range(3):
        idle(state)
    owner.culture = 4
    play(state, "explorer hire")
    key = ARTIFACTS[state.row[0]]
    assert {text for text in legal(state) if text.startswith("reserve")} == {
        f"reserve {ARTIFACTS[number]}" for number in state.row[:4]
    }
    play(state, f"reserve {key}")
    assert owner.reserved == card(key) and len(state.row) == 8 and card(key) not in state.row


def test_one_reserved_card_at_a_time() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.culture = 8
    owner.reserved = card("A301")
    state.deck &= ~bit("A301")
    play(state, "explorer develop")
    assert not any(text.startswith("reserve") for text in legal(state))


def test_reserved_survives_and_costs_less_a22() -> None:
    """A22: level removals spare a reserved card; from River 12 it costs one resource of choice less."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.reserved = card("A101")  # 2 Lumber, 1 Metal
    state.row = [number for number in state.row if number != card("A101")]
    state.deck &= ~bit("A101")
    until_round(state, 3)
    only(state)
    assert owner.reserved == card("A101")
    give(owner, lumber=2)
    row(state)
    play(state, "explorer hire")
    assert "create A101" not in legal(state)
    settle(state, 0)
    for _ in range(3):
        idle(state)
    owner.culture = 12
    give(owner, lumber=1, metal=1)
    play(state, "explorer hut", "done", "create A101", "waive lumber")
    assert owner.cards == bit("A101") and goods(owner) == {}


def test_only_a_reserved_artifact_costs_less_a22() -> None:
    state = begin(4)
    only(state)
    row(state, "A104")  # 2 Lumber
    owner = state.seats[0]
    owner.culture = 12
    give(owner, lumber=1)
    play(state, "explorer hire")
    assert "create A104" not in legal(state) and "reserve A104" in legal(state)


def test_a_waiver_is_of_one_resource_a22() -> None:
    state = begin(4)
    only(state)
    row(state)
    owner = state.seats[0]
    owner.culture = 12
    owner.reserved = card("A101")  # 2 Lumber, 1 Metal
    state.deck &= ~bit("A101")
    give(owner, lumber=1)
    play(state, "explorer hire")
    assert "create A101" not in legal(state)  # two are lacking
    settle(state, 0)
    for _ in range(3):
        idle(state)
    give(owner, lumber=2)
    play(state, "explorer hut", "done", "create A101")
    assert legal(state) == {"waive metal"}  # without Lumber less the Metal could not be paid


def test_waiver_adds_to_other_discounts_a22() -> None:
    state = begin(4)
    only(state)
    own(state, 0, "A102")  # Tools cost 1 Lumber less
    owner = state.seats[0]
    owner.culture = 12
    owner.reserved = card("A104")  # 2 Lumber
    state.row = []
    play(state, "explorer hire")
    play(state, "create A104", "waive lumber")
    assert owner.cards == bit("A102", "A104")


def test_discounts_add_up_and_stop_at_nothing_a24() -> None:
    """A24: never below 0; a discount on a resource that is not in the cost is lost."""
    state = begin(4)
    only(state)
    own(state, 0, "A102", "A302")  # 1 Lumber less for Tools, 1 of each kind less for everything
    row(state, "A104", "A101", "A109")
    owner = state.seats[0]
    owner.culture = 3
    play(state, "explorer hire")
    assert "create A104" in legal(state)  # 2 Lumber less 2
    assert "create A101" in legal(state)  # 2 Lumber and 1 Metal less 2 and 1
    assert "create A109" not in legal(state)  # 2 Ashlar and 1 Leather less 1 and 1
    give(owner, ashlar=1)
    assert "create A109" in legal(state)
    play(state, "create A109")
    assert goods(owner) == {}


def test_points_for_printed_costs_a25() -> None:
    """A25: the printed cost counts, discounts or not; a new card does not trigger itself."""
    state = begin(4)
    only(state)
    own(state, 0, "A102")
    row(state, "A203", "A101")
    owner = state.seats[0]
    give(owner, lumber=2, ashlar=1)
    play(state, "explorer hire", "create A203")
    assert owner.points == 0
    settle(state, 0)
    for _ in range(3):
        idle(state)
    give(owner, lumber=1, metal=1)
    play(state, "explorer hut", "done", "create A101")
    assert owner.points == 2  # two Lumber are printed, one was paid


def test_empty_deck_a39() -> None:
    """A39: the row shrinks."""
    state = begin(4)
    only(state)
    state.deck = 0
    give(state.seats[0], **RICH)
    key = ARTIFACTS[state.row[0]]
    play(state, "explorer hut", "done", f"create {key}")
    assert len(state.row) == 7


def test_levels_leave_deck_then_river_a40() -> None:
    """A40: rounds 2 and 4 clean the deck only, rounds 3 and 5 the row only."""
    state = begin(4)
    only(state)
    levels = state.box.level_cards
    until_round(state, 2)
    assert state.deck & levels[1] == 0 and {state.box.artifacts[number].level for number in state.row} == {1}
    until_round(state, 3)
    assert {state.box.artifacts[number].level for number in state.row} == {2} and len(state.row) == 8
    assert state.deck & levels[2]
    until_round(state, 4)
    assert state.deck & levels[2] == 0 and {state.box.artifacts[number].level for number in state.row} == {2}
    until_round(state, 5)
    assert {state.box.artifacts[number].level for number in state.row} == {3} and len(state.row) == 8


def test_reserved_card_stays_public_a51() -> None:
    """A51: everybody saw it when it was taken."""
    state = begin(3)
    state.seats[0].reserved = card("A101")
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat)["seats"][0]["reserved"]["key"] == "A101"
    assert not GAME.hides_anything


def test_main_resources_a3() -> None:
    """A3: Clothing Leather, Weaponry Metal, Tools Lumber, Pottery Ashlar."""
    state = begin(4)
    for made in state.box.artifacts:
        assert made.cost[made.category] == max(made.cost)
    names = {"pottery": 0, "tools": 1, "weaponry": 2, "clothing": 3}
    assert {name: CATEGORIES.index(name) for name in names} == names
    assert ITEMS[4:8] == ("ashlar", "lumber", "metal", "leather")


def test_raw_for_refined_with_the_character() -> None:
    """Up to two raw goods pay for their refined counterparts, as the seat likes."""
    state = begin(4)
    only(state)
    character(state, 0, "K4")
    row(state, "A101")
    owner = state.seats[0]
    give(owner, lumber=1, wood=2, ore=1)
    play(state, "explorer hut", "done", "create A101")
    assert asked(state)[0] == "PayArtifact"
    assert legal(state) == {"swap wood", "swap ore"}
    play(state, "swap ore", "swap wood")
    assert goods(owner) == {"wood": 1} and owner.cards == bit("A101")


def test_raw_may_be_kept() -> None:
    state = begin(4)
    only(state)
    character(state, 0, "K4")
    row(state, "A104")
    owner = state.seats[0]
    give(owner, lumber=2, wood=1)
    play(state, "explorer hut", "done", "create A104", "done")
    assert goods(owner) == {"wood": 1}


# Each artifact does what it says


@pytest.mark.parametrize(
    ("key", "space", "good"),
    [("A101", "1e", "wood"), ("A105", "1d", "ore"), ("A109", "1b", "stone"), ("A113", "1a", "livestock")],
)
def test_terrain_artifacts(key: str, space: str, good: str) -> None:
    """One more of the terrain's good for each own Explorer; not for the Chieftain."""
    gained = []
    for who, cards in (("explorer", ()), ("explorer", (key,)), ("chieftain", (key,))):
        state = begin(4)
        only(state)
        tile(state, 0, "PQ11")
        tile(state, 1, "FM11")
        own(state, 0, *cards)
        play(state, f"{who} {space}")
        names = ("stone", "wood", "ore", "livestock")
        gained.append(int(state.seats[0].goods[names.index(good)]))
    assert gained[1] == gained[0] + 1 and gained[2] == gained[0]


@pytest.mark.parametrize(
    ("key", "track", "amount"),
    [
        ("A107", "military", 4),
        ("A111", "culture", 3),
        ("A212", "culture", 3),
        ("A315", "culture", 2),
        ("A309", "military", 3),
    ],
)
def test_instant_tracks(key: str, track: str, amount: int) -> None:
    state = begin(4)
    only(state)
    row(state, key)
    owner = state.seats[0]
    give(owner, **RICH)
    before = int(getattr(owner, track))
    play(state, "explorer hut", "done", f"create {key}")
    assert getattr(owner, track) == before + amount


@pytest.mark.parametrize(
    ("key", "steps"), [("A103", 1), ("A115", 3), ("A214", 2), ("A216", 1), ("A305", 1), ("A320", 2)]
)
def test_instant_travel_may_stop_early(key: str, steps: int) -> None:
    """The rulebook's example: of 3 Travel the player may take 0, 1, 2 or 3 steps."""
    for taken in range(steps + 1):
        state = begin(4)
        only(state)
        row(state, key)
        give(state.seats[0], **RICH)
        play(state, "explorer hut", "done", f"create {key}")
        if asked(state)[0] == "Menu":
            play(state, "choose 1")  # Culture first, then Travel
        for _ in range(taken):
            play(state, "caravan 1 ahead")
        if taken < steps:
            play(state, "done")
        assert state.seats[0].caravan == 3 * taken and asked(state)[0] == "Turn"


def test_once_a_round_artifacts() -> None:
    state = begin(4)
    only(state)
    own(state, 0, "A104", "A108", "A112", "A201", "A202", "A208", "A211")
    owner = state.seats[0]
    owner.military = 4
    assert {text for text in legal(state) if text.startswith("use")} == {"use A108", "use A112", "use A201", "use A208"}
    play(state, "use A112", "gain stone", "use A104", "refine stone")
    play(state, "use A108", "pay military", "gain wood", "done")
    play(state, "use A208", "pay military", "gain metal")
    play(state, "use A211", "pay wood", "gain leather")
    play(state, "use A201", "caravan 1 ahead")
    assert goods(owner) == {"ashlar": 1, "metal": 1, "leather": 1} and owner.military == 1
    give(owner, stone=1, wood=1, ore=1)
    play(state, "use A202", "refine stone", "refine ore")
    assert goods(owner) == {"ashlar": 1, "wood": 1, "metal": 1}
    assert not any(text.startswith("use") for text in legal(state))
    play(state, "explorer hut", "done")
    settle(state, 0)
    until_round(state, 2)
    assert "use A112" in legal(state)


def test_new_once_a_round_card_may_be_used_at_once() -> None:
    state = begin(4)
    only(state)
    row(state, "A112")
    give(state.seats[0], ashlar=2)
    play(state, "explorer hut", "done", "create A112")
    assert asked(state)[0] == "Window"
    play(state, "use A112", "gain ore")
    assert goods(state.seats[0]) == {"ore": 1}


def test_caravan_artifacts() -> None:
    state = begin(4)
    only(state)
    own(state, 0, "A116", "A216")
    owner = state.seats[0]
    owner.caravan, owner.second = 3, 9
    play(state, "explorer travel", "caravan 1 ahead", "gain metal")
    assert goods(owner) == {"metal": 1}
    play(state, "done")
    for _ in range(3):
        idle(state)
    owner.caravan, owner.second = 9, 12
    play(state, "explorer first", "caravan 1 ahead", "gain ashlar")
    assert owner.points == 3 and owner.goods[4] == 1


def test_second_caravan_only() -> None:
    state = begin(4)
    only(state)
    own(state, 0, "A216")
    owner = state.seats[0]
    owner.caravan, owner.second = 9, 3
    play(state, "explorer travel", "caravan 1 ahead", "done")
    assert owner.points == 0


def test_culture_artifact_gives_raw_once_an_event() -> None:
    state = begin(4)
    only(state)
    own(state, 0, "A209")
    play(state, "explorer develop", "gain ore")
    assert goods(state.seats[0]) == {"ore": 1} and asked(state)[0] == "Turn"


def test_chieftain_artifact() -> None:
    state = begin(4)
    only(state)
    own(state, 0, "A213")
    stand(state, 1, "1a")
    play(state, "chieftain 1a", "gain leather")
    assert state.seats[0].goods[7] == 1


def test_raid_artifacts() -> None:
    state = begin(4)
    only(state)
    row(state, "A310")
    own(state, 0, "A206")
    owner, victim = state.seats[0], state.seats[1]
    give(owner, **RICH)
    owner.military, victim.military = 0, 0
    give(victim, wood=4)  # the same level, one higher with the horn: 1 for 4
    play(state, "explorer hut", "done", "create A310")
    assert asked(state) == ("GiveTribute", 1)
    play(state, "give wood")
    assert owner.military == 0 and owner.goods[1] == 1


def test_granary_and_instant_choice() -> None:
    state = begin(4)
    only(state)
    row(state, "A204")
    owner = state.seats[0]
    give(owner, lumber=3, ashlar=1)
    play(state, "explorer hut", "done", "create A204")
    kinds = []
    while asked(state)[0] == "Pick":
        kinds.append(sorted(legal(state))[1])
        play(state, sorted(legal(state))[1])
    assert len(kinds) == 2


@pytest.mark.parametrize(
    ("key", "made"), [("A203", "A104"), ("A207", "A108"), ("A210", "A112"), ("A215", "A116")], ids=lambda key: key
)
def test_points_for_resources_in_costs(key: str, made: str) -> None:
    """A point for each resource of the kind in the printed cost: two for its own kind, none for another."""
    for other in ("A104", "A108", "A112", "A116"):
        state = begin(4)
        only(state)
        own(state, 0, key)
        row(state, other)
        owner = state.seats[0]
        give(owner, **RICH)
        play(state, "explorer hire", f"create {other}")
        assert owner.points == (2 if other == made else 0)


@pytest.mark.parametrize(
    ("key", "made", "good"),
    [
        ("A102", "A104", "lumber"),
        ("A106", "A108", "metal"),
        ("A110", "A112", "ashlar"),
        ("A114", "A116", "leather"),
    ],
)
def test_discounts_of_a_category(key: str, made: str, good: str) -> None:
    """One resource less for the category of the card, nothing for another."""
    other = "A112" if made != "A112" else "A104"
    state = begin(4)
    only(state)
    own(state, 0, key)
    row(state, made, other)
    owner = state.seats[0]
    give(owner, ashlar=1, lumber=1, metal=1, leather=1)
    play(state, "explorer hire")
    assert f"create {made}" in legal(state) and f"create {other}" not in legal(state)
    play(state, f"create {made}")
    assert good not in goods(owner) and sum(goods(owner).values()) == 3


@pytest.mark.parametrize("key", ARTIFACTS)
def test_every_artifact_is_created_as_its_line_says(key: str) -> None:
    """Read from the file by the test itself: the cost is paid, what it gives at once is gained, its points count."""
    line = CARDS[key]
    state = begin(4)
    only(state)
    row(state, key)
    owner = state.seats[0]
    for seat in state.seats[1:]:
        seat.military = 5
    owner.military, owner.culture = 4, 0
    give(owner, **line["cost"])
    gains: dict[str, int] = {}
    for ability in line["effects"]:
        for op in ability["do"] if ability["when"] == "instant" else []:
            per = op.get("gain_per", {"gain": {}})
            for item, number in [
                *op.get("gain", {}).items(),
                *((name, 3 * each) for name, each in per["gain"].items()),
            ]:
                gains[item] = gains.get(item, 0) + number
    play(state, "explorer hire", f"create {key}")
    steps = 0
    while asked(state)[0] in ("Pick", "Travel", "Menu"):
        if asked(state)[0] == "Travel":
            steps += 1
            play(state, "caravan 1 ahead")
        elif asked(state)[0] == "Menu":
            play(state, "choose 1")
        else:
            play(state, "gain metal" if "gain metal" in legal(state) else "gain ore")
    assert owner.cards == bit(key)
    assert goods(owner).get("metal", 0) == gains.get("any_refined", 0)
    assert goods(owner).get("ore", 0) == gains.get("any_raw", 0)
    assert sum(goods(owner).values()) == gains.get("any_refined", 0) + gains.get("any_raw", 0)
    assert owner.military == 4 + gains.get("military", 0)
    assert owner.culture == gains.get("culture", 0)
    assert steps == gains.get("travel", 0)
    assert dict(lines(state, owner))["artifacts"] == line["vp"]
