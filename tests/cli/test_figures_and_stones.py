"""Terra Nova (2006) at the prompt: what can be typed, what is listed, and a board of one's own."""

from __future__ import annotations

from pathlib import Path

from terrae.core.record import load
from tests.cli.table import refused, run
from tests.terra_nova_2006.test_components import BOARD, row, small_board

QUICK = ("play", "terra-nova-2006", "--seats", "2", "--seat", "human", "--seed", "4")
OPTIONS = ("--option", "setup=quick", "--option", "first=1")


def test_moves_are_listed_by_where_they_begin() -> None:
    said = run(*QUICK, *OPTIONS, typed="G6-G7\nmoves\nwhy G8\nwhy stone A1\nquit\n").output
    assert "G6-   G7 G8 G9" in said
    assert "stone  G8 F7 G6 H6 H7" in said
    assert "Action 2 of 3" in said
    assert "not beside a figure that moved" in said


def test_nonsense_is_answered_and_changes_nothing() -> None:
    typed = ["xyzzy", "-", "G6-", "G6-G6", "G6-K9", "E5-E9-E3", "stone", "stone Z99", "stone \u03a9", "move", "done"]
    typed += ["place G5", "G9-G10", "why", "why Z1", "help", "help move"]
    said = run(*QUICK, *OPTIONS, typed="\n".join([*typed, "G6-G7", "quit", ""])).output
    assert "'G6-' could be several moves: G6-G7" in said and "'move' could be several moves: A6-B6" in said
    assert "no `stone` is possible now" in said and "whoever can act must" in said
    assert "all figures are placed" in said and "no figure stands on G9" in said
    assert "for example `A6-B6`" in said and "a move such as `why A6-B6`" in said and "build" not in said
    assert "Action 2 of 3" in said


def test_the_log_has_one_line_for_a_turn() -> None:
    """However many stones it places: the heading above it names the turn alone."""
    typed = "G6-G7\nstone G8\nstone F7\nlog\nquit\n"
    seats = ("play", "terra-nova-2006", "--seat", "human", "--seat", "human", "--seed", "4")
    said = run(*seats, *OPTIONS, typed=typed).output
    assert "Yellow Figure from G6 to G7, stone on G8, stone on F7" in said
    assert "\u2014 Turn 2 \u2014" in said and "\u2014 Turn 1 \u00b7" not in said


def test_bots_play_a_whole_game(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    result = run("play", "terra-nova-2006", "--seat", "random", "--seat", "random", "--seed", "3", "--save", kept)
    assert result.exit_code == 0 and load(kept).over
    assert run("replay", kept, "--check").exit_code == 0
    assert "Settled" in run("draw", kept).output


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    board, kept = small_board(tmp_path), tmp_path / "game.txt"
    seats = ("--seat", "random", "--seat", "random")
    assert run("play", "terra-nova-2006", *seats, "--components", board, "--save", kept).exit_code == 0
    assert run("replay", kept, "--check", "--components", board).exit_code == 0
    assert "option board cannot be 'small'" in refused(run("replay", kept))
    board.write_text(row(BOARD, "A", "WWWWWHHHH"), encoding="utf-8")
    said = refused(run("play", "terra-nova-2006", *seats, "--components", board))
    assert said.startswith("small.toml, line 16: the file states 21 fields of forest")
