"""Between rounds: cult bonus, its spades, income, coins on cards, turn order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.positions import Table, player, position

FAR = player("nomads", dwellings="A1", bonus="BON8")


def ended(level: int, tile: str, track: int, *, workers: int = 0, round: int = 1) -> Table:
    """Auren stood on this space of a track when a round with this tile ended; nobody has acted yet."""
    cults = [0, 0, 0, 0]
    cults[track] = level
    wanted = player("auren", dwellings="E10", cults=(cults[0], cults[1], cults[2], cults[3]), coins=0, workers=workers)
    table = position(wanted, FAR, scoring=tile, round=round, beside="BON1 BON2 BON3")
    return table.play("pass BON1", "pass BON2")


def bonus(table: Table, what: str, seat: int = 1) -> int:
    """What the cult bonus brought."""
    found = table.match.ledger.events
    return sum(
        it.amount for it in found if it.seat == seat - 1 and it.what == what and it.source.startswith("cult-bonus")
    )


@pytest.mark.parametrize(
    ("tile", "track", "level", "what", "amount"),
    [
        ("SCORE1", 2, 5, "coins", 5),  # earth, each step
        ("SCORE3", 1, 9, "priests", 2),  # water, every four
        ("SCORE3", 1, 3, "priests", 0),
        ("SCORE4", 0, 7, "workers", 3),  # fire, every two
        ("SCORE5", 0, 8, "power", 8),  # fire, every four
        ("SCORE5", 0, 7, "power", 4),
        ("SCORE7", 3, 5, "workers", 2),  # air, every two
    ],
)
def test_cult_bonus(tile: str, track: int, level: int, what: str, amount: int) -> None:
    """Cult bonus: the level divided by the tile's number, rounded down, times its bonus."""
    assert bonus(ended(level, tile, track), what) == amount


@pytest.mark.parametrize(("tile", "track"), [("SCORE2", 2), ("SCORE6", 1), ("SCORE8", 3)])
@pytest.mark.parametrize(("level", "spades"), [(3, 0), (4, 1), (9, 2)])
def test_cult_spades(tile: str, track: int, level: int, spades: int) -> None:
    """Cult bonus: a spade for every four steps on earth, water or air."""
    table = ended(level, tile, track)
    assert table[1].cult_spades == spades
    assert (table.state.round == 1) == bool(spades)


@pytest.mark.parametrize("other", [0, 1, 3])
def test_other_tracks_do_not_count(other: int) -> None:
    assert bonus(ended(8, "SCORE1", other), "coins") == 0


def test_priests_on_the_cult_board() -> None:
    """Cult bonus: SCORE9 counts own priests on the 3- and 2-step places of all cults, 2 coins each."""
    table = position(player("auren", dwellings="E10", priests=4), player("nomads", priests=4), scoring="SCORE9")
    table.turn("send p to FIRE for 3").turn("send p to FIRE for 2")
    table.turn("send p to AIR for 2").turn("send p to AIR for 1")
    table.turn("send p to WATER for 1")
    table.finish_round()
    assert bonus(table, "coins", 1) == 4
    assert bonus(table, "coins", 2) == 2


def test_the_tile_of_the_round_just_finished() -> None:
    """Cult bonus: of the tile of the round just finished, not of the next one."""
    table = position(player("auren", dwellings="E10", cults=(8, 0, 8, 0)), FAR, scoring="SCORE1 SCORE4").play(
        "pass BON1", "pass BON3"
    )
    assert bonus(table, "coins") == 8
    assert bonus(table, "workers") == 0


def test_no_cult_bonus_after_the_last_round() -> None:
    """Cult bonus: not after round 6."""
    table = position(player("auren", dwellings="E10", cults=(8, 0, 0, 0)), FAR, scoring="SCORE4", round=6)
    table.finish_round()
    assert table.match.over
    assert bonus(table, "workers") == 0


