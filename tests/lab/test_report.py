"""Reports find what was planted, keep quiet where there is nothing, and stand alone."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from terrae.cli.program import program
from terrae.core.errors import TerraeError
from terrae.core.game import find_game, games
from terrae.core.languages import speaking
from terrae.core.names import names_of, uses
from terrae.core.record import save
from terrae.lab import results
from terrae.lab.gather import Gathered, gather
from terrae.lab.journal import BadResults
from terrae.lab.report import Content, agreements, facts, made_with, page, paragraphs, study
from terrae.lab.report.data import data
from terrae.lab.report.findings import judge, prepare
from terrae.lab.report.groups import factions
from tests.lab.made_up import made_up
from tests.lab.test_results import random_match
from tests.strange import STRANGE, english, heard, strange_language  # noqa: F401 (a fixture)

RUNS = 100


@pytest.fixture(scope="module")
def planted() -> Content:
    """Golems are six points better than others, and tile H gives everybody five."""
    return study(*made_up(500, sides={"golems": 6.0}, tiles={"H": 5.0}))


def test_what_was_planted_is_found_and_nothing_else(planted: Content) -> None:
    loud = [finding for finding in planted.findings if finding.loud]
    assert {"factions", "setup"} <= {finding.about for finding in loud} <= {"factions", "setup", "pairings"}
    assert {finding.key for finding in loud if finding.about == "factions" and finding.off > 0} == {"golems"}
    assert {finding.key for finding in loud if finding.about == "setup"} == {"bonus-tile H"}
    assert all("golems" in finding.key for finding in loud if finding.about == "pairings")
    golems = next(found for found in planted.of("factions", "ahead") if found.key == "golems")
    assert golems.found.low < 6 * 3 / 4 < golems.found.high  # ahead of a table that they are a quarter of
    tile = next(found for found in planted.of("setup") if found.key == "bonus-tile H")
    assert tile.found.low < 5 < tile.found.high


def test_equal_factions_are_declared_equal() -> None:
    """In 95 of 100 reports on games without any difference nothing is claimed."""
    names = names_of("terra-nova")
    frame = prepare(made_up(RUNS * 40, turns=False)[0])
    runs = (frame.slice(run * 160, 160) for run in range(RUNS))
    quiet = sum(not any(finding.loud for finding in judge(factions(run, names))) for run in runs)
    assert quiet >= 95


def test_words_say_what_stands_out_and_what_does_not(planted: Content) -> None:
    told = dict(paragraphs(planted))
    assert told["Factions."].startswith(
        "Ahead of the table (25\N{NO-BREAK SPACE}% of victories would be fair): Golems by +"
    )
    assert told["Seats."].startswith("Nothing stands out: victories of seats go from")
    assert "Bonus tile: Voyages +" in told["On the table."]
    assert re.search(r"of [\d,]+ comparisons \d+ stand out", told["How sure?"])


def test_a_page_stands_alone_with_every_number(planted: Content) -> None:
    text = page(planted, {"rules": "1"}, made_with("terrae report <here>"))
    assert "<script" not in text and not re.search(r'(?:src|href)="(?!#)', text)
    assert "terrae report &lt;here&gt;" in text
    marks = re.findall(r' id="([^"]+)"', text)
    assert len(marks) == len(set(marks))
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text))
    assert used <= set(marks)
    assert set(re.findall(r"var\(--([\w-]+)", text)) <= set(re.findall(r"--([\w-]+):", text))
    for finding in planted.findings:
        assert finding.name.replace("&", "&amp;") in text
    rows = re.findall(r"<tr><td>.*?</tr>", text)
    assert all(re.search(r"</td><td class=\"n\">[\d,]+</td><td class=\"n\">[\d,]+</td></tr>", row) for row in rows)


@pytest.mark.parametrize("name", games())
def test_every_title_can_be_reported_on(name: str, tmp_path: Path) -> None:
    """From game files, whose names are words of the title; every use has a name."""
    game = find_game(name)
    for number in range(3):
        save(random_match(game, f"report {number}", 3), tmp_path / f"{number}.terrae")
    content = study(*(lambda found: (found.seats, found.turns))(gather(tmp_path)))
    assert content.games == 3 and content.course.turns.count == 3
    assert json.loads(json.dumps(data(content)))["words"] == [f"{head} {text}" for head, text in paragraphs(content)]
    assert not any(finding.loud for finding in content.findings)  # of three games nothing can be said
    names = names_of(name)
    assert all(names.use(what).strip() for what in uses(name))
    assert all(names.side(key) != key for key in {finding.key for finding in content.of("factions")})


def test_a_game_kept_twice_counts_once_and_other_files_are_named(tmp_path: Path) -> None:
    match = random_match(find_game("terra-nova"), "twice")
    for name in ("one.terrae", "one.txt"):
        save(match, tmp_path / name)
    (tmp_path / "notes.txt").write_text("not a game")
    found = gather(tmp_path)
    assert found.seats["game_id"].to_list() == ["one"] * 2
    assert [file.name for file in found.refused] == ["notes.txt"]
    assert list(facts(found).values()) == ["1"]


def test_what_cannot_be_reported_on_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="there is no .*nowhere"):
        gather(tmp_path / "nowhere")
    with pytest.raises(BadResults, match="is empty"):
        gather(tmp_path)
    (tmp_path / "notes.txt").write_text("not a game")
    with pytest.raises(BadResults, match="no game that can be replayed; the first file says"):
        gather(tmp_path)
    (tmp_path / results.ABOUT).write_text('{"format": 99}')
    with pytest.raises(BadResults, match="format 99"):
        gather(tmp_path)
    seats, turns = made_up(2)
    with pytest.raises(TerraeError, match="several titles"):
        study(pl.concat([seats, seats.with_columns(title=pl.lit("terramara"))]), turns)
    with pytest.raises(TerraeError, match="none of these 2 games"):
        study(seats.with_columns(finished=pl.lit(False)), turns)


def test_one_game_is_too_little_but_no_mistake() -> None:
    content = study(*made_up(1))
    assert "too few games" in dict(paragraphs(content))["How sure?"]
    assert "one set-up only" in page(content, facts(Gathered(*made_up(1), {}, {})))


def test_the_command_writes_a_page_and_tells_the_words(tmp_path: Path) -> None:
    save(random_match(find_game("terra-nova-2006"), "command"), tmp_path / "game.terrae")
    out = tmp_path / "report.html"
    done = CliRunner().invoke(program, ["report", str(tmp_path / "game.terrae"), "-o", str(out)])
    assert done.exit_code == 0, done.output
    assert "The games. 1 game of 2 seats of Terra Nova (2006)" in done.output
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    told = CliRunner().invoke(program, ["report", str(tmp_path / "game.terrae"), "--json"])
    assert json.loads(told.stdout)["games"] == 1
    refused = CliRunner().invoke(program, ["report", str(tmp_path), "-o", str(tmp_path / "no" / "report.html")])
    assert refused.exit_code == 2 and "no/report.html" in refused.stderr


def test_other_games_are_set_beside() -> None:
    """Bots and people who agree on factions, and others who do not."""
    sides = {"golems": 12.0, "druids": 8.0, "fairies": 4.0, "sea-dogs": -4.0, "inventors": -8.0, "sand-cats": -12.0}
    one, two, three = (
        study(*made_up(80, seed, sides=given))
        for seed, given in ((1, sides), (2, sides), (3, {side: -gain for side, gain in sides.items()}))
    )
    assert agreements(one, two)[0].startswith(
        "They agree on how far factions are ahead of their tables: the orders of 8"
    )
    assert agreements(one, three)[0].startswith("They contradict each other on how far factions are ahead")
    shown = page(one, {}, other=two)
    assert "these 80 games" in shown and "the other 80 games" in shown and "They agree on how far factions" in shown
    with pytest.raises(TerraeError, match="cannot be set beside"):
        agreements(one, replace(two, game=find_game("terramara")))


def test_a_report_says_nothing_in_english_to_others() -> None:
    """Names of made-up bots stay what they are."""
    with speaking(STRANGE):
        content = study(*made_up(40, sides={"golems": 12.0}))
        told = [*heard(page(content, {}, other=study(*made_up(40, 2)))), *(text for _, text in paragraphs(content))]
    assert english(told, ["nobody"]) == []
