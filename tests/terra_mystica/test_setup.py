"""Set-up: draws, factions, first dwellings, first bonus cards, the start of round 1."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.board.wide import members
from terrae.games.terra_mystica.rules.catalogue import BONUS_CARDS, FACTIONS, ROUND_TILES
from terrae.games.terra_mystica.rules.setup import FirstCard, PlaceDwelling
from tests.terra_mystica.positions import ALL_SETS, Table, start


def choosing(seats: int = 3, **options: Any) -> Table:
    """A game of all factions at the first choice."""
    return start(seats, **{**ALL_SETS, **options})


def given(*factions: str, **options: Any) -> Table:
    """A game of these factions, at its first question."""
    return start(len(factions), factions=" ".join(factions), **{**ALL_SETS, **options})


def play_first_dwellings(table: Table) -> list[int]:
    """The seats in the order in which they place their first dwellings."""
    order = []
    while isinstance(table.state.decision, PlaceDwelling):
        order.append(table.asked)
        table.play(table.moves()[0])
    return order


# Nature's draws


@pytest.mark.parametrize("seed", range(40))
def test_six_different_round_tiles_and_spades_not_late(seed: int) -> None:
    """Round tiles: six of them; the one for spades is never drawn for round 5 or 6."""
    table = start(2, seed=seed)
    tiles = [ROUND_TILES[number] for number in table.state.round_tiles]
    assert len(set(tiles)) == 6
    assert "SCORE1" not in tiles[4:]


def test_any_round_tile_may_come_first() -> None:
    """Round tiles: the restriction is for the last two rounds only."""
    table = start(2, seed=None)
    assert table.targets("draw score") == set(ROUND_TILES)
    table.play("draw score SCORE1", *(f"draw score SCORE{number}" for number in range(2, 7)))
    assert table.state.round_tiles == list(range(6))


def test_the_tile_for_spades_cannot_be_drawn_fifth() -> None:
    table = start(2, seed=None)
    table.play(*(f"draw score SCORE{number}" for number in range(2, 6)))
    assert table.targets("draw score") == {"SCORE6", "SCORE7", "SCORE8", "SCORE9"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_more_bonus_cards_than_seats(seats: int) -> None:
    """Bonus cards: players + 3 are used."""
    table = start(seats)
    assert len(table.offer()) == seats + 3


def test_seating_is_as_given_unless_shuffled() -> None:
    """Options: seats are shuffled only if the table wants it; the first chooser is the start player."""
    assert start(3).state.seating == [0, 1, 2]
    table = start(3, seed=None, seating="shuffled")
    table.play("draw seat 3", "draw seat 1", "draw seat 2")
    while table.asked == 0:
        table.play(table.moves()[0])
    assert table.asked == 3
    table.play("setup witches")
    assert table.asked == 1


def test_final_tile_is_drawn_with_its_option() -> None:
    """Options: one of the four extra final scoring tiles at random."""
    table = start(2, seed=None, final_scoring="random")
    while table.moves()[0].startswith(("draw score", "draw bonus")):
        table.play(table.moves()[0])
    assert len(table.targets("draw final")) == 4
    table.play("draw final building-on-edge")
    assert table.state.box.final_tiles[table.state.final_tile].name == "building-on-edge"


# Factions


def test_factions_are_chosen_in_seat_order() -> None:
    """Set-up: factions are chosen in seat order."""
    table = start(3)
    assert table.asked == 1
    table.play("setup witches")
    assert table.asked == 2
    table.play("setup nomads")
    assert table.asked == 3


def test_no_two_factions_of_one_colour() -> None:
    """Set-up: two factions of the same colour cannot be together."""
    table = start(2).play("setup witches")
    assert table.targets("setup") == set(FACTIONS[:14]) - {"witches", "auren"}


@pytest.mark.parametrize(
    ("chosen", "other"),
    [("icemaidens", "yetis"), ("acolytes", "dragonlords"), ("riverwalkers", "shapeshifters")],
)
def test_no_two_factions_of_one_board(chosen: str, other: str) -> None:
    """Set-up: nor can two that share their board: ice, volcano, or a home to choose."""
    table = choosing(2).play(f"setup {chosen}")
    while table.asked == 1:
        table.play(table.moves()[0])
    assert other not in table.targets("setup")
    assert "witches" in table.targets("setup") or "auren" not in table.targets("setup")


@pytest.mark.parametrize("faction", ["icemaidens", "yetis", "riverwalkers", "shapeshifters"])
def test_ice_and_variable_factions_pick_at_once(faction: str) -> None:
    """Set-up: ice and variable factions pick their terrain when chosen."""
    table = choosing(2).play(f"setup {faction}")
    assert table.asked == 1
    assert len(table.targets("pick-color")) == 7


@pytest.mark.parametrize("faction", ["acolytes", "dragonlords"])
def test_volcano_factions_pick_last(faction: str) -> None:
    """Set-up: volcano factions pick after all factions are chosen."""
    table = choosing(2).play(f"setup {faction}")
    assert table.asked == 2
    table.play("setup witches")
    assert table.asked == 1
    assert table.targets("pick-color") == {"yellow", "brown", "black", "blue", "gray", "red"}


def test_a_home_of_another_faction_is_not_picked() -> None:
    """Set-up: a picked terrain is not the home of another faction."""
    table = choosing(2).play("setup witches", "setup yetis")
    assert "green" not in table.targets("pick-color")
    assert len(table.targets("pick-color")) == 6


def test_a_picked_terrain_is_not_picked_again() -> None:
    """Set-up: nor another picked terrain."""
    table = choosing(3).play("setup yetis", "pick-color red", "setup shapeshifters")
    assert "red" not in table.targets("pick-color")
    table.play("pick-color blue", "setup acolytes")
    assert table.targets("pick-color") == {"yellow", "brown", "black", "green", "gray"}


def test_nobody_takes_a_faction_of_a_picked_terrain() -> None:
    """Set-up: later choosers cannot take a faction of a picked terrain."""
    table = choosing(2).play("setup yetis", "pick-color red")
    assert {"giants", "chaosmagicians"}.isdisjoint(table.targets("setup"))


def test_ice_maidens_take_a_favour_when_chosen() -> None:
    """Ice Maidens: one favour tile when the faction is chosen, with its steps."""
    table = choosing(2).play("setup icemaidens", "pick-color red", "+FAV5")
    assert table.cults(1) == (2, 1, 0, 1)
    assert table.asked == 2


def test_only_the_sets_wanted_are_offered() -> None:
    """Options: the factions of Fire & Ice are in the game set by set."""
    assert start(2).targets("setup") == set(FACTIONS[:14])
    for number, (name, value) in enumerate(ALL_SETS.items()):
        more = set(FACTIONS[14 + 2 * number : 16 + 2 * number])
        options: dict[str, Any] = {name: value}
        assert start(2, **options).targets("setup") == set(FACTIONS[:14]) | more


@pytest.mark.parametrize("seed", range(10))
def test_random_factions_fit_together(seed: int) -> None:
    """Options: factions dealt by nature obey the same restrictions."""
    table = choosing(5, factions="random", seed=seed)
    while table.state.round == 0 and not isinstance(table.state.decision, PlaceDwelling):
        table.play(table.moves()[0])
    homes = [seat.faction.mat.home for seat in table.state.seats]
    assert len(set(homes)) == 5
    begun = [int(seat.picked if seat.picked >= 0 else seat.home) for seat in table.state.seats]
    assert len(set(begun)) == 5


# First dwellings


def test_dwellings_forth_and_back() -> None:
    """Set-up: in seat order one each, then in reverse order one each."""
    assert play_first_dwellings(given("witches", "giants", "darklings")) == [1, 2, 3, 3, 2, 1]


def test_third_dwelling_after_all_second_ones() -> None:
    """Set-up: then Nomads' third."""
    assert play_first_dwellings(given("nomads", "giants", "darklings")) == [1, 2, 3, 3, 2, 1, 1]


