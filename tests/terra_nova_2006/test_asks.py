"""Questions, labels, warnings and reasons in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from terrae.core.asks import Choice
from terrae.core.check import random_move
from terrae.core.errors import IllegalMove
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.games.terra_nova_2006 import GAME
from tests.terra_nova_2006.positions import Table, fence, position, start


def choice(table: Table, text: str) -> Choice:
    asked = table.match.ask()
    assert asked is not None
    return next(one for one in asked.choices if one.move == text)


def question(table: Table) -> str:
    asked = table.match.ask()
    assert asked is not None
    return str(asked.question)


def refusal(table: Table, text: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        table.match.play(text)
    return str(caught.value)


def test_questions() -> None:
    assert question(start()) == "Place figure 1 of 13 on any empty field"
    table = position("G3 A1", "N1", stones="")
    assert "Action 1 of 3" in question(table)
    assert "Action 2 of 3" in question(table.play("G3-G8"))
    stuck = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert "your turn ends" in question(stuck)
    assert "you must pass" in question(position("A1", "A2 N1", "G8", stones="B1 B2"))
    drawn = Match(GAME, GAME.setting(2, {"setup": "quick"}))
    assert str(GAME.question(drawn.state, drawn.state.decision)) == "Who starts is drawn"
    drawn.play("draw first 2")
    assert "Red" in str(GAME.question(drawn.state, drawn.state.decision))


def test_labels_and_where_they_are_clicked() -> None:
    table = position("G3 A1", "N1")
    way = choice(table, "G3-G8")
    assert str(way.label) == "move the figure from G3 to G8" and way.at == ["hex:G3", "hex:G8"]
    stone = choice(table.play("G3-G8"), "stone G9")
    assert str(stone.label) == "place a stone on G9" and stone.at == ["hex:G9"]
    assert choice(start(), "place G5").at == ["hex:G5"]
    assert "lake" in str(choice(start(), "place G5").label)
    stuck = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert choice(stuck, "done").at == ["prompt"]


def test_what_a_stone_brings_is_told_beforehand() -> None:
    table = position("A1 C4", "N1 A2", stones=fence("A1 A2", but="A3")).play("C4-B4")
    stone = choice(table, "stone A3")
    assert str(stone.about) == "it closes 2 fields with 1 landscape, 3 points each for Yellow and Red"
    assert stone.gain == {"points": 3} and stone.cost == {"figure": 1}
    nobody = position("C4 G8", "N1", stones=fence("A1 A2", but="A3")).play("C4-B4")
    assert "nobody is there" in str(choice(nobody, "stone A3").about)


def test_a_split_is_told() -> None:
    top = " ".join(name for name in GAME.components().boards["standard"].names if name[0] in "ABCDEF") + " G5 G6"
    table = position("J7", "N1", stones=fence(top, but="G7")).play("J7-H7")
    assert "splits the land" in str(choice(table, "stone G7").about)


def test_warnings() -> None:
    gift = position("C4", "N1 A1", stones=fence("A1 A2", but="A3")).play("C4-B4")
    assert str(choice(gift, "stone A3").warning) == "Red would get 6 points, you 0"
    fair = position("A1 C4", "A2 N1", "A3 N9", stones=fence("A1 A2 A3", but="A4")).play("C4-C5", "C5-B5")
    assert choice(fair, "stone A4").warning is None


@pytest.mark.parametrize(
    ("played", "text", "words"),
    [
        ((), "stone G9", "the first action of a turn is a move"),
        ((), "done", "whoever can act must"),
        ((), "place G9", "all figures are placed"),
        ((), "draw first 1", "drawn, not chosen"),
        ((), "G4-G9", "no figure stands on G4"),
        ((), "N1-N2", "the figure on N1 belongs to Red"),
        ((), "G3-G12", "the way from G3 to G12 is not free: there is a stone on G10"),
        ((), "G3-G10", "there is a stone on G10"),
        ((), "A1-A2", "a figure of Red stands on A2"),
        ((), "A1-A4", "the way from A1 to A4 is not free: a figure of Red stands on A2"),
        ((), "P1-P2", "there is no field P1"),
        ((), "N1-P1", "there is no field P1"),
        ((), "G3-G16", "there is no field G16"),
        (("G3-G8",), "stone A4", "A4 is not beside a figure that moved in this turn (now on G8)"),
        (("G3-G8",), "stone G10", "there is a stone on G10"),
        (("G3-G8",), "stone A1", "your own figure stands on A1"),
        (("G3-G4", "G4-H3"), "H3-G3", "must not end on G3"),
    ],
)
def test_reasons(played: tuple[str, ...], text: str, words: str) -> None:
    table = position("G3 A1", "N1 A2", stones="G10").play(*played)
    assert words in refusal(table, text)


def test_reasons_of_other_times() -> None:
    placing = start().play("place G5")
    assert "still being placed" in refusal(placing, "G5-G6")
    assert "a figure of Yellow stands on G5" in refusal(placing, "place G5")
    gone = position("A1 G8", "N1", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert "no figure that moved in this turn is left" in refusal(gone, "stone G9")
    assert "lies in a region that has been scored" in refusal(gone, "stone A1")
    stuck = position("A1", "N1 G8", "N9", stones=fence("A1 A2", but="A3")).play("A1-A2", "stone A3")
    assert "`done` ends the turn" in refusal(stuck, "stone G9")


def test_whoever_waits_is_told_whose_turn_it_is() -> None:
    """Not what the seat to move could do, nor beside which of its figures a stone would have to lie."""
    table = position("G3 A1", "N1 A2", stones="G10").play("G3-G8")
    for text in ("done", "stone G9", "stone A4", "N1-N2", "G8-G9"):
        assert str(GAME.why_not(table.state, 1, GAME.catalogue.parse(text))) == "it is the turn of Yellow"
    assert str(GAME.why_not(start().state, 1, GAME.catalogue.parse("place G5"))) == "it is the turn of Yellow"


class Causes:
    """Why the seat to move cannot play a move in its turn, found out from a view alone: the keys of reasons."""

    def __init__(self, view: dict[str, Any], stuck: bool) -> None:
        self.view = view
        self.stuck = stuck  # nothing is possible
        self.fields = view["fields"]
        self.mine = view["seats"][view["to_move"][0] - 1]["figures"]
        self.by_spot = {(entry["x"], entry["y"]): name for name, entry in self.fields.items()}

    def of(self, move: Move) -> str:
        word, start, end = move.verb.word, *move.text.split(" ")[-1].partition("-")[::2]
        if word in ("draw first", "draw figure", "place"):
            return "all-placed" if word == "place" else "nature"
        if word == "done":
            return "must-act"
        if self.stuck:
            return "only-done"
        if word == "stone":
            late = "not-beside" if self.view["moved"] else "mover-gone"
            return self.taken(start) or ("move-first" if self.view["action"] == 1 else late)
        if not {start, end} <= set(self.fields):
            return "no-field"
        if start not in self.mine:
            return "not-yours" if self.fields[start]["holds"] == "figure" else "no-figure"
        return (self.taken(end) or "return") if self.clear(start, end) else "way"

    def taken(self, name: str) -> str:
        if name not in self.fields:
            return "no-field"
        holds = self.fields[name]["holds"]
        if holds == "figure":
            return "own-there" if name in self.mine else "other-there"
        return f"{holds}-there" if holds else ""

    def clear(self, start: str, end: str) -> bool:
        """Is everything between two fields of a straight way empty?"""
        (x, y), (x1, y1) = ((self.fields[name]["x"], self.fields[name]["y"]) for name in (start, end))
        steps = abs(y1 - y) or abs(x1 - x) // 2
        between = [(x + (x1 - x) * far // steps, y + (y1 - y) * far // steps) for far in range(1, steps)]
        return all(spot in self.by_spot and not self.fields[self.by_spot[spot]]["holds"] for spot in between)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_that_is_not_legal_has_the_true_reason(seats: int) -> None:
    """The whole catalogue, at some positions of a random game, beside a second look at the board."""
    dice = random.Random(seats)
    table = start(seats, seed=seats, setup="quick")
    found = set()
    while not table.over:
        legal = table.match.moves()
        if dice.random() < 0.05:
            seat = table.asked - 1
            causes = Causes(GAME.view(table.state), table.moves() == {"done"})
            for move in dice.sample(GAME.catalogue.moves, 400) + [GAME.catalogue.parse("done")]:
                if move not in legal:
                    reason = GAME.why_not(table.state, seat, move)
                    assert reason.key == f"terra-nova-2006.reason.{causes.of(move)}", (move.text, str(reason))
                    found.add(reason.key.rpartition(".")[2])
        table.play(random_move(legal, dice, by_verb=True).text)
    wanted = "nature all-placed must-act no-field no-figure not-yours way move-first not-beside stone-there own-there"
    assert set(wanted.split()) <= found


def told(table: Table, place: str, seat: int = 1) -> str:
    return "; ".join(str(line) for line in GAME.explain(table.state, seat - 1, place))


def test_all_about_a_field() -> None:
    table = position("A1 C4", "N1 A5", stones=fence("A1 A2", but="A3"))
    assert "a figure of Yellow stands here; your figure can go to: A2, A3, A4" in told(table, "a1")
    assert "a figure of Red" in told(table, "N1")
    assert "a stone lies here" in told(table, "B1")
    assert "closes 2 fields with 1 landscape, 6 points for Yellow" in told(table, "A3")
    assert "neither split" in told(table, "G8") and "the first action" in told(table, "G8")
    assert told(table, "Z9") == "" and told(table, "prompt") == ""
    table.play("C4-B4", "stone A3")
    assert "has been scored: 2 fields" in told(table, "A1")
    assert told(start(), "G5") == "G5: lake"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("G3-H5", "H5 does not lie on a straight line with G3"),
        ("g3 - h5", "H5 does not lie on a straight line with G3"),
        ("move G3 H5", "H5 does not lie on a straight line with G3"),
        ("G3-G3", "stands there already"),
        ("G3-A15", "no field A15"),
        ("G5-H7", "no figure stands on G5"),
        ("N1-L2", "belongs to Red"),
        ("G3-G7", "the way from G3 to G7 is not free: there is a stone on G5"),
        ("G3-G5", "there is a stone on G5"),
    ],
)
def test_a_way_that_is_none_says_why(typed: str, why: str) -> None:
    table = position("G3 A1", "N1", stones="G5")
    assert why in refusal(table, typed)
    start, end = [word.upper() for word in typed.replace("-", " ").split()][-2:]
    told = GAME.why_no_way(table.state, 0, start, end)
    assert told is not None and why in str(told)


def test_a_way_is_told_of_only_in_a_turn() -> None:
    table = position("G3 A1", "N1")
    assert GAME.why_no_way(table.state, 0, "G3", "G4") is None  # it can be gone
    assert GAME.why_no_way(table.state, 0, "G3", "Z99") is None
    assert GAME.why_no_way(start().state, 0, "G3", "H5") is None
    told = GAME.why_no_way(table.state, 1, "N1", "N2")
    assert told is not None and "turn of" in str(told)
