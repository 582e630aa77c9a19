"""Chapters "Resources" and "Workers"."""

from __future__ import annotations

from terrae.games.terramara import GAME
from terrae.games.terramara.rules.deeds import HireWorker
from tests.terramara.positions import (
    asked,
    begin,
    character,
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


FREE = {"worker 1", "use A112"}


def test_free_moves_at_every_question_of_the_own_turn_a53() -> None:
    """A53: "at any time during your turn" is at every question of it; on somebody else's turn at none."""
    state = begin(4)
    only(state)
    own(state, 0, "A112")  # once a round: any raw good
    tile(state, 0, "PQ12")  # 1a: livestock and refine
    owner = state.seats[0]
    owner.workers[0] = 1
    give(owner, wood=3)
    play(state, "explorer 1a")
    assert asked(state)[0] == "Refine" and legal(state) >= FREE
    play(state, "use A112")
    assert asked(state)[0] == "Pick" and "worker 1" in legal(state)
    play(state, "gain ore")
    assert asked(state)[0] == "Refine" and legal(state) & FREE == {"worker 1"}
    play(state, "worker 1")
    assert asked(state)[0] == "Refine" and "done" not in legal(state)
    play(state, "refine ore", "refine wood")
    assert goods(owner) == {"wood": 2, "livestock": 1, "lumber": 1, "metal": 1}


def test_free_moves_while_travelling_and_paying_a53() -> None:
    """A53: at each step of a Caravan; and in the middle of a price what cannot touch it."""
    state = begin(4)
    only(state)
    own(state, 0, "A112", "A211")  # the second: any raw for any refined
    lay(state, 4, "B34")
    owner = state.seats[0]
    owner.workers[0] = 1
    give(owner, wood=2)
    play(state, "explorer travel")
    assert asked(state)[0] == "Travel" and legal(state) >= {*FREE, "use A211"}
    play(state, "caravan 1 left", "pay wood")
    assert asked(state)[0] == "PayMore" and legal(state) == {"pay wood", *FREE}
    why = GAME.why_not(state, 0, GAME.catalogue.parse("use A211"))
    assert str(why) == "what that does may take goods: first pay the price"
    play(state, "use A112")
    assert asked(state)[0] == "Pick" and "use A211" not in legal(state)
    play(state, "gain ore", "worker 1", "refine wood", "pay lumber")
    assert owner.points == 5 and goods(owner) == {"ore": 1}
    assert asked(state)[0] == "Travel" and legal(state) >= {"use A211"}


def test_free_moves_while_a_space_is_paid_for_a53() -> None:
    """A53: the last good that pays for a space cannot be given away for something else."""
    state = begin(4)
    only(state)
    own(state, 0, "A112", "A211")
    tile(state, 4, "PQ23")
    give(state.seats[0], metal=1)
    play(state, "explorer 3c")
    assert asked(state)[0] == "PayRaw" and legal(state) == {"pay metal", "use A112"}
    play(state, "use A112", "gain ore", "pay ore", "choose 1")
    assert asked(state)[0] == "Travel" and "use A211" in legal(state)


def test_free_moves_while_an_artifact_is_paid_for_a53() -> None:
    """A53: a Worker may still refine what would be paid raw."""
    state = begin(4)
    only(state)
    character(state, 0, "K4")  # two raw goods may pay
    row(state, "A104")
    owner = state.seats[0]
    owner.workers[0] = 1
    give(owner, wood=3)
    play(state, "explorer hire", "create A104")
    assert asked(state)[0] == "PayArtifact" and legal(state) == {"swap wood", "worker 1"}
    play(state, "worker 1", "refine wood", "swap wood", "done")
    assert goods(owner) == {"wood": 1} and owner.cards


def test_free_moves_before_a_gain_that_is_declined_a53() -> None:
    """A53: what a gain brings counts when it is taken: a Worker tile taken meanwhile is gone."""
    state = begin(4)
    only(state)
    own(state, 0, "A112")
    play(state, "decline", "explorer hire")
    assert asked(state)[0] == "TakeUpTo" and legal(state) == {"take 0", "take 1", "use A112"}
    state.hired = 2
    play(state, "use A112", "gain ore")
    assert state.seats[0].workers[0] == 0 and asked(state)[0] != "TakeUpTo"


def test_no_free_moves_on_somebody_elses_turn_a53() -> None:
    """A53: the third in the new order gains Culture, and a tile with it, but it is not its turn."""
    state = begin(4)
    only(state)
    own(state, 2, "A112")
    lay(state, 0, "B16")
    state.seats[2].culture = 5
    play(state, "explorer first", "caravan 1 ahead", "take 1")
    assert asked(state) == ("Pick", 2) and "use A112" not in legal(state)
    why = GAME.why_not(state, 2, GAME.catalogue.parse("use A112"))
    assert str(why) == "Workers and once-a-round effects are for your own turn"


def test_once_a_round_effect_helps_an_action() -> None:
    """A question with no answer now is asked if a free move may bring goods."""
    state = begin(4)
    only(state)
    own(state, 0, "A112")
    play(state, "explorer hut")
    assert asked(state)[0] == "Menu" and legal(state) == {"done", "use A112"}
    play(state, "use A112", "gain ore", "choose 1", "refine ore")
    assert goods(state.seats[0]) == {"metal": 1}
