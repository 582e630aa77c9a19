"""Chapter "Game Board Setup" and "Beginning the Game"."""

from __future__ import annotations

import tomllib

import pytest

from terrae.core.errors import BadOption
from terrae.core.match import Match
from terrae.games.terramara import GAME
from terrae.games.terramara.data.components import FOLDER
from terrae.games.terramara.rules.catalogue import BONUS_TILES, CHARACTERS, STARTS, TILES
from terrae.games.terramara.rules.effects import ITEMS
from terrae.games.terramara.rules.spaces import HOMELAND, HOMELAND_NAMES
from tests.terramara.positions import asked, begin, goods, legal, only, play

PEOPLE = tomllib.loads((FOLDER / "people.toml").read_text(encoding="utf-8"))


def test_tiles_lie_by_level_and_kind() -> None:
    state = begin()
    tiles = [state.box.tiles[number] for number in state.tiles]
    assert [tile.level for tile in tiles] == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    assert [tile.kind for tile in tiles] == [0, 1] * 6
    assert len(set(state.tiles)) == 12


def test_bonus_tiles_lie_on_river_road_and_level_3_tiles() -> None:
    state = begin()
    levels = [state.box.bonus_tiles[number].level for number in state.bonus]
    assert levels == [1, 2, 2, 3, 1, 1, 2, 2, 3, 3, 3, 3]
    left = [tile.level for number, tile in enumerate(state.box.bonus_tiles) if number not in state.bonus]
    assert [left.count(level) for level in (1, 2, 3)] == [3, 2, 1]


def test_eight_level_1_artifacts_lie_along_the_river() -> None:
    state = begin()
    assert len(state.row) == 8
    assert {state.box.artifacts[card].level for card in state.row} == {1}


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (4, ["hire", "develop", "travel", "raid", "first"]),
        (3, ["hire", "develop-or-travel", "raid", "first"]),
        (2, ["hire", "develop-or-travel", "raid-and-first"]),
    ],
)
def test_homeland_has_one_space_more_than_seats(seats: int, names: list[str]) -> None:
    state = begin(seats)
    found = [name for number, name in enumerate(HOMELAND_NAMES) if state.homeland >> (HOMELAND + number) & 1]
    assert found == names and len(found) == seats + 1


def test_first_game_start() -> None:
    """Without cards: one of each raw, a level-1 Worker, Culture 1, Military by order."""
    state = begin(4, first="3")
    for seat in state.seats:
        assert goods(seat) == {"stone": 1, "wood": 1, "ore": 1, "livestock": 1}
        assert list(seat.workers) == [1, 0, 0]
        assert seat.culture == 1
        assert (seat.explorers, seat.chieftain) == (4, True)
    assert [seat.military for seat in state.seats] == [3, 4, 1, 2]


def test_no_turn_order_bonus_at_setup_a15() -> None:
    """A15: the First Player card is ignored in set-up."""
    state = begin(4)
    assert [seat.culture for seat in state.seats] == [1, 1, 1, 1]
    assert [seat.military for seat in state.seats] == [1, 2, 3, 4]
    assert [(seat.caravan, seat.second) for seat in state.seats] == [(0, 0)] * 4


def test_draft_goes_backwards_then_forwards() -> None:
    state = begin(3, start="draft", first="2")
    order = []
    assert len(state.dealt) == 4 and len(state.starts) == 4
    while asked(state)[0] == "Draft":
        order.append(asked(state)[1])
        kinds = {text.split()[0] for text in legal(state)}
        assert len(kinds) == (2 if len(order) <= 3 else 1)
        play(state, sorted(legal(state))[-1] if len(order) % 2 else sorted(legal(state))[0])
        while asked(state)[0] in ("KeepTile", "Travel", "Pick"):
            play(state, sorted(legal(state))[0])
    assert order == [0, 2, 1, 1, 2, 0]


def test_unchosen_cards_go_back() -> None:
    state = begin(2, start="draft")
    while state.round == 0:
        play(state, sorted(legal(state))[0])
    assert state.dealt == [] and state.starts == []
    assert all(seat.start < 0 and seat.character >= 0 for seat in state.seats)


