"""Judges: turns of every title are compared by plans of equal depth, and the difference is told."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from terrae.analysis.hints import advise
from terrae.analysis.openings import begun, openings
from terrae.analysis.reasons import explained, reasons
from terrae.analysis.study import tempered
from terrae.analysis.turns import played_turns
from terrae.analysis.usual import Experience, Fared, experience
from terrae.analysis.verdicts import CLAIM, MARK, Verdict, read_verdict
from terrae.analysis.work import NothingToAnalyse, analyse, judge_turns, turns_of
from terrae.bots import ask_bot, find_bot
from terrae.bots.judging import Gain, Prospect, Usual, judge_for
from terrae.core.errors import UnknownBot
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.names import names_of, uses, without_sides
from terrae.core.record import load
from terrae.core.state import NATURE
from terrae.games.terramara.rules.clan import Send

GOLDEN = Path(__file__).parent.parent


def played(title: str, turns: int, seats: int = 2) -> Match:
    """The first turns of a game of beginners."""
    game = find_game(title)
    match = Match(game, game.setting(seats), seed="judged")
    bots = [find_bot("beginner", game)(f"judged/{seat}") for seat in range(seats)]
    judge = judge_for(game, "quick")
    begun = 0
    while not match.over:
        seat = match.seats_to_move[0]
        begun += judge.begins_turn(match.state, seat)
        if begun > turns:
            break
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return match


@pytest.mark.parametrize("title", games())
def test_every_title_is_judged(title: str) -> None:
    """What was played is never better than the best; the verdict is plain data, and the same each time."""
    match = played(title, 3)
    turns = turns_of(match)
    assert [turn.seat for turn in turns[:2]] != [turns[0].seat] * 2 or title != "terra-nova-2006"
    assert all(match.log[turn.before].move is turn.moves[0] for turn in turns)
    once = list(judge_turns(match, [0, 1], "quick"))
    assert [it.data() for it in judge_turns(match, [0, 1], "quick")] == [it.data() for it in once]
    for it in once:
        assert it.loss >= 0 and it.played == [move.text for move in turns[it.number].moves]
        assert bool(it.better) == bool(it.loss)
        assert read_verdict(json.loads(json.dumps(it.data()))) == it


def test_every_turn_that_is_played_on_meets_the_same_luck() -> None:
    """So the best turn gives nothing away when it is the one that was played."""
    match = played("terra-nova-2006", 3)
    turn = turns_of(match)[1]
    kind = type(judge_for(match.game, "full"))
    little = {**kind.judging["full"], "tried": 3, "wide": 4, "playouts": 2}
    state = match.at(turn.before)
    once, again = (kind(match.game, 7, **little).judge(state, turn.seat, turn.moves) for _ in range(2))
    assert once == again and once.doubt >= once.loss
    assert kind(match.game, 7, **little).judge(state, turn.seat, once.best.moves).loss == 0


def test_turns_of_one_seat_in_a_row_are_apart() -> None:
    """Whoever is alone in a round plays turn after turn."""
    match = played("terra-mystica", 60)
    turns = played_turns(match, judge_for(match.game, "quick"))
    rows = [(one, two) for one, two in zip(turns, turns[1:], strict=False) if one.seat == two.seat]
    assert rows and all(one.after <= two.before for one, two in rows)
    assert all(sum(text.text.startswith("pass") for text in turn.moves) <= 1 for turn in turns)


def test_a_turn_of_terramara_sends_one_clan_member() -> None:
    """Whatever is used before it, and though artifacts are drawn in the midst of it, or at the end of it."""
    match = load(GOLDEN / "terramara/golden/04-2-seats-draft.terrae")
    turns = turns_of(match)
    sent = [sum(isinstance(move.verb, Send) for move in turn.moves) for turn in turns]
    assert sent == [1] * sum(isinstance(entry.move.verb, Send) for entry in match.log)
    rows = [(one, two) for one, two in zip(turns, turns[1:], strict=False) if one.seat == two.seat]
    assert any(match.log[two.before - 1].seat == NATURE for _, two in rows)
    assert any(not isinstance(turn.moves[0].verb, Send) for turn in turns)


def test_a_turn_in_which_something_was_drawn_is_judged_with_its_best_end() -> None:
    """What is made final before the draw is no whole turn, and does not give away what may still follow."""
    match = load(GOLDEN / "terramara/golden/01-2-seats-first-game.terrae")
    turn = next(turn for turn in turns_of(match) if "create A211" in [move.text for move in turn.moves])
    begun = turn.moves[: [move.text for move in turn.moves].index("create A211") + 1]
    assert len(begun) < len(turn.moves)
    judge = judge_for(match.game, "quick")
    part, whole = (judge.judge(match.at(turn.before), turn.seat, moves) for moves in (begun, turn.moves))
    assert part.played is not None and part.played.moves[: len(begun)] == begun
    assert len(part.played.moves) > len(begun) and abs(part.loss - whole.loss) < 1


def test_goods_changed_before_passing_do_not_matter() -> None:
    """Both turns pass, so both are judged as that; the round they end is not compared with one that goes on."""
    match = played("terra-mystica", 2)
    seat = match.seats_to_move[0]
    judge = judge_for(match.game, "quick")
    parse = match.game.catalogue.parse
    passing = next(move for move in match.moves(seat) if move.text.startswith("pass"))
    plain = judge.judge(match.state, seat, [passing])
    changed = judge.judge(match.state, seat, [parse("convert 1W to 1C"), passing])
    assert plain.loss > 0 and changed.loss == plain.loss
    assert changed.played is not None and changed.played.goods == {}


def test_advice_is_told_in_words_and_the_best_first() -> None:
    """Points fall from the best turn on, and no step of a plan is left in notation."""
    match = load(GOLDEN / "terramara/golden/04-2-seats-draft.terrae")
    for turn in turns_of(match)[4:40:7]:
        advised = advise(match.fork(turn.before), turn.seat, "quick")["turns"]
        points = [it["points"] for it in advised]
        assert len(advised) > 1 and points == sorted(points, reverse=True)
        told = [text for it in advised for text in (it["text"], *it["plan"])]
        assert all(text[0].isupper() and not text.endswith("Done") for text in told)


def test_a_blunder_is_found_and_explained() -> None:
    """Dropping out at once, with all money unspent, is a mistake in anybody's eyes."""
    match = played("terra-nova", 4)
    seat = match.seats_to_move[0]
    match.play("drop", seat)
    match.commit()
    number = len(turns_of(match)) - 1
    quick, full = next(judge_turns(match, [number], "quick")), next(judge_turns(match, [number], "full"))
    assert quick.claimed and full.marked and full.loss >= MARK
    told = explained("terra-nova", full.reasons)
    assert told.endswith(".") and "+" in told
    assert full.line[0] == full.better != full.played


