"""Dragonlords: Lava Pond."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "dragonlords"
    needs = "SA"
    moves = ("landscape E6",)
    own_spades = False

    def test_only_one(self) -> None:
        table = self.next_turn(self.table())
        table.pass_turn()
        assert not table.targets("landscape", 1)


def dragonlords(**more: object) -> Player:
    wanted: dict[str, object] = {"pick": "black", "dwellings": "E5", "sanctuary": "A1", "points": 0, **more}
    return Player("dragonlords", **wanted)  # type: ignore[arg-type]


def test_made_like_a_volcano() -> None:
    """Placing: instead of a volcano, for the tokens that the volcano costs."""
    table = ground(dragonlords(power=(3, 0, 0)), player("giants"), terrain={"E6": "green", "F3": "red"})
    assert table.play("landscape E6").bowls(1) == (2, 0, 0)
    table = ground(dragonlords(power=(3, 0, 0)), player("giants"), terrain={"F3": "red"})
    assert table.play("landscape F3").bowls(1) == (1, 0, 0)


def next_round(**more: object) -> Table:
    me = dragonlords(power=(1, 2, 3), **more)
    table = lay(ground(me, player("giants")), 1, "E6")
    table.pass_turn()
    return table.pass_turn()


def test_a_token_in_bowl_iii_each_round() -> None:
    """Lava Pond: at the start of every round one new token straight into bowl III."""
    table = next_round()
    assert table.targets("tokens", 1) == {"take", "leave"}
    before = table.bowls(1)
    table.play("tokens take", seat=1)
    assert table.bowls(1) == (before[0], before[1], before[2] + 1)
    table.pass_turn()
    table.pass_turn()
    assert table.targets("tokens", 1) == {"take", "leave"}


def test_optional() -> None:
    """Ruling: optional."""
    table = next_round()
    before = table.bowls(1)
    assert table.play("tokens leave", seat=1).bowls(1) == before


def test_not_in_the_round_it_is_placed() -> None:
    """Ruling: at the start of each following round."""
    assert not ground(dragonlords(), player("giants")).play("landscape E6").targets("tokens")


def test_nothing_before_it_is_placed() -> None:
    """Lava Pond: when it is placed; a new round without it brings no token."""
    table = ground(dragonlords(power=(1, 2, 3)), player("giants"))
    table.pass_turn()
    table.pass_turn()
    assert table.state.round == 2 and table.gained(1, "tokens3") == 0 and not table.targets("tokens", 1)


def test_nothing_after_the_last_round() -> None:
    """Lava Pond: at the start of a round; after the last one no round starts."""
    table = lay(ground(dragonlords(power=(1, 2, 3)), player("giants"), round=6), 1, "E6")
    table.pass_turn()
    table.pass_turn()
    assert table.match.over and table.gained(1, "tokens3") == 0


def test_the_round_waits_for_the_answer() -> None:
    """Lava Pond: at the start of the round; nobody acts before it is answered."""
    table = next_round()
    assert table.all_asked == [1] and table.state.round == 1
    assert table.play("tokens take", seat=1).state.round == 2


def test_where_a_volcano_could_be_made() -> None:
    """Placing: like a volcano: in reach, not on ice or on a volcano, and only if its tokens can be paid."""
    land = {"E6": "green", "F3": "red", "E4": "ice", "D3": "volcano"}
    other = player("giants", dwellings="I1")

    def sites(tokens: int) -> set[str]:
        return ground(dragonlords(power=(tokens, 0, 0)), other, terrain=land).targets("landscape")

    assert sites(0) == set()
    assert {"E6"} <= sites(1) and not {"F3", "E4"} & sites(1)  # two tokens for the home of the Giants
    assert {"E6", "F3"} <= sites(2) and not {"E4", "D3"} & sites(2)
