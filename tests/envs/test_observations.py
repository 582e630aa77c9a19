"""Observations: what a seat may know as numbers agrees with what it may know as data."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from terrae.core.errors import NoObserver
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.observer import Observer
from terrae.envs.table import Table, pieces_of, scales_of, told
from terrae.envs.task import Task, task

EVERY = 9  # plies between two looks
TABLES = [(title, seats) for title in games() for seats in (find_game(title).fewest, find_game(title).most)]


def walk(given: Task, seed: str = "1") -> Any:
    """The positions of a random game: a table before each of some questions."""
    table = Table(given)
    table.begin(seed)
    dice = random.Random(seed)
    step = 0
    while True:
        if step % EVERY == 0 or table.course.finished:
            yield table
        if table.course.finished:
            return
        table.course.play(dice.choice(table.course.moves))
        table.course.mark()
        step += 1


def shown(table: Table, seat: int) -> dict[str, Any]:
    return told(table.observer, table.see(seat))


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_numbers_agree_with_the_view(title: str, seats: int) -> None:
    """Goods, points, places and questions are those of the view; each seat sees itself first."""
    compare = {
        "terra-nova": compare_nova,
        "terra-mystica": compare_mystica,
        "terra-nova-2006": compare_island,
        "terramara": compare_mara,
    }[title]
    looked = 0
    for table in walk(task(title, seats)):
        view = table.game.view(table.course.state)
        for seat in range(seats):
            seen = shown(table, seat)
            rows = [view["seats"][(seat + ahead) % seats] for ahead in range(seats)]
            assert [row.get("points", 0) for row in seen["seats"]] == [row["points"] for row in rows]
            compare(table, seen, view, rows)
            verbs = {move.verb.word for move in table.course.moves} if seat == table.course.seat else set()
            asked = {name for name in seen["question"] if not name.startswith("asked") and name != "left"}
            assert asked == verbs
            assert seen["question"].get("asked", 0) == (seat == table.course.seat)
            looked += 1
    assert looked > 10


def cells(names: list[str]) -> list[list[int]]:
    """Names of a grid as rows and columns."""
    return sorted([ord(name[0]) - ord("A"), int(name[1:]) - 1] for name in names)


def compare_nova(table: Table, seen: dict[str, Any], view: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    assert seen["table"].get("round", 0) == view["round"]
    board = seen["board"]
    for number, terrain in enumerate(view["terrains"], 1):
        named = [name for name, cell in view["hexes"].items() if cell["terrain"] == terrain]
        assert board.get(f"terrain-{number}", []) == cells(named)
    for ahead, row in enumerate(rows):
        own = seen["seats"][ahead]
        assert own.get("money", 0) == row["money"]
        assert [own.get(f"bowl{bowl}", 0) for bowl in (1, 2, 3)] == row["power"]
        assert board.get(f"house-{ahead}", []) == cells(row["houses"])
        assert board.get(f"post-{ahead}", []) == cells(row["posts"])
        assert board.get(f"town-{ahead}", []) == cells(row["town_hexes"])
        assert board.get(f"reach-{ahead}", []) == cells(row["reach"])
        assert own.get("dropped", 0) == row["dropped"]
        assert ([name for name in own if name.startswith("faction-")] or [""])[0] == (
            f"faction-{row['faction']}" if row["faction"] else ""
        )
        assert ([name for name in own if name.startswith("bonus-")] or [""])[0] == (
            f"bonus-{row['bonus']}" if row["bonus"] else ""
        )
    drawn = [name.split("-", 2)[2] for name in seen["tiles"] if name.startswith("round-")]
    assert drawn == [tile["name"] for tile in view["round_tiles"]]
    assert {name[6:] for name in seen["tiles"] if name.startswith("offer-")} == set(view["bonus_tiles"])


def compare_mystica(table: Table, seen: dict[str, Any], view: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    assert seen["table"].get("round", 0) == view["round"]
    for name, amount in view["granted"].items():
        told_name = name if name == "actions" else f"granted-{name}"
        assert seen["table"].get(told_name, 0) == amount
    for ahead, row in enumerate(rows):
        own = seen["seats"][ahead]
        for good in ("coins", "workers", "priests", "keys", "shipping", "digging"):
            assert own.get(good, 0) == row[good]
        assert [own.get(f"bowl{bowl}", 0) for bowl in (1, 2, 3)] == row["power"]
        assert {cult: own.get(f"cult-{cult}", 0) for cult in row["cults"]} == row["cults"]
        assert own.get("offers", 0) == len(row["offers"])
        assert {name[7:] for name in own if name.startswith("favour-")} == {tile["name"] for tile in row["favours"]}
        for kind, places in row["structures"].items():
            where = sorted(
                [cell["row"], cell["column"]]
                for name, cell in [*view["hexes"].items(), *view["rivers"].items()]
                if name in places
            )
            assert seen["board"].get(f"{kind}-{ahead}", []) == where
    assert {name[6:] for name in seen["tiles"] if name.startswith("offer-")} == set(view["bonus_cards"])


def compare_island(table: Table, seen: dict[str, Any], view: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    assert seen["table"].get("stones", 0) == view["stones"]
    board = seen["board"]
    holding = {
        what: cells([name for name, field in view["fields"].items() if field["holds"] == what])
        for what in ("stone", "scored")
    }
    assert {what: board.get(what, []) for what in holding} == holding
    for ahead, row in enumerate(rows):
        assert seen["seats"][ahead].get("held", 0) == row["held"]
        assert board.get(f"figure-{ahead}", []) == cells(row["figures"])
        assert seen["seats"][ahead].get("figures", 0) == len(row["figures"])
    assert sum(len(board.get(f"landscape-{number}", [])) for number in range(1, 9)) == len(view["fields"])


def compare_mara(table: Table, seen: dict[str, Any], view: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    assert seen["table"].get("round", 0) == view["round"]
    names = sorted((place, name[4:]) for name, place in seen["tiles"].items() if name.startswith("row-"))
    assert [name for _, name in names] == [card["key"] for card in view["row"]]
    for ahead, row in enumerate(rows):
        own = seen["seats"][ahead]
        assert {good: own.get(good, 0) for good in row["goods"]} == row["goods"]
        for track in ("military", "culture", "explorers", "chieftain", "warriors", "clan"):
            assert own.get(track, 0) == row[track]
        assert {name[9:] for name in own if name.startswith("artifact-")} == {card["key"] for card in row["artifacts"]}
        stands = {name for name, space in view["spaces"].items() if row["seat"] in space["explorers"]}
        marked = seen["spaces"].get(f"explorer-{ahead}", [])
        assert len(stands) <= len(marked) <= len(stands) + 1  # the Hut is no space of the view


@pytest.mark.parametrize("title", games())
def test_equal_positions_look_equal(title: str) -> None:
    """Also in memory where something else stood before; other positions look different."""
    given = task(title, 2)
    used = Table(given)
    fresh: list[bytes] = []
    for table in walk(given, "2"):
        used.course.state, used.course.moves, used.course.seat = (
            table.course.state.copy(),
            table.course.moves,
            table.course.seat,
        )
        used.begun = True
        seen = table.see(0)
        assert (used.see(0) == seen).all()
        fresh.append(seen.tobytes())
    assert len(set(fresh)) == len(fresh)


@pytest.mark.parametrize("title", games())
def test_pieces(title: str) -> None:
    """Pieces lie one after another, have the shapes they say, and share memory with the observation."""
    table = Table(task(title, 3))
    observer = table.observer
    assert sum(piece.size for piece in observer.pieces) == observer.size
    assert {"seats", "question"} <= {piece.name for piece in observer.pieces}
    seen = np.arange(2 * observer.size).reshape(2, -1)
    for piece in observer.pieces:
        part = pieces_of(observer, seen)[piece.name]
        assert part.shape == (2, *piece.shape) and np.shares_memory(part, seen)
        assert len({field.name for field in piece.fields}) == len(piece.fields)
    assert scales_of(observer).shape == (observer.size,) and (scales_of(observer) >= 1).all()


def test_digests_tell_lay_outs_apart() -> None:
    nova, duel = find_game("terra-nova").observer(4), find_game("terra-nova").observer(2)
    assert nova.digest() == find_game("terra-nova").observer(4).digest()
    assert len({nova.digest(), duel.digest(), find_game("terramara").observer(4).digest()}) == 3


def test_json_view() -> None:
    table = Table(task("terra-nova", 2))
    table.begin(3)
    seat = int(table.course.seat)
    view = json.loads(json.dumps(table.view(seat)))
    assert view["asked"] == [seat] and view["view"]["game"] == "terra-nova" and not view["over"]
    assert set(view["legal"].values()) == {move.text for move in table.course.moves}
    assert table.view(1 - seat)["legal"] == {}


def test_a_title_without_an_observer_says_so() -> None:
    class Bare(Game):
        name, title, fewest, most, rules = "bare", "Bare", 1, 2, 1

    with pytest.raises(NoObserver, match="Bare does not say how a position is written as numbers"):
        Bare().observer(2)


def test_a_course_is_the_match_of_its_seed() -> None:
    """The same luck and the same questions, forced ones and draws included."""
    for title in games():
        given = task(title, 2)
        table = Table(given)
        table.begin(5)
        dice = random.Random(title)
        match = Match(given.game, given.setting, seed=5)
        while not match.over:
            course = table.course
            moves = match.moves()
            if len(moves) == 1:
                match.play(moves[0])
            else:
                assert course.moves == moves and course.seat == match.seats_to_move[0]
                move = dice.choice(moves)
                course.play(move)
                match.play(move)
            match.commit()
        assert table.course.finished
        assert [entry.move for entry in match.log] == table.course.log
        assert table.match().log == match.log
        assert table.points() == given.game.scores(match.state)


def test_observer_is_found_by_the_game() -> None:
    for title in games():
        assert isinstance(find_game(title).observer(2), Observer)
