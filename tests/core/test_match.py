"""Match: draft, commit, undo, positions of the past, plans."""

from __future__ import annotations

import pytest

from terrae.core.errors import MoveError, UndoError
from terrae.core.match import Match
from terrae.core.moves import Entry
from terrae.core.nature import Nature
from terrae.core.state import NATURE, State
from terrae.games.terra_nova import GAME

OPTIONS = {
    "factions": "golems fairies",
    "bonus-tiles": "A B C D E",
    "round-tiles": "house post palace town sailing",
    "first": "1",
}
SET_UP = ["build E4", "build C5", "build B7", "build I7", "bonus B", "bonus D"]


def new(seed: int | None = 1, **options: str) -> Match:
    return Match(GAME, GAME.setting(2, {**OPTIONS, **options}), seed=seed)


def ready(**options: str) -> Match:
    """After set-up, at the first turn of seat 1."""
    match = new(1, **options)
    for text in SET_UP:
        match.play(text)
        match.commit()
    return match


def lucky(seed: int | None = 1) -> Match:
    """A variant in which nature answers after the last bonus tile."""
    match = new(seed, variant="lucky-digger")
    while not match.moves()[0].text.startswith("bonus"):
        match.play(match.moves()[0])
        match.commit()
    match.play("bonus D")
    match.commit()
    return match


def view(state: State) -> dict[str, object]:
    return GAME.view(state)


def test_moves_go_into_a_draft() -> None:
    """Moves of a turn can be taken back one by one until they are confirmed."""
    match = ready()
    before = view(match.state)
    match.play("exchange 2")
    match.play("habitable E3")
    assert [entry.move.text for entry in match.draft] == ["exchange 2", "habitable E3"]
    assert match.undo().text == "habitable E3"
    assert match.undo().text == "exchange 2"
    assert view(match.state) == before
    assert match.draft == []


def test_commit_makes_the_draft_final() -> None:
    """After it nothing can be taken back, and the error says so."""
    match = ready()
    match.play("exchange 2")
    match.commit()
    with pytest.raises(UndoError, match="confirmed"):
        match.undo()
    assert match.log[-1].move.text == "exchange 2"


def test_nothing_to_undo_at_the_start() -> None:
    """Before the first move."""
    with pytest.raises(UndoError, match="nothing was played"):
        new().undo()


def test_another_seat_waits_for_the_draft() -> None:
    """What one seat has not confirmed, another does not build on."""
    match = ready()
    match.play("drop")
    match.play("bonus A")
    match.play("done")
    assert match.state.decision.seat == 1
    with pytest.raises(MoveError, match="seat 1 has moves"):
        match.play("drop")
    match.commit()
    match.play("drop")
    assert match.draft[-1].seat == 1


def test_undo_stops_at_nature() -> None:
    """Nobody takes back what they have seen: nature's answer commits what came before it."""
    match = lucky()
    match.play("bonus B")
    assert match.log[-1].seat == NATURE
    assert match.draft == []
    with pytest.raises(UndoError, match="draw"):
        match.undo()


def test_nature_chosen_by_hand_commits_too() -> None:
    """A match without a seed asks somebody for the draws."""
    match = new(None, variant="lucky-digger")
    while match.seats_to_move != [NATURE]:
        match.play(match.moves()[0])
        match.commit()
    match.play("draw house blue", NATURE)
    assert match.draft == []


def test_undo_across_snapshots() -> None:
    """States are kept every few plies; taking back and playing on crosses them without a trace."""
    match = ready()
    texts = ["exchange 1", "habitable E3", "build E3", "exchange 1"]
    for _ in range(3):
        states = []
        for text in texts:
            states.append(view(match.state))
            match.play(text)
        events = len(match.ledger.events)
        for state in reversed(states):
            match.undo()
            assert view(match.state) == state
        assert len(match.ledger.events) < events
    while match.ply < 40:
        match.play(match.moves()[0])
        match.commit()
    assert view(match.at(match.ply)) == view(match.state)


def test_at_gives_every_position() -> None:
    """The state after so many moves, independent of the game."""
    match = new()
    views = [view(match.state)]
    while match.ply < 60 and not match.over:
        match.play(match.moves()[-1])
        match.commit()
        views.append(view(match.state))
    for ply, seen in enumerate(views):
        assert view(match.at(ply)) == seen
    old = match.at(10)
    old.play(old.moves()[0])
    assert view(match.at(10)) == views[10]


@pytest.mark.parametrize("ply", [-1, 7, 100])
def test_no_such_position(ply: int) -> None:
    """Before the beginning and after the end."""
    match = ready()
    with pytest.raises(MoveError, match="6 moves"):
        match.at(ply)
    with pytest.raises(MoveError, match="6 moves"):
        match.plan(ply)


def test_events_of_a_ply() -> None:
    """What each move brought about, with its source."""
    match = ready()
    match.play("exchange 2")
    assert [(event.what, event.amount, event.source) for event in match.events(match.ply)] == [
        ("spent", 2, "exchange"),
        ("money", 2, "exchange"),
    ]
    match.undo()
    match.play("exchange 1")
    assert [event.amount for event in match.events(match.ply)] == [1, 1]


def test_an_error_changes_nothing() -> None:
    """Unknown, illegal and ambiguous moves leave the match as it was."""
    match = ready()
    before, log = view(match.state), list(match.log)
    for text in ("", "fly E5", "build A2", "palace-left E4", "town money", "build", "exchange 9"):
        with pytest.raises(MoveError):
            match.play(text)
    with pytest.raises(MoveError):
        match.play("drop", 1)
    assert view(match.state) == before
    assert match.log == log


