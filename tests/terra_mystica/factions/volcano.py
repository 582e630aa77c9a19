"""What the factions of the volcano have in common, to be taken over like `BoardTests`."""

from __future__ import annotations

import pytest

from ..positions import Player, player, position
from .ice import SWAMPS, WHEEL, choosing


class VolcanoTests:
    """Facts, "Factions": volcano, which the Dragonlords have like the Acolytes."""

    faction: str
    price: tuple[str, ...] = ()  # what is paid when a hex has turned

    def me(self, **more: object) -> Player:
        """Able to pay for any volcano."""
        wanted: dict[str, object] = {"pick": "black", "dwellings": "E5", "cults": (9, 9, 9, 9), **more}
        return Player(self.faction, **wanted)  # type: ignore[arg-type]

    def test_terrain_picked_after_all_factions(self) -> None:
        """Set-up: when everybody has a faction; nobody's home and nobody's pick."""
        table = choosing(self.faction)
        assert table.asked == 2
        assert not {"acolytes", "dragonlords"} & table.targets("setup")
        table.play("setup witches", "setup yetis", "pick-color red")
        assert (table.asked, table.targets("pick-color")) == (1, WHEEL - {"green", "red"})

    def test_first_dwellings_on_the_picked_terrain(self) -> None:
        """Set-up: their hexes become volcano."""
        table = choosing(self.faction, "witches", "giants").play("pick-color black")
        assert table.targets("build") == SWAMPS
        table.play("build E5")
        assert table.terrain("E5") == "volcano"

    def test_volcanoes_in_reach(self) -> None:
        """Reach: needed for every transform; ships count."""
        assert position(self.me(), player("giants")).transforms("volcano") == {"E4", "E6", "F3"}
        table = position(self.me(shipping=1), player("giants"))
        assert table.transforms("volcano") == {"E4", "E6", "F3", "C2", "D3", "D4", "G1"}

    def test_what_cannot_be_turned(self) -> None:
        """Terraforming: no structures, no ice, no volcano."""
        terrain = {"E4": "ice", "E6": "volcano"}
        table = position(self.me(), player("giants", dwellings="F3"), terrain=terrain)
        assert table.transforms("volcano") == set()
        assert table.targets("build") == {"E6"}

    def test_volcanoes_stay(self) -> None:
        """Terraforming: a volcano is never transformed again."""
        table = position(player("giants", dwellings="E5"), self.me(dwellings=""), terrain={"E6": "volcano"})
        assert table.play("dig 2").transforms("red") == {"E4", "F3"}

    def test_making_a_volcano_is_no_spade(self) -> None:
        """Round tiles: SCORE1 does not count it."""
        table = position(self.me(), player("giants"), scoring="SCORE1").play("transform E4 to volcano")
        assert table.points(1) == 20

    def test_a_full_action_with_a_dwelling(self) -> None:
        """Terraforming: transform and build in one action on the same hex, at the price of a dwelling."""
        table = position(self.me(coins=2, workers=1), player("giants"), terrain={"F3": "volcano"})
        table.play("transform E4 to volcano", *self.price)
        assert not table.transforms("volcano")
        assert table.targets("build") == {"E4"}
        table.play("build E4")
        assert table.goods(1) == (0, 0, 0)
        assert table.terrain("E4") == "volcano"
        assert table.structures(1, "D") == {"E4", "E5"}

    @pytest.mark.parametrize(("action", "power"), [("ACT5", 4), ("ACT6", 6), ("BON1", 0)])
    def test_spade_actions_turn_nothing(self, action: str, power: int) -> None:
        """Factions: spades become something else; the action allows neither transforming nor building."""
        wanted = self.me(power=(12 - power, 0, power), bonus="BON1")
        table = position(wanted, player("giants"), terrain={"F3": "volcano"}).play(f"action {action}")
        assert table.targets("transform", 1) == set()
        assert table.targets("build", 1) == set()
        assert table.targets("dig", 1) == set()

    @pytest.mark.parametrize(("action", "power", "points"), [("ACT5", 4, 2), ("ACT6", 6, 4), ("BON1", 0, 2)])
    def test_spades_are_scored(self, action: str, power: int, points: int) -> None:
        """Round tiles: the spades of actions count for SCORE1 although they are converted at once."""
        wanted = self.me(power=(12 - power, 0, power), bonus="BON1")
        table = position(wanted, player("giants"), scoring="SCORE1").play(f"action {action}")
        assert table.points(1) == 20 + points
