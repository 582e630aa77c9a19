"""What the engine of terra.snellman.net does where rules leave room, or where it is looser than they are.

The expected values come from reading how that engine works, and from working the commands out as it would.
"""

from __future__ import annotations

import pytest

from terrae.core.foreign import Reading
from terrae.games.terra_mystica.rules.cults import climb, gain_keys, step_down
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.snellman import SNELLMAN
from terrae.games.terra_mystica.snellman.grammar import CULT_BONUS, INCOME, command
from terrae.games.terra_mystica.snellman.table import read_table
from tests.terra_mystica.positions import ALL_SETS, player, position

OPTIONS = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "errata-cultist-power")
TILES = "SCORE2,SCORE4,SCORE6,SCORE3,SCORE5,SCORE7"
SPADES_FIRST = "SCORE1,SCORE4,SCORE6,SCORE3,SCORE5,SCORE7"


def reading_of(lines: str, *options: str, tiles: str = TILES) -> Reading:
    """A command stream read as far as it goes."""
    seats = lines.count("setup ")
    head = [f"option {name}" for name in (*OPTIONS, *options)]
    head += [f"delete BON{number}" for number in range(seats + 4, 10)]
    head += [f"score {tiles}", *(f"player p{number + 1}" for number in range(seats))]
    return SNELLMAN.read("\n".join([*head, lines]))


def after(lines: str, *options: str, tiles: str = TILES) -> Mystica:
    """The position after a command stream whose game is not over."""
    reading = reading_of(lines, *options, tiles=tiles)
    assert reading.mismatch is not None
    assert reading.mismatch.field == "end", str(reading.mismatch)
    assert reading.match is not None
    state = reading.match.state
    assert isinstance(state, Mystica)
    return state


def seat_of(state: Mystica, faction: str) -> Seat:
    return next(seat for seat in state.seats if seat.faction.mat.key == faction)


def owned(state: Mystica, faction: str) -> tuple[int, ...]:
    """Points, coins, workers, priests and the three bowls."""
    seat = seat_of(state, faction)
    return tuple(map(int, (seat.points, seat.coins, seat.workers, seat.priests, seat.bowl1, seat.bowl2, seat.bowl3)))


def active(state: Mystica) -> str:
    return str(state.seats[state.active].faction.mat.key)


NEIGHBOURS = """
setup witches
setup darklings
witches: build E9
darklings: build E10
darklings: build A8
witches: build C4
darklings: pass BON3
witches: pass BON1
witches: upgrade E9 to TP
"""

# Offers


def test_acting_leaves_offers_and_a_later_answer_is_for_a_later_offer() -> None:
    """Offers: who acts has declined what was open; the same words later answer a newer offer."""
    state = after(
        NEIGHBOURS
        + """
darklings: upgrade E10 to TP
witches: leech 2 from darklings
witches: upgrade E9 to TE. +FAV11
darklings: leech 2 from witches
"""
    )
    assert owned(state, "darklings") == (19, 18, 2, 1, 3, 9, 0)
    assert owned(state, "witches") == (19, 9, 2, 0, 3, 9, 0)


def test_converting_comes_before_an_offer_is_declined() -> None:
    """Offers: a conversion makes taking too late, but declining may still be written."""
    state = after(NEIGHBOURS + "darklings: convert 1w to 1c\ndarklings: decline 1 from witches\ndarklings: dig 1")
    assert owned(state, "darklings") == (22, 22, 3, 0, 5, 7, 0)


ICE_NEIGHBOURS = """
setup cultists
setup yetis
yetis: pick-color black
cultists: build D8
yetis: build E10
yetis: build A8
cultists: build A1
yetis: pass BON3
cultists: pass BON1
cultists: upgrade D8 to TP
"""


def test_an_offer_without_worth_is_declined_by_acting() -> None:
    """Offers: after burning everything an offer brings nothing; acting declines it, and the Cultists gain power."""
    state = after(ICE_NEIGHBOURS + "yetis: burn 6. action ACT3", "fire-and-ice-factions/ice")
    assert owned(state, "cultists") == (20, 14, 4, 0, 4, 8, 0)
    assert owned(state, "yetis") == (20, 21, 8, 0, 3, 0, 3)


