"""`terrae play`: whole games by script, the commands of the prompt, and every way to leave."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrae.cli.play import returning, seating
from terrae.cli.prompt import next_words
from terrae.core.errors import BadOption
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import load, save
from tests.cli.table import GAME, game_file, refused, run, script
from tests.scale import scaled

FIXED = {"factions": "water-sprites golems", "first": "1", "round-tiles": "post town shovel sailing house"}
OPTIONS = [part for name, value in FIXED.items() for part in ("--option", f"{name}={value}")]
KINDS: list[tuple[int, dict[str, str]]] = [
    (2, {"variant": "planner", "factions": "random"}),
    (3, {"setup": "first-game"}),
    (2, {"variant": "lucky-digger"}),
    (4, {"order": "dropout"}),
][: scaled("kinds of whole games by script", 1, 4)]
START = "build E5\nbuild E2\n"


def play(*lines: str, more: tuple[str, ...] = (), seed: str = "5") -> str:
    """What a person sees who sits with a random bot, has placed two houses and a bonus tile, and types these lines."""
    tile = re.search(r"^bonus (\w)", run(*command(*more, seed=seed), typed=START).stdout, re.M)
    assert tile is not None
    typed = START + f"bonus {tile[1]}\n" + "\n".join(lines) + "\n"
    return run(*command(*more, seed=seed), typed=typed).stdout


def command(*more: str, seed: str = "5") -> list[str]:
    return ["play", "terra-nova", "--seat", "human", "--seat", "random", "--seed", seed, *OPTIONS, *more]


def answer(output: str, line: str) -> str:
    """What was printed between a line and the next prompt."""
    found = re.search(rf"^[\w ]+> {re.escape(line)}\n(.*?)(?=^[\w ]+> |\Z)", output, re.M | re.S)
    assert found is not None, output
    return found[1]


# Who sits where


def test_seating() -> None:
    assert seating(GAME, None, ()) == ["human", "normal", "normal", "normal"]
    assert seating(GAME, 2, ()) == ["human", "normal"]
    assert seating(GAME, 3, ("easy", "human")) == ["easy", "human", "normal"]
    assert seating(GAME, None, ("random", "random")) == ["random", "random"]
    assert seating(GAME, None, ("human",)) == ["human", "normal", "normal", "normal"]
    with pytest.raises(BadOption, match="2 to 4 seats, not 5"):
        seating(GAME, None, ("random",) * 5)
    with pytest.raises(BadOption, match="3 seats were named, but 2 play"):
        seating(GAME, 2, ("random",) * 3)


# Whole games


def test_bots_alone_play_and_the_result_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", "terra-nova", "--seat", "random", "--seat", "random", "--seed", "3", "--save", path)
    assert result.exit_code == 0
    assert "total" in result.stdout and re.search(r"The winner: |Shared victory: ", result.stdout)
    match = load(path)
    assert match.over and match.names == ["random", "random"]
    assert str(match.game.scores(match.state)[0]) in result.stdout


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_a_whole_game_by_script(seats: int, options: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    args = ["play", "terra-nova", "--seed", "7", "--save", str(path), *["--seat", "human"] * seats]
    for name, value in options.items():
        args += ["--option", f"{name}={value}"]
    result = run(*args, typed=script(seats, "7", options))
    assert result.exit_code == 0, result.output[-2000:]
    assert result.stdout.rstrip().endswith(f"The game is saved in {path}.")
    match = load(path)
    assert match.over
    assert json.loads(run("replay", path, "--json").stdout)["scores"] == match.game.scores(match.state)


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        run("play", "terra-nova", "--seat", "random", "--seat", "easy", "--seed", "x", "--save", tmp_path / name)
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]


# The prompt


def test_the_question_and_the_moves_are_shown() -> None:
    output = play()
    assert "Round 1, your turn: choose an action." in output
    assert re.search(
        r"^power money +Power action Money\. At once: 7 money\. \(costs 4 power, gives 7 money\)", output, re.M
    )
    assert re.search(r"^exchange +1 to \d", output, re.M)
    assert re.search(r"^habitable +.*\(costs 6 money\)", output, re.M)
    assert re.search(r"^Water Sprites: 0 points, \d+ money", output, re.M)


def test_what_a_bot_did_is_told_with_changes_and_sources() -> None:
    output = play("sailing")
    assert re.search(r"^Water Sprites A step of sailing +-8 money \(sailing\), \+1 sailing", output, re.M)
    assert re.search(r"^Golems +\w+", output, re.M)


def test_why() -> None:
    output = play("why E3", "why D2", "why sailing", "why palace-left E5", "why nonsense", "why")
    assert "E3 is in reach, next to your building on E2." in answer(output, "why E3")
    assert "D2 is a river space" in answer(output, "why D2")
    assert "Go one step up the sailing track." in answer(output, "why sailing")
    assert "`post E5` makes it a trading post first" in answer(output, "why palace-left E5")
    assert "neither a place on the board nor a move" in answer(output, "why nonsense")
    assert "say what about" in answer(output, "why")


def test_why_of_a_verb() -> None:
    """What it does with all its moves, or the first reason why there is none."""
    output = play("why habitable", "why town", "why p")
    assert re.search(r"^habitable +.*\(costs 6 money\)", answer(output, "why habitable"), re.M)
    assert "town money is not possible now: " in answer(output, "why town")
    assert "could be several moves" in answer(output, "why p")


def test_help_about_things() -> None:
    """Pages and entries of the rules by their names; what only a sheet tells is asked for by the sheet."""
    output = play("help golems", "help Rules", "help A", "help Income from the start")
    assert answer(output, "help golems").startswith("Golems: ")
    assert "The rules in short" in answer(output, "help Rules")
    assert answer(output, "help A").startswith("A Shovel: ")
    assert "is no move that could be played now" in answer(output, "help Income from the start")
    mystica = run("play", "terra-mystica", typed="help witches\nhelp fav12\nhelp ACT4\nhelp dwelling\n").stdout
    sheet = answer(mystica, "help witches")
    assert "5 points for each town you found." in sheet and "At the start" in sheet and "Goods: 15 coins" in sheet
    assert answer(mystica, "help fav12").startswith("FAV12 Guilds: At once: 1 step on the track of air. When you pass:")
    assert answer(mystica, "help ACT4") == "ACT4 Coins: 4 power. At once: 7 coins.\n"
    assert "is no move that could be played now" in answer(mystica, "help dwelling")


def test_help() -> None:
    output = play("help", "help build", "help power money", "help power bridge-3", "help undo", "help town", "help xyz")
    for word in ("moves", "why PLACE", "undo", "log", "score", "board", "save FILE", "quit"):
        assert word in answer(output, "help")
    assert "builds a house on a free hex" in answer(output, "help build")
    assert "(costs 4 power, gives 7 money)" in answer(output, "help power money")
    assert "takes back your last move" in answer(output, "help undo")
    assert "No `town` is possible now" in answer(output, "help town")
    assert "is no move that could be played now" in answer(output, "help xyz")


def test_log_score_moves_board() -> None:
    output = play("log", "log 1", "log all", "log no", "score", "moves", "board")
    assert "House at E5" in answer(output, "log") and "round tile" not in answer(output, "log 1")
    assert "House at E5" in answer(output, "log all").replace("house", "House")
    assert "a number of turns or `all`, not 'no'" in answer(output, "log no")
    assert re.search(r"^total +0 +\d+$", answer(output, "score"), re.M)
    assert "your turn: choose an action" in answer(output, "moves")
    assert "E5" in answer(output, "board")


def test_undo_within_the_turn() -> None:
    output = play("habitable E1", "undo", "power shovel", "habitable E1", "undo", "undo", "sailing", "undo")
    taken = re.findall(r"^Taken back: (.*)\.$", output, re.M)
    assert taken == ["habitable E1", "habitable E1", "power shovel"]
    last = output.rsplit("> undo\n", 1)[1]
    assert last.startswith("nothing can be taken back: the last move is confirmed.")  # the turn has passed


def test_mistakes_are_told_and_change_nothing() -> None:
    output = play("sailng", "town", "build Z9", "build E2", "p", "exchange 99", "é🙂", "build E5 E5", "sail")
    assert "did you mean 'sailing'?" in answer(output, "sailng")
    assert re.search(r"; you can play: habitable, .*, drop, exchange \(`moves` lists them all\)", answer(output, "é🙂"))
    assert "no `town` is possible now" in answer(output, "town")
    assert "is no move" in answer(output, "build Z9") and "is no move" in answer(output, "build E5 E5")
    assert "your own house stands on E2" in output.rsplit("> build E2\n", 1)[1]
    assert "could be several moves" in answer(output, "p")
    assert "is no move" in answer(output, "exchange 99")
    assert "is no move" in answer(output, "é🙂")
    assert "-8 money (sailing)" in answer(output, "sail")  # shortened, while it is clear


@settings(max_examples=15)
@given(st.lists(st.one_of(st.text(max_size=12), st.sampled_from(["help ", "why ", "log ", "undo", "score"]))))
def test_whatever_is_typed_there_is_no_traceback(lines: list[str]) -> None:
    """Nonsense is answered; only the end of the input ends the game."""
    safe = [line for line in lines if not line.strip().casefold().startswith(("quit", "exit", "save"))]
    assert run(*command(), typed="\n".join([*safe, "help", ""])).exit_code == 1


def test_warnings_are_shown_with_the_moves_and_with_the_move() -> None:
    output = play("post E5")
    assert re.search(r"^post .*E5!", output, re.M)
    assert re.search(r"^! post .*E5.*: Nobody is next to it, so it costs 10 money", output, re.M)
    assert "Note: Nobody is next to it" in answer(output, "post E5")


def test_the_target_alone_is_understood_or_explained() -> None:
    args = ["play", "terra-nova", "--seat", "human", "--seat", "human", "--seed", "1", "--option", "first=1"]
    output = run(*args, typed="blue\nblue\n").stdout
    assert "mat blue is not possible: the blue mat was taken by seat 1." in output


def test_comments_and_empty_lines_in_a_script() -> None:
    output = play("", "   ", "# nothing", "sailing # to the sea")
    assert "> sailing\n" in output and "nothing" not in output.split("Round 1, your turn")[1].split("> sailing")[0]


def test_a_single_answer_is_given_and_said() -> None:
    """With three humans' mats gone in the first game of two, the second seat has one mat left."""
    output = run(
        "play", "terra-nova", "--seat", "human", "--seat", "human", "--seed", "1",
        "--option", "setup=first-game", "--option", "first=1", typed="mat green\n",
    ).stdout  # fmt: skip
    assert "Only one move was possible: mat black." in output


