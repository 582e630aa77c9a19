"""Pages about each title, made from what the engine itself knows: its help, its options, its maps, its reports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any

from terrae.core.errors import TerraeError
from terrae.core.game import Game, Setting, find_game, games
from terrae.core.match import Match
from terrae.core.messages import known
from terrae.core.scene import Scene
from terrae.draw import standalone
from terrae.draw.markup import symbols
from terrae.server import help as helping

FOLDER, NOTES = "titles", "strategy"
PICTURES = {
    "terra-mystica": "terra-mystica.webp",
    "terra-nova": "table-light.webp",
    "terra-nova-2006": "terra-nova-2006.webp",
    "terramara": "terramara.webp",
}
IN_WORDS = re.compile(r'<section class="in-words">(.*?)</section>', re.DOTALL)
PARAGRAPH = re.compile(r"<p[^>]*>(.*?)</p>", re.DOTALL)
AND_MORE = "Who plays better than these bots may see other things. The [report]({report}) has all numbers, with plots."


def outline(name: str) -> dict[str, list[Any]]:
    """The pages of a title as the menu lists them."""
    found: list[Any] = [f"{FOLDER}/{name}/index.md"]
    for group in helping.groups(name):
        found.append({group.title: [f"{FOLDER}/{name}/{sheet.name}.md" for sheet in group.pages]})
    found.append({"Maps": f"{FOLDER}/{name}/maps.md"})
    found.append({"Strategy": f"{NOTES}/{name}.md"})
    return {find_game(name).title: found}


def lay_out(pages: Path) -> None:
    """Write the pages of all titles."""
    for name in games():
        game, folder = find_game(name), pages / FOLDER / name
        folder.mkdir(parents=True)
        texts = {"index": front(game), "maps": maps(game, folder)}
        texts |= {sheet.name: sheet_page(sheet) for sheet in helping.sheets(name)}
        for page, text in texts.items():
            (folder / f"{page}.md").write_text(text, encoding="utf-8")
        with (pages / NOTES / f"{name}.md").open("a", encoding="utf-8") as notes:
            notes.write(in_words(pages / "balance" / f"{name}.html"))


def front(game: Game) -> str:
    """What a title is, what can be chosen, and where its pages are."""
    about = helping.about(game)
    lines = [f"# {game.title}", about.about, f"{game.fewest} to {game.most} seats, rules version {game.rules}."]
    if game.name in PICTURES:
        lines.append(f"![A table of {game.title}](../../pictures/{PICTURES[game.name]})")
    for group in helping.groups(game.name):
        lines.append(f"## {group.title}")
        lines.append("\n".join(f"- [{sheet.title}]({sheet.name}.md): {sheet.about}" for sheet in group.pages))
    lines.append("## Options\n\n| option | values | |\n|---|---|---|\n" + "\n".join(option_rows(game)))
    lines.append(f"`terrae games {game.name}` lists the same, with the bots that play it.")
    return "\n\n".join(lines) + "\n"


def option_rows(game: Game) -> Iterator[str]:
    for option in game.options:
        values = option.values or option.samples
        shown = ", ".join(f"**`{value}`**" if value == option.default else f"`{value}`" for value in values)
        help_text = option.help(game.name)
        yield f"| `{option.name}` | {shown} | {help_text if known(help_text.key) else ''} |"


def sheet_page(sheet: helping.Sheet) -> str:
    """A page of help with its pictures, and the symbols these are made of."""
    body = "\n\n".join(section_text(section) for section in sheet.sections)
    drawn = symbols(standalone.needed(body))
    return (
        f"# {sheet.title}\n\n{sheet.about}\n\n"
        f'<div class="painted" hidden>{drawn}</div>\n\n'
        f"{body.replace('{colour}', sheet.colour_class)}\n"
    )


def section_text(section: helping.Section) -> str:
    """A heading, paragraphs, a picture, and what there is one by one."""
    lines = [f"## {section.title}", *map(escape, section.texts)]
    if section.signs:
        lines.insert(1, f'<div class="painted signs {{colour}}">{section.signs}</div>')
    if section.picture:
        lines.append(f'<div class="painted {{colour}}">{flat(section.picture)}</div>')
    if section.entries:
        lines.append(f'<ul class="painted entries {{colour}}">{flat("".join(map(entry_item, section.entries)))}</ul>')
    return "\n\n".join(lines)


def entry_item(entry: helping.Line) -> str:
    """A thing with its name and its icons, or a mere sentence."""
    name = f"<b>{escape(entry.name)}</b>" if entry.name else ""
    signs = f"<div>{name}{entry.icons}</div>" if name or entry.icons else ""
    return f"<li{'' if signs else ' class=plain'}>{signs}<p>{escape(entry.text)}</p></li>"


def flat(markup: str) -> str:
    """Markup in one line, which Markdown leaves as it is."""
    return re.sub(r"\s*\n\s*", " ", markup)


def maps(game: Game, folder: Path) -> str:
    """Every land there is, drawn before the first move."""
    lands = {value: option.name for option in game.options for value in option.pictures}
    lines = [f"# Maps of {game.title}"]
    for land, option in (lands or {"standard": ""}).items():
        scene = first_scene(game, {option: land} if option else {})
        for theme in ("light", "dark"):
            (folder / f"{land}-{theme}.svg").write_text(standalone.svg(scene, theme), encoding="utf-8")
        pictures = "".join(f"![The map {land}]({land}-{theme}.svg#only-{theme})" for theme in ("light", "dark"))
        lines += [f"## {land}", pictures]
    return "\n\n".join(lines) + "\n"


def first_scene(game: Game, options: dict[str, str]) -> Scene:
    """A table before anybody has moved, with the most seats that the land allows."""
    for seats in range(game.most, game.fewest, -1):
        with suppress(TerraeError):  # a land for fewer
            return scene_of(game, game.setting(seats, options))
    return scene_of(game, game.setting(game.fewest, options))


def scene_of(game: Game, setting: Setting) -> Scene:
    return game.scene(game.view(Match(game, setting, seed="site").state))


def in_words(report: Path) -> str:
    """What the report on many games says in words, below what people noted."""
    told = IN_WORDS.search(report.read_text(encoding="utf-8"))
    assert told, f"{report} says nothing in words"
    paragraphs = [re.sub(r"</?b>", "**", paragraph) for paragraph in PARAGRAPH.findall(told[1])]
    more = AND_MORE.format(report=f"../balance/{report.name}")
    return "\n\n".join(["", "## What the games say", *paragraphs, more]) + "\n"