def test_answers_to_offers_without_worth() -> None:
    """Offers: the site wants an answer where nothing can be gained; it changes nothing."""
    lines = ICE_NEIGHBOURS.replace("upgrade D8 to TP", "upgrade A1 to TP\nyetis: burn 6. upgrade A8 to TP")
    lines += "cultists: upgrade D8 to TP\nyetis: leech 1 from cultists\nyetis: pass BON2"
    state = after(lines, "fire-and-ice-factions/ice")
    assert owned(state, "yetis")[4:] == (0, 0, 6)
    assert seat_of(state, "cultists").steps == 0
    assert owned(state, "cultists")[4:] == (5, 7, 0)


def test_older_shapeshifters_get_their_token_at_once() -> None:
    """Offers: by the first rules a neighbour's taking puts a token into bowl III, free and unasked."""
    state = after(
        """
setup shapeshifters
shapeshifters: pick-color brown
setup witches
shapeshifters: build F5
witches: build E9
witches: build A10
shapeshifters: build A1
witches: pass BON1
shapeshifters: pass BON2
shapeshifters: upgrade F5 to TP
witches: leech 1 from shapeshifters
witches: upgrade A10 to TP
""",
        "fire-and-ice-factions/variable",
    )
    assert owned(state, "shapeshifters") == (20, 16, 4, 0, 4, 4, 1)
    assert command(1, "shapeshifters", "action ACTH1").names == ("ACTH5",)
    assert command(1, "shapeshifters", "action ACTH4").names == ("ACTH6",)


# Actions that bring nothing, and bridges on bridges


def test_actions_that_bring_nothing() -> None:
    """Loose: a bridge may be paid for where none can be built, a cult step taken on a finished track."""
    for loose in ("none", "idle-actions"):
        table = position(
            player("witches", dwellings="A1", power=(0, 0, 12), favours="FAV6", cults=(0, 10, 0, 0)),
            player("nomads", dwellings="I1"),
            loose=loose,
        )
        idle = loose == "idle-actions"
        assert table.can("action ACT1") == idle
        assert table.play("action FAV6").can("+WATER") == idle


def test_workers_become_priests_in_vain() -> None:
    """Loose: Darklings may convert workers though no priest is left."""
    for loose in ("none", "idle-actions"):
        table = position(
            player("darklings", posts="E10", priests=7, workers=20), player("nomads", dwellings="I1"), loose=loose
        )
        assert table.play("upgrade E10 to SH").can("convert 1W to 1P") == (loose != "none")


def test_bridges_on_bridges() -> None:
    """Loose: the site does not mind a bridge where one is; each own one counts for the Engineers when passing."""
    engineers = player("engineers", dwellings="C5 D6", stronghold="C2")
    table = position(engineers, player("nomads", dwellings="I1"), loose="stacked-bridges")
    table.turn("action ACTE", "bridge C5:D6").turn(f"pass {next(iter(table.offer()))}")
    table.turn("action ACTE", "bridge C5:D6")
    assert table[1].bridge_count == 2
    table.play(f"pass {next(iter(table.offer()))}")
    assert table.points_from(1)["faction:engineers"] == 6


# Spades


def test_building_elsewhere_after_throwing_spades_away() -> None:
    """Loose: the spade of an action is scored and thrown away, and the action builds on a home hex."""
    state = after(
        """
setup witches
setup darklings
witches: build E9
darklings: build A8
darklings: build E1
witches: build C4
darklings: pass BON3
witches: pass BON4
witches: burn 4. action ACT5. -SPADE. build C3
darklings: pass BON2
""",
        tiles=SPADES_FIRST,
    )
    assert owned(state, "witches") == (22, 13, 5, 0, 6, 2, 0)


