"""The files of the page and its styles: they know no title, ask nobody else for anything, and are small."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path

import pytest

from terrae.analysis.page import STYLE
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.messages import Message, keys
from terrae.draw.markup import drawings
from terrae.draw.theme import STYLES
from terrae.draw.units import paint
from terrae.games.terra_nova import GAME
from terrae.games.terra_nova.picture import PIECES
from terrae.server import help as pages
from terrae.server.app import create_app
from terrae.server.assets import lean
from terrae.server.settings import Settings
from terrae.server.template_helpers import data_block, symbols_of, template_globals, texts

SERVER = Path(pages.__file__).parent
STATIC = SERVER / "static"
FILES = sorted(path for folder in (STATIC, STYLES, STYLE.parent) for path in folder.iterdir() if path.is_file())
TEMPLATES = sorted((SERVER / "templates").iterdir())
SVG_NAMESPACE = "http://www.w3.org/2000/svg"
SCRIPTS_AND_STYLES = 62_800  # bytes, compressed


def names_of_the_title() -> set[str]:
    """Titles, factions, tiles and pieces, by their keys and by the names people read."""
    box = GAME.components()
    found = {GAME.name, GAME.title, *PIECES, *PIECES.values()}
    for faction in box.factions:
        found |= {faction.mat.key, faction.mat.name}
    found |= {tile.name for tile in box.round_tiles} | {action.name for action in box.power_actions}
    found |= {move.verb.word for move in GAME.catalogue.moves}
    # single letters of bonus tiles, methods of the web and plain English name nothing by themselves
    plain = {"post", "build", "special", "power", "done", "mat", "found", "money", "drop", "first"}
    return {name.lower() for name in found} - plain


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_title_is_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    told = [name for name in names_of_the_title() if re.search(rf"(?<![\w-]){re.escape(name)}s?(?![\w-])", text)]
    assert not told


@pytest.mark.parametrize("path", [*FILES, *TEMPLATES], ids=lambda path: path.name)
def test_nobody_else_is_asked_for_anything(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace(SVG_NAMESPACE, "")
    assert not re.search(r"https?://|//[\w-]+\.[a-z]{2,}/|@import", text)


def test_scripts_and_styles_of_a_table_are_small() -> None:
    text = next(path for path in TEMPLATES if path.name == "table.html").read_text(encoding="utf-8")
    modules = re.findall(r'"(\w+)"', re.findall(r"for module in \(([^)]*)\)", text)[0])
    sheets = re.findall(r"/static/([\w+]+)\.css", text)[0].split("+")
    names = {*(f"{name}.js" for name in modules), *(f"{name}.css" for name in sheets), "table.js", "page.css"}
    loaded = [path for path in FILES if path.name in names]
    assert len(loaded) == len(names)
    assert sum(len(gzip.compress(lean(path.read_bytes(), path.suffix))) for path in loaded) < SCRIPTS_AND_STYLES
    imports = {name for path in loaded for name in re.findall(r'from "\./([\w.-]+)"', path.read_text(encoding="utf-8"))}
    assert imports <= names  # nothing is found out late that it is needed


def test_files_travel_without_comments_and_keep_their_lines() -> None:
    for path in FILES:
        whole, served = path.read_bytes(), lean(path.read_bytes(), path.suffix)
        assert whole.count(b"\n") == served.count(b"\n"), path.name
        if path.suffix == ".js":
            assert all(line.count(b"`") % 2 == 0 for line in whole.splitlines()), "a text over several lines would lose"
            assert b"/**" not in served
    script = b"// Top.\nlet a = 1; // stays\n  /** One\n   * two. */\n  const b = 'x//y';\n"
    assert lean(script, ".js") == b"\nlet a = 1; // stays\n\n\nconst b = 'x//y';\n"
    style = b"/* Top. */\n.a { top: 0; } /* b */\n  .c { left: 0; }\n"
    assert lean(style, ".css") == b"\n.a { top: 0; } \n.c { left: 0; }\n"
    assert lean(b"  <svg/>", ".svg") == b"  <svg/>"


def test_scripts_import_what_is_there() -> None:
    for path in FILES:
        if path.suffix == ".js":
            for name in re.findall(r'from "\./([\w.-]+)"', path.read_text(encoding="utf-8")):
                assert (STATIC / name).is_file(), f"{path.name} imports {name}"


def test_scripts_import_what_they_call() -> None:
    """What another file hands out is no mistake that a browser tells before somebody gets there."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in FILES if path.suffix == ".js"}
    handed_out = {
        name
        for source in sources.values()
        for name in re.findall(r"^export (?:async )?(?:function|const|class) (\w+)", source, re.M)
    }
    assert "say" in handed_out
    for file, source in sources.items():
        brought = {
            name for group in re.findall(r"^import \{([^}]*)\}", source, re.M) for name in re.findall(r"\w+", group)
        }
        called = set(re.findall(r"(?<![\w.$])(\w+)\(", source)) & handed_out
        made = {
            name
            for name in called
            if re.search(rf"(?:function|const|let|class) {name}\b|\b{name}\([^()]*\) {{", source)
        }
        assert called <= brought | made, f"{file} calls {called - brought - made}"