def test_the_exchange_after_an_action_can_wait() -> None:
    """Not asked unless wished; the answer is in the log all the same."""
    assert "After your action" not in play("sailing")
    output = play("sailing", "done", more=("--ask-exchange",))
    assert "After your action: exchange some of the" in output


def test_confirm() -> None:
    typed = "build E5\nconfirm\nbuild E2\nundo\nbuild E2\nc\nbonus\nhm\nquit\n"
    output = run(*command("--confirm"), typed=typed).stdout
    assert output.count("Enter to confirm, or undo> ") == 3
    assert "Taken back: build E2." in output
    typed = "build E5\nhm\nconfirm\n"
    assert "Press Enter or type `confirm` to end your turn" in run(*command("--confirm"), typed=typed).stdout


class Person:
    """Somebody at a keyboard: an empty line is Enter alone."""

    script = False

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str, texts: Callable[[], list[str]]) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        texts()
        return self.lines.pop(0)


def sit_down(person: Person, monkeypatch: pytest.MonkeyPatch, *more: str) -> str:
    """What a person at a terminal sees."""
    monkeypatch.setattr("terrae.cli.play.reader", lambda: person)
    result = run(*command(*more))
    assert result.exit_code == 0
    return result.stdout


def test_at_a_terminal_a_turn_is_confirmed_with_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that `undo` has something to take back; scripts are not asked."""
    person = Person("build E5", "undo", "build E5", "", "build E2", "UNDO", "build E2", "confirm", "quit")
    output = sit_down(person, monkeypatch)
    asked, placing = "Enter to confirm, or undo> ", "Water Sprites> "
    assert person.prompts == [placing, asked] * 4 + [placing]
    assert "Taken back: build E5." in output and "Taken back: build E2." in output
    assert asked not in run(*command(), typed=START).stdout


def test_the_prompt_before_the_turn_passes_knows_some_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person("build E5", "hm", "score", "log", "save", "quit")
    output = sit_down(person, monkeypatch)
    assert person.prompts[1:] == ["Enter to confirm, or undo> "] * 5
    assert "Press Enter or type `confirm`" in output and re.search(r"^total ", output, re.M)
    assert "say where: `save FILE`" in output and "You left the game" in output


def test_no_confirm(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person("build E5", "build E2", "quit")
    sit_down(person, monkeypatch, "--no-confirm")
    assert not [prompt for prompt in person.prompts if "confirm" in prompt]


def test_save_at_the_prompt(tmp_path: Path) -> None:
    path = tmp_path / "now.txt"
    output = play(f"save {path}", "save", f"save {tmp_path / 'no' / 'x'}", f"save {tmp_path}")
    assert f"The game is saved in {path}." in output
    assert "say where" in answer(output, "save")
    assert "there is no folder" in output and f"{tmp_path} cannot be written" in output
    assert [entry.name for entry in tmp_path.iterdir()] == ["now.txt"]
    assert load(path).names == ["human", "random"]


# Leaving


def test_quit(tmp_path: Path) -> None:
    result = run(*command(), typed="quit\n")
    assert result.exit_code == 0 and "it was not saved" in result.stdout
    path = tmp_path / "game.txt"
    result = run(*command("--save", str(path)), typed=START + "quit\n")
    assert result.exit_code == 0 and f"--resume {path}" in result.stdout
    assert not load(path).over


def test_the_input_ends_before_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run(*command("--save", str(path)), typed=START)
    assert result.exit_code == 1
    assert result.stdout.rstrip().splitlines()[-1].startswith("The input ended before the game did; it is saved in")
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]
    assert run(*command(), typed="").exit_code == 1


def test_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run(*command("--save", str(path)), typed=START)
    before = load(path).ply
    result = run("play", "terra-nova", "--resume", path, "--seed", "5", typed="log\nquit\n")
    assert result.exit_code == 0 and "House at E5" in result.stdout
    assert load(path).ply == before
    assert "keeps its seats and options" in refused(run("play", "terra-nova", "--resume", path, "--seats", "2"))
    result = run("play", "terra-nova", "--resume", path, "--seat", "random")
    assert result.exit_code == 0 and load(path).over


def test_resume_with_draws_to_come(tmp_path: Path) -> None:
    """Lucky Digger draws before each round; a saved game goes on with draws of its own seed."""
    path = tmp_path / "game.txt"
    args = ["play", "terra-nova", "--seat", "human", "--seat", "human", "--option", "variant=lucky-digger"]
    lines = script(2, "9", {"variant": "lucky-digger"}).splitlines()
    assert run(*args, "--seed", "9", "--save", path, typed="\n".join(lines[:30])).exit_code == 1
    result = run("play", "terra-nova", "--resume", path, "--seed", "9", typed="\n".join(lines[30:]))
    assert result.exit_code == 0, result.output[-2000:]
    assert load(path).over


def test_who_plays_a_saved_game_on() -> None:
    assert returning(GAME, ["Anke", "normal", "my.py:Bot"], ()) == ["human", "normal", "my.py:Bot"]
    assert returning(GAME, ["Anke", "normal"], ("easy",)) == ["easy", "normal"]
    assert returning(find_game("terramara"), ["anna@home", "steady", "easy@look=2"], ()) == [
        "human",
        "steady",
        "easy@look=2",
    ]
    with pytest.raises(BadOption, match="3 seats were named, but 2 play"):
        returning(GAME, ["Anke", "normal"], ("easy",) * 3)


def test_resume_where_a_draw_is_due(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save(Match(GAME, GAME.setting(2), names=["random", "random"]), path)
    result = run("play", "terra-nova", "--resume", path, "--seed", "4")
    assert result.exit_code == 0 and load(path).over


def test_a_game_that_is_over_can_be_resumed_and_shows_its_result(tmp_path: Path) -> None:
    result = run("play", "terra-nova", "--resume", game_file(tmp_path), "--seat", "human", "--seat", "human")
    assert result.exit_code == 0 and re.search(r"The winner: |Shared victory: ", result.stdout)


def start_game(path: Path) -> subprocess.Popen[str]:
    """The real program, waiting for a line."""
    args = [sys.executable, "-c", "from terrae.cli import main; main()", *command("--save", str(path))]
    process = subprocess.Popen(
        args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("build E5\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("Place start house 2"):
            return process
    raise AssertionError(f"it ended early: {process.communicate()}")


def test_ctrl_c_saves_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    process = start_game(path)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate()
    assert process.returncode == 130
    assert "Interrupted; the game is saved in" in rest and "Traceback" not in rest + errors
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]
    assert load(path).log[-1].move.text.startswith("build")


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """The real program, as a shell starts it."""
    program = f'"{sys.executable}" -c "from terrae.cli import main; main()"'
    return subprocess.run(["sh", "-c", line.format(terrae=program)], capture_output=True, text=True)


def test_a_closed_input_is_told_in_one_sentence() -> None:
    """`<&-`: Python has no stdin then. Bots alone need none."""
    ended = shell("{terrae} play terra-nova <&-")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "terrae: a person plays, but there is no input to read moves from\n"
    assert shell("{terrae} play terra-nova --seat random --seat random <&-").returncode == 0


def test_a_closed_output_is_no_traceback() -> None:
    ended = shell("{terrae} games >&-")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_input_that_is_no_text() -> None:
    ended = shell(
        "printf '\\377\\376\\n' | PYTHONUTF8=1 PYTHONIOENCODING=utf-8:strict {terrae} play terra-nova --seed 1"
    )
    assert ended.returncode == 2 and "terrae: the input cannot be read" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_ctrl_c_while_modules_load() -> None:
    """No traceback, and the exit code of Ctrl-C."""
    code = (
        "import sys\n"
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'rich': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stop())\n"
        "from terrae.cli import main\n"
        "main()\n"
    )
    ended = subprocess.run([sys.executable, "-c", code, "games"], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


# Bad input


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seats", "5"], "Terra Nova is played by 2 to 4 seats, not 5"),
        (["--seats", "1"], "Terra Nova is played by 2 to 4 seats, not 1"),
        (["--seats", "-1"], "Terra Nova is played by 2 to 4 seats, not -1"),
        (["--seats", "two"], "two"),
        (["--seat", "genius"], "there is no bot called 'genius' for Terra Nova; there are: beginner, easy, normal,"),
        (["--seat", "nowhere.py:Bot"], "there is no file nowhere.py"),
        (["--option", "map"], "'map' is no option; write NAME=VALUE"),
        (["--option", "mapp=main"], "did you mean 'map'?"),
        (["--option", "map=moon"], "option map cannot be 'moon'"),
        (["--option", "factions=golems elves"], "elves"),
        (["--option", "variant=planner"], "for two seats, not 4"),
        (["--save", "nowhere/at/all.txt"], "there is no folder nowhere/at"),
        (["--components", "nowhere"], "nowhere"),
        (["--resume", "nowhere.txt"], "nowhere.txt cannot be read"),
    ],
)
def test_bad_input(args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused(run("play", "terra-nova", *args))
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_fails_ends_the_game_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "from terrae.bots import Bot\n\n\nclass Bad(Bot):\n    name = 'bad'\n\n"
        "    def choose(self, state, seat):\n        raise ValueError('lost my mind')\n"
    )
    path = tmp_path / "game.txt"
    bot = f"{tmp_path / 'bad.py'}:Bad"
    result = run("play", "terra-nova", "--seat", bot, "--seat", "random", "--save", path)
    assert result.exit_code == 2 and "the bot bad failed: ValueError: lost my mind" in result.stderr
    assert load(path).ply > 0


def test_where_people_play_a_beginner_plays_on_for_a_bot_that_fails(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "from terrae.bots import Bot\n\n\nclass Bad(Bot):\n    name = 'bad'\n\n"
        "    def choose(self, state, seat):\n        raise ValueError('lost my mind')\n"
    )
    bot, options = f"{tmp_path / 'bad.py'}:Bad", FIXED | {"first": "2"}
    given = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    result = run("play", "terra-nova", "--seat", "human", "--seat", bot, *given, typed="log\n")
    said = "The bot bad failed: ValueError: lost my mind. A beginner plays on for it in this turn."
    assert said in " ".join(result.stdout.split())
    assert "asked" not in result.stderr and "Water Sprites>" in result.stdout, "the person is asked"


# Completion


def test_completion_word_by_word() -> None:
    texts = ["build E5", "build E6", "build F1", "bonus A", "done", "power money", "why E5"]
    assert next_words("", texts) == ["build ", "bonus ", "done", "power ", "why "]
    assert next_words("b", texts) == ["build ", "bonus "]
    assert next_words("build ", texts) == ["E5", "E6", "F1"]
    assert next_words("Build e", texts) == ["E5", "E6"]
    assert next_words("bu f", texts) == ["F1"]
    assert next_words("why ", texts) == ["E5"]
    assert next_words("zzz", texts) == [] and next_words("done ", texts) == []
