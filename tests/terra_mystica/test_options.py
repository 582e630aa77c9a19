"""Options: what each one changes, and every bad one refused with one sentence that says what is possible."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.core.errors import BadOption
from terrae.core.match import Match
from terrae.core.messages import keys
from terrae.core.record import read, write
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.game import LOOSE
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, ROUND_TILES
from tests.terra_mystica.positions import ALL_SETS, Table, player, position, start

FAR = player("nomads", dwellings="A1", bonus="BON8")
SIX = "SCORE1 SCORE2 SCORE3 SCORE4 SCORE5 SCORE6"

BAD = [
    (2, {"map": "moon"}, "error.option-value", ["moon", "base", "loon-lakes", "fjords-2.0"]),
    (2, {"factions": "witch nomads"}, "terra-mystica.bad.word", ["witch", "did you mean 'witches'", "shapeshifters"]),
    (2, {"factions": "witches"}, "terra-mystica.bad.size", ["factions", "2", "1"]),
    (2, {"factions": "witches nomads giants"}, "terra-mystica.bad.size", ["factions", "2", "3"]),
    (2, {"factions": "witches auren"}, "terra-mystica.bad.same-colour", ["witches,auren"]),
    (2, {"factions": "yetis icemaidens", **ALL_SETS}, "terra-mystica.bad.same-colour", ["yetis,icemaidens"]),
    (2, {"factions": "giants yetis"}, "terra-mystica.bad.off", ["yetis", "fire-and-ice-factions/ice"]),
    (2, {"factions": "acolytes nomads"}, "terra-mystica.bad.off", ["acolytes", "fire-and-ice-factions/volcano"]),
    (2, {"factions": "nomads riverwalkers"}, "terra-mystica.bad.off", ["fire-and-ice-factions/variable"]),
    (2, {"scoring-tiles": SIX.replace("SCORE2", "SCORE9"), "temple-scoring-tile": "off"}, "terra-mystica.bad.off",
     ["SCORE9", "temple-scoring-tile"]),
    (2, {"bonus-cards": "BON1 BON2 BON3 BON4 BON10", "shipping-bonus": "off"}, "terra-mystica.bad.off",
     ["BON10", "shipping-bonus"]),
    (2, {"factions": "giants giants"}, "terra-mystica.bad.same-colour", ["giants,giants"]),
    (2, {"seating": "random"}, "error.option-value", ["random", "given, shuffled"]),
    (2, {"points": "20 x"}, "terra-mystica.bad.points", ["20,x", "2017"]),
    (2, {"points": "20"[:1]}, "terra-mystica.bad.points", ["2"]),
    (2, {"points": "10 -5"}, "terra-mystica.bad.points", ["-5"]),
    (3, {"points": "10 12"}, "terra-mystica.bad.points", ["10,12", "3"]),
    (2, {"points": "10 1000"}, "terra-mystica.bad.points", ["1000", "999"]),
    (2, {"mini-expansion-1": "yes"}, "error.option-value", ["yes", "on, off"]),
    (2, {"fire-and-ice-factions/variable": "on"}, "error.option-value", ["on", "v5", "original"]),
    (2, {"final-scoring": "edge"}, "error.option-value", ["edge", "building-on-edge"]),
    (2, {"scoring-tiles": "SCORE1 SCORE2"}, "terra-mystica.bad.size", ["scoring-tiles", "6", "2"]),
    (2, {"scoring-tiles": SIX.replace("SCORE2", "SCORE1")}, "terra-mystica.bad.twice", ["scoring-tiles"]),
    (2, {"scoring-tiles": SIX.replace("SCORE2", "SCORE22")}, "terra-mystica.bad.word", ["SCORE22", "SCORE9"]),
    (2, {"bonus-cards": "BON1 BON2 BON3 BON4"}, "terra-mystica.bad.size", ["bonus-cards", "5", "4"]),
    (2, {"bonus-cards": "BON1 BON2 BON3 BON4 BON4"}, "terra-mystica.bad.twice", ["bonus-cards"]),
    (2, {"loose": "everything"}, "terra-mystica.bad.word", ["everything", "early-points"]),
    (2, {"varible-turn-order": "on"}, "error.option-unknown", ["did you mean 'variable-turn-order'"]),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options", "key", "parts"), BAD)
def test_bad_options(seats: int, options: dict[str, str], key: str, parts: list[str]) -> None:
    """Each gets one clear sentence naming what was wrong and what is possible."""
    with pytest.raises(BadOption) as refused:
        GAME.setting(seats, options)
    assert refused.value.message.key == key
    text = str(refused.value)
    assert "\n" not in text
    for part in parts:
        assert part in text


def test_every_message_about_options_is_tested() -> None:
    """No sentence without a case that shows it."""
    assert set(keys("terra-mystica.bad.")) == {key for _, _, key, _ in BAD if key.startswith("terra-mystica.")}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_bad_number_of_seats(seats: int) -> None:
    """Game: for 2 to 5 players."""
    with pytest.raises(BadOption, match=f"2 to 5 seats, not {seats}"):
        GAME.setting(seats)


def test_every_option_has_its_words() -> None:
    """Options are explained to people."""
    for option in GAME.options:
        assert option.help(GAME.name).key in keys(), option.name


@pytest.mark.parametrize("separator", [",", ", ", "  ", " , "])
def test_lists_with_commas_or_blanks(separator: str) -> None:
    """A list is written as people write lists."""
    table = start(2, factions=separator.join(["witches", "nomads"]), scoring_tiles=separator.join(SIX.split()))
    assert [seat.faction.mat.key for seat in table.state.seats] == ["witches", "nomads"]


# Tiles


def test_town_tiles_of_the_mini_expansion() -> None:
    """Options: TW6, TW7 and TW8 come with the mini expansion."""
    for value, tiles in (("on", {1, 2, 3, 4, 5, 6, 7, 8}), ("off", {1, 2, 3, 4, 5})):
        table = position(
            player("witches", stronghold="E10", posts="E11", dwellings="F7"), FAR, options={"mini-expansion-1": value}
        ).play("build E9")
        assert {text for text in table.moves() if text.startswith("+TW")} == {f"+TW{number}" for number in tiles}


def test_the_card_for_shipping() -> None:
    """Options: BON10 comes with its option."""
    cards = [start(5, seed=seed, shipping_bonus="off").offer() for seed in range(12)]
    assert not any("BON10" in found for found in cards)
    assert any("BON10" in start(5, seed=seed).offer() for seed in range(12))


def test_the_tile_for_temples() -> None:
    """Options: SCORE9 comes with its option."""
    number = ROUND_TILES.index("SCORE9")
    assert not any(number in start(2, seed=seed, temple_scoring_tile="off").state.round_tiles for seed in range(20))
    assert any(number in start(2, seed=seed).state.round_tiles for seed in range(20))


@pytest.mark.parametrize("name", ["connected-distance", "building-on-edge"])
def test_a_final_tile_that_is_given(name: str) -> None:
    """Options: the extra final tile may be chosen."""
    table = start(2, final_scoring=name)
    assert table.state.box.final_tiles[table.state.final_tile].name == name


def test_cards_and_tiles_that_are_given() -> None:
    """Options: tiles of the rounds and bonus cards may be chosen."""
    table = start(2, scoring_tiles=" ".join(reversed(SIX.split())), bonus_cards="BON10 BON1 BON4 BON2 BON9")
    assert [ROUND_TILES[number] for number in table.state.round_tiles] == list(reversed(SIX.split()))
    assert set(table.offer()) == {"BON1", "BON2", "BON4", "BON9", "BON10"}
    assert set(table.offer()) <= set(BONUS_CARDS)


# Strictness


def cultists(**options: Any) -> Table:
    """A neighbour declined the power of the Cultists' trading house."""
    table = position(player("cultists", dwellings="E10"), player("nomads", dwellings="D8"), **options)
    return table.play("upgrade E10 to TP").play("decline 1 from cultists", seat=2)


