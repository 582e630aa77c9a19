"""The explorer: how seats began, from games in any form, and how it went."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from terrae.cli.program import program
from terrae.core.languages import speaking
from terrae.core.record import read
from terrae.explorer import book, sources
from terrae.explorer.openings import Opening, from_rows, in_words, openings
from terrae.explorer.tree import BOTS, PEOPLE, Asked, branches, fitting, things
from terrae.lab.rows import rows_of
from terrae.server.exploring import view_of
from tests.server.world import opened

GOLDEN = Path(__file__).parents[1] / "terra_nova" / "golden"
LEDGER = Path(__file__).parents[1] / "terra_mystica" / "golden" / "03-3-seats-base.terrae"
GAME = GOLDEN / "01-2-seats-first-game.terrae"


def made(*path: str, ahead: float, order: int = 1, **setup: str) -> Opening:
    return Opening("terra-nova", 2, order, frozenset(setup.items()), path, ahead)


MANY = [
    made("fairies", "C5", ahead=4, map="main"),
    made("fairies", "C5", ahead=8, map="main"),
    made("fairies", "A5", ahead=-3, map="other"),
    made("golems", ahead=-9, order=2, map="main"),
]


def test_what_came_next_and_how_it_went() -> None:
    first, second = branches(MANY, 0)
    assert (first.label, first.count, first.mean, first.goes_on) == ("fairies", 3, 3.0, True)
    assert first.low is not None and first.low < 3 < (first.high or 0)
    assert (second.label, second.count, second.low, second.goes_on) == ("golems", 1, None, False)
    deeper = fitting(MANY, Asked("terra-nova", path=("fairies",)))
    assert [(one.label, one.mean) for one in branches(deeper, 1)] == [("C5", 6.0), ("A5", -3.0)]
    assert fitting(MANY, Asked("terra-nova", order=2)) == MANY[3:]
    assert len(fitting(MANY, Asked("terra-nova", setup=frozenset({("map", "main")})))) == 3
    assert things(MANY) == {"map": {"main": 3, "other": 1}}


def test_a_game_tells_how_its_seats_began() -> None:
    """A match and the rows that the lab keeps of it tell the same."""
    match = read(GAME.read_text()).match()
    found = openings(match)
    scores = match.game.scores(match.state)
    assert [one.ahead for one in found] == [score - sum(scores) / 2 for score in scores]
    assert sorted(one.path[0] for one in found) == sorted(match.game.sides(match.state))
    assert all(len(one.path) > 2 for one in found)
    rows = rows_of(match, game_id="one")
    told = from_rows(rows.seats, {"one": [turn for turn in rows.turns if turn["seat"]]})
    assert [(one.path[0], one.ahead, one.order) for one in told] == [
        (one.path[0], one.ahead, one.order) for one in found
    ]
    assert openings(match.fork(30)) == []


def test_steps_are_told_in_words() -> None:
    """From the game itself, from rows of it, in another language; where the game is not known, as they are written."""
    match = read(GAME.read_text()).match()
    rows = rows_of(match, game_id="one")
    for found in (openings(match), from_rows(rows.seats, {"one": [*rows.turns]})):
        first = found[0]
        assert in_words(first, 0) == first.path[0]  # the page knows its name
        assert (first.path[1], in_words(first, 1)) == ("build A5, exchange 1", "House at A5, 1 power to 1 money")
        told = [in_words(first, depth) for depth in range(1, len(first.path))]
        assert all(told) and not set(told) & set(first.path)
        with speaking("de"):
            assert in_words(first, 1).startswith("Haus")
    partly = from_rows(rows.seats, {"one": [turn for turn in rows.turns if turn["seat"]]})[0]
    assert [in_words(partly, depth) for depth in range(len(partly.path))] == list(partly.path)


def test_a_book_tells_what_the_rows_tell_from_which_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = rows_of(read(GAME.read_text()).match(), game_id="0")
    monkeypatch.setattr(book, "BOOKS", tmp_path)
    assert (book.cover("terra-nova"), book.from_book("terra-nova")) == (None, [])
    book.write_book(book.shelf("terra-nova"), ["hard"], [(rows.seats, rows.turns)])
    assert book.cover("terra-nova") == book.Cover(["hard"], 2)
    found, wanted = book.from_book("terra-nova"), from_rows(rows.seats, {"0": rows.turns})
    assert [replace(one, tale=None) for one in found] == [replace(one, tale=None, by_bots=True) for one in wanted]
    assert [in_words(one, 1) for one in found] == [in_words(one, 1) for one in wanted]
    lines = gzip.decompress(book.shelf("terra-nova").read_bytes()).splitlines()
    assert len(json.loads(lines[1])[2]) < len(rows.turns) / 2, "only how it began"
    for whose, count in (("", 3), (BOTS, 2), (PEOPLE, 1)):
        assert len(fitting([*found, wanted[0]], Asked("terra-nova", whose=whose))) == count


def test_answers_to_others_are_no_steps() -> None:
    found = openings(read(LEDGER.read_text()).match())
    steps = [step for one in found for step in one.path]
    assert len(steps) > 15
    assert not [step for step in steps if step.startswith(("leech", "decline"))]


def test_folders_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games in files, among others that are none; results of the lab only where its extra is installed."""
    shutil.copy(GAME, tmp_path)
    (tmp_path / "notes.txt").write_text("no game")
    assert len(list(sources.from_folder(tmp_path))) == 2
    told = CliRunner().invoke(program, ["explore", "terra-nova", str(tmp_path)])
    assert (told.exit_code, len(told.output.splitlines()), "Leprechauns" in told.output) == (0, 2, True)
    none = CliRunner().invoke(program, ["explore", "terramara", str(tmp_path)])
    assert (none.exit_code, "no finished game of Terramara" in none.stderr) == (2, True)
    other = CliRunner().invoke(program, ["explore", "terra-nova", str(tmp_path), "--step", "nobody"])
    assert (other.exit_code, "these were chosen: leprechauns, fairies" in other.stderr) == (2, True), other.stderr
    gone = CliRunner().invoke(program, ["explore", "terramara", str(tmp_path / "gone")])
    assert (gone.exit_code, "there is no" in gone.stderr) == (2, True)
    (tmp_path / sources.ABOUT).write_text("{}")
    monkeypatch.setitem(__import__("sys").modules, "terrae.lab.results", None)
    with pytest.raises(sources.NothingToExplore, match=r"install the extra: pip install 'terrae\[lab\]'"):
        list(sources.from_folder(tmp_path))


