"""The audit: every book that does not balance is found, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from terrae.board.wide import SPOTS
from terrae.core.check import random_setting
from terrae.core.match import Match
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.rules.state import Mystica
from tests.terra_mystica.positions import ALL_SETS


def played(seed: int = 1, plies: int = 150, seats: int = 3) -> Match:
    """A game that somebody has played for a while."""
    dice = random.Random(seed)
    match = Match(GAME, GAME.setting(seats, {"factions": "random", **ALL_SETS}), seed=seed)
    while match.ply < plies and not match.over:
        seat = match.seats_to_move[0]
        moves = match.moves(seat)
        rare = [move for move in moves if move.verb.word not in ("pass", "burn", "convert")]
        match.play(dice.choice(rare or moves), seat)
        match.commit()
    return match


def state_of(match: Match) -> Mystica:
    assert isinstance(match.state, Mystica)
    return match.state


def found(match: Match) -> str:
    return "\n".join(GAME.audit(match.state, match.ledger))


@pytest.mark.parametrize("seed", range(8))
def test_real_games_balance(seed: int) -> None:
    """With all factions, options and numbers of seats."""
    dice = random.Random(seed)
    match = Match(GAME, random_setting(GAME, dice, None, {"factions": "random", **ALL_SETS}), seed=seed)
    while not match.over:
        seat = dice.choice(match.seats_to_move)
        moves = match.moves(seat)
        rare = [move for move in moves if move.verb.word not in ("pass", "resign")]
        match.play(dice.choice(rare if rare and dice.random() < 0.9 else moves), seat)
        match.commit()
        if dice.random() < 0.1:
            assert found(match) == ""
    assert found(match) == ""


def more_coins(state: Mystica) -> None:
    state.seats[0].coins += 1


def more_points(state: Mystica) -> None:
    state.seats[1].points += 3


def no_workers(state: Mystica) -> None:
    state.seats[0].workers = -1


def more_priests(state: Mystica) -> None:
    state.seats[0].priests += 9


def lost_priest(state: Mystica) -> None:
    state.seats[0].most_priests -= 1


def charged(state: Mystica) -> None:
    state.seats[0].bowl3 += 1


def stepped(state: Mystica) -> None:
    seat = state.seats[0]
    seat.cults = [seat.cults[0] + 1, *seat.cults[1:]]


def two_on_top(state: Mystica) -> None:
    for seat in state.seats[:2]:
        seat.cults = [10, *seat.cults[1:]]


def found_key(state: Mystica) -> None:
    state.seats[0].keys += 1


def second_stronghold(state: Mystica) -> None:
    state.seats[0].counts = [*state.seats[0].counts[:3], 2, state.seats[0].counts[4]]


def foreign_ground(state: Mystica) -> None:
    state.set_terrain(state.seats[0].structures, (state.seats[0].home + 1) % 7)


def no_terrain(state: Mystica) -> None:
    state.terrain = [mask & ~SPOTS[0] for mask in state.terrain]


def two_terrains(state: Mystica) -> None:
    state.terrain = [mask | SPOTS[0] for mask in state.terrain]


def free_hex(state: Mystica) -> None:
    state.occupied = 0


def shared_hex(state: Mystica) -> None:
    state.seats[0].structures |= state.seats[1].structures


def lost_bridge(state: Mystica) -> None:
    state.seats[0].bridge_count += 1


def bridge_of_nobody(state: Mystica) -> None:
    state.bridged |= SPOTS[5]


def new_neighbours(state: Mystica) -> None:
    state.near = [state.near[0] | SPOTS[40], *state.near[1:]]


def old_reach(state: Mystica) -> None:
    state.seats[0].reach ^= SPOTS[3]


def lost_favour(state: Mystica) -> None:
    state.favours_left = [left + 1 for left in state.favours_left]


def lost_town(state: Mystica) -> None:
    state.towns_left = [0 for _ in state.towns_left]


def lost_card(state: Mystica) -> None:
    state.bonus_offer = 0


def card_twice(state: Mystica) -> None:
    state.seats[0].bonus = state.seats[1].bonus


def coins_on_cards(state: Mystica) -> None:
    state.bonus_coins = [coins + 1 for coins in state.bonus_coins]


def placed_priest(state: Mystica) -> None:
    state.priest_places = [15, 15, 15, 15]


def priest_nowhere(state: Mystica) -> None:
    state.priest_places = [0, 0, 0, 0]


def town_of_nobody(state: Mystica) -> None:
    state.seats[0].towns |= state.seats[1].structures


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (more_coins, "coins, but the ledger says"),
        (more_points, "seat 2: has"),
        (no_workers, "has less than no workers"),
        (more_priests, "priests in hand, more than"),
        (lost_priest, "a priest appeared or vanished"),
        (charged, "in the bowls, but the ledger says"),
        (stepped, "of FIRE, but the ledger says"),
        (two_on_top, "the markers of FIRE cannot stand like that"),
        (found_key, "but its towns brought"),
        (second_stronghold, "the number of SH is wrong"),
        (foreign_ground, "a structure stands on foreign terrain"),
        (no_terrain, "a hex has no terrain"),
        (two_terrains, "a hex has two terrains"),
        (free_hex, "occupied hexes are not those with structures"),
        (shared_hex, "shares a hex"),
        (lost_bridge, "the number of bridges is wrong"),
        (bridge_of_nobody, "bridge spaces taken are not those with bridges"),
        (new_neighbours, "bridges do not join their ends"),
        (old_reach, "what is in reach was not worked out anew"),
        (lost_favour, "a favour tile FAV1 appeared or vanished"),
        (lost_town, "a town tile TW1 appeared or vanished"),
        (lost_card, "a bonus card appeared or vanished"),
        (card_twice, "a bonus card is in two places"),
        (coins_on_cards, "coins lie on a card that is not offered"),
        (placed_priest, "priests on the cult board belong to nobody"),
        (priest_nowhere, "priests on the cult board stand nowhere"),
        (town_of_nobody, "a town without a structure"),
    ],
)
def test_what_does_not_add_up_is_found(spoil: Callable[[Mystica], None], words: str) -> None:
    match = played()
    assert found(match) == ""
    spoil(state_of(match))
    assert words in found(match)


def test_an_event_that_nobody_booked() -> None:
    """The ledger is held against the holdings in both directions."""
    match = played()
    match.ledger.record(0, "power", 1, "nowhere")
    assert "seat 1" in found(match)
    match = played()
    match.ledger.record(0, "coins", 1, state_of(match).box.bonus_cards[0].source)
    assert "coins on bonus cards appeared or vanished" in found(match)
