"""The engine beside the slow second writing of the rules: the same moves, land and points at every ply."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from terrae.core.check import random_move
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.rules.regions import CLOSE, SPLIT, effect_of_stone, regions_closed_by
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON
from tests.scale import scaled
from tests.terra_nova_2006.positions import LAND, Table, fence, position, start
from tests.terra_nova_2006.slow import Slow

GAMES = scaled("games of Terra Nova (2006) beside its slow rules, of each number of seats", 1, 4)
LOOKS = scaled("positions of a thousand in which each field gets a stone in thought", 10, 20)


def compare(table: Table, slow: Slow) -> None:
    """The same land and the same points."""
    state = table.state
    land = state.land
    holds = {name: int(state.fields[field]) for field, name in enumerate(land.names)}
    assert {name for name, value in holds.items() if value == STONE_ON} == slow.stones
    assert {name for name, value in holds.items() if value == SCORED} == slow.scored
    assert {name: value - 1 for name, value in holds.items() if 0 < value < SCORED} == slow.figures
    assert table.points == slow.points
    assert table.over == slow.over


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_slow_rules_agree(seats: int, number: int) -> None:
    """Random play, stones as likely as moves, so that regions close and games end."""
    dice = random.Random(f"{seats}/{number}")
    table = start(seats, seed=number, setup="quick")
    slow = Slow.of(GAME.view(table.state))
    compare(table, slow)
    while not table.over:
        moves = table.match.moves()
        assert {move.text for move in moves} == slow.moves()
        assert len(moves) == len({move.text for move in moves})
        move = random_move(moves, dice, by_verb=True)
        table.play(move.text)
        slow.play(move.text)
        compare(table, slow)
    assert table.state.regions


def by_flood_fill(slow: Slow, before: list[set[str]], name: str) -> tuple[int, set[frozenset[str]]]:
    """How many pieces of land there are anew with one more stone, and those of them that are regions."""
    slow.stones.add(name)
    after = [part for part in slow.pieces() if part not in before]
    slow.stones.remove(name)
    few = {frozenset(part) for part in after if len({slow.landscapes[field] for field in part}) <= len(slow.worth)}
    return len(after), few


def look_at_every_field(table: Table, slow: Slow) -> Counter[str]:
    """What a stone on each empty field would do, by the search of the rules and by flood fill."""
    state = table.state
    found: Counter[str] = Counter()
    before = slow.pieces()
    for field, name in enumerate(state.land.names):
        if state.fields[field] != EMPTY:
            continue
        parts, few = by_flood_fill(slow, before, name)
        regions = regions_closed_by(state, field)
        assert {frozenset(state.land.names[one] for one in region.fields) for region in regions} == few, name
        effect = CLOSE if few else SPLIT if parts > 1 else 0
        assert effect_of_stone(state, field) == effect, name
        found["no split" if few and parts == 1 else {CLOSE: "close", SPLIT: "split"}.get(effect, "nothing")] += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_for_regions_finds_what_a_flood_fill_finds(seats: int) -> None:
    """Every empty field at some positions of random games: whatever a stone there would close or split."""
    dice = random.Random(f"fields/{seats}")
    table = start(seats, seed=seats, setup="quick")
    slow = Slow.of(GAME.view(table.state))
    found: Counter[str] = Counter()
    while not table.over:
        if dice.random() < LOOKS / 1000:
            found += look_at_every_field(table, slow)
        move = random_move(table.match.moves(), dice, by_verb=True)
        table.play(move.text)
        slow.play(move.text)
    assert found["close"] and found["nothing"]


def test_land_that_only_splits_and_land_that_loses_a_landscape() -> None:
    """Rulings A1 and A3: rare in random play, so these are made by hand."""
    top = " ".join(name for name in LAND.names if name[0] in "ABCDEF") + " G5 G6"
    split = position("A1", "N1", stones=fence(top, but="G7"))
    last = " ".join(name for name in LAND.names if name[0] in "AB") + " C1 C2 C3 C4 C5 C6 C8 C9 C10 C11 D1"
    lost = position("C3", "A5", stones=fence(last))
    for table, kind in ((split, "split"), (lost, "no split")):
        slow = Slow.of(GAME.view(table.state))
        slow.stones = {name for name in LAND.names if table.holds(name) == STONE_ON}
        assert look_at_every_field(table, slow)[kind]
