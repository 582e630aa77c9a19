"""Chapters "Resources" and "Workers"."""

from __future__ import annotations

from terrae.games.terramara.rules.deeds import HireWorker
from tests.terramara.positions import (
    asked,
    begin,
    give,
    goods,
    lay,
    legal,
    only,
    own,
    play,
    row,
    settle,
    tile,
    until_round,
)  # fmt: skip


def test_worker_refines_up_to_its_level() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.workers[1] = 1
    give(owner, stone=1, wood=2)
    play(state, "worker 2")
    assert legal(state) == {"refine stone", "refine wood"}
    play(state, "refine stone", "refine wood")
    assert goods(owner) == {"wood": 1, "ashlar": 1, "lumber": 1}
    assert asked(state)[0] == "Turn" and "worker 2" not in legal(state)


def test_excess_capacity_is_lost() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.workers[2] = 1
    give(owner, stone=3)
    play(state, "worker 3", "refine stone", "done")
    assert goods(owner) == {"stone": 2, "ashlar": 1}
    assert "worker 3" not in legal(state)


def test_worker_refines_any_mix_at_any_time_a19() -> None:
    """A19: also between the action and paying for an artifact, and in the middle of an action."""
    state = begin(4)
    only(state)
    tile(state, 0, "PQ11")
    row(state, "A104")
    owner = state.seats[0]
    owner.workers[1] = 1
    give(owner, wood=2)
    play(state, "explorer 1a")
    assert asked(state)[0] == "Window" and "create A104" not in legal(state)
    play(state, "worker 2", "refine wood", "refine wood")
    assert "create A104" in legal(state)
    play(state, "create A104")
    assert goods(owner) == {"livestock": 2}


def test_worker_in_the_middle_of_an_action_a19() -> None:
    """A bonus tile wants a refined good: a Worker may make one first."""
    state = begin(4)
    only(state)
    lay(state, 4, "B35")
    owner = state.seats[0]
    owner.workers[0] = 1
    give(owner, wood=1)
    play(state, "explorer travel", "caravan 1 left")
    assert asked(state)[0] == "Trade"
    assert legal(state) == {"done", "worker 1"}
    play(state, "worker 1", "refine wood", "pay lumber")
    assert owner.points == 5


def test_workers_rest_until_the_next_round() -> None:
    state = begin(4)
    only(state)
    owner = state.seats[0]
    owner.workers[0] = 1
    give(owner, ore=2)
    play(state, "worker 1", "refine ore")
    assert "worker 1" not in legal(state)
    play(state, "explorer hut")
    settle(state, 0)
    until_round(state, 2)
    assert "worker 1" in legal(state)


def test_refined_stands_in_for_raw_a23() -> None:
    """A23: one for one, wherever raw is paid; raw never stands in for refined."""
    state = begin(4)
    only(state)
    tile(state, 0, "PQ14")
    give(state.seats[0], metal=1)
    play(state, "explorer 1c", "pay metal", "gain ashlar")
    assert goods(state.seats[0]) == {"ashlar": 1}
    settle(state, 0)
    give(state.seats[1], ore=5, wood=5, stone=5, livestock=5)
    play(state, "explorer hut", "done")
    assert asked(state)[1] == 2


def test_raw_pays_for_no_artifact() -> None:
    state = begin(4)
    only(state)
    row(state, "A104", "A108")
    give(state.seats[0], wood=9, ore=9)
    play(state, "explorer hut")
    play(state, "done")
    assert asked(state)[0] == "Turn"


def test_supply_is_unlimited_a38() -> None:
    """A38: resources and points never run out; Workers and Warriors do."""
    state = begin(4)
    only(state)
    give(state.seats[0], stone=40)
    tile(state, 0, "PQ13")
    play(state, "explorer 1a")
    assert state.seats[0].goods[0] == 42
    assert list(state.spare) == [1, 1, 1]  # four of the five spare level-1 Workers were dealt
    state.spare[0] = 0
    before = list(state.seats[1].workers)
    HireWorker(1, "test", 1).run(state)
    assert list(state.seats[1].workers) == before


def test_once_a_round_effect_helps_an_action() -> None:
    """A question with no answer now is asked if a free move may bring goods."""
    state = begin(4)
    only(state)
    own(state, 0, "A112")
    play(state, "explorer hut")
    assert asked(state)[0] == "Menu" and legal(state) == {"done", "use A112"}
    play(state, "use A112", "gain ore", "choose 1", "refine ore")
    assert goods(state.seats[0]) == {"metal": 1}
