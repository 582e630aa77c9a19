"""Positions for tests: a real game is set up with real moves, then the pieces are put where a test wants them.

    table = position(player("witches", dwellings="F2", workers=1, coins=2), player("nomads", posts="E3"))
    table.play("build D1")
    assert table.goods(1) == (0, 0, 0)

Seats are numbered from 1, as people do. It is always the turn of seat 1. Unless told otherwise a seat holds 100 coins,
20 workers, no priest, 20 points and 12 power tokens in bowl I, stands on no cult track, and the round tile rewards
towns. The land under structures becomes the home terrain of their owner. A turn ends with `done` unless nothing could
follow it; `table.turn(...)` plays moves and says `done` where it is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from terrae.board.wide import SPOTS, members
from terrae.core.match import Match
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, TERRAINS
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, FAVOURS, POWER_ACTIONS, TOWNS
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.setup import FirstCard, FirstFavour, PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

PLAIN_CARDS = ["BON3", "BON8", "BON5", "BON1", "BON2", "BON7", "BON9", "BON6", "BON4", "BON10"]  # least effects first
ALL_SETS = {
    "fire-and-ice-factions/ice": "on",
    "fire-and-ice-factions/volcano": "on",
    "fire-and-ice-factions/variable": "v5",
}  # the options that bring the factions of Fire & Ice


@dataclass(frozen=True)
class Player:
    """What a seat has on the map and beside it. Places and tiles are names separated by blanks."""

    faction: str
    dwellings: str = ""
    posts: str = ""
    temples: str = ""
    stronghold: str = ""
    sanctuary: str = ""
    bridges: str = ""
    towns: str = ""  # structures that belong to a town
    coins: int = 100
    workers: int = 20
    priests: int = 0
    placed: int = 0  # priests on the cult board for good
    power: tuple[int, int, int] = (12, 0, 0)
    points: int = 20
    cults: tuple[int, int, int, int] = (0, 0, 0, 0)  # fire, water, earth, air
    keys: int = 0
    shipping: int | None = None  # as printed
    digging: int = 0
    skip: int | None = None  # hexes that tunnel or carpet skips; as printed
    bonus: str = ""
    favours: str = ""
    town_tiles: str = ""
    pick: str = ""  # the terrain to begin on, of factions that pick one
    unlocked: str = ""  # terrains besides the one picked


player = Player


class Table:
    """A match seen the way a test wants it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Mystica:
        state = self.match.state
        assert isinstance(state, Mystica)
        return state

    def __getitem__(self, seat: int) -> Seat:
        return self.state.seats[seat - 1]

    @property
    def asked(self) -> int:
        """The seat that is to play next; 0 is nature."""
        return int(self.state.decision.seat) + 1

    @property
    def all_asked(self) -> list[int]:
        """Every seat that may play now."""
        return [int(decision.seat) + 1 for decision in self.state.decisions()]

    def play(self, *texts: str, seat: int | None = None) -> Table:
        """Play moves one after another, for one seat, or for whoever is asked: of several the first that can."""
        for text in texts:
            able = [asked for asked in self.all_asked if text in self.moves(asked)] if seat is None else [seat]
            playing = (able[0] if able else self.asked) - 1
            if self.match.draft and self.match.draft[-1].seat != playing:
                self.match.commit()
            self.match.play(text, playing)
        return self

    def turn(self, *texts: str, seat: int | None = None) -> Table:
        """A whole turn of the seat whose turn it is: these moves, then `done` if the turn did not end by itself."""
        playing = int(self.state.active) + 1 if seat is None else seat
        before = self.state.turn
        self.play(*texts, seat=playing)
        if self.state.turn is before and not self.match.over and self.can("done", playing):
            self.play("done", seat=playing)
        return self

    def moves(self, seat: int | None = None) -> list[str]:
        """All legal moves, as texts."""
        return [move.text for move in self.match.moves(None if seat is None else seat - 1)]

    def can(self, text: str, seat: int | None = None) -> bool:
        """Is this very move legal now?"""
        self.match.game.catalogue.parse(text)
        return text in self.moves(seat)

    def targets(self, verb: str, seat: int | None = None) -> set[str]:
        """What the legal moves of a verb point at."""
        return {text.removeprefix(f"{verb} ") for text in self.moves(seat) if text.startswith(f"{verb} ")}

    def transforms(self, terrain: str, seat: int | None = None) -> set[str]:
        """The hexes that can be turned into a terrain now."""
        ending = f" to {terrain}"
        return {text.removesuffix(ending) for text in self.targets("transform", seat) if text.endswith(ending)}

    def tiles_to_take(self, kind: str, seat: int | None = None) -> set[str]:
        """The tiles of a kind (`FAV`, `TW`) that can be taken now."""
        return {text[1:] for text in self.moves(seat) if text.startswith(f"+{kind}")}

    # What seats own

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Coins, workers and priests."""
        owner = self[seat]
        return int(owner.coins), int(owner.workers), int(owner.priests)

    def bowls(self, seat: int) -> tuple[int, int, int]:
        owner = self[seat]
        return int(owner.bowl1), int(owner.bowl2), int(owner.bowl3)

    def cults(self, seat: int) -> tuple[int, ...]:
        """Fire, water, earth, air."""
        return tuple(int(level) for level in self[seat].cults)

    def points(self, seat: int) -> int:
        return int(self[seat].points)

    def points_from(self, seat: int) -> dict[str, int]:
        """The points of a seat since the position, by source."""
        return self.match.ledger.by_source(seat - 1, "points")

    def gained(self, seat: int, what: str) -> int:
        """What the events since the position add up to: coins, workers, priests, power, points, cult:FIRE, ..."""
        return self.match.ledger.total(seat - 1, what)

    def set_power(self, seat: int, bowls: tuple[int, int, int]) -> None:
        owner = self[seat]
        owner.bowl1, owner.bowl2, owner.bowl3 = bowls

    def set_cults(self, seat: int, levels: tuple[int, int, int, int]) -> None:
        self[seat].cults = list(levels)

    def favours(self, seat: int) -> set[str]:
        return {FAVOURS[number] for number in members(int(self[seat].favours))}

    def town_tiles(self, seat: int) -> list[str]:
        return [TOWNS[number] for number in self[seat].town_tiles]

    def bonus(self, seat: int) -> str:
        """The bonus card a seat holds."""
        return BONUS_CARDS[self[seat].bonus]

    def structures(self, seat: int, kind: str) -> set[str]:
        """Where the structures of a kind stand."""
        return self.names(self[seat].standing[KINDS.index(kind)])

    def towns(self, seat: int) -> set[str]:
        """The structures that belong to a town."""
        return self.names(self[seat].towns)

    # The table

    def terrain(self, place: str) -> str:
        """The terrain of a hex now."""
        return TERRAINS[self.state.terrain_at(self.state.land.by_name[place])]

    def structure(self, place: str) -> str:
        """What stands on a hex, as `1:TP`; nothing if it is free."""
        spot = SPOTS[self.state.land.by_name[place]]
        for seat in self.state.seats:
            for kind, hexes in zip(KINDS, seat.standing, strict=True):
                if hexes & spot:
                    return f"{seat.number + 1}:{kind}"
        return ""

    def names(self, hexes: int) -> set[str]:
        """A set of hexes by name, of the land and of rivers."""
        places = [*self.state.land.names, *self.state.land.river_names]
        return {places[at] for at in members(hexes)}

    def reach(self, seat: int) -> set[str]:
        """The free land in reach by adjacency and ship."""
        return self.names(self[seat].reach & self.state.land.everything & ~self.state.occupied)

    def offer(self) -> dict[str, int]:
        """The bonus cards nobody holds, with the coins on them."""
        state = self.state
        return {BONUS_CARDS[number]: int(state.bonus_coins[number]) for number in members(state.bonus_offer)}

    def offers(self, seat: int) -> list[tuple[int, int]]:
        """The open power offers of a seat: builder and power."""
        return [(int(offer.builder) + 1, int(offer.power)) for offer in self[seat].offers]

    def order(self) -> list[int]:
        """The turn order of this round."""
        return [number + 1 for number in self.state.order]

    # Through the game

    def decline_all(self) -> Table:
        """Everybody declines every power offer that is open and asked."""
        while True:
            declines = [
                (seat, text) for seat in self.all_asked for text in self.moves(seat) if text.startswith("decline ")
            ]
            if not declines:
                return self
            self.play(declines[0][1], seat=declines[0][0])

    def pass_turn(self, card: str = "") -> Table:
        """The seat whose turn it is passes; without a name it takes the first card there is."""
        passes = [text for text in self.moves(int(self.state.active) + 1) if text.split()[0] == "pass"]
        return self.play(f"pass {card}" if card else passes[0], seat=int(self.state.active) + 1)

    def finish_round(self) -> Table:
        """Everybody who is still in passes; offers are declined and cult spades given up."""
        number = self.state.round
        while not self.match.over and self.state.round == number:
            self.decline_all()
            if self.state.active >= 0:
                self.pass_turn()
            else:
                self.play("done" if self.can("done") else self.moves()[-1])
        return self


def start(seats: int = 2, *, seed: int | None = 1, **options: str) -> Table:
    """A new game at its first question; an option `final_scoring` is written `final-scoring`.

    Factions that are named may be of any set.
    """
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    if chosen.get("factions", "choose") not in ("choose", "random"):
        chosen = {**ALL_SETS, **chosen}
    return Table(Match(GAME, GAME.setting(seats, chosen), seed=seed))


def position(
    *players: Player,
    round: int = 1,
    scoring: str = "SCORE2",
    terrain: dict[str, str] | None = None,
    beside: str = "",
    covered: str = "",
    options: dict[str, str] | None = None,
    **more: str,
) -> Table:
    """A game of these players in a round with this scoring tile; `beside` names bonus cards that nobody holds.

    `scoring` may name several tiles: that of this round and those of the rounds that follow. Options are given by
    name, those with a slash in `options`.
    """
    now = scoring.split()
    others = ["SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7", "SCORE8", "SCORE1", "SCORE2", "SCORE9"]
    others = [tile for tile in others if tile not in now]
    rounds = [*others[: round - 1], *now, *others[round - 1 :]][:6]
    wanted = [*(one.bonus for one in players if one.bonus), *beside.split()]
    cards = [card for card in PLAIN_CARDS if card not in wanted]
    held = [one.bonus or cards.pop(0) for one in players]
    rest = [*beside.split(), *cards][:3]
    chosen = {
        "factions": " ".join(one.faction for one in players),
        "scoring-tiles": " ".join(rounds),
        "bonus-cards": " ".join([*held, *rest]),
        **ALL_SETS,
        **{name.replace("_", "-"): value for name, value in more.items()},
        **(options or {}),
    }
    table = Table(Match(GAME, GAME.setting(len(players), chosen), seed=1))
    while table.state.round == 0:
        decision = table.state.decision
        wants = players[int(decision.seat)]
        if isinstance(decision, PickTerrain) and wants.pick:
            table.play(f"pick-color {wants.pick}")
        elif isinstance(decision, FirstFavour):
            table.play(f"+{wants.favours.split()[0]}" if wants.favours else "+FAV12")
        elif isinstance(decision, FirstCard):
            table.play(f"pass {held[int(decision.seat)]}")
        else:
            assert isinstance(decision, (PickTerrain, PlaceDwelling)) or not table[int(decision.seat) + 1].passed
            table.play(table.moves()[-1] if table.moves()[-1].startswith("unlock") else table.moves()[0])
    table.match.commit()
    state = table.state
    state.round = round
    state.occupied = 0
    state.terrain = state.land.terrain
    state.favours_left = [int(tile.copies) for tile in state.box.favours]
    for place, name in (terrain or {}).items():
        state.set_terrain(SPOTS[state.land.by_name[place]], TERRAINS.index(name))
    for seat, one in zip(state.seats, players, strict=True):
        settle(state, seat, one)
    for name in covered.split():
        state.covered |= SMALL[POWER_ACTIONS.index(name)]
    for seat in state.seats:
        state.refresh_reach(seat)
    table.match.ledger.events.clear()
    return table


def settle(state: Mystica, seat: Seat, wanted: Player) -> None:
    """Give a seat what the test says, and the land under its structures its home terrain."""

    def mask(places: str) -> int:
        return sum(SPOTS[state.land.by_name[place]] for place in places.split())

    seat.standing = [0, 0, 0, 0, 0]
    seat.counts = [0, 0, 0, 0, 0]
    seat.structures = 0
    kinds = [wanted.dwellings, wanted.posts, wanted.temples, wanted.stronghold, wanted.sanctuary]
    for kind, places in enumerate(kinds):
        for place in places.split():
            at = state.land.by_name[place]
            assert not state.occupied & SPOTS[at], f"two structures on {place}"
            state.occupied |= SPOTS[at]
            seat.set_structure(kind, at)
    state.set_terrain(seat.structures, seat.home)
    for name in wanted.bridges.split():
        space = state.land.bridge_names.index(name)
        seat.bridges |= SPOTS[space]
        state.bridged |= SPOTS[space]
        first, second = state.land.bridge_hexes[space]
        near = state.near[:]
        near[first] |= SPOTS[second]
        near[second] |= SPOTS[first]
        state.near = near
    seat.bridge_count = len(wanted.bridges.split())
    seat.towns = mask(wanted.towns)
    seat.town_spots = [group & seat.towns & -(group & seat.towns) for group in state.groups(seat) if group & seat.towns]
    seat.coins, seat.workers, seat.priests = wanted.coins, wanted.workers, wanted.priests
    seat.priests_placed = wanted.placed
    seat.most_priests = seat.faction.mat.priests - wanted.placed
    seat.bowl1, seat.bowl2, seat.bowl3 = wanted.power
    seat.points, seat.keys = wanted.points, wanted.keys
    seat.cults = list(wanted.cults)
    assert len(seat.cults) == len(CULTS)
    if wanted.shipping is not None:
        seat.shipping = wanted.shipping
    if wanted.skip is not None:
        seat.skip = wanted.skip
    seat.digging = wanted.digging
    seat.favours = 0
    for name in wanted.favours.split():
        number = FAVOURS.index(name)
        seat.favours |= 2**number
        left = state.favours_left[:]
        left[number] -= 1
        state.favours_left = left
    seat.town_tiles = [TOWNS.index(name) for name in wanted.town_tiles.split()]
    for number in seat.town_tiles:
        left = state.towns_left[:]
        left[number] -= 1
        state.towns_left = left
    for name in wanted.unlocked.split():
        seat.unlocked |= SMALL[TERRAINS.index(name)]
        seat.most_priests += 1


def income_of(wanted: Player, card: str = "BON3") -> tuple[int, int, int, int]:
    """Coins, workers, priests and power of the next income phase, holding a card in it: asked by ending a round."""
    other = "witches" if wanted.faction not in ("witches", "auren") else "nomads"
    table = position(wanted, player(other), beside=card)
    table.play(f"pass {card}")
    table.match.ledger.events.clear()
    table.pass_turn()
    while table.state.round == 1:
        table.play("unlock-terrain gain-priest", seat=1)
    kinds = ("coins", "workers", "priests", "power")
    found = [
        sum(
            event.amount
            for event in table.match.ledger.events
            if event.seat == 0
            and event.what in (kind, f"wasted-{kind}", "wasted" if kind == "power" else kind)
            and event.source.startswith(("income:", "arrival"))
        )
        for kind in kinds
    ]
    return found[0], found[1], found[2], found[3]


def alone(wanted: Player, other: Player | None = None, **more: Any) -> Table:
    """A position where seat 1 has passed: this player is seat 2, and takes turn after turn."""
    return position(other or player(stranger_to(wanted.faction)), wanted, **more).pass_turn()


def stranger_to(faction: str) -> str:
    """A plain faction of another colour."""
    return "auren" if faction in ("giants", "chaosmagicians") else "giants"


def charged(seat: Seat) -> int:
    """How many steps up the power tokens of a seat stand in all."""
    return int(seat.bowl2 + 2 * seat.bowl3)
