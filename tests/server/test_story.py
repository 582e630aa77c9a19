"""The end of a game: its story adds up, and its page tells it in words, numbers and pictures."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from terrae.core.game import games
from terrae.core.record import load
from terrae.draw import charts
from terrae.server.slices import finish
from terrae.server.story import Moment, moments, story
from tests.server.world import opened

TESTS = Path(__file__).parent.parent
GOLDEN = {name: sorted((TESTS / name.replace("-", "_") / "golden").glob("*.terrae")) for name in games()}


@pytest.mark.parametrize("name", games())
def test_points_by_source_and_by_chapter_add_up(name: str) -> None:
    for path in GOLDEN[name]:
        match = load(path)
        told = finish(story(match))
        scores = match.game.scores(match.state)
        assert [seat.points for seat in told.seats] == scores
        for seat in told.seats:
            assert sum(seat.chapters) == sum(seat.sources.values()) == seat.points, path.name
            assert len(seat.chapters) == len(told.chapters) == len(told.ends)
        assert told.line[-1] == (match.ply, scores)
        assert told.ends == sorted(told.ends) and told.ends[-1] == match.ply
        first = {seat.seat - 1 for seat in told.seats if seat.place == 1}
        assert first == set(match.game.winners(match.state))
        assert len(told.sources) <= 12, told.sources
        assert not any(":" in kind for kind in told.sources)


@pytest.mark.parametrize(("name", "rounds"), [("terra-mystica", 6), ("terra-nova", 5)])
def test_chapters_are_the_rounds_and_the_end(name: str, rounds: int) -> None:
    told = finish(story(load(GOLDEN[name][0])))
    numbers = [chapter for chapter in told.chapters if chapter.isdecimal()]
    assert numbers == [str(number + 1) for number in range(rounds)]
    assert told.chapters[-1] == "end"


def test_points_that_come_at_the_end_are_foretold() -> None:
    """In Terramara: each round tells what it changed, so that its story is more than its last line."""
    told = finish(story(load(GOLDEN["terramara"][0])))
    assert told.foretold and told.chapters[-5:] == ["1", "2", "3", "4", "5"]
    assert sum(any(seat.chapters[-number] for seat in told.seats) for number in range(1, 6)) >= 4
    assert len(told.line) > 10


def test_the_lead_changes_when_somebody_is_alone_in_front() -> None:
    chapters = [[3, 3], [0, 2], [5, 0], [1, 1], [0, 9]]
    assert moments(chapters) == [Moment(1, 2, 2, 2), Moment(2, 1, 5, 3), Moment(4, 2, 9, 6)]


def test_charts_keep_labels_apart_and_show_losses() -> None:
    series = [charts.Series("blue", "A", [0, 5]), charts.Series("red", "B", [0, 5]), charts.Series("", "C", [0, -10])]
    drawn = charts.lead(series, [0, 9], [(4, "1"), (9, "end")], [(9, 0)])
    heights = [float(y) for y in re.findall(r'class="end-label" x="[\d.]+" y="([\d.]+)"', drawn)]
    assert len(heights) == 3 and all(abs(a - b) >= charts.LABEL for a in heights for b in heights if a != b)
    assert len(set(heights)) == 3
    assert "lost" in charts.bar(-3, 3, "blue") and "lost" not in charts.bar(3, 3, "blue")
    assert "−3" in charts.columns([-3, 4], 4, "blue")


@pytest.mark.parametrize("name", games())
def test_the_end_page_tells_ranking_sources_and_rounds(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            match = load(GOLDEN[name][-1])
            made = await anke.post("/api/import", {"text": GOLDEN[name][-1].read_text(encoding="utf-8")})
            page = await anke.ask(f"{made['url']}/end")
            assert page.status_code == 200
            for points in match.game.scores(match.state):
                assert f'<span class="pts">{points}<' in page.text
            assert page.text.count('class="columns') == len(match.names)
            assert 'id="rematch"' not in page.text, "nobody played here"
            assert len(page.text.encode()) < 125_000

    asyncio.run(scene())


def test_a_game_that_goes_on_has_no_end_yet(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            made = await anke.new_table("me", "hot")
            answer = await anke.ask(f"{made['url']}/end")
            assert (answer.status_code, answer.headers["location"]) == (303, made["url"])
            assert (await anke.ask("/table/nowhere/end")).status_code == 404

    asyncio.run(scene())


def test_whoever_played_reads_their_place_and_may_play_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", options={"setup": "first-game"})
            await bert.join(made["invites"]["2"], table=made["table"])
            await world.play_on(made["table"], {1: anke, 2: bert})
            texts = [(await one.ask(f"{made['url']}/end")).text for one in (anke, bert)]
            heads = sorted(re.findall(r"<h1>([^<]*)</h1>", text)[0] for text in texts)
            assert heads in (["You came second", "You won"], ["You share the victory"] * 2)
            assert all('id="rematch"' in text for text in texts)

    asyncio.run(scene())


def test_what_seats_begin_with_is_no_lead() -> None:
    """Seats that choose factions one after the other get their points one after the other."""
    told = finish(story(load(GOLDEN["terra-mystica"][0])))
    before = [points for ply, points in told.line if 0 < ply <= told.ends[0]]
    assert before == [[20] * len(told.seats)]