def test_the_single_dwelling_comes_last() -> None:
    """Set-up: Chaos Magicians place nothing before, and their single one after Nomads' third."""
    assert play_first_dwellings(given("chaosmagicians", "nomads", "witches")) == [2, 3, 3, 2, 2, 1]


def test_first_dwellings_stand_on_home_terrain() -> None:
    """Set-up: anywhere on the home terrain that is free, reach does not matter."""
    table = given("witches", "giants")
    assert table.targets("build") == {"A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"}
    table.play("build A3", "build A6", "build A9")
    assert "A3" not in table.targets("build")


def test_first_dwellings_are_free_and_bring_nothing() -> None:
    """Set-up: they are free, score nothing, give no power, whatever stands next to them."""
    table = given("witches", "nomads", scoring_tiles="SCORE3 SCORE1 SCORE2 SCORE4 SCORE5 SCORE6")
    table.play("build C4", "build B4")
    assert (table.goods(1), table.points(1), table.bowls(1)) == ((15, 3, 0), 20, (5, 7, 0))
    assert (table.goods(2), table.points(2), table.bowls(2)) == ((15, 2, 0), 20, (5, 7, 0))
    assert table.all_asked == [2]


def test_ice_grows_under_first_dwellings() -> None:
    """Ice and volcano: first dwellings stand on the terrain picked, which changes under them."""
    table = given("yetis", "acolytes").play("pick-color red", "pick-color blue")
    table.play("build A6", "build A4")
    assert (table.terrain("A6"), table.terrain("A4")) == ("ice", "volcano")