def test_only_what_was_claimed_is_looked_at_again() -> None:
    match = played("terra-nova", 5)
    steps: list[tuple[int, int]] = []
    found = analyse(match, progress=lambda done, of: steps.append((done, of)))
    assert [it.number for it in found] == list(range(5))
    assert all(it.depth == "full" or it.doubt < CLAIM for it in found)
    assert steps[4][0] == 5 and steps[-1][0] == steps[-1][1]


def prospect(gains: list[Gain], goods: dict[str, int] | None = None) -> Prospect:
    return Prospect([], 0.0, [], gains, goods or {})


def test_reasons_are_differences() -> None:
    """Sources by points or by time, terms by points, goods by kind; what is equal is not told."""
    find_game("terra-nova")  # brings its words
    better = prospect(
        [Gain("tile:town-points", 3, 9.0), Gain("tile:round-post", 2, 3.0), Gain("goods", 0, 1.0)], {"money": 2}
    )
    other = prospect([Gain("tile:round-post", 3, 3.0), Gain("goods", 0, 2.2), Gain("rest", 0, 4.0)], {"money": 5})
    assert (
        explained("terra-nova", reasons(better, other))
        == "Town tile Glory: +9; round tile Trade one round earlier; goods at hand (3 money less): −1.2."
    )
    assert explained("terra-nova", reasons(other, other)) == ""


