"""Positions for tests: a real game is set up with real moves, then the pieces are put where a test wants them.

    table = position(player("water-sprites", houses="E2", money=16), player("golems", houses="F1"))
    table.play("habitable E3", "build E3")
    assert table[1].money == 0

Seats are numbered from 1, as people do. It is always the turn of seat 1. Unless told otherwise a seat holds 100 money
and all its power in bowl I, so that nobody is asked about exchanges, and the round scoring tile rewards sailing.
"""

from __future__ import annotations

from dataclasses import dataclass

from terrae.board.hexes import bits, one
from terrae.core.match import Match
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.setup import PlaceHouse
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import TakeBonus

ROUND_TILES = ["sailing", "town", "palace", "shovel", "house", "post", "house", "post"]
PLAIN_BONUS_TILES = "BDEFGHAC"  # the first ones change least
TOWN_TILES = ["money", "power", "points", "sailing"]


@dataclass(frozen=True)
class Player:
    """What a seat has on the board and beside it. Places are names separated by blanks."""

    faction: str
    houses: str = ""
    posts: str = ""
    left: str = ""
    right: str = ""
    bridges: str = ""
    towns: str = ""  # buildings that belong to a town
    town_tiles: str = "money power points sailing"  # not used yet
    money: int = 100
    power: tuple[int, int, int] = (8, 0, 0)
    sailing: int = 0
    points: int = 0
    bonus: str = ""


player = Player