def test_results_of_a_tournament_are_read(tmp_path: Path) -> None:
    arena = ["arena", "terra-nova-2006", "--bot", "random", "--games", "2", "--seats", "2"]
    played = CliRunner().invoke(program, [*arena, "--option", "setup=quick", "-o", str(tmp_path / "run")])
    assert played.exit_code == 0, played.output
    found = list(sources.from_folder(tmp_path / "run"))
    assert len(found) >= 4 and {one.title for one in found} == {"terra-nova-2006"}
    assert all(one.path for one in found)


def test_the_page_shows_finished_tables_and_given_folders(tmp_path: Path) -> None:
    shutil.copy(GAME, tmp_path / "game.terrae")

    async def scene() -> None:
        async with opened(tmp_path / "data", explore=f"{tmp_path / 'game.terrae'},{tmp_path / 'gone'}") as world:
            anke = world.person()
            await anke.post("/api/import", {"text": GAME.read_text()})
            page = await anke.ask("/explore/terra-nova", whose="here")
            assert "4 seats in finished games" in page.text
            assert "Fairies" in page.text and "step=" in page.text
            everybody, bots = [await anke.get("/api/explore/terra-nova", **given) for given in ({}, {"whose": "bots"})]
            assert everybody["count"] == bots["count"] + 4 and bots["count"] == book.cover("terra-nova").openings  # type: ignore[union-attr]
            deeper = await anke.ask("/explore/terra-nova", step="fairies", seats=2)
            assert "2 seats in finished games" in deeper.text
            assert (await anke.ask("/explore/chess")).status_code == 404
            assert "Terramara" in (await anke.ask("/explore")).text

    asyncio.run(scene())


def test_of_tables_that_are_not_among_the_newest_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terrae.server.exploring.MOST_TABLES", 1)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for _ in range(2):
                table = (await anke.post("/api/import", {"text": GAME.read_text()}))["table"]
                await anke.get("/api/explore/terra-nova", whose="here")
                assert list(world.house.explorer.tables) == [table]

    asyncio.run(scene())


def test_a_table_like_those_looked_at() -> None:
    match = read(GAME.read_text()).match()
    view = view_of(openings(match), Asked("terra-nova"))
    assert view.table["bots"] == 1
    assert view.table["options"]["setup"] == "first-game"  # type: ignore[index]
    assert all("<svg" in row.bar for row in view.rows)
