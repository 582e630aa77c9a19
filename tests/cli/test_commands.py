"""`terrae` itself, `terrae games`, `terrae check`, and the shell's completion."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest
from click import Context
from click.shell_completion import ShellComplete

from terrae import __version__
from terrae.cli.front import COMMANDS
from terrae.cli.program import program
from terrae.core import check as conformance
from terrae.core.game import games
from terrae.core.languages import speaking
from tests.cli.table import refused, run


def test_help_lists_the_commands_in_the_order_a_newcomer_needs_them() -> None:
    text = run("--help").stdout
    assert run().stdout == text
    listed = re.findall(r"^  (\w+) ", text.partition("Commands:")[2], re.M)
    assert listed == list(COMMANDS) == program.list_commands(Context(program))


@pytest.mark.parametrize("command", list(COMMANDS))
def test_every_option_has_a_help_text(command: str) -> None:
    assert run(command, "--help").exit_code == 0
    found = program.get_command(Context(program), command)
    assert found is not None
    for parameter in found.params:
        if parameter.param_type_name == "option":
            assert getattr(parameter, "help", None), parameter.name


def test_what_click_says_by_itself_is_said_in_our_languages() -> None:
    with speaking("de"):
        assert run("draw", "--help").stdout.startswith("Aufruf: terrae draw [OPTIONS] FILE\n")
        assert "[Standard: light]" in run("draw", "--help").stdout
        assert refused(run("draw", "--frmat")) == "Die Option '--frmat' gibt es nicht (siehe `terrae draw --help`)"
        assert refused(run("draw")) == "Es fehlt ein Argument: 'FILE' (siehe `terrae draw --help`)"
        assert "3 liegt nicht im Bereich 300<=x" in refused(run("draw", "game", "--width", "3"))
    assert run("draw", "--help").stdout.startswith("Usage: ")


def test_version() -> None:
    assert run("--version").stdout == f"terrae, version {__version__}\n"


def test_the_package_runs_as_a_module() -> None:
    ended = subprocess.run([sys.executable, "-m", "terrae", "--version"], capture_output=True, text=True)
    assert ended.stdout == run("--version").stdout


def test_the_first_page_needs_nothing_but_words() -> None:
    """It is there within a few times what an empty Python takes: see benchmarks/start.py."""
    code = "import sys; from terrae.cli import main; main(); print(*sys.modules, file=sys.stderr)"
    ended = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    assert ended.stdout == run("--help").stdout
    loaded = {name for name in ended.stderr.split() if name.startswith("terrae.")}
    assert loaded == {"terrae.cli", "terrae.cli.interrupt", "terrae.cli.front", "terrae.core", "terrae.core.languages"}
    assert not {"click", "rich", "prompt_toolkit", "importlib.metadata"} & set(ended.stderr.split())


def test_nobody_reads_the_first_page() -> None:
    """A closed pipe is no error of ours."""
    code = "from terrae.cli import main; main()"
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run([sys.executable, "-c", code, "--help"], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (1, "")


def test_a_misspelt_command_is_guessed() -> None:
    known = ", ".join(COMMANDS)
    assert refused(run("plya")) == (
        f"there is no command 'plya' (did you mean 'play'?); there are: {known} (see `terrae --help`)"
    )


def test_a_misspelt_option_is_guessed() -> None:
    assert "--seed" in refused(run("play", "terra-nova", "--sead", "1"))


def test_a_missing_argument() -> None:
    assert "GAME" in refused(run("play"))


def test_games() -> None:
    text = run("games").stdout
    assert "terra-nova: Terra Nova, 2 to 4 seats" in text
    assert "one of: none, planner, lucky-digger (default: none)" in text
    assert "Bots:" not in text
    assert "Bots: beginner, easy, normal," in run("games", "terra-nova").stdout


def test_games_as_json() -> None:
    listed = next(game for game in json.loads(run("games", "--json").stdout)["games"] if game["name"] == "terra-nova")
    one = json.loads(run("games", "terra-nova", "--json").stdout)
    assert listed["seats"] == one["seats"] == [2, 4]
    assert {"easy", "normal", "random"} <= set(one["bots"])
    assert all(option["help"] for option in one["options"])


def test_unknown_game() -> None:
    sentence = f"there is no game called 'chess'; there are: {', '.join(games())}"
    for command in ("games", "play", "check"):
        assert refused(run(command, "chess")) == sentence
    result = run("games", "chess", "--json")
    assert result.exit_code == 2 and json.loads(result.stdout) == {"error": sentence} and result.stderr == ""


def test_check() -> None:
    result = run("check", "terra-nova", "--games", "2", "--seats", "3", "--option", "map=alternative")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("2 games, ") and result.stdout.endswith(": no violation\n")


def test_check_as_json() -> None:
    report = json.loads(run("check", "terra-nova", "--games", "1", "--json").stdout)
    assert report["games"] == 1 and report["decisions"] > 20 and report["violations"] == []


def test_check_that_finds_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance.Checker, "run", lambda self: self.wrong("two and two is five"))
    result = run("check", "terra-nova", "--games", "25")
    assert result.exit_code == 1
    assert result.stdout.count("two and two is five") == 20
    assert "... and 5 more" in result.stdout
    assert "25 games, 0 decisions: 25 violations" in result.stdout
    assert run("check", "terra-nova", "--games", "1", "--json").exit_code == 1


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: conformance.Checker) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(conformance.Checker, "run", interrupt)
    result = run("check", "terra-nova")
    assert result.exit_code == 130 and result.stderr.strip() == "terrae: interrupted"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seats", "5"], "Terra Nova is played by 2 to 4 seats, not 5"),
        (["--option", "mpa=main"], "Terra Nova has no option 'mpa' (did you mean 'map'?)"),
        (["--option", "map=moon"], "option map cannot be 'moon'; it can be: auto, alternative, main, two-player"),
        (["--games", "0"], "--games"),
    ],
)
def test_check_refuses(args: list[str], said: str) -> None:
    assert said in refused(run("check", "terra-nova", *args))


def complete(args: list[str], incomplete: str) -> list[str]:
    shell = ShellComplete(program, {}, "terrae", "_TERRAE_COMPLETE")
    return [item.value for item in shell.get_completions(args, incomplete)]


def test_the_shell_completes_commands_games_bots_and_options() -> None:
    assert complete([], "rep") == ["replay", "report"]
    assert complete(["play"], "ter") == games()
    assert "human" in complete(["play", "terra-nova", "--seat"], "")
    assert complete(["play", "terra-nova", "--seat"], "nor") == ["normal"]
    assert complete(["play", "terra-nova", "--option"], "order=") == ["order=clockwise", "order=dropout"]
