"""Tiles: what each bonus card, favour tile, town tile and round tile does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.positions import Player, Table, income_of, player, position, start

Four = tuple[int, int, int, int]
FAR = player("nomads", dwellings="A1", bonus="BON8")
BARE = player("auren", dwellings="E10")  # 2 workers of income


def minus(one: Four, other: Four) -> Four:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


# Bonus cards


@pytest.mark.parametrize(
    ("card", "income"),
    [
        ("BON1", (2, 0, 0, 0)),
        ("BON2", (4, 0, 0, 0)),
        ("BON3", (6, 0, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (0, 1, 0, 3)),
        ("BON6", (0, 2, 0, 0)),
        ("BON7", (0, 1, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (2, 0, 0, 0)),
        ("BON10", (0, 0, 0, 3)),
    ],
)
def test_income_of_bonus_cards(card: str, income: Four) -> None:
    """Bonus cards: coins, workers, priests and power in the next income phase."""
    assert minus(income_of(BARE, card), (0, 2, 0, 0)) == income


@pytest.mark.parametrize(
    ("card", "structures", "points"),
    [
        ("BON6", {"stronghold": "E10", "sanctuary": "E9"}, 8),
        ("BON6", {"stronghold": "E10"}, 4),
        ("BON6", {"sanctuary": "E10"}, 4),
        ("BON6", {"temples": "E10 E9", "posts": "A3"}, 0),
        ("BON7", {"posts": "E10 E9 A3"}, 6),
        ("BON7", {"dwellings": "E10 E9", "temples": "A3"}, 0),
        ("BON9", {"dwellings": "E10 E9 A3", "posts": "D1"}, 3),
        ("BON3", {"dwellings": "E10", "posts": "E9", "stronghold": "A3"}, 0),
    ],
)
def test_points_of_bonus_cards_when_passing(card: str, structures: dict[str, str], points: int) -> None:
    """Bonus cards: points for what stands on the map when passing."""
    table = position(Player("auren", bonus=card, **structures), FAR).play("pass BON1")  # type: ignore[arg-type]
    assert table.points(1) == 20 + points


@pytest.mark.parametrize(
    ("faction", "shipping", "points"),
    [("auren", 2, 6), ("auren", 0, 0), ("mermaids", None, 3), ("dwarves", None, 0), ("fakirs", None, 0)],
)
def test_points_for_shipping(faction: str, shipping: int | None, points: int) -> None:
    """Bonus cards: BON10 brings 3 points per level of the real shipping."""
    other = player("giants", dwellings="I1", bonus="BON8")
    table = position(player(faction, dwellings="E10", shipping=shipping, bonus="BON10"), other).play("pass BON1")
    assert table.points(1) == 20 + points


def test_riverwalkers_have_shipping_one_for_the_card() -> None:
    """Bonus cards: Riverwalkers count 1."""
    table = position(player("riverwalkers", dwellings="E4", bonus="BON10", pick="blue"), FAR).play("pass BON1")
    assert table.points(1) == 23


def test_a_spade_once_a_round() -> None:
    """Bonus cards: BON1 has an action for 1 spade, once per round."""
    table = position(player("auren", dwellings="E10", bonus="BON1"), FAR)
    table.turn("action BON1", "transform E11 to green", "build E11").turn("pass BON2")
    assert table.structure("E11") == "1:D"
    assert not table.can("action BON1")


def test_a_cult_step_once_a_round() -> None:
    """Bonus cards: BON2 has an action for 1 step on any track, once per round."""
    table = (
        position(player("auren", dwellings="E10", bonus="BON2"), FAR).turn("action BON2", "+EARTH").turn("pass BON1")
    )
    assert table.cults(1) == (0, 0, 1, 0)
    assert not table.can("action BON2")


def test_shipping_while_held() -> None:
    """Bonus cards: BON4 lifts shipping in the action phase while held, for Riverwalkers too."""
    table = position(player("riverwalkers", dwellings="A3", bonus="BON4", pick="green"), FAR)
    assert table.state.shipping_reach(table[1]) == 2
    assert table[1].shipping == 1


# Favour tiles


@pytest.mark.parametrize(
    ("tile", "cults"),
    [
        ("FAV1", (3, 0, 0, 0)), ("FAV2", (0, 3, 0, 0)), ("FAV3", (0, 0, 3, 0)), ("FAV4", (0, 0, 0, 3)),
        ("FAV5", (2, 0, 0, 0)), ("FAV6", (0, 2, 0, 0)), ("FAV7", (0, 0, 2, 0)), ("FAV8", (0, 0, 0, 2)),
        ("FAV9", (1, 0, 0, 0)), ("FAV10", (0, 1, 0, 0)), ("FAV11", (0, 0, 1, 0)), ("FAV12", (0, 0, 0, 1)),
    ],
)  # fmt: skip
def test_steps_of_favour_tiles(tile: str, cults: Four) -> None:
    """Favour tiles: cult steps at once, with the power on the way."""
    table = position(player("auren", posts="E10"), FAR).play("upgrade E10 to TE", f"+{tile}")
    assert table.cults(1) == cults
    assert table.gained(1, "power") == (1 if max(cults) == 3 else 0)


@pytest.mark.parametrize(
    ("tile", "income"), [("FAV7", (0, 1, 0, 1)), ("FAV8", (0, 0, 0, 4)), ("FAV9", (3, 0, 0, 0)), ("FAV1", (0, 0, 0, 0))]
)
def test_income_of_favour_tiles(tile: str, income: Four) -> None:
    """Favour tiles: income."""
    found = income_of(player("auren", dwellings="E10", favours=tile))
    assert minus(found, (6, 2, 0, 0)) == income  # BON3 and the board


def test_the_action_of_a_favour_tile() -> None:
    """Favour tiles: FAV6 has an action for 1 step on any track, once per round."""
    table = position(player("auren", dwellings="E10", favours="FAV6"), FAR)
    table.turn("action FAV6", "+AIR").turn("pass BON1")
    assert table.cults(1) == (0, 0, 0, 1)
    assert not table.can("action FAV6")
    table.finish_round()
    assert table.state.round == 2
    table.turn("pass BON3", seat=2)
    assert table.can("action FAV6", 1)


def test_card_and_tile_are_two_actions() -> None:
    """Special actions: each once per round, the one does not use up the other."""
    table = position(player("auren", dwellings="E10", favours="FAV6", bonus="BON2"), FAR)
    table.turn("action FAV6", "+AIR").turn("pass BON1")
    assert table.can("action BON2")


def test_points_for_each_trading_house() -> None:
    """Favour tiles: FAV10 brings 3 points per trading house."""
    table = (
        position(player("auren", dwellings="E10 E9", favours="FAV10"), FAR).turn("upgrade E10 to TP").turn("pass BON1")
    )
    table.play("upgrade E9 to TP")
    assert table.points(1) == 26


def test_points_for_each_dwelling() -> None:
    """Favour tiles: FAV11 brings 2 points per dwelling."""
    table = position(player("auren", dwellings="E10", favours="FAV11"), FAR).play("build E9")
    assert table.points(1) == 22


def test_free_structures_count_for_favour_tiles() -> None:
    """Favour tiles: free buildings score like paid ones."""
    table = position(player("witches", stronghold="E10", favours="FAV11"), FAR).play("action ACTW", "build A3")
    assert table.points(1) == 22
    table = position(player("swarmlings", stronghold="E10", dwellings="A3", favours="FAV10"), FAR)
    table.play("action ACTS", "upgrade A3 to TP")
    assert table.points(1) == 23


def test_first_dwellings_do_not_count() -> None:
    """Favour tiles: nor do starting dwellings (Ice Maidens have a tile before them)."""
    table = start(2, factions="icemaidens nomads")
    table.play("pick-color red", "+FAV11", "build A6", "build A5", "build B4", "build A9")
    assert table.points(1) == 20


@pytest.mark.parametrize(
    ("posts", "points"), [("", 0), ("E10", 2), ("E10 E9", 3), ("E10 E9 A3", 3), ("E10 E9 A3 D1", 4)]
)
def test_points_by_the_number_of_trading_houses(posts: str, points: int) -> None:
    """Favour tiles: FAV12 brings 0, 2, 3, 3, 4 points when passing, by the number of trading houses."""
    table = position(player("auren", posts=posts, dwellings="I11", favours="FAV12"), FAR).play("pass BON1")
    assert table.points(1) == 20 + points


def test_copies_of_favour_tiles() -> None:
    """Favour tiles: one of each that brings three steps, three of each other kind; who takes one leaves the rest."""
    assert start(2).state.favours_left == [1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]
    table = position(player("auren", posts="E10"), FAR).play("upgrade E10 to TE", "+FAV2")
    assert table.state.favours_left == [1, 0, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize("tile", [f"FAV{number}" for number in range(1, 13)])
def test_a_favour_tile_does_what_it_says_and_no_more(tile: str) -> None:
    """Favour tiles: who has one does not score for another."""
    me = player("auren", dwellings="E10", posts="A3", favours=tile)
    assert position(me, FAR).can("action FAV6") == (tile == "FAV6")
    assert position(me, FAR).play("build E9").points(1) == 20 + (2 if tile == "FAV11" else 0)
    assert position(me, FAR).play("upgrade E10 to TP").points(1) == 20 + (3 if tile == "FAV10" else 0)
    assert position(me, FAR).play("pass BON1").points(1) == 20 + (2 if tile == "FAV12" else 0)


# Town tiles


@pytest.mark.parametrize(("mini", "copies"), [("on", [2, 2, 2, 2, 2, 1, 2, 1]), ("off", [2, 2, 2, 2, 2, 0, 0, 0])])
def test_copies_of_town_tiles(mini: str, copies: list[int]) -> None:
    """Town tiles: two of each, but one of TW6 and of TW8; three kinds come with the mini expansion."""
    assert start(2, mini_expansion_1=mini).state.towns_left == copies


def founding(faction: str = "auren", **more: Any) -> Table:
    """A faction that has just founded a town."""
    fields: dict[str, Any] = {"stronghold": "E10", "posts": "E11", "dwellings": "F7", **more}
    other = player("giants", dwellings="I1", bonus="BON8")
    table = position(Player(faction, **fields), other, scoring="SCORE9", terrain={"E9": "green"})
    seat = table[1]
    table.state.set_terrain(2 ** table.state.land.by_name["E9"], int(seat.home))
    return table.play("build E9")


@pytest.mark.parametrize(
    ("tile", "points", "goods", "power", "keys"),
    [
        ("TW1", 5, (6, 0, 0), 0, 1),
        ("TW2", 7, (0, 2, 0), 0, 1),
        ("TW3", 9, (0, 0, 1), 0, 1),
        ("TW4", 6, (0, 0, 0), 8, 1),
        ("TW5", 8, (0, 0, 0), 0, 1),
        ("TW6", 2, (0, 0, 0), 0, 2),
        ("TW7", 6, (0, 0, 0), 0, 1),  # 4, and 2 for the step of shipping
        ("TW8", 11, (0, 0, 0), 0, 1),
    ],
)
def test_town_tiles(tile: str, points: int, goods: tuple[int, int, int], power: int, keys: int) -> None:
    """Town tiles: points, goods and keys."""
    table = founding(coins=2, workers=1).play(f"+{tile}")
    assert table.points(1) == 20 + points
    assert table.goods(1) == goods
    assert table.gained(1, "power") == power
    assert table[1].keys == keys


@pytest.mark.parametrize(("tile", "cults", "power"), [("TW5", (1, 3, 1, 10), 4), ("TW6", (2, 4, 2, 10), 4)])
def test_steps_of_town_tiles(tile: str, cults: Four, power: int) -> None:
    """Town tiles: one or two steps on each cult; the key is there before them, so that they may end on space 10."""
    table = founding(cults=(0, 2, 0, 9)).play(f"+{tile}")
    assert table.cults(1) == cults
    assert table.gained(1, "power") == power


def test_two_keys_serve_two_tracks() -> None:
    """Town tiles: TW6 has two keys."""
    table = founding(cults=(8, 8, 0, 0)).play("+TW6")
    assert (table.cults(1), table[1].keys) == ((10, 10, 2, 2), 0)


def test_stepping_down_before_a_town_tile() -> None:
    """Town tiles: who stands on 9 on more tracks than there are keys may step down first, not below 7, not from 10."""
    table = founding(cults=(9, 8, 7, 10))
    assert {text for text in table.moves() if text.startswith("-")} == {"-FIRE", "-WATER"}
    table = founding(cults=(9, 9, 0, 0)).play("-FIRE", "+TW5")
    assert table.cults(1) == (9, 10, 1, 1)
    assert not [text for text in table.moves() if text.startswith("-")]


@pytest.mark.parametrize(
    ("faction", "shipping", "points"),
    [("auren", 1, 4 + 3), ("auren", 3, 4), ("mermaids", 4, 4 + 5), ("dwarves", None, 4)],
)
def test_shipping_of_the_town_tile(faction: str, shipping: int | None, points: int) -> None:
    """Town tiles: TW7 is a step of shipping with its points; at the end of the track or without ships just 4."""
    table = founding(faction, shipping=shipping)
    before = int(table[1].shipping)
    table.play("+TW7")
    assert table.points(1) == 20 + points
    assert table[1].shipping == before + (1 if points > 4 else 0)


def test_riverwalkers_do_not_sail_farther() -> None:
    """Town tiles: TW7 does nothing more for Riverwalkers."""
    table = position(
        player("riverwalkers", stronghold="E5", posts="E4", dwellings="F3", pick="black", power=(0, 0, 0)),
        player("giants", dwellings="I1"),
        terrain={"E6": "black"},
    )
    table.play("build E6", "+TW7")
    assert (table[1].shipping, table.points_from(1).get("tile:SCORE2", 0)) == (1, 5)
    assert table.points(1) == 20 + 5 + 4


def test_longer_carpet_by_the_town_tile() -> None:
    """Town tiles: TW7 lengthens the carpet of Fakirs."""
    table = founding("fakirs")
    before = int(table[1].skip)
    table.play("+TW7")
    assert table[1].skip == before + 1
    assert table.points(1) == 24


# Round tiles

DEEDS = {
    "D": (player("auren", dwellings="E10"), ["build E9"]),
    "TP": (player("auren", dwellings="E10"), ["upgrade E10 to TP"]),
    "TE": (player("auren", posts="E10"), ["upgrade E10 to TE", "+FAV9"]),
    "SH": (player("auren", posts="E10"), ["upgrade E10 to SH", "+FAV9"]),
    "SA": (player("auren", temples="E10"), ["upgrade E10 to SA", "+FAV9"]),
    "town": (player("auren", stronghold="E10", posts="E11", dwellings="F7 E9"), ["upgrade F7 to TP", "+TW3"]),
    "2 spades": (player("auren", dwellings="E10"), ["dig 2", "transform D7 to green"]),
}
WORTH = {
    "SCORE1": {"2 spades": 4},
    "SCORE2": {"town": 5},
    "SCORE3": {"D": 2},
    "SCORE4": {"SH": 5, "SA": 5},
    "SCORE5": {"D": 2},
    "SCORE6": {"TP": 3, "town": 3},
    "SCORE7": {"SH": 5, "SA": 5},
    "SCORE8": {"TP": 3, "town": 3},
    "SCORE9": {"TE": 4},
}


@pytest.mark.parametrize("tile", list(WORTH))
@pytest.mark.parametrize("deed", list(DEEDS))
def test_round_tiles(tile: str, deed: str) -> None:
    """Round tiles: points for each event of their kind in the round, and for nothing else."""
    who, moves = DEEDS[deed]
    table = position(who, FAR, scoring=tile).play(*moves)
    assert table.points_from(1).get(f"tile:{tile}", 0) == WORTH[tile].get(deed, 0)


def test_only_the_tile_of_the_round() -> None:
    """Round tiles: in order, each in its round."""
    table = position(player("auren", dwellings="E10"), FAR, scoring="SCORE6 SCORE3").play("build E9")
    assert table.points(1) == 20


@pytest.mark.parametrize(
    ("moves", "points"),
    [
        (["dig 1", "transform E11 to green"], 2),
        (["action ACT5", "done"], 2),  # thrown away, but gained
        (["action ACT6", "transform E11 to green", "done"], 4),
        (["action ACT5", "dig 1", "transform D7 to green"], 4),
        (["action BON1", "transform E11 to green"], 2),
        (["action ACT6", "dig 1", "transform D8 to green"], 6),
    ],
)
def test_spades_score_when_gained(moves: list[str], points: int) -> None:
    """Round tiles: SCORE1 counts spades when they are gained, paid or free, even if they are thrown away."""
    table = position(player("auren", dwellings="E10", power=(0, 0, 12), bonus="BON1"), FAR, scoring="SCORE1")
    table.play(*moves)
    assert table.points(1) == 20 + points


def test_the_spades_of_two_factions() -> None:
    """Round tiles: SCORE1 counts the two spades of the Giants' action and the three of the Halflings' stronghold."""
    table = position(player("giants", stronghold="E10"), FAR, scoring="SCORE1").play("action ACTG")
    assert table.points_from(1)["tile:SCORE1"] == 4
    table = position(player("halflings", posts="E10"), FAR, scoring="SCORE1").play("upgrade E10 to SH")
    assert table.points_from(1)["tile:SCORE1"] == 6


def test_sandstorm_and_volcanoes_are_no_spades() -> None:
    """Round tiles: SCORE1 counts neither a sandstorm nor the making of a volcano."""
    other = player("witches", dwellings="A3", bonus="BON8")
    table = position(player("nomads", stronghold="E10"), other, scoring="SCORE1")
    table.play("action ACTN", "transform E11 to yellow")
    assert table.points(1) == 20
    table = position(player("dragonlords", dwellings="E10", pick="black"), other, scoring="SCORE1")
    table.play("transform E11 to volcano")
    assert table.points(1) == 20


@pytest.mark.parametrize("faction", ["acolytes", "dragonlords"])
def test_converted_spades_score(faction: str) -> None:
    """Round tiles: SCORE1 counts spades of actions that are converted at once."""
    table = position(
        player(faction, dwellings="E10", power=(0, 0, 12), pick="black"), player("witches"), scoring="SCORE1"
    )
    table.play("action ACT6")
    assert table.points(1) == 24
    assert table.targets("transform") == table.targets("build") == set()


def test_cult_spades_do_not_score() -> None:
    """Round tiles: SCORE1 counts no spades of the cult bonus."""
    table = position(player("auren", dwellings="E10", cults=(0, 4, 0, 0)), FAR, scoring="SCORE6 SCORE1").play(
        "pass BON1", "pass BON3", "transform E11 to green"
    )
    assert table.state.round == 2
    assert table.points(1) == 20


def test_free_structures_score() -> None:
    """Round tiles: free upgrades and free dwellings score like paid ones."""
    table = position(player("witches", stronghold="E10"), FAR, scoring="SCORE3").play("action ACTW", "build A3")
    assert table.points(1) == 22
    table = position(player("swarmlings", stronghold="E10", dwellings="A3"), FAR, scoring="SCORE6")
    table.play("action ACTS", "upgrade A3 to TP")
    assert table.points(1) == 23


def test_temples_score_with_their_tile_for_two_favours_once() -> None:
    """Round tiles: SCORE9 counts the temple, not the favour tiles."""
    table = position(player("chaosmagicians", posts="E10"), FAR, scoring="SCORE9")
    table.play("upgrade E10 to TE", "+FAV9", "+FAV10")
    assert table.points(1) == 24