def test_spades_of_the_cult_bonus_thrown_away_early() -> None:
    """Cult bonus: who is second may throw a spade away before the first has used one."""
    state = after(
        """
setup mermaids
setup darklings
mermaids: build A4
darklings: build A8
darklings: build E1
mermaids: build D2
darklings: pass BON3
mermaids: pass BON2
mermaids: burn 3. action ACT2
darklings: send p to WATER
mermaids: send p to WATER for 2
darklings: pass BON1
mermaids: pass BON3
mermaids: -SPADE
darklings: transform E2
darklings: upgrade E1 to TP
""",
        tiles="SCORE6,SCORE4,SCORE2,SCORE3,SCORE5,SCORE7",
    )
    assert owned(state, "mermaids") == (20, 25, 9, 0, 5, 4, 0)
    assert state.round == 2


# Choices that wait


def test_first_tile_before_first_terrain() -> None:
    """Set-up: Ice Maidens may take their favour tile before they pick a terrain."""
    state = after(
        "setup icemaidens\nicemaidens: +FAV11\nicemaidens: pick-color red\nsetup witches\nicemaidens: build D7",
        "fire-and-ice-factions/ice",
    )
    assert list(seat_of(state, "icemaidens").cults) == [0, 1, 1, 1]


def test_coins_for_a_terrain_by_converting() -> None:
    """Riverwalkers: who has no coins may convert first, and then unlock a terrain for the priest gained."""
    table = position(
        player("riverwalkers", dwellings="E3", pick="red", coins=0, workers=3, power=(0, 0, 3)),
        player("nomads", dwellings="I1"),
        **ALL_SETS,  # type: ignore[arg-type]
    )
    table.play("action ACT2")
    assert table.can("unlock-terrain gain-priest") and not table.can("unlock-terrain blue")
    table.play("convert 1W to 1C", "unlock-terrain blue")
    assert table.goods(1) == (0, 2, 0)


def test_a_terrain_is_unlocked_at_the_end_of_the_turn() -> None:
    """Loose: the choice for a priest gained by converting may wait until the action is done."""
    for loose in ("none", "late-choices"):
        table = position(
            player("riverwalkers", dwellings="E3", pick="red", priests=1, power=(0, 0, 5)),
            player("nomads", dwellings="I1"),
            loose=loose,
            **ALL_SETS,  # type: ignore[arg-type]
        )
        table.play("convert 5PW to 1P")
        assert table.can("send p to FIRE for 1") == (loose != "none")
        if loose != "none":
            assert not table.play("send p to FIRE for 1").can("done")  # nor does the site let the next seat act
            assert "unlock-terrain gray" in table.moves(1)


PASSING = """
setup witches
setup cultists
setup nomads
witches: build E9
cultists: build F5
nomads: build B4
nomads: build D3
cultists: build A1
witches: build A10
nomads: build A5
nomads: pass BON1
cultists: pass BON2
witches: pass BON3
witches: upgrade E9 to TP
cultists: leech 1 from witches
cultists: upgrade F5 to TP
nomads: upgrade B4 to TP
witches: leech 2 from cultists
witches: upgrade E9 to TE. +FAV11
cultists: decline 2 from witches
"""


def test_passing_with_a_cult_step_to_take() -> None:
    """Turn order by passing: who passes and has a step left is last in the order before the next one is found."""
    state = after(PASSING + "cultists: pass BON4. +EARTH\nwitches: pass BON5", "variable-turn-order")
    assert active(state) == "nomads"
    assert owned(state, "witches") == (19, 14, 2, 0, 3, 9, 0)
    state = after(PASSING + "cultists: +EARTH. pass BON4\nnomads: pass BON5", "variable-turn-order")
    assert active(state) == "witches"


def test_a_key_makes_a_failed_step_good() -> None:
    """Cults: a step that failed for want of a key is made when a key comes, from wherever the marker stands then."""
    table = position(player("cultists", dwellings="A1", cults=(9, 0, 0, 0)), player("nomads", dwellings="I1"))
    climb(table.state, table[1], 0, 1, "test")
    step_down(table.state, table[1], 0, 1, "test")
    gain_keys(table.state, table[1], 1)
    assert (table.cults(1)[0], table[1].keys) == (9, 1)


