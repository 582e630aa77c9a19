"""`terrae replay` and `terrae draw`, and everything that can be wrong with a file."""

from __future__ import annotations

import json
import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from terrae.core.messages import Message
from terrae.draw import camera
from terrae.games.terra_mystica.data.components import FOLDER as MYSTICA
from tests.cli.table import game_file, played, refused, run


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return game_file(tmp_path_factory.mktemp("games"))


def test_replay_tells_what_happened(whole: Path) -> None:
    result = run("replay", whole)
    assert result.exit_code == 0
    assert "starts, round tile" in result.stdout and "— Round 5 of 5 —" in result.stdout
    assert re.search(r"-\d+ money \(house\)|-\d+ money \(.*house", result.stdout)
    assert re.search(r"^territory ", result.stdout, re.M) and re.search(r"^total ", result.stdout, re.M)
    assert re.search(r"The winner: .*, with \d+ points|Shared victory", result.stdout)


def test_replay_to_a_move(whole: Path) -> None:
    result = run("replay", whole, "--to", "20")
    assert result.exit_code == 0 and not re.search(r"^total ", result.stdout, re.M)
    numbers = [int(found) for found in re.findall(r"^ *(\d+) ", result.stdout, re.M)]
    assert 20 in numbers


def test_replay_as_json(whole: Path) -> None:
    match = played()
    data = json.loads(run("replay", whole, "--json").stdout)
    assert data == {
        "game": "terra-nova",
        "finished": True,
        "scores": match.game.scores(match.state),
        "winners": [seat + 1 for seat in match.game.winners(match.state)],
        "plies": match.ply,
        "error": None,
    }
    early = json.loads(run("replay", whole, "--json", "--to", "15").stdout)
    assert early["plies"] == 15 and early["winners"] == [] and not early["finished"]


def test_replay_beyond_the_end(whole: Path) -> None:
    last = played().ply
    assert refused(run("replay", whole, "--to", "9999")) == (
        f"there is no position after move 9999; the game has {last} moves"
    )
    assert "error" in json.loads(run("replay", whole, "--to", "9999", "--json").stdout)


def test_check_a_file(whole: Path, tmp_path: Path) -> None:
    result = run("replay", "--check", whole)
    assert result.exit_code == 0 and "moves are legal and the result holds" in result.stdout
    part = game_file(tmp_path, plies=40)
    assert "the game is not over" in run("replay", "--check", part).stdout


def spoil(path: Path, folder: Path, old: str, new: str) -> Path:
    """A copy of a game file with something changed, and without its check."""
    text = re.sub(r", check \w+", "", path.read_text())
    changed = re.sub(old, new, text, count=1, flags=re.M)
    assert changed != text
    spoilt = folder / "spoilt.txt"
    spoilt.write_text(changed)
    return spoilt


SPOILT = [
    (r"^result: .*", "result: 1 2", "result"),
    (r"^terrae: 1", "terrae: 99", "format"),
    (r"^rules: 1", "rules: 77", "version 77"),
    (r"^game: terra-nova", "game: chess", "'chess'"),
    (r"^components: standard \w+", "components: mine 00000000", "--components"),
    (r"^seats: 2", "seats: 3", ""),
    (r"^option map: .*", "option map: moon", "moon"),
    (r"(\d: .*)build \w+", r"\1build Z9", "Z9"),
    (r"^(\d): bonus", r"\1: drop, bonus", "line"),
    (r"^end: .*\n", "", "cut off"),
    (r"^end: (\d+)", "end: 9", "something is missing or was added"),
]


@pytest.mark.parametrize(("old", "new", "said"), SPOILT, ids=[new or "cut" for _, new, _ in SPOILT])
def test_a_file_that_was_edited(whole: Path, tmp_path: Path, old: str, new: str, said: str) -> None:
    """Refused with the reason, everywhere; `--check` calls it a difference."""
    path = spoil(whole, tmp_path, old, new)
    sentence = refused(run("replay", path))
    assert said in sentence
    assert refused(run("draw", path)) == sentence
    assert said in refused(run("replay", path, "--check"), code=1)
    result = run("replay", path, "--check", "--json")
    assert result.exit_code == 1 and said in json.loads(result.stdout)["error"]


