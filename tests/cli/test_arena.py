"""`terrae arena` at the terminal: a table, an answer, JSON, and refusals of one sentence."""

from __future__ import annotations

import json
from pathlib import Path

from terrae.lab import results
from tests.cli.table import refused, run


def test_a_tournament_is_told(tmp_path: Path) -> None:
    """Rounded up to whole set-ups; the games are where they were wanted, with what was given."""
    folder = tmp_path / "run"
    result = run(
        "arena", "terra-nova", "--bot=random", "--bot=easy", "--games=3", "--workers=1", "--seed=told",
        "--option=factions=random", "--each=map=main", "--each=map=alternative", "-o", folder,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "Terra Nova, 2 seats: 4 games of 2 set-ups, seed 'told'" in result.stdout
    assert f"The games are in {folder}." in result.stdout.replace("\n", "")
    maps = results.read(folder).seats.collect().explode("setup").unnest("setup").filter(kind="map")["name"]
    assert maps.unique().sort().to_list() == ["alternative", "main"]


def test_a_question_is_answered() -> None:
    """By words and by the exit code; the other way round the answer is no."""
    yes = run("arena", "--is=easy", "--better-than=random", "--workers=1", "--by=0.5")
    assert yes.exit_code == 0
    assert "easy is better than random: 9" in yes.stdout
    no = run("arena", "--is=random", "--better-than=easy", "--workers=1", "--by=0.5", "--json")
    assert no.exit_code == 1
    found = json.loads(no.stdout)
    assert found["answer"]["verdict"] == "not better"
    assert [standing["name"] for standing in found["bots"]] == ["easy", "random"]


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    assert "no bot called 'esay'" in refused(run("arena", "--bot=esay"))
    assert "names two bots" in refused(run("arena", "--is=easy"))
    assert "no option" in refused(run("arena", "--each=map"))
    assert "not played on 'moon'" in refused(run("arena", "--on=moon"))
    (tmp_path / "other").write_text("mine")
    assert "has something else in it" in refused(run("arena", "--workers=1", "-o", tmp_path))


def test_a_bot_that_ends_its_process_loses_and_stops_nothing(tmp_path: Path) -> None:
    """Also where one worker plays, which is this process itself for bots that come with Terrae."""
    (tmp_path / "bad.py").write_text(
        "import os\nfrom terrae.bots import Bot\n\n\nclass Bad(Bot):\n"
        "    def choose(self, state, seat):\n        os._exit(3)\n"
    )
    result = run("arena", "terra-nova", f"--bot={tmp_path / 'bad.py'}:Bad", "--games=1", "--workers=1")
    assert result.exit_code == 0, result.output
    assert "1 games were broken off and count as lost" in " ".join(result.stdout.split())
