"""Nomads: Trading Camp."""

from __future__ import annotations

from terrae.draw.terminal import terminal

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, landscape_of, lay


class TestGeneral(LandscapeTests):
    faction = "nomads"
    needs = "TP"


def nomads(**more: object) -> Player:
    wanted: dict[str, object] = {"dwellings": "E5", "posts": "F3", "points": 5, "coins": 0, **more}
    return Player("nomads", **wanted)  # type: ignore[arg-type]


def built(me: Player | None = None, other: Player | None = None, **more: object) -> Table:
    """Seat 1 builds on F4, next to the Trading Camp on E6 and the trading house on F3, of seat 2."""
    table = ground(other or player("giants", dwellings="E7"), me or nomads(), terrain={"F4": "red"}, **more)
    home = int(table[1].home)
    table.state.set_terrain(1 << table.state.land.by_name["F4"], home)
    return lay(table, 2, "E6").play("build F4")


def test_power_at_the_normal_rate() -> None:
    """Trading Camp: the power as usual: its own and that of the trading house beside."""
    table = built().play("leech 3 from giants", seat=2)
    assert (table.points(2), table.gained(2, "power"), table.goods(2)[0]) == (3, 3, 0)


def test_a_coin_instead() -> None:
    """Trading Camp: or exactly 1 coin, without losing points; it replaces the whole offer."""
    table = built().play("coin 3 from giants", seat=2)
    assert (table.points(2), table.gained(2, "power"), table.goods(2)[0]) == (5, 0, 1)
    assert table.offers(2) == []


def test_or_neither() -> None:
    """Trading Camp: declining is still possible."""
    table = built().play("decline 3 from giants", seat=2)
    assert (table.points(2), table.goods(2)[0]) == (5, 0)


def test_a_coin_with_full_bowls() -> None:
    """Trading Camp: the coin needs no room for power."""
    table = built(nomads(power=(0, 0, 12)))
    assert table.moves(2)[:2] == ["coin 3 from giants", "decline 3 from giants"]
    table.play("coin 3 from giants", seat=2)
    assert table.goods(2)[0] == 1


def test_it_waits_for_the_own_turn() -> None:
    """Trading Camp: an offer of a coin does not lapse when the turn begins."""
    table = built(nomads(power=(0, 0, 12))).turn(seat=1)
    assert table.offers(2) == [(1, 3)]


def test_only_next_to_it() -> None:
    """Trading Camp: building next to other structures of the Nomads brings power only."""
    table = ground(player("giants", dwellings="G2"), nomads(), terrain={"F4": "red"})
    lay(table, 2, "E4").play("build F4")
    assert table.targets("leech", 2) == {"2 from giants"}
    assert table.targets("coin", 2) == set()


def test_asked_in_spite_of_a_rule() -> None:
    """Trading Camp: who takes power without being asked is still asked where there is a coin instead."""
    table = ground(player("giants", dwellings="E7"), nomads(), terrain={"F4": "red"})
    table[2].answer = 99
    lay(table, 2, "E6").play("build F4")
    assert "3 from giants" in table.targets("coin", 2)


def test_for_cultists_the_coin_declines() -> None:
    """Trading Camp: with the coin the power is not taken, so Cultists gain no step but their power."""
    table = built(other=player("cultists", dwellings="E7", power=(5, 0, 0)))
    table.play("coin 3 from cultists", seat=2)
    assert (table[1].steps, table.gained(1, "power")) == (0, 1)


def test_by_sandstorm() -> None:
    """Trading Camp: transforming or sandstorm."""
    me = Player("nomads", posts="F3", stronghold="E5", points=0)
    table = ground(me, player("giants"), terrain={"E6": "green"}).play("action ACTN")
    assert "E6" in table.targets("landscape")
    table.play("landscape E6")
    assert landscape_of(table, 1) == "E6"
    assert not table.targets("build") and not table.targets("transform")


def test_upgrades_next_to_it() -> None:
    """Trading Camp: an upgrade is built too."""
    table = lay(ground(player("giants", dwellings="D4"), nomads()), 2, "E6").play("upgrade D4 to TP")
    assert table.targets("coin", 2) == {"1 from giants"}


def test_a_landscape_next_to_it() -> None:
    """Trading Camp: a special landscape of another player is built next to it too."""
    other = player("engineers", dwellings="E7", workers=3)
    table = lay(ground(other, nomads(), terrain={"F4": "red"}), 2, "E6").play("dig 1", "landscape F4")
    assert table.targets("coin", 2) == {"3 from engineers"}


def test_the_round_waits_for_the_coin() -> None:
    """Trading Camp: an offer with a coin is asked before the round ends, with full bowls too."""
    table = built(nomads(power=(0, 0, 12))).turn(seat=1)
    table.play("coin 3 from giants", seat=2).pass_turn()
    assert table.goods(2)[0] >= 1 and table.offers(2) == []


def test_everybody_sees_the_coin() -> None:
    """Scene: the offer is told with its coin, in the picture and in the terminal."""
    table = built(nomads(power=(0, 0, 12)))
    scene = table.match.game.scene(table.match.game.view(table.state))
    said = next(part.label for part in scene.parts if part.id == "prompt")
    assert "or 1 in coins" in said
    assert "or 1 in coins" in terminal(scene, width=200)


def test_others_have_no_coin() -> None:
    """Trading Camp: only the Nomads, and only with it."""
    table = ground(player("giants", dwellings="E7"), nomads(dwellings="E5 E6"), terrain={"F4": "red"}).play("build F4")
    assert table.targets("leech", 2) and not table.targets("coin", 2)


def test_the_coin_outlasts_full_bowls() -> None:
    """Trading Camp: when another offer fills the bowls, the power of this one is gone, but not its coin."""
    others = (player("giants", dwellings="E7"), player("auren", dwellings="D3"))
    table = lay(ground(*others, nomads(power=(0, 1, 11)), terrain={"F4": "red", "E4": "green"}), 3, "E6")
    table.turn("build F4").play("build E4", seat=2)
    assert table.offers(3) == [(1, 3), (2, 1)]
    table.play("leech 1 from auren", seat=3)
    assert not table.targets("leech", 3) and table.targets("coin", 3) == {"3 from giants"}