def test_riverwalkers_begin_beside_rivers() -> None:
    """Riverwalkers: first dwellings only on hexes of their terrain that touch a river."""
    table = given("riverwalkers", "nomads").play("pick-color red")
    assert table.targets("build") == {"A6", "A12", "D4", "D6", "D7", "E3", "G2", "I5"}  # not A9, I1, I12


# First bonus cards and round 1


def test_bonus_cards_in_reverse_order() -> None:
    """Set-up: bonus cards are chosen in reverse seat order."""
    table = given("witches", "giants", "darklings", bonus_cards="BON1 BON2 BON3 BON4 BON5 BON6")
    play_first_dwellings(table)
    order = []
    while isinstance(table.state.decision, FirstCard):
        order.append(table.asked)
        table.play(table.moves()[0])
    assert order == [3, 2, 1]
    assert [table.bonus(seat) for seat in (1, 2, 3)] == ["BON3", "BON2", "BON1"]


def test_round_one() -> None:
    """Set-up: round 1 starts with income incl. the card, a coin on each card left, and the first chooser's turn."""
    table = given("witches", "nomads", bonus_cards="BON1 BON2 BON3 BON4 BON5")
    play_first_dwellings(table)
    table.play("pass BON3", "pass BON5")
    assert table.goods(1) == (15, 3 + 3 + 1, 0)  # 2 dwellings bring 3 workers, BON5 one more
    assert table.bowls(1) == (2, 10, 0)  # and 3 power
    assert table.goods(2) == (15 + 6, 2 + 4, 0)
    assert table.offer() == {"BON1": 1, "BON2": 1, "BON4": 1}
    assert (table.state.round, table.asked, table.order()) == (1, 1, [1, 2])


def test_no_cult_bonus_before_round_one() -> None:
    """Set-up: there is no cult bonus before round 1, though some stand on the tracks."""
    table = given("acolytes", "nomads", scoring_tiles="SCORE1 SCORE2 SCORE3 SCORE4 SCORE5 SCORE6")
    table.play("pick-color red")
    play_first_dwellings(table)
    while table.state.round == 0:
        table.play(table.moves()[0])
    assert not [event for event in table.match.ledger.events if event.source.startswith("cult-bonus")]


def test_all_bonus_cards_are_somewhere() -> None:
    table = given("witches", "giants", bonus_cards="BON1 BON2 BON3 BON4 BON10")
    assert {BONUS_CARDS[number] for number in members(table.state.bonus_offer)} == {
        *("BON1", "BON2", "BON3", "BON4", "BON10"),
    }


# Points at the start


def test_twenty_points() -> None:
    """Factions: 20 points unless something else is said."""
    table = given("witches", "giants")
    assert (table.points(1), table.points(2)) == (20, 20)


def test_points_of_2017() -> None:
    """Options: starting points by faction, as of 2017."""
    table = given("fakirs", "darklings", points="2017")
    assert (table.points(1), table.points(2)) == (33, 15)


def test_points_as_bids() -> None:
    """Options: starting points by seat."""
    table = given("fakirs", "darklings", points="12,31")
    assert (table.points(1), table.points(2)) == (12, 31)
