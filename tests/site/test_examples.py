"""What pages tell people to type can be typed: every command there is one, and examples run as they stand.

`make test` runs the sessions (`>>>`) of docs/python.md and docs/lab.md as doctests; what docs/add-a-faction.md shows is
compared with a package that tests install (tests/outside), and lessons are read by tests/lessons.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from terrae.cli.program import program
from tests.cli.table import run

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
OURS = re.compile(r"^(?:\S*/)?terrae (?=[a-z-])")
MODULE = re.compile(r"python -m ((?:benchmarks|tools|terrae)[\w.]*)")
TARGET = re.compile(r"(?<![\w-])make ([a-z]+)$")


def texts(page: Path) -> Iterator[str]:
    """Whatever a page sets as code: lines of blocks, and what stands between back-ticks."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(r"(?:^ {4}.*\n|^$\n)+", text, re.MULTILINE):
        yield from (line.strip() for line in block.splitlines())
    for _, block in FENCED.findall(text):
        yield from (line.strip() for line in block.splitlines())
    yield from INLINE.findall(FENCED.sub("", text))


def parsed(words: list[str]) -> None:
    """Let the program read a command without doing it."""
    command: click.Command | None = program
    ctx = click.Context(program)
    while isinstance(command, click.Group):
        name = words.pop(0) if words else ""
        if name.startswith("-") or not name:
            return
        command = command.get_command(ctx, name)
        assert command is not None, name
        ctx = click.Context(command, ctx, name)
    assert command is not None
    command.make_parser(ctx).parse_args(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_can_be_given(page: Path) -> None:
    for text in texts(page):
        if OURS.match(text):
            usable = re.sub(r"\.\.\.|\[|\]", "", text.partition("  #")[0].partition("   ")[0])
            try:
                parsed(shlex.split(usable, comments=True)[1:])
            except click.UsageError as error:
                pytest.fail(f"{page.name}: {text}: {error.format_message()}")
        for module in MODULE.findall(text):
            assert find_spec(module), f"{page.name}: {text}"
        for target in TARGET.findall(text):
            assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), f"{page.name}: {text}"


def test_commands_are_found_in_pages() -> None:
    found = [text for page in PAGES for text in texts(page) if OURS.match(text)]
    assert len(found) > 100 and "terrae serve" in found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_blocks_of_code_are_code(page: Path) -> None:
    for kind, block in FENCED.findall(page.read_text(encoding="utf-8")):
        if kind == "toml":
            tomllib.loads(block)
        elif kind == "python" and ">>>" not in block and not block.startswith(" "):
            compile(block, page.name, "exec")


def test_the_first_bot_plays_as_its_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks one after the other: what is Python goes into the file, what is a command is given."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    given = 0
    for kind, block in FENCED.findall(page):
        if kind == "python":
            with Path("my_bot.py").open("a") as file:
                file.write(block)
        elif kind == "console":
            ended = run(*shlex.split(block)[1:])
            assert ended.exit_code == 0, ended.output
            given += 1
    assert given == 2


def test_environments_are_made_as_their_page_says() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    [block] = [block for kind, block in FENCED.findall(page) if kind == "python"]
    made: dict[str, object] = {}
    exec(compile(block, "research.md", "exec"), made)
    assert getattr(made["env"], "num_envs", 0) == 256


def test_the_short_bot_of_the_long_page_is_one() -> None:
    from terrae.bots import Bot

    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    made: dict[str, type[Bot]] = {}
    exec(compile(FENCED.findall(page)[0][1], "bots.md", "exec"), made)
    assert issubclass(made["Hasty"], Bot) and made["Hasty"].level == "easy"