def test_power_when_all_decline() -> None:
    """Errata: Cultists get 1 power when all who could take power decline; without the errata nothing."""
    assert cultists().bowls(1) == (11, 1, 0)
    assert cultists(errata_cultist_power="off").bowls(1) == (12, 0, 0)


def darklings(**options: Any) -> Table:
    """Darklings have built their stronghold, and their next turn has come."""
    table = position(player("darklings", posts="E10", workers=20), player("nomads", dwellings="I1"), **options)
    return table.turn("upgrade E10 to SH").turn("pass BON1")


def test_priests_out_of_workers_at_once_or_never() -> None:
    """Strict Darklings: the conversion is used in the turn the stronghold is built, or given up."""
    assert not darklings().can("convert 1W to 1P")
    assert darklings(strict_darkling_sh="off").can("convert 1W to 1P")


# In one form


@pytest.mark.parametrize(
    "typed",
    ["engineers auren", " engineers, auren ", "engineers\nauren", ",,engineers ,,\tauren,", "engineers\u2003auren"],
)
def test_a_list_is_kept_in_one_form_however_it_was_typed(typed: str) -> None:
    """A value over two lines would be a game file that nobody can read, not even a bot at the table."""
    setting = GAME.setting(2, {"factions": typed, "points": "25\n 30"})
    assert (setting.options["factions"], setting.options["points"]) == ("engineers,auren", "25,30")
    file = write(Match(GAME, setting, seed=1))
    assert read(file).match().setting.options == setting.options


