"""Cultists."""

from __future__ import annotations

import pytest

from terrae.core.errors import IllegalMove

from ..positions import Player, Table, charged, player, position
from .board import BoardTests

STEPS = {"+FIRE", "+WATER", "+EARTH", "+AIR"}
FULL = (0, 0, 12)


class TestBoard(BoardTests):
    faction = "cultists"


def cultists(**more: object) -> Player:
    """E6 has E5 and E7 as neighbours, D8 nobody."""
    return Player("cultists", dwellings="E6 D8", **more)  # type: ignore[arg-type]


def steps(table: Table, seat: int = 1) -> set[str]:
    return STEPS & set(table.moves(seat))


def built(left: Player | None = None, right: Player | None = None, erratum: str = "on") -> Table:
    """The Cultists upgrade between two neighbours."""
    left = left or player("giants", dwellings="E5")
    right = right or player("engineers", dwellings="E7")
    return position(cultists(), left, right, errata_cultist_power=erratum).play("upgrade E6 to TP", "done")


def test_ability_a_step_when_a_neighbour_takes_power() -> None:
    """Cultists: a step on a track of their choice when an opponent takes power because of a structure of theirs."""
    table = built()
    assert steps(table) == set()
    table.play("leech 1 from cultists", seat=2)
    assert steps(table) == STEPS
    table.play("+WATER", seat=1)
    assert table.cults(1) == (0, 1, 0, 0)
    assert steps(table) == set()


def test_ability_once_for_a_structure() -> None:
    """Cultists: once per structure, however many take."""
    table = built()
    table.play("leech 1 from cultists", seat=2).play("leech 1 from cultists", seat=3).play("+WATER", seat=1)
    assert table.cults(1) == (0, 1, 0, 0)
    assert steps(table) == set()


def test_ability_for_a_dwelling() -> None:
    """Cultists: building counts as upgrading does."""
    table = position(cultists(), player("giants", dwellings="G2"), terrain={"F3": "brown"})
    table.play("build F3", "leech 1 from cultists")
    assert steps(table) == STEPS


def test_ability_again_for_the_next_structure() -> None:
    """Cultists: every structure anew; two steps may be open at once."""
    table = position(cultists(), player("giants", dwellings="E5"), terrain={"F3": "brown"})
    table.turn("upgrade E6 to TP").play("leech 1 from cultists", seat=2)
    table.turn("pass BON1")
    assert table.state.active == 0
    table.play("build F3", "leech 1 from cultists")
    table.play("+WATER", "+WATER", seat=1)
    assert table.cults(1) == (0, 2, 0, 0)
    assert steps(table) == set()


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
@pytest.mark.parametrize(("answer", "left"), [("leech", {"done", *STEPS}), ("decline", {"done"})])
def test_a_turn_is_ended_by_its_seat_whatever_others_answer_and_when(
    order: tuple[int, int], answer: str, left: set[str]
) -> None:
    """Cultists: with nothing left to do, the turn does not end by itself: an answer may still bring a step to it."""
    poor = cultists(coins=3, workers=3, power=(12, 0, 0))
    table = position(poor, player("giants", dwellings="E5"), player("engineers"), errata_cultist_power="off")
    table.play("upgrade E6 to TP", seat=1)
    for seat in order:
        table.play("convert 1W to 1C" if seat == 1 else f"{answer} 1 from cultists", seat=seat)
    assert table.state.active == 0
    assert set(table.moves(1)) == left


@pytest.mark.parametrize("order", [("done", "leech"), ("leech", "done")])
def test_a_step_of_an_earlier_turn_is_settled_in_this_one(order: tuple[str, str]) -> None:
    """Cultists: a step that an earlier structure brings does not wait longer because the answer came late."""
    table = position(cultists(priests=2), player("giants", dwellings="E5"))
    table.turn("send p to FIRE for 2").turn("pass BON1")
    table.play("upgrade E6 to TP", seat=1)
    for move in order:
        table.play("done", seat=1) if move == "done" else table.play("leech 1 from cultists", seat=2)
    table.play("send p to FIRE for 2", seat=1)
    assert "done" not in table.moves(1)
    table.play("+WATER", seat=1)
    assert "done" in table.moves(1)


def test_ability_in_the_turn_of_another() -> None:
    """Cultists: the step may be taken when it is not their turn."""
    table = built().play("leech 1 from cultists", seat=2)
    assert table.state.active == 1
    table.play("+AIR", seat=1)
    assert table.cults(1) == (0, 0, 0, 1)
    assert table.state.active == 1


def test_ability_the_step_may_wait() -> None:
    """Cultists: it may be resolved late, at the latest before their next turn ends."""
    table = built(right=player("engineers", dwellings="E7", power=FULL)).play("leech 1 from cultists", seat=2)
    table.play("pass BON1", seat=2).play("pass BON2", seat=3)
    assert table.state.active == 0
    table.play("upgrade D8 to TP", seat=1)
    assert steps(table) == STEPS
    assert not table.can("done")
    table.play("+FIRE", "done", seat=1)
    assert table.cults(1) == (1, 0, 0, 0)