def test_scripts_say_only_what_has_words() -> None:
    known = set(texts())
    for path in FILES:
        if path.suffix != ".js":
            continue
        source = path.read_text(encoding="utf-8")
        for call in re.findall(r"\bsay\(([^)]*)\)", source):
            for key in re.findall(r'"([a-z-]+)"', call.split(",")[0] if "?" not in call else call):
                assert key in known, f"{path.name} says {key!r}"


def test_templates_say_only_what_has_words() -> None:
    known = {key.removeprefix("page.") for key in keys("page.")}
    for path in TEMPLATES:
        for key in re.findall(r"\bsay\('([a-z-]+)'(?! ~)", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name} says {key!r}"


# An address in a script (${...} stands for anything) or template, and whether it is called with a body.
ADDRESS = re.compile(r"""(\bcall\()?["'`]((?:\$\{(?:this\.)?path\})?/[\w$]?(?:[^"'`\s]*))["'`](,)?""")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^}]*\})*\}|\{\{.*?\}\}")


def addresses(path: Path) -> set[tuple[str, str]]:
    """Every address a script or template names, and the method it is asked by."""
    text = HOLE.sub(lambda hole: "/api/tables/ID" if hole[0].endswith("path}") else "ID", path.read_text("utf-8"))
    found = re.findall(ADDRESS, text)
    return {("POST" if call and body else "GET", re.split("[?#]", address)[0]) for call, address, body in found}


