"""Yetis: Frozen Peak."""

from __future__ import annotations

from terrae.games.terra_mystica.rules.catalogue import CATALOGUE
from terrae.games.terra_mystica.words.reasons import first_reason

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground


class TestGeneral(LandscapeTests):
    faction = "yetis"
    settled = ("tokens take",)


def placing(**more: object) -> Table:
    me = Player("yetis", pick="black", dwellings="E5", power=(1, 2, 3), points=0, **more)  # type: ignore[arg-type]
    return ground(me, player("giants")).play("dig 1", "landscape E6")


def test_two_tokens_in_bowl_iii() -> None:
    """Frozen Peak: 2 new power tokens straight into bowl III."""
    assert placing().play("tokens take").bowls(1) == (1, 2, 5)


def test_optional() -> None:
    """Ruling: optional."""
    assert placing().play("tokens leave").bowls(1) == (1, 2, 3)


def test_at_once() -> None:
    """Frozen Peak: immediately; the turn does not end before the tokens are taken or left."""
    table = placing()
    assert not table.can("done")
    assert table.match.game.view(table.state)["seats"][0]["owed"] == {"charged": 2}
    why = str(table.match.game.why_not(table.state, 0, CATALOGUE.parse("done")))
    assert "Take 2 power tokens from your landscape?" in why
    assert table.play("tokens leave").can("done")


def test_where_choices_may_wait() -> None:
    """Option: where custom lets choices wait, the tokens may be answered later, and no reason speaks against it."""
    me = Player("yetis", pick="black", dwellings="E5", power=(1, 2, 3), points=0)
    table = ground(me, player("giants"), loose="late-choices").play("dig 1", "landscape E6")
    state = table.state
    assert table.can("done") and first_reason(state, 0, state.decision, CATALOGUE.parse("done")) is None
    assert table.play("done").targets("tokens", 1) == {"take", "leave"}


def test_only_once() -> None:
    """Frozen Peak: once, when it is placed."""
    table = placing().play("tokens take")
    assert not table.targets("tokens")
    table.turn(seat=1).finish_round()
    assert not table.targets("tokens")