def test_the_bonus_comes_before_income() -> None:
    """Round flow: cult bonus for all, then its spades, then the other income, then coins on cards."""
    table = ended(4, "SCORE6", 1)
    assert table.asked == 1
    assert table.gained(1, "workers") == 0  # no income yet
    assert table.offer()["BON3"] == 1
    table.play("done")
    assert table.gained(1, "workers") == 2
    assert table.offer()["BON3"] == 2


# Cult spades


def test_cult_spades_one_after_the_other() -> None:
    """Cult spades: in turn order of the new round."""
    table = position(
        player("auren", dwellings="E10", cults=(0, 4, 0, 0)),
        player("nomads", dwellings="A1", cults=(0, 4, 0, 0)),
        scoring="SCORE6",
    )
    table.turn("build E9").pass_turn().pass_turn()
    assert table.order() == [2, 1]
    assert table.all_asked == [2]
    table.play("done")
    assert table.all_asked == [1]


def test_cult_spades_that_are_not_used() -> None:
    """Round flow: what is not used is thrown away: the next bonus does not add to it."""
    table = position(player("witches", dwellings="E10", cults=(0, 0, 4, 0)), FAR, scoring="SCORE2 SCORE8")
    table.pass_turn().pass_turn()
    assert table[1].cult_spades == 1
    table.play("done")
    assert (table[1].cult_spades, table.state.round) == (0, 2)


def test_no_dwelling_with_cult_spades() -> None:
    """Cult spades: no building."""
    table = ended(4, "SCORE6", 1, workers=5).play("transform E11 to green")
    assert table.state.round == 2
    assert table.structure("E11") == ""


def test_cult_spades_on_several_hexes_and_halfway() -> None:
    """Cult spades: several may go to different hexes and to intermediate terrains; unused ones are thrown away."""
    table = ended(8, "SCORE6", 1)
    assert {"E11 to green", "D7 to green", "D7 to gray", "D8 to black", "D8 to blue"} <= table.targets("transform")
    table.play("transform D8 to black")
    assert {"F7 to black", "D8 to blue", "E11 to green"} <= table.targets("transform")
    table.play("transform F7 to yellow")
    assert table.state.round == 2
    table = ended(8, "SCORE6", 1).play("transform E11 to green", "done")
    assert table.state.round == 2


def test_reach_of_cult_spades() -> None:
    """Cult spades: the shipping level counts, BON4 does not, nor tunnel or carpet."""

    def places(faction: str, place: str, **more: Any) -> set[str]:
        table = position(
            player(faction, dwellings=place, cults=(0, 4, 0, 0), **more),
            player("giants", dwellings="I1", bonus="BON8"),
            scoring="SCORE6", beside="BON1 BON3 BON4",
        )  # fmt: skip
        table.play("pass BON4", "pass BON1")
        assert table.asked == 1
        return {text.split()[0] for text in table.targets("transform")}

    assert places("auren", "A3") == {"A2", "A4"}
    assert places("auren", "A3", shipping=1) == {"A2", "A4", "B1", "B2", "C1"}
    assert places("dwarves", "H8") == {"G6", "G7", "H7", "I11", "I12"}
    assert places("fakirs", "H8") == {"G6", "H7", "I11", "I12"}  # G7 is desert, their home


def test_cult_spades_nobody_can_use() -> None:
    """Cult spades: where nothing can be dug nobody is asked."""
    table = position(
        player("auren", dwellings="A1", cults=(0, 4, 0, 0)),
        player("giants", dwellings="A2 B1", bonus="BON8"),
        scoring="SCORE6",
    ).play("pass BON1", "pass BON3")
    assert table.state.round == 2