def test_a_truncated_file(whole: Path, tmp_path: Path) -> None:
    """Cut anywhere, it is refused."""
    text = whole.read_text()
    for share in (0.0, 0.1, 0.3, 0.5, 0.7, 0.95):
        path = tmp_path / "cut.txt"
        path.write_text(text[: int(len(text) * share)])
        refused(run("replay", path))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "noise"
    binary.write_bytes(bytes(range(256)))
    for command in (["replay"], ["replay", "--check"], ["draw"]):
        assert "No such file" in refused(run(*command, tmp_path / "missing.txt"))
        assert "is not a text file" in refused(run(*command, binary))
        assert refused(run(*command, tmp_path)).startswith(f"{tmp_path} cannot be read")


def test_draw_files(whole: Path, tmp_path: Path) -> None:
    """The end of a name says what is drawn: the whole table, or the board alone."""
    for theme, width in (("light", 1400), ("dark", 400)):
        for kind in ("html", "SVG"):
            result = run("draw", whole, "-o", tmp_path / f"{theme}.{kind}", "--theme", theme, "--width", str(width))
            assert result.exit_code == 0, result.output
        root = ElementTree.fromstring((tmp_path / f"{theme}.SVG").read_text())
        assert root.tag.endswith("svg") and root.get("width") == str(width)
        assert f'data-theme="{theme}"' in (tmp_path / f"{theme}.html").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dark.SVG", "dark.html", "light.SVG", "light.html"]


def test_draw_text(whole: Path) -> None:
    result = run("draw", whole, "--to", "25")
    assert result.exit_code == 0 and "E5" in result.stdout and "\x1b[" not in result.stdout


def test_draw_refuses(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "as .html or .png, the board alone as .svg" in refused(run("draw", whole, "-o", tmp_path / "board.jpeg"))
    monkeypatch.setattr(camera, "BROWSERS", ("no-such-browser",))
    assert "taken by a Chromium" in refused(run("draw", whole, "-o", tmp_path / "board.png"))
    assert "there is no folder" in refused(run("draw", whole, "-o", tmp_path / "nowhere" / "board.svg"))
    assert "cannot be written" in refused(run("draw", whole, "-o", make_folder(tmp_path / "x.svg")))
    assert "--width" in refused(run("draw", whole, "--width", "10"))
    assert "--theme" in refused(run("draw", whole, "--theme", "pink"))
    assert "no position after move 5000" in refused(run("draw", whole, "--to", "5000", "-o", tmp_path / "y.svg"))
    assert [path.name for path in tmp_path.iterdir()] == ["x.svg"]


def make_folder(path: Path) -> Path:
    path.mkdir()
    return path


def test_components(whole: Path, tmp_path: Path) -> None:
    """A folder that is no component set is refused, by every command that takes one."""
    for args in (["replay", whole], ["draw", whole], ["play", "terra-nova"]):
        assert str(tmp_path / "none") in refused(run(*args, "--components", tmp_path / "none"))


def test_what_one_has_changed_is_called_by_its_code(tmp_path: Path) -> None:
    """Our names say what our tiles do. Those left as they are keep them, and so do all when the command is over."""
    folder, kept = tmp_path / "mine", tmp_path / "game.txt"
    shutil.copytree(MYSTICA, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    tiles = folder / "tiles.toml"
    tiles.write_text(tiles.read_text().replace("{town_from = 6}", "{town_from = 5}"))
    seats = ("--seat", "random", "--seat", "random")
    played = run("play", "terra-mystica", *seats, "--seed", "3", "--components", folder, "--save", kept)
    assert played.exit_code == 0, played.output
    said = run("draw", kept, "--components", folder, "--to", "20").stdout
    assert "FAV5" in said and "Small towns" not in said and "Pilgrims" in said
    assert str(Message("terra-mystica.name.tile:FAV5")) == "Small towns"
