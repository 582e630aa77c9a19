"""Lays out all pages in a folder, and lets Zensical make a site of them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from terrae.core.game import games
from tools.site import documents, looks, titles

ROOT = Path(__file__).resolve().parents[2]
CONFIG = Path(__file__).parent / "zensical.toml"
Outline: TypeAlias = "str | Sequence[Outline] | Mapping[str, Outline]"

FOR_BOTS = ["first-bot.md", "programs.md", "python.md", "bots.md", "strength.md"]
FOR_RESEARCH = ["research.md", "lab.md"]
FOR_DESIGN = ["designers.md", "balance/README.md"]
FOR_UPKEEP = [
    "architecture.md", "add-a-faction.md", "add-a-game.md", "languages.md", "terramara.md", "proof.md", "speed.md",
    "dependencies.md", "releasing.md", "changelog.md",
]  # fmt: skip
FOR_SERVERS = ["operations.md", "server.md"]
FOR_PLAYERS = ["players.md", "terminal.md", "commands.md", "lessons.md", "analysis.md", "notation.md"]


class SiteError(Exception):
    """The generator is not satisfied with the pages."""


def outline() -> Outline:
    """Which page stands where."""
    return [
        {"Home": "index.md"},
        {"Players": [*FOR_PLAYERS, *(titles.outline(name) for name in games())]},
        {"Bot authors": FOR_BOTS},
        {"Researchers": FOR_RESEARCH},
        {"Designers": FOR_DESIGN},
        {"Maintainers": FOR_UPKEEP},
        {"Operators": FOR_SERVERS},
    ]


def as_toml(value: Outline) -> str:
    """An outline as the generator reads it."""
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(name)} = {as_toml(inner)}" for name, inner in value.items()) + " }"
    return "[" + ", ".join(map(as_toml, value)) + "]"


def lay_out(folder: Path) -> None:
    """Everything the generator needs: pages, looks, and the settings with the outline."""
    pages = folder / "pages"
    documents.lay_out(ROOT, pages)
    titles.lay_out(pages)
    looks.lay_out(pages)
    settings = CONFIG.read_text(encoding="utf-8").replace("[project]", f"[project]\nnav = {as_toml(outline())}", 1)
    (folder / CONFIG.name).write_text(settings, encoding="utf-8")


def build(target: Path) -> Path:
    """The site in a folder, which is emptied first; tell where it begins. A warning of the generator is an error."""
    with TemporaryDirectory(prefix="terrae-site-") as place:
        folder = Path(place)
        lay_out(folder)
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", CONFIG.name]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise SiteError(done.stdout + done.stderr)
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(folder / "site", target)
    return target / "index.html"
