"""A package outside this one adds a title and a bot; to another title a faction with a verb of its own, and more.

It runs against whatever build is tested: the compiled wheel, in CI.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import terrae

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The package installed by pip beside the build under test."""
    folder = tmp_path_factory.mktemp("outside")
    source, target = folder / "source", folder / "target"
    shutil.copytree(HERE, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", str(target), str(source)], check=True)
    package = str(Path(terrae.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), package]), "NO_COLOR": "1"}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from terrae.cli import main; main()", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, cwd="/", check=False)


def test_the_title_is_listed(environment: dict[str, str]) -> None:
    result = run(environment, "games", "--json")
    assert result.returncode == 0, result.stderr
    assert {game["name"] for game in json.loads(result.stdout)["games"]} >= {"stones", "terra-nova"}


def test_the_title_conforms(environment: dict[str, str]) -> None:
    result = run(environment, "check", "stones", "--games", "40", "--json")
    assert result.returncode == 0, result.stdout + result.stderr
    report = json.loads(result.stdout)
    assert report["violations"] == [] and report["games"] == 40


def test_the_bot_plays_the_title(environment: dict[str, str], tmp_path: Path) -> None:
    saved = tmp_path / "game.terrae"
    bots = ("--seat", "counter", "--seat", "random")
    result = run(environment, "play", "stones", *bots, "--option", "heap=10", "--seed", "1", "--save", str(saved))
    assert result.returncode == 0, result.stdout + result.stderr
    assert "game: stones" in saved.read_text()
    again = run(environment, "replay", str(saved), "--check", "--json")
    assert again.returncode == 0, again.stdout + again.stderr
    assert json.loads(again.stdout)["finished"] is True


def test_a_bot_of_another_title_is_refused(environment: dict[str, str]) -> None:
    result = run(environment, "play", "terra-nova", "--seats", "2", "--seat", "counter", "--seat", "random")
    assert result.returncode == 2
    assert "counter" in result.stderr and "Traceback" not in result.stderr


def test_the_title_brings_its_own_symbols(environment: dict[str, str]) -> None:
    """A word of its scenes is drawn by a symbol of its own, in a colour of its own."""
    script = (
        "from terrae.core.game import find_game; from terrae.draw.standalone import html; "
        "game = find_game('stones'); state = game.start(game.setting(2, {'heap': '10'})); "
        "scene = game.scene(game.view(state)); print(html(scene))"
    )
    command = [sys.executable, "-c", script]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, cwd="/", check=False)
    assert result.returncode == 0, result.stderr
    assert 'href="#st-pebble"' in result.stdout and 'id="st-pebble"' in result.stdout and "--pebble:" in result.stdout


# An add-on to Terra Mystica

ADDON = "gardeners=1.0"


def test_the_add_on_is_an_option(environment: dict[str, str]) -> None:
    games = json.loads(run(environment, "games", "--json").stdout)["games"]
    mystica = next(game for game in games if game["name"] == "terra-mystica")
    assert "gardeners" in str(mystica["options"])


@pytest.mark.parametrize("landscapes", ["off", "on"])
def test_the_faction_conforms(environment: dict[str, str], landscapes: str) -> None:
    """Copies, files, replay, refusals, pictures, commuting answers: all that holds for the title holds with it."""
    options = [ADDON, "factions=gardeners,nomads", f"landscapes={landscapes}"]
    flags = [word for option in options for word in ("--option", option)]
    result = run(environment, "check", "terra-mystica", "--seats", "2", "--games", "6", *flags, "--json")
    assert result.returncode == 0, result.stdout + result.stderr
    assert json.loads(result.stdout)["violations"] == []


SCRIPT = Path(__file__).with_name("garden.py")


def test_the_faction_plays(environment: dict[str, str]) -> None:
    """Its verb is asked, explained, scored and drawn; its cards pay and act; other moves keep their numbers."""
    result = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, cwd="/", check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_page_quotes_the_package() -> None:
    """docs/add-a-faction.md shows what the tests run."""
    page = (HERE.parents[1] / "docs" / "add-a-faction.md").read_text(encoding="utf-8")
    files = [
        path.read_text(encoding="utf-8") for path in (HERE / "gardeners").rglob("*") if path.suffix in {".py", ".toml"}
    ]
    quoted = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(quoted) == 5 and all(any(text in file for file in files) for text in quoted)