def test_what_cannot_be_judged_is_refused() -> None:
    game = find_game("terra-nova")
    with pytest.raises(NothingToAnalyse):
        analyse(Match(game, game.setting(2), seed=1))
    with pytest.raises(UnknownBot):
        judge_for(game, "blind")


def test_openings_are_seen_beside_what_usually_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is known of a title, nothing is said; what many games have shown goes before what a bot expects."""
    game = load(GOLDEN / "terra_nova/golden/01-2-seats-first-game.terrae")
    known: dict[str, Experience] = {}
    monkeypatch.setattr("terrae.analysis.openings.experience", known.get)
    assert openings(game) == [(0, "+1 beside the mean of all factions"), (1, "+6 beside the mean of all factions")]
    assert openings(load(GOLDEN / "terramara/golden/01-2-seats-first-game.terrae")) == []
    some = Fared(2.5, 1.0, 4.0, 1200)
    first, second = game.game.sides(game.state)
    tiles = game.game.laid_out(game.state)["bonus-tile"]
    known["terra-nova"] = Experience(
        2000,
        ("hard",),
        sides={first: some},
        table={f"bonus-tile {tiles[0]}": some, "bonus-tile none": some},
        together={f"{first} bonus-tile {tiles[1]}": some, f"{second} bonus-tile {tiles[1]}": some},
        uses={f"bonus {tile}": some for tile in tiles},
    )
    everybody, own, other = openings(game)
    names = names_of("terra-nova")
    assert everybody[1].endswith(f"lies on the table: {names.laid('bonus-tile', tiles[0])} +2.5")
    assert own[1].startswith("+2.5 beside their tables in 1,200 games of bots (Hard; +1 to +4); and more or less where")
    assert "seats that had these: Bonus tile: " in own[1]
    assert other[1].startswith("+6 beside the mean of all factions; seats that had these")
    known["terra-nova"] = Experience(2000, ("hard",))
    assert "no seat and no first place was better than chance" in openings(game)[0][1]
    usual = Usual(-2, 10, {"E5": 7, "G5": 2})
    assert begun(usual, ["G5", "A1"]) == [
        "began as in so many of 10 games of people: G5 2, A1 0",
        "most begin at E5 (7)",
    ]


def test_what_is_known_of_titles_can_be_read() -> None:
    """Files name what there is: sides of the title, things that may lie on its tables, moves of its catalogue."""
    for title in games():
        seen, names = experience(title), names_of(title)
        if seen is None:
            continue
        assert seen.games >= 500
        assert seen.sides.keys() <= names.sides.keys()
        assert seen.uses.keys() <= {without_sides(use, names) for use in uses(title)}
        assert {key.split()[0] for key in seen.together} <= seen.sides.keys()
        assert all(fared.low <= fared.points <= fared.high for fared in seen.sides.values())


def test_the_next_turn_bears_a_loss_out_or_not() -> None:
    """Who can expect as much at the next turn of the round has lost nothing; another round says nothing about it."""
    one = Verdict(0, 10, 12, 0, 2, 60.0, 8.0, 9.0, "full", ["drop"])
    for after, loss in ((61.0, 0.0), (55.0, 5.0), (40.0, 8.0)):
        found = tempered([one, replace(one, number=1, expected=after, loss=0.0)])
        assert [(it.loss, it.sure) for it in found] == [(8.0, loss), (0.0, 0.0)]
        assert found[0].marked and found[0].doubtful == (loss < MARK)
    assert tempered([one, replace(one, number=1, round=3, expected=61.0)])[0].sure == 8.0
    assert tempered([one, replace(one, number=1, seat=1, expected=61.0)])[0].sure == 8.0