def test_every_address_is_a_route(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    routes = [
        (re.sub(r"\{\w+:path\}", ".+", re.sub(r"\{\w+:str\}", "[^/]+", route.path)), route.methods)
        for route in app.routes
    ]
    named = {
        (*address, path.name)
        for path in [*FILES, *TEMPLATES]
        if path.suffix in (".js", ".html")
        for address in addresses(path)
    }
    assert {("POST", "/api/tables/ID/invite", "dialogs.js"), ("GET", "/api/tables/ID/live", "table.js")} <= named
    assert {("GET", "/table/ID", "join.html"), ("GET", "/static/ID.js", "table.html")} <= named
    for method, address, where in sorted(named):
        fitting = [methods for route, methods in routes if re.fullmatch(route, address)]
        assert any(method in methods for methods in fitting), f"{where}: there is no {method} {address}"
        if address.startswith("/static/") and "ID" not in address:
            stem, dot, ending = address.removeprefix("/static/").rpartition(".")
            for name in stem.split("+"):
                assert f"{name}{dot}{ending}" in {"tokens.css", *(path.name for path in FILES)}, address


def test_templates_have_no_script_but_files_and_data() -> None:
    for path in TEMPLATES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\son\w+=", text), path.name
        for script in re.findall(r"<script[^>]*>", text):
            assert "src=" in script or "application/json" in script
        assert " style=" not in text and "<style" not in text


def test_data_cannot_end_its_block() -> None:
    start, end = '<script type="application/json" id="data">', "</script>"
    text = data_block("data", {"name": "</script><b>&"}).removeprefix(start).removesuffix(end)
    assert "<" not in text and json.loads(text) == {"name": "</script><b>&"}


def test_templates_know_words_and_symbols() -> None:
    known = template_globals()
    assert known["say"]("undo") == str(Message("page.undo"))
    assert 'href="#r-money"' in known["icon"]("money")
    assert "seat-blue" in known["disc"]("blue")
    assert "<symbol" in known["symbols"]()


@pytest.mark.parametrize("name", sorted(games()))
def test_a_first_game_begins_at_once(name: str) -> None:
    game = find_game(name)
    assert Match(game, game.setting(min(game.most, 4), game.first_game), seed="first").moves()


# Help


def test_every_title_has_help() -> None:
    assert [title.name for title in pages.titles()] == games()
    for name in games():
        assert all(group.pages for group in pages.groups(name))
    groups = pages.groups(GAME.name)
    assert [len(group.pages) for group in groups] == [2, len(GAME.components().factions), 1]


def test_sheets_tell_every_effect() -> None:
    for faction in GAME.components().factions:
        sheet = pages.sheet(GAME.name, faction.mat.key)
        assert sheet is not None and sheet.title == faction.mat.name
        told = [line.text for section in sheet.sections for line in section.entries]
        for effect in (*faction.mat.ability, *faction.mat.left, *faction.mat.right):
            assert str(effect.sentence()) in told


def test_the_tiles_page_tells_every_tile() -> None:
    sheet = pages.sheet(GAME.name, "tiles")
    assert sheet is not None
    told = "\n".join(line.text for section in sheet.sections for line in section.entries)
    box = GAME.components()
    tiles = [tile.effects for tile in box.round_tiles] + [tile.effects for tile in box.bonus_tiles]
    tiles += [tile.effects for tile in box.town_tiles] + [action.effects for action in box.power_actions]
    for effects in tiles:
        assert all(str(effect.sentence()) in told for effect in effects)


def test_there_is_no_page_of_another_name() -> None:
    assert pages.sheet(GAME.name, "nonsense") is None


def test_no_style_asks_what_the_whole_page_has() -> None:
    """Else every change below would style all of it anew: what a page has is a class that the server gives it."""
    widest = r"(?:html|body|main|:root|\.table|\.page-table|\.col|\.centre|\.right|\.board-wrap|\.board)"
    for path in FILES:
        if path.suffix == ".css" and path.name != "sheet.css":  # of files, in which nothing changes
            found = re.findall(rf"{widest}(?:\.[\w-]+)*(?::not\()?:has\(", path.read_text(encoding="utf-8"))
            assert found == [], f"{path.name}: {found}"


@pytest.mark.parametrize("name", games())
def test_a_table_has_the_symbols_it_refers_to_and_few_others(name: str) -> None:
    game, luck = find_game(name), random.Random(1)
    match = Match(game, seed=1)
    known = set(re.findall(r' id="([\w-]+)"', symbols_of(name)))
    while not match.over and match.ply < 300:
        seat = match.seats_to_move[0]
        match.play(luck.choice(match.moves(seat)), seat)
        match.commit()
        if match.ply % 20 == 0:
            painted = "".join(paint(game.scene(game.view(match.state))).values())
            assert set(re.findall(r'href="#([\w-]+)"', painted)) <= known
    assert {family[0].verb.icon for family in game.catalogue.families} & set(drawings()) <= known
    assert len(known) < len(drawings())