class Table:
    """A match seen the way a test wants it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Nova:
        state = self.match.state
        assert isinstance(state, Nova)
        return state

    def __getitem__(self, seat: int) -> Seat:
        return self.state.seats[seat - 1]

    @property
    def asked(self) -> int:
        """The seat that is to play; 0 is nature."""
        return int(self.state.decision.seat) + 1

    def play(self, *texts: str, seat: int | None = None) -> Table:
        """Play moves one after another, for whoever is asked or for one seat."""
        for text in texts:
            playing = int(self.state.decision.seat) if seat is None else seat - 1
            if self.match.draft and self.match.draft[-1].seat != playing:
                self.match.commit()
            self.match.play(text, playing)
        return self

    def moves(self, seat: int | None = None) -> list[str]:
        """All legal moves, as texts."""
        return [move.text for move in self.match.moves(None if seat is None else seat - 1)]

    def can(self, text: str, seat: int | None = None) -> bool:
        """Is this very move legal now?"""
        self.match.game.catalogue.parse(text)
        return text in self.moves(seat)

    def targets(self, verb: str) -> set[str]:
        """What the legal moves of a verb point at."""
        return {text.removeprefix(f"{verb} ") for text in self.moves() if text.startswith(f"{verb} ")}

    def points_from(self, seat: int) -> dict[str, int]:
        """The points of a seat since the position, by source."""
        return self.match.ledger.by_source(seat - 1, "points")

    def bowls(self, seat: int) -> tuple[int, int, int]:
        owner = self[seat]
        return int(owner.bowl1), int(owner.bowl2), int(owner.bowl3)

    def set_power(self, seat: int, bowls: tuple[int, int, int]) -> None:
        owner = self[seat]
        owner.bowl1, owner.bowl2, owner.bowl3 = bowls

    def terrain(self, place: str) -> str:
        """The terrain of a hex now."""
        spot = one(self.state.land.by_name[place])
        return next(name for name, mask in zip(self.state.box.terrains, self.state.terrain, strict=True) if mask & spot)

    def names(self, hexes: int) -> set[str]:
        """A set of hexes by name."""
        return {self.state.land.names[at] for at in bits(hexes)}

    def reach(self, seat: int) -> set[str]:
        """The free hexes in reach."""
        return self.names(self[seat].reach & ~self.state.occupied)

    def tiles(self, seat: int) -> set[str]:
        """The town tiles a seat has not used yet."""
        return {TOWN_TILES[number] for number in bits(self[seat].town_tiles)}

    def bonus(self, seat: int) -> str:
        """The letter of the bonus tile a seat holds."""
        return self.state.box.bonus_tiles[self[seat].bonus].name

    def offer(self) -> dict[str, int]:
        """The bonus tiles next to the board with the money on them."""
        return {
            self.state.box.bonus_tiles[number].name: int(self.state.bonus_money[number])
            for number in bits(self.state.bonus_offer)
        }

    def drop_out(self, tile: str = "") -> Table:
        """The seat that is to play drops out, takes a tile (the first one if none is named) and exchanges nothing."""
        seat = self.asked
        self.play("drop")
        self.play(f"bonus {tile}" if tile else self.moves()[0])
        while not self.match.over and self.asked == seat and self.state.seats[seat - 1].dropped and self.can("done"):
            self.play("done")
        return self

    def finish_round(self) -> Table:
        """Everybody who is still in drops out; nobody exchanges anything."""
        number = self.state.round
        while not self.match.over and self.state.round == number:
            if self.can("drop"):
                self.drop_out()
            else:
                self.play("done")
        return self


def start(
    seats: int = 2,
    *,
    factions: str = "choose",
    round_tiles: str = "random",
    bonus_tiles: str = "random",
    first: str = "1",
    seed: int | None = 1,
    **options: str,
) -> Table:
    """A new game at its first question."""
    chosen = {"factions": factions, "round-tiles": round_tiles, "bonus-tiles": bonus_tiles, "first": first, **options}
    return Table(Match(GAME, GAME.setting(seats, chosen), seed=seed))


def position(
    *players: Player,
    round: int = 1,
    scoring: str = "sailing",
    terrain: dict[str, str] | None = None,
    neutral: str = "",
    beside: str = "",
    covered: str = "",
    **options: str,
) -> Table:
    """A game of these players in a round with this scoring tile; `beside` names bonus tiles that nobody holds."""
    kinds = list(ROUND_TILES)
    kinds.remove(scoring)
    rounds = kinds[: round - 1] + [scoring] + kinds[round - 1 : 4]
    wanted = [*(one_player.bonus for one_player in players if one_player.bonus), *beside]
    letters = [letter for letter in PLAIN_BONUS_TILES if letter not in wanted]
    held = [one_player.bonus or letters.pop(0) for one_player in players]
    rest = [*beside, *letters][:3]
    table = start(
        len(players),
        factions=" ".join(one_player.faction for one_player in players),
        round_tiles=" ".join(rounds),
        bonus_tiles=" ".join([*held, *rest]),
        first="1",
        seed=1,
        **options,
    )
    while isinstance(table.state.decision, (PlaceHouse, TakeBonus)):
        if isinstance(table.state.decision, PlaceHouse):
            table.play(table.moves()[0])
        else:
            table.play(f"bonus {held[table.asked - 1]}")
    table.match.commit()
    state = table.state
    state.round = round
    state.occupied = 0
    for place, name in (terrain or {}).items():
        state.make_home(state.box.terrains.index(name), state.land.by_name[place])
    for number, one_player in enumerate(players):
        settle(state, state.seats[number], one_player)
    for place in neutral.split():
        state.neutral |= one(state.land.by_name[place])
        state.occupied |= state.neutral
    for name in covered.split():
        state.covered |= one([action.name for action in state.box.power_actions].index(name))
    for seat in state.seats:
        state.refresh_reach(seat)
    table.match.ledger.events.clear()
    return table


def settle(state: Nova, seat: Seat, wanted: Player) -> None:
    """Give a seat what the test says, and the land under its buildings its home terrain."""

    def mask(places: str) -> int:
        result = 0
        for place in places.split():
            result |= one(state.land.by_name[place])
        return result

    seat.houses, seat.posts = mask(wanted.houses), mask(wanted.posts)
    seat.left, seat.right = mask(wanted.left), mask(wanted.right)
    seat.house_count, seat.post_count = len(wanted.houses.split()), len(wanted.posts.split())
    assert not state.occupied & seat.buildings, "two buildings on one hex"
    state.occupied |= seat.buildings
    for at in bits(seat.buildings):
        state.make_home(seat.faction.home, at)
    seat.bridges = 0
    for name in wanted.bridges.split():
        space = one(state.land.bridge_names.index(name))
        seat.bridges |= space
        state.bridged |= space
    seat.bridge_count = len(wanted.bridges.split())
    seat.towns = mask(wanted.towns)
    seat.town_tiles = sum(2 ** TOWN_TILES.index(name) for name in wanted.town_tiles.split())
    seat.grown = False
    seat.money = wanted.money
    seat.points = wanted.points
    seat.sailing = wanted.sailing
    seat.bowl1, seat.bowl2, seat.bowl3 = wanted.power


def income_with(wanted: Player, tile: str = "B") -> tuple[int, int]:
    """Money and power of the next income phase, holding a bonus tile in it. Asked through a real end of a round."""
    other = "golems" if wanted.faction in ("fairies", "druids") else "fairies"
    table = position(wanted, player(other), beside=tile)
    table.play("drop", f"bonus {tile}", "drop")
    seat = table[1]
    money, power = seat.money, charged(seat)
    table.play(table.moves()[0])
    assert table.state.round == 2
    return int(table[1].money - money), charged(table[1]) - power


def charged(seat: Seat) -> int:
    """How many steps up the power tokens of a seat stand in all."""
    return int(seat.bowl2 + 2 * seat.bowl3)
