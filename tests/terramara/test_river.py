"""Chapter "River"."""

from __future__ import annotations

import pytest

from terrae.games.terramara import GAME
from terrae.games.terramara.rules.catalogue import ARTIFACTS, CATALOGUE
from terrae.games.terramara.rules.river import gain_culture
from tests.terramara.positions import asked, begin, character, give, goods, lay, legal, only, own, play, row

RICH = {"ashlar": 9, "lumber": 9, "metal": 9, "leather": 9}


@pytest.mark.parametrize(
    ("culture", "reach", "reserves"),
    [(0, 2, 0), (3, 4, 0), (5, 5, 5), (12, 8, 8)],
    ids=["yellow", "red", "green", "blue"],
)
def test_example_reachable_artifacts_of_four_colours(culture: int, reach: int, reserves: int) -> None:
    """Yellow creates the first two, red the first four, green creates or reserves five, blue any."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.culture = culture
    give(owner, **RICH)
    play(state, "explorer hire")
    assert {text for text in legal(state) if text.startswith("create")} == {
        f"create {ARTIFACTS[number]}" for number in state.row[:reach]
    }
    assert sum(text.startswith("reserve") for text in legal(state)) == reserves


@pytest.mark.parametrize(("space", "reach"), list(enumerate([2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 8])))
def test_reach_by_space(space: int, reach: int) -> None:
    assert begin(4).box.reach[space] == reach


def test_bonus_tiles_when_reached_or_passed() -> None:
    """Space 6: level 1; 10: level 2; 14: level 2 and 3. Once for each player."""
    state = begin(4)
    only(state)
    for slot, key in enumerate(("B12", "B22", "B24", "B31")):
        lay(state, slot, key)
    owner = state.seats[0]
    owner.culture = 5
    own(state, 0, "A111")
    gain_culture(state, owner, 6, "test", False)  # from 5 to 11: passes 6, 8 and 10
    state.advance()
    assert goods(owner) == {"ore": 1, "livestock": 1, "metal": 1} and owner.military == 2
    assert owner.clan == 5
    gain_culture(state, owner, 3, "test", False)
    state.advance()
    play(state, "choose 1")
    assert owner.culture == 14
    assert goods(owner) == {"ore": 2, "livestock": 2, "metal": 1, "wood": 1, "stone": 1}
    assert owner.points == 1  # the tile's own Culture goes beyond the River


def test_the_seat_orders_the_two_tiles_at_14_a52() -> None:
    """A52: a tile that takes goods may come after the one that brings them, or before it."""
    for first, points in (("choose 1", 5), ("choose 2", 0)):
        state = begin(4)
        only(state)
        lay(state, 2, "B24")  # four raw goods
        lay(state, 3, "B34")  # two raw goods for 5 points
        owner = state.seats[0]
        owner.culture = 13
        give(owner, wood=2)
        play(state, "explorer develop")
        assert asked(state)[0] == "Menu" and legal(state) == {"choose 1", "choose 2"}
        ask_ = GAME.question(state, state.decision)
        assert str(ask_) == "What comes first? All of it is yours, from the River."
        assert str(GAME.label(state, CATALOGUE.parse("choose 2"))) == "You may give 2 raw of your choice for 5 VP"
        play(state, first)
        assert asked(state)[0] == "Trade" and ("pay ore" in legal(state)) == (first == "choose 1")
        if points:
            play(state, "pay ore", "pay stone")
            assert goods(owner) == {"wood": 3, "livestock": 1}
        else:
            play(state, "done")
            assert goods(owner) == {"wood": 3, "stone": 1, "ore": 1, "livestock": 1}
        assert owner.points == points and asked(state) == ("Window", 0)


def test_a_tile_that_brings_nothing_yet_comes_second_a52() -> None:
    """A52: without goods an exchange can only come last, so nobody is asked; both bring nothing: nobody either."""
    state = begin(4)
    only(state)
    lay(state, 2, "B26")
    lay(state, 3, "B34")
    owner = state.seats[0]
    owner.culture = 13
    play(state, "explorer develop")
    assert owner.culture == 14 and asked(state) == ("Window", 0)
    lay(state, 2, "B34")
    lay(state, 3, "B24")
    state.seats[2].culture = 13
    gain_culture(state, state.seats[2], 1, "test", False)
    state.advance()
    assert asked(state) == ("Trade", 2)
    play(state, "pay ore", "pay wood")
    assert goods(state.seats[2]) == {"stone": 1, "livestock": 1} and state.seats[2].points == 5


@pytest.mark.parametrize(("key", "culture", "steps"), [("A103", 2, 1), ("A214", 1, 2)])
def test_the_seat_orders_culture_and_travel_a52(key: str, culture: int, steps: int) -> None:
    """A52: Travel first brings goods for the tile at the River; Culture first is as printed."""
    for first in ("choose 1", "choose 2"):
        state = begin(4)
        only(state)
        row(state, key)
        lay(state, 0, "B14")  # a raw good for 4 points
        lay(state, 4, "B12")  # ore and livestock
        owner = state.seats[0]
        owner.culture = 6 - culture
        give(owner, **RICH)
        play(state, "explorer hut", "done", f"create {key}")
        give(owner)
        assert legal(state) == {"choose 1", "choose 2"}
        assert [str(GAME.label(state, move)) for move in state.moves()] == [
            f"You gain {culture} Culture",
            f"You gain {steps} Travel",
        ]
        play(state, first, "caravan 1 left")
        if first == "choose 2":
            assert owner.culture == 6 - culture or steps == 1
            play(state, *["done"] * (steps - 1), "pay ore")
        assert owner.points == (4 if first == "choose 2" else 0) and owner.culture == 6


def test_culture_without_travel_is_not_asked_for_a52() -> None:
    """A52: with both Caravans at the end of the Road there is no order to choose."""
    state = begin(4)
    only(state)
    row(state, "A103")
    owner = state.seats[0]
    owner.caravan = owner.second = 18
    give(owner, **RICH)
    play(state, "explorer hut", "done", "create A103")
    assert owner.culture == 3 and asked(state) == ("Turn", 1)


def test_explorer_at_8_can_be_sent_at_once_a48() -> None:
    """A48."""
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.culture = 7
    play(state, "explorer develop")
    assert (owner.clan, owner.explorers) == (5, 4)


def test_culture_beyond_the_river() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.culture = 14
    play(state, "explorer develop")
    assert (owner.culture, owner.points) == (14, 1)


def test_one_effect_is_one_event_a26() -> None:
    """A26: the character's +1 does not trigger again; Culture beyond the end still counts as gained."""
    state = begin(4)
    only(state)
    character(state, 0, "K2")
    own(state, 0, "A209")
    owner = state.seats[0]
    owner.culture = 1
    play(state, "explorer develop")
    assert owner.culture == 3
    play(state, "gain ore")
    assert asked(state)[0] == "Turn" and goods(owner) == {"ore": 1}
    character(state, 1, "K2", grown=True)
    state.seats[1].culture = 14
    state.seats[1].military = 9
    play(state, "explorer develop")
    assert state.seats[1].points == 3  # 1 for the Culture that had no room, 2 for gaining


