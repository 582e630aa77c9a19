"""The audit: goods, Workers, Warriors, clan members and cards add up, and whatever does not is found."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from terrae.board.hexes import one
from terrae.core.check import random_move
from terrae.core.events import Ledger
from terrae.core.match import Match
from terrae.games.terramara import GAME
from terrae.games.terramara.rules.spaces import NAMES
from terrae.games.terramara.rules.state import Mara


def midgame(seats: int = 3) -> tuple[Mara, Ledger]:
    """Round 3 of a random game."""
    match = Match(GAME, GAME.setting(seats), seed=5)
    dice = random.Random(5)
    while not isinstance(match.state, Mara) or match.state.round < 3:
        match.play(dice.choice(match.moves()))
        match.commit()
    return match.state, match.ledger


def goods(state: Mara) -> None:
    state.seats[0].goods[4] += 1


def military(state: Mara) -> None:
    state.seats[0].military += 1


def track(state: Mara) -> None:
    state.seats[0].culture = 15


def points(state: Mara) -> None:
    state.seats[1].points -= 1


def worker(state: Mara) -> None:
    state.seats[0].workers[2] += 1


def spare_worker(state: Mara) -> None:
    state.spare[0] += 4


def hired(state: Mara) -> None:
    state.hired = 3


def tired(state: Mara) -> None:
    state.seats[0].tired[0] = 9


def warrior(state: Mara) -> None:
    state.warriors -= 1


def explorer(state: Mara) -> None:
    state.seats[0].explorers += 1


def below_nothing(state: Mara) -> None:
    state.seats[0].warriors -= 1
    state.seats[0].hut_warriors += 1


def chieftain(state: Mara) -> None:
    state.seats[0].chieftain = not state.seats[0].chieftain


def flag(state: Mara) -> None:
    state.seats[0].flags ^= 1


def caravan(state: Mara) -> None:
    state.seats[0].second = 19


def arrived(state: Mara) -> None:
    state.arrived += 1


def card_twice(state: Mara) -> None:
    state.deck |= one(state.row[0])


def card_gone(state: Mara) -> None:
    state.row = state.row[1:]


def card_used(state: Mara) -> None:
    state.seats[0].used = one(51)


def reserved(state: Mara) -> None:
    state.seats[0].reserved = 51 if state.seats[0].reserved < 0 else -1


def bonus_tile(state: Mara) -> None:
    state.seats[0].bonus_tiles ^= one(3)


def too_full(state: Mara) -> None:
    spot = one(NAMES.index("3a"))
    for seat in state.seats:
        seat.explorers_at |= spot


def in_the_fire(state: Mara) -> None:
    state.seats[0].explorers_at |= state.fire & -state.fire


def future_chieftain(state: Mara) -> None:
    state.seats[0].chieftain_at = one(NAMES.index("5a"))


def no_place(state: Mara) -> None:
    state.seats[0].explorers_at |= one(NAMES.index("hut"))


def powers(state: Mara) -> None:
    state.seats[0].raw_for_refined += 1


CHANGES = [
    goods, military, track, points, worker, spare_worker, hired, tired, warrior, explorer, chieftain, flag, caravan,
    arrived, card_twice, card_gone, card_used, reserved, bonus_tile, too_full, in_the_fire, future_chieftain, no_place,
    powers, below_nothing,
]  # fmt: skip


def test_a_game_adds_up() -> None:
    state, ledger = midgame()
    assert GAME.audit(state, ledger) == []


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_does_not_add_up_is_found(change: Callable[[Mara], None]) -> None:
    state, ledger = midgame()
    change(state)
    assert GAME.audit(state, ledger) != []


def test_everything_gained_has_a_source() -> None:
    """Whole games: at every ply holdings are what came in less what went out, and raids take what they give."""
    raided = 0
    for seats in (2, 3, 4):
        match = Match(GAME, GAME.setting(seats), seed=seats)
        dice = random.Random(seats)
        while not match.over:
            match.play(random_move(match.moves(), dice, by_verb=False))
            match.commit()
            assert GAME.audit(match.state, match.ledger) == []
        moved: dict[str, int] = {}
        for event in match.ledger.events:
            assert event.source
            if event.source == "raid":
                raided += 1
                moved[event.what] = moved.get(event.what, 0) + event.amount
        assert not any(moved.values())
    assert raided