def test_abilities_for_cult_spades() -> None:
    """Cult spades: they trigger Halflings' points, Alchemists' power, Acolytes' step, Dragonlords' token."""

    def after(faction: str, **more: Any) -> Table:
        fields: dict[str, Any] = {"dwellings": "E10", "cults": (0, 8, 0, 0), "pick": "", **more}
        table = position(player(faction, **fields), player("witches", dwellings="A3", bonus="BON8"), scoring="SCORE6")
        return table.play("pass BON1", "pass BON3")

    assert after("halflings").points(1) == 22
    assert after("alchemists", stronghold="C1").gained(1, "power") == 4
    table = after("acolytes", pick="black")
    assert table[1].steps == 2
    table.play("+FIRE", "+AIR", seat=1)
    assert table.cults(1) == (1, 8, 0, 1)
    assert table.state.round == 2
    assert sum(after("dragonlords", pick="black").bowls(1)) == 12 + 2
    assert after("riverwalkers", pick="black", dwellings="E5").state.round == 2


def test_a_single_spade_is_useless_for_giants() -> None:
    """Cult spades: Giants need two; a single one is thrown away."""
    table = position(
        player("giants", dwellings="E10", cults=(0, 4, 0, 0)), player("witches", dwellings="A3"), scoring="SCORE6"
    ).play("pass BON1", "pass BON5")
    assert table.state.round == 2


# Income


def test_income() -> None:
    """Income: bonus card, structures and favour tiles."""
    table = position(
        player("witches", dwellings="E10 E9", posts="A3", temples="C1", favours="FAV9 FAV7", coins=0, workers=0),
        FAR,
        beside="BON1 BON2 BON5",
    )
    table.play("pass BON2", "pass BON1")
    assert table.goods(1) == (1 + 4 + 2 + 3, 3 + 1, 1)  # a coin lay on the card
    assert table.bowls(1) == (10, 2, 0)  # 1 of the trading house, 1 of the tile


def test_the_new_card_brings_income() -> None:
    """Bonus cards: income is received in the next income phase, with the card just taken."""
    table = position(player("witches", coins=0, bonus="BON3"), FAR, beside="BON1 BON2 BON5").play(
        "pass BON2", "pass BON1"
    )
    assert table[1].coins == 1 + 4


# Turn order


def passing(**options: Any) -> Table:
    """The second of three seats passes first, then the first, then the third."""
    table = position(player("witches", priests=2), player("nomads", priests=1), player("giants", priests=3), **options)
    for seat in (1, 2, 3):
        assert table.asked == seat
        table.turn("send p to FIRE for 1")
    table.turn("send p to FIRE for 1").pass_turn().turn("send p to FIRE for 1").pass_turn().pass_turn()
    assert table.state.round == 2
    return table


def test_the_first_to_pass_begins() -> None:
    """Turn order: the first to pass becomes start player, then clockwise seat order."""
    table = passing()
    assert (table.order(), table.asked) == ([2, 3, 1], 2)


def test_variable_turn_order() -> None:
    """Options: the next round is played in the order of passing."""
    table = passing(variable_turn_order="on")
    assert (table.order(), table.asked) == ([2, 1, 3], 2)


@pytest.mark.parametrize(("variable", "order"), [("off", [3, 1, 2]), ("on", [3, 2, 1])])
def test_turn_order_of_every_round(variable: str, order: list[int]) -> None:
    """Turn order: by who passed in the round before, not in an earlier one."""
    players = [player(faction, priests=3) for faction in ("witches", "nomads", "giants")]
    table = position(*players, variable_turn_order=variable).pass_turn().pass_turn().pass_turn()
    table.turn("send p to FIRE for 1").turn("send p to FIRE for 1").pass_turn()  # the third is the first to pass now
    table.turn("send p to FIRE for 1").pass_turn().pass_turn()
    assert (table.state.round, table.order()) == (3, order)


def test_six_rounds() -> None:
    """Game: six rounds."""
    table = position(player("witches", dwellings="E10"), FAR)
    rounds = 0
    while not table.match.over:
        rounds += 1
        assert table.state.round == rounds
        table.finish_round()
    assert rounds == 6