@pytest.mark.parametrize(("taken", "culture", "raw"), [(0, 1, 0), (1, 2, 1), (2, 3, 1)])
def test_what_a_character_adds_may_be_declined_alone_a11(taken: int, culture: int, raw: int) -> None:
    """A11: of 1 Culture and the character's 1 more, none, one or both; whoever takes none has gained nothing."""
    state = begin(4)
    only(state)
    character(state, 0, "K2")
    own(state, 0, "A209")  # a raw good of choice whenever Culture is gained
    owner = state.seats[0]
    owner.culture = 1
    play(state, "decline", "explorer develop", "take 0")
    assert legal(state) == {"take 0", "take 1", "take 2"}
    play(state, f"take {taken}", *["gain ore"] * raw)
    assert owner.culture == culture and goods(owner) == ({"ore": 1} if raw else {}) and asked(state) == ("Turn", 1)


def test_what_a_character_adds_on_somebody_elses_turn_a11() -> None:
    """A11: the Canoe may stop before the bonus tile that only the character's 1 more would reach."""
    state = begin(4)
    only(state)
    character(state, 2, "K2")
    third = state.seats[2]
    third.culture = 4
    play(state, "explorer first", "caravan 1 ahead")
    assert asked(state) == ("TakeUpTo", 2) and legal(state) == {"take 0", "take 1", "take 2"}
    play(state, "take 1")
    assert third.culture == 5 and asked(state) == ("Turn", 1)


def test_what_a_character_adds_to_travel_may_be_declined_a11() -> None:
    """A11: a seat may stop after any step."""
    state = begin(4)
    only(state)
    character(state, 0, "K1")
    play(state, "explorer travel", "caravan 1 ahead", "caravan 1 ahead", "done")
    assert state.seats[0].caravan == 6 and asked(state) == ("Turn", 1)


def test_each_river_bonus_once_a35() -> None:
    """A35: each River bonus once a player; Culture is never lost, so a space is passed only once."""
    state = begin(4)
    only(state)
    lay(state, 0, "B13")
    owner = state.seats[0]
    owner.culture = 5
    play(state, "explorer develop")
    assert owner.culture == 6 and goods(owner) == {"stone": 1, "wood": 1}
    gain_culture(state, owner, 1, "test", False)
    state.advance()
    assert owner.culture == 7 and goods(owner) == {"stone": 1, "wood": 1}
    other = state.seats[1]
    other.culture = 5
    gain_culture(state, other, 1, "test", False)  # the tile is there for everybody
    state.advance()
    assert goods(other) == {"stone": 1, "wood": 1}