def test_ability_a_step_of_this_turn_does_not_hold_it_up() -> None:
    """Cultists: what is earned while the turn lasts may wait for the next one."""
    table = position(cultists(), player("giants", dwellings="E5")).play("upgrade E6 to TP", "leech 1 from cultists")
    assert table.can("done", 1)
    table.play("done", seat=1)
    assert table.state.active == 1
    assert steps(table) == STEPS


def test_ability_power_on_the_track() -> None:
    """Cults: the step brings power like any other."""
    table = position(cultists(cults=(4, 0, 0, 0)), player("giants", dwellings="E5"))
    table.play("upgrade E6 to TP", "leech 1 from cultists", "+FIRE")
    assert charged(table[1]) == 2


def test_ability_a_power_when_all_decline() -> None:
    """Cultists: 1 power if all who could gain something decline."""
    table = built().play("decline 1 from cultists", seat=2)
    assert charged(table[1]) == 0
    table.play("decline 1 from cultists", seat=3)
    assert charged(table[1]) == 1
    assert steps(table) == set()


@pytest.mark.parametrize(("first", "second"), [("leech", "decline"), ("decline", "leech")])
def test_ability_step_or_power_never_both(first: str, second: str) -> None:
    """Cultists: one who takes is enough for the step, and then there is no power."""
    table = built().play(f"{first} 1 from cultists", seat=2).play(f"{second} 1 from cultists", seat=3)
    assert charged(table[1]) == 0
    assert steps(table) == STEPS


def test_ability_only_those_count_who_could_gain() -> None:
    """Cultists: a neighbour with full bowls has nothing to decline."""
    table = built(left=player("giants", dwellings="E5", power=FULL)).play("decline 1 from cultists", seat=3)
    assert charged(table[1]) == 1


def test_ability_nothing_if_nobody_could_gain() -> None:
    """Cultists: full bowls everywhere bring neither step nor power."""
    table = built(player("giants", dwellings="E5", power=FULL), player("engineers", dwellings="E7", power=FULL))
    table.turn("pass BON1").turn("pass BON2")
    assert charged(table[1]) == 0
    assert steps(table) == set()


def test_ability_nothing_without_neighbours() -> None:
    """Cultists: power is offered to neighbours only."""
    table = position(cultists(), player("giants", dwellings="E5")).play("upgrade D8 to TP")
    assert steps(table) == set()
    assert charged(table[1]) == 0


def test_ability_an_offer_that_became_worthless_is_no_refusal() -> None:
    """Cultists: who filled the bowls with another offer first refuses nothing, so there is no power."""
    table = position(
        player("engineers", dwellings="E7", power=FULL),
        player("cultists", dwellings="E6"),
        player("giants", dwellings="D4", power=(0, 1, 11), priests=1),
    )
    table.turn("upgrade E7 to TP").play("decline 1 from engineers", seat=2).turn("upgrade E6 to TP")
    assert table.offers(3) == [(1, 1), (2, 1)]
    table.play("leech 1 from engineers", seat=3).turn("send p to FIRE for 1").pass_turn().pass_turn()
    assert table.state.active == 2  # their next turn
    assert charged(table[2]) == 0
    assert steps(table, 2) == set()


def test_ability_a_single_power_is_enough() -> None:
    """Cultists: whoever has room for one power could gain some."""
    narrow = player("giants", dwellings="E5", power=(0, 1, 3))
    alone_asked = built(narrow, player("engineers", dwellings="E7", power=FULL))
    assert steps(alone_asked.play("leech 1 from cultists", seat=2)) == STEPS
    refused = built(narrow, player("engineers", dwellings="E7", power=FULL)).play("decline 1 from cultists", seat=2)
    assert refused.bowls(1) == (11, 1, 0)


def left_with(answer: str) -> Table:
    """One of two neighbours leaves the game with an offer open, the other one answers."""
    table = position(
        cultists(), player("giants", dwellings="E5"), player("engineers", dwellings="E7"), loose="resign"
    ).play("upgrade E6 to TP", "done")
    return table.play("resign", seat=2).play(answer, seat=3)


def test_ability_with_those_who_stay() -> None:
    """Dropping out: the answers of the others still count; but not everybody declined, if somebody never answered."""
    assert steps(left_with("leech 1 from cultists")) == STEPS
    table = left_with("decline 1 from cultists")
    assert (steps(table), table.bowls(1)) == (set(), (12, 0, 0))


def test_ability_nobody_waits_for_answers_that_never_come() -> None:
    """Dropping out: what the Cultists wait for is settled when all who are left have answered, or nobody is."""
    assert left_with("decline 1 from cultists")[1].deals == []
    table = position(cultists(), player("giants", dwellings="E5"), player("engineers", dwellings="A13"), loose="resign")
    assert table.play("upgrade E6 to TP", "done").play("resign", seat=2)[1].deals == []
    assert built(player("giants", dwellings="E5", power=FULL), player("engineers", dwellings="A13"))[1].deals == []