def test_an_option_is_no_longer_than_what_it_can_mean() -> None:
    assert GAME.setting(2, {"loose": " , "}).options["loose"] == "none", "nothing is the usual"
    assert GAME.setting(2, {"loose": (" " * 50).join(LOOSE)}).options["loose"] == ",".join(LOOSE)
    with pytest.raises(BadOption, match="at most 200 letters"):
        GAME.setting(2, {"loose": "resign," * 10_000})


# What the site lets pass


def test_names_of_the_legacy_options() -> None:
    """Legacy: each has a name, and none is on unless somebody wants it."""
    assert GAME.setting(2).options["loose"] == "none"
    for name in LOOSE:
        assert GAME.setting(2, {"loose": name}).options["loose"] == name


def strayed(loose: str) -> Table:
    """A free spade turned D7 into mountains, which is nobody's home here."""
    table = position(
        player("witches", dwellings="E10", power=(0, 0, 12)), player("nomads", dwellings="A1"), loose=loose
    )
    return table.play("action ACT5", "transform D7 to gray")


def test_building_elsewhere() -> None:
    """Legacy: after a transform to another terrain the site lets the same action build on a home hex elsewhere."""
    assert strayed("none").targets("build") == set()
    table = strayed("build-elsewhere")
    assert table.targets("build") == {"E9"}
    table.play("build E9")
    assert table.structure("E9") == "1:D"
    assert not table.targets("build") and not table.targets("upgrade") and not table.targets("pass")


def test_not_elsewhere_after_home() -> None:
    """Legacy: after a transform into home terrain the dwelling stands there or nowhere."""
    table = position(
        player("witches", dwellings="E10", power=(0, 0, 12)), player("nomads", dwellings="A1"), loose="build-elsewhere"
    ).play("action ACT5", "transform E11 to green")
    assert table.targets("build") == {"E11"}


IDLE = {
    "action ACT1": (player("witches", dwellings="E10", power=(0, 0, 12)), player("nomads", dwellings="A1")),
    "action ACTE": (player("engineers", dwellings="E10"), player("nomads", dwellings="A1")),
    "action ACTN": (player("nomads", stronghold="A1"), player("giants", dwellings="A2 B1")),
    "action ACTS": (player("swarmlings", stronghold="A4"), player("giants", dwellings="A2")),
    "action ACTW": (
        player("witches", stronghold="E10", dwellings="A3 A10 C3 C4 D1 E9 F2 F4"),
        player("nomads", dwellings="A1"),
    ),
}  # no place for a bridge, no hex for a storm, no dwelling to upgrade, no dwelling left


@pytest.mark.parametrize("move", list(IDLE))
def test_actions_that_bring_nothing(move: str) -> None:
    """Legacy: the site lets people pay for what they cannot use."""
    assert not position(*IDLE[move]).can(move)
    table = position(*IDLE[move], loose="idle-actions").play(move, "done")
    assert table.asked == 2


def test_priests_that_cannot_be_held() -> None:
    """Legacy: nor does it stop a conversion whose priest is lost."""
    for loose, possible in (("none", False), ("idle-actions", True)):
        table = position(player("darklings", posts="E10", priests=7), FAR, loose=loose).play("upgrade E10 to SH")
        assert table.can("convert 1W to 1P") == possible


