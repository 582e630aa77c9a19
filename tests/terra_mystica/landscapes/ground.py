"""Positions with special landscapes, and what the general rules say of every one of them.

A landscape's tests take the general ones over:

    class TestGeneral(LandscapeTests):
        faction = "auren"

In their position the faction (seat 1) has a dwelling on E5, its landscape goes to E6 with one spade, or to the river
hex r15, and another faction lives on D4, next to both.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from terrae.board.wide import SPOTS, members
from terrae.games.terra_mystica.rules.box import TERRAINS
from terrae.games.terra_mystica.rules.spades import CultSpades

from ..positions import Player, Table, alone, player, position, stranger_to

FIELDS = {"D": "dwellings", "TP": "posts", "TE": "temples", "SH": "stronghold", "SA": "sanctuary"}  # of a player
FAR = {"TP": "A1", "TE": "A5 A9", "SH": "A11", "SA": "A13"}  # where structures stand that a landscape needs


def ground(*players: Player, **more: Any) -> Table:
    """A position of a game with special landscapes."""
    return position(*players, landscapes="on", **more)


def lay(table: Table, seat: int, place: str) -> Table:
    """A landscape lies there already; nothing follows from it."""
    state, owner = table.state, table[seat]
    at = place_at(table, place)
    owner.landmark = SPOTS[at]
    owner.structures |= SPOTS[at]
    state.occupied |= SPOTS[at]
    if at < state.land.first_river:
        state.set_terrain(SPOTS[at], owner.home)
    else:
        near = state.near[:]
        for other in members(state.land.shores[at - state.land.first_river]):
            near[other] |= SPOTS[at]
        state.near = near
    state.refresh_reach(owner)
    return table


def place_at(table: Table, place: str) -> int:
    """The number of a land or river hex."""
    return [*table.state.land.names, *table.state.land.river_names].index(place)


def landscape_of(table: Table, seat: int) -> str:
    """Where the landscape of a seat lies; nothing if it has none on the map."""
    return "".join(table.names(table[seat].landmark))


def asked(table: Table, seat: int = 1) -> str:
    """The question to a seat, in words."""
    ask = table.match.ask(seat - 1)
    assert ask is not None
    return str(ask.question)


class LandscapeTests:
    """The general rules, and the prerequisite, of one landscape."""

    faction: str
    needs: str = ""  # structures that must stand, as kinds
    at = "E6"
    moves: tuple[str, ...] = ("dig 1", "landscape E6")
    goods: dict[str, Any] = {}  # what placing takes, besides workers
    dwelling = False  # does it count as one?
    own_spades = True  # is it placed with spades?
    settled: tuple[str, ...] = ()  # what must be answered before the turn can end

    def me(self, needs: str | None = None, **more: Any) -> Player:
        """Everything stands that it needs, or what is told."""
        wanted: dict[str, Any] = {"dwellings": "E5", "points": 0, **self.goods}
        standing = (self.needs if needs is None else needs).split()
        for kind in set(standing):
            wanted[FIELDS[kind]] = " ".join(FAR[kind].split()[: standing.count(kind)])
        if self.faction in ("icemaidens", "yetis", "acolytes", "dragonlords", "riverwalkers", "shapeshifters"):
            wanted["pick"] = "black"
        return Player(self.faction, **{**wanted, **more})

    def other(self, **more: Any) -> Player:
        return Player(stranger_to(self.faction), **more)

    def terrain(self, table: Table) -> Table:
        """E6 is one spade away from home, for those who dig by the wheel."""
        home = int(table[1].home) if table[1].home < 7 else int(table[1].picked)
        table.state.set_terrain(SPOTS[place_at(table, "E6")], (home + 1) % 7)
        return table

    def table(self, me: Player | None = None, other: Player | None = None, **more: Any) -> Table:
        return self.terrain(ground(me or self.me(), other or self.other(dwellings="D4"), **more))

    def next_turn(self, table: Table) -> Table:
        """Placed; it is the turn of the other seat, which has declined what it was offered."""
        return table.turn(*self.moves, *self.settled).decline_all()

    def test_placed(self) -> None:
        """Placing: in the action phase, instead of home terrain."""
        table = self.table().play(*self.moves)
        assert landscape_of(table, 1) == self.at
        if self.at in table.state.land.by_name:
            assert table.terrain(self.at) == TERRAINS[table[1].home]

    def test_no_dwelling_goes_on_it(self) -> None:
        """Placing: it is there instead of a dwelling."""
        table = self.table().play(*self.moves)
        assert self.at not in table.targets("build")

    def test_prerequisite(self) -> None:
        """Prerequisite: what it needs must stand before."""
        for number in range(len(self.needs.split())):
            missing = self.needs.split()
            del missing[number]
            table = self.table(self.me(" ".join(missing))).play(*self.moves[:-1])
            assert not table.targets("landscape")
        assert self.at in self.table().play(*self.moves[:-1]).targets("landscape") or not self.own_spades

    def test_only_one(self) -> None:
        """General: each faction may place only one."""
        table = self.next_turn(self.table())
        table.pass_turn()
        goods = self.me()
        owner = table[1]
        owner.workers, owner.priests, owner.cults = 20, goods.priests, list(goods.cults)
        table.set_power(1, goods.power)
        assert not any("landscape" in text for text in table.moves(1))
        if self.own_spades:
            table.play(self.moves[0], seat=1)
            assert not table.targets("landscape")

    def test_never_upgraded(self) -> None:
        """General: it stays as it is."""
        table = self.next_turn(self.table())
        table.pass_turn()
        assert not {target for target in table.targets("upgrade", 1) if target.startswith(f"{self.at} ")}

    def test_no_kind_of_structure(self) -> None:
        """General: none of the five kinds, so it opens no income and leaves the supply alone."""
        table = self.table()
        before = list(table[1].counts)
        table.play(*self.moves)
        assert list(table[1].counts) == before

    def test_points_for_dwellings(self) -> None:
        """General: tiles that bring points for dwellings bring none, unless it counts as one."""
        table = self.table(self.me(favours="FAV11"), scoring="SCORE3").play(*self.moves)
        points = table.points_from(1)
        assert (points.get("tile:SCORE3", 0), points.get("tile:FAV11", 0)) == ((2, 2) if self.dwelling else (0, 0))

    @pytest.mark.parametrize("tile", ["SCORE4", "SCORE6", "SCORE9"])
    def test_points_for_other_structures(self, tile: str) -> None:
        """General: round and favour tiles bring nothing for it as if it were another kind of structure."""
        points = self.table(self.me(favours="FAV10"), scoring=tile).play(*self.moves).points_from(1)
        assert not {f"tile:{tile}", "tile:FAV10"} & set(points)

    @pytest.mark.parametrize("card", ["BON6", "BON7", "BON9"])
    def test_points_when_passing(self, card: str) -> None:
        """General: cards and tiles that count structures when passing do not count it, unless it is a dwelling."""
        me = self.me(bonus=card, favours="FAV12")
        without = self.table(me).pass_turn().points_from(1)
        more = lay(self.table(me), 1, self.at).pass_turn().points_from(1)
        assert sum(more.values()) - sum(without.values()) == (self.dwelling and card == "BON9")

    def test_power_for_neighbours(self) -> None:
        """General: others get power when it is placed next to their structures."""
        table = self.table(other=self.other(posts="D4")).play(*self.moves)
        assert table.offers(2) == [(1, 2)]

    def test_power_from_neighbours(self) -> None:
        """General: a structure with a power of 1 when others build next to it."""
        table = self.table(other=self.other(dwellings="D4"))
        self.next_turn(table)
        build = "E7" if self.at == "E6" else "E6"
        table.state.set_terrain(SPOTS[place_at(table, build)], int(table[2].home))
        table.play(f"build {build}")
        assert table.offers(1) == [(2, 1 if self.at == "E6" else 2)]  # E6 is next to the dwelling on E5 too

    def test_not_in_the_cult_bonus_phase(self) -> None:
        """General: never with spades of the cult bonus."""
        table = self.table(self.me(cults=(8, 8, 8, 8)), scoring="SCORE2")
        table.pass_turn()
        table.pass_turn()
        asked = [decision for decision in table.state.decisions() if isinstance(decision, CultSpades)]
        assert bool(asked) == self.own_spades  # others gain something else for them
        assert not asked or (table.targets("transform", 1) and not table.targets("landscape", 1))

    def test_only_with_the_option(self) -> None:
        """Option: without it there are no landscapes."""
        table = position(self.me(), self.other())
        if self.own_spades:
            table.play(self.moves[0])
        assert not table.targets("landscape")

    def test_the_scene_shows_it(self) -> None:
        """Scene: on the mat until it is placed and after; on its hex with a symbol of its own."""
        game, table = self.table().match.game, self.table()
        view = game.view(table.state)
        assert view["seats"][0]["landscape"]["at"] == ""
        scene = game.scene(view)
        assert {"seat:1:landscape"} <= {part.id for part in scene.parts}
        table.play(*self.moves)
        view = game.view(table.state)
        assert view["seats"][0]["landscape"]["at"] == self.at
        parts = {part.id: part for part in game.scene(view).parts}
        assert f"piece:{self.at}" in parts and f"hex:{self.at}" in parts

    def test_why_not(self) -> None:
        """Words: a reason when it cannot be placed."""
        table = self.next_turn(self.table())
        table.pass_turn()
        with pytest.raises(Exception, match="once|already"):
            table.play("landscape A2", seat=1)


def alone_with(me: Player, other: Player | None = None, **more: Any) -> Table:
    """Seat 1 has passed; this player is seat 2 and takes turn after turn."""
    return alone(me, other, landscapes="on", **more)


def dwellings(faction: str, places: str, **more: Any) -> Player:
    return replace(player(faction), dwellings=places, points=0, **more)
