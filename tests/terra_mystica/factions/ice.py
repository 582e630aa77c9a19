"""What the factions of ice have in common, to be taken over like `BoardTests`."""

from __future__ import annotations

import pytest

from ..positions import ALL_SETS, Player, Table, player, position, start

SWAMPS = {"A8", "A13", "B3", "B5", "C1", "E1", "E5", "E10", "G5", "H5", "I2"}
SPADES = {"black": 1, "brown": 1, "blue": 1, "yellow": 2, "green": 2, "red": 3, "gray": 3}  # from each to ice
WHEEL = {"yellow", "brown", "black", "blue", "green", "gray", "red"}


def choosing(*factions: str) -> Table:
    """A game where these factions were chosen, seat after seat; favour tiles are taken on the way."""
    table = start(3, seed=1, **ALL_SETS)
    for faction in factions:
        table.play(f"setup {faction}")
    return table


class IceTests:
    """Facts, "Factions": ice, which the Yetis have exactly like the Ice Maidens."""

    faction: str

    def me(self, **more: object) -> Player:
        return Player(self.faction, pick="black", **more)  # type: ignore[arg-type]

    def picked(self) -> Table:
        """Seat 1 has this faction and picked black."""
        table = choosing(self.faction).play("pick-color black")
        return table.play("+FAV9") if table.tiles_to_take("FAV") else table

    def test_terrain_picked_when_the_faction_is_chosen(self) -> None:
        """Set-up: before the next seat chooses; any terrain that is nobody's home."""
        table = choosing(self.faction)
        assert (table.asked, table.targets("pick-color")) == (1, WHEEL)
        table = choosing("witches", self.faction)
        assert (table.asked, table.targets("pick-color")) == (2, WHEEL - {"green"})

    def test_terrain_that_others_cannot_take_any_more(self) -> None:
        """Set-up: no faction of the picked terrain, no other faction of ice, and nobody picks the same."""
        table = self.picked()
        assert table.asked == 2
        assert not {"alchemists", "darklings", "icemaidens", "yetis"} & table.targets("setup")
        assert {"witches", "acolytes", "shapeshifters"} <= table.targets("setup")
        assert table.play("setup shapeshifters").targets("pick-color") == WHEEL - {"black"}

    def test_first_dwellings_freeze_the_picked_terrain(self) -> None:
        """Set-up: they stand on hexes of the picked terrain, which become ice."""
        table = self.picked().play("setup witches", "setup giants")
        assert table.targets("build") == SWAMPS
        table.play("build E5")
        assert table.terrain("E5") == "ice"
        assert table.terrain("B3") == "black"

    @pytest.mark.parametrize("terrain", sorted(SPADES))
    def test_spades(self, terrain: str) -> None:
        """Terraforming: the wheel distance to the picked terrain, and one spade for that terrain itself."""
        for spades in (1, 2, 3):
            table = position(self.me(dwellings="E5"), player("giants"), terrain={"E6": terrain})
            table.play(f"dig {spades}")
            assert ("E6" in table.transforms("ice")) == (spades == SPADES[terrain])
            if spades == SPADES[terrain]:
                table.play("transform E6 to ice", "build E6")
                assert table.terrain("E6") == "ice"
                assert not table.targets("transform")

    def test_part_of_the_way(self) -> None:
        """Terraforming: a terrain passed on the way may be the end of it, never beyond the picked one."""
        table = position(self.me(dwellings="E5"), player("giants"), terrain={"E6": "gray"}).play("dig 2")
        assert {text for text in table.targets("transform") if text.startswith("E6")} == {"E6 to blue", "E6 to yellow"}
        table = position(self.me(dwellings="E5"), player("giants"), terrain={"E6": "brown"}).play("dig 2")
        assert {text for text in table.targets("transform") if text.startswith("E6")} == {"E6 to red"}

    def test_dwellings_on_ice_only(self) -> None:
        """Structures: on home terrain; the picked terrain is not home."""
        terrain = {"E6": "ice", "E4": "black"}
        table = position(self.me(dwellings="E5"), player("giants"), terrain=terrain)
        assert table.targets("build") == {"E6"}

    def test_ice_never_melts(self) -> None:
        """Terraforming: ice is never transformed again, by nobody."""
        table = position(player("giants", dwellings="E5"), self.me(), terrain={"E6": "ice"}).play("dig 2")
        assert table.transforms("red") == {"E4", "F3"}
        table = position(self.me(dwellings="E5"), player("giants"), terrain={"E6": "ice"}).play("dig 1")
        assert not [text for text in table.targets("transform") if text.startswith("E6")]
