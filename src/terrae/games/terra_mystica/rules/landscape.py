"""Special landscapes: one for each faction, placed instead of a terrain tile, a structure of its own kind."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.board.wide import SPOTS, Places, members
from terrae.core.moves import Move, Verb
from terrae.economy.effects import Effect
from terrae.games.terra_mystica.rules.action import OCCUPIED, Action, add, lacking
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, Landmark
from terrae.games.terra_mystica.rules.faction import find_trait
from terrae.games.terra_mystica.rules.neighbours import offer_power
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.towns import check_town

GIFT: Final = Verb("gift", icon="points", part="cult:{target}", beside=0)  # of a new town: points, or cult steps
NO_KIND: Final = -1
SITES: Final = [OCCUPIED, "landscape-site"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Landscape:
    """A landscape that only stands there. Subclasses are in `landscapes`."""

    trait: ClassVar[str] = ""  # what its data says about its own rule,
    numbers: ClassVar[dict[str, tuple[int, int]]] = {}  # and the numbers of that, each with its limits

    def __init__(self, landmark: Landmark) -> None:
        self.landmark = landmark

    def number_of(self, trait: str, field: str) -> i64:
        """A number of one of its traits, as its data says."""
        found = find_trait(self.effects(), trait)
        return found.numbers.get(field, 0) if found is not None else 0

    def effects(self) -> list[Effect]:
        return self.landmark.effects

    # Placing

    def dug(self) -> bool:
        """Is it placed where spades make home terrain?"""
        return True

    def river_sites(self, state: Mystica, seat: Seat) -> Places:
        """The river hexes it could lie on."""
        return 0

    def wants_spade(self, state: Mystica, seat: Seat) -> bool:
        """Could one spade place it on a river hex now, whatever can be turned on land?"""
        return may_place(state, seat) and self.river_sites(state, seat) != 0

    def sites(self, state: Mystica, seat: Seat) -> Places:
        """Where it can be placed as an action of its own, without spades."""
        return 0

    def pay(self, state: Mystica, seat: Seat, at: i64) -> None:
        """Pay for such an action."""

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        """The stronghold was built, and this is not placed yet."""

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        """It has just been placed."""

    # What it changes

    def counts_as(self) -> i64:
        """The kind of structure it counts as for points."""
        return NO_KIND

    def on_top(self, state: Mystica, seat: Seat) -> None:
        """The last space of a cult track was reached."""

    def on_town(self, state: Mystica, seat: Seat) -> bool:
        """A town was founded; does this take the place of what the faction gets?"""
        return False

    def town_steps(self) -> i64:
        """Cult steps that may be taken instead of what the faction gets for a town."""
        return 0

    def on_temple(self, state: Mystica, seat: Seat) -> None:
        """A temple was built."""

    def on_leap(self, state: Mystica, seat: Seat) -> None:
        """Tunnel or carpet was used."""

    def on_round(self, state: Mystica, seat: Seat) -> None:
        """A new round is about to start."""

    def spades_saved(self) -> i64:
        """Spades fewer for hexes next to it."""
        return 0

    def longer_leap(self) -> i64:
        """Hexes more that tunnel or carpet skips from it."""
        return 0

    def cult_leaps(self) -> bool:
        """May cult bonus spades be used by tunnel?"""
        return False

    def power_downwards(self) -> bool:
        """Does going down a cult track bring the power of its thresholds?"""
        return False

    def leads_ties(self) -> bool:
        """Is it half a step ahead on every cult track in the end?"""
        return False

    def coin_instead(self) -> i64:
        """Coins that may be taken instead of the power of a structure built next to it."""
        return 0

    def tiles_of_town(self) -> i64:
        """Tiles that one town can bring as it grows."""
        return 1

    def land_bridges(self, state: Mystica, seat: Seat) -> Places:
        """The hexes that a land bridge from it could lead to."""
        return 0


def no_landscape(state: Mystica, seat: Seat) -> str:
    """The first thing against placing the seat's landscape anywhere: it must be still to be placed, and all stand that
    it needs."""
    landscape = seat.faction.landscape
    if not state.terms.landscapes or landscape is None:
        return "no-landscapes"
    if seat.landmark:
        return "landscape-placed"
    needs = landscape.landmark.needs
    for kind in range(len(KINDS)):
        if seat.counts[kind] < needs[kind]:
            return "landscape-needs"
    return ""


def may_place(state: Mystica, seat: Seat) -> bool:
    return not no_landscape(state, seat)


def no_site(state: Mystica, at: i64, sites: Places) -> str:
    """The first thing against placing a landscape on the place a move points at, if these are possible."""
    return lacking(SITES, [~state.occupied, sites], state.land.place_at[at])


def place_landscape(state: Mystica, seat: Seat, at: i64) -> None:
    """The landscape lies on its place: a structure from now on."""
    spot = SPOTS[at]
    land = state.land
    seat.landmark = spot
    seat.structures |= spot
    state.occupied |= spot
    if at < land.first_river:
        if not state.terrain[seat.home] & spot:
            state.set_terrain(spot, seat.home)
    else:
        near = state.near[:]
        for other in members(land.shores[at - land.first_river]):
            near[other] |= spot
        state.near = near
    state.refresh_reach(seat)
    rules = seat.faction.landmark_rules()
    if rules.counts_as() != NO_KIND:
        state.reward(seat, rules.counts_as())
    rules.on_placed(state, seat)
    offer_power(state, seat, at)
    check_town(state, seat, at)


def beside_river(state: Mystica, seat: Seat) -> Places:
    """The river hexes next to an own structure, as places, without those that carry something."""
    found = 0
    for river in range(len(state.land.banks)):
        if state.land.banks[river] & seat.structures:
            found |= SPOTS[state.land.first_river + river]
    return found & ~state.occupied


@final
class PlaceLandscape(Action):
    """`landscape E5`: the faction's landscape, with spades instead of home terrain or in its own way."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """As an action of its own."""
        if may_place(state, seat):
            add(out, state.land.of(self), seat.faction.landmark_rules().sites(state, seat))

    def missing(self, state: Mystica, seat: Seat) -> str:
        return no_landscape(state, seat)

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        return no_site(state, at, seat.faction.landmark_rules().sites(state, seat))

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        place = state.land.place_at[at]
        seat.faction.landmark_rules().pay(state, seat, place)
        place_landscape(state, seat, place)


LANDSCAPE: Final = PlaceLandscape("landscape", icon="landmark", part="hex:{place}")


def gifts() -> list[str]:
    return ["points", *CULTS]