def test_ability_other_structures_are_not_forgotten() -> None:
    """Dropping out: only what hung on the one who left is settled; a step for another structure may still come."""
    players = (cultists(priests=1), player("giants", dwellings="D7"), player("engineers", dwellings="E7"))
    table = position(*players, loose="resign").turn("send p to FIRE for 1").pass_turn().pass_turn()
    table.turn("upgrade E6 to TP").turn("upgrade D8 to TP").play("resign", seat=2)
    assert steps(table.play("leech 1 from cultists", seat=3)) == STEPS


def test_ability_power_without_the_erratum() -> None:
    """Options: without errata-cultist-power nothing comes if all decline."""
    table = built(erratum="off")
    table.play("decline 1 from cultists", seat=2).play("decline 1 from cultists", seat=3)
    assert charged(table[1]) == 0


def test_ability_not_for_transforming() -> None:
    """Power from neighbours: transforming offers nothing."""
    table = position(cultists(), player("giants", dwellings="E5")).turn("dig 1", "transform F3 to brown")
    assert table.offers(2) == []


def test_ability_is_theirs_alone() -> None:
    """Cultists: no other builder gets a step or a power."""
    for answer in ("leech", "decline"):
        table = position(player("halflings", dwellings="E6"), player("giants", dwellings="E5"))
        table.play("upgrade E6 to TP", f"{answer} 1 from halflings")
        assert steps(table) == set()
        assert charged(table[1]) == 0


def test_ability_others_wait_for_the_last_space() -> None:
    """Cults: while an open step could bring the Cultists to 10, nobody else enters 10 of that track."""
    rival = player("giants", dwellings="E5", priests=1, keys=1, cults=(9, 9, 0, 0))
    table = position(cultists(keys=1, cults=(9, 0, 0, 0)), rival)
    table.turn("upgrade E6 to TP").play("leech 1 from cultists", seat=2)
    assert not table.can("send p to FIRE for 1", 2)
    assert table.can("send p to WATER for 1", 2)
    table.play("+EARTH", seat=1)
    assert table.can("send p to FIRE for 1", 2)


def test_ability_others_wait_with_priests_that_bring_more() -> None:
    """Cults: the further step of the Acolytes' stronghold counts for what enters 10."""
    rival = player("acolytes", pick="black", stronghold="E5", priests=1, keys=1, cults=(8, 7, 0, 0))
    table = position(cultists(keys=1, cults=(9, 9, 0, 0)), rival)
    table.turn("upgrade E6 to TP").play("leech 3 from cultists", seat=2)
    assert not table.can("send p to FIRE for 1", 2)
    assert table.can("send p to WATER for 1", 2)
    assert not table.can("send p to WATER for 2", 2)


def test_ability_others_wait_with_favour_tiles() -> None:
    """Cults: no favour tile either brings another to 10 meanwhile."""
    rival = player("giants", posts="E5", keys=1, cults=(9, 8, 0, 0))
    table = position(cultists(keys=1, cults=(9, 9, 0, 0)), rival)
    table.turn("upgrade E6 to TP").play("leech 2 from cultists", "upgrade E5 to TE", seat=2)
    assert not {"FAV1", "FAV5", "FAV9", "FAV2", "FAV6"} & table.tiles_to_take("FAV", 2)
    assert {"FAV10", "FAV3", "FAV12"} <= table.tiles_to_take("FAV", 2)
    table.play("+EARTH", seat=1)
    assert {"FAV1", "FAV5", "FAV9", "FAV2", "FAV6"} <= table.tiles_to_take("FAV", 2)


def test_ability_others_are_told_why_they_wait() -> None:
    """Cults: the move is refused with a reason, whether the step is earned or an answer is still open."""
    rival = player("giants", dwellings="E5", priests=1, keys=1, cults=(9, 0, 0, 0))
    for answers in ((), ("leech 1 from cultists",)):
        table = position(cultists(keys=1, cults=(9, 0, 0, 0)), rival, player("engineers", dwellings="E7"))
        table.turn("upgrade E6 to TP").play("decline 1 from cultists", seat=2).play(*answers, seat=3)
        with pytest.raises(IllegalMove, match="Cultists"):
            table.play("send p to FIRE for 1", seat=2)


def test_ability_others_wait_only_if_it_matters() -> None:
    """Cults: without a key, or lower on the track, the Cultists hold nobody up."""
    rival = player("giants", dwellings="E5", priests=1, keys=1, cults=(9, 0, 0, 0))
    for keys, level in ((0, 9), (1, 8)):
        table = position(cultists(keys=keys, cults=(level, 0, 0, 0)), rival)
        table.turn("upgrade E6 to TP").play("leech 1 from cultists", seat=2)
        assert table.can("send p to FIRE for 1", 2)


def test_stronghold_seven_points_once() -> None:
    """Cultists, stronghold: 7 points when it is built."""
    table = position(player("cultists", posts="D8", points=0), player("giants")).turn("upgrade D8 to SH")
    assert table.points(1) == 7
    table.turn("pass BON1").turn("pass BON2")
    assert table.points(1) == 7


def test_stronghold_not_for_the_sanctuary() -> None:
    """Cultists, stronghold: no other structure."""
    table = position(player("cultists", temples="D8", points=0), player("giants")).play("upgrade D8 to SA")
    assert table.points(1) == 0