def test_bridges_where_one_is_already() -> None:
    """Legacy: the site does not check that a place is still empty of another bridge."""
    for loose, places in (("none", {"B1:C1", "B2:C1"}), ("stacked-bridges", {"A3:C1", "B1:C1", "B2:C1"})):
        table = position(
            player("witches", dwellings="C1", power=(0, 0, 12)),
            player("nomads", dwellings="A3", bridges="A3:C1"),
            loose=loose,
        ).play("action ACT1")
        assert table.targets("bridge") == places


def test_choices_that_come_late() -> None:
    """Legacy: the site lets a double turn go on before the tiles of its first action are taken."""
    for loose, possible in (("none", False), ("late-choices", True)):
        table = position(player("chaosmagicians", stronghold="E10", posts="A6"), FAR, loose=loose)
        table.play("action ACTC", "upgrade A6 to TE")
        assert table.can("+FAV5")
        assert bool(table.targets("dig")) == possible
        assert not table.can("done")


# Older values of two factions


def shapeshifters(variant: str, *, seats: int = 2) -> Table:
    """Shapeshifters with their stronghold and full bowls."""
    others = [player("nomads", dwellings="A1"), player("giants", dwellings="A6")][: seats - 1]
    return position(
        player("shapeshifters", stronghold="E10", pick="black", power=(0, 0, 12)),
        *others,
        options={**ALL_SETS, "fire-and-ice-factions/variable": variant},
    )


@pytest.mark.parametrize(
    ("variant", "price", "points"), [("v5", 5, 0), ("v4", 4, 0), ("v3", 3, 2), ("v2", 3, 2), ("original", 3, 2)]
)
def test_older_prices_of_changing_home(variant: str, price: int, points: int) -> None:
    """Older values: 4 power or tokens in v4; 3 and 2 points before."""
    table = shapeshifters(variant).play("action ACTH5", "pick-color blue")
    assert (table.bowls(1), table.points(1)) == ((price, 0, 12 - price), 20 + points)
    table = shapeshifters(variant).play("action ACTH6", "pick-color blue")
    assert (sum(table.bowls(1)), table.points(1)) == (12 - price, 20 + points)


@pytest.mark.parametrize(("variant", "times"), [("v2", 3), ("v3", 2)])
def test_older_limits_of_changing_home(variant: str, times: int) -> None:
    """Older values: as many times as there are players (v2) or opponents (v3)."""
    table = shapeshifters(variant, seats=3)
    for number in range(times):
        assert table.can("action ACTH5")
        table.turn("action ACTH5", f"pick-color {['blue', 'green', 'gray'][number]}")
        while table.asked != 1:
            table.pass_turn()
    assert not table.can("action ACTH5")


@pytest.mark.parametrize(("variant", "price"), [("v5", 1), ("original", 0)])
def test_older_price_of_a_token(variant: str, price: int) -> None:
    """Older values: the token in bowl III cost no point at first."""
    table = position(
        player("shapeshifters", dwellings="E10", pick="black"), player("nomads", dwellings="D8"),
        options={**ALL_SETS, "fire-and-ice-factions/variable": variant},
    )  # fmt: skip
    table.play("upgrade E10 to TP").play("leech 1 from shapeshifters", seat=2)
    if price:
        table.play("gain P3 for VP", seat=1)
    assert (table.points(1), table.bowls(1)) == (20 - price, (12, 0, 1))


@pytest.mark.parametrize(("variant", "own", "foreign"), [("v5", 1, 2), ("v4", 2, 3), ("original", 0, 0)])
def test_older_prices_of_unlocking(variant: str, own: int, foreign: int) -> None:
    """Older values: 2 coins, 3 for another faction's home, in v4; nothing at first."""
    for terrain, price in (("blue", own), ("yellow", foreign)):
        table = position(
            player("riverwalkers", dwellings="E5", pick="black", power=(0, 0, 3)), player("nomads", dwellings="A1"),
            options={**ALL_SETS, "fire-and-ice-factions/variable": variant},
        )  # fmt: skip
        table.play("action ACT2", f"unlock-terrain {terrain}")
        assert table[1].coins == 100 - price