# Who leaves


THREE = """
setup witches
setup darklings
setup nomads
witches: build E9
darklings: build A8
nomads: build B4
nomads: build D3
darklings: build E1
witches: build A10
nomads: build A5
nomads: pass BON1
darklings: pass BON2
witches: pass BON3
witches: upgrade E9 to TP
"""


def test_the_first_to_pass_leaves() -> None:
    """Dropping out: the next round begins after the seat that passed first, though it has left."""
    state = after(
        THREE
        + """
darklings: pass BON4
nomads: upgrade D3 to TP
drop-faction darklings
witches: pass BON5
nomads: pass BON3
nomads: upgrade D3 to TE. +FAV11
"""
    )
    assert (int(state.round), [state.seats[number].faction.mat.key for number in state.order]) == (
        2,
        ["nomads", "witches"],
    )
    assert owned(state, "darklings") == (20, 20, 7, 1, 5, 7, 0)
    assert owned(state, "nomads") == (20, 14, 5, 0, 4, 8, 0)


def test_leaving_when_nothing_is_asked() -> None:
    """Dropping out: at any time, and the card is free at once."""
    state = after(THREE + "drop-faction nomads\ndarklings: pass BON1", "variable-turn-order")
    assert seat_of(state, "nomads").out
    assert owned(state, "darklings") == (20, 19, 4, 1, 5, 7, 0)


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("witches: convert 1w to 1c", (20, 16, 3, 0, 5, 7, 0)),
        ("witches: burn 3. convert 1pw to 1c", (20, 16, 4, 0, 6, 1, 2)),
    ],
)
def test_leaving_in_the_middle_of_a_turn(line: str, left: tuple[int, ...]) -> None:
    """Dropping out: whoever is in the middle of a turn goes on with it, and the next seat acts then."""
    state = after(THREE + f"nomads: resign\n{line}\ndarklings: pass BON1")
    assert seat_of(state, "nomads").out
    assert owned(state, "witches") == left


def test_leaving_before_a_dwelling_follows() -> None:
    state = after(
        THREE + "darklings: dig 1. transform E2 to black\nnomads: resign\ndarklings: build E2\nwitches: pass BON1"
    )
    assert int(seat_of(state, "darklings").counts[0]) == 3


DEAL = """
setup cultists
setup witches
setup engineers
cultists: build F5
witches: build E9
engineers: build F6
engineers: build A2
witches: build A10
cultists: build A1
engineers: pass BON1
witches: pass BON2
cultists: pass BON3
cultists: upgrade F5 to TP
drop-faction engineers
"""


def test_offers_of_who_left() -> None:
    """Dropping out: what others take still counts for the builder; if they decline there is no consolation."""
    taken = after(DEAL + "witches: leech 1 from cultists\ncultists: +FIRE\nwitches: upgrade A10 to TP")
    assert list(seat_of(taken, "cultists").cults) == [2, 0, 1, 0]
    declined = after(DEAL + "witches: decline 1 from cultists\nwitches: upgrade A10 to TP")
    assert owned(declined, "cultists") == (20, 18, 4, 0, 5, 7, 0)


def test_rows_of_who_left() -> None:
    """Tables: rows without words are about what the rows beside them are about, whatever heading is missing."""

    def row(faction: str, words: str) -> str:
        return f"{faction}\t\t20 VP\t\t0 C\t\t0 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/0\t\t{words}"

    lines = ["witches dropped from the game", row("nomads", "cult_income_for_faction"), row("witches", "")]
    lines += ["Round 2 income", row("witches", ""), row("nomads", "other_income_for_faction"), row("giants", "")]
    script = read_table("\n".join(lines))
    assert [row.commands[0].verb for row in script.rows[1:]] == [CULT_BONUS, CULT_BONUS, INCOME, INCOME, INCOME]
