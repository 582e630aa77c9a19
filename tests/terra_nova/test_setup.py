"""Set-up: general, personal, first houses, bonus tiles, the first game."""

from __future__ import annotations

import pytest

from terrae.core.state import Chance
from terrae.games.terra_nova.rules.catalogue import FACTIONS

from .positions import Table, charged, start

FOUR = "fairies golems leprechauns water-sprites"


def draws(table: Table) -> list[str]:
    """Let nature answer with its first possibility until a person is asked; tell what was drawn."""
    drawn = []
    while table.asked == 0:
        drawn.append(table.moves()[0])
        table.play(drawn[-1])
    return drawn


def take_factions(table: Table) -> None:
    while table.moves()[0].split()[0] in ("mat", "faction"):
        table.play(table.moves()[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_draws_of_the_general_set_up(seats: int) -> None:
    """Rulebook, "General setup", steps 2, 5, 6: starting player, five scoring tiles, three bonus tiles more than
    seats."""
    drawn = draws(start(seats, first="random", seed=None))
    verbs = [text.rsplit(" ", 1)[0] for text in drawn]
    assert verbs == ["draw first"] + 5 * ["draw round"] + (seats + 3) * ["draw bonus"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_start(seats: int) -> None:
    """Rulebook, "General setup", step 6: the starting player is drawn at random."""
    table = start(seats, first="random", seed=None)
    assert table.moves() == [f"draw first {number}" for number in range(1, seats + 1)]
    table.play(f"draw first {seats}")
    draws(table)
    assert table.asked == seats
    assert table.state.order == [(seats - 1 + ahead) % seats for ahead in range(seats)]


def test_no_bonus_tile_is_drawn_twice() -> None:
    """Rulebook, "General setup", step 5: each of the eight tiles exists once."""
    table = start(4, round_tiles="house post palace town sailing", seed=None)
    for left in range(8, 1, -1):
        assert len(table.moves()) == left
        table.play(table.moves()[-1])
    assert set(table.offer()) == set("BCDEFGH")


def test_bag_of_round_tiles() -> None:
    """Rulebook, "General setup", step 2: shuffled tiles, so a kind is as likely as it has tiles left in the bag."""
    table = start(2, seed=None)

    def bag() -> dict[str, int]:
        draw = table.state.decision
        assert isinstance(draw, Chance)
        return dict(zip((text.split()[-1] for text in table.moves()), draw.weights(table.state), strict=True))

    assert bag() == {"house": 2, "post": 2, "palace": 1, "town": 1, "sailing": 1, "shovel": 1}
    table.play("draw round house")
    assert bag() == {"house": 1, "post": 2, "palace": 1, "town": 1, "sailing": 1, "shovel": 1}
    table.play("draw round house", "draw round palace")
    assert bag() == {"post": 2, "town": 1, "sailing": 1, "shovel": 1}


def test_mats_before_sides_in_turn_order() -> None:
    """Ruling, "Faction choice": colours in seat order, sides after all mats are taken; a colour takes both factions."""
    table = start(3, first="2")
    assert table.targets("mat") == {"blue", "red", "black", "green", "yellow"}
    asked = []
    for colour in ("red", "blue", "green"):
        asked.append(table.asked)
        table.play(f"mat {colour}")
    assert asked == [2, 3, 1]
    assert table.asked == 2
    assert table.moves() == ["faction golems", "faction fire-sprites"]
    table.play("faction fire-sprites")
    assert table.asked == 3
    assert table.moves() == ["faction water-sprites", "faction sea-dogs"]
    table.play("faction sea-dogs", "faction druids")
    assert [seat.faction.mat.key for seat in table.state.seats] == ["druids", "fire-sprites", "sea-dogs"]


def test_a_colour_is_taken_once() -> None:
    """Rulebook, "General setup", step 7: whoever chooses a mat takes the pieces of its colour."""
    table = start(4)
    for left in (5, 4, 3, 2):
        assert len(table.moves()) == left
        table.play(table.moves()[0])


def test_factions_dealt_by_nature_differ_in_colour() -> None:
    """Rulebook, "General setup", step 7, with the factions left to chance."""
    table = start(
        4, factions="random", round_tiles="house post palace town sailing", bonus_tiles="A B C D E F G", seed=None
    )
    for left in (10, 8, 6, 4):
        assert len(table.moves()) == left
        table.play(table.moves()[0])
    assert len({seat.colour for seat in table.state.seats}) == 4


@pytest.mark.parametrize("key", FACTIONS)
def test_personal_set_up(key: str) -> None:
    """Rulebook, "Personal setup"; ruling, "Supplies": money of the mat, power 2/2/4, sailing 0, all pieces on the
    mat."""
    other = "golems" if key in ("druids", "fairies") else "fairies"
    table = start(2, factions=f"{key} {other}")
    seat, box = table[1], table.state.box
    assert seat.money == (5 if key == "sun-worshippers" else 7)
    assert table.bowls(1) == (2, 2, 4)
    assert (seat.sailing, seat.points) == (0, 0)
    assert (seat.house_count, seat.post_count, seat.palace_count(), seat.bridge_count) == (0, 0, 0, 0)
    assert (box.houses, box.posts, box.bridges) == (8, 4, 3)
    assert table.tiles(1) == {"money", "power", "points", "sailing"}


def test_first_houses_in_snake_order() -> None:
    """Rulebook, "General setup", step 10: one house in turn order, the second in reverse order."""
    table = start(4, factions=FOUR, first="3")
    asked = []
    while table.targets("build"):
        asked.append(table.asked)
        table.play(table.moves()[0])
    assert asked == [3, 4, 1, 2, 2, 1, 4, 3]


def test_third_house_after_all_others() -> None:
    """Rulebook, "General setup", step 10 and "Sun Worshippers": their third house comes last."""
    table = start(3, factions="sun-worshippers golems fairies")
    asked = []
    while table.targets("build"):
        asked.append(table.asked)
        table.play(table.moves()[0])
    assert asked == [1, 2, 3, 3, 2, 1, 1]
    assert [seat.house_count for seat in table.state.seats] == [3, 2, 2]


def test_first_houses_on_free_home_terrain() -> None:
    """Rulebook, "General setup", step 10: free spaces of the home terrain."""
    table = start(2, factions="golems water-sprites")
    wasteland = {"A6", "A10", "C3", "C8", "D5", "D9", "E4", "F1", "F9", "G5", "I4", "I7"}
    assert table.targets("build") == wasteland
    table.play("build E4", "build E5", "build E2")
    assert table.asked == 1
    assert table.targets("build") == wasteland - {"E4"}


def test_first_houses_trigger_nothing() -> None:
    """Ruling, "Start houses": no power, no scoring, no abilities, although all three would fit here."""
    table = start(2, factions="golems inventors", round_tiles="house post palace town sailing")
    before = [charged(seat) for seat in table.state.seats]
    table.play("build E4", "build D4", "build H4", "build I4")
    assert [charged(seat) for seat in table.state.seats] == before
    assert [seat.points for seat in table.state.seats] == [0, 0]
    assert [seat.money for seat in table.state.seats] == [7, 7]


def test_bonus_tiles_in_reverse_order_and_money_on_the_rest() -> None:
    """Rulebook, "General setup", step 11."""
    table = start(3, factions="golems fairies water-sprites", bonus_tiles="A B C D E F", first="2")
    while table.targets("build"):
        table.play(table.moves()[0])
    asked = []
    for letter in "BEA":
        asked.append(table.asked)
        assert table.offer() == dict.fromkeys(set("ABCDEF") - set("BEA"[: len(asked) - 1]), 0)
        table.play(f"bonus {letter}")
    assert asked == [1, 3, 2]
    assert table.offer() == {"C": 1, "D": 1, "F": 1}


def test_then_income_then_the_starting_player() -> None:
    """Rulebook, "General setup", step 12: phase 1, then the starting player takes the first action."""
    table = start(2, factions="golems fairies", bonus_tiles="A B C D E", first="2")
    while table.targets("build"):
        table.play(table.moves()[0])
    table.play("bonus B", "bonus D")
    assert table.state.round == 1
    assert table.asked == 2
    assert table.can("drop")
    assert table[1].money == 7 + 2 + 3 + 2 + 6  # mat, fixed income, two houses, tile B
    assert table[2].money == 7 + 2 + 3 + 3 + 3
    assert table.bowls(1) == (2, 2, 4)
    assert table.bowls(2) == (0, 1, 7)  # 3 of the tile and 2 of the ability


FIRST_GAMES = {
    2: {"fairies": "C", "leprechauns": "E"},
    3: {"golems": "A", "sun-worshippers": "D", "water-sprites": "C"},
    4: {"fairies": "G", "golems": "F", "leprechauns": "A", "water-sprites": "B"},
}
FIRST_HOUSES = {
    2: {"fairies": "C5 I5", "leprechauns": "D4 H4"},
    3: {"golems": "F1 F9", "sun-worshippers": "B6 F8 I3", "water-sprites": "E2 H3"},
    4: {"fairies": "B7 E9", "golems": "F1 F9", "leprechauns": "C7 H6", "water-sprites": "E2 I6"},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game(seats: int) -> None:
    """Rulebook, "1st game" boxes: factions, bonus tiles and who takes which. The pictures with the houses and the order
    of the scoring tiles are lost; these places are the project's own."""
    table = start(seats, setup="first-game")
    colours = {
        "fairies": "green",
        "golems": "red",
        "leprechauns": "black",
        "sun-worshippers": "yellow",
        "water-sprites": "blue",
    }
    assert table.targets("mat") == {colours[key] for key in FIRST_GAMES[seats]}
    take_factions(table)
    assert {seat.faction.mat.key: table.bonus(seat.number + 1) for seat in table.state.seats} == FIRST_GAMES[seats]
    assert {seat.faction.mat.key: table.names(seat.houses) for seat in table.state.seats} == {
        key: set(places.split()) for key, places in FIRST_HOUSES[seats].items()
    }
    kinds = [table.state.box.round_tiles[number].name for number in table.state.round_tiles]
    assert kinds == ["house", "post", "shovel", "palace", "town"]
    letters = "ABCDEFG"[: seats + 3]
    assert table.offer() == dict.fromkeys(set(letters) - set(FIRST_GAMES[seats].values()), 1)
    assert table.state.round == 1
    assert table.asked == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_can_be_played_to_its_end(seats: int) -> None:
    """Rulebook, "Gameplay": five rounds, then the game is over."""
    table = start(seats, setup="first-game")
    take_factions(table)
    for number in range(1, 6):
        assert table.state.round == number
        table.finish_round()
    assert table.match.over