def test_a_move_object_must_be_legal_too() -> None:
    """A bot that hands over a move of the catalogue is refused like a person."""
    match = ready()
    with pytest.raises(MoveError):
        match.play(GAME.catalogue.parse("town money"))
    match.play(GAME.catalogue.parse("exchange 1"))


def test_the_end_of_a_match() -> None:
    """No moves, no questions; playing on is refused."""
    match = ready()
    while not match.over:
        match.play("drop" if GAME.catalogue.parse("drop") in match.moves() else match.moves()[0])
        match.commit()
    assert match.moves() == []
    assert match.ask() is None
    assert match.seats_to_move == []
    with pytest.raises(MoveError, match="over"):
        match.play("drop")


def test_a_fork_is_a_match_of_its_own() -> None:
    """It knows log, events and positions up to where it began, has a draft of its own, and the game knows nothing."""
    match = ready()
    while match.ply < 40:
        match.play(match.moves()[0])
        match.commit()
    before, log, events = view(match.state), list(match.log), len(match.ledger.events)
    for ply in (0, 5, 16, 33, match.ply):
        fork = match.fork(ply)
        assert view(fork.state) == view(match.at(ply)) and fork.log == log[:ply] and fork.draft == []
        assert all(list(map(repr, fork.events(at))) == list(map(repr, match.events(at))) for at in range(ply + 1))
        move = fork.play(fork.moves()[-1])
        assert fork.draft[0].move is move and fork.events(ply + 1) == fork.ledger.events[fork._marks[ply] :]
        fork.undo()
        assert view(fork.state) == view(match.at(ply))
        with pytest.raises(UndoError):
            fork.undo()
    assert (view(match.state), match.log, len(match.ledger.events)) == (before, log, events)


def test_a_fork_replays_from_a_kept_state() -> None:
    """What happened long ago is not played again."""
    match = ready()
    while match.ply < 40:
        match.play(match.moves()[0])
        match.commit()
    seen = view(match.at(37))
    match.log[:32] = [Entry(1, GAME.catalogue.parse("town money"))] * 32  # would fail if it were played
    assert view(match.fork(37).state) == view(match.plan(37).state) == seen


def test_nature_is_not_in_a_fork() -> None:
    """A draft asks for draws instead of telling what the game's nature would answer."""
    fork = lucky().fork()
    fork.play("bonus B")
    assert fork.draw_is_due and fork.seats_to_move == [NATURE] and len(fork.draft) == 1
    fork.draw(Nature(1))
    assert not fork.draw_is_due and fork.draft == []


def test_a_plan_never_touches_the_game() -> None:
    """Plans may move any seat, as far as one likes; the game never learns of it."""
    match = ready()
    match.play("exchange 1")
    before, log, events = view(match.state), list(match.log), len(match.ledger.events)
    plan = match.plan()
    while not plan.over:
        plan.play(plan.moves()[-1])
    assert view(match.state) == before
    assert (match.log, len(match.ledger.events)) == (log, events)
    assert len(match.draft) == 1


def test_a_plan_moves_all_seats_without_confirming() -> None:
    """What any seat answers belongs to the same plan and can be taken back."""
    plan = ready().plan()
    start = view(plan.state)
    for text in ("drop", "bonus A", "done", "drop", "bonus C"):
        plan.play(text)
    for _ in range(5):
        plan.undo()
    assert view(plan.state) == start
    with pytest.raises(UndoError, match="plan began"):
        plan.undo()


def test_a_plan_may_begin_in_the_past() -> None:
    """Any position of the game."""
    match = ready()
    plan = match.plan(3)
    assert view(plan.state) == view(match.at(3))
    plan.play("build A10")
    assert plan.log[:3] == match.log[:3]
    assert match.log[3].move.text == "build I7"


def test_a_plan_with_draws_of_ones_own() -> None:
    """Without a seed the user chooses the draws as moves of nature, and may take them back."""
    match = lucky()
    plan = match.plan()
    plan.play("bonus B")
    assert plan.seats_to_move == [NATURE]
    plan.play("draw house blue")
    assert plan.moves()[0].text.startswith("neutral")
    plan.undo()
    plan.play("draw house yellow")
    assert plan.log[-1].move.text == "draw house yellow"


def test_a_plan_with_its_own_seed() -> None:
    """The plan's seed answers, never the game's: a live table's luck does not leak."""

    def first_draw(seed: int) -> str:
        plan = lucky().plan(seed=seed)
        plan.play("bonus B")
        return next(entry.move.text for entry in reversed(plan.log) if entry.seat == NATURE)

    assert len({first_draw(seed) for seed in range(12)}) == 3
    assert first_draw(5) == first_draw(5)


def test_a_plan_of_a_plan() -> None:
    """A plan is a match."""
    plan = ready().plan()
    plan.play("exchange 1")
    deeper = plan.plan()
    deeper.play("drop")
    assert plan.ply == 7
    assert deeper.ply == 8


def test_what_came_with_a_round_is_known_after_undo_and_in_a_fork() -> None:
    """The last bonus tile of the set-up begins the first round, whose income is not what the tile brings."""
    match = new(1)
    for text in SET_UP:
        match.play(text)
        match.commit()
    last = match.ply
    while match.log[last - 1].move.text != SET_UP[-1]:
        last -= 1
    own, all_of_it = match.own_events(last), match.events(last)
    assert {event.source for event in all_of_it[len(own) :]} >= {"income"} and len(own) < len(all_of_it)
    fork = match.fork()
    assert [repr(event) for event in fork.own_events(last)] == [repr(event) for event in own]
    before = match.fork(last - 1)
    before.play(SET_UP[-1])
    assert len(before.own_events(last)) == len(own)
    before.undo()
    before.play(SET_UP[-1])
    assert len(before.own_events(last)) == len(own) and len(before.events(last)) == len(all_of_it)