def test_starting_cards_ignore_the_character_a27() -> None:
    """A27: Culture and Travel of a starting card are not raised, and neither is the character's own first step."""
    wanted = ("draw character K2", "draw character K1", "draw start S03", "draw start S05")
    state = begin(2, *wanted, start="draft", first="1")
    play(state, "character K1")
    assert asked(state) == ("Travel", 1)
    play(state, "caravan 1 ahead")
    assert asked(state)[0] == "Draft"  # one step, not two
    play(state, "character K2")
    assert state.seats[0].culture == 1  # the character's own gain is not doubled
    play(state, "start S03", "start S05")
    assert state.seats[0].culture == 3  # 2 from the card, nothing added
    assert asked(state) == ("Travel", 1)
    play(state, "caravan 1 ahead", "caravan 1 ahead")
    assert asked(state)[0] == "Turn"
    assert state.seats[1].caravan == 9


def test_starting_card_gives_workers_from_the_spare_ones() -> None:
    state = begin(2, "draw start S12", "draw start S08", start="draft")
    spare = list(state.spare)
    assert spare == [5, 1, 1]
    while state.round == 0:
        wanted = [text for text in ("start S12", "start S08") if text in legal(state)]
        play(state, wanted[0] if wanted else sorted(legal(state))[0])
    taken = [sum(seat.workers[level] for seat in state.seats) for level in range(3)]
    assert [a - b for a, b in zip(spare, state.spare, strict=True)] == taken
    assert taken == [2, 0, 1]


def test_bonus_tile_character_takes_all_leftovers() -> None:
    state = begin(4, "draw character K5", start="draft")
    play(state, "character K5")
    owner = state.seats[3]
    left = [key for number, key in enumerate(BONUS_TILES) if number not in state.bonus]
    assert [key for number, key in enumerate(BONUS_TILES) if owner.bonus_tiles >> number & 1] == left
    assert len(left) == 6


def test_pathfinder_keeps_two_leftover_level_1_tiles() -> None:
    state = begin(4, "draw character K7", start="draft")
    play(state, "character K7")
    assert asked(state) == ("KeepTile", 3)
    keys = {text.split()[1] for text in legal(state)}
    assert keys == {key for number, key in enumerate(TILES) if key.startswith("FM1") and number not in state.tiles}
    assert len(keys) == 2
    play(state, sorted(legal(state))[0])
    assert {text.split()[1][:3] for text in legal(state)} == {"PQ1"}
    play(state, sorted(legal(state))[0])
    assert state.seats[3].own_crossroads >= 0 and state.seats[3].own_outpost >= 0


def test_options_are_checked() -> None:
    for options in ({"first": "5"}, {"first": "nobody"}, {"start": "late"}, {"neutral-cards": "2"}):
        with pytest.raises(BadOption):
            GAME.setting(4, options)
    assert GAME.setting(4, {"neutral-cards": "1-3"}).options["neutral-cards"] == "1-4"


def test_first_player_is_drawn() -> None:
    found = {GAME.view(Match(GAME, GAME.setting(3), seed=seed).state)["first"] for seed in range(30)}
    assert found == {1, 2, 3}


def test_clan_starts_with_four_explorers_and_a_chieftain() -> None:
    state = begin(4)
    only(state)
    assert all(seat.members() == 5 for seat in state.seats)
    assert len(CHARACTERS) == 7


@pytest.mark.parametrize("key", STARTS)
def test_every_starting_card(key: str) -> None:
    """Read from the file by the test itself."""
    ops = PEOPLE["starts"][key]["do"]
    gains = {item: number for op in ops for item, number in op.get("gain", {}).items()}
    workers = [sum(op.get("gain_worker", {}).get("level") == level for op in ops) for level in (1, 2, 3)]
    other = "S01" if key != "S01" else "S02"
    wanted = ("draw character K6", "draw character K3", f"draw start {key}", f"draw start {other}")
    state = begin(2, *wanted, start="draft")
    play(state, f"start {key}", "character K3", f"start {other}", "character K6")
    owner = state.seats[1]
    steps = 0
    while asked(state)[0] == "Travel":
        steps += 1
        play(state, "caravan 1 ahead")
    assert asked(state)[0] == "Turn"
    assert goods(owner) == {item: number for item, number in gains.items() if item in ITEMS[:8]}
    assert (owner.military, owner.culture) == (gains.get("military", 0), gains.get("culture", 0))
    assert (steps, owner.points) == (gains.get("travel", 0), gains.get("vp", 0))
    assert list(owner.workers) == workers
