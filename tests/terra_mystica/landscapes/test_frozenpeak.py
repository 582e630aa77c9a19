"""Yetis: Frozen Peak."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground


class TestGeneral(LandscapeTests):
    faction = "yetis"


def placing(**more: object) -> Table:
    me = Player("yetis", pick="black", dwellings="E5", power=(1, 2, 3), points=0, **more)  # type: ignore[arg-type]
    return ground(me, player("giants")).play("dig 1", "landscape E6")


def test_two_tokens_in_bowl_iii() -> None:
    """Frozen Peak: 2 new power tokens straight into bowl III."""
    assert placing().play("tokens take").bowls(1) == (1, 2, 5)


def test_optional() -> None:
    """Ruling: optional."""
    assert placing().play("tokens leave").bowls(1) == (1, 2, 3)


def test_only_once() -> None:
    """Frozen Peak: once, when it is placed."""
    table = placing().play("tokens take")
    assert not table.targets("tokens")
    table.turn(seat=1).finish_round()
    assert not table.targets("tokens")
